"""The Look pane beside a whole game window, with tile sets of the tests' own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from mahjong_qt import paths
from mahjong_qt.art.found_sets import built_in_folder
from mahjong_qt.art.tile_art import TileArt
from mahjong_qt.art.tile_set import TileSet
from mahjong_qt.engine.face import FACES
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.windows.look.dresser import Dresser
from mahjong_qt.windows.look.look_opener import LookOpener
from mahjong_qt.windows.look.look_pane import LookPane
from mahjong_qt.windows.look.set_source import OfferedSet, OwnSets, ShownSet
from tests.view.sample_boards import NUMBERS, SINGLES, small_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pytestqt.qtbot import QtBot

    from tests.windows.conftest import Table


class FakeSets(QObject):
    """Tile sets as they are kept, without another process: a test says how taking one in ends."""

    done = Signal(object)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown = [self.shipped("numbers", "Numbers")]
        self.own_sets: list[ShownSet] = []
        self.faults: tuple[TileSetFault, ...] = ()
        self.offers: list[OfferedSet] = []
        self.calls: list[tuple[str, object]] = []
        self.refusal: TileSetFault | None = None
        self.names: dict[str, str] = {}
        self.filler = ""

    @staticmethod
    def shipped(set_id: str, name: str) -> ShownSet:
        return ShownSet(set_id, name, "The Mahjong Qt authors", "MIT", built_in_folder(set_id))

    def built_in(self) -> list[ShownSet]:
        return self.shown

    def own(self) -> OwnSets:
        return OwnSets(tuple(self.own_sets), self.faults)

    def offered(self) -> list[OfferedSet]:
        return self.offers

    def remove(self, set_id: str) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.calls.append(("remove", set_id))
        self.own_sets = [own for own in self.own_sets if own.id != set_id]

    def take_in(self, files: Sequence[str], names: Mapping[str, str] | None = None) -> None:
        self.calls.append(("take in", tuple(files)))
        self.names = dict(names or {})

    def take_in_filled(self, files: Sequence[str], names: Mapping[str, str] | None = None, filler: str = "") -> None:
        self.calls.append(("fill", tuple(files)))
        self.names, self.filler = dict(names or {}), filler

    def cancel(self) -> None:
        self.calls.append(("cancel", None))

    def add_own(self, number: int = 1, author: str = "Ada", licence: str = "CC0") -> ShownSet:
        """Has one of the player's sets, with plain pictures and a manifest of its own."""
        own = ShownSet(f"own-{number:016x}", f"Set {number}", author, licence, own_folder(f"own-{number:016x}"))
        own.folder.mkdir(parents=True)
        picture = QImage(30, 40, QImage.Format.Format_ARGB32)
        picture.fill(QColor.fromHsv(40 * number % 360, 200, 120))
        for face in FACES:
            assert picture.save(str(own.folder / f"{face.label}.png"))
        manifest = {"format": "mahjong-tileset", "version": 1, "name": own.name, "author": author, "license": licence}
        (own.folder / "tileset.json").write_text(json.dumps(manifest | {"fingerprint": own.id}))
        self.own_sets.append(own)
        return own


def own_folder(set_id: str) -> Path:
    return paths.own_tile_sets_folder() / set_id


class LookTable:
    """A window with a game, and the Look pane as the program opens it."""

    def __init__(self, table: Table, art: TileArt) -> None:
        self.table, self.art = table, art
        self.store, self.view, self.scene, self.window = table.store, table.view, table.scene, table.window
        self.sets = FakeSets()
        self.dresser = Dresser(self.store, self.view, art, [], self.window)
        self.refused: list[object] = []
        self.dresser.refused.connect(self.refused.append)
        self.samples = 0
        self.dialogs: list[QDialog] = []
        self.opener = LookOpener(self.window, self._open_dialog, self._play_sample, lambda: self.sets)

    @property
    def pane(self) -> LookPane:
        assert self.opener.pane is not None
        return self.opener.pane

    def open(self) -> LookPane:
        return self.opener.open()

    def control(self, name: str) -> QAbstractButton:
        found = self.pane.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), name
        return found

    def click(self, button: QWidget) -> None:
        self.pane._area.ensureWidgetVisible(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()

    def has_focus_in_pane(self) -> bool:
        focus = self.focus()
        return focus is not None and self.pane.isAncestorOf(focus)

    def picture(self, tile: int) -> int:
        """Tells the pictures of tiles apart."""
        return self.scene._tiles[tile].pixmap().cacheKey()

    def dialog(self, name: str) -> QDialog:
        (dialog,) = [dialog for dialog in self.dialogs if dialog.objectName() == name]
        return dialog

    def _open_dialog(self, dialog: QDialog) -> None:
        self.dialogs.append(dialog)
        dialog.setParent(self.window, dialog.windowFlags())

    def _play_sample(self) -> None:
        self.samples += 1


@pytest.fixture
def table_art() -> TileArt:
    """Art of this test alone, for it is dressed otherwise."""
    return TileArt(TileSet.load(NUMBERS), None)


@pytest.fixture
def open_look(
    qtbot: QtBot, open_table: Callable[..., Table], table_art: TileArt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., LookTable]:
    """Opens a window with a small game; the pane is not open yet."""
    monkeypatch.setattr("mahjong_qt.paths.own_tile_sets_folder", lambda: tmp_path / "tile-sets")

    def open_(labels: str = "1B 1B 2B 2B 3B 3B", *, width: int = 900, height: int = 700) -> LookTable:
        table = open_table(small_deal(SINGLES, labels), width=width, height=height)
        table.store.change(tile_set="numbers")
        table.view.setFocus()
        return LookTable(table, table_art)

    return open_


@pytest.fixture
def look(open_look: Callable[..., LookTable]) -> LookTable:
    """A window with a game and the pane open."""
    table = open_look()
    table.open()
    # the board is narrower now, and a click must meet its tiles
    table.view.lay_out()
    return table


def missing(*labels: str, names: Mapping[str, str] | None = None, files: Sequence[str] = ()) -> TileSetFault:
    values = {"missing": list(labels), "names": dict(names or {}), "files": list(files)}
    return TileSetFault(FaultReason.MISSING_FACES, "mine.zip", values)
