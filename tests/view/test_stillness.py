"""Reduced motion, asked of systems that are made up here; the desktop answers over a real connection."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import ClassInfo, QObject, Slot

from mahjong_qt.view import stillness
from mahjong_qt.view.stillness import (
    Stillness,
    is_motion_wanted_by_system,
    is_wanted_on_kde,
    is_wanted_on_macos,
    is_wanted_on_windows,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot


class Windows:
    """Answers like user32."""

    def __init__(self, is_on: int, does_answer: int = 1) -> None:
        self.is_on, self.does_answer = is_on, does_answer

    def SystemParametersInfoW(self, what: int, size: int, answer: Any, flags: int) -> int:  # noqa: N802
        assert (what, size, flags) == (0x1042, 0, 0)
        if self.does_answer:
            answer._obj.value = self.is_on
        return self.does_answer


class Function:
    """A foreign function: takes its types as attributes."""

    def __init__(self, work: Any) -> None:
        self.work = work
        self.restype: Any = None
        self.argtypes: list[Any] = []

    def __call__(self, *arguments: Any) -> Any:
        assert len(arguments) == len(self.argtypes)
        return self.work(*arguments)


class MacOs:
    """Answers like the Objective-C library with AppKit loaded, or without it."""

    def __init__(self, is_reduced: bool, *, has_workspace: bool = True) -> None:
        self.objc_getClass = Function({b"NSWorkspace": 1}.__getitem__)
        self.sel_registerName = Function(
            {b"sharedWorkspace": 2, b"accessibilityDisplayShouldReduceMotion": 3}.__getitem__
        )
        self.objc_msgSend = Function(lambda *key: {(1, 2): 4 if has_workspace else None, (4, 3): is_reduced}[key])


def test_windows_tells_it() -> None:
    assert is_wanted_on_windows(Windows(1))
    assert not is_wanted_on_windows(Windows(0))
    assert is_wanted_on_windows(Windows(0, does_answer=0))


def test_macos_tells_it() -> None:
    assert is_wanted_on_macos(MacOs(False))
    assert not is_wanted_on_macos(MacOs(True))
    assert is_wanted_on_macos(MacOs(True, has_workspace=False))


@pytest.mark.parametrize(
    ("text", "is_wanted"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", False),
        ("[General]\nName=x\n\n[KDE]\nSingleClick=false\nAnimationDurationFactor = 0.0\n", False),
        ("[KDE]\nAnimationDurationFactor=0.5\n", True),
        ("[KDE]\nSingleClick=false\n", True),
        ("[Other]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=quick\n", True),
        ("\0\ufffd", True),
    ],
)
def test_kde_tells_it_in_its_files(tmp_path: Path, text: str, is_wanted: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    environment = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path), "XDG_CONFIG_DIRS": str(tmp_path)}
    assert is_wanted_on_kde(environment) == is_wanted
    assert is_wanted_on_kde({**environment, "XDG_CURRENT_DESKTOP": "GNOME"})


def test_the_players_own_file_of_kde_comes_first(tmp_path: Path) -> None:
    for name, factor in (("own", 1), ("all", 0)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={factor}\n")
    places = {"XDG_CONFIG_HOME": str(tmp_path / "own"), "XDG_CONFIG_DIRS": str(tmp_path / "all")}
    assert is_wanted_on_kde({"XDG_CURRENT_DESKTOP": "KDE", **places})
    (tmp_path / "own" / "kdeglobals").unlink()
    assert not is_wanted_on_kde({"XDG_CURRENT_DESKTOP": "ubuntu:KDE", **places})


@pytest.mark.parametrize(
    ("platform", "library"), [("win32", "_windows_library"), ("darwin", "_objc_library"), ("linux", "_kde_files")]
)
def test_a_system_that_cannot_be_asked_wants_motion(
    monkeypatch: pytest.MonkeyPatch, platform: str, library: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setattr(stillness, library, fail)
    assert is_motion_wanted_by_system()


@pytest.mark.parametrize(
    ("platform", "library", "system"), [("win32", "_windows_library", Windows), ("darwin", "_objc_library", MacOs)]
)
@pytest.mark.parametrize("is_wanted", [True, False])
def test_each_system_is_asked_in_its_way(
    monkeypatch: pytest.MonkeyPatch, platform: str, library: str, system: Any, is_wanted: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(stillness, library, lambda: system(is_wanted == (platform == "win32")))
    assert is_motion_wanted_by_system() == is_wanted


class Portal(QObject):
    """Answers for a desktop what it was given."""

    answers: dict[str, object]  # by key
    asked: list[str]


def portal_class() -> type[Portal]:
    dbus = pytest.importorskip("PySide6.QtDBus")

    # it is typed as if it took no words
    class_info: Any = ClassInfo

    @class_info({"D-Bus Interface": "org.freedesktop.portal.Settings"})
    class Answering(Portal):
        @Slot(str, str, result=dbus.QDBusVariant)
        def Read(self, _: str, key: str) -> object:  # noqa: N802
            self.asked.append(key)
            return dbus.QDBusVariant(dbus.QDBusVariant(self.answers[key]))

    return Answering


class Desktop:
    """A desktop at the other end of a connection of its own, without any daemon."""

    def __init__(self, qtbot: QtBot, answers: dict[str, object]) -> None:
        dbus = pytest.importorskip("PySide6.QtDBus")
        self._dbus = dbus
        self.portal = portal_class()()
        self.portal.answers, self.portal.asked = answers, []
        self._server = dbus.QDBusServer("unix:tmpdir=/tmp")
        self._server.setAnonymousAuthenticationAllowed(True)
        self._server.newConnection.connect(self._welcome)
        self._ends: list[Any] = []
        self.connection = dbus.QDBusConnection.connectToPeer(self._server.address(), "desktop of the tests")
        qtbot.waitUntil(lambda: bool(self._ends))

    def _welcome(self, end: Any) -> None:
        everything = self._dbus.QDBusConnection.RegisterOption.ExportAllSlots
        if self.portal.answers:
            end.registerObject("/org/freedesktop/portal/desktop", self.portal, everything)
        self._ends.append(end)

    def close(self) -> None:
        self._dbus.QDBusConnection.disconnectFromPeer("desktop of the tests")


@pytest.fixture
def desktop(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Desktop]:
    made = Desktop(qtbot, request.param)
    yield made
    made.close()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="only desktops of Linux have a portal")
@pytest.mark.parametrize(
    ("desktop", "told"),
    [
        ({"reduced-motion": 0, "enable-animations": True}, [True]),
        ({"reduced-motion": 1, "enable-animations": True}, [True, False]),
        ({"reduced-motion": 0, "enable-animations": False}, [True, False]),
        ({"reduced-motion": "1", "enable-animations": 0}, [True]),
    ],
    indirect=["desktop"],
)
def test_a_desktop_is_asked_and_nothing_waits_for_it(desktop: Desktop, qtbot: QtBot, told: list[bool]) -> None:
    asking = Stillness(connect=lambda: desktop.connection)
    answers: list[bool] = []
    asking.answered.connect(answers.append)
    asking.ask()
    assert answers == [True]
    qtbot.waitUntil(lambda: not asking.is_waiting)
    assert desktop.portal.asked == ["reduced-motion", "enable-animations"]
    assert answers == told


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="only desktops of Linux have a portal")
@pytest.mark.parametrize("desktop", [{}], indirect=True)
def test_a_desktop_without_a_portal_says_nothing(desktop: Desktop, qtbot: QtBot) -> None:
    asking = Stillness(connect=lambda: desktop.connection)
    answers: list[bool] = []
    asking.answered.connect(answers.append)
    for _ in range(2):
        asking.ask()
    assert asking.is_waiting
    qtbot.waitUntil(lambda: not asking.is_waiting)
    assert answers == [True, True]


def test_without_a_desktop_there_is_one_answer(qtbot: QtBot) -> None:
    asking = Stillness(connect=lambda: None)
    answers: list[bool] = []
    asking.answered.connect(answers.append)
    asking.ask()
    assert answers == [True]
    assert not asking.is_waiting


def test_no_bus_is_started_where_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert stillness.session_bus() is None
