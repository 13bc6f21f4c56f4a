"""What the six places of the campaign are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def place_name(place: int) -> str:
    """Return what a place is called, counted from 0."""
    names = (
        QCoreApplication.translate("CampaignWords", "Rice village"),
        QCoreApplication.translate("CampaignWords", "Bamboo forest"),
        QCoreApplication.translate("CampaignWords", "Old bridge"),
        QCoreApplication.translate("CampaignWords", "Mountain temple"),
        QCoreApplication.translate("CampaignWords", "Harbour"),
        QCoreApplication.translate("CampaignWords", "Imperial city"),
    )
    return names[place]
