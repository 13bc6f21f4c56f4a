from __future__ import annotations

import pytest

from mahjong_qt.tile_sets.fault import FaultReason, TileSetFault
from mahjong_qt.tile_sets.safe_svg import MAX_DEPTH, MAX_ELEMENTS, clean_svg
from tests.tile_sets.sample_sets import HEAD, drawing

RECT = '<rect id="a" width="10" height="10" fill="#123456"/>'
ILLUSTRATOR = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'


def reason_of(text: str | bytes) -> FaultReason:
    with pytest.raises(TileSetFault) as caught:
        clean_svg(text if isinstance(text, bytes) else text.encode(), "x.svg")
    assert caught.value.file == "x.svg"
    assert str(caught.value).startswith("x.svg: ")
    return caught.value.reason


def cleaned(body: str) -> str:
    return clean_svg(drawing(body).encode(), "x.svg").data.decode()


def test_shapes_stay_with_ids_and_size() -> None:
    clean = clean_svg(drawing(f"<g id='b'>{RECT}</g>", 'width="30mm" height="40mm"').encode(), "x.svg")
    assert clean.ids == {"a", "b"}
    assert (clean.width, clean.height) == (30, 40)
    assert b'fill="#123456"' in clean.data
    assert clean.linked == 0


def test_a_document_type_without_entities_is_read() -> None:
    assert clean_svg(drawing(RECT, head=ILLUSTRATOR).encode(), "x.svg").ids == {"a"}


@pytest.mark.parametrize(
    "inside",
    [
        '<!ENTITY a "b">',
        '<!ENTITY a SYSTEM "file:///etc/passwd">',
        '<!ENTITY % a SYSTEM "http://a.example/x.dtd"> %a;',
        '<!ENTITY l "ha"><!ENTITY l2 "&l;&l;&l;&l;&l;&l;&l;&l;&l;"><!ENTITY l3 "&l2;&l2;&l2;&l2;&l2;&l2;&l2;">',
    ],
)
def test_entities_are_refused(inside: str) -> None:
    assert reason_of(drawing("<text>&l3;</text>", head=f"<!DOCTYPE svg [{inside}]>")) is FaultReason.ENTITIES


@pytest.mark.parametrize("text", ["", "no xml", "<svg", "<html/>", b"\xff\xfe\x00", drawing("<g>")])
def test_what_is_no_svg_is_refused(text: str | bytes) -> None:
    assert reason_of(text) is FaultReason.BROKEN_SVG


