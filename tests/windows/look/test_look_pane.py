from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QColorDialog, QSlider, QWidget

from mahjong_qt import paths
from mahjong_qt.art.background import KINDS
from mahjong_qt.art.tile_style import BACKS, Corner, FaceColour, Relief
from mahjong_qt.settings import Appearance, Settings
from mahjong_qt.windows.look.look_pane import LOOK
from mahjong_qt.windows.look.swatch import Swatch
from mahjong_qt.wording.language import Translators

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SWATCHES: list[tuple[str, object]] = [
    *(("back", colour) for colour in BACKS.values() if colour != Settings().back),
    ("face", FaceColour.DARK),
    ("relief", Relief.FLAT),
    ("corner", Corner.LOWER_LEFT),
    *(("background", kind) for kind in KINDS if kind != Settings().background),
    ("appearance", Appearance.LIGHT),
    ("appearance", Appearance.DARK),
]


PAGES = {"background": 1, "appearance": 1, "show_tray": 1, "motion": 2, "sound": 2, "volume": 2}


def swatch(look: LookTable, setting: str, value: object) -> Swatch:
    section = look.pane.findChild(QWidget, setting)
    assert section is not None
    look.pane.open_page_of(section)
    return next(one for one in section.findChildren(Swatch) if one.value == value)


@pytest.mark.parametrize(("setting", "value"), SWATCHES)
def test_a_swatch_changes_its_setting_and_is_marked(look: LookTable, setting: str, value: object) -> None:
    first = swatch(look, setting, getattr(look.store.settings, setting))
    assert first.isChecked()
    look.click(swatch(look, setting, value))
    assert getattr(look.store.settings, setting) == value
    assert swatch(look, setting, value).isChecked()
    assert not first.isChecked()
    look.click(first)
    assert getattr(look.store.settings, setting) == first.value
    assert look.focus() is look.view


@pytest.mark.parametrize("name", ["motion", "show_tray", "sound"])
def test_a_switch_changes_its_setting(look: LookTable, name: str) -> None:
    before = getattr(look.store.settings, name)
    box = look.control(name)
    look.pane.tabs.setCurrentIndex(PAGES[name])
    look.pane._area.ensureWidgetVisible(box)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    assert getattr(look.store.settings, name) is not before
    assert box.isChecked() is not before


def slider(look: LookTable) -> QSlider:
    found = look.pane.findChild(QSlider, "volume")
    assert isinstance(found, QSlider)
    look.pane.tabs.setCurrentIndex(PAGES["volume"])
    return found


def test_the_volume_is_heard_when_it_is_let_go(look: LookTable) -> None:
    assert slider(look).value() == look.store.settings.volume == 60
    slider(look).setSliderDown(True)
    for volume in (70, 80, 90):
        slider(look).setSliderPosition(volume)
    assert (look.store.settings.volume, look.samples) == (60, 0)
    slider(look).setSliderDown(False)
    assert (look.store.settings.volume, look.samples) == (90, 1)


