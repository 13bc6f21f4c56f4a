"""The scene: tiles, marks and what a click on them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from mahjong_qt.art.tile_state import Mark
from mahjong_qt.engine.layout.layout import tiles_of
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.hint import Hint
from mahjong_qt.engine.play.transition import Change, Transition
from mahjong_qt.view import motion
from mahjong_qt.view.geometry import stacking
from mahjong_qt.view.hole_marks import HoleMarks
from mahjong_qt.view.motion import Effect, Motion
from mahjong_qt.view.selection import Answer, Click, Selection
from mahjong_qt.view.shisen_line import ShisenLine
from mahjong_qt.view.step_show import StepShow
from mahjong_qt.view.tile_items import LIFT, MarkItems, Placement, TileItems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mahjong_qt.art.tile_art import TileArt
    from mahjong_qt.engine.layout.slot import Slot
    from mahjong_qt.engine.play.board import Board


class Look(NamedTuple):
    """How tiles are shown, as the player likes it."""

    darken_blocked: bool = True
    highlight_free: bool = False


class BoardScene(QGraphicsScene):
    """Shows a board and turns clicks into a selection and pairs. It never changes a game itself."""

    clicked = Signal(object)
    """The :class:`~mahjong_qt.view.selection.Click` on a tile, when tiles can be played."""

    pair_chosen = Signal(object)
    """Two tiles that match and are free."""

    clicked_in_vain = Signal()
    """A click came while tiles cannot be played."""

    def __init__(self, art: TileArt, parent: QObject | None = None) -> None:
        """Begin without a board."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(self)
        self.board: Board | None = None
        self.placement: Placement | None = None
        self._art = art
        self._tiles = TileItems(self, art)
        self._marks = MarkItems(self, art)
        self._selection = Selection()
        self._look = Look()
        self._is_playable = False
        self._is_face_down = False
        self._slots: Sequence[Slot] = ()
        self._from_top: list[int] = []
        self._answers: list[Effect] = []
        self._line = ShisenLine(self)
        self._holes = HoleMarks(self)
        self._hint: Hint | None = None
        self._steps = StepShow(self._tiles, self._line, self.motion, self._lay)

    @property
    def selected_tile(self) -> int | None:
        """The selected tile."""
        return self._selection.tile

    @property
    def slots(self) -> Sequence[Slot]:
        """Where each tile is shown; tiles that are about to fall are still where they were."""
        return self._slots

    @property
    def line(self) -> ShisenLine:
        """The line that joins a pair."""
        return self._line

    @property
    def is_playable(self) -> bool:
        """Whether clicks on tiles count."""
        return self._is_playable

    def marked(self, mark: Mark) -> list[int]:
        """Return the tiles that bear a mark."""
        return self._marks.tiles(mark)

    def set_board(self, board: Board) -> None:
        """Show another board; nothing is selected or marked on it."""
        self.motion.finish_all()
        self._clear_marks()
        is_new_layout = self.board is None or self.board.layout != board.layout
        self.board = board
        if is_new_layout:
            self.placement = None
            self._mark(Mark.FREE, ())
        self._tiles.fit(len(board.slots))
        self._lay(board.slots)
        self._show_holes()
        self._show()

    def place(self, placement: Placement) -> None:
        """Lay everything out at another place or size; the tile art has that size already."""
        self.motion.finish_all()
        self.placement = placement
        self._tiles.forget_pictures()
        if self.board is not None:
            self._tiles.place(self._slots, placement)
            self._marks.place(self._slots, placement)
            self._show_hint_line()
        self._show_holes()
        self._show()

    def apply(self, transition: Transition) -> None:
        """Follow a step of the game. Whatever was selected or marked is so no more."""
        if transition.change is Change.PAIR:
            self._steps.end()
        else:
            self.motion.finish_all()
        self._clear_marks()
        self.board = transition.board
        self._show()
        self._steps.play(transition, self.placement)

    def set_look(self, look: Look) -> None:
        """Show tiles another way."""
        if look != self._look:
            self._look = look
            self._show()

    def set_playable(self, is_playable: bool) -> None:
        """Let clicks on tiles count or not; what is selected is so no more when they do not."""
        if self._is_playable != is_playable:
            self._is_playable = is_playable
            if not is_playable:
                self._clear_marks()

    def set_face_down(self, is_face_down: bool) -> None:
        """Hide or show the faces."""
        if self._is_face_down != is_face_down:
            self._is_face_down = is_face_down
            self.motion.finish_all()
            self._clear_marks()
            self._show()

    def show_hint(self, hint: Hint) -> None:
        """Ring a pair, and show the line that joins it; a hint is shown until the next click or step."""
        self._steps.end()
        self._hint = hint
        self._show_hint_line()
        self._mark(Mark.HINT, hint.pair if hint.is_safe else ())
        self._mark(Mark.GUESS, () if hint.is_safe else hint.pair)

    def _show_holes(self) -> None:
        """Show where tiles come to rest above the ground, on a field on which they fall."""
        if self.board is not None and self.placement is not None and self.board.can_fall:
            self._holes.show(self.board.layout, self.placement)
        else:
            self._holes.hide()

    def _hide_hint_line(self) -> None:
        self._hint = None
        if not self._steps.lingering:
            self._line.hide()

    def _show_hint_line(self) -> None:
        """Show the line of the pair that is ringed, at the size and place that the board has now."""
        if self._hint is None or self.board is None or self.placement is None:
            return
        points = self.board.line(self._hint.pair)
        if points:
            self._line.show_hint(points, self.board.layout, self.placement, is_safe=self._hint.is_safe)

    def tile_at(self, point: QPointF) -> int | None:
        """Return the tile drawn at a point of the scene; the selected one lies over all others.

        A tile that was taken counts as long as it is seen, and one that falls where it is seen.
        """
        if self.board is None or self.placement is None:
            return None
        geometry, slots = self.placement.geometry, self._slots
        x, y = self.placement.device_point(point)
        selected = self._selection.tile
        if selected is not None:
            rise_x, rise_y = geometry.lift(LIFT)
            if geometry.is_over(slots[selected], x + rise_x, y + rise_y):
                return selected
        for tile in self._steps.falling:
            way_x, way_y = self._tiles.displacement(tile, slots[tile], self.placement)
            if self.board.is_present(tile) and geometry.is_over(slots[tile], x - way_x, y - way_y):
                return tile
        seen = (t for t in self._from_top if self.board.is_present(t) or t in self._steps.lingering)
        return geometry.tile_at(slots, (tile for tile in seen if tile not in self._steps.falling), x, y)

    def tiles_under(self, area: QRectF) -> int:
        """Return how many tiles an area of the scene would hide, wholly or in part; hinted ones count as all others."""
        if self.board is None or self.placement is None:
            return 0
        hinted = {*self.marked(Mark.HINT), *self.marked(Mark.GUESS)}
        hidden = {t for t in tiles_of(self.board.present) if self._tiles[t].sceneBoundingRect().intersects(area)}
        return len(hidden) + len(hidden & hinted) * self.board.tiles_left

    def clear_selection(self) -> None:
        """Select nothing, and take a hint away."""
        self._clear_marks()

    def hover(self, tile: int | None) -> bool:
        """Outline a tile if it is free and tell whether it is."""
        if tile is None or not self._is_playable or self.board is None or not self.board.is_free(tile):
            self._mark(Mark.HOVER, ())
            return False
        self._mark(Mark.HOVER, (tile,) if tile != self._selection.tile else ())
        return True

    def show_cursor(self, tile: int | None) -> None:
        """Put the cursor of the keys on a tile, if it is one that can be played, or take it away."""
        is_free = tile is not None and self._is_playable and self.board is not None and self.board.is_free(tile)
        self._mark(Mark.CURSOR, (tile,) if is_free and tile is not None else ())

    def click(self, tile: int | None) -> None:
        """Take a click on a tile; one beside all tiles clears the selection."""
        if self.board is None:
            return
        if not self._is_playable:
            self.clicked_in_vain.emit()
            return
        if tile is None:
            self.clear_selection()
            return
        if not self.board.is_present(tile):
            # it was taken already, and is only seen until its line was
            return
        if self._steps.will_move or self._steps.falling:
            self._steps.end()
        self._hide_hint_line()
        self._end_answer()
        self._lower_selected()
        click = self._selection.click(self.board, tile)
        self._mark(Mark.HINT, ())
        self._mark(Mark.GUESS, ())
        self._answer(click)
        self.clicked.emit(click)
        if click.answer is Answer.PAIR:
            self.pair_chosen.emit((click.before, click.tile))

    def _lay(self, slots: Sequence[Slot]) -> None:
        """Put every tile where it lies now."""
        if slots is self._slots:
            return
        self._slots = slots
        self._from_top = sorted(range(len(slots)), key=lambda tile: -stacking(slots[tile]))
        if self.placement is not None:
            self._tiles.place(slots, self.placement)
            self._marks.place(slots, self.placement)

    def _answer(self, click: Click) -> None:
        self._lift_selected()
        if click.answer is Answer.BLOCKED:
            self._note(Mark.REFUSED, (click.tile,))
            if self.placement is not None:
                width = motion.SHAKE_WIDTH * self.placement.geometry.metrics.width / self.placement.ratio
                items = [self._tiles[click.tile], *self._marks.items((click.tile,))]
                shake = motion.shake(items, width)
                self._answers.append(shake)
                self.motion.play(shake)
        elif click.answer is Answer.MOVED and click.before is not None:
            self._note(Mark.MISMATCH, (click.before,))

    def _note(self, mark: Mark, tiles: tuple[int, ...]) -> None:
        self._mark(mark, tiles)
        note = motion.note(lambda: self._mark(mark, ()))
        self._answers.append(note)
        self.motion.hold(note)

    def _end_answer(self) -> None:
        """Bring what the last click was answered with to its end: its items are about to serve for something else."""
        answers, self._answers = self._answers, []
        self.motion.finish(answers)

    def _lift_selected(self) -> None:
        tile = self._selection.tile
        if tile is not None and self.board is not None and self.placement is not None:
            self._tiles.put(tile, self._slots[tile], self.placement, lift=LIFT)
            self._mark(Mark.SELECTED, (tile,))

    def _lower_selected(self) -> None:
        tile = self._selection.tile
        self._mark(Mark.SELECTED, ())
        if tile is not None and self.board is not None and self.placement is not None:
            self._tiles.put(tile, self._slots[tile], self.placement, lift=0.0)

    def _clear_marks(self) -> None:
        self._end_answer()
        self._hide_hint_line()
        self._lower_selected()
        self._selection.clear()
        self._marks.clear()

    def _show(self) -> None:
        if self.board is None or self.placement is None:
            return
        self._tiles.paint(self.board, darkens_blocked=self._look.darken_blocked, is_face_down=self._is_face_down)
        self._highlight_free()
        self._lift_selected()

    def _highlight_free(self) -> None:
        is_wanted = self._look.highlight_free and not self._is_face_down
        # on a field of Shisen-sho every tile is free, and to mark them all says nothing
        is_telling = self.board is not None and self.board.game is GameKind.SOLITAIRE
        self._mark(Mark.FREE, self.board.free() if is_wanted and is_telling and self.board is not None else ())

    def _mark(self, mark: Mark, tiles: list[int] | tuple[int, ...]) -> None:
        if self.board is not None:
            self._marks.set(mark, tiles, self._slots, self.placement)
