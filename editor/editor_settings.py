"""What the editor remembers from one time to the next, and what it reads of the game's settings."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from PySide6.QtCore import QObject, Signal

from mahjong_qt.settings import LONGEST_SIDE, Settings, SettingsStore, WindowPlace
from mahjong_qt.storage import remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class EditorSettings(NamedTuple):
    """What is remembered, and the defaults.

    ``window_state`` is where tool bars and docks are, as Qt puts it, in base 64; ``folder`` is that of the last file
    dialog; ``has_seen_tip`` says that whoever draws here knows the first tip.
    """

    window: WindowPlace | None = None
    window_state: str = ""
    is_grid_shown: bool = True
    has_seen_tip: bool = False
    folder: str = ""


class EditorSettingsStore(QObject):
    """The editor's settings and the file behind them: JSON, in which unknown keys survive.

    Several editors may write it: each writes only the values that it changes.
    """

    changed = Signal(object)
    """The new :class:`EditorSettings`."""

    write_failed = Signal(object)
    """The :class:`OSError` of a write that failed; the settings are in force all the same."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the file; a value of the wrong kind gives way to its default.

        A file that cannot be understood at all is set aside; ``damaged`` then has its new path.
        """
        super().__init__(parent)
        self._path = path
        self.damaged: Path | None = None
        self.settings = _settings_from(self._read())

    def change(self, **values: Any) -> None:
        """Put these values in force, write the file and tell everybody.

        :raises TypeError: when there is no such setting.
        """
        if unknown := values.keys() - set(EditorSettings._fields):
            raise TypeError(f"there is no setting {', '.join(sorted(unknown))}")
        new = self.settings._replace(**values)
        if new == self.settings:
            return
        self.settings = new
        raw = self._read() | {key: _as_json(value) for key, value in values.items()}
        try:
            replace_file(self._path, json.dumps(raw, indent=2).encode() + b"\n")
            remove_leftovers(self._path)
        except OSError as error:
            self.write_failed.emit(error)
        self.changed.emit(new)

    def _read(self) -> dict[str, Any]:
        try:
            return _read_object(self._path)
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            try:
                self.damaged = set_aside(self._path)
            except OSError:
                self.damaged = self._path
            return {}


def read_game_settings(path: Path) -> Settings:
    """Return the settings of the game. A file that the game would set aside is left to the game."""
    try:
        _read_object(path)
    except (OSError, ValueError, RecursionError):
        return Settings()
    return SettingsStore(path).settings


def _read_object(path: Path) -> dict[str, Any]:
    """Return the object in a file.

    :raises OSError: when it cannot be read.
    :raises ValueError: when there is no such object in it.
    :raises RecursionError: when it is nested too deeply.
    """
    raw = json.loads(path.read_bytes().decode(), parse_constant=_refuse_constant)
    if not isinstance(raw, dict):
        raise ValueError("no object")
    return raw


def _settings_from(raw: dict[str, Any]) -> EditorSettings:
    good = {}
    for key, read in _READERS.items():
        if key in raw:
            try:
                good[key] = read(raw[key])
            except (ValueError, TypeError):
                continue
    return EditorSettings(**good)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _window(value: object) -> WindowPlace | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise TypeError(value)
    sides = value.get("width"), value.get("height")
    # true is a number to Python, but no length
    if not all(type(side) is int and 0 < side <= LONGEST_SIDE for side in sides):
        raise ValueError(value)
    return WindowPlace(value["width"], value["height"], _flag(value.get("is_maximized", False)))


_READERS: dict[str, Callable[[Any], Any]] = {
    "window": _window,
    "window_state": _text,
    "is_grid_shown": _flag,
    "has_seen_tip": _flag,
    "folder": _text,
}
"""What makes a setting of a value of JSON; raises ValueError or TypeError when the value is of another kind."""


def _as_json(value: object) -> object:
    return value._asdict() if isinstance(value, WindowPlace) else value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")
