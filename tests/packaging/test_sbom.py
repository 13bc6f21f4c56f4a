from __future__ import annotations

import hashlib
import json
import re
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from mahjong_qt import __version__
from makers import sbom_parts
from makers.embedded import find_embedded
from makers.licences import Component
from makers.origins import Origins
from makers.sbom import make_sbom, write_sbom
from makers.sbom_parts import licence_of, read_pins
from makers.steps import PackagingError

CODE = b"\x7fELF" + bytes(60)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """What PyInstaller leaves, with made-up files in the place of libraries."""
    inside = tmp_path / "mahjong-qt" / "_internal"
    (inside / "PySide6" / "Qt" / "lib").mkdir(parents=True)
    (inside / "msgspec").mkdir()
    (inside / "shiboken6").mkdir()
    (inside / "PySide6" / "Qt" / "lib" / "libQt6Gui.so.6").write_bytes(
        CODE + b"\nlibpng error: %s\0libpng version 1.6.99\n"
    )
    (inside / "msgspec" / "_core.so").write_bytes(CODE)
    (inside / "msgspec" / "notes.txt").write_text("no code")
    (inside / "msgspec" / "again.so").symlink_to("_core.so")
    return tmp_path / "mahjong-qt"


def components(text: str) -> dict[str, dict[str, Any]]:
    return {part["name"]: part for part in json.loads(text)["components"]}


@pytest.fixture(scope="module")
def bill() -> str:
    return make_sbom()


def test_the_bill_is_valid_and_about_this_version(bill: str) -> None:
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(bill) is None
    root = json.loads(bill)["metadata"]["component"]
    assert (root["name"], root["version"]) == ("mahjong-qt", __version__)


def test_it_names_what_ships_and_nothing_of_development(bill: str) -> None:
    parts = components(bill)
    for name in ("pyside6-essentials", "msgspec", "defusedxml", "tqdm", "pyqtgraph", "numpy"):
        assert parts[name]["version"] == metadata.version(name)
        assert parts[name]["licenses"]
    assert {"Qt", "CPython", "PyInstaller boot loader", "PCRE2"} <= parts.keys()
    assert not {"pytest", "pyinstaller", "cyclonedx-bom", "pyyaml", "requests"} & parts.keys()
    assert parts["Qt"]["version"].startswith("6.")


def test_pinned_files_are_named_by_their_hashes(bill: str) -> None:
    version = metadata.version("msgspec")
    (reference,) = components(bill)["msgspec"]["externalReferences"]
    assert {digest["content"] for digest in reference["hashes"]} == set(read_pins()[f"msgspec=={version}"])


def test_who_needs_whom_is_told(bill: str) -> None:
    needs = {
        entry["ref"].partition("@")[0]: {need.partition("@")[0] for need in entry.get("dependsOn", [])}
        for entry in json.loads(bill)["dependencies"]
    }
    assert "pkg:pypi/numpy" in needs["pkg:pypi/pyqtgraph"]
    assert needs["pkg:pypi/pyside6-essentials"] == {"pkg:pypi/shiboken6", "pkg:generic/qt"}
    assert {"pkg:pypi/msgspec", "pkg:generic/cpython"} <= needs["pkg:generic/mahjong-qt"]


def test_of_a_bundle_each_binary_is_listed_and_only_what_is_in_it(bundle: Path) -> None:
    parts = components(make_sbom(bundle))
    files = {name: part for name, part in parts.items() if part["type"] == "file"}
    assert files.keys() == {"_internal/PySide6/Qt/lib/libQt6Gui.so.6", "_internal/msgspec/_core.so"}
    (digest,) = files["_internal/msgspec/_core.so"]["hashes"]
    assert digest == {"alg": "SHA-256", "content": hashlib.sha256(CODE).hexdigest()}
    assert parts["libpng"]["version"] == "1.6.99"
    assert "msgspec" in parts
    assert "numpy" not in parts


def test_the_same_input_makes_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bill: str) -> None:
    assert write_sbom(tmp_path / "new" / "bill.json").read_text("utf-8") == bill
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1764500000")
    dated = json.loads(make_sbom())
    assert dated["metadata"].pop("timestamp") == "2025-11-30T10:53:20+00:00"
    assert dated == json.loads(bill)


def test_another_content_has_another_serial_number(bundle: Path) -> None:
    before = json.loads(make_sbom(bundle))["serialNumber"]
    (bundle / "_internal" / "msgspec" / "_core.so").write_bytes(CODE + b"\0")
    assert json.loads(make_sbom(bundle))["serialNumber"] != before
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", before)


@pytest.mark.parametrize(
    ("name", "content", "found"),
    [
        ("libQt6Core.so.6", b"quantifier does not follow a repeatable item\00010.49 2026-09-28\0", ("PCRE2", "10.49")),
        ("Qt6Core.dll", b"quantifier does not follow a repeatable item", ("PCRE2", "")),
        ("libicuuc.so.73", b"icudt7310", ("ICU", "73")),
        ("libcrypto.so.3", b"OpenSSL 3.0.15 3 Sep 2024", ("OpenSSL", "3.0.15")),
        ("QtGui", b"HB_SHAPER_LIST\00011.2.1\0", ("HarfBuzz", "11.2.1")),
    ],
)
def test_libraries_are_found_by_their_traces(tmp_path: Path, name: str, content: bytes, found: tuple[str, str]) -> None:
    (tmp_path / name).write_bytes(CODE + content)
    assert [(part.library, part.version) for part in find_embedded([tmp_path / name])] == [found]


def test_packages_of_the_system_are_named_with_their_vendor_and_a_licence_of_spdx_or_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = [Component(name, "1-2", "Expat; GPL-2+", {}, "") for name in ("libffi8", "libmade1")]
    monkeypatch.setattr(sbom_parts, "system_components", lambda origins: parts)
    monkeypatch.setattr("platform.freedesktop_os_release", lambda: {"ID": "debian"})
    packages = {"libffi8": ["libffi.so.8"], "libmade1": ["libmade.so.1"]}
    ffi, made = sbom_parts.system_libraries(Origins(frozenset(), packages))
    assert str(ffi.purl) == "pkg:deb/debian/libffi8@1-2"
    assert [getattr(licence, "id", None) for licence in ffi.licenses] == ["MIT"]
    assert [getattr(licence, "name", None) for licence in made.licenses] == ["NOASSERTION"]


def test_two_possible_versions_are_none(tmp_path: Path) -> None:
    (tmp_path / "libQt6Gui.so.6").write_bytes(b"HB_SHAPER_LIST\00011.2.1\0 \00012.0.0\0")
    (tmp_path / "other.so").write_bytes(b"HB_SHAPER_LIST")
    (part,) = find_embedded(sorted(tmp_path.iterdir()))
    assert part.version == ""


def test_a_licence_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "odd-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\nLicense: ask me\n")
    with pytest.raises(PackagingError, match="odd names no licence"):
        licence_of(metadata.Distribution.at(folder))
