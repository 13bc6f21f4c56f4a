from __future__ import annotations

import itertools
import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mahjong_qt.art.icons import APP_ICON_SIZES, action_icon, app_icon, icon_path

VERBS = (
    "new_game", "restart", "choose_layout", "enter_code", "copy_code", "undo", "redo", "hint", "shuffle", "pause",
    "resume", "full_screen", "settings", "how_to_play", "about", "quit", "give_up", "go_back", "stuck", "cleared",
    "notice", "winnable", "lost", "unknown", "import_layouts", "copy_layout", "paste_layout", "export_layout",
    "edit_layout", "new_layout", "play_solitaire", "play_shisen", "look", "sound",
    "save", "open", "new", "cut", "paste", "delete", "zoom_in", "zoom_out", "zoom_fit",
    "tool_brush", "tool_eraser", "tool_select", "tool_fill", "tool_line", "tool_stamp", "tool_pan", "draw_left_right",
    "draw_top_bottom", "draw_half_turn", "centre_axes", "auto_layer", "layer_add", "layer_duplicate", "layer_delete",
    "layer_up", "layer_down", "layer_merge", "eye", "eye_off", "lock", "unlock", "test_play", "analyse",
    "flip_horizontal", "flip_vertical", "rotate_right", "rotate_left", "start_page", "play_daily", "play_campaign",
    "play_easy", "play_challenge", "play_zen", "play_pure", "statistics", "replay", "backup",
    "campaign_map", "day_calendar", "points", "combo", "stars",
)  # fmt: skip


def picture(verb: str, dark: bool, size: int = 24) -> QImage:
    return action_icon(verb, dark).pixmap(QSize(size, size), 1.0).toImage()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_a_drawing(qapp: QApplication, verb: str, dark: bool) -> None:
    path = icon_path(verb, dark)
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert root.get("viewBox") == "0 0 24 24"
    assert QSvgRenderer(str(path)).isValid()
    image = picture(verb, dark)
    inked = sum(image.pixelColor(x, y).alpha() > 100 for x in range(24) for y in range(24))
    assert 30 < inked < 350


def test_every_drawing_belongs_to_a_verb() -> None:
    for dark in (False, True):
        folder = icon_path("undo", dark).parent
        assert sorted(path.stem for path in folder.iterdir()) == sorted(VERBS)


def test_all_icons_look_different(qapp: QApplication) -> None:
    shapes = {verb: picture(verb, dark=False).convertToFormat(QImage.Format.Format_Alpha8) for verb in VERBS}
    for one, other in itertools.combinations(VERBS, 2):
        pairs = zip(bytes(shapes[one].constBits()), bytes(shapes[other].constBits()), strict=True)
        assert sum(abs(a - b) > 128 for a, b in pairs) > 25, f"{one} and {other} look alike"


@pytest.mark.parametrize("verb", VERBS)
def test_icons_stand_out_from_their_theme(qapp: QApplication, verb: str) -> None:
    for dark, reads in ((False, range(140)), (True, range(120, 256))):
        image = picture(verb, dark, 48)
        colours = [image.pixelColor(x, y) for x in range(48) for y in range(48)]
        lightness = [colour.lightness() for colour in colours if colour.alpha() == 255]
        assert lightness
        assert all(value in reads for value in lightness)


def test_the_program_has_an_icon_of_every_size(qapp: QApplication) -> None:
    icon = app_icon()
    for size in APP_ICON_SIZES:
        assert icon.actualSize(QSize(size, size)) == QSize(size, size)