def test_the_volume_follows_the_keys_and_not_the_wheel(look: LookTable) -> None:
    QTest.keyClick(slider(look), Qt.Key.Key_Right)
    assert (look.store.settings.volume, look.samples) == (65, 1)
    wheel = QWheelEvent(
        QPointF(5, 5), slider(look).mapToGlobal(QPointF(5, 5)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(slider(look), wheel)
    assert look.store.settings.volume == 65


def test_without_sound_there_is_no_volume_to_set(look: LookTable) -> None:
    look.store.change(sound=False)
    assert not slider(look).isEnabled()
    look.store.change(sound=True, volume=20)
    assert slider(look).isEnabled()
    assert (slider(look).value(), look.samples) == (20, 0)


def test_what_is_changed_elsewhere_is_seen(look: LookTable) -> None:
    look.store.change(back=BACKS["red"], appearance=Appearance.DARK, motion=not look.store.settings.motion)
    assert swatch(look, "back", BACKS["red"]).isChecked()
    assert swatch(look, "appearance", Appearance.DARK).isChecked()
    box = look.control("motion")
    assert isinstance(box, QCheckBox)
    assert box.isChecked() is look.store.settings.motion


def test_the_standard_look_restores_what_is_seen_and_nothing_else(look: LookTable) -> None:
    standard = Settings()
    look.store.change(tile_set=standard.tile_set)
    assert not look.control("standard_look").isEnabled()
    look.store.change(
        tile_set="numbers", back="#123456", face=FaceColour.DARK, relief=Relief.FLAT, corner=Corner.LOWER_LEFT,
        background="night", appearance=Appearance.DARK, volume=5, show_tray=True, show_clock=False,
    )  # fmt: skip
    mine = look.store.settings
    QTest.mouseClick(look.control("standard_look"), Qt.MouseButton.LeftButton)
    now = look.store.settings
    assert [getattr(now, name) for name in LOOK] == [getattr(standard, name) for name in LOOK]
    assert (now.volume, now.show_tray, now.show_clock, now.appearance) == (5, True, False, Appearance.DARK)
    assert look.control("standard_look").text() == "Back to my look"
    QTest.mouseClick(look.control("standard_look"), Qt.MouseButton.LeftButton)
    assert [getattr(look.store.settings, name) for name in LOOK if name != "tile_set"] == [
        getattr(mine, name) for name in LOOK if name != "tile_set"
    ]
    assert look.control("standard_look").text() == "Standard look"


def test_the_way_back_to_ones_look_ends_with_the_pane(look: LookTable) -> None:
    look.store.change(tile_set=Settings().tile_set, back="#123456")
    QTest.mouseClick(look.control("standard_look"), Qt.MouseButton.LeftButton)
    look.opener.close()
    look.open()
    assert look.control("standard_look").text() == "Standard look"
    assert not look.control("standard_look").isEnabled()
    assert look.store.settings.back == Settings().back


def test_a_set_that_is_gone_meanwhile_is_not_put_back(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    look.store.change(tile_set=own.id, back="#123456")
    QTest.mouseClick(look.control("standard_look"), Qt.MouseButton.LeftButton)
    look.sets.own_sets.clear()
    look.pane.tile_sets.list_sets()
    QTest.mouseClick(look.control("standard_look"), Qt.MouseButton.LeftButton)
    assert (look.store.settings.tile_set, look.store.settings.back) == (Settings().tile_set, "#123456")


def test_each_part_of_the_look_has_a_page(look: LookTable) -> None:
    tabs = look.pane.tabs
    assert [tabs.tabText(number) for number in range(tabs.count())] == ["Tiles", "Table", "Motion and sound"]
    seen = [look.pane.tile_sets, look.pane.board, look.pane.sound]
    for number, section in enumerate(seen):
        tabs.setCurrentIndex(number)
        assert [one.isVisible() for one in seen] == [one is section for one in seen]


def test_the_patches_of_back_colours_are_there_at_once(qtbot: QtBot, look: LookTable) -> None:
    qtbot.waitUntil(lambda: look.pane.queue.is_busy)
    assert all(one.has_picture for one in look.pane.back.grid.shown)


def test_a_colour_of_the_players_own_gets_a_swatch(look: LookTable) -> None:
    own = look.control("swatch_own_colour")
    assert own.isHidden()
    look.click(look.control("own_colour"))
    dialog = look.dialog("back_colour")
    assert isinstance(dialog, QColorDialog)
    assert dialog.currentColor().name() == look.store.settings.back
    dialog.colorSelected.emit(QColor("#804020"))
    assert look.store.settings.back == "#804020"
    assert own.isVisible()
    assert own.isChecked()
    look.click(swatch(look, "back", BACKS["green"]))
    assert own.isVisible()
    look.click(own)
    assert look.store.settings.back == "#804020"


def test_arrows_choose_and_tab_goes_on(look: LookTable) -> None:
    look.window.activateWindow()
    first = swatch(look, "face", FaceColour.IVORY)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert look.store.settings.face is FaceColour.DARK
    assert look.focus() is swatch(look, "face", FaceColour.DARK)
    QTest.keyClick(look.pane, Qt.Key.Key_Tab)
    focus = look.focus()
    assert focus is not None
    assert focus is swatch(look, "relief", Relief.DEEP)


def test_all_is_reached_by_tab(look: LookTable) -> None:
    seen: list[QWidget] = []
    for number in range(look.pane.tabs.count()):
        look.pane.tabs.setCurrentIndex(number)
        look.pane.focus_first()
        of_page: list[QWidget] = []
        while (focus := look.focus()) is not None and focus not in of_page:
            of_page.append(focus)
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        seen += of_page
    names = {widget.objectName() for widget in seen if look.pane.isAncestorOf(widget)}
    settings = {parent.objectName() for widget in seen for parent in _parents(widget)}
    assert {
        "close_look", "look_tabs", "set_numbers", "add_tile_set", "own_colour", "own_picture", "motion", "show_tray",
        "sound", "volume", "standard_look",
    } <= names  # fmt: skip
    assert {"back", "face", "relief", "corner", "background", "appearance"} <= settings


def _parents(widget: QWidget) -> list[QWidget]:
    parent = widget.parentWidget()
    return [] if parent is None else [parent, *_parents(parent)]


def test_what_has_the_focus_is_scrolled_into_view(open_look: Callable[..., LookTable]) -> None:
    look = open_look(width=640, height=440)
    look.open()
    last = swatch(look, "corner", Corner.LOWER_LEFT)
    viewport = look.pane._area.viewport()
    assert not viewport.rect().contains(last.mapTo(viewport, last.rect().center()))
    last.setFocus(Qt.FocusReason.TabFocusReason)
    assert viewport.rect().contains(last.mapTo(viewport, last.rect().center()))


def test_every_control_has_a_name(look: LookTable) -> None:
    buttons = look.pane.findChildren(QAbstractButton)
    nameless = [one.objectName() for one in buttons if not (one.accessibleName() or one.text())]
    # arrows of the scroll bar and such belong to Qt
    assert [name for name in nameless if name and not name.startswith("qt_")] == []
    assert slider(look).accessibleName()
    for section in ("tile_set", "back", "face", "relief", "corner", "background", "appearance"):
        found = look.pane.findChild(QWidget, section)
        assert found is not None
        assert found.accessibleName()


def test_pictures_are_painted_when_the_pane_was_shown(qtbot: QtBot, open_look: Callable[..., LookTable]) -> None:
    look = open_look()
    pane = look.open()
    assert not any(card.has_picture for card in pane.tile_sets.cards)
    qtbot.waitUntil(lambda: pane.queue.is_busy)
    qtbot.waitUntil(lambda: not pane.queue.is_busy)
    for page in range(pane.tabs.count()):
        pane.tabs.setCurrentIndex(page)
        qtbot.waitUntil(lambda: not pane.queue.is_busy)
        assert all(one.has_picture for one in pane.findChildren(Swatch) if one.isVisible())
    assert all(card.has_picture for card in pane.tile_sets.cards)


def test_pictures_follow_the_style_of_the_tiles(qtbot: QtBot, look: LookTable) -> None:
    qtbot.waitUntil(lambda: look.pane.tile_sets.cards[0].has_picture and not look.pane.queue.is_busy)
    card, flat = look.pane.tile_sets.cards[0], swatch(look, "relief", Relief.FLAT)
    before = card.grab().toImage(), flat.grab().toImage()
    look.store.change(face=FaceColour.DARK)
    assert look.pane.queue.is_busy
    qtbot.waitUntil(lambda: not look.pane.queue.is_busy)
    assert card.grab().toImage() != before[0]
    assert flat.grab().toImage() != before[1]


def test_nothing_is_painted_while_the_pane_is_closed(qtbot: QtBot, look: LookTable) -> None:
    qtbot.waitUntil(lambda: look.pane.tile_sets.cards[0].has_picture and not look.pane.queue.is_busy)
    look.opener.close()
    look.store.change(face=FaceColour.DARK)
    assert not look.pane.queue.is_busy
    look.open()
    qtbot.waitUntil(lambda: look.pane.queue.is_busy)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_fits_into_the_smallest_window(
    qtbot: QtBot, open_look: Callable[..., LookTable], monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    usual = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(usual.pointSizeF() * scale)
    QApplication.setFont(large)
    try:
        look = open_look(width=640, height=440)
        pane = look.open()
        qtbot.waitUntil(lambda: pane.tile_sets.cards[0].has_picture and not pane.queue.is_busy)
        assert (look.window.width(), look.window.height()) == (640, 440)
        assert look.view.width() >= 200
        assert pane._area.horizontalScrollBar().maximum() == 0
        assert pane._area.verticalScrollBar().maximum() > 0
    finally:
        QApplication.setFont(usual)


def test_german_fits(qtbot: QtBot, look: LookTable) -> None:
    locale = QLocale()
    translators = Translators(paths.resources_folder() / "translations")
    translators.use("de")
    try:
        qtbot.waitUntil(lambda: look.pane.tile_sets.cards[0].has_picture and not look.pane.queue.is_busy)
        assert look.pane._area.horizontalScrollBar().maximum() == 0
        for one in look.pane.findChildren(Swatch):
            assert one.isHidden() or one.width() >= one.least_width()
    finally:
        translators.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QLocale.setDefault(locale)


def test_texts_follow_the_language(look: LookTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.windows.look.look_pane.LookPane.tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(look.pane, QEvent(QEvent.Type.LanguageChange))
    assert look.control("standard_look").text() == "[Standard look]"


def test_captions_follow_the_language(look: LookTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahjong_qt.windows.look.style_choices.FaceChoice.tr", lambda _self, text, *_: f"[{text}]")
    QApplication.sendEvent(look.pane, QEvent(QEvent.Type.LanguageChange))
    assert swatch(look, "face", FaceColour.DARK).caption == "[Dark]"
