"""The arguments of the command, and what they may be."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError
from typing import TYPE_CHECKING

from mahjong_qt import __version__
from mahjong_qt.cli import words
from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.game_code import MAX_SEED
from mahjong_qt.engine.play.wish import LEVELS
from mahjong_qt.engine.search.budget import DEFAULT_BUDGET

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

DEFAULT_DEALS = 500
MAX_DEALS = 1_000_000
MIN_WIDTH, DEFAULT_WIDTH, MAX_WIDTH = 16, 800, 8192
"""Of a picture, in pixels."""

WITHOUT_JSON = ("convert", "render")
MAX_BUDGET = 1_000_000_000
MAX_JOBS = 61
"""As many processes as Windows can wait for at once."""


def read_arguments(arguments: Sequence[str] | None) -> Any:
    """Return an object with ``verb`` and the values of that verb.

    :raises SystemExit: after ``--help`` and ``--version``, and when the arguments make no command.
    """
    parser = ArgumentParser(words.COMMAND, description=words.ABOUT, epilog=words.MORE, allow_abbrev=False)
    version = f"{words.COMMAND} {__version__}"
    parser.add_argument("--version", action="version", version=version, help=words.HELP_VERSION)
    verbs = parser.add_subparsers(title=words.VERBS_TITLE, dest="verb", metavar="VERB", required=True)
    for verb, (title, about, add_arguments) in {
        "check": (words.VERB_CHECK, words.ABOUT_CHECK, _add_check),
        "convert": (words.VERB_CONVERT, words.ABOUT_CONVERT, _add_convert),
        "render": (words.VERB_RENDER, words.ABOUT_RENDER, _add_render),
        "deal": (words.VERB_DEAL, words.ABOUT_DEAL, _add_deal),
        "solve": (words.VERB_SOLVE, words.ABOUT_SOLVE, _add_solve),
        "analyse": (words.VERB_ANALYSE, words.ABOUT_ANALYSE, _add_analyse),
    }.items():
        its_parser = verbs.add_parser(verb, help=title, description=about, epilog=words.MORE, allow_abbrev=False)
        add_arguments(its_parser)
        if verb not in WITHOUT_JSON:
            its_parser.add_argument("--json", action="store_true", help=words.HELP_JSON)
        its_parser.set_defaults(refuse=its_parser.error)
    options = parser.parse_args(arguments)
    if options.verb == "deal":
        _check_deal(options)
    return options


def _add_check(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help=words.HELP_FILES)


def _add_convert(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="SRC", nargs="+", help=words.HELP_FILES)
    targets = [target.value for target in LayoutFormat if target.can_be_written]
    parser.add_argument("--to", choices=targets, required=True, help=words.HELP_TO)
    parser.add_argument("--out", metavar="DIR", required=True, help=words.HELP_OUT)
    parser.add_argument("--overwrite", action="store_true", help=words.HELP_OVERWRITE)


def _add_render(parser: ArgumentParser) -> None:
    parser.add_argument("layout", metavar="LAYOUT", help=words.HELP_LAYOUT)
    parser.add_argument("--out", metavar="x.png|x.svg", required=True, help=words.HELP_PICTURE)
    about = words.HELP_WIDTH.replace("{least}", str(MIN_WIDTH)).replace("{limit}", str(MAX_WIDTH))
    width = _whole(MIN_WIDTH, MAX_WIDTH)
    parser.add_argument("--width", metavar="N", type=width, default=DEFAULT_WIDTH, help=about)
    parser.add_argument("--dark", action="store_true", help=words.HELP_DARK)


def _add_deal(parser: ArgumentParser) -> None:
    parser.add_argument("layout", metavar="LAYOUT", help=words.HELP_LAYOUT)
    parser.add_argument("--code", metavar="C", help=words.HELP_CODE)
    last = MAX_SEED - 1
    parser.add_argument("--seed", metavar="N", type=_whole(0, last), help=words.HELP_SEED.format(last=last))
    levels = [wish.value for wish in LEVELS]
    parser.add_argument("--difficulty", choices=levels, help=words.HELP_DIFFICULTY)
    parser.add_argument("--as-it-falls", action="store_true", help=words.HELP_AS_IT_FALLS)
    _add_gravity(parser)


def _add_solve(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="DEAL.json", nargs="+", help=words.HELP_DEAL_FILE)
    _add_budget(parser, DEFAULT_BUDGET, words.HELP_BUDGET)


def _add_analyse(parser: ArgumentParser) -> None:
    parser.add_argument("layout", metavar="LAYOUT", help=words.HELP_LAYOUT)
    _add_gravity(parser)
    parser.add_argument("--deals", metavar="N", type=_whole(1, MAX_DEALS), default=DEFAULT_DEALS, help=words.HELP_DEALS)
    _add_budget(parser, None, words.HELP_ANALYSE_BUDGET)
    parser.add_argument("--jobs", metavar="N", type=_whole(1, MAX_JOBS), default=cores(), help=words.HELP_JOBS)


def _add_gravity(parser: ArgumentParser) -> None:
    parser.add_argument("--gravity", action="store_true", help=words.HELP_GRAVITY)


def _add_budget(parser: ArgumentParser, default: int | None, words_for_it: str) -> None:
    parser.add_argument("--budget", metavar="N", type=_whole(0, MAX_BUDGET), default=default, help=words_for_it)


def _check_deal(options: Any) -> None:
    others = (options.seed is not None, options.difficulty, options.as_it_falls, options.gravity)
    if options.code is not None and any(others):
        options.refuse(words.CODE_ALONE)
    if options.as_it_falls and options.difficulty:
        options.refuse(words.ONE_WISH)


def cores() -> int:
    """Return how many processes can be at work at once."""
    # a container may have fewer than the machine; not every system says so
    affinity = getattr(os, "sched_getaffinity", None)
    return min(len(affinity(0)) if affinity else os.cpu_count() or 1, MAX_JOBS)


def _whole(least: int, limit: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        # ever so many digits are too many, and slow to read
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(limit)) else -1
        if not least <= number <= limit:
            raise ArgumentTypeError(words.NOT_A_NUMBER.format(text=text[:40], least=least, limit=limit))
        return number

    return read
