from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_qt.engine.game_code import (
    BASE_32,
    LETTERS,
    MAX_SEED,
    CodeFault,
    GameCode,
    GameCodeError,
    Recipe,
    check_letter,
    is_layout_code,
    layout_code,
    own_layout_code,
)

TURTLE_1 = GameCode("L00", 0, Recipe.DISMANTLE)
CODE = "MJ1-L00-AAAAABL"

numbers = st.integers(0, 10**18 - 1)
layouts = st.one_of(
    numbers.map(layout_code),
    numbers.map(lambda number: f"G{number}"),
    st.text(BASE_32, min_size=10, max_size=10).map("X".__add__),
)
codes = st.builds(GameCode, layouts, st.integers(0, MAX_SEED - 1), st.sampled_from(Recipe), st.booleans())


def fault_of(text: str) -> tuple[CodeFault, str]:
    with pytest.raises(GameCodeError) as caught:
        GameCode.parse(text)
    return caught.value.fault, caught.value.text


def with_check(layout: str, letters: str) -> str:
    return f"MJ1-{layout}-{letters}{check_letter(layout, letters)}"


def test_first_code_of_the_turtle() -> None:
    assert str(TURTLE_1) == CODE
    assert TURTLE_1.value == 1


def test_last_code() -> None:
    last = GameCode("L00", MAX_SEED - 1, Recipe.SWAPS_80)
    assert last.value == 26**6 - 2
    assert str(last).startswith("MJ1-L00-ZZZZZY")


@given(codes)
def test_written_code_is_read_back(code: GameCode) -> None:
    assert GameCode.parse(str(code)) == code
    assert GameCode.parse(str(code).lower().replace("-", " ")) == code


@given(codes)
def test_code_without_any_dash_is_read_as_one_that_is_written_so(code: GameCode) -> None:
    read = GameCode.parse(str(code).replace("-", ""))
    assert str(read).replace("-", "").translate(str.maketrans("01", "OI")) == str(code).replace("-", "").translate(
        str.maketrans("01", "OI")
    )


@pytest.mark.parametrize(
    "text",
    [
        CODE,
        "mj1l00aaaaabl",
        "mj1-l00-aaaaabl",
        " MJ1 L00 AAAAABL\n",
        "MJ1 - L00 - AAA AABL",
        "MJ 1 L 00 AAAAABL",
        "MJ1-L00-\nAAAAABL",
        "MJ1–L00—AAAAABL",
        "MJ1\u00adL00\u200bAAAAABL",
        "MJ1_L00_AAAAABL",
        "ＭＪ１－Ｌ００－ａａａａａｂｌ",
        f"{CODE} is fun",
        f"({CODE})",
        f"“{CODE}”, he said",
        f"https://example.org/play?code={CODE}&x=1",
        f"代码{CODE}很好",
        f"{CODE}.",
        f"{CODE} - a nice one",
        f"{CODE}\nMJ1-L00-AAAAAAA",
        f"MJ1-L00-AAAAABX no, {CODE}",
        f"MJ1 {CODE}",
        f"MJ1-L00-{CODE}",
        f"{CODE}\nG",
    ],
)
def test_code_is_found_in_any_text(text: str) -> None:
    assert GameCode.parse(text) == TURTLE_1


def test_every_dash_of_unicode_parts_a_code() -> None:
    dashes = [chr(point) for point in range(sys.maxunicode + 1) if unicodedata.category(chr(point)) == "Pd"]
    assert "\u2014" in dashes
    for dash in [*dashes, "\u2212"]:
        assert GameCode.parse(CODE.replace("-", dash)) == TURTLE_1


@pytest.mark.parametrize("text", [f"{CODE} g", f"{CODE} G. said it", f"{CODE}_x", f"{CODE}\nG"])
def test_a_word_behind_a_code_with_dashes_is_no_option(text: str) -> None:
    assert GameCode.parse(text) == GameCode("L00", 0, Recipe.DISMANTLE)


@pytest.mark.parametrize(
    "text", [f"{CODE}-G", f"{CODE} - g", "mj1 l00 aaaaabl g", "mj1l00aaaaablg", "mj1l00aaaaabl-g", f"{CODE}–G is heavy"]
)
def test_gravity_is_read(text: str) -> None:
    assert GameCode.parse(text) == GameCode("L00", 0, Recipe.DISMANTLE, has_gravity=True)


