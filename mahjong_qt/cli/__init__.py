"""The command ``mahjong-layouts``: deals, proofs and figures, for designers and for scripts. It loads no Qt."""

from __future__ import annotations

from multiprocessing import freeze_support
from typing import TYPE_CHECKING

from mahjong_qt.cli import console

if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
"""Exit code after Ctrl+C, as shells have it."""

PIPE_CLOSED = 141
"""Exit code when whoever reads the output has gone, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 2 after an error.

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
        match options.verb:
            case "deal":
                from mahjong_qt.cli import deal

                return deal.run(options)
            case "solve":
                from mahjong_qt.cli import solve

                return solve.run(options)
            case _:
                from mahjong_qt.cli import analyse

                return analyse.run(options)
    except (CommandError, LayoutFileError) as error:
        console.complain(str(error))
        return console.FAILED
