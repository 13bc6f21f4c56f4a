"""What layouts and their categories are called where they have no name of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

GENERATED_PREFIX = "G"
LONGEST_NAME = 60
"""Letters of a name that are shown in the middle of a sentence."""


def layout_name(layout_id: str, name: str) -> str:
    """Return the name of a layout, or the words that stand for one that has none."""
    if name:
        return name
    digits = _digits(layout_id)
    if digits:
        return QCoreApplication.translate("LayoutNames", "Generated %1").replace("%1", digits)
    return layout_id


def short_layout_name(layout_id: str, name: str) -> str:
    """Return a name for where there is little room: of a layout made from a number its code, which is all of it."""
    return layout_id if not name and _digits(layout_id) else layout_name(layout_id, name)


def _digits(layout_id: str) -> str:
    """Return the number from which a layout was made; empty when it was not made from one."""
    digits = layout_id.removeprefix(GENERATED_PREFIX)
    return digits if digits != layout_id and digits.isdecimal() else ""


def category_names() -> dict[str, str]:
    """Return the names of the known categories by what files call them, in the order in which they are shown."""
    return {
        "classic": QCoreApplication.translate("LayoutNames", "Classic"),
        "pictures": QCoreApplication.translate("LayoutNames", "Pictures"),
        "buildings": QCoreApplication.translate("LayoutNames", "Buildings"),
        "symbols": QCoreApplication.translate("LayoutNames", "Symbols"),
        "letters": QCoreApplication.translate("LayoutNames", "Letters"),
        "small": QCoreApplication.translate("LayoutNames", "Small and quick"),
        "large": QCoreApplication.translate("LayoutNames", "Large"),
        "shisen-sho": QCoreApplication.translate("LayoutNames", "Shisen-sho"),
    }


def category_name(slug: str) -> str:
    """Return the name of a category, for one that is not known what the file calls it."""
    return category_names().get(slug, slug)


def shortened(name: str) -> str:
    r"""Return a name in one line, and short.

    >>> shortened("Two\n lines"), shortened("x" * 70) == "x" * 59 + "…"
    ('Two lines', True)
    """
    line = " ".join(name.split())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "…"
