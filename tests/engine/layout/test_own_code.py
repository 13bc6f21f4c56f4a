from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong_qt.engine.game_code import is_layout_code, own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.own_code import own_code
from mahjong_qt.engine.layout.own_layouts import OwnLayouts

if TYPE_CHECKING:
    from pathlib import Path

FLAT = Layout.from_tiles([(0, 0, 0), (2, 0, 0), (0, 2, 0), (2, 2, 0)])


def test_the_same_tiles_are_a_layout_and_a_field_with_codes_of_their_own(tmp_path: Path) -> None:
    layout, field = LayoutFile(FLAT), LayoutFile(FLAT, game="shisen-sho")
    assert own_code(layout) == own_layout_code(FLAT.fingerprint)
    assert own_code(field) != own_code(layout)
    assert is_layout_code(own_code(field))
    for name, file in (("one", layout), ("two", field)):
        (tmp_path / f"{name}-{own_code(file)}.mjlayout").write_bytes(encode_layout(file))
    own = OwnLayouts(tmp_path)
    found = [own.load(own_code(file)) for file in (layout, field)]
    games = {file.game for file in found if file is not None}
    assert games == {"solitaire", "shisen-sho"}


def test_codes_never_change() -> None:
    assert own_code(LayoutFile(FLAT)) == "XKKFRJI2HGX"
    assert own_code(LayoutFile(FLAT, game="shisen-sho")) == "XKLTSYW2PCL"
