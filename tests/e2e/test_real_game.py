"""The real program in a real window, with a real mouse and real keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.play.event import PairTaken
from mahjong_qt.engine.play.transition import Status
from tests.e2e.real_game import Player, RealGame, wait_until
from tests.view.sample_boards import CODE, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

DEAL = turtle_deal()
assert DEAL.plan is not None
PLAN = DEAL.plan


@pytest.fixture
def run(xvfb: str, tmp_path: Path) -> Iterator[Callable[..., RealGame]]:
    """Starts the program; all of its runs in a test have the same files."""
    games: list[RealGame] = []

    def run_(*arguments: str) -> RealGame:
        games.append(RealGame(xvfb, tmp_path, *arguments))
        return games[-1]

    yield run_
    for game in games:
        game.close()


def is_table(game: RealGame, player: Player, tile: int) -> bool:
    """Says whether the green of the table is seen where a tile of the deal was."""
    width, _, data = game.picture()
    x, y = player.place_of(tile)
    blue, green, red = data[4 * (y * width + x) :][:3]
    return bool(green > max(blue, red) + 10)


def test_a_whole_game_is_won_by_mouse(run: Callable[..., RealGame]) -> None:
    game = run(CODE)
    game.wait_for_game(CODE)
    player = Player(game, DEAL)
    game.screenshot("whole-game-1-begin")
    for number, pair in enumerate(PLAN):
        player.take(pair)
        if number == len(PLAN) // 2:
            game.screenshot("whole-game-2-middle")
    assert game.game().status is Status.CLEARED
    assert [(event.one, event.other) for event in game.saved().events if isinstance(event, PairTaken)] == [
        tuple(sorted(pair)) for pair in PLAN
    ]

    # where no banner lies the screen shows the table alone, as soon as the animations are over
    wait_until(lambda: all(is_table(game, player, tile) for tile in range(12)), "the board is empty")
    game.screenshot("whole-game-3-cleared")
    assert game.errors.read_text() == ""


def test_kill_9_loses_nothing(run: Callable[..., RealGame]) -> None:
    game = run(CODE)
    game.wait_for_game(CODE)
    player = Player(game, DEAL)
    for pair in PLAN[:10]:
        player.take(pair)
    for left in (126, 128):
        game.press("z", "Control_L")
        wait_until(lambda left=left: game.tiles_left() == left, "an undo")  # type: ignore[misc]
    game.kill()
    before = game.saved()
    assert before.seconds > 0

    again = run()
    again.wait_for_game()
    after = again.saved()
    assert (after.tiles, after.faces, after.plan, after.events) == (
        before.tiles,
        before.faces,
        before.plan,
        before.events,
    )
    # the clock stands until the next selection
    assert after.seconds == before.seconds
    assert Player(again, DEAL).geometry == player.geometry
    again.screenshot("kill-9-goes-on")
    again.press("z", "Control_L")
    wait_until(lambda: again.tiles_left() == 130, "an undo after the restart")
    for left in (128, 126, 124):
        again.press("z", "Control_L", "Shift_L")
        wait_until(lambda left=left: again.tiles_left() == left, "a redo after the restart")  # type: ignore[misc]
    assert again.errors.read_text() == ""


def test_a_damaged_game_is_set_aside(run: Callable[..., RealGame], tmp_path: Path) -> None:
    game = run(CODE)
    path = game.save_file
    game.wait_for_game(CODE)
    game.kill()
    cut = path.read_bytes()[:1000]
    path.write_bytes(cut)

    again = run()
    again.wait_for_window()
    aside = path.with_name("game.damaged-1.json")
    wait_until(lambda: aside.exists() and path.exists() and again.tiles_left() == 144, "a new game")
    assert aside.read_bytes() == cut
    again.screenshot("damaged-game")
    assert again.errors.read_text() == ""


def test_a_second_start_leaves_it_to_the_first_and_harms_nothing(run: Callable[..., RealGame]) -> None:
    game = run(CODE)
    game.wait_for_game(CODE)
    player = Player(game, DEAL)
    player.take(PLAN[0])
    second = run()
    assert second.process.wait(timeout=20) == 0
    game.screenshot("second-start")
    game.focus()
    player.take(PLAN[1])
    assert game.tiles_left() == 140


def test_a_layout_opened_from_the_desktop_is_played_in_the_game_that_runs(
    run: Callable[..., RealGame], tmp_path: Path
) -> None:
    game = run(CODE)
    game.wait_for_game(CODE)
    player = Player(game, DEAL)
    path = tmp_path / "my row.mjlayout"
    path.write_bytes(encode_layout(LayoutFile(Layout.from_tiles([(x, 0, 0) for x in range(0, 16, 2)]), name="Row")))
    second = run(path.as_uri())
    assert second.process.wait(timeout=20) == 0
    assert second.errors.read_text() == ""
    # nothing was played yet that would be lost
    wait_until(lambda: game.tiles_left() == 8, "the layout is played")
    wait_until(lambda: all(is_table(game, player, tile) for tile in range(12)), "the layout is seen")
    game.screenshot("layout-from-the-desktop")
    assert game.errors.read_text() == ""


def test_closing_the_window_ends_the_program_with_everything_saved(run: Callable[..., RealGame]) -> None:
    game = run(CODE)
    game.wait_for_game(CODE)
    Player(game, DEAL).take(PLAN[0])
    game.press("q", "Control_L")
    assert game.process.wait(timeout=20) == 0
    assert game.tiles_left() == 142
    assert game.errors.read_text() == ""
