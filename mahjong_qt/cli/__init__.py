"""The command ``mahjong-layouts``, for designers and for scripts. Only ``render``, which draws, loads Qt."""

from __future__ import annotations

from multiprocessing import freeze_support
from typing import TYPE_CHECKING, Any

from mahjong_qt.cli import console

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

INTERRUPTED = 130
"""Exit code after Ctrl+C, as shells have it."""

PIPE_CLOSED = 141
"""Exit code when whoever reads the output has gone, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 2 after an error.

    ``check`` and ``convert`` return 1 when everything could be read, and something cannot be played or was refused.

    :raises SystemExit: after ``--help``, ``--version`` and arguments that make no command.
    """
    freeze_support()
    console.use_utf8()
    try:
        try:
            return _run(arguments)
        finally:
            console.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except console.PipeClosedError:
        return PIPE_CLOSED
    except console.OutputError as error:
        console.complain(str(error))
        return console.FAILED


def _run(arguments: Sequence[str] | None) -> int:
    from mahjong_qt.cli.arguments import read_arguments
    from mahjong_qt.cli.fault import CommandError
    from mahjong_qt.engine.layout.layout_file import LayoutFileError

    options = read_arguments(arguments)
    try:
        return _verb(options.verb)(options)
    except (CommandError, LayoutFileError) as error:
        console.complain(str(error))
        return console.FAILED


def _verb(name: str) -> Callable[[Any], int]:
    """Return what runs a verb; only its modules are loaded, and written out so that a frozen program has them."""
    match name:
        case "check":
            from mahjong_qt.cli.check import run
        case "convert":
            from mahjong_qt.cli.convert import run
        case "render":
            from mahjong_qt.cli.render import run
        case "deal":
            from mahjong_qt.cli.deal import run
        case "solve":
            from mahjong_qt.cli.solve import run
        case _:
            from mahjong_qt.cli.analyse import run
    return run
