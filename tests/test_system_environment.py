"""What a frozen program hands on to programs that it starts."""

from __future__ import annotations

import os
import sys

import pytest

from mahjong_qt.system_environment import restore_system_environment

INSIDE = "/usr/lib/mahjong-qt/_internal"


@pytest.fixture(autouse=True)
def bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", INSIDE, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", INSIDE)
    monkeypatch.setenv("QT_PLUGIN_PATH", f"{INSIDE}/PySide6/Qt/plugins")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    # known to monkeypatch, so that it is taken away again
    monkeypatch.setenv("PYINSTALLER_RESET_ENVIRONMENT", "")


def test_others_get_no_library_and_no_plugin_of_ours() -> None:
    restore_system_environment()
    assert "LD_LIBRARY_PATH" not in os.environ
    assert "QT_PLUGIN_PATH" not in os.environ
    # the boot loader of the worker leads its own process into the bundle again
    assert os.environ["PYINSTALLER_RESET_ENVIRONMENT"] == "1"


def test_the_players_own_values_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt/lib")
    restore_system_environment()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


@pytest.mark.parametrize(("name", "value"), [("platform", "win32"), ("frozen", False)])
def test_elsewhere_nothing_is_changed(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    monkeypatch.setattr(sys, name, value, raising=False)
    before = dict(os.environ)
    restore_system_environment()
    assert dict(os.environ) == before
