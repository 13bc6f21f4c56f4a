from __future__ import annotations

import gc
import json
import shutil
import sys
from threading import Thread
from typing import TYPE_CHECKING, NoReturn

import psutil
import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMessageBox

from mahjong_qt import launch, paths, program
from mahjong_qt.appearance import apply_appearance, is_dark
from mahjong_qt.deal_stock import KEPT
from mahjong_qt.engine.clock import Clock
from mahjong_qt.engine.game_code import own_layout_code
from mahjong_qt.engine.layout.layout import Layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, encode_layout
from mahjong_qt.engine.layout.library import LayoutLibrary
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.game import Game
from mahjong_qt.engine.play.outlook import Outlook
from mahjong_qt.engine.play.wish import DealWish
from mahjong_qt.engine.save import capture, decode_save, encode_save
from mahjong_qt.engine.verdict import never
from mahjong_qt.game_store import GameStore, Loaded
from mahjong_qt.settings import Appearance
from mahjong_qt.view.board_view import BoardView
from mahjong_qt.windows.first_pair import FirstPair
from mahjong_qt.windows.start_notices import tell_incomplete
from mahjong_qt.wording.language import Translators, available_languages
from tests.view.sample_boards import CODE, LAYOUTS, SINGLES, small_deal, turtle_deal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from mahjong_qt.engine.play.board import Board
    from mahjong_qt.engine.play.deal import Deal

# said by the offscreen platform of every window that has a smallest size
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

SIX = small_deal(SINGLES, "1B 2B 1B 2B 3B 3B")
EIGHT = Layout.from_tiles([(x, y, 0) for x in (0, 2, 6, 8) for y in (0, 4)])
EIGHT_CODE = own_layout_code(EIGHT.fingerprint)

WORKER_LIMIT = 60_000
"""Milliseconds for the worker, which starts a Python of its own, on a machine that has other things to do."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all files of the player."""
    for name in ("data_folder", "config_folder", "cache_folder"):
        monkeypatch.setattr(paths, name, lambda name=name: tmp_path / name)
        (tmp_path / name).mkdir()
    return tmp_path


@pytest.fixture
def settings_for_a_while(qapp: QApplication) -> Iterator[None]:
    """Takes back what the settings of another start put in force for the whole application."""
    locale = QLocale()
    yield
    apply_appearance(qapp, Appearance.SYSTEM)
    for translators in qapp.findChildren(Translators):
        translators.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # QEvent.Type.DeferredDelete
    QLocale.setDefault(locale)


@pytest.fixture
def start(
    qtbot: QtBot, qapp: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch, settings_for_a_while: None
) -> Iterator[Callable[..., program.Program]]:
    """Starts the program as far as its first paint and what comes right after it."""
    hook, started = sys.excepthook, list[program.Program]()

    def start_(code: str = "", files: Sequence[str] = ()) -> program.Program:
        made = program.Program(qapp, code, files)
        started.append(made)
        with qtbot.waitExposed(made.window):
            made.window.show()
        qtbot.waitUntil(lambda: made._announcer is not None and hasattr(made, "_controller"))
        return made

    yield start_
    for made in started:
        made.window.close()
        made.finish()
        made.window.deleteLater()
        made.deleteLater()
    sys.excepthook = hook
    gc.unfreeze()
    QApplication.sendPostedEvents(None, 52)  # QEvent.Type.DeferredDelete


def save(
    folder: Path, deal: Deal[Board], *pairs: tuple[int, int], layout_id: str = "turtle", seconds: float = 0.0
) -> Game:
    game = Game(deal, Clock(lambda: 0.0, seconds))
    for pair in pairs:
        game.remove(pair)
    (folder / "data_folder" / "game.json").write_bytes(
        encode_save(capture(game, layout_id, Occasion("classic"), False))
    )
    return game


def saved_code(folder: Path) -> str:
    return decode_save((folder / "data_folder" / "game.json").read_bytes()).code


def told(made: program.Program) -> tuple[str, str]:
    """Title and text of the banner."""
    assert made._announcer is not None
    message = made._announcer.banner.message
    return (message.title, message.text) if message is not None else ("", "")


