"""The actions of the game window: one QAction for each verb, with its text, shortcut and icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QIcon, QKeySequence, QPixmap

from mahjong_qt.art.icons import action_icon
from mahjong_qt.engine.mode import CAMPAIGN, CHALLENGE, CLASSIC, DAILY, EASY, PURE, SHISEN_SHO, ZEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

Key = QKeySequence.StandardKey

SHORTCUTS: dict[str, list[Key | str]] = {
    "new_game": [Key.New],
    "restart": ["Ctrl+R"],
    "choose_layout": [Key.Open],
    "enter_code": ["Ctrl+G"],
    "copy_code": [Key.Copy],
    "give_up": [],
    "start_page": ["Ctrl+T"],
    "play_solitaire": ["Ctrl+1"],
    "play_shisen": ["Ctrl+2"],
    "play_daily": ["Ctrl+3"],
    "play_campaign": ["Ctrl+4"],
    "play_easy": ["Ctrl+5"],
    "play_challenge": ["Ctrl+6"],
    "play_zen": ["Ctrl+7"],
    "play_pure": ["Ctrl+8"],
    "campaign_map": ["Ctrl+Shift+4"],
    "day_calendar": ["Ctrl+Shift+3"],
    "statistics": ["Ctrl+B"],
    "replay": ["Ctrl+Shift+R"],
    "backup": [],
    "quit": [Key.Quit, "Ctrl+Q"],
    "undo": [Key.Undo, "Backspace"],
    "go_back": ["Ctrl+Backspace"],
    "redo": [Key.Redo],
    "hint": ["H"],
    "shuffle": ["Ctrl+Shift+S"],
    "pause": ["P", "Pause"],
    "full_screen": [Key.FullScreen, "F11"],
    "zoom_in": [Key.ZoomIn, "Ctrl+="],
    "zoom_out": [Key.ZoomOut],
    "zoom_fit": ["Ctrl+0"],
    "look": ["Ctrl+L"],
    "sound": ["M"],
    "import_layouts": ["Ctrl+I"],
    "copy_layout": ["Ctrl+Shift+C"],
    "paste_layout": [Key.Paste],
    "export_layout": ["Ctrl+Shift+E"],
    "edit_layout": ["Ctrl+E"],
    "new_layout": ["Ctrl+Shift+N"],
    "settings": [Key.Preferences, "Ctrl+,"],
    "how_to_play": [Key.HelpContents, "F1"],
    "about": ["Ctrl+F1"],
}
"""The keys of each action; the first that this system has stands in the menu."""

BLANK = 64
"""Side of a blank icon, in pixels: at least that of the largest icon shown."""

NEEDS_GAME = {
    "restart", "copy_code", "give_up", "undo", "go_back", "redo", "hint", "shuffle", "pause", "copy_layout",
    "export_layout", "edit_layout",
}  # fmt: skip

PLAY_VERBS = {
    "play_daily": DAILY,
    "play_campaign": CAMPAIGN,
    "play_solitaire": CLASSIC,
    "play_easy": EASY,
    "play_challenge": CHALLENGE,
    "play_zen": ZEN,
    "play_pure": PURE,
    "play_shisen": SHISEN_SHO,
}
"""The mode that each of these goes to; one of them is marked as what is being played."""

CHECKABLE = ("pause", "full_screen", "look", "sound", *PLAY_VERBS)

ONCE = {"edit_layout", "new_layout"}
"""What a key that is held down does once."""

_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


class ActionText(NamedTuple):
    """What an action says in the menu, under its icon, and in its tip."""

    menu: str
    button: str
    tip: str


def _texts() -> dict[str, ActionText]:
    return {
        "new_game": ActionText(
            QCoreApplication.translate("Actions", "&New game"),
            QCoreApplication.translate("Actions", "New"),
            QCoreApplication.translate("Actions", "Deal another game of this kind on this layout"),
        ),
        "restart": ActionText(
            QCoreApplication.translate("Actions", "&Same deal again"),
            QCoreApplication.translate("Actions", "Again"),
            QCoreApplication.translate("Actions", "Lay out the same tiles again, from the start"),
        ),
        "choose_layout": ActionText(
            QCoreApplication.translate("Actions", "Choose &layout and deal…"),
            QCoreApplication.translate("Actions", "Choose"),
            QCoreApplication.translate("Actions", "Play on another layout, or an easier or harder game"),
        ),
        "enter_code": ActionText(
            QCoreApplication.translate("Actions", "&Enter game code…"),
            QCoreApplication.translate("Actions", "Code"),
            QCoreApplication.translate("Actions", "Play the game that a code stands for"),
        ),
        "copy_code": ActionText(
            QCoreApplication.translate("Actions", "&Copy game code"),
            QCoreApplication.translate("Actions", "Copy"),
            QCoreApplication.translate("Actions", "Copy the code of this game, to share it or to play it again"),
        ),
        "give_up": ActionText(
            QCoreApplication.translate("Actions", "&Give up"),
            QCoreApplication.translate("Actions", "Give up"),
            QCoreApplication.translate("Actions", "End this game; it counts as lost"),
        ),
        "play_solitaire": ActionText(
            QCoreApplication.translate("Actions", "&Classic"),
            QCoreApplication.translate("Actions", "Classic"),
            QCoreApplication.translate("Actions", "Any layout and any deal; your game there is as you left it"),
        ),
        "play_shisen": ActionText(
            QCoreApplication.translate("Actions", "Sh&isen-sho"),
            QCoreApplication.translate("Actions", "Shisen-sho"),
            QCoreApplication.translate("Actions", "Join tiles of a field by lines; your game there is as you left it"),
        ),
        "start_page": ActionText(
            QCoreApplication.translate("Actions", "S&tart page"),
            QCoreApplication.translate("Actions", "Start"),
            QCoreApplication.translate("Actions", "All that can be played, and where you are in it"),
        ),
        "play_daily": ActionText(
            QCoreApplication.translate("Actions", "&Daily"),
            QCoreApplication.translate("Actions", "Daily"),
            QCoreApplication.translate("Actions", "The deal of the day, the same for everybody"),
        ),
        "play_campaign": ActionText(
            QCoreApplication.translate("Actions", "C&ampaign"),
            QCoreApplication.translate("Actions", "Campaign"),
            QCoreApplication.translate("Actions", "120 levels on a map of six places"),
        ),
        "play_easy": ActionText(
            QCoreApplication.translate("Actions", "&Easy"),
            QCoreApplication.translate("Actions", "Easy"),
            QCoreApplication.translate("Actions", "Easy deals with as many hints and shuffles as you like"),
        ),
        "play_challenge": ActionText(
            QCoreApplication.translate("Actions", "C&hallenge"),
            QCoreApplication.translate("Actions", "Challenge"),
            QCoreApplication.translate("Actions", "Hard deals against the clock: eight minutes"),
        ),
        "play_zen": ActionText(
            QCoreApplication.translate("Actions", "&Zen"),
            QCoreApplication.translate("Actions", "Zen"),
            QCoreApplication.translate("Actions", "Easy deals without time and points"),
        ),
        "play_pure": ActionText(
            QCoreApplication.translate("Actions", "&Pure"),
            QCoreApplication.translate("Actions", "Pure"),
            QCoreApplication.translate("Actions", "No points and no shuffles, for the best time alone"),
        ),
        "campaign_map": ActionText(
            QCoreApplication.translate("Actions", "Ma&p…"),
            QCoreApplication.translate("Actions", "Map"),
            QCoreApplication.translate("Actions", "The map of the campaign, with your stars"),
        ),
        "day_calendar": ActionText(
            QCoreApplication.translate("Actions", "Calen&dar…"),
            QCoreApplication.translate("Actions", "Calendar"),
            QCoreApplication.translate("Actions", "The deals of all days, and those that you won"),
        ),
        "statistics": ActionText(
            QCoreApplication.translate("Actions", "Stat&istics…"),
            QCoreApplication.translate("Actions", "Statistics"),
            QCoreApplication.translate("Actions", "Your best times, your figures, and how they went"),
        ),
        "replay": ActionText(
            QCoreApplication.translate("Actions", "&Watch again…"),
            QCoreApplication.translate("Actions", "Watch"),
            QCoreApplication.translate("Actions", "Watch a finished game move by move"),
        ),
        "backup": ActionText(
            QCoreApplication.translate("Actions", "&Backup…"),
            QCoreApplication.translate("Actions", "Backup"),
            QCoreApplication.translate("Actions", "Put everything of yours into one file, or take it from one"),
        ),
        "quit": ActionText(
            QCoreApplication.translate("Actions", "&Quit"),
            QCoreApplication.translate("Actions", "Quit"),
            QCoreApplication.translate("Actions", "Close the program; the game is kept"),
        ),
        "undo": ActionText(
            QCoreApplication.translate("Actions", "&Undo"),
            QCoreApplication.translate("Actions", "Undo"),
            QCoreApplication.translate("Actions", "Take the last move back"),
        ),
        "go_back": ActionText(
            QCoreApplication.translate("Actions", "&Back to where it can be won"),
            QCoreApplication.translate("Actions", "Back"),
            QCoreApplication.translate("Actions", "Take moves back to the last position that can be won"),
        ),
        "redo": ActionText(
            QCoreApplication.translate("Actions", "&Redo"),
            QCoreApplication.translate("Actions", "Redo"),
            QCoreApplication.translate("Actions", "Make the move again that was taken back"),
        ),
        "hint": ActionText(
            QCoreApplication.translate("Actions", "&Hint"),
            QCoreApplication.translate("Actions", "Hint"),
            QCoreApplication.translate("Actions", "Show a pair; once more shows another one"),
        ),
        "shuffle": ActionText(
            QCoreApplication.translate("Actions", "&Shuffle"),
            QCoreApplication.translate("Actions", "Shuffle"),
            QCoreApplication.translate("Actions", "Mix the tiles that are left so that they can be cleared"),
        ),
        "pause": ActionText(
            QCoreApplication.translate("Actions", "&Pause"),
            QCoreApplication.translate("Actions", "Pause"),
            QCoreApplication.translate("Actions", "Stop the clock and hide the faces"),
        ),
        "resume": ActionText(
            QCoreApplication.translate("Actions", "R&esume"),
            QCoreApplication.translate("Actions", "Resume"),
            QCoreApplication.translate("Actions", "Show the faces and let the clock run"),
        ),
        "full_screen": ActionText(
            QCoreApplication.translate("Actions", "&Full screen"),
            QCoreApplication.translate("Actions", "Full screen"),
            QCoreApplication.translate("Actions", "Show nothing but the board"),
        ),
        "zoom_in": ActionText(
            QCoreApplication.translate("Actions", "Zoom &in"),
            QCoreApplication.translate("Actions", "Larger"),
            QCoreApplication.translate("Actions", "Show larger tiles, and a part of the board"),
        ),
        "zoom_out": ActionText(
            QCoreApplication.translate("Actions", "Zoom &out"),
            QCoreApplication.translate("Actions", "Smaller"),
            QCoreApplication.translate("Actions", "Show smaller tiles, and more of the board"),
        ),
        "zoom_fit": ActionText(
            QCoreApplication.translate("Actions", "&Whole board"),
            QCoreApplication.translate("Actions", "Whole board"),
            QCoreApplication.translate("Actions", "Show the whole board, as large as fits"),
        ),
        "look": ActionText(
            QCoreApplication.translate("Actions", "&Look"),
            QCoreApplication.translate("Actions", "Look"),
            QCoreApplication.translate("Actions", "Choose tiles, colours and table beside the board"),
        ),
        "sound": ActionText(
            QCoreApplication.translate("Actions", "So&und"),
            QCoreApplication.translate("Actions", "Sound"),
            QCoreApplication.translate("Actions", "Let tiles be heard, or not"),
        ),
        "import_layouts": ActionText(
            QCoreApplication.translate("Actions", "&Import layouts…"),
            QCoreApplication.translate("Actions", "Import"),
            QCoreApplication.translate("Actions", "Add layouts from files, also those of other games"),
        ),
        "copy_layout": ActionText(
            QCoreApplication.translate("Actions", "&Copy layout"),
            QCoreApplication.translate("Actions", "Copy"),
            QCoreApplication.translate("Actions", "Copy this layout as text, to send it to somebody"),
        ),
        "paste_layout": ActionText(
            QCoreApplication.translate("Actions", "&Paste layout"),
            QCoreApplication.translate("Actions", "Paste"),
            QCoreApplication.translate("Actions", "Add the layouts, or play the game code, that you copied"),
        ),
        "export_layout": ActionText(
            QCoreApplication.translate("Actions", "&Export layout…"),
            QCoreApplication.translate("Actions", "Export"),
            QCoreApplication.translate("Actions", "Save this layout as a file, also for other games"),
        ),
        "edit_layout": ActionText(
            QCoreApplication.translate("Actions", "E&dit layout…"),
            QCoreApplication.translate("Actions", "Edit"),
            QCoreApplication.translate("Actions", "Open this layout, or a copy of it, in the layout editor"),
        ),
        "new_layout": ActionText(
            QCoreApplication.translate("Actions", "&New layout…"),
            QCoreApplication.translate("Actions", "New layout"),
            QCoreApplication.translate("Actions", "Draw a layout of your own in the layout editor"),
        ),
        "settings": ActionText(
            QCoreApplication.translate("Actions", "&Settings…"),
            QCoreApplication.translate("Actions", "Settings"),
            QCoreApplication.translate("Actions", "Change how the game looks and behaves"),
        ),
        "how_to_play": ActionText(
            QCoreApplication.translate("Actions", "&How to play"),
            QCoreApplication.translate("Actions", "Help"),
            QCoreApplication.translate("Actions", "The rules, the buttons and the keys"),
        ),
        "about": ActionText(
            QCoreApplication.translate("Actions", "&About Mahjong Qt"),
            QCoreApplication.translate("Actions", "About"),
            QCoreApplication.translate("Actions", "Version, credits and licences"),
        ),
    }


class Actions(QObject):
    """All actions by their verbs, which are their object names too. They belong to the window, not only to a menu."""

    def __init__(self, window: QWidget) -> None:
        """Make the actions with blank icons, which keep room for those that :meth:`set_icons` brings.

        Drawing the icons waits for the first paint: it loads what Qt needs to read SVG.
        """
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._is_dark = False
        self._is_paused = False
        self._way_back: int | None = None
        blank = QPixmap(BLANK, BLANK)
        blank.fill(Qt.GlobalColor.transparent)
        for verb, keys in SHORTCUTS.items():
            action = QAction(QIcon(blank), "", window)
            action.setObjectName(verb)
            action.setShortcuts(_sequences(keys))
            action.setMenuRole(_ROLES.get(verb, QAction.MenuRole.NoRole))
            action.setEnabled(verb not in NEEDS_GAME)
            action.setAutoRepeat(verb not in ONCE)
            self._actions[verb] = action
            window.addAction(action)
        for verb in CHECKABLE:
            self._actions[verb].setCheckable(True)
        for verb in (*PLAY_VERBS, "look", "sound"):
            # where an icon stands there is no room for the mark
            self._actions[verb].setIconVisibleInMenu(False)
        self._games = QActionGroup(window)
        for verb in PLAY_VERBS:
            self._games.addAction(self._actions[verb])
        self.retranslate()

    def __getitem__(self, verb: str) -> QAction:
        """Return the action of a verb."""
        return self._actions[verb]

    def __iter__(self) -> Iterator[QAction]:
        """Go through all actions."""
        return iter(self._actions.values())

    def retranslate(self) -> None:
        """Set all texts in the language now in force."""
        texts = self._texts = _texts()
        if self._is_paused:
            texts["pause"] = texts["resume"]
        if self._way_back is not None:
            texts["go_back"] = texts["go_back"]._replace(menu=_back_to(self._way_back))
        for verb in self._actions:
            self.set_text(verb, texts[verb])

    def text_of(self, verb: str) -> ActionText:
        """Return what an action says of itself."""
        return self._texts[verb]

    def set_text(self, verb: str, text: ActionText) -> None:
        """Let an action say this."""
        action = self._actions[verb]
        action.setText(text.menu)
        action.setIconText(text.button)
        action.setStatusTip(text.tip)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{text.tip} ({keys})" if keys else text.tip)

    def set_icons(self, is_dark: bool) -> None:
        """Take icons that stand out from a dark or a light background."""
        self._is_dark = is_dark
        for verb, action in self._actions.items():
            action.setIcon(action_icon(verb, is_dark))
        self._show_pause_icon()

    def set_paused(self, is_paused: bool) -> None:
        """Let the pause action offer to pause or to go on."""
        self._actions["pause"].setChecked(is_paused)
        if is_paused != self._is_paused:
            self._is_paused = is_paused
            self.retranslate()
            self._show_pause_icon()

    def set_way_back(self, moves: int | None) -> None:
        """Let the action that goes back name the move to go back to; none when no position to go back to is known."""
        if moves != self._way_back:
            self._way_back = moves
            self.retranslate()

    def _show_pause_icon(self) -> None:
        self._actions["pause"].setIcon(action_icon("resume" if self._is_paused else "pause", self._is_dark))


def _back_to(moves: int) -> str:
    if moves == 0:
        return QCoreApplication.translate("Actions", "&Back to the start")
    return QCoreApplication.translate("Actions", "&Back to move %1").replace("%1", str(moves))


def _sequences(keys: list[Key | str]) -> list[QKeySequence]:
    sequences: list[QKeySequence] = []
    for key in keys:
        found = QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]
        sequences += [sequence for sequence in found if not sequence.isEmpty() and sequence not in sequences]
    return sequences
