"""What the help says: the rules, the buttons, and the pictures in words."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

EXAMPLE_CODE = "MJ1-L00-AAAAABL"


class Words(NamedTuple):
    """The heading of a section or panel, and what stands under it."""

    title: str
    text: str


def section_words() -> dict[str, Words]:
    """Return heading and introduction of each section, by its name."""
    return {
        "head": Words(
            QCoreApplication.translate("HelpDialog", "How to play"),
            QCoreApplication.translate("HelpDialog", "Everything you need to know, on one page."),
        ),
        "goal": Words(QCoreApplication.translate("HelpDialog", "The aim"), ""),
        "taking": Words(
            QCoreApplication.translate("HelpDialog", "Which tiles you can take"),
            QCoreApplication.translate(
                "HelpDialog",
                "You can take a tile when it is free: no other tile lies on it, and there is room at its left side"
                " or at its right side. Tiles at its upper and lower edge do not matter. To help you, tiles that"
                " are not free are shown darker; the settings can change that.",
            ),
        ),
        "matching": Words(
            QCoreApplication.translate("HelpDialog", "Which tiles match"),
            QCoreApplication.translate(
                "HelpDialog",
                "Two tiles match when they have the same face. Only flowers and seasons are not so strict:"
                " they have different faces and match all the same.",
            ),
        ),
        "hints": Words(
            QCoreApplication.translate("HelpDialog", "When you cannot find a pair"),
            QCoreApplication.translate(
                "HelpDialog", "The button “Hint” shows you one. Press it again, and it shows another one."
            ),
        ),
        "outlook": Words(
            QCoreApplication.translate("HelpDialog", "Can the game still be won?"),
            QCoreApplication.translate(
                "HelpDialog",
                "A small sign under the board tells you. It tells only what is proven. When a game is lost while there"
                " are still pairs, a message says so too. If you would rather not know: the settings can switch both"
                " off.",
            ),
        ),
        "deals": Words(
            QCoreApplication.translate("HelpDialog", "Easy games and hard ones"),
            QCoreApplication.translate(
                "HelpDialog",
                "An easy game forgives careless moves. In a hard one you have to look ahead: a few moves made without"
                " thinking, and it is lost.",
            ),
        ),
        "buttons": Words(QCoreApplication.translate("HelpDialog", "The other buttons"), ""),
        "stuck": Words(
            QCoreApplication.translate("HelpDialog", "When there are no more moves"),
            QCoreApplication.translate(
                "HelpDialog", "Sometimes no two free tiles match any more. The game tells you so."
            ),
        ),
        "modes": Words(
            QCoreApplication.translate("HelpDialog", "Modes"),
            QCoreApplication.translate(
                "HelpDialog",
                "You find them on the start page and in the menu “Game”. Each mode keeps a game of its own: when you"
                " come back, it is as you left it.",
            ),
        ),
        "score": Words(
            QCoreApplication.translate("HelpDialog", "Points, combos and stars"),
            QCoreApplication.translate("HelpDialog", "They are for fun: a board is won when it is cleared."),
        ),
        "shisen": Words(
            QCoreApplication.translate("HelpDialog", "Shisen-sho, the other game"),
            QCoreApplication.translate(
                "HelpDialog",
                "You find it in the menu “Game”. Every tile lies open, in rows and columns. Two tiles with the same"
                " face go when a line joins them that turns twice at most and touches no other tile.",
            ),
        ),
        "codes": Words(QCoreApplication.translate("HelpDialog", "Play the same game as a friend"), ""),
        "keys": Words(
            QCoreApplication.translate("HelpDialog", "The keys"),
            QCoreApplication.translate("HelpDialog", "If you like, you can play without the mouse."),
        ),
    }


def rule_words() -> dict[str, Words]:
    """Return title and text of each panel on the rules, by its name."""
    free, blocked = (
        QCoreApplication.translate("HelpDialog", "Free"),
        QCoreApplication.translate("HelpDialog", "Not free"),
    )
    return {
        "aim": Words(
            QCoreApplication.translate("HelpDialog", "Take away all tiles, two by two"),
            QCoreApplication.translate(
                "HelpDialog",
                "Click a tile, then a second one with the same face: both go. When no tile is left, you have won."
                " Take your time: the clock starts only when you choose your first tile.",
            ),
        ),
        "free": Words(free, QCoreApplication.translate("HelpDialog", "Nothing lies on it, and both sides are open.")),
        "left_open": Words(
            free, QCoreApplication.translate("HelpDialog", "Its left side is open. One open side is enough.")
        ),
        "covered": Words(
            blocked, QCoreApplication.translate("HelpDialog", "Another tile lies on it, if only on a corner.")
        ),
        "closed": Words(
            blocked, QCoreApplication.translate("HelpDialog", "There is a tile at its left and one at its right.")
        ),
        "same": Words(
            QCoreApplication.translate("HelpDialog", "The same face"),
            QCoreApplication.translate("HelpDialog", "Two tiles with the same face match."),
        ),
        "flowers": Words(
            QCoreApplication.translate("HelpDialog", "Flowers"),
            QCoreApplication.translate("HelpDialog", "Any flower matches any other flower."),
        ),
        "seasons": Words(
            QCoreApplication.translate("HelpDialog", "Seasons"),
            QCoreApplication.translate("HelpDialog", "Any season matches any other season, but no flower."),
        ),
        "different": Words(
            QCoreApplication.translate("HelpDialog", "No match"),
            QCoreApplication.translate(
                "HelpDialog", "The number is the same, but one shows bamboos and the other circles."
            ),
        ),
    }


def button_words() -> dict[str, Words]:
    """Return title and text of each panel on a button, by its name."""
    return {
        "play_daily": Words(
            QCoreApplication.translate("HelpDialog", "Daily"),
            QCoreApplication.translate(
                "HelpDialog",
                "One deal a day, the same for everybody. Days won on their day, one after the other, make a streak.",
            ),
        ),
        "play_campaign": Words(
            QCoreApplication.translate("HelpDialog", "Campaign"),
            QCoreApplication.translate(
                "HelpDialog", "120 levels in six places, small and easy at first. Each one cleared opens the next."
            ),
        ),
        "play_solitaire": Words(
            QCoreApplication.translate("HelpDialog", "Classic"),
            QCoreApplication.translate("HelpDialog", "Any layout and any deal, with five hints and three shuffles."),
        ),
        "play_easy": Words(
            QCoreApplication.translate("HelpDialog", "Easy"),
            QCoreApplication.translate("HelpDialog", "Easy deals, with as many hints and shuffles as you like."),
        ),
        "play_challenge": Words(
            QCoreApplication.translate("HelpDialog", "Challenge"),
            QCoreApplication.translate("HelpDialog", "Hard deals in eight minutes, with two hints and one shuffle."),
        ),
        "play_zen": Words(
            QCoreApplication.translate("HelpDialog", "Zen"),
            QCoreApplication.translate("HelpDialog", "Easy deals without time and points."),
        ),
        "play_pure": Words(
            QCoreApplication.translate("HelpDialog", "Pure"),
            QCoreApplication.translate("HelpDialog", "No points and no shuffles: only the time counts."),
        ),
        "start_page": Words(
            QCoreApplication.translate("HelpDialog", "Start page"),
            QCoreApplication.translate("HelpDialog", "The button “Start” shows all modes, and where you are in them."),
        ),
        "points": Words(
            QCoreApplication.translate("HelpDialog", "Points"),
            QCoreApplication.translate("HelpDialog", "Each pair brings 100 points. Undo takes its points back."),
        ),
        "combo": Words(
            QCoreApplication.translate("HelpDialog", "Combos"),
            QCoreApplication.translate(
                "HelpDialog",
                "A pair within about four seconds of the one before counts twice, the next one three times, and so on."
                " A pause of thought, a shuffle or an undo ends the combo.",
            ),
        ),
        "stars": Words(
            QCoreApplication.translate("HelpDialog", "Stars"),
            QCoreApplication.translate(
                "HelpDialog",
                "One for clearing the board, one for clearing it in good time, and one for no hint, no undo and no"
                " shuffle.",
            ),
        ),
        "line_bend": Words(
            QCoreApplication.translate("HelpDialog", "A line with a turn"),
            QCoreApplication.translate("HelpDialog", "It runs over empty places, along rows and columns."),
        ),
        "line_outside": Words(
            QCoreApplication.translate("HelpDialog", "Round the outside"),
            QCoreApplication.translate("HelpDialog", "A line may leave the field and come back. This one turns twice."),
        ),
        "line_none": Words(
            QCoreApplication.translate("HelpDialog", "No line"),
            QCoreApplication.translate("HelpDialog", "To join these two, a line would have to turn three times."),
        ),
        "play_shisen": Words(
            QCoreApplication.translate("HelpDialog", "Fields and gravity"),
            QCoreApplication.translate(
                "HelpDialog",
                "“Choose layout and deal” has fields of several sizes. With gravity, tiles fall into the empty places"
                " below them.",
            ),
        ),
        "statistics": Words(
            QCoreApplication.translate("HelpDialog", "Statistics"),
            QCoreApplication.translate(
                "HelpDialog", "In the menu “Game”: your best times and figures, and every game to be watched again."
            ),
        ),
        "planned": Words(
            QCoreApplication.translate("HelpDialog", "A ring with a tick"),
            QCoreApplication.translate("HelpDialog", "A safe pair: after it, the game can still be won."),
        ),
        "guess": Words(
            QCoreApplication.translate("HelpDialog", "A ring with a question mark"),
            QCoreApplication.translate(
                "HelpDialog", "This pair is a guess: no safe pair is known. In a lost game there is none any more."
            ),
        ),
        "undo": Words(
            QCoreApplication.translate("HelpDialog", "Undo"),
            QCoreApplication.translate(
                "HelpDialog", "Takes the last move back. Press it as often as you like, back to the start."
            ),
        ),
        "redo": Words(
            QCoreApplication.translate("HelpDialog", "Redo"),
            QCoreApplication.translate("HelpDialog", "Makes a move again that you took back."),
        ),
        "shuffle": Words(
            QCoreApplication.translate("HelpDialog", "Shuffle"),
            QCoreApplication.translate(
                "HelpDialog", "Mixes the tiles that are left so that the game can be won. Undo takes this back too."
            ),
        ),
        "pause": Words(
            QCoreApplication.translate("HelpDialog", "Pause"),
            QCoreApplication.translate(
                "HelpDialog",
                "Stops the clock and hides the faces. You can also just close the window: your game is kept.",
            ),
        ),
        "winnable": Words(
            QCoreApplication.translate("HelpDialog", "Can be won"),
            QCoreApplication.translate("HelpDialog", "There is a way to clear the board from here."),
        ),
        "lost": Words(
            QCoreApplication.translate("HelpDialog", "Cannot be won"),
            QCoreApplication.translate(
                "HelpDialog", "No way is left. If it is known which move was to blame, its number stands there."
            ),
        ),
        "unknown": Words(
            QCoreApplication.translate("HelpDialog", "Not known yet"),
            QCoreApplication.translate("HelpDialog", "Neither the one nor the other is proven."),
        ),
        "go_back": Words(
            QCoreApplication.translate("HelpDialog", "Back to the right move"),
            QCoreApplication.translate(
                "HelpDialog",
                "The game offers “Back to move …”: this takes all moves back after which the game could not be won any"
                " more.",
            ),
        ),
        "restart": Words(
            QCoreApplication.translate("HelpDialog", "Or another way"),
            QCoreApplication.translate(
                "HelpDialog", "Undo a few moves yourself, shuffle the tiles, or play the same deal again."
            ),
        ),
        "new_game": Words(
            QCoreApplication.translate("HelpDialog", "New"),
            QCoreApplication.translate(
                "HelpDialog", "Deals the next game at once, on the same layout and as easy or hard as before."
            ),
        ),
        "choose_layout": Words(
            QCoreApplication.translate("HelpDialog", "Choose layout and deal"),
            QCoreApplication.translate(
                "HelpDialog",
                "In the menu “Game”, with pictures of all layouts. There are four levels. The games of all levels can"
                " be won; only “As they fall” deals without looking.",
            ),
        ),
        "import_layouts": Words(
            QCoreApplication.translate("HelpDialog", "More layouts"),
            QCoreApplication.translate(
                "HelpDialog",
                "Layouts of other Mahjong games can be yours: drop their files on the window, or choose them in the"
                " menu “Layout”.",
            ),
        ),
        "edit_layout": Words(
            QCoreApplication.translate("HelpDialog", "Layouts of your own"),
            QCoreApplication.translate(
                "HelpDialog",
                "The menu “Layout” also opens the layout editor: change the layout you are playing, or draw a new one.",
            ),
        ),
        "copy_code": Words(
            QCoreApplication.translate("HelpDialog", "The game code"),
            QCoreApplication.translate(
                "HelpDialog",
                "It stands under the board and looks like this: %1. A click copies it. Send it to a friend: whoever"
                " enters it gets the same tiles in the same places.",
            ).replace("%1", EXAMPLE_CODE.replace("-", "\N{NON-BREAKING HYPHEN}")),
        ),
    }


def picture_names() -> dict[str, str]:
    """Return what a screen reader says of each picture, by its name."""
    return {
        "aim": QCoreApplication.translate(
            "HelpDialog", "Picture: a small heap of tiles. Two with the same face are chosen."
        ),
        "free": QCoreApplication.translate("HelpDialog", "Picture: a tile lies on top of two others and is chosen."),
        "left_open": QCoreApplication.translate(
            "HelpDialog", "Picture: three tiles in a row. The one at the left end is chosen."
        ),
        "covered": QCoreApplication.translate(
            "HelpDialog", "Picture: a tile with the corner of another one on it. It bears a stop sign."
        ),
        "closed": QCoreApplication.translate(
            "HelpDialog", "Picture: three tiles in a row. The one in the middle bears a stop sign."
        ),
        "same": QCoreApplication.translate("HelpDialog", "Picture: twice the five of bamboos."),
        "flowers": QCoreApplication.translate("HelpDialog", "Picture: two different flowers."),
        "seasons": QCoreApplication.translate("HelpDialog", "Picture: two different seasons."),
        "different": QCoreApplication.translate(
            "HelpDialog", "Picture: the five of bamboos and the five of circles, with a sign for “not equal”."
        ),
        "line_bend": QCoreApplication.translate("HelpDialog", "Picture: a line with one turn joins two tiles."),
        "line_outside": QCoreApplication.translate(
            "HelpDialog", "Picture: a row of three tiles. A line round the outside joins the first and the last one."
        ),
        "line_none": QCoreApplication.translate(
            "HelpDialog", "Picture: two rows of three tiles. Two in opposite corners bear a sign for “not equal”."
        ),
        "planned": QCoreApplication.translate("HelpDialog", "Picture: a pair with rings and ticks."),
        "guess": QCoreApplication.translate("HelpDialog", "Picture: a pair with broken rings and question marks."),
    }
