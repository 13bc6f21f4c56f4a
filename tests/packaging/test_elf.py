"""Whatever a damaged file says, reading it ends, and in words."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from makers import elf
from makers.steps import PackagingError
from tests.packaging.made_elf import write_elf

if TYPE_CHECKING:
    from pathlib import Path

NEEDS = {"libc.so.6": {"GLIBC_2.34": ["a", "b"], "GLIBC_2.2.5": ["c"]}, "libm.so.6": {"GLIBC_2.35": ["hypot"]}}


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_elf(tmp_path_factory.mktemp("elf") / "sound.so", NEEDS, search_path="$ORIGIN")


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_damaged_file_is_read_or_refused(sound: Path, data: st.DataObject) -> None:
    content = bytearray(sound.read_bytes())
    for _ in range(data.draw(st.integers(1, 6))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.sampled_from([0, 1, 7, 127, 128, 255]))
    damaged = sound.with_name("damaged.so")
    damaged.write_bytes(content[: data.draw(st.integers(1, len(content)))])
    for read in (elf.version_needs, elf.dynamic, elf.search_path, elf.machine):
        # anything but an answer or these words is a failure, and so is no end
        with contextlib.suppress(PackagingError):
            read(damaged)


def test_a_table_that_never_ends_is_refused(sound: Path) -> None:
    content = sound.read_bytes()
    count = content.index((1).to_bytes(2, "little") + (2).to_bytes(2, "little"))
    endless = sound.with_name("endless.so")
    endless.write_bytes(content[: count + 2] + b"\xff\xff" + content[count + 4 :])
    with pytest.raises(PackagingError, match=r"endless\.so is no sound ELF file: it asks for more versions"):
        elf.version_needs(endless)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match=r"gone\.so"):
        elf.dynamic(tmp_path / "gone.so")
