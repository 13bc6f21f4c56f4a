"""What layouts and their categories are called where they have no name of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

GENERATED_PREFIX = "G"


def layout_name(layout_id: str, name: str) -> str:
    """Return the name of a layout, or the words that stand for one that has none."""
    if name:
        return name
    digits = layout_id.removeprefix(GENERATED_PREFIX)
    if digits != layout_id and digits.isdecimal():
        return QCoreApplication.translate("LayoutNames", "Generated %1").replace("%1", digits)
    return layout_id


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
    }


def category_name(slug: str) -> str:
    """Return the name of a category, for one that is not known what the file calls it."""
    return category_names().get(slug, slug)