def test_the_first_start_deals_the_turtle(start: Callable[..., program.Program], folder: Path) -> None:
    made = start()
    assert made.session.layout_id == "turtle"
    assert made.session.game.board.tiles_left == 144
    assert told(made) == ("", "")
    assert saved_code(folder) == str(made.session.game.deal.code)
    label = made.window.findChild(QLabel, "layout_name")
    assert isinstance(label, QLabel)
    assert label.text() == "Classic · Turtle"


def test_two_first_starts_deal_two_games(
    start: Callable[..., program.Program], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # two numbers of chance that differ, as they nearly always do
    numbers = iter(range(3, 100))
    monkeypatch.setattr("mahjong_qt.dealer.os.urandom", lambda count: next(numbers).to_bytes(count, "little"))
    code = str(start().session.game.deal.code)
    (folder / "data_folder" / "game.json").unlink()
    assert str(start().session.game.deal.code) != code


@pytest.mark.parametrize("mode_id", ["daily", "campaign"])
def test_when_a_level_or_a_day_is_over_the_classic_game_goes_on(
    start: Callable[..., program.Program], folder: Path, mode_id: str
) -> None:
    before = save(folder, SIX, (0, 2), seconds=75.5)
    over = Game(SIX, Clock(lambda: 0.0))
    over.give_up()
    saved = capture(over, "turtle", Occasion(mode_id, day="2026-11-30" if mode_id == "daily" else ""), False)
    (folder / "data_folder" / f"game-{mode_id}.json").write_bytes(encode_save(saved))
    (folder / "config_folder" / "settings.json").write_text(json.dumps({"mode": mode_id}))
    made = start()
    assert (made.session.mode, made.session.game.board) == ("classic", before.board)
    assert made.session.game.events == before.events


def test_a_game_under_way_goes_on(start: Callable[..., program.Program], folder: Path) -> None:
    before = save(folder, SIX, (0, 2), seconds=75.5)
    made = start()
    game = made.session.game
    assert game.board == before.board
    assert game.events == before.events
    assert game.clock.seconds == 75.5
    assert not game.clock.is_running
    made.window.actions_by_verb["undo"].trigger()
    assert game.board.tiles_left == 6


def test_a_game_that_was_stuck_says_so(start: Callable[..., program.Program], folder: Path) -> None:
    stack = small_deal([(0, 0, 0), (4, 0, 0), (8, 0, 0), (0, 0, 1)], "2C 1B 1B 2C")
    save(folder, stack, (1, 2))
    made = start()
    assert told(made)[0] == "No more moves"
    assert made._announcer is not None
    assert all(not button.icon().isNull() for button in made._announcer.banner.buttons)


@pytest.mark.parametrize("end", ["cleared", "given up"])
def test_after_a_finished_game_there_is_a_new_one(
    start: Callable[..., program.Program], folder: Path, end: str
) -> None:
    if end == "cleared":
        save(folder, SIX, (0, 2), (1, 3), (4, 5))
    else:
        game = save(folder, SIX)
        game.give_up()
        saved = capture(game, "turtle", Occasion("classic"), False)
        (folder / "data_folder" / "game.json").write_bytes(encode_save(saved))
    made = start()
    assert made.session.game.board.tiles_left == 144
    assert told(made) == ("", "")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'{"format": "mahjong-save", "version": 1}'])
def test_a_damaged_game_is_set_aside_and_named(
    start: Callable[..., program.Program], folder: Path, content: bytes
) -> None:
    path = folder / "data_folder" / "game.json"
    path.write_bytes(content)
    made = start()
    assert made.session.game.board.tiles_left == 144
    aside = path.with_name("game.damaged-1.json")
    assert aside.read_bytes() == content
    assert aside.name in told(made)[1]
    assert isinstance(GameStore(path).load(lambda: 0.0), Loaded)


