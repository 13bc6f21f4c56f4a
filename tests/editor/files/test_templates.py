from __future__ import annotations

import pytest

from editor.files.templates import SHIPPED, Template, generated_template, shipped_template, shisen_field
from mahjong_qt.engine.layout.layout_file import LayoutFile, decode_layout, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from tests.view.sample_boards import LAYOUTS


@pytest.mark.parametrize("template", SHIPPED)
def test_a_template_has_the_tiles_alone(template: Template) -> None:
    file = shipped_template(template, LAYOUTS)
    assert file == LayoutFile(LayoutLibrary(LAYOUTS).load(template.value).layout)


def test_the_usual_field_has_all_tiles_of_a_set() -> None:
    field = shisen_field()
    assert (len(field.layout), field.layout.width, field.layout.height, field.layout.depth) == (144, 36, 16, 1)
    assert decode_layout(encode_layout(field), "") == field


@pytest.mark.parametrize(("width", "height"), [(0, 8), (18, 0), (51, 2), (-1, -1), (50, 41)])
def test_there_are_no_fields_of_other_sizes(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="no field"):
        shisen_field(width, height)


def test_a_generated_layout_has_its_tiles() -> None:
    assert len(generated_template(96_000_000_037).layout) == 96
