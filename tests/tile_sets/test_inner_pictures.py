"""Pictures within drawings, drawn as the process that converts draws them: no file of the player's may ever show."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from mahjong_qt.tile_sets.face_picture import draw_whole, svg_renderer
from mahjong_qt.tile_sets.inner_pictures import MAX_PIXELS, InnerPictures
from mahjong_qt.tile_sets.safe_svg import clean_svg
from tests.tile_sets.sample_sets import HEAD, drawing

if TYPE_CHECKING:
    from pathlib import Path

# the process that converts tells nobody what Qt thinks of a drawing
pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("link #.* is undefined", "pattern size", "allocation limit", "marker type", "nested svg"),
]

BLUE = '<rect width="100" height="100" fill="#0000ff"/>'
PLACE = 'x="0" y="0" width="300" height="400"'


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A picture of the player's, all red."""
    (tmp_path / "secret.png").write_bytes(picture_file("#ff0000"))
    return tmp_path / "secret.png"


def picture_file(colour: str, kind: str = "png", width: int = 30, height: int = 40) -> bytes:
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert picture.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def link_of(data: bytes | str, kind: str = "png") -> str:
    plain = data.encode() if isinstance(data, str) else data
    return f"data:image/{kind};base64,{base64.b64encode(plain).decode()}"


def shown(text: str) -> QImage:
    return draw_whole(svg_renderer(clean_svg(text.encode(), "x.svg").data, "x.svg"))


def has_red(picture: QImage) -> bool:
    places = ((x, y) for x in range(0, picture.width(), 20) for y in range(0, picture.height(), 20))
    colours = (picture.pixelColor(x, y) for x, y in places)
    return any(colour.alpha() > 20 and colour.red() > 100 and colour.blue() < 100 for colour in colours)


def inner(secret: Path, body: str = "") -> str:
    """A drawing that nobody has cleaned, with the player's picture."""
    return f'{HEAD} viewBox="0 0 300 400" width="300" height="400">{body}<image xlink:href="{secret}" {PLACE}/></svg>'


def test_a_drawing_that_nobody_cleaned_would_show_the_picture(secret: Path) -> None:
    assert has_red(draw_whole(svg_renderer(inner(secret).encode(), "x.svg")))


@pytest.mark.parametrize("kind", ["png", "jpeg", "jpg", "PNG", "svg+xml", "gif", ""])
@pytest.mark.parametrize("before", ["", "<?xml version='1.0'?>", "\n", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff"])
def test_a_drawing_within_a_drawing_goes(secret: Path, kind: str, before: str) -> None:
    data = before.encode("latin-1") + inner(secret, BLUE).encode()
    text = drawing(f'{BLUE}<image xlink:href="{link_of(data, kind)}" {PLACE}/>')
    clean = clean_svg(text.encode(), "x.svg")
    assert b"image" not in clean.data
    assert clean.linked == 1
    picture = shown(text)
    assert not has_red(picture)
    assert picture.pixelColor(50, 50).name() == "#0000ff"


@pytest.mark.parametrize(
    "body",
    [
        '<image href="FILE" PLACE/>',
        '<image href="file://FILE" PLACE/>',
        '<svg PLACE viewBox="0 0 300 400"><image xlink:href="FILE" PLACE/></svg>',
        '<filter id="f"><feImage xlink:href="FILE"/></filter><rect filter="url(#f)" PLACE/>',
        '<filter id="f"><feImage xlink:href="FILE"/></filter><rect style="filter:url(#f)" PLACE/>',
        '<use xlink:href="FILE#a"/>',
        '<use xlink:href="file://FILE#a"/>',
        '<rect style="fill:url(FILE)" PLACE/>',
        '<rect style="background-image:url(file://FILE)" PLACE/>',
        '<rect style="fill:url(LINK)" PLACE/>',
        "<style>rect {fill:url(LINK)}</style><rect PLACE/>",
        "<style>@import url(LINK);</style><rect PLACE/>",
        '<pattern id="p" width="9" height="9"><image xlink:href="FILE" PLACE/></pattern><rect fill="url(#p)" PLACE/>',
        '<image PLACE><title/></image><use xlink:href="LINK"/>',
    ],
)
def test_no_way_leads_to_the_picture(secret: Path, body: str) -> None:
    other = secret.with_name("other.svg")
    other.write_text(inner(secret).replace("<image", '<image id="a"'))
    svg = link_of(inner(secret), "svg+xml")
    for path in (secret, other):
        filled = body.replace("PLACE", PLACE).replace("FILE", str(path)).replace("LINK", svg)
        text = drawing(BLUE + filled)
        clean = clean_svg(text.encode(), "x.svg").data
        assert str(path).encode() not in clean
        assert b"base64" not in clean
        assert not has_red(shown(text))


@pytest.mark.parametrize("kind", ["png", "jpeg"])
def test_a_picture_within_stays_and_is_written_anew(kind: str) -> None:
    data = picture_file("#00ff00", kind)
    text = drawing(f'<image xlink:href="{link_of(data + b"<svg/>", kind)}" {PLACE}/>')
    assert shown(text).pixelColor(240, 320).green() > 240
    clean = clean_svg(text.encode(), "x.svg")
    assert clean.linked == 0
    assert b"data:image/png;base64," in clean.data
    assert base64.b64encode(b"<svg/>") not in clean.data


def test_a_jpeg_that_says_it_is_png_is_still_a_picture() -> None:
    assert InnerPictures().rewrite(link_of(picture_file("#00ff00", "jpeg"), "png")) is not None


def test_damaged_pictures_and_others_go() -> None:
    whole = picture_file("#00ff00")
    pictures = InnerPictures()
    for data in (whole[:60], whole[:8], b"", b"GIF89a"):
        assert pictures.rewrite(link_of(data)) is None
    assert pictures.rewrite("data:image/png;base64,A===A") is None
    assert pictures.refused == 5


def test_pictures_have_no_more_pixels_than_can_be_drawn() -> None:
    whole = picture_file("#00ff00")
    huge = whole[:16] + (2**14).to_bytes(4, "big") + (2**14).to_bytes(4, "big") + whole[24:]
    pictures = InnerPictures()
    assert pictures.rewrite(link_of(huge)) is None
    # all of one drawing together; the same one counts once
    one, two = (picture_file(colour, width=2000, height=MAX_PIXELS // 2000 // 2 + 1) for colour in ("#000", "#fff"))
    assert pictures.rewrite(link_of(one)) is not None
    assert pictures.rewrite(link_of(one)) is not None
    assert pictures.rewrite(link_of(two)) is None
