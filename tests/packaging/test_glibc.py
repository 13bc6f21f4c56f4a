from __future__ import annotations

import struct
from typing import TYPE_CHECKING

import pytest

from makers.elf import symbols_of, version_needs
from makers.glibc import check_cxx, check_glibc, elf_hash, lower_glibc, needed_glibc
from makers.steps import PackagingError
from tests.packaging.made_elf import AARCH64, RISCV, without_section_headers, write_elf

if TYPE_CHECKING:
    from pathlib import Path

    from makers.elf import VersionNeed

# what Python's cmath module asks for when it is linked on Debian 12
CMATH = {
    "libm.so.6": {"GLIBC_2.35": ["hypot"], "GLIBC_2.29": ["log", "exp"], "GLIBC_2.2.5": ["sin"]},
    "libc.so.6": {"GLIBC_2.2.5": ["free"]},
}


def need_of(path: Path, symbol: str) -> VersionNeed:
    [need] = [need for need in version_needs(path) if symbol in symbols_of(path, need)]
    return need


def test_each_file_needs_the_newest_version_of_any_of_its_symbols(tmp_path: Path) -> None:
    cmath = write_elf(tmp_path / "deep" / "cmath.so", CMATH)
    old = write_elf(tmp_path / "old.so", {"libc.so.6": {"GLIBC_2.9": ["pipe2"], "GLIBC_2.10": ["psiginfo"]}})
    plain = write_elf(tmp_path / "plain.so", {})
    (tmp_path / "text.txt").write_text("no program")
    assert needed_glibc(tmp_path) == {cmath: (2, 35), old: (2, 10), plain: (0, 0)}


def test_versions_of_other_libraries_are_no_versions_of_glibc(tmp_path: Path) -> None:
    path = write_elf(tmp_path / "a.so", {"libstdc++.so.6": {"GLIBCXX_3.4.99": ["_Znwm"]}})
    assert needed_glibc(tmp_path) == {path: (0, 0)}


def test_a_way_of_loading_counts_as_the_version_that_brought_it(tmp_path: Path) -> None:
    path = write_elf(tmp_path / "a.so", {"libc.so.6": {"GLIBC_ABI_DT_RELR": []}})
    assert needed_glibc(tmp_path) == {path: (2, 36)}


@pytest.mark.parametrize("version", ["GLIBC_PRIVATE", "GLIBC_ABI_OF_TOMORROW"])
def test_what_no_version_promises_is_refused_by_name(version: str, tmp_path: Path) -> None:
    write_elf(tmp_path / "a.so", {"libc.so.6": {version: ["_dl_secret"]}})
    with pytest.raises(PackagingError, match=rf"a\.so: {version} of libc\.so\.6 for _dl_secret"):
        needed_glibc(tmp_path)


def test_check_names_file_version_and_symbols_of_what_is_too_new(tmp_path: Path) -> None:
    write_elf(
        tmp_path / "deep" / "new.so", {"libc.so.6": {"GLIBC_2.34": ["dlopen"], "GLIBC_2.38": ["strlcat", "strlcpy"]}}
    )
    with pytest.raises(PackagingError) as raised:
        check_glibc(tmp_path)
    assert "new.so: GLIBC_2.38 of libc.so.6 for strlcat, strlcpy" in str(raised.value)
    assert "dlopen" not in str(raised.value)


def test_check_is_content_with_the_oldest_itself(tmp_path: Path) -> None:
    write_elf(tmp_path / "a.so", {"libc.so.6": {"GLIBC_2.34": ["dlopen"]}})
    check_glibc(tmp_path)


def test_a_library_of_cxx_that_is_too_new_is_refused_by_name(tmp_path: Path) -> None:
    old = {"GLIBCXX_3.4.29": ["_Zold"], "GLIBCXX_3.4.9": ["_Zolder"], "CXXABI_1.3.13": [], "CXXABI_TM_1": []}
    write_elf(tmp_path / "a.so", {"libstdc++.so.6": old})
    check_cxx(tmp_path)
    new = {"GLIBCXX_3.4.30": ["_Znew"], "CXXABI_1.3.14": ["__cxa"], "GLIBCXX_3.4.29": ["_Zold"]}
    write_elf(tmp_path / "b.so", {"libstdc++.so.6": new})
    with pytest.raises(PackagingError) as raised:
        check_cxx(tmp_path)
    assert str(raised.value).splitlines()[1:] == [
        "  b.so: GLIBCXX_3.4.30 of libstdc++.so.6 for _Znew",
        "  b.so: CXXABI_1.3.14 of libstdc++.so.6 for __cxa",
    ]


