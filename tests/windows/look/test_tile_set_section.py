from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from mahjong_qt.settings import DEFAULT_TILE_SET
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.windows.look.set_source import OfferedSet
from tests.windows.look.conftest import missing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.windows.look.card_question import CardQuestion
    from mahjong_qt.windows.look.pane_notice import PaneNotice
    from mahjong_qt.windows.look.set_card import SetCard
    from tests.windows.look.conftest import LookTable

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

ANY = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def notice(look: LookTable) -> PaneNotice:
    return look.pane.tile_sets.notice


def progress(look: LookTable) -> PaneNotice:
    return look.pane.tile_sets.progress


def steps(look: LookTable) -> list[str]:
    return [button.text() for button in notice(look).buttons]


def take(look: LookTable, words: str) -> None:
    (button,) = [button for button in notice(look).buttons if button.text() == words]
    look.click(button)


def card(look: LookTable, set_id: str) -> SetCard:
    (found,) = [card for card in look.pane.tile_sets.cards if card.shown.id == set_id]
    return found


def ask(look: LookTable, set_id: str) -> CardQuestion:
    button = card(look, set_id).remove_button
    assert button is not None
    look.click(button)
    question = card(look, set_id).question
    assert question is not None
    QApplication.sendPostedEvents()
    return question


def ids(look: LookTable) -> list[str]:
    return [card.shown.id for card in look.pane.tile_sets.cards]


def test_a_card_puts_its_set_on_the_board(qtbot: QtBot, look: LookTable) -> None:
    look.sets.shown.append(look.sets.shipped("riichi", "Riichi"))
    look.pane.tile_sets.list_sets()
    before = look.picture(0)
    look.click(card(look, "riichi"))
    assert look.store.settings.tile_set == "riichi"
    qtbot.waitUntil(lambda: look.picture(0) != before)
    assert card(look, "riichi").isChecked()
    assert not card(look, "numbers").isChecked()
    assert look.focus() is look.view


def test_arrows_go_from_set_to_set(open_look: Callable[..., LookTable]) -> None:
    look = open_look()
    look.sets.shown.append(look.sets.shipped("riichi", "Riichi"))
    look.open()
    look.pane.focus_first()
    QTest.keyClick(card(look, "numbers"), Qt.Key.Key_Right)
    assert look.store.settings.tile_set == "riichi"
    assert look.focus() is card(look, "riichi")


def test_makers_and_licences_are_shown(look: LookTable) -> None:
    look.sets.add_own(1, "Ada", "CC BY-SA 4.0")
    look.sets.add_own(2, "", "")
    look.sets.own_sets[1] = look.sets.own_sets[1]._replace(filled=("F1", "S4"))
    look.pane.tile_sets.list_sets()
    told = [one.accessibleDescription() for one in look.pane.tile_sets.cards]
    assert told == [
        "The Mahjong Qt authors · MIT",
        "Ada · CC BY-SA 4.0",
        "Author and licence unknown From another set: Plum, Winter",
    ]
    assert [one.accessibleName() for one in look.pane.tile_sets.cards] == ["Numbers", "Set 1", "Set 2"]


def test_nothing_in_a_set_is_taken_for_markup(look: LookTable) -> None:
    look.sets.add_own(1, "<b>Ada</b>", "CC0")
    look.pane.tile_sets.list_sets()
    assert "&lt;b&gt;Ada" in look.pane.tile_sets.cards[1].toolTip()


