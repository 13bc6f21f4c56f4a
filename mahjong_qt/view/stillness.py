"""Whether the system asks programs to keep still: reduced motion, animations switched off."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher

SPI_GETCLIENTAREAANIMATION = 0x1042
"""The question of SystemParametersInfo for what Windows calls "Animation effects" (Win32 documentation, winuser.h)."""

PATIENCE = 1000
"""Milliseconds after which a desktop that does not answer is taken to want motion; nothing waits for it."""

QUESTIONS = (("org.freedesktop.appearance", "reduced-motion"), ("org.gnome.desktop.interface", "enable-animations"))
"""Settings that the portal of a Linux desktop may know; the first is 1 for less motion, the second false."""

_LARGEST_FILE = 1 << 20


class Stillness(QObject):
    """Finds out whether the system wants motion. To be asked after the first paint; nothing ever waits for it."""

    answered = Signal(bool)
    """Whether the system wants motion; comes at once when asked, and again when a desktop that was asked says no."""

    def __init__(
        self, parent: QObject | None = None, connect: Callable[[], QDBusConnection | None] | None = None
    ) -> None:
        """``connect`` gives the connection to the desktop, or None when there is none; by default the session's."""
        super().__init__(parent)
        self._connect = connect or session_bus
        self._asked: dict[QDBusPendingCallWatcher, str] = {}

    @property
    def is_waiting(self) -> bool:
        """Whether the desktop was asked and has not answered yet."""
        return bool(self._asked)

    def ask(self) -> None:
        """Ask the system; may be called again, for it may have changed."""
        is_wanted = is_motion_wanted_by_system()
        self.answered.emit(is_wanted)
        if is_wanted and not self._asked and sys.platform not in ("win32", "darwin"):
            self._ask_desktop()

    def _ask_desktop(self) -> None:
        bus = self._connect()
        if bus is None:
            return
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        for question in QUESTIONS:
            message = QDBusMessage.createMethodCall(
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings",
                # its successor ReadOne is not known everywhere yet
                "Read",
            )
            message.setArguments(list(question))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, PATIENCE), self)
            watcher.finished.connect(self._take)
            self._asked[watcher] = question[1]

    def _take(self, watcher: QDBusPendingCallWatcher) -> None:
        key = self._asked.pop(watcher)
        # an error has a text as its argument, which stands for nothing
        is_no = any(_is_no(key, _unwrapped(argument)) for argument in watcher.reply().arguments())
        watcher.deleteLater()
        if is_no:
            self.answered.emit(False)


def is_motion_wanted_by_system() -> bool:
    """Say what can be known without waiting for anybody; True as long as nothing speaks against motion.

    Windows tells it by a call; macOS by one to AppKit, which is documented, as the file behind its settings is not; KDE
    in its files. Other desktops have to be asked, see :class:`Stillness`.
    """
    try:
        if sys.platform == "win32":
            return is_wanted_on_windows(_windows_library())
        if sys.platform == "darwin":
            return is_wanted_on_macos(_objc_library())
        return is_wanted_on_kde(os.environ)
    except (OSError, AttributeError, KeyError, ValueError):
        return True


def is_wanted_on_windows(user32: Any) -> bool:
    """Ask Windows for its client area animation."""
    import ctypes

    is_on = ctypes.c_int(1)
    done = user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_on), 0)
    return not done or bool(is_on.value)


def is_wanted_on_macos(objc: Any) -> bool:
    """Ask NSWorkspace whether motion is to be reduced, as Apple's documentation has it; Qt has loaded AppKit."""
    import ctypes

    pointer = ctypes.c_void_p
    objc.objc_getClass.restype, objc.objc_getClass.argtypes = pointer, [ctypes.c_char_p]
    objc.sel_registerName.restype, objc.sel_registerName.argtypes = pointer, [ctypes.c_char_p]
    send = objc.objc_msgSend
    send.restype, send.argtypes = pointer, [pointer, pointer]
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    if not workspace:
        return True
    send.restype = ctypes.c_bool
    return not send(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion"))


def is_wanted_on_kde(environment: Mapping[str, str]) -> bool:
    """Read from the files of KDE whether its animations take no time; other desktops do not count."""
    if "KDE" not in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return True
    for path in _kde_files(environment):
        factor = _animation_factor(path)
        if factor is not None:
            return factor > 0.0
    return True


def session_bus() -> QDBusConnection | None:
    """Return the connection to the desktop, or None where there is none."""
    # asked without an address, the library would start a bus of its own
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ and not (runtime and Path(runtime, "bus").exists()):
        return None
    try:
        from PySide6.QtDBus import QDBusConnection
    except ImportError:
        return None
    bus = QDBusConnection.sessionBus()
    return bus if bus.isConnected() else None


def _is_no(key: str, value: object) -> bool:
    """Say whether the answer of a desktop is that it wants no motion."""
    return value is False if key == "enable-animations" else type(value) is int and value == 1


def _unwrapped(value: Any) -> object:
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _kde_files(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield where KDE keeps its settings, the player's own first."""
    own = environment.get("XDG_CONFIG_HOME") or str(Path(environment.get("HOME", "")) / ".config")
    for folder in (own, *(environment.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(":")):
        if folder:
            yield Path(folder) / "kdeglobals"


def _animation_factor(path: Path) -> float | None:
    """Return what a file says of the length of animations, or None."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            lines = file.read(_LARGEST_FILE).splitlines()
    except OSError:
        return None
    group = ""
    for line in lines:
        if line.startswith("["):
            group = line.strip()
        key, _, value = line.partition("=")
        if group == "[KDE]" and key.strip() == "AnimationDurationFactor":
            try:
                return float(value)
            except ValueError:
                return None
    return None


def _windows_library() -> Any:
    import ctypes

    return vars(ctypes)["windll"].user32


def _objc_library() -> Any:
    import ctypes
    from ctypes.util import find_library

    return ctypes.CDLL(find_library("objc"))
