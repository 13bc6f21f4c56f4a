"""What the bundle holds: which modules, plugins and libraries of all that PyInstaller finds, and why.

PyInstaller collects whatever could be wanted: every plugin of a Qt module, and each library of the building machine
that one of them is linked to. A player's system has its own, newer ones; a plugin for which it has none is passed over.
"""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from makers.product import ROOT

EXCLUDED_MODULES = [
    # pyqtgraph, numpy and msgspec can use these, and do without
    *("OpenGL", "cupy", "h5py", "matplotlib", "scipy", "colorcet", "IPython", "jupyter_rfb", "numba", "pytest"),
    *("psutil", "typing_extensions", "yaml", "tomli_w", "pyqtgraph.examples", "pyqtgraph.opengl", "pyqtgraph.jupyter"),
    *("numpy.f2py", "numpy.distutils", "PySide6.QtTest"),
    # the program opens no connection; hashes are made by Python itself, without OpenSSL's 6 MB
    *("PySide6.QtNetwork", "ssl", "_ssl", "_hashlib", "_uuid"),
    # for people who write programs
    *("pydoc_data", "pdb", "doctest", "lib2to3", "idlelib", "ensurepip", "distutils", "setuptools", "pip"),
    *("tkinter", "turtle", "turtledemo", "curses", "_curses", "readline", "test", "xmlrpc", "attr", "attrs"),
]
"""Modules that nothing in the program imports, or can be without."""

PLUGINS = frozenset(
    {
        # what draws the windows; offscreen draws tile sets in a process of their own and the self-test
        *("platforms/qxcb", "platforms/qwayland", "platforms/qoffscreen", "platforms/qwindows", "platforms/qcocoa"),
        # the player's fonts, colours and file dialogs
        *("platformthemes/qgtk3", "platformthemes/qxdgdesktopportal"),
        *("styles/qmodernwindowsstyle", "styles/qwindowsvistastyle", "styles/qmacstyle"),
        # names typed in Chinese, Japanese or with dead keys
        *(
            "platforminputcontexts/composeplatforminputcontextplugin",
            "platforminputcontexts/ibusplatforminputcontextplugin",
        ),
        # pictures that a player may put on the table, tile sets and icons; Qt itself has PNG and BMP
        *("imageformats/qgif", "imageformats/qjpeg", "imageformats/qsvg", "imageformats/qtiff", "imageformats/qwebp"),
        "iconengines/qsvgicon",
        # frames and the usual kind of window under Wayland
        *(
            "wayland-decoration-client/adwaita",
            "wayland-decoration-client/bradient",
            "wayland-shell-integration/xdg-shell",
        ),
    }
)
"""The plugins of Qt that are kept, without what each system puts before and behind their names."""

QT_MODULES = frozenset({"Core", "DBus", "Gui", "OpenGL", "OpenGLWidgets", "Svg", "Widgets", "XcbQpa", "WaylandClient"})
"""The libraries of Qt that are kept. Nothing here draws with OpenGL, but pyqtgraph imports it with its curves."""

BROUGHT_LIBRARIES = frozenset(
    {
        # Python's own: their version is that of the machine that built it
        *("libbz2", "libffi", "liblzma", "libsqlite3"),
        # Qt's xcb plugin needs these, and many desktops lack at least one of them
        *("libxcb-cursor", "libxcb-icccm", "libxcb-image", "libxcb-keysyms", "libxcb-render-util", "libxcb-util"),
        *("libxcb-xkb", "libxkbcommon", "libxkbcommon-x11"),
    }
)
"""Libraries of the building Linux system that are brought along; all others are those of the player's system."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?([A-Z]\w*?)(?:\.so[.\d]*|\.dll|\.framework|\.abi3\.so|\.pyd|\.\d+\.dylib)?$")
_WHEEL_LIBRARY = re.compile(r"lib(?:icu|pyside6|shiboken6|python3|scipy_openblas|gfortran-|quadmath-)")


def is_wanted(destination: str) -> bool:
    """Say whether a file of PyInstaller's collection goes into the bundle, by its place in there."""
    path = PurePosixPath(destination.replace("\\", "/"))
    if "plugins" in path.parts and "PySide6" in path.parts:
        return _is_wanted_plugin(path)
    if "PySide6" in path.parts and path.suffix == ".qm":
        return path.stem.startswith("qtbase_") and path.stem.removeprefix("qtbase_") in languages()
    if path.name.startswith(("Qt6", "libQt6")) or ".framework" in destination:
        return all(_is_wanted_qt(part) for part in path.parts)
    if path.parts[0] == "resources":
        return path.parts[1:2] != ("source",) and "__pycache__" not in path.parts and path.suffix != ".ts"
    if path.parts[:3] == ("pyqtgraph", "icons", "peegee") or path.name in ("opengl32sw.dll", "py.typed"):
        # what pyqtgraph shows of itself; a driver in software that nothing here draws with
        return False
    if len(path.parts) == 1 and re.search(r"\.so(\.|$)", path.name):
        return _is_brought(path.name)
    return True


def unwanted_hooks(platform: str, *, has_window: bool) -> frozenset[str]:
    """Return those of PyInstaller's scripts, run at every start before the program, that a program does without.

    They are for modules in an archive, which ours are not in, and for processes that only the command for layouts has.
    On Linux, Qt finds its plug-ins from where it lies; PyInstaller's way loads Qt to tell it so, also in the worker and
    in the command, which want none. Together they would take a fifth of a second of each start.
    """
    hooks = {"pyi_rth_inspect", "pyi_rth_pkgutil"}
    if platform == "linux":
        hooks.add("pyi_rth_pyside6")
    if has_window:
        hooks.add("pyi_rth_multiprocessing")
    return frozenset(hooks)


def languages() -> frozenset[str]:
    """Return the codes of the languages that the program speaks."""
    files = (ROOT / "resources" / "translations").glob("mahjong_qt_*.qm")
    return frozenset(file.stem.removeprefix("mahjong_qt_") for file in files)


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    folder, name = path.parts[-2:]
    stem = re.sub(r"^lib|\.(so|dll|dylib)$", "", name)
    return f"{folder}/{stem}" in PLUGINS


def _is_wanted_qt(part: str) -> bool:
    match = _QT_LIBRARY.match(part)
    return match is None or match[1] in QT_MODULES


def _is_brought(name: str) -> bool:
    stem = name.split(".so", maxsplit=1)[0]
    return stem in BROUGHT_LIBRARIES or stem.startswith("libQt6") or _WHEEL_LIBRARY.match(name) is not None
