"""What the beginnings of new layouts are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from editor.files.templates import Template


def template_names() -> dict[Template, str]:
    """Return the names of all templates, in the order in which they are offered."""
    return {
        Template.BLANK: QCoreApplication.translate("EditorTemplates", "Empty board"),
        Template.TURTLE: QCoreApplication.translate("EditorTemplates", "Turtle"),
        Template.THREE_MOUNTAINS: QCoreApplication.translate("EditorTemplates", "Three Mountains"),
        Template.CROSS: QCoreApplication.translate("EditorTemplates", "Cross"),
        Template.SHISEN: QCoreApplication.translate("EditorTemplates", "Shisen-sho field"),
        Template.GENERATED: QCoreApplication.translate("EditorTemplates", "Generated layout"),
    }
