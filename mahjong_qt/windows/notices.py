"""The words of notices and refusals: what went wrong, and what that means for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_qt.dealer import DealFailure, FailureReason

if TYPE_CHECKING:
    from pathlib import Path


WARNING, GOOD, INFORMATION = "notice", "winnable", "about"
"""The icons of notices: something is wrong, went well, or is worth knowing."""


class Notice(NamedTuple):
    """A title, a line of text, and the name of the icon beside them."""

    title: str
    text: str
    icon: str = WARNING


def undealable(failure: DealFailure) -> Notice:
    """Return why there is no deal."""
    return Notice(QCoreApplication.translate("Announcer", "This game cannot be dealt"), failure_text(failure))


def failure_text(failure: DealFailure) -> str:
    """Return the reason why there is no deal, in the player's words."""
    texts = {
        FailureReason.UNKNOWN_LAYOUT: QCoreApplication.translate("Announcer", "The layout “%1” is not here."),
        FailureReason.BROKEN_LAYOUT: QCoreApplication.translate(
            "Announcer", "The file of the layout cannot be used: %1"
        ),
        FailureReason.ODD_COUNT: QCoreApplication.translate("Announcer", "The layout “%1” has an odd number of tiles."),
        FailureReason.UNDEALABLE: QCoreApplication.translate(
            "Announcer", "On the layout “%1” no deal can ever be cleared."
        ),
        FailureReason.NOT_FOUND: QCoreApplication.translate(
            "Announcer", "On the layout “%1” no deal that can be cleared was found."
        ),
        FailureReason.OTHER_GAME: QCoreApplication.translate(
            "Announcer", "“%1” asks for gravity, which only Shisen-sho has. Its layout is one for Mahjong Solitaire."
        ),
    }
    if failure.error is None:
        return texts[failure.reason].replace("%1", failure.what)
    from mahjong_qt.wording.layout_faults import file_words

    return texts[failure.reason].replace("%1", file_words(failure.error))


def shuffle_impossible() -> Notice:
    """Return that the tiles left cannot be cleared in any arrangement."""
    text = QCoreApplication.translate(
        "Announcer",
        "In whatever order the tiles left lie on their places, they cannot be cleared."
        " Take moves back, or start again?",
    )
    return Notice(QCoreApplication.translate("Announcer", "A shuffle cannot help here"), text)


def shuffle_not_found() -> Notice:
    """Return that no arrangement that can be cleared was found."""
    text = QCoreApplication.translate("Announcer", "There may be one: trying again can help.")
    return Notice(QCoreApplication.translate("Announcer", "No shuffle was found"), text)


def no_hint_left() -> Notice:
    """Return that all hints of the game are used."""
    text = QCoreApplication.translate(
        "Announcer", "This game has no more. Moves can be taken back as often as you like."
    )
    return Notice(QCoreApplication.translate("Announcer", "All hints are used"), text, INFORMATION)


def no_shuffle_left() -> Notice:
    """Return that all shuffles of the game are used, or that its mode has none."""
    text = QCoreApplication.translate(
        "Announcer", "This game has no more. Moves can be taken back as often as you like."
    )
    return Notice(QCoreApplication.translate("Announcer", "No shuffle is left"), text, INFORMATION)


def never_shuffles() -> Notice:
    """Return that the mode being played has no shuffles."""
    title = QCoreApplication.translate("Announcer", "There are no shuffles in this mode")
    text = QCoreApplication.translate("Announcer", "Moves can be taken back as often as you like.")
    return Notice(title, text, INFORMATION)


def no_safe_pair(*, can_go_back: bool, can_shuffle: bool) -> Notice:
    """Return that no pair, the one shown neither, leads to a win, and whether there is a way back or a shuffle."""
    title = QCoreApplication.translate("Announcer", "No pair leads to a win any more")
    if can_go_back and can_shuffle:
        text = QCoreApplication.translate("Announcer", "Go back, shuffle, or play on all the same.")
    elif can_go_back:
        text = QCoreApplication.translate("Announcer", "Go back, or play on all the same.")
    else:
        text = QCoreApplication.translate("Announcer", "You can play on all the same.")
    return Notice(title, text, "lost")


def first_field() -> Notice:
    """Return the rule of Shisen-sho, for those who see it for the first time."""
    title = QCoreApplication.translate("Announcer", "This is Shisen-sho")
    text = QCoreApplication.translate(
        "Announcer",
        "Two tiles with the same face go when a line joins them: over empty places or round the outside, with two turns"
        " at most.",
    )
    return Notice(title, text, INFORMATION)


def full_screen() -> Notice:
    """Return how to get back from the full screen."""
    text = QCoreApplication.translate("Announcer", "Esc shows the whole window again.")
    return Notice(QCoreApplication.translate("Announcer", "Full screen"), text, "full_screen")


def damaged_game(path: Path, *, is_newer: bool, has_backup: bool) -> Notice:
    """Return that the saved game could not be read, where it is kept, and what is played in its place."""
    if is_newer:
        title = QCoreApplication.translate("Announcer", "Your game was saved by a newer version of Mahjong Qt")
    else:
        title = QCoreApplication.translate("Announcer", "Your saved game could not be read")
    if has_backup:
        text = QCoreApplication.translate(
            "Announcer", "This is how it stood a little earlier. The file was kept: “%1”."
        )
    else:
        text = QCoreApplication.translate("Announcer", "This is a new game. The file was kept: “%1”.")
    return Notice(title, text.replace("%1", str(path)))


def damaged_settings(path: Path) -> Notice:
    """Return that the settings could not be read, and where they are kept."""
    title = QCoreApplication.translate("Announcer", "Your settings could not be read")
    text = QCoreApplication.translate("Announcer", "All settings are as they were at first. The file was kept: “%1”.")
    return Notice(title, text.replace("%1", str(path)))


def write_failure(error: OSError) -> Notice:
    """Return that the game cannot be written."""
    title = QCoreApplication.translate("Announcer", "Your game cannot be saved")
    text = QCoreApplication.translate(
        "Announcer", "You can go on playing, but after closing the program it may be lost. The system says: %1"
    )
    return Notice(title, text.replace("%1", error.strerror or str(error)))


def settings_write_failure(error: OSError) -> Notice:
    """Return that the settings cannot be written."""
    title = QCoreApplication.translate("Announcer", "Your settings cannot be saved")
    text = QCoreApplication.translate("Announcer", "They apply until you close the program. The system says: %1")
    return Notice(title, text.replace("%1", error.strerror or str(error)))


def fault(path: str) -> Notice:
    """Return that something in the program went wrong, and where that is written."""
    title = QCoreApplication.translate("Announcer", "Something went wrong in the program")
    text = QCoreApplication.translate("Announcer", "You can go on playing. What went wrong is written in “%1”.")
    return Notice(title, text.replace("%1", path))
