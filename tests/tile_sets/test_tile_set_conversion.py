from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest

from mahjong_qt.tile_sets import CONVERT_OPTION, conversion_main
from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.own_sets import OwnTileSet, own_sets
from mahjong_qt.tile_sets.tile_set_conversion import TileSetConversion
from tests.tile_sets.sample_sets import OURS, fluffy_names, kmahjongg_drawing, write_faces, write_kmahjongg

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

LIMIT = 60_000
TIGHT = 150_000_000
"""Bytes with which no picture can be drawn."""
LAYERS = '<g id="slow">' + '<circle cx="30" cy="40" r="30" opacity="0.5"/>' * 50 + "</g>"
SLOW = '<g opacity="0.9"><use xlink:href="#slow"/></g>' * 60
"""Three thousand large circles a face, in layers: as many as may be."""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def conversion(qapp: object, own: Path) -> Iterator[TileSetConversion]:
    conversion = TileSetConversion(own)
    yield conversion
    conversion.cancel()


def children() -> list[psutil.Process]:
    """The processes that convert; those of other tests may still be there."""
    living = (child for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE)
    return [child for child in living if CONVERT_OPTION in child.cmdline()]


def told(values: list[object] | None) -> object:
    """The one value of a signal."""
    assert values is not None
    return values[0]


def fault_after(qtbot: QtBot, conversion: TileSetConversion, path: Path) -> TileSetFault:
    with qtbot.waitSignal(conversion.failed, timeout=LIMIT) as waited:
        conversion.start([str(path)])
    fault = told(waited.args)
    assert isinstance(fault, TileSetFault)
    assert str(fault)
    assert not conversion.is_running
    return fault


def test_a_set_is_converted_beside_the_window(qtbot: QtBot, conversion: TileSetConversion, tmp_path: Path) -> None:
    folder = write_faces(tmp_path / "riichi", fluffy_names())
    with qtbot.waitSignal(conversion.done, timeout=LIMIT) as waited:
        conversion.start([str(folder)], OURS, taken=["Riichi"])
        assert conversion.is_running
    found = told(waited.args)
    assert isinstance(found, OwnTileSet)
    assert (found.name, len(found.filled)) == ("Riichi 2", 8)
    assert [found] == list(own_sets(tmp_path / "own").sets)
    assert not children()


def test_what_is_wrong_is_told(qtbot: QtBot, conversion: TileSetConversion, tmp_path: Path) -> None:
    fault = fault_after(qtbot, conversion, write_faces(tmp_path / "riichi", fluffy_names()))
    assert (fault.reason, fault.file, len(fault.values["missing"])) == (FaultReason.MISSING_FACES, "riichi", 8)