def test_hypot_is_lowered_and_nothing_else_is_touched(tmp_path: Path) -> None:
    path = write_elf(tmp_path / "cmath.so", CMATH)
    before, entry = path.read_bytes(), need_of(path, "hypot")
    assert lower_glibc(tmp_path) == [path]
    after = path.read_bytes()
    assert len(after) == len(before)
    changed = [place for place, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
    # hash and name of one entry
    assert changed
    assert {place - entry.offset for place in changed} <= {0, 1, 2, 3, 8, 9, 10, 11}
    assert struct.unpack_from("<I", after, entry.offset) == (0x09691A75,)
    assert need_of(path, "hypot") == entry._replace(version="GLIBC_2.2.5")
    assert need_of(path, "log").version == "GLIBC_2.29"
    assert needed_glibc(tmp_path) == {path: (2, 29)}
    check_glibc(tmp_path)
    assert lower_glibc(tmp_path) == []


def test_on_another_machine_glibc_began_with_another_version(tmp_path: Path) -> None:
    path = write_elf(
        tmp_path / "a.so", {"libm.so.6": {"GLIBC_2.35": ["hypot"], "GLIBC_2.17": ["sin"]}}, machine=AARCH64
    )
    lower_glibc(tmp_path)
    assert need_of(path, "hypot").version == "GLIBC_2.17"


@pytest.mark.parametrize(
    ("needs", "words"),
    [
        ({"libm.so.6": {"GLIBC_2.35": ["hypot", "fmax"], "GLIBC_2.2.5": ["sin"]}}, "for fmax, hypot"),
        ({"libm.so.6": {"GLIBC_2.38": ["fmod"], "GLIBC_2.2.5": ["sin"]}}, "GLIBC_2.38 of libm.so.6 for fmod"),
        ({"libc.so.6": {"GLIBC_2.35": ["hypot"], "GLIBC_2.2.5": ["free"]}}, "GLIBC_2.35 of libc.so.6 for hypot"),
        ({"libm.so.6": {"GLIBC_2.35": [], "GLIBC_2.2.5": ["sin"]}}, "for no symbol"),
        ({"libm.so.6": {"GLIBC_2.35": ["hypot"]}}, "do not have GLIBC_2.2.5"),
    ],
    ids=["another symbol beside it", "another version", "another library", "no symbol", "no older name"],
)
def test_what_is_not_known_to_mean_the_same_is_refused_and_no_file_changed(
    needs: dict[str, dict[str, list[str]]], words: str, tmp_path: Path
) -> None:
    paths = [write_elf(tmp_path / "cmath.so", CMATH), write_elf(tmp_path / "other.so", needs)]
    before = [path.read_bytes() for path in paths]
    with pytest.raises(PackagingError) as raised:
        lower_glibc(tmp_path)
    assert "other.so" in str(raised.value)
    assert words in str(raised.value)
    assert [path.read_bytes() for path in paths] == before


def test_a_machine_that_is_not_known_is_refused(tmp_path: Path) -> None:
    write_elf(tmp_path / "a.so", CMATH, machine=RISCV)
    with pytest.raises(PackagingError, match="hypot"):
        lower_glibc(tmp_path)


def test_a_file_that_hides_its_needs_is_refused(tmp_path: Path) -> None:
    without_section_headers(write_elf(tmp_path / "bare.so", CMATH))
    with pytest.raises(PackagingError, match=r"bare\.so has no section headers"):
        needed_glibc(tmp_path)


@pytest.mark.parametrize("kept", [6, 40, 150])
def test_a_damaged_file_is_refused_by_name(kept: int, tmp_path: Path) -> None:
    path = write_elf(tmp_path / "half.so", CMATH)
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(PackagingError, match=r"half\.so"):
        needed_glibc(tmp_path)


@pytest.mark.parametrize(
    ("name", "value"), [("GLIBC_2.2.5", 0x09691A75), ("GLIBC_2.17", 0x06969197), ("GLIBC_2.35", 0x069691B5)]
)
def test_hashes_are_those_that_the_linker_writes(name: str, value: int) -> None:
    assert elf_hash(name) == value
