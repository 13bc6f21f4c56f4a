"""A game in progress as a file holds it.

The file holds what the game is made of (tiles, first faces, plan) and what happened (the event log), so reading it
needs neither the deal recipes nor a shuffle nor a layout file: a later version that deals differently still opens it.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from mahjong_qt.engine import save_json
from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.face import Face, face_from_label
from mahjong_qt.engine.game_code import GameCode, GameCodeError
from mahjong_qt.engine.games import lay_out
from mahjong_qt.engine.layout.layout import Layout, LayoutError
from mahjong_qt.engine.mode import CAMPAIGN
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.board import Board, GameKind, Pair, PairError
from mahjong_qt.engine.play.deal import Deal
from mahjong_qt.engine.play.event import Event
from mahjong_qt.engine.play.game import Game, GameError
from mahjong_qt.engine.save_error import SaveError, SaveFault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

__all__ = ["SaveError", "SaveFault", "SavedGame", "capture", "decode_save", "encode_save", "restore"]

SAVE_FORMAT = "mahjong-save"
SAVE_VERSION = 3
"""Version 1 knew Mahjong Solitaire only and does not name the game; version 2 knew neither levels nor days."""

MOST_LEVEL = 120
"""The last level of the campaign: a higher one is damage."""

MAX_SECONDS = 1e9
"""Thirty years: a longer time is damage, and would be too wide to show."""


class SavedGame(NamedTuple):
    """A game in progress, in plain values.

    ``layout_id`` names the layout for the player; ``tiles`` are its slots in canonical order, ``faces`` the labels of
    the first deal, one for each, ``seconds`` the time on the clock. ``is_repeated`` marks a deal that was typed in or
    is played again; ``game_id`` tells this game from every other, so that its result counts once; ``game`` is the value
    of a :class:`~mahjong_qt.engine.play.board.GameKind`. ``level``, ``day`` and ``is_late`` are those of its
    :class:`~mahjong_qt.engine.occasion.Occasion`.
    """

    layout_id: str
    code: str
    tiles: list[tuple[int, int, int]]
    faces: list[str]
    plan: tuple[Pair, ...] | None
    events: list[Event]
    seconds: float
    mode: str = "classic"
    is_repeated: bool = False
    game_id: str = ""
    game: str = GameKind.SOLITAIRE.value
    level: int = 0
    day: str = ""
    is_late: bool = False

    @property
    def occasion(self) -> Occasion:
        """What the game is played for."""
        return Occasion(self.mode, self.level, self.day, self.is_late)


def capture(game: Game, layout_id: str, occasion: Occasion, is_repeated: bool, game_id: str = "") -> SavedGame:
    """Return the game as a value to save."""
    deal = game.deal
    return SavedGame(
        mode=occasion.mode,
        level=occasion.level,
        day=occasion.day,
        is_late=occasion.is_late,
        layout_id=layout_id,
        code=str(deal.code),
        is_repeated=is_repeated,
        tiles=[(x, y, z) for x, y, z in deal.board.layout.slots],
        faces=[face.label for face in deal.board.faces],
        plan=deal.plan,
        events=list(game.events),
        seconds=game.clock.seconds,
        game_id=game_id,
        game=deal.board.game.value,
    )


def encode_save(saved: SavedGame) -> bytes:
    """Return the bytes of the file: JSON in UTF-8."""
    head = {"format": SAVE_FORMAT, "version": SAVE_VERSION}
    return save_json.dump(head | saved._asdict() | {"events": [save_json.plain_event(event) for event in saved.events]})


def decode_save(data: bytes) -> SavedGame:
    """Read the bytes of a file; whether the game in it is possible is for :func:`restore` to say.

    :raises SaveError: when these are no saved game, or one of a newer version.
    """
    values = save_json.load(data)
    if values.get("format") != SAVE_FORMAT:
        raise SaveError(SaveFault.NOT_OURS, "format", f"{values.get('format')!s:.40}")
    version = values.get("version")
    if type(version) is not int:
        raise SaveError(SaveFault.NOT_OURS, "version", f"{version!s:.40}")
    if version < 1:
        raise SaveError(SaveFault.BAD_VALUE, "version", f"{version!s:.40}")
    if version > SAVE_VERSION:
        raise SaveError(SaveFault.NEWER_VERSION, "version", f"{version!s:.40}")
    try:
        return SavedGame(
            layout_id=save_json.read_text(values["layout_id"], "layout_id"),
            code=save_json.read_text(values["code"], "code"),
            tiles=save_json.read_tiles(values["tiles"], "tiles"),
            faces=save_json.read_labels(values["faces"], "faces"),
            plan=None if values["plan"] is None else save_json.read_pairs(values["plan"], "plan"),
            events=save_json.read_events(values["events"], "events"),
            seconds=save_json.read_number(values["seconds"], "seconds"),
            mode=save_json.read_text(values.get("mode", "classic"), "mode"),
            is_repeated=save_json.read_flag(values.get("is_repeated", False), "is_repeated"),
            game_id=save_json.read_text(values.get("game_id", ""), "game_id"),
            game=save_json.read_text(values.get("game", GameKind.SOLITAIRE.value), "game"),
            level=save_json.read_whole(values.get("level", 0), "level"),
            day=save_json.read_text(values.get("day", ""), "day"),
            is_late=save_json.read_flag(values.get("is_late", False), "is_late"),
        )
    except KeyError as missing:
        raise SaveError(SaveFault.BAD_VALUE, str(missing.args[0]), "missing") from missing


def restore(saved: SavedGame, now: Callable[[], float]) -> Game:
    """Return the game as it was saved, its clock standing; no deal, shuffle or search is computed.

    :raises SaveError: when the values do not make a possible game.
    """
    _check_time(saved.seconds, "seconds")
    _check_occasion(saved)
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


def _check_occasion(saved: SavedGame) -> None:
    lowest = 1 if saved.mode == CAMPAIGN else 0
    if not lowest <= saved.level <= MOST_LEVEL:
        raise SaveError(SaveFault.BAD_VALUE, "level", str(saved.level)[:40])
    if saved.day:
        try:
            date.fromisoformat(saved.day)
        except ValueError as error:
            raise SaveError(SaveFault.BAD_VALUE, "day", str(error)) from error


def _restore_deal(saved: SavedGame) -> Deal[Board]:
    try:
        layout = Layout.from_tiles(saved.tiles)
    except LayoutError as error:
        raise SaveError(SaveFault.BAD_LAYOUT, "tiles", str(error)) from error
    if list(layout.slots) != [tuple(tile) for tile in saved.tiles]:
        raise SaveError(SaveFault.BAD_LAYOUT, "tiles", "not in canonical order")
    try:
        game = GameKind(saved.game)
    except ValueError as error:
        raise SaveError(SaveFault.BAD_VALUE, "game", str(error)) from error
    try:
        code = GameCode.parse(saved.code)
    except GameCodeError as error:
        raise SaveError(SaveFault.BAD_CODE, "code", str(error)) from error
    try:
        board = lay_out(game, layout, map(face_from_label, saved.faces), has_gravity=code.has_gravity)
        _check_groups(board.faces)
    except LayoutError as error:
        raise SaveError(SaveFault.BAD_LAYOUT, "tiles", str(error)) from error
    except ValueError as error:
        raise SaveError(SaveFault.BAD_FACES, "faces", str(error)) from error
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
