"""Which version of a part each text in packaging/licences was written for, and with which others it was compared.

A text for one version may lack what a later one took in; where nobody looked, the index says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Compared(NamedTuple):
    """What a text describes."""

    part: str
    version: str
    """That for which the text was written, or the beginning of it."""

    looked_at: tuple[str, ...] = ()
    """Further versions, or beginnings of them, for which somebody found that the text holds."""


COMPARED = {
    "qt-base-parts.txt": Compared("Qt", "6.4"),
    "qt-svg-parts.txt": Compared("Qt", "6.4"),
    "qt-imageformats-parts.txt": Compared("Qt", "6.4"),
    "qt-wayland-parts.txt": Compared("Qt", "6.4"),
    "wayland-protocols.txt": Compared("Qt", "6.4"),
    "pcre2.txt": Compared("PCRE2", "10.42"),
    # what ICU 72 says of parts by others stands unchanged in the text of 74
    "icu.txt": Compared("ICU", "72", ("73",)),
    "python-parts.txt": Compared("Python", "3.11"),
}


def remarks_on(versions: Mapping[str, str]) -> list[str]:
    """Say of each text that was never compared with the version of its part that ships; parts without one are left out.

    :param versions: part, as ``COMPARED`` calls it -> version.
    """
    return [
        f"`{text}` is from the time of {item.part} {item.version}; here is {item.part} {version}."
        for text, item in sorted(COMPARED.items())
        if (version := versions.get(item.part)) and not _holds_for(item, version)
    ]


def _holds_for(item: Compared, version: str) -> bool:
    return any(f"{version}.".startswith(f"{known}.") for known in (item.version, *item.looked_at))
