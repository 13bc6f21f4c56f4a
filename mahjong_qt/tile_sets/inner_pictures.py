"""Pictures that lie within a drawing of a stranger: only their pixels are kept, in a file that we write ourselves.

Qt decides by the content what a picture is, and what is called PNG may be another drawing, which nobody has cleaned.
"""

from __future__ import annotations

import base64
import binascii
import re

MAX_LINK = 6_000_000
"""Characters of a picture that lies within a drawing."""
MAX_PIXELS = 16_000_000
"""Pixels of all pictures within one drawing."""
QUICK = 75
"""What PNG calls quality is how little time it takes to pack."""

LINK = re.compile(r"\s*data:image/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)", re.IGNORECASE)
KINDS = {b"\x89PNG\r\n\x1a\n": b"png", b"\xff\xd8\xff": b"jpeg"}
"""How the files begin that are read, and what Qt calls their formats."""


class InnerPictures:
    """Rewrites the pictures of one drawing, and counts those that are not taken."""

    def __init__(self) -> None:
        self.refused = 0
        self._room = MAX_PIXELS
        self._written: dict[str, str] = {}

    def rewrite(self, link: str) -> str | None:
        """Return a link with the same pixels in a PNG of our own.

        None when it leads outside, is neither PNG nor JPEG, is damaged, or has too many pixels.
        """
        if link not in self._written:
            data = _content(link)
            written = self._as_png(data) if data else b""
            if not written:
                self.refused += 1
                return None
            self._written[link] = "data:image/png;base64," + base64.b64encode(written).decode()
        return self._written[link]

    def _as_png(self, data: bytes) -> bytes:
        """Return a picture as PNG; empty when it cannot be used."""
        from PySide6.QtCore import QBuffer, QByteArray, QIODevice
        from PySide6.QtGui import QImageReader

        kind = next((kind for head, kind in KINDS.items() if data.startswith(head)), None)
        if kind is None:
            return b""
        source = QBuffer()
        source.setData(QByteArray(data))
        source.open(QIODevice.OpenModeFlag.ReadOnly)
        reader = QImageReader(source, QByteArray(kind))
        reader.setAutoDetectImageFormat(False)
        size = reader.size()
        pixels = size.width() * size.height()
        if not size.isValid() or not 0 < pixels <= self._room:
            return b""
        self._room -= pixels
        picture = reader.read()
        target = QBuffer()
        target.open(QIODevice.OpenModeFlag.WriteOnly)
        if picture.isNull() or not picture.save(target, "png", QUICK):  # type: ignore[call-overload]
            return b""
        return bytes(target.data().data())


def _content(link: str) -> bytes:
    """Return what a link holds; empty when it is no picture within the drawing."""
    found = LINK.fullmatch(link) if len(link) <= MAX_LINK else None
    if found is None:
        return b""
    try:
        return base64.b64decode("".join(found[1].split()), validate=True)
    except (binascii.Error, ValueError):
        return b""