@pytest.mark.parametrize("content", [b"{", b'{"format": "mahjong-save", "version": 99}'])
def test_a_damaged_game_gives_way_to_its_backup(
    start: Callable[..., program.Program], folder: Path, content: bytes
) -> None:
    before = save(folder, SIX, (0, 2), seconds=75.5)
    path = folder / "data_folder" / "game.json"
    path.replace(path.with_name("game.backup.json"))
    path.write_bytes(content)
    made = start()
    assert made.session.game.board == before.board
    assert made.session.game.clock.seconds == 75.5
    assert f"“{path.with_name('game.damaged-1.json')}”" in told(made)[1]
    assert "a little earlier" in told(made)[1]
    # the file itself is whole again
    assert isinstance(GameStore(path).load(lambda: 0.0), Loaded)


def test_damaged_settings_and_a_damaged_game_are_told_one_after_the_other(
    start: Callable[..., program.Program], folder: Path
) -> None:
    (folder / "config_folder" / "settings.json").write_bytes(b"no settings")
    (folder / "data_folder" / "game.json").write_bytes(b"no game")
    made = start()
    seen = []
    while told(made)[0]:
        seen.append(told(made)[1])
        made.window.escaped.emit()
        QApplication.processEvents()
    assert len(seen) == 2
    assert "settings.damaged-1.json" in seen[0]
    assert "game.damaged-1.json" in seen[1]


def test_a_missing_layout_does_not_hide_what_else_is_to_be_told(
    start: Callable[..., program.Program], folder: Path
) -> None:
    write_settings(folder, layout_id="no-such-layout")
    (folder / "data_folder" / "game.json").write_bytes(b"no game")
    made = start()
    seen = []
    while told(made)[0]:
        seen.append(told(made)[1])
        made.window.escaped.emit()
        QApplication.processEvents()
    assert len(seen) == 2
    assert "game.damaged-1.json" in seen[0]
    assert "removed" in seen[1]