def test_zero_and_one_are_read_as_letters() -> None:
    code = with_check("L00", "OIOIOB")
    assert GameCode.parse(code.replace("OIOIOB", "01o10b")) == GameCode.parse(code)


def test_digits_that_may_be_letters_are_told_apart_by_gaps_or_the_check_letter() -> None:
    for layout, letters in (
        ("L00", "OAAAAB"),
        ("L00", "OIOAAB"),
        ("L100", "AAAAAB"),
        ("G0", "OOOAAB"),
        ("G10", "IAAAAB"),
    ):
        code = with_check(layout, letters)
        as_digits = f"MJ1-{layout}-{letters.translate(str.maketrans('OI', '01'))}{code[-1]}"
        assert str(GameCode.parse(as_digits)) == code
        assert str(GameCode.parse(as_digits.replace("-", ""))) == code
    short = with_check("L00", "OAAAAB").replace("L00-O", "L000-")
    assert fault_of(short) == (CodeFault.LAYOUT, "L000")


@pytest.mark.parametrize(
    ("text", "fault", "part"),
    [
        ("", CodeFault.NO_CODE, ""),
        ("hello", CodeFault.NO_CODE, "hello"),
        (f"X{CODE}", CodeFault.NO_CODE, f"X{CODE}"),
        ("MJ-L00-AAAAABL", CodeFault.NO_CODE, "MJ-L00-AAAAABL"),
        ("MJ2-L00-AAAAABL", CodeFault.VERSION, "MJ2"),
        ("MJ12-L00-AAAAABL", CodeFault.VERSION, "MJ12"),
        ("MJ1", CodeFault.LAYOUT, ""),
        ("MJ1-Q00-AAAAABL", CodeFault.LAYOUT, "Q00"),
        ("MJ1-L0-AAAAABL", CodeFault.LAYOUT, "L0"),
        ("MJ1-L007-AAAAABL", CodeFault.LAYOUT, "L007"),
        ("MJ1-XABC-AAAAABL", CodeFault.LAYOUT, "XABC"),
        ("MJ1-XABCDEFGH89-AAAAABL", CodeFault.LAYOUT, "XABCDEFGH89"),
        ("MJ1-XABCDEFGHIJK-AAAAABL", CodeFault.LAYOUT, "XABCDEFGHIJK"),
        ("MJ1-L00", CodeFault.LENGTH, ""),
        ("MJ1-L00-AAAAAB", CodeFault.LENGTH, "AAAAAB"),
        ("MJ1-L00-AAAAAB is fun", CodeFault.LENGTH, "AAAAAB"),
        ("MJ1-L00-AAAAAB a game", CodeFault.LENGTH, "AAAAAB"),
        ("MJ1L00AAAAAB", CodeFault.LENGTH, "AAAAAB"),
        ("MJ1L00AAAAABLL", CodeFault.LENGTH, "AAAAABLL"),
        ("MJ1-L00-AAAA5BL", CodeFault.LETTER, "5"),
        ("MJ1-L00-AAAÄABL", CodeFault.LETTER, "Ä"),
        ("MJ1-L00-AAAAABM", CodeFault.CHECK, "MJ1-L00-AAAAABM"),
        ("mj1-l01-aaaaabl", CodeFault.CHECK, "MJ1-L01-AAAAABL"),
        (with_check("L00", "AAAAAH"), CodeFault.RECIPE, with_check("L00", "AAAAAH")),
        (f"{CODE}-Q", CodeFault.OPTION, "Q"),
        (f"{CODE}-G-G", CodeFault.OPTION, "G"),
        ("MJ1, MJ1-L00-AAAAABM, MJ1-L00-AAA", CodeFault.CHECK, "MJ1-L00-AAAAABM"),
    ],
)
def test_wrong_code_is_refused_with_the_reason(text: str, fault: CodeFault, part: str) -> None:
    assert fault_of(text) == (fault, part)


def test_error_says_fault_and_part() -> None:
    assert str(GameCodeError(CodeFault.LAYOUT, "Q00")) == "not a layout: Q00"
    assert str(GameCodeError(CodeFault.NO_CODE)) == "nothing that looks like a game code"


