"""What the editor remembers from one time to the next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from mahjong_qt.settings import WindowPlace, as_json, flag_value, good_values, read_object, text_value, window_value
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
        self.settings = EditorSettings(**good_values(self._read(), _READERS))

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
        raw = self._read() | {key: as_json(value) for key, value in values.items()}
        try:
            replace_file(self._path, json.dumps(raw, indent=2).encode() + b"\n")
            remove_leftovers(self._path)
        except OSError as error:
            self.write_failed.emit(error)
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


_READERS: dict[str, Callable[[Any], Any]] = {
    "window": window_value,
    "window_state": text_value,
    "is_grid_shown": flag_value,
    "has_seen_tip": flag_value,
    "folder": text_value,
}
"""What makes a setting of a value of JSON; raises ValueError or TypeError when the value is of another kind."""
