"""The parts into which the list of layouts is divided."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.wording.layout_names import category_name, category_names

if TYPE_CHECKING:
    from mahjong_qt.engine.layout.layout_entry import LayoutEntry


class CategoryKind(enum.Enum):
    """What a category goes by."""

    ALL = "all"
    FAVOURITES = "favourites"
    UNPLAYED = "unplayed"
    SUBJECT = "subject"
    """What the layout's file says it shows."""
    NEW = "new"
    """What the last import brought."""
    OWN = "own"
    GENERATED = "generated"
    HIDDEN = "hidden"


class Category(NamedTuple):
    """A category; ``subject`` is what files call it, where it goes by that."""

    kind: CategoryKind
    subject: str = ""

    @property
    def name(self) -> str:
        """What it is called, in the language now in force."""
        names = {
            CategoryKind.ALL: QCoreApplication.translate("LayoutCategories", "All"),
            CategoryKind.FAVOURITES: QCoreApplication.translate("LayoutCategories", "Favourites"),
            CategoryKind.UNPLAYED: QCoreApplication.translate("LayoutCategories", "Not played yet"),
            CategoryKind.NEW: QCoreApplication.translate("LayoutCategories", "Just imported"),
            CategoryKind.OWN: QCoreApplication.translate("LayoutCategories", "My layouts"),
            CategoryKind.GENERATED: QCoreApplication.translate("LayoutCategories", "Generated"),
            CategoryKind.HIDDEN: QCoreApplication.translate("LayoutCategories", "Hidden"),
        }
        return names.get(self.kind) or category_name(self.subject)


ALL = Category(CategoryKind.ALL)
FAVOURITES = Category(CategoryKind.FAVOURITES)
UNPLAYED = Category(CategoryKind.UNPLAYED)
FIELDS = Category(CategoryKind.SUBJECT, "shisen-sho")
"""The fields of Shisen-sho, and nothing else."""
NEW = Category(CategoryKind.NEW)
OWN = Category(CategoryKind.OWN)
GENERATED = Category(CategoryKind.GENERATED)
HIDDEN = Category(CategoryKind.HIDDEN)

ALWAYS_SHOWN = frozenset({ALL, FAVOURITES, UNPLAYED})


def category_groups() -> tuple[tuple[Category, ...], ...]:
    """Return every category that can be shown, in order, those together that belong together."""
    subjects = (Category(CategoryKind.SUBJECT, subject) for subject in category_names())
    of_solitaire = tuple(category for category in subjects if category != FIELDS)
    return (ALL, FAVOURITES, UNPLAYED), of_solitaire, (FIELDS,), (NEW, OWN, GENERATED), (HIDDEN,)


def subject_of(entry: LayoutEntry) -> str:
    """Return the subject by which a layout goes: that of its file, but only fields, and all of them, are fields."""
    if entry.is_field:
        return FIELDS.subject
    return "" if entry.category == FIELDS.subject else entry.category
