"""Moments as the records have them, written for people."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt


def short_day(day: str) -> str:
    """Return an ISO date in few signs; empty when it is none."""
    return QLocale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.ShortFormat)


def local_day(moment: str) -> str:
    """Return the day of a moment in ISO 8601, as it was where the player is; empty when it is none."""
    return QLocale().toString(_local(moment).date(), QLocale.FormatType.ShortFormat)


def local_moment(moment: str) -> str:
    """Return day and time of a moment in ISO 8601, as they were where the player is; empty when it is none."""
    return QLocale().toString(_local(moment), QLocale.FormatType.ShortFormat)


def _local(moment: str) -> QDateTime:
    return QDateTime.fromString(moment, Qt.DateFormat.ISODate).toLocalTime()