def test_a_first_start_reads_no_layout_but_its_own(
    start: Callable[..., program.Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_all(_: LayoutLibrary) -> NoReturn:
        raise AssertionError("every layout was read")

    monkeypatch.setattr(LayoutLibrary, "all", read_all)
    assert start().session.layout_id == "turtle"


def test_a_game_of_a_newer_version_is_kept(start: Callable[..., program.Program], folder: Path) -> None:
    path = folder / "data_folder" / "game.json"
    path.write_bytes(b'{"format": "mahjong-save", "version": 99}')
    made = start()
    assert "newer version" in told(made)[0]
    assert path.with_name("game.damaged-1.json").exists()


def test_damaged_settings_are_set_aside_and_named(start: Callable[..., program.Program], folder: Path) -> None:
    path = folder / "config_folder" / "settings.json"
    path.write_bytes(b"no settings")
    made = start()
    assert "settings.damaged-1.json" in told(made)[1]
    assert path.with_name("settings.damaged-1.json").read_bytes() == b"no settings"


def write_settings(folder: Path, **values: object) -> None:
    (folder / "config_folder" / "settings.json").write_bytes(json.dumps(values).encode())


@pytest.mark.parametrize("layout_id", ["no-such-layout", "../turtle", ""])
def test_a_layout_that_is_not_here_gives_way_to_the_turtle(
    start: Callable[..., program.Program], folder: Path, layout_id: str
) -> None:
    write_settings(folder, layout_id=layout_id)
    made = start()
    assert made.session.layout_id == "turtle"
    assert told(made)[0] == "The layout you chose last is no longer here"
    assert made.store.settings.layout_id == "turtle"
    made.window.close()
    assert told(start()) == ("", "")


def test_the_layout_played_last_is_dealt(start: Callable[..., program.Program], folder: Path) -> None:
    write_settings(folder, layout_id="butterfly")
    made = start()
    assert (made.session.layout_id, told(made)) == ("butterfly", ("", ""))


def test_where_even_the_turtle_is_missing_another_layout_is_dealt(
    start: Callable[..., program.Program], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layouts = folder / "layouts"
    layouts.mkdir()
    shutil.copy(LAYOUTS / "pyramid.json", layouts)
    monkeypatch.setattr(paths, "layouts_folder", lambda: layouts)
    made = start()
    assert (made.session.layout_id, made.session.game.board.tiles_left) == ("pyramid", 120)
    assert told(made)[0] == "This game cannot be dealt"
    assert made.store.settings.layout_id == "pyramid"


def test_without_any_layout_the_window_still_opens(
    start: Callable[..., program.Program], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "layouts_folder", lambda: folder / "nothing")
    made = start()
    assert not made.session.has_game
    assert told(made)[0] == "This game cannot be dealt"
    for action in made.window.actions_by_verb:
        if action.objectName() in ("new_game", "restart", "undo", "hint", "shuffle", "pause", "copy_code"):
            action.trigger()
    assert told(made)[0] == "This game cannot be dealt"


def test_a_code_is_played_at_once(start: Callable[..., program.Program]) -> None:
    made = start("mj1-l00-aaaaabl")
    assert made.session.game.board == turtle_deal().board
    assert made.session.snapshot().is_repeated


def test_a_code_asks_before_it_replaces_a_game_under_way(start: Callable[..., program.Program], folder: Path) -> None:
    save(folder, SIX, (0, 2))
    made = start(CODE)
    assert told(made)[0] == "Leave this game?"
    assert made.session.game.board.tiles_left == 4


@pytest.mark.parametrize("code", ["MJ1-L00-AAAAABM", "turtle"])
def test_a_wrong_code_is_asked_for_again(start: Callable[..., program.Program], code: str) -> None:
    made = start(code)
    (dialog,) = [child for child in made.window.children() if type(child).__name__ == "CodeDialog"]
    assert dialog.property("visible")
    field = dialog.findChild(QLineEdit, "code")
    assert isinstance(field, QLineEdit)
    assert field.text() == code
    assert made.session.game.board.tiles_left == 144
    dialog.close()  # type: ignore[attr-defined]


def test_the_window_comes_back_in_its_size(start: Callable[..., program.Program]) -> None:
    first = start()
    first.window.resize(701, 555)
    first.window.close()
    assert start().window.size().toTuple() == (701, 555)


def test_steps_are_saved_at_once(start: Callable[..., program.Program], folder: Path) -> None:
    save(folder, SIX)
    made = start()
    made.session.take((0, 2))
    loaded = GameStore(folder / "data_folder" / "game.json").load(lambda: 0.0)
    assert isinstance(loaded, Loaded)
    assert loaded.game.board.tiles_left == 4
    assert loaded.game.can_undo


def test_a_language_that_is_chosen_is_shown_at_once(start: Callable[..., program.Program], folder: Path) -> None:
    made = start()
    languages = [entry.code for entry in available_languages(paths.resources_folder() / "translations")]
    for code in languages:
        made.store.change(language=code)
        assert made._translators.in_force == code


def test_settings_that_cannot_be_written_are_told_as_such(start: Callable[..., program.Program]) -> None:
    made = start()
    made.store.write_failed.emit(OSError(28, "No space left on device"))
    assert told(made)[0] == "Your settings cannot be saved"
    assert "No space left on device" in told(made)[1]


def test_the_drawn_tiles_are_kept_at_the_end(start: Callable[..., program.Program], folder: Path) -> None:
    made = start()
    made.finish()
    assert list((folder / "cache_folder").rglob("*.*"))


def test_a_bug_in_a_slot_is_written_down_and_the_game_goes_on(
    start: Callable[..., program.Program], folder: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    made = start()
    hook = sys.excepthook
    # pytest-qt has a hook of its own for the time of a test
    sys.excepthook = made._faults.take_exception

    def fail() -> None:
        raise ZeroDivisionError("a bug of ours")

    QTimer.singleShot(0, fail)
    log = folder / "data_folder" / "errors.log"
    try:
        qtbot.waitUntil(log.exists)
    finally:
        sys.excepthook = hook
    assert "a bug of ours" in log.read_text("utf-8")
    assert "a bug of ours" in capsys.readouterr().err
    assert told(made)[0] == "Something went wrong in the program"
    assert "errors.log" in told(made)[1]
    made.window.actions_by_verb["hint"].trigger()
    qtbot.waitUntil(lambda: made.session.state.hints_used == 1, timeout=WORKER_LIMIT)


def test_a_fault_of_the_worker_is_written_down_and_told_once(
    start: Callable[..., program.Program], folder: Path, qtbot: QtBot
) -> None:
    made = start()
    worker = made._worker
    assert worker is not None
    log = folder / "data_folder" / "errors.log"
    for times in (1, 2):
        # it knows nothing of a stop
        worker.ask(never, then=lambda _: None)
        qtbot.waitUntil(
            lambda times=times: log.exists() and log.read_text("utf-8").count("TypeError") == times,  # type: ignore[misc]
            timeout=WORKER_LIMIT,
        )
        assert told(made)[0] == ("Something went wrong in the program" if times == 1 else "")
        made.window.escaped.emit()
        QApplication.processEvents()
    assert "never()" in log.read_text("utf-8")


def test_a_fault_without_a_console_is_written_down_too(
    start: Callable[..., program.Program], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = start()
    monkeypatch.setattr(sys, "stderr", None)
    made._faults.take_exception(ValueError, ValueError("unheard"), None)
    assert "unheard" in (folder / "data_folder" / "errors.log").read_text("utf-8")


def worker_processes() -> set[int]:
    """The processes that this one has started and that run."""
    return {process.pid for process in psutil.Process().children()}


def test_no_process_is_started_before_the_first_paint_and_none_is_left_at_the_end(
    qapp: QApplication, start: Callable[..., program.Program], folder: Path, qtbot: QtBot
) -> None:
    others = worker_processes()
    # no plan is known for this deal, so there is something to prove at once
    save(folder, SIX, (0, 2))
    asked: list[set[int]] = []

    class AtFirstPaint(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched.parent(), BoardView):
                asked.append(worker_processes() - others)
            return False

    spy = AtFirstPaint()
    qapp.installEventFilter(spy)
    try:
        made = start()
    finally:
        qapp.removeEventFilter(spy)
    assert asked[:1] == [set()]
    qtbot.waitUntil(lambda: made.session.state.outlook is Outlook.WINNABLE, timeout=WORKER_LIMIT)
    (pid,) = worker_processes() - others
    made.finish()
    assert not psutil.pid_exists(pid)


def test_deals_found_ahead_are_dealt_next(
    start: Callable[..., program.Program], folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "STOCK_DELAY", 0)
    write_settings(folder, layout_id="butterfly", deal_wish="solvable")
    made = start()
    stock = made._stock
    assert stock is not None
    found = stock._deals
    kind = "butterfly", DealWish.SOLVABLE, False
    qtbot.waitUntil(lambda: len(found.get(kind, ())) == KEPT, timeout=WORKER_LIMIT)
    first = found[kind][0]
    made.window.actions_by_verb["new_game"].trigger()
    assert made.session.game.deal == first
    # and another is found in its place
    qtbot.waitUntil(lambda: len(found[kind]) == KEPT, timeout=WORKER_LIMIT)
    assert first not in found[kind]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words of each message box that is shown when there is no game window."""
    shown: list[str] = []

    def show(box: QMessageBox) -> int:
        shown.append(f"{box.text()}: {box.informativeText()}")
        return 0

    monkeypatch.setattr(QMessageBox, "exec", show)
    return shown


@pytest.mark.usefixtures("settings_for_a_while")
def test_a_second_start_is_told_in_the_language_and_colours_of_the_settings(
    qapp: QApplication, folder: Path, boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # nobody takes what is handed over
    monkeypatch.setattr("mahjong_qt.inbox.ROUNDS", 1)
    write_settings(folder, language="de", appearance="dark")
    assert launch._hand_over(qapp, "", ()) == 0
    assert is_dark(qapp.palette())
    assert len(boxes) == 1
    assert "is open already" not in boxes[0]
    assert "Mahjong Qt" in boxes[0]


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_second_start_hands_its_files_to_the_first(
    start: Callable[..., program.Program], qapp: QApplication, boxes: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    first = start()
    path = tmp_path / "mine.json"
    path.write_bytes(encode_layout(LayoutFile(EIGHT, "Mine")))
    second = Thread(target=lambda: launch._hand_over(qapp, "", [str(path)]))
    second.start()
    # nothing is under way: the layout is played at once
    qtbot.waitUntil(lambda: first.session.layout_id == EIGHT_CODE, timeout=WORKER_LIMIT)
    second.join()
    assert boxes == []


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_second_start_hands_its_code_to_the_first(
    start: Callable[..., program.Program], qapp: QApplication, boxes: list[str], qtbot: QtBot
) -> None:
    first = start()
    second = Thread(target=lambda: launch._hand_over(qapp, "mj1-l00-aaaaabl", ()))
    second.start()
    qtbot.waitUntil(lambda: str(first.session.game.deal.code) == CODE)
    second.join()
    assert boxes == []


@pytest.mark.usefixtures("settings_for_a_while")
def test_files_that_cannot_be_handed_over_are_told_like_any_second_start(
    qapp: QApplication, folder: Path, boxes: list[str]
) -> None:
    (paths.data_folder() / "inbox").write_text("a file where the folder should be")
    assert launch._hand_over(qapp, "", ["/x/y.layout"]) == 0
    assert len(boxes) == 1


def test_the_program_is_started_with_a_layout(
    start: Callable[..., program.Program], tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(encode_layout(LayoutFile(EIGHT, "Mine")))
    made = start("", [str(path)])
    qtbot.waitUntil(lambda: made.session.layout_id == EIGHT_CODE, timeout=WORKER_LIMIT)
    assert made.session.game.deal.code.layout == EIGHT_CODE
    (kept,) = paths.own_layouts_folder().iterdir()
    assert kept.name == f"mine-{EIGHT_CODE}.mjlayout"


def test_a_layout_that_was_removed_is_told_and_the_setting_corrected(
    start: Callable[..., program.Program], folder: Path
) -> None:
    write_settings(folder, layout_id=EIGHT_CODE)
    made = start()
    assert made.session.layout_id == "turtle"
    assert made.store.settings.layout_id == "turtle"
    assert told(made)[0] == "The layout you chose last is no longer here"


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("layout-marks.json", "Your favourite layouts could not be read"),
        ("records.sqlite", "Your results could not be read"),
    ],
)
def test_damaged_files_of_the_player_are_told_and_kept(
    start: Callable[..., program.Program], folder: Path, name: str, title: str
) -> None:
    (paths.data_folder() / name).write_bytes(b"rubbish" * 1000)
    assert told(start())[0] == title
    assert [path.name for path in paths.data_folder().iterdir() if "damaged" in path.name] == [
        name.replace(".", ".damaged-1.")
    ]


def test_results_are_kept_and_shown_with_the_layouts(start: Callable[..., program.Program], qtbot: QtBot) -> None:
    made = start()
    made.session.start(SIX, "turtle", is_repeated=False)
    made.session.begin()
    while pairs := made.session.game.board.pairs():
        made.session.take(pairs[0])
    collection = made._collection
    assert collection is not None
    assert collection._played()["turtle"].won == 1
    # generated layouts that were played are worth listing
    made.session.start(SIX, "G12", is_repeated=False)
    made.session.begin()
    made.session.take(made.session.game.board.pairs()[0])
    made.session.give_up()
    collection.shelf.refresh()
    qtbot.waitUntil(lambda: collection.shelf.entry("G12") is not None, timeout=WORKER_LIMIT)


def test_an_incomplete_installation_is_told(qapp: QApplication, boxes: list[str]) -> None:
    tell_incomplete("no such drawing")
    assert boxes == ["Mahjong Qt is not installed completely: Please install it again. no such drawing"]


@pytest.mark.parametrize("has_taken_pair", [False, True])
def test_only_a_first_player_is_helped_to_a_pair(
    start: Callable[..., program.Program], folder: Path, has_taken_pair: bool
) -> None:
    write_settings(folder, has_taken_pair=has_taken_pair)
    made = start()
    assert len(made.findChildren(FirstPair)) == (not has_taken_pair)
