"""What is written is read back the same, in every format that can hold it."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_qt.engine.formats.export_error import ExportError
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import (
    detect_format,
    read_layouts,
    what_keeps_out,
    write_desktop,
    write_layout,
)
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile
from tests.engine.formats.foreign_files import FIELD, STEP

TARGETS = [target for target in LayoutFormat if target.can_be_written]


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Layouts without overlaps: small ones, and now and then one that is too wide, too high or too deep."""
    wide, high, deep = draw(st.sampled_from([(12, 12, 4), (12, 12, 4), (40, 24, 7), (511, 511, 3)]))
    axes = st.tuples(st.integers(0, wide), st.integers(0, high), st.integers(0, deep))
    kept: list[tuple[int, int, int]] = []
    for x, y, z in draw(st.lists(axes, min_size=1, max_size=40)):
        if all(c != z or abs(a - x) > 1 or abs(b - y) > 1 for a, b, c in kept):
            kept.append((x, y, z))
    return Layout.from_tiles(kept)


texts = (
    st.text(max_size=12)
    | st.text("ab :#<>&'\"=[]\\{}", max_size=12)
    | st.sampled_from(["Stand by Me", "a::b", " by ", "::", "# name: x", "<b>x</b>", "by", "\U0001f004", "]]>", "-->"])
)


@pytest.mark.parametrize("target", TARGETS)
@given(layout=layouts(), name=texts, author=texts, category=texts)
@example(layout=STEP, name="Stand by Me", author="", category="")
@example(layout=STEP, name="", author="Ada", category="a")
@example(layout=FIELD, name="A :: B", author="", category="")
def test_layout_and_texts_come_back_or_are_refused(
    target: LayoutFormat, layout: Layout, name: str, author: str, category: str
) -> None:
    file = LayoutFile(layout, name=name, author=author, category=category)
    refusal = what_keeps_out(file, target)
    if refusal is not None:
        with pytest.raises(ExportError) as caught:
            write_layout(file, target)
        assert str(caught.value) == str(refusal)
        return
    data = write_layout(file, target)
    assert detect_format(data, "x") is target
    assert read_layouts(data, "x") == (target, (file,), ())


@pytest.mark.parametrize("target", TARGETS)
@given(layout=layouts())
def test_tiles_of_whatever_fits_come_back(target: LayoutFormat, layout: Layout) -> None:
    if what_keeps_out(LayoutFile(layout), target) is None:
        assert read_layouts(write_layout(LayoutFile(layout), target), "x").files[0].layout == layout


@given(names=st.dictionaries(texts, texts, min_size=1, max_size=4), description=texts)
def test_kmahjongg_and_its_companion_keep_names_by_language(names: dict[str, str], description: str) -> None:
    file = LayoutFile(STEP, name=names, description=description)
    if what_keeps_out(file, LayoutFormat.KMAHJONGG) is not None:
        return
    data, desktop = write_layout(file, LayoutFormat.KMAHJONGG), write_desktop(file, "step.layout")
    for reading in (read_layouts(data, "x"), read_layouts(data, "x", desktop)):
        assert reading.files[0].name == names
    assert read_layouts(data, "x", desktop).files[0].description == description.strip()


@pytest.mark.parametrize("target", TARGETS)
def test_of_names_by_language_one_is_kept_where_there_is_room_for_one(target: LayoutFormat) -> None:
    file = LayoutFile(STEP, name={"de": "Stufe", "en": "Step"})
    back = read_layouts(write_layout(file, target), "x").files[0]
    assert back.name_in("en") == "Step"
    assert (back.name == file.name) == (target in (LayoutFormat.JSON, LayoutFormat.KMAHJONGG))


def test_largest_grids() -> None:
    far = LayoutFile(Layout.from_tiles([(0, 0, 0), (511, 511, 63)]))
    holding = [target for target in TARGETS if what_keeps_out(far, target) is None]
    assert holding == [LayoutFormat.JSON, LayoutFormat.GNOME, LayoutFormat.MAH]
    for target in holding:
        assert read_layouts(write_layout(far, target), "x").files == (far,)