def test_a_set_that_is_gone_changes_nothing_and_is_told(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    (own.folder / "5C.png").unlink()
    look.click(card(look, own.id))
    assert look.store.settings.tile_set == "numbers"
    assert card(look, "numbers").isChecked()
    assert "5C.png” is gone or damaged" in notice(look).text


@pytest.mark.parametrize(
    ("action", "mode"), [(0, QFileDialog.FileMode.ExistingFiles), (1, QFileDialog.FileMode.Directory)]
)
def test_files_and_folders_are_chosen(look: LookTable, action: int, mode: QFileDialog.FileMode) -> None:
    button = look.control("add_tile_set")
    assert isinstance(button, QPushButton)
    button.menu().actions()[action].trigger()
    dialog = look.dialog("tile_set_files")
    assert isinstance(dialog, QFileDialog)
    assert dialog.fileMode() is mode
    if mode is QFileDialog.FileMode.ExistingFiles:
        assert [kind.partition(" (")[0] for kind in dialog.nameFilters()] == ["Tile sets", "Pictures", "All files"]
    dialog.filesSelected.emit(["/sets/mine.zip"])
    assert look.sets.calls == [("take in", ("/sets/mine.zip",))]


def test_a_set_that_is_taken_in_can_be_cancelled_and_moves_no_button(look: LookTable) -> None:
    sources = look.pane.tile_sets.sources.geometry()
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    assert progress(look).text == "Drawing the tiles of “mine.zip”…"
    (cancel,) = progress(look).buttons
    assert cancel.text() == "Cancel"
    assert not progress(look).geometry().intersects(sources)
    assert look.pane.tile_sets.sources.geometry() == sources
    look.table.click(0, 1)
    assert look.table.board.tiles_left == 4
    look.click(cancel)
    assert look.sets.calls[-1] == ("cancel", None)
    assert progress(look).text == notice(look).text == ""
    assert not look.pane.tile_sets.adding.is_busy


def test_a_set_that_came_in_is_chosen_and_seen(qtbot: QtBot, look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    own = look.sets.add_own()
    look.sets.done.emit(own)
    assert progress(look).text == notice(look).text == ""
    assert look.store.settings.tile_set == own.id
    assert card(look, own.id).isChecked()
    qtbot.waitUntil(lambda: look.art.tile_set.name == "Set 1")
    viewport = look.pane._area.viewport()
    assert viewport.rect().contains(card(look, own.id).mapTo(viewport, card(look, own.id).rect().center()))


def test_missing_faces_are_named_and_can_be_filled_in(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    look.sets.failed.emit(missing("F1", "F2", "5B", "Wh"))
    assert notice(look).text == "“mine.zip”: No drawings for: Plum, Orchid, Bamboo 5, White dragon."
    assert steps(look) == ["Fill in from Numbers", "Leave it"]
    take(look, "Fill in from Numbers")
    assert look.sets.calls[-1] == ("fill", ("/sets/mine.zip",))
    assert steps(look) == []
    assert progress(look).text
    own = look.sets.add_own()
    look.sets.done.emit(own)
    assert look.store.settings.tile_set == own.id


RIICHI = {f"{rank}B": f"Sou{rank}.svg" for rank in range(1, 10)}


@pytest.mark.parametrize(("names", "first"), [(RIICHI, "Riichi"), ({"1B": "bamboo-1.svg"}, "Numbers")])
def test_the_set_whose_style_is_nearest_is_offered_first(look: LookTable, names: dict[str, str], first: str) -> None:
    look.sets.shown.append(look.sets.shipped("riichi", "Riichi"))
    look.pane.tile_sets.adding.add(["/sets/mine"])
    fault = missing("F1")
    fault.values["names"] = names
    look.sets.failed.emit(fault)
    assert steps(look)[0] == f"Fill in from {first}"


def test_a_filled_set_says_so_on_its_card(look: LookTable) -> None:
    look.sets.add_own()
    plain = look.sets.own_sets[0]
    look.pane.tile_sets.list_sets()
    before = card(look, plain.id).heightForWidth(140)
    look.sets.own_sets[0] = plain._replace(filled=("F1", "S4"), filler="Hong Kong")
    look.pane.tile_sets.list_sets()
    assert card(look, plain.id).heightForWidth(140) > before


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two sets."""
    for name in ("one.desktop", "two & more.desktop"):
        (tmp_path / name).write_text("")
    return tmp_path


def several(look: LookTable, folder: Path) -> None:
    look.pane.tile_sets.adding.add([str(folder)])
    names = ["one.desktop", "two & more.desktop"]
    look.sets.failed.emit(TileSetFault(FaultReason.SEVERAL_SETS, folder.name, {"names": names}))


def test_of_several_sets_in_a_folder_one_is_chosen(look: LookTable, folder: Path) -> None:
    several(look, folder)
    assert steps(look)[-2:] == ["Add all", "Leave it"]
    assert len(steps(look)) == 4
    look.click(notice(look).buttons[1])
    assert look.sets.calls[1:] == [("take in", (str(folder / "two & more.desktop"),))]


def test_several_sets_in_a_folder_are_added_one_after_the_other(look: LookTable, folder: Path) -> None:
    several(look, folder)
    take(look, "Add all")
    look.sets.done.emit(look.sets.add_own())
    chosen = [str(folder / name) for name in ("one.desktop", "two & more.desktop")]
    assert look.sets.calls[1:] == [("take in", (path,)) for path in chosen]


def test_several_sets_in_an_archive_are_only_named(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/all.zip"])
    look.sets.failed.emit(TileSetFault(FaultReason.SEVERAL_SETS, "all.zip", {"names": ["a.desktop", "b.desktop"]}))
    assert steps(look) == ["Close"]


def test_missing_faces_can_be_left(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    look.sets.failed.emit(missing("F1"))
    take(look, "Leave it")
    assert notice(look).text == ""
    assert look.sets.calls == [("take in", ("/sets/mine.zip",))]
    assert look.store.settings.tile_set == "numbers"


def test_of_many_missing_faces_the_first_are_named(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    look.sets.failed.emit(missing(*(f"{rank}B" for rank in range(1, 10)), "E", "S"))
    assert "Bamboo 8 and 3 more" in notice(look).text
    assert "Bamboo 9" not in notice(look).text


def test_a_set_that_cannot_be_read_is_told_and_the_next_one_follows(look: LookTable) -> None:
    adding = look.pane.tile_sets.adding
    adding.add(["/sets/bad.zip"])
    adding.add(["/sets/good.zip"])
    assert look.sets.calls == [("take in", ("/sets/bad.zip",))]
    look.sets.failed.emit(TileSetFault(FaultReason.BROKEN_ARCHIVE, "bad.zip"))
    assert notice(look).text.startswith("“bad.zip”: The archive is damaged")
    assert look.sets.calls[-1] == ("take in", ("/sets/good.zip",))
    assert progress(look).text == "Drawing the tiles of “good.zip”…"
    look.sets.failed.emit(TileSetFault(FaultReason.UNKNOWN_KIND, "good.zip"))
    assert progress(look).text == ""
    assert [line.partition(":")[0] for line in notice(look).text.splitlines()] == ["“bad.zip”", "“good.zip”"]
    take(look, "Close")
    assert notice(look).text == ""


def test_questions_wait_for_each_other_and_nothing_waits_for_them(look: LookTable) -> None:
    for name in ("a", "b", "c"):
        look.pane.tile_sets.adding.add([f"/sets/{name}.zip"])
    look.sets.failed.emit(missing("F1"))
    look.sets.failed.emit(missing("F2"))
    look.sets.failed.emit(TileSetFault(FaultReason.UNKNOWN_KIND, "c.zip"))
    assert [call[1] for call in look.sets.calls] == [(f"/sets/{name}.zip",) for name in "abc"]
    assert "Plum" in notice(look).text
    take(look, "Fill in from Numbers")
    assert look.sets.calls[-1] == ("fill", ("/sets/a.zip",))
    assert "Orchid" in notice(look).text
    assert progress(look).text == "Drawing the tiles of “a.zip”…"
    take(look, "Fill in from Numbers")
    assert "c.zip" in notice(look).text
    look.sets.done.emit(look.sets.add_own())
    assert look.sets.calls[-1] == ("fill", ("/sets/b.zip",))
    assert "c.zip" in notice(look).text


def test_what_else_is_wrong_destroys_no_question(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    look.sets.failed.emit(missing("F1"))
    (own.folder / "5C.png").unlink()
    look.click(card(look, own.id))
    assert "Plum" in notice(look).text
    take(look, "Leave it")
    assert "5C.png” is gone or damaged" in notice(look).text


def test_a_set_that_is_damaged_is_told_once(look: LookTable) -> None:
    look.sets.faults = (TileSetFault(FaultReason.UNREADABLE, "own-01", {"reason": "Busy"}),)
    look.pane.tile_sets.list_sets()
    look.pane.tile_sets.list_sets()
    assert len(notice(look).text.splitlines()) == 1


def test_a_cancel_leaves_what_was_told(look: LookTable) -> None:
    for name in ("a", "b", "c"):
        look.pane.tile_sets.adding.add([f"/sets/{name}.zip"])
    look.sets.failed.emit(TileSetFault(FaultReason.UNKNOWN_KIND, "a.zip"))
    look.click(progress(look).buttons[0])
    assert progress(look).text == ""
    assert "a.zip" in notice(look).text
    assert not look.pane.tile_sets.adding.is_busy


def test_a_set_that_is_here_already_is_chosen(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    look.sets.failed.emit(TileSetFault(FaultReason.ALREADY_HERE, "mine.zip", {"id": own.id, "name": own.name}))
    assert notice(look).text == "“mine.zip”: This tile set is here already, as “Set 1”."
    assert look.store.settings.tile_set == own.id


def test_only_the_players_sets_can_be_removed_and_after_a_question(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    assert card(look, "numbers").remove_button is None
    button = card(look, own.id).remove_button
    assert button is not None
    assert button.accessibleName() == "Remove “Set 1”"
    asked = ask(look, own.id)
    assert asked.text == "Remove “Set 1”?"
    assert card(look, own.id).rect().contains(asked.geometry())
    look.click(asked.keep)
    assert card(look, own.id).question is None
    assert ids(look) == ["numbers", own.id]
    look.click(ask(look, own.id).remove)
    assert ids(look) == ["numbers"]
    assert look.sets.calls == [("remove", own.id)]


def test_a_click_on_the_question_does_not_choose_the_set(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    asked = ask(look, own.id)
    QTest.mouseClick(asked, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert look.store.settings.tile_set == "numbers"


def test_delete_asks_and_the_keys_answer(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    card(look, own.id).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card(look, own.id), Qt.Key.Key_Delete)
    asked = card(look, own.id).question
    assert asked is not None
    assert look.focus() is asked.keep
    QTest.keyClick(asked.keep, Qt.Key.Key_Escape)
    assert look.opener.is_open
    assert look.focus() is card(look, own.id)
    QTest.keyClick(card(look, own.id), Qt.Key.Key_Delete)
    asked = card(look, own.id).question
    assert asked is not None
    asked.remove.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(asked.remove, Qt.Key.Key_Space)
    assert ids(look) == ["numbers"]
    assert look.focus() is card(look, "numbers")
    QTest.keyClick(card(look, "numbers"), Qt.Key.Key_Delete)
    assert card(look, "numbers").question is None


def test_a_set_in_use_that_is_removed_gives_way_to_the_first(qtbot: QtBot, look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    look.click(card(look, own.id))
    look.click(ask(look, own.id).remove)
    assert look.store.settings.tile_set == DEFAULT_TILE_SET
    qtbot.waitUntil(lambda: look.art.tile_set.folder.name == DEFAULT_TILE_SET)


def test_a_set_that_cannot_be_removed_stays(look: LookTable) -> None:
    own = look.sets.add_own()
    look.pane.tile_sets.list_sets()
    look.sets.refusal = TileSetFault(FaultReason.UNWRITABLE, own.id, {"folder": "/sets", "reason": "Read-only"})
    look.click(ask(look, own.id).remove)
    assert "The system says: Read-only" in notice(look).text
    assert ids(look) == ["numbers", own.id]


def test_damaged_sets_are_told(open_look: Callable[..., LookTable]) -> None:
    look = open_look()
    look.sets.faults = (TileSetFault(FaultReason.DAMAGED, "own-01", {"aside": "own-01.damaged"}),)
    look.open()
    assert notice(look).text == "“own-01”: The tile set is damaged. It was set aside as “own-01.damaged”."


def test_sets_of_other_programs_are_offered(qtbot: QtBot, open_look: Callable[..., LookTable]) -> None:
    look = open_look()
    look.sets.offers = [
        OfferedSet("Classic & old", "KMahjongg", ("/usr/classic.desktop",)),
        OfferedSet("Smooth", "GNOME Mahjongg", ("/usr/smooth.png",)),
    ]
    look.open()
    button = look.control("found_tile_sets")
    qtbot.waitUntil(button.isVisible)
    actions = look.pane.tile_sets.sources.offers.actions()
    assert [action.text() for action in actions] == [
        "KMahjongg",
        "Classic && old",
        "GNOME Mahjongg",
        "Smooth",
        "",
        "Add all",
    ]
    actions[3].trigger()
    assert look.sets.calls == [("take in", ("/usr/smooth.png",))]


def test_what_is_here_already_bears_a_mark_and_the_rest_comes_at_once(look: LookTable) -> None:
    look.sets.add_own()
    look.sets.own_sets[0] = look.sets.own_sets[0]._replace(file="classic.desktop")
    look.pane.tile_sets.list_sets()
    names = ("classic.desktop", "smooth.desktop", "old.desktop")
    look.sets.offers = [OfferedSet(name, "KMahjongg", (f"/usr/{name}",)) for name in names]
    look.pane.tile_sets.list_offers()
    actions = look.pane.tile_sets.sources.offers.actions()
    assert [action.text() for action in actions if action.isChecked()] == ["classic.desktop"]
    assert not actions[1].isEnabled()
    actions[-1].trigger()
    assert look.sets.calls == [("take in", ("/usr/smooth.desktop",))]
    look.sets.failed.emit(TileSetFault(FaultReason.UNKNOWN_KIND, "smooth.desktop"))
    assert look.sets.calls[1:] == [("take in", ("/usr/old.desktop",))]


def test_without_other_programs_nothing_is_offered(qtbot: QtBot, look: LookTable) -> None:
    qtbot.waitUntil(lambda: look.pane.queue.is_busy)
    assert look.control("found_tile_sets").isHidden()


def test_the_focus_goes_with_the_question(look: LookTable) -> None:
    look.pane.tile_sets.adding.add(["/sets/mine.zip"])
    progress(look).buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    look.sets.failed.emit(missing("F1"))
    assert look.focus() is notice(look).buttons[0]
    assert steps(look)[0] == "Fill in from Numbers"
    QTest.keyClick(notice(look).buttons[0], Qt.Key.Key_Space)
    assert look.focus() is progress(look).buttons[0]


def files(*urls: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(url) for url in urls])
    return mime


def enter(look: LookTable, mime: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(QPoint(20, 20), ANY, mime, *KEYS)
    QApplication.sendEvent(look.pane, event)
    return event


def test_a_drop_on_the_pane_adds_a_set_and_leaves_the_file(look: LookTable) -> None:
    mime = files("file:///sets/mine.zip", "file:///sets/more")
    assert look.pane.acceptDrops()
    assert enter(look, mime).isAccepted()
    assert look.pane._drop.veil.isVisible()
    event = QDropEvent(QPointF(20, 20), ANY, mime, *KEYS)
    event.setDropAction(Qt.DropAction.MoveAction)
    QApplication.sendEvent(look.pane, event)
    assert event.dropAction() is Qt.DropAction.CopyAction
    assert look.sets.calls == [("take in", ("/sets/mine.zip", "/sets/more"))]
    assert not look.pane._drop.veil.isVisible()


def test_what_is_no_file_is_not_taken(look: LookTable) -> None:
    assert not enter(look, files("https://example.org/set.zip")).isAccepted()
    assert not look.pane._drop.veil.isVisible()
    assert enter(look, files("file:///sets/mine.zip")).isAccepted()
    QApplication.sendEvent(look.pane, QDragLeaveEvent())
    assert not look.pane._drop.veil.isVisible()
