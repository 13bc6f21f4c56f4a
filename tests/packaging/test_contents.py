"""What of PyInstaller's collection goes into the bundle."""

from __future__ import annotations

import pytest

from makers import contents
from makers.product import ROOT


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        r"PySide6\plugins\platforms\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Core.so.6",
        r"PySide6\Qt6Gui.dll",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/QtDBus.abi3.so",
        "resources/tiles/numbers/tiles.svg",
        "resources/translations/mahjong_qt_de.qm",
        "layouts/turtle.json",
        "libxcb-cursor.so.0",
        "libxkbcommon-x11.so.0",
        "libsqlite3.so.0",
        "libpython3.11.so.1.0",
        "libicudata.so.73",
        "libscipy_openblas64_-32a4b2a6.so",
        "numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
        "pyqtgraph/colors/maps/viridis.csv",
    ],
)
def test_what_is_used_is_kept(destination: str) -> None:
    assert contents.is_wanted(destination)


@pytest.mark.parametrize(
    "destination",
    [
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        r"PySide6\plugins\imageformats\qpdf.dll",
        "PySide6/Qt/plugins/egldeviceintegrations/libqeglfs-x11-integration.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Quick.so.6",
        r"PySide6\Qt6Network.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_help_de.qm",
        r"PySide6\opengl32sw.dll",
        "resources/source/app_icon.py",
        "resources/translations/mahjong_qt_de.ts",
        "resources/__pycache__/x.pyc",
        # the player's system has its own, and newer ones
        "libgtk-3.so.0",
        "libstdc++.so.6",
        "libX11.so.6",
        "libxcb-randr.so.0",
        "libglib-2.0.so.0",
        "libcrypto.so.3",
        "libexpat.so.1",
    ],
)
def test_what_nobody_uses_is_left_out(destination: str) -> None:
    assert not contents.is_wanted(destination)


def test_the_languages_are_those_of_the_program() -> None:
    assert {"de", "en"} <= contents.languages()
    assert len(contents.languages()) == len(list((ROOT / "resources" / "translations").glob("*.qm")))


def test_no_module_of_ours_is_excluded() -> None:
    assert not [name for name in contents.EXCLUDED_MODULES if name.split(".")[0] in ("mahjong_qt", "editor")]


def test_only_what_a_program_needs_is_run_before_it() -> None:
    # the command for layouts computes in processes of its own
    assert "pyi_rth_multiprocessing" not in contents.unwanted_hooks("linux", has_window=False)
    assert "pyi_rth_multiprocessing" in contents.unwanted_hooks("linux", has_window=True)
    # elsewhere than on Linux Qt is told where it lies
    assert "pyi_rth_pyside6" in contents.unwanted_hooks("linux", has_window=True)
    assert "pyi_rth_pyside6" not in contents.unwanted_hooks("win32", has_window=True)