def test_too_many_elements_and_too_deep_ones_are_refused() -> None:
    assert reason_of(drawing("<g/>" * MAX_ELEMENTS)) is FaultReason.TOO_COMPLEX
    assert reason_of(drawing("<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH)) is FaultReason.TOO_COMPLEX
    assert reason_of(drawing("<g>" * 100_000)) is FaultReason.TOO_COMPLEX


@pytest.mark.parametrize(
    "body",
    [
        '<use xlink:href="#u" id="u"/>',
        '<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>',
        '<pattern id="p"><rect fill="url(#p)" width="1" height="1"/></pattern>',
        '<mask id="m"><g style="opacity:1;mask:url(#m)"/></mask>',
        '<linearGradient id="l" xlink:href="#k"/><linearGradient id="k" xlink:href="#l"/>',
    ],
)
def test_a_drawing_that_refers_to_itself_is_refused(body: str) -> None:
    assert reason_of(drawing(body)) is FaultReason.LOOP


def test_a_drawing_that_grows_when_it_is_drawn_is_refused() -> None:
    uses = [f'<use xlink:href="#g{n}"/>' * 10 for n in range(1, 10)]
    groups = [f'<g id="g{n}">{use}</g>' for n, use in enumerate(uses)]
    assert reason_of(drawing("".join(groups) + "<g id='g9'/>")) is FaultReason.TOO_COMPLEX


def test_a_long_chain_of_references_is_refused() -> None:
    chain = [f'<g id="g{n}"><use xlink:href="#g{n + 1}"/></g>' for n in range(5000)]
    assert reason_of(drawing("".join(chain))) is FaultReason.TOO_COMPLEX
    assert reason_of(drawing("".join(reversed(chain)))) is FaultReason.TOO_COMPLEX


def test_what_is_drawn_often_but_not_too_often_stays() -> None:
    assert cleaned(RECT + '<use xlink:href="#a"/>' * 500).count("use") == 500


@pytest.mark.parametrize(
    "body",
    [
        "<script>alert(1)</script>",
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
        "<animate attributeName='x'/>",
        "<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter>",
        "<font-face-uri href='http://a.example/'/>",
        "<x:rect xmlns:x='urn:other' width='1'/>",
    ],
)
def test_elements_that_do_not_draw_go(body: str) -> None:
    assert cleaned(body + RECT) == cleaned(RECT)


@pytest.mark.parametrize(
    "attribute",
    [
        'onload="x()"',
        'filter="url(#f)"',
        'fill="url(http://a.example/x.svg#p)"',
        'style="fill:url(file:///etc/passwd)"',
        r'style="fill:u\72l(file:///etc/passwd)"',
        'xml:base="http://a.example/"',
        'xlink:href="http://a.example/"',
    ],
)
def test_attributes_that_lead_outside_go(attribute: str) -> None:
    assert cleaned(f"<g {attribute}/>") == cleaned("<g/>")


def test_filters_go_from_styles_and_the_rest_stays() -> None:
    assert 'style="fill:#fff;opacity:1"' in cleaned('<g style="fill:#fff;filter:url(#f);opacity:1"/>')


@pytest.mark.parametrize("sheet", ["@import 'http://a.example/a.css';", "@font-face {src: url(http://a.example/f)}"])
def test_style_sheets_lose_what_they_would_load(sheet: str) -> None:
    clean = cleaned(f"<style>{sheet} .a {{fill: red}}</style>")
    assert ".a {fill: red}" in clean
    assert "example" not in clean.replace(HEAD, "")


def test_style_sheets_may_only_refer_to_gradients() -> None:
    gradient = '<linearGradient id="l"/><pattern id="p"><rect class="b"/></pattern>'
    assert "url(#l)" in cleaned(gradient + "<style>.a{fill:url(#l)}</style>")
    assert "url(#p)" not in cleaned(gradient + "<style>.b{fill:url(#p)}</style>")


@pytest.mark.parametrize(
    "link",
    [
        "/dev/zero",
        "file:///etc/passwd",
        "http://a.example/a.png",
        "data:image/svg+xml;base64,AAAA",
        "../a.png",
        "data:image/png;base64,AAAA",
    ],
)
def test_pictures_outside_go_and_are_counted(link: str) -> None:
    clean = clean_svg(drawing(f'<image xlink:href="{link}"/>').encode(), "x.svg")
    assert b"image" not in clean.data
    assert clean.linked == 1


BOMB_LEVELS = 6
"""Each draws the one before it ten times: a million in all."""


def bomb(tail: str = "") -> str:
    groups = [f'<g id="a{n}">' + f'<use xlink:href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, BOMB_LEVELS + 1)]
    first = '<g id="a0"><rect width="3" height="3"/></g>'
    return drawing(f'<defs>{first}{"".join(groups)}</defs><use xlink:href="#a{BOMB_LEVELS}"/>{tail}')


def test_doubled_ids_hide_no_growth() -> None:
    assert reason_of(bomb()) is FaultReason.TOO_COMPLEX
    empty = "".join(f'<g id="a{n}"/>' for n in range(BOMB_LEVELS + 1))
    assert reason_of(bomb(empty)) is FaultReason.TOO_COMPLEX


def test_doubled_ids_hide_no_loop() -> None:
    assert reason_of(drawing('<g id="a"><use xlink:href="#a"/></g><g id="a"/>')) is FaultReason.LOOP


def test_of_doubled_ids_the_first_stays() -> None:
    clean = cleaned('<g id="a"/><rect id="a" width="1"/><rect id="b"/>')
    assert clean.count('id="a"') == 1
    assert '<g id="a"' in clean
    assert '<rect width="1"' in clean


@pytest.mark.parametrize("name", ["a ", " a", "a'b", "a)b", "#a", "a&#10;"])
def test_ids_that_could_be_read_in_two_ways_go(name: str) -> None:
    assert "id=" not in cleaned(f'<g id="{name}"/>')


@pytest.mark.parametrize("value", ["url #a", "url#a", "URL #a", "url(#a) url #b"])
def test_references_without_brackets_go(value: str) -> None:
    assert cleaned(f'<g id="a"/><rect fill="{value}"/>') == cleaned('<g id="a"/><rect/>')
    assert "url" not in cleaned(f"<style>.a{{fill:{value}}}</style>")


def test_markers_go_for_they_are_drawn_at_each_point() -> None:
    marker = '<marker id="m" markerWidth="9" markerHeight="9">' + '<circle r="4"/>' * 1000 + "</marker>"
    path = '<path marker-mid="url(#m)" d="M0 0 ' + "L1 1 " * 20_000 + '"/>'
    clean = cleaned(f"<defs>{marker}</defs>{path}")
    assert "<marker" not in clean
    assert "<circle" not in clean
    assert "<path" in clean
