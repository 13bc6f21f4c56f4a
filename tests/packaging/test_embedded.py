from __future__ import annotations

from pathlib import Path

import pytest

from makers.embedded import TRACES, Embedded, check_notices, find_embedded
from makers.licences import TEXTS, component_from
from makers.origins import closure
from makers.steps import PackagingError

# their texts come with the packages of the building system
OF_THE_SYSTEM = {"SQLite", "zlib", "OpenSSL", "Expat"}


def part(library: str) -> Embedded:
    return Embedded(library, "", "", Path(f"lib{library}.so"))


def test_every_library_that_wheels_bring_is_named_by_a_text_that_ships() -> None:
    files = [file for item in closure() for file in component_from(item).texts.values()]
    texts = [file.read_text("utf-8", errors="replace") for file in files]
    check_notices([part(trace.library) for trace in TRACES if trace.library not in OF_THE_SYSTEM], texts)


def test_all_libraries_that_no_text_names_are_told() -> None:
    text = (TEXTS / "qt-imageformats-parts.txt").read_text("utf-8")
    check_notices([part("libtiff"), part("libwebp")], ["something else", text])
    with pytest.raises(PackagingError, match=r"names: libtiff in liblibtiff\.so, ICU in libICU\.so$"):
        check_notices([part("libtiff"), part("ICU")], ["License: GPL", "the ICU library"])


@pytest.mark.parametrize(("version", "licence"), [("73", "Unicode-DFS-2016"), ("74", "Unicode-3.0")])
def test_the_licence_of_icu_is_that_of_its_version(tmp_path: Path, version: str, licence: str) -> None:
    (tmp_path / "libicuuc.so").write_bytes(b"icudt" + version.encode())
    assert [found.licence for found in find_embedded([tmp_path / "libicuuc.so"])] == [licence]


def test_an_icu_of_an_unknown_licence_is_refused(tmp_path: Path) -> None:
    (tmp_path / "libicuuc.so").write_bytes(b"icudt48")
    with pytest.raises(PackagingError, match="ICU 48"):
        find_embedded([tmp_path / "libicuuc.so"])


@pytest.mark.parametrize(
    ("name", "content", "library"),
    [
        ("libgfortran-040039e1.so.5.0.0", b"_gfortran_abort", "libgfortran"),
        ("libquadmath-96973f99.so.0.0.0", b"quadmath", "libquadmath"),
        ("libQt6WaylandClient.so.6", b"xdg_wm_base", "Wayland protocols"),
    ],
)
def test_further_libraries_are_found(tmp_path: Path, name: str, content: bytes, library: str) -> None:
    (tmp_path / name).write_bytes(content)
    assert [found.library for found in find_embedded([tmp_path / name])] == [library]
