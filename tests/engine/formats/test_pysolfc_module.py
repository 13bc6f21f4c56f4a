"""PySolFC's modules: calls with a layout string, of which nothing is run."""

from __future__ import annotations

import pytest

from mahjong_qt.engine.formats.format import LayoutFormat
from mahjong_qt.engine.layout.layout_file_error import LayoutFileFault
from tests.engine.formats.foreign_files import STEP, fault_of, read, read_one

MODULE = """\
#!/usr/bin/env python
# A comment with r(1, "and", layout="0aaa") in it.
from somewhere import r

#
r(1, "Ada's step", ncards=4, layout="0aaa" +
    "acaa" +
    "eb"   # a comment, "0aaa", in between
    'hba')
#r(2, "Disabled", layout="0aaa")
# r(3, "Disabled too", layout="0aaa")
r(4, 'Bob\\'s \\"step\\" \\\\', name="Step of Bob", layout='0aaaacaaebhba')
def r(number, name):
    pass
r(5, "", "Long name", None, "0aaaacaaebhba",)
r(id=6, short_name="Keys", layout="0aaaacaaebhba") # end
"""


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_calls_of_a_module(end: str) -> None:
    reading = read(MODULE.replace("\n", end))
    assert (reading.format, reading.faults) == (LayoutFormat.PYSOLFC, ())
    assert [file.name for file in reading.files] == ["Ada's step", 'Bob\'s "step" \\', "Long name", "Keys"]
    assert {file.layout for file in reading.files} == {STEP}


@pytest.mark.parametrize(
    "text",
    [
        'r(1, "Step", layout="0aaaacaaebhba")',
        '  r (1,\n"Step",\n  layout = "0aaaaca"\n"aebhba"  )  ',
        'Look at this!\n\nr(1, "Step", layout="0aaaacaaebhba")\n\nIt\'s mine.',
    ],
)
def test_call_that_is_pasted(text: str) -> None:
    file = read_one(text)
    assert (file.layout, file.name) == (STEP, "Step")


@pytest.mark.parametrize("text", ['"0aaaacaaebhba"', "'0aaaacaaebhba'\n", ' "0aaaaca" +\r\n  "aebhba"  # all\r\n'])
def test_string_in_quotes_alone(text: str) -> None:
    file = read_one(text)
    assert (file.layout, file.name) == (STEP, "")


@pytest.mark.parametrize(
    ("call", "fault", "values"),
    [
        ('r(1, "A", ncards=5, layout="0aaaacaaebhba")', LayoutFileFault.CUT_SHORT, {"found": 4, "expected": 5}),
        ('r(1, "A", ncards=3, layout="0aaaacaaebhba")', LayoutFileFault.WRONG_LENGTH, {"found": 4, "expected": 3}),
        ('r(1, "A", ncards="4", layout="0aaa")', LayoutFileFault.WRONG_TYPE, {"found": "'4'"}),
        ('r(1, "A", layout=5)', LayoutFileFault.WRONG_TYPE, {"found": "5"}),
        ('r(1, "A", layout=2 * "0aaa")', LayoutFileFault.WRONG_TYPE, {"expected": "',' / ')'"}),
        ('r(1, "A", layout="0aaa" + other)', LayoutFileFault.WRONG_TYPE, {"found": "'+ other)'"}),
        ('r(1, "A", layout=f"0aaa")', LayoutFileFault.WRONG_TYPE, {"expected": "a text"}),
        ('r(1, "A\\x41", layout="0aaa")', LayoutFileFault.WRONG_TYPE, {"expected": "a text"}),
        ('r(1, "A", layout="0aaa', LayoutFileFault.WRONG_TYPE, {"found": "'\"0aaa'"}),
        ('r(1, "A", layout="0aaa" +', LayoutFileFault.WRONG_TYPE, {"found": "'+'"}),
        ('r(1, "A", layout="0aaa"', LayoutFileFault.WRONG_TYPE, {"found": "nothing"}),
        ('r(1, "A", layout="0aaa", other=1)', LayoutFileFault.WRONG_TYPE, {"expected": "name, ncards"}),
        ('r(1, "A", layout="0aaa", layout="0aaa")', LayoutFileFault.WRONG_TYPE, {"expected": "name, ncards"}),
        ('r(1, "A", "B", 4, "0aaa", 6)', LayoutFileFault.WRONG_TYPE, {"expected": "')'"}),
        ('r(1, "A")', LayoutFileFault.MISSING_KEY, {"key": "layout"}),
        ('r(1, "A", layout="")', LayoutFileFault.MISSING_KEY, {"key": "layout"}),
        ('r(1, "A", layout="0aaaa")', LayoutFileFault.CUT_SHORT, {"expected": 6}),
        ('r(1, "A", layout="0aaaaaa")', LayoutFileFault.OVERLAP, {}),
        (f'r(1, "{"n" * 1001}", layout="0aaa")', LayoutFileFault.TEXT_TOO_LONG, {"limit": 1000}),
    ],
)
def test_bad_call_is_told_and_does_not_spoil_the_next(
    call: str, fault: LayoutFileFault, values: dict[str, object]
) -> None:
    error = fault_of(call)
    assert error.fault is fault
    assert error.place.startswith("line 1")
    assert error.values.items() >= values.items()
    reading = read(f'\n\n{call}\nr(2, "Step", layout="0aaa" +\n"acaaebhba")\n{call}\n')
    assert [(file.name, file.layout) for file in reading.files] == [("Step", STEP)]
    assert [found.fault for found in reading.faults] == [fault, fault]
    assert [found.place.split(", ")[0] for found in reading.faults] == ["line 3", "line 6"]
