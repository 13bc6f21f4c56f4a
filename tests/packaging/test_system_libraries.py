from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from makers.linux.packages import LOADED_AT_RUN_TIME
from makers.steps import PackagingError
from makers.system_libraries import (
    DEBIAN_PACKAGES,
    RENAMED,
    check_search_paths,
    debian_dependency,
    debian_packages,
    needed_libraries,
    rpm_capabilities,
)
from tests.packaging.made_elf import write_elf

if TYPE_CHECKING:
    from pathlib import Path


def test_a_library_is_needed_when_no_file_brings_it_under_either_of_its_names(tmp_path: Path) -> None:
    needs: dict[str, dict[str, list[str]]] = {"libA.so.1": {}, "libB.so.1": {}, "libc.so.6": {}}
    program = write_elf(tmp_path / "program", needs)
    write_elf(tmp_path / "deep" / "libA.so.1", {})
    other = write_elf(tmp_path / "deep" / "libB-3f2a.so", {"libc.so.6": {}}, soname="libB.so.1")
    assert needed_libraries(tmp_path) == {"libc.so.6": {program, other}}


def test_packages_are_named_for_debian_and_for_rpm() -> None:
    libraries = ["libX11.so.6", "libc.so.6", "libm.so.6"]
    assert debian_packages(libraries) == {"libx11-6", "libc6"}
    assert rpm_capabilities(libraries) == {"libX11.so.6()(64bit)", "libc.so.6()(64bit)", "libm.so.6()(64bit)"}


def test_a_library_that_no_table_has_is_refused_by_name() -> None:
    with pytest.raises(PackagingError, match=r"libnobody\.so\.7$"):
        debian_packages(["libc.so.6", "libnobody.so.7"])


def test_a_package_that_was_renamed_is_asked_for_by_both_names() -> None:
    assert debian_dependency("libglib2.0-0") == "libglib2.0-0t64 | libglib2.0-0"
    assert debian_dependency("libx11-6") == "libx11-6"


def test_no_name_that_has_become_another_is_unused() -> None:
    assert RENAMED - set(DEBIAN_PACKAGES.values()) == set(LOADED_AT_RUN_TIME.values()) & RENAMED


@pytest.mark.parametrize("path", ["", "$ORIGIN", "$ORIGIN/../lib:$ORIGIN/Qt/lib", "${ORIGIN}/.."])
def test_libraries_may_look_for_each_other_inside(tmp_path: Path, path: str) -> None:
    write_elf(tmp_path / "deep" / "lib.so", {"libc.so.6": {}}, search_path=path)
    check_search_paths(tmp_path)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("$ORIGIN:/home/builder/lib", "/home/builder/lib"),
        ("$ORIGIN/../../../../tmp/evil", "$ORIGIN/../../../../tmp/evil"),
        ("$ORIGIN/../..:lib", "$ORIGIN/../.., lib"),
        ("$ORIGINAL/x", "$ORIGINAL/x"),
        ("$ORIGIN::$ORIGIN/lib", "the current folder"),
        ("$ORIGIN:", "the current folder"),
    ],
)
def test_a_library_that_looks_elsewhere_is_refused_with_the_place(tmp_path: Path, path: str, said: str) -> None:
    write_elf(tmp_path / "deep" / "lib.so", {"libc.so.6": {}}, search_path=path)
    with pytest.raises(PackagingError) as raised:
        check_search_paths(tmp_path)
    assert str(raised.value) == f"deep/lib.so looks for libraries in {said}"
