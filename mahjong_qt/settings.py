"""Every setting of the player: its key, its type, its default, and the file that keeps them."""

from __future__ import annotations

import enum
import errno
import json
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from PySide6.QtCore import QObject, Signal

from mahjong_qt.art.tile_style import DEFAULT_BACK, Corner, FaceColour, Relief
from mahjong_qt.engine.mode import CHALLENGE, CLASSIC, EASY, PURE, SHISEN_SHO, ZEN, mode_of
from mahjong_qt.engine.play.wish import DealChoice, DealWish
from mahjong_qt.storage import remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path


DEFAULT_TILE_SET = "hong-kong"
DEFAULT_BACKGROUND = "felt"
DEFAULT_LAYOUT = "turtle"
DEFAULT_FIELD = "shisen-18x8"

_LAYOUTS = {
    CLASSIC: "layout_id", EASY: "easy_layout", CHALLENGE: "challenge_layout", ZEN: "zen_layout", PURE: "pure_layout",
    SHISEN_SHO: "field_id",
}  # fmt: skip
"""The setting that has the layout of each mode in which the player chooses it."""

_WISHES = {CLASSIC: "deal_wish", PURE: "pure_wish", SHISEN_SHO: "field_wish"}
"""The setting that has the kind of deal of each mode in which the player chooses it."""


