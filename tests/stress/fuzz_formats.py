"""Throws damaged layout files at one reader for some minutes: ``python -m tests.stress.fuzz_formats --format mah``.

Only :class:`LayoutFileError` may come out, no input may take a second, and what is read must come back from every
format that can hold it. An input that ends in a new place of the code is damaged further (the place is where the error
was raised), which leads deep into the readers without any instrument. Where atheris is installed, ``--atheris`` hands
the same check to it.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
import traceback
from collections import Counter
from typing import TYPE_CHECKING

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.formats.registry import detect_format, read_layouts, what_keeps_out, write_layout
from mahjong_qt.engine.layout.layout_file import LayoutFile, LayoutFileError
from tests.engine.formats.foreign_files import GNOME, KMAHJONGG, MAH, PYSOLFC, STEP, XMAHJONGG, kyodai

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SLOW = 1.0
"""Seconds of the processor's that no input may take."""
WRITTEN = 3
"""Layouts of a file that are written in every format; that would take the longest by far."""
MAX_SEED_BYTES = 20_000
SEEDS = {
    LayoutFormat.JSON: [write_layout(LayoutFile(STEP, name={"de": "Stufe"}), LayoutFormat.JSON)],
    LayoutFormat.KMAHJONGG: [KMAHJONGG.encode(), b"kmahjongg-layout-v1.0\n" + (b"." * 32 + b"\n") * 80],
    LayoutFormat.GNOME: [
        GNOME.encode(),
        GNOME.replace("<row", '<block top="0" bottom="3"').encode(),
        GNOME.encode() * 2,
    ],
    LayoutFormat.KYODAI: [kyodai().encode(), kyodai("Löwe by X").replace("6.0", "3.0").encode("cp1252")],
    LayoutFormat.MAH: [MAH.encode(), MAH.replace('"x"', "").encode(), b'[{"map":[[0,[[0,[[0,3],9]]]]]}]'],
    LayoutFormat.XMAHJONGG: [XMAHJONGG.encode()],
    LayoutFormat.PYSOLFC: [PYSOLFC.encode() * 3, b"0aaahba"],
}
NUMBERS = b"-1 0 1 2 1.5 1e9 NaN true null 511 512 999999999999 2147483648".split()
WORDS = (
    *NUMBERS,
    *b'"1" [ ] { } , : " \\ \\u0000 \\ud800 < > </ /> &lt; &#0; &x; <!-- --> <![CDATA[ <map> </map>'.split(),
    *b'w1 h18 d64 :: "boards" "map" "format":"mahjong-layout" kmahjongg-layout-v1.1'.split(),
    *(b"<!DOCTYPE x [", b'<!ENTITY a "b">', b"<?xml version='1.0' encoding='utf-16'?>"),
    *(b"<layer z='1'>", b"<tile x='1' y='2'/>", b"# name[de]: x", b"# by:", b" by ", b"Kyodai 6.0"),
    *(b"\r\n", b"\r", b"\n", b"\t", b" ", b"\0", b"\xff", b"\xef\xbb\xbf", b"\xff\xfe", b"\x85", b"\x81"),
    *(letter.encode() for letter in "\u2028\u00a0\U0001f004"),
    *(b"1" * 40, b"[" * 2000, b"<a>" * 2000, b"9" * 5000),
)
RUNS = (b" ", b"\t", b"\n", b"0", b"1", b"a", b"<", b"[", b"#", b":", b'"')
NUMBER = re.compile(rb"\d+(?:\.\d+)?")