@pytest.mark.parametrize("glued", [*LETTERS, *"0123456789"])
def test_one_letter_too_many_or_too_few_is_refused(glued: str) -> None:
    assert fault_of(f"{CODE}{glued}")[0] is CodeFault.LENGTH
    assert fault_of(f"MJ1-L00-{glued}AAAAABL")[0] in (CodeFault.LENGTH, CodeFault.LAYOUT)
    assert fault_of(f"{glued}{CODE}")[0] is CodeFault.NO_CODE
    assert fault_of(CODE[:-1])[0] is CodeFault.LENGTH


@pytest.mark.parametrize(
    "code", [CODE, with_check("L07", "QWERTZ"), with_check("L123", "ZZZZZA"), with_check("G98765", "JKLMNO")]
)
def test_every_slip_of_one_letter_or_digit_is_caught(code: str) -> None:
    version, layout, letters = code.split("-")
    for at, right in enumerate(letters):
        for wrong in set(LETTERS) - {right}:
            slip = f"{version}-{layout}-{letters[:at]}{wrong}{letters[at + 1 :]}"
            assert fault_of(slip)[0] is CodeFault.CHECK
    for at, right in enumerate(layout[1:], 1):
        for wrong in set("0123456789") - {right}:
            slip = f"{layout[:at]}{wrong}{layout[at + 1 :]}"
            assert fault_of(f"{version}-{slip}-{letters}")[0] in (CodeFault.CHECK, CodeFault.LAYOUT)


@given(st.text(alphabet="MJ1L0GXAB-– \n(é", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        code = GameCode.parse(text)
    except GameCodeError:
        return
    assert GameCode.parse(str(code)) == code


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("MJ1-" * 25_000, id="beginnings"),
        pytest.param("MJ1" * 33_000, id="one long word"),
        pytest.param("MJ1 L00 " * 12_000, id="beginnings with layouts"),
        pytest.param("MJ1" + " " * 100_000, id="blanks"),
        pytest.param("MJ1-L" + "0" * 100_000, id="digits"),
        pytest.param("-" * 100_000, id="dashes"),
        pytest.param(f"MJ1-L00-AAAAABX{' ' * 3000}" * 33, id="wrong codes far apart"),
        pytest.param("\u0301" * 100_000, id="accents"),
    ],
)
def test_long_hostile_text_is_refused_with_a_short_reason(text: str) -> None:
    assert len(fault_of(text)[1]) <= 64


def test_code_after_long_text_is_found() -> None:
    assert GameCode.parse("MJ1 blah " * 10_000 + CODE) == TURTLE_1


@pytest.mark.parametrize("seed", [-1, MAX_SEED, 2**31, 2**63])
def test_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        GameCode("L00", seed, Recipe.UNIFORM)


@pytest.mark.parametrize(
    "layout", ["", "L", "L0", "L007", "L1a", "L٣٣", "G", "G01", "Q12", "X", "XABCDEFGHI", "XABCDEFGHI1", "l00"]
)
def test_layout_part_has_one_spelling(layout: str) -> None:
    assert not is_layout_code(layout)
    with pytest.raises(ValueError, match="layout"):
        GameCode(layout, 0, Recipe.UNIFORM)


def test_layout_codes() -> None:
    assert [layout_code(number) for number in (0, 7, 10, 123)] == ["L00", "L07", "L10", "L123"]
    with pytest.raises(ValueError, match="from 0"):
        layout_code(-1)


def test_own_layout_code_is_base_32_of_the_fingerprint() -> None:
    # RFC 4648, section 10: "foobar" in base 32 begins with MZXW6YTBOI
    assert own_layout_code(b"foobar".hex() + "00" * 26) == "XMZXW6YTBOI"


@pytest.mark.parametrize("slip", ["-GG", "-G5", "-G1G"])
def test_an_option_with_a_slip_is_refused_and_no_other_game_played(slip: str) -> None:
    code = str(GameCode("L78", 5, Recipe.UNIFORM))
    with pytest.raises(GameCodeError) as caught:
        GameCode.parse(code + slip)
    assert (caught.value.fault, caught.value.text) == (CodeFault.OPTION, slip[1:])
    assert not GameCode.parse(f"{code}-Good luck").has_gravity