class Appearance(enum.Enum):
    """Light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


LONGEST_SIDE = 100_000
"""Logical pixels of the widest window that can be."""


LOUDEST = 100
"""The largest volume."""


class WindowPlace(NamedTuple):
    """Size of the window in logical pixels, and whether it is maximised."""

    width: int
    height: int
    is_maximized: bool = False


class Settings(NamedTuple):
    """The settings and their defaults.

    ``language`` is a code such as ``de``, or empty for that of the system; ``layout_id`` and ``deal_wish`` are the
    layout and the kind of deal of the next new game; ``show_light`` shows at all times whether the game can still be
    won, ``warn_early`` tells of a lost game while there are pairs left; ``has_taken_pair`` says that whoever plays here
    has found a pair once. ``mode`` was played last; ``field_id``, ``field_wish`` and ``has_gravity`` are for Shisen-sho
    what the first two of these are for Mahjong Solitaire, and whether tiles fall; ``has_met_shisen`` says that whoever
    plays here was told its rule once. ``easy_layout`` and its like are the layouts chosen last in the other modes, and
    ``pure_wish`` is what ``deal_wish`` is, for Pure. ``show_light_always`` shows the light, and warns, in modes that
    begin without; ``show_figures_always`` shows time and points in Zen.

    ``tile_set`` is the id of the faces; ``back`` (a colour as ``#rrggbb``), ``face``, ``relief`` and ``corner`` are how
    the bodies look. ``background`` is the kind of table, and ``background_picture`` the file of the player's own one.
    ``show_tray`` shows the pairs that were taken beside the board. ``motion`` lets tiles move, where the system does
    not ask for stillness. ``volume`` of the sounds is 0 to 100.
    """

    language: str = ""
    appearance: Appearance = Appearance.SYSTEM
    darken_blocked: bool = True
    highlight_free: bool = False
    motion: bool = True
    show_clock: bool = True
    ask_before_leaving: bool = True
    layout_id: str = DEFAULT_LAYOUT
    deal_wish: DealWish = DealWish.NORMAL
    show_light: bool = True
    warn_early: bool = True
    has_taken_pair: bool = False
    mode: str = CLASSIC
    field_id: str = DEFAULT_FIELD
    field_wish: DealWish = DealWish.SOLVABLE
    has_gravity: bool = False
    has_met_shisen: bool = False
    easy_layout: str = "butterfly"
    challenge_layout: str = "fortress"
    zen_layout: str = "butterfly"
    pure_layout: str = DEFAULT_LAYOUT
    pure_wish: DealWish = DealWish.SOLVABLE
    show_light_always: bool = False
    show_figures_always: bool = False
    tile_set: str = DEFAULT_TILE_SET
    back: str = DEFAULT_BACK
    face: FaceColour = FaceColour.IVORY
    relief: Relief = Relief.DEEP
    corner: Corner = Corner.LOWER_RIGHT
    background: str = DEFAULT_BACKGROUND
    background_picture: str = ""
    show_tray: bool = False
    sound: bool = True
    volume: int = 60
    window: WindowPlace | None = None


def choice_for(settings: Settings, mode_id: str) -> tuple[str, DealChoice]:
    """Return the layout, and the kind of deal, that the player chose last in a mode, or that it has of itself."""
    mode = mode_of(mode_id)
    layout_id = getattr(settings, _LAYOUTS[mode.id]) if mode.id in _LAYOUTS else mode.layout_id
    wish = getattr(settings, _WISHES[mode.id]) if mode.id in _WISHES else mode.wish or DealWish.SOLVABLE
    return layout_id, DealChoice(wish, settings.has_gravity and mode.id == SHISEN_SHO)


def settings_for(mode_id: str, layout_id: str, choice: DealChoice) -> dict[str, Any]:
    """Return the settings that remember a choice, and the mode that is played with it."""
    mode = mode_of(mode_id)
    values: dict[str, Any] = {"mode": mode.id}
    if mode.id in _LAYOUTS:
        values[_LAYOUTS[mode.id]] = layout_id
    if mode.id in _WISHES:
        values[_WISHES[mode.id]] = choice.wish
    if mode.id == SHISEN_SHO:
        values["has_gravity"] = choice.has_gravity
    return values


class SettingsStore(QObject):
    """The settings in force and the file behind them: JSON, in which unknown keys survive."""

    changed = Signal(object)
    """The new :class:`Settings`."""

    write_failed = Signal(object)
    """The :class:`OSError` of a write that failed; the settings are in force all the same."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the file; a value of the wrong kind gives way to its default.

        A file that cannot be understood at all is set aside; ``damaged`` then has its new path.
        """
        super().__init__(parent)
        self._path = path
        self.damaged: Path | None = None
        self._raw = self._read()
        self.settings = _settings_from(self._raw)

    def change(self, **values: Any) -> None:
        """Put these values in force, write the file and tell everybody.

        :raises TypeError: when there is no such setting.
        """
        if unknown := values.keys() - set(Settings._fields):
            raise TypeError(f"there is no setting {', '.join(sorted(unknown))}")
        new = self.settings._replace(**values)
        if new == self.settings:
            return
        self.settings = new
        self._raw |= {key: as_json(getattr(new, key)) for key in values}
        try:
            replace_file(self._path, json.dumps(self._raw, indent=2).encode() + b"\n")
            remove_leftovers(self._path)
        except OSError as error:
            self.write_failed.emit(error)
        except RecursionError as error:
            self.write_failed.emit(OSError(errno.EINVAL, str(error)))
        self.changed.emit(new)

    def _read(self) -> dict[str, Any]:
        try:
            return read_object(self._path)
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            try:
                self.damaged = set_aside(self._path)
            except OSError:
                self.damaged = self._path
            return {}


def read_object(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file.

    :raises OSError: when it cannot be read.
    :raises ValueError: when there is no such object in it.
    :raises RecursionError: when it is nested too deeply.
    """
    raw = json.loads(path.read_bytes().decode(), parse_constant=_refuse_constant)
    if not isinstance(raw, dict):
        raise ValueError("no object")
    return raw


def read_settings(path: Path) -> Settings:
    """Return the settings in a file, or the defaults; a file that cannot be understood stays where it is."""
    try:
        return _settings_from(read_object(path))
    except (OSError, ValueError, RecursionError):
        return Settings()


def good_values(raw: dict[str, Any], readers: Mapping[str, Callable[[Any], Any]]) -> dict[str, Any]:
    """Return the values of an object that are of the right kind, made into what their readers make of them."""
    good = {}
    for key, read in readers.items():
        if key in raw:
            try:
                good[key] = read(raw[key])
            except (ValueError, TypeError):
                continue
    return good


def _settings_from(raw: dict[str, Any]) -> Settings:
    return Settings(**good_values(raw, _READERS))


def text_value(value: object) -> str:
    """Return a text as what it is.

    :raises TypeError: when it is none.
    """
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def flag_value(value: object) -> bool:
    """Return a yes or no as what it is.

    :raises TypeError: when it is none.
    """
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


_HEX_DIGITS = set("0123456789abcdefABCDEF")


def colour_value(value: object) -> str:
    """Return a colour as ``#rrggbb`` in small letters.

    :raises TypeError: when it is no text.
    :raises ValueError: when it is no such colour.
    """
    text = text_value(value)
    if len(text) != 7 or text[0] != "#" or not set(text[1:]) <= _HEX_DIGITS:
        raise ValueError(value)
    return text.lower()


def _volume(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LOUDEST:
        raise ValueError(value)
    return value


def _side(value: object) -> int:
    # true is a number to Python, but no length
    if type(value) is not int or not 0 < value <= LONGEST_SIDE:
        raise ValueError(value)
    return value


def window_value(value: object) -> WindowPlace | None:
    """Return the place of a window from what :func:`as_json` made of it.

    :raises TypeError: when it is no object with a width and a height.
    :raises ValueError: when no window can be so large.
    """
    if value is None:
        return None
    if not isinstance(value, dict) or not {"width", "height"} <= value.keys():
        raise TypeError(value)
    return WindowPlace(_side(value["width"]), _side(value["height"]), flag_value(value.get("is_maximized", False)))


_READERS: dict[str, Callable[[Any], Any]] = {
    "language": text_value,
    "appearance": Appearance,
    "darken_blocked": flag_value,
    "highlight_free": flag_value,
    "motion": flag_value,
    "show_clock": flag_value,
    "ask_before_leaving": flag_value,
    "layout_id": text_value,
    "deal_wish": DealWish,
    "show_light": flag_value,
    "warn_early": flag_value,
    "has_taken_pair": flag_value,
    "mode": text_value,
    "field_id": text_value,
    "field_wish": DealWish,
    "has_gravity": flag_value,
    "has_met_shisen": flag_value,
    "easy_layout": text_value,
    "challenge_layout": text_value,
    "zen_layout": text_value,
    "pure_layout": text_value,
    "pure_wish": DealWish,
    "show_light_always": flag_value,
    "show_figures_always": flag_value,
    "tile_set": text_value,
    "back": colour_value,
    "face": FaceColour,
    "relief": Relief,
    "corner": Corner,
    "background": text_value,
    "background_picture": text_value,
    "show_tray": flag_value,
    "sound": flag_value,
    "volume": _volume,
    "window": window_value,
}
"""What makes a setting of a value of JSON; raises ValueError or TypeError when the value is of another kind."""


def as_json(value: object) -> object:
    """Return what stands for the value of a setting in a file."""
    if isinstance(value, enum.Enum):
        return value.value
    return value._asdict() if isinstance(value, WindowPlace) else value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")