def damage(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Return the input with a few changes: letters, pieces, numbers, words, lines, and its end."""
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        data = rng.choice(CHANGES)(data, rng)
        if rng.random() < 0.05:
            data = _cut(data, rng) + rng.choice(others)[rng.randrange(50) :]
    return data[: 2 * MAX_SEED_BYTES]


def _place(data: bytes, rng: random.Random) -> int:
    return rng.randrange(len(data) + 1)


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: _place(data, rng)]


def _other_byte(data: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def _without_piece(data: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + data[at + rng.choice((1, 2, 5, 40)) :]


def _piece_again(data: bytes, rng: random.Random) -> bytes:
    at, length = _place(data, rng), rng.choice((1, 3, 10, 80))
    return data[:at] + data[at : at + length] * rng.choice((2, 3, 50)) + data[at + length :]


def _with_word(data: bytes, rng: random.Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + rng.choice(WORDS) + data[at + rng.choice((0, 0, 1, 4)) :]


def _with_run(data: bytes, rng: random.Random) -> bytes:
    """Return the input with a letter many times over, which a reader should go through once."""
    at = _place(data, rng)
    return data[:at] + rng.choice(RUNS) * rng.choice((40, 400, MAX_SEED_BYTES)) + data[at:]


def _other_number(data: bytes, rng: random.Random) -> bytes:
    numbers = [match.span() for match in NUMBER.finditer(data[:MAX_SEED_BYTES])]
    if not numbers:
        return _with_word(data, rng)
    start, end = rng.choice(numbers)
    return data[:start] + (rng.choice(NUMBERS) if rng.random() < 0.5 else b"%d" % rng.randrange(70)) + data[end:]


def _lines_moved(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines.insert(to, lines[at] if rng.random() < 0.5 else lines.pop(at))
    return b"\n".join(lines)


CHANGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _cut,
    _other_byte,
    _without_piece,
    _piece_again,
    _with_word,
    _with_run,
    _other_number,
    _other_number,
    _lines_moved,
)


def check(data: bytes) -> tuple[str, str]:
    """Read an input and what comes of it, and return how that went and where in the code; raise what must not be."""
    start = time.process_time()
    try:
        reading = read_layouts(data, "x")
    except LayoutFileError as error:
        str(error)
        frame = traceback.extract_tb(error.__traceback__)[-1]
        outcome = error.fault.name.lower(), f"{frame.name} {frame.lineno} {error.values.get('expected', '')}"
    else:
        faults = sorted({fault.fault.name for fault in reading.faults if str(fault)})
        outcome = "read", f"{reading.format.value} {len(reading.files) > 1} {faults}"
        for file in reading.files[:WRITTEN]:
            _write(file)
    return ("SLOW", outcome[1]) if time.process_time() - start > SLOW else outcome


def _write(file: LayoutFile) -> None:
    for target in LayoutFormat:
        if what_keeps_out(file, target) is None:
            back = read_layouts(write_layout(file, target), "x").files
            assert [other.layout for other in back] == [file.layout], target
            assert back[0].name_in("en") == file.name_in("en"), target
            assert (back[0].author, back[0].category) == (file.author, file.category), target


def _is_of(data: bytes, layout_format: LayoutFormat) -> bool:
    try:
        return detect_format(data, "x") is layout_format
    except LayoutFileError:
        return False


def fuzz(layout_format: LayoutFormat, minutes: float, seed: int) -> int:
    """Damage files of one format for some minutes; return how many inputs went wrong."""
    rng = random.Random(seed)
    corpus = list(SEEDS[layout_format])
    others = [data for seeds in SEEDS.values() for data in seeds]
    outcomes: Counter[str] = Counter()
    seen: set[tuple[str, str]] = set()
    wrong, slowest, longest = 0, 0.0, 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        data = damage(rng.choice(corpus), others, rng)
        start = time.process_time()
        try:
            outcome = check(data)
        except Exception:  # any other error is what is looked for
            outcome = "WRONG", traceback.format_exc()
        taken = time.process_time() - start
        if outcome[0].isupper() and outcome not in seen:
            wrong += 1
            say(f"{outcome[0]} after {taken:.2f} s: {data!r}\n{outcome[1]}")
        outcomes[outcome[0]] += 1
        if outcome not in seen and len(data) <= MAX_SEED_BYTES and _is_of(data, layout_format):
            corpus.append(data)
        seen.add(outcome)
        slowest, longest = max(slowest, taken), max(longest, len(data))
    say(f"{layout_format.value}: {outcomes.total()} inputs of up to {longest} bytes, {len(corpus)} kept, seed {seed}")
    say(f"slowest {1000 * slowest:.0f} ms; wrong: {wrong}; {dict(outcomes.most_common())}")
    return wrong


def fuzz_with_atheris(layout_format: LayoutFormat, minutes: float, seed: int) -> None:
    """Have atheris look for inputs: it traces the code and stops at the first error; it never returns."""
    import atheris  # type: ignore[import-untyped]

    atheris.instrument_all()
    # its engine takes its seeds from a folder; the mutations of one good file at a time do without
    rng = random.Random(seed)

    def mutate(data: bytes, max_size: int, _seed: int) -> bytes:
        base = data if len(data) > 1 else rng.choice(SEEDS[layout_format])
        return damage(base, [base], rng)[:max_size] if rng.random() < 0.5 else atheris.Mutate(base, max_size)

    options = [f"-max_total_time={int(60 * minutes)}", f"-seed={seed}", "-max_len=20000", "-timeout=1"]
    atheris.Setup([sys.argv[0], *options], check, custom_mutator=mutate)
    atheris.Fuzz()


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Fuzz the readers that are asked for, one after the other."""
    names = [layout_format.value for layout_format in LayoutFormat]
    parser = argparse.ArgumentParser(description=__doc__, prog="fuzz_formats")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--format", choices=names, action="append", help="all when there is none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--atheris", action="store_true")
    options = parser.parse_args(arguments)
    chosen = [LayoutFormat(name) for name in options.format or names]
    if options.atheris:
        fuzz_with_atheris(chosen[0], options.minutes, options.seed)
    return 1 if sum(fuzz(layout_format, options.minutes, options.seed) for layout_format in chosen) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