def test_a_drawing_that_takes_for_ever_is_given_up(qtbot: QtBot, own: Path, tmp_path: Path) -> None:
    conversion = TileSetConversion(own, time_limit=2)
    desktop = write_kmahjongg(tmp_path, kmahjongg_drawing(inside=SLOW, before=f"<defs>{LAYERS}</defs>"))
    assert fault_after(qtbot, conversion, desktop).reason is FaultReason.TOO_SLOW
    assert not children()
    assert not own.exists() or not list(own.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of a process")
def test_a_drawing_that_takes_too_much_memory_ends_only_its_process(
    qtbot: QtBot, own: Path, tmp_path: Path
) -> None:  # fmt: skip
    tight = f"from {conversion_main.__name__} import serve; import {conversion_main.__name__} as m; m.MEMORY = {TIGHT}"
    conversion = TileSetConversion(own, command=[sys.executable, "-c", f"{tight}; serve()"])
    reason = fault_after(qtbot, conversion, write_kmahjongg(tmp_path)).reason
    assert reason in (FaultReason.DIED, FaultReason.TOO_MUCH_MEMORY)
    assert not children()


def test_a_process_that_is_killed_is_told_and_the_next_one_works(
    qtbot: QtBot, conversion: TileSetConversion, own: Path, tmp_path: Path
) -> None:  # fmt: skip
    desktop = write_kmahjongg(tmp_path, kmahjongg_drawing(inside=SLOW, before=f"<defs>{LAYERS}</defs>"))
    with qtbot.waitSignal(conversion.failed, timeout=LIMIT) as waited:
        conversion.start([str(desktop)])
        (child,) = children()
        child.kill()
    fault = told(waited.args)
    assert isinstance(fault, TileSetFault)
    assert (fault.reason, fault.file) == (FaultReason.DIED, "sample.desktop")
    with qtbot.waitSignal(conversion.done, timeout=LIMIT):
        conversion.start([str(write_kmahjongg(tmp_path))])
    assert len(own_sets(own).sets) == 1


@pytest.mark.parametrize(
    "answer", ["nonsense", "{}", "[]", "5", '{"id": "../x"}', '{"fault": {}}', '{"fault": 5}', '{"id": "own-0"}']
)
def test_answers_that_make_no_sense_are_a_fault(qtbot: QtBot, own: Path, tmp_path: Path, answer: str) -> None:
    conversion = TileSetConversion(own, command=[sys.executable, "-c", f"print({answer!r})"])
    reason = fault_after(qtbot, conversion, tmp_path / "a.svg").reason
    assert reason in (FaultReason.DIED, FaultReason.MISSING_FILE)


def test_a_program_that_cannot_be_started_is_told(qtbot: QtBot, own: Path, tmp_path: Path) -> None:
    conversion = TileSetConversion(own, command=[str(tmp_path / "nothing")])
    assert fault_after(qtbot, conversion, tmp_path / "a.svg").reason is FaultReason.NOT_STARTED


def test_nothing_is_told_or_left_of_what_is_cancelled(
    qtbot: QtBot, conversion: TileSetConversion, own: Path, tmp_path: Path
) -> None:  # fmt: skip
    with qtbot.assertNotEmitted(conversion.failed), qtbot.assertNotEmitted(conversion.done):
        conversion.start([str(write_kmahjongg(tmp_path))])
        (child,) = children()
        conversion.cancel()
        assert not conversion.is_running
        assert not child.is_running() or child.status() == psutil.STATUS_ZOMBIE
    assert not own.exists() or not list(own.iterdir())


BROKEN = """
from mahjong_qt.tile_sets import conversion_main
def fall(job):
    raise LookupError("nobody expects this")
conversion_main.convert = fall
conversion_main.serve()
"""


def test_what_nobody_expects_is_told_and_ends_the_process_in_order(tmp_path: Path) -> None:
    import json
    import subprocess

    job = {"paths": ["a.svg"], "folder": str(tmp_path), "staging": str(tmp_path / ".new-1")}
    process = subprocess.Popen(
        [sys.executable, "-c", BROKEN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    with process, process.stdin, process.stdout, process.stderr:
        # the input stays open, as that of a window does
        process.stdin.write(json.dumps(job).encode() + b"\n")
        process.stdin.flush()
        assert process.wait(60) == 1
        errors = process.stderr.read().decode()
        assert process.stdout.read() == b""
    assert "LookupError: nobody expects this" in errors
    assert "Fatal" not in errors


def test_the_process_ends_with_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    import json
    import subprocess

    from mahjong_qt.tile_sets.tile_set_conversion import conversion_command

    desktop = write_kmahjongg(tmp_path, kmahjongg_drawing())
    job = {"paths": [str(desktop)], "folder": str(tmp_path / "own"), "staging": str(tmp_path / "own/.new-1")}
    done = subprocess.run(
        conversion_command(), input=json.dumps(job).encode() + b"\n", capture_output=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout) == (1, b"")


WITHOUT_STREAMS = """
import sys
from mahjong_qt.tile_sets import conversion_main
conversion_main.convert = lambda job: job.paths[0]
sys.stdin = sys.stdout = sys.stderr = None
conversion_main.serve()
"""


def test_the_process_needs_no_streams_of_python() -> None:
    # a windowed program on Windows has none
    import json
    import subprocess

    job = {"paths": ["a.svg"], "folder": "f", "staging": "s"}
    with subprocess.Popen(
        [sys.executable, "-c", WITHOUT_STREAMS], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        # the input stays open, as that of a window does
        process.stdin.write(json.dumps(job).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"id": "a.svg"}
        assert process.wait(60) == 0
