"""A game in progress as a file holds it.

The file holds what the game is made of (tiles, first faces, plan) and what happened (the event log), so reading it
needs neither the deal recipes nor a shuffle nor a layout file: a later version that deals differently still opens it.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.face import Face, face_from_label
from mahjong_qt.engine.game_code import GameCode, GameCodeError
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.solitaire.board import Board, Pair, PairError
from mahjong_qt.engine.solitaire.deal import Deal
from mahjong_qt.engine.solitaire.event import Event
from mahjong_qt.engine.solitaire.game import Game, GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SAVE_FORMAT = "mahjong-save"
SAVE_VERSION = 1

MAX_SECONDS = 1e9
"""Thirty years: a longer time is damage, and would be too wide to show."""


class SaveFault(enum.Enum):
    """What is wrong with a saved game."""

    NOT_OURS = "this is not a saved game"
    NEWER_VERSION = "it was saved by a newer version of the program"
    BAD_VALUE = "a value is missing or of the wrong kind"
    BAD_LAYOUT = "its tiles make no layout"
    BAD_FACES = "its faces do not fit its tiles"
    BAD_CODE = "its game code is wrong"
    BAD_PLAN = "its plan does not clear the board"
    BAD_EVENT = "it holds a step that is not possible"


class SaveError(Exception):
    """A saved game that cannot be read: the fault, the place inside the file, and details for a log."""

    def __init__(self, fault: SaveFault, place: str = "", detail: str = "") -> None:
        """Keep what and where."""
        super().__init__(fault, place, detail)
        self.fault = fault
        self.place = place
        self.detail = detail

    def __str__(self) -> str:
        """Say what and where."""
        where = f" at {self.place}" if self.place else ""
        return f"{self.fault.value}{where}{f' ({self.detail})' if self.detail else ''}"


Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
"""A short text that names something."""


class SavedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game in progress, in plain values.

    ``layout_id`` names the layout for the player; ``tiles`` are its slots in canonical order, ``faces`` the labels of
    the first deal, one for each, ``seconds`` the time on the clock. ``is_repeated`` marks a deal that was typed in or
    is played again.
    """

    format: str = SAVE_FORMAT
    version: int = SAVE_VERSION
    mode: Name = "classic"
    layout_id: Name
    code: Name
    is_repeated: bool = False
    tiles: list[tuple[int, int, int]]
    faces: list[str]
    plan: tuple[Pair, ...] | None
    events: list[Event]
    seconds: float


class _Head(msgspec.Struct):
    format: str
    version: int


def capture(game: Game, layout_id: str, mode: str, is_repeated: bool) -> SavedGame:
    """Return the game as a value to save."""
    deal = game.deal
    return SavedGame(
        mode=mode,
        layout_id=layout_id,
        code=str(deal.code),
        is_repeated=is_repeated,
        tiles=[(x, y, z) for x, y, z in deal.board.layout.slots],
        faces=[face.label for face in deal.board.faces],
        plan=deal.plan,
        events=list(game.events),
        seconds=game.clock.seconds,
    )


def encode_save(saved: SavedGame) -> bytes:
    """Return the bytes of the file: JSON in UTF-8."""
    return msgspec.json.encode(saved)


def decode_save(data: bytes) -> SavedGame:
    """Read the bytes of a file; whether the game in it is possible is for :func:`restore` to say.

    :raises SaveError: when these are no saved game, or one of a newer version.
    """
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format != SAVE_FORMAT:
            raise SaveError(SaveFault.NOT_OURS, "format", head.format[:40])
        if head.version > SAVE_VERSION:
            raise SaveError(SaveFault.NEWER_VERSION, "version", str(head.version)[:40])
        if head.version < 1:
            raise SaveError(SaveFault.BAD_VALUE, "version", str(head.version)[:40])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(SaveFault.NOT_OURS, detail=str(error)) from error
    try:
        return msgspec.json.decode(data, type=SavedGame)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(SaveFault.BAD_VALUE, detail=str(error)) from error


def restore(saved: SavedGame, now: Callable[[], float]) -> Game:
    """Return the game as it was saved, its clock standing; no deal, shuffle or search is computed.

    :raises SaveError: when the values do not make a possible game.
    """
    _check_time(saved.seconds, "seconds")
    game = Game(_restore_deal(saved), Clock(now, saved.seconds))
    for index, event in enumerate(saved.events):
        place = f"events[{index}]"
        _check_time(event.seconds, place)
        try:
            game.replay(event)
        except (GameError, PairError, ValueError, IndexError) as error:
            raise SaveError(SaveFault.BAD_EVENT, place, str(error)) from error
    return game


def _check_time(seconds: float, place: str) -> None:
    if not 0 <= seconds <= MAX_SECONDS:  # which no NaN is
        raise SaveError(SaveFault.BAD_VALUE, place, f"{seconds} seconds")


def _restore_deal(saved: SavedGame) -> Deal:
    try:
        layout = Layout.from_tiles(saved.tiles)
    except LayoutError as error:
        raise SaveError(SaveFault.BAD_LAYOUT, "tiles", str(error)) from error
    if list(layout.slots) != [tuple(tile) for tile in saved.tiles]:
        raise SaveError(SaveFault.BAD_LAYOUT, "tiles", "not in canonical order")
    try:
        board = Board.full(layout, map(face_from_label, saved.faces))
        _check_groups(board.faces)
    except ValueError as error:
        raise SaveError(SaveFault.BAD_FACES, "faces", str(error)) from error
    try:
        code = GameCode.parse(saved.code)
    except GameCodeError as error:
        raise SaveError(SaveFault.BAD_CODE, "code", str(error)) from error
    if saved.plan is not None and not (_is_counted(saved.plan) and board.clears_with(saved.plan)):
        raise SaveError(SaveFault.BAD_PLAN, "plan")
    return Deal(code, board, saved.plan)


def _check_groups(faces: Iterable[Face]) -> None:
    odd = set[int]()
    for face in faces:
        odd ^= {face.group}
    if odd:
        raise ValueError("a face is there an odd number of times")


def _is_counted(plan: Iterable[Pair]) -> bool:
    """Say whether no tile has a negative number, which a mask cannot be asked for."""
    return all(tile >= 0 for pair in plan for tile in pair)
