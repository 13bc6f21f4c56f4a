"""Every setting of the player: its key, its type, its default, and the file that keeps them."""

from __future__ import annotations

import enum
import errno
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from PySide6.QtCore import QObject, Signal

from mahjong_qt.storage import remove_leftovers, replace_file, set_aside

if TYPE_CHECKING:
    from pathlib import Path


DEFAULT_LAYOUT = "turtle"


class Appearance(enum.Enum):
    """Light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


Length: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
"""Logical pixels of a window that can be."""


class WindowPlace(msgspec.Struct, frozen=True):
    """Size of the window in logical pixels, and whether it fills the screen."""

    width: Length
    height: Length
    is_maximized: bool = False
    is_full_screen: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings and their defaults.

    ``language`` is a code such as ``de``, or empty for that of the system; ``layout_id`` is the layout of the next new
    game.
    """

    language: str = ""
    appearance: Appearance = Appearance.SYSTEM
    darken_blocked: bool = True
    highlight_free: bool = False
    motion: bool = True
    show_clock: bool = True
    ask_before_leaving: bool = True
    layout_id: str = DEFAULT_LAYOUT
    window: WindowPlace | None = None


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
        new = msgspec.structs.replace(self.settings, **values)
        if new == self.settings:
            return
        self.settings = new
        self._raw |= {key: msgspec.to_builtins(getattr(new, key)) for key in values}
        try:
            replace_file(self._path, msgspec.json.format(msgspec.json.encode(self._raw)) + b"\n")
            remove_leftovers(self._path)
        except OSError as error:
            self.write_failed.emit(error)
        except RecursionError as error:
            self.write_failed.emit(OSError(errno.EINVAL, str(error)))
        self.changed.emit(new)

    def _read(self) -> dict[str, Any]:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=dict[str, Any])
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            try:
                self.damaged = set_aside(self._path)
            except OSError:
                self.damaged = self._path
            return {}


def _settings_from(raw: dict[str, Any]) -> Settings:
    good = {}
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            try:
                good[field.name] = msgspec.convert(raw[field.name], field.type)
            except msgspec.ValidationError:
                continue
    return Settings(**good)
