"""Begins games: in each mode the next one, that of a layout, a code, a level or a day, after a question if need be."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mahjong_qt import paths
from mahjong_qt.dealer import DealFailure
from mahjong_qt.engine.campaign import Campaign, next_level, place_of
from mahjong_qt.engine.layout.layout_file import LayoutFileError
from mahjong_qt.engine.layout.library import UnknownLayoutError
from mahjong_qt.engine.mode import CAMPAIGN, CLASSIC, DAILY, MODE_OF_GAME, mode_of
from mahjong_qt.engine.occasion import Occasion
from mahjong_qt.engine.play.board import GameKind
from mahjong_qt.engine.play.transition import Status
from mahjong_qt.settings import choice_for, settings_for
from mahjong_qt.windows.collection_notices import layout_gone
from mahjong_qt.windows.deal_wishes import nearest_wish
from mahjong_qt.windows.notices import undealable
from mahjong_qt.wording.layout_names import layout_name, shortened
from mahjong_qt.wording.occasion_words import occasion_words
from mahjong_qt.wording.place_names import place_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from mahjong_qt.dealer import Dealer, Dealt
    from mahjong_qt.engine.game_code import GameCode
    from mahjong_qt.engine.layout.layout import Layout
    from mahjong_qt.engine.play.wish import DealChoice
    from mahjong_qt.session import Session
    from mahjong_qt.settings import SettingsStore
    from mahjong_qt.windows.announcer import Announcer
    from mahjong_qt.windows.mode_switch import ModeSwitch


class GameDesk(QObject):
    """From what the player wants to play to the board: games of other modes wait; before one is replaced it asks."""

    begun = Signal()
    """A game was laid out or came back."""

    calendar_wanted = Signal()
    """The deal of the day is won: there is no other one to deal."""

    def __init__(
        self, session: Session, dealer: Dealer, store: SettingsStore, modes: ModeSwitch, announcer: Announcer
    ) -> None:
        """Begin nothing yet."""
        super().__init__(announcer)
        self._session = session
        self._dealer = dealer
        self._library = dealer.library
        self._store = store
        self._modes = modes
        self._announcer = announcer
        self.language = ""
        """The code of the language in which layouts are named."""
        self.next_level: Callable[[], int] = lambda: 1
        """Returns the level of the campaign to be played next."""
        self.was_played: Callable[[Occasion], bool] = lambda _: False
        """Says whether a level, or the deal of a day, was played to an end before."""
        self.find_day: Callable[[Layout, date, Callable[[GameCode | None], None]], None] = _find_day_here
        """Finds the deal of a day that is not in the table, which takes up to seconds, and hands it on."""
        self.today: Callable[[], date] = date.today
        """Returns the date where the player is."""

    def new_game(self, consequence: str) -> None:
        """Begin the next game of the mode being played; ``consequence`` names that in a question."""
        self.leave_for(consequence, self._deal_new)

    def restart(self, consequence: str) -> None:
        """Lay the same deal out again."""
        self.leave_for(consequence, self._session.restart)

    def go_to(self, mode_id: str) -> None:
        """Go on with the game of another mode, or begin its first one."""
        if self._modes.can_leave():
            if not self._modes.resume(mode_id):
                self._begin_in(mode_id)
            elif mode_id == DAILY and self._session.occasion.day != self.today().isoformat():
                self._leave_older_day()
        # the menu has marked what was chosen, which may not be what is played
        self.begun.emit()

    def _leave_older_day(self) -> None:
        """Play today's deal in the place of an older one; when that is under way the player is asked in any case."""
        if self._session.is_worth_keeping:
            self._announcer.ask_to_leave(self.tr("&Play today's deal"), lambda: self._play_day(self.today()))
        else:
            self._play_day(self.today())

    def play_code(self, code: GameCode, occasion: Occasion | None = None) -> None:
        """Deal the game of a code, for an occasion or in its usual mode; it is marked as one that may be known."""
        dealt = self._dealer.deal_code(code)
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return
        wanted = occasion or Occasion(MODE_OF_GAME[dealt.deal.board.game])

        def play() -> None:
            self._store.change(mode=wanted.mode)
            self._lay_out(dealt, wanted, is_repeated=True)
            self._announcer.tell_of_deal()

        self._play_in(wanted.mode, self.tr("&Play this code"), play)

    def play_layout(self, layout_id: str, choice: DealChoice) -> None:
        """Deal a game on a layout, as it is wished for, in the mode being played if it is one for that layout.

        A game that was left in that mode comes back first: so the player sees what the question is about.
        """
        mode_id = self.mode_for(self._game_on(layout_id) or GameKind.SOLITAIRE)
        dealt = self._deal(layout_id, self._allowed(mode_id, choice))
        if dealt is not None:
            self._play_in(mode_id, self._start_words(), lambda: self._begin(dealt, mode_id, choice))

    def play_level(self, level: int) -> None:
        """Play a level of the campaign."""
        wanted = Occasion(CAMPAIGN, level=level)
        self._play_in(CAMPAIGN, self._start_words(), lambda: self._play_level(level), wanted)

    def play_day(self, day: date) -> None:
        """Play the deal of a day."""
        wanted = Occasion(DAILY, day=day.isoformat())
        self._play_in(DAILY, self._start_words(), lambda: self._play_day(day), wanted)

    def mode_for(self, game: GameKind) -> str:
        """Return the mode in which a layout of a game is played now."""
        mode = mode_of(self._session.mode)
        is_fitting = self._session.has_game and mode.chooses_layout and mode.game is game
        return mode.id if is_fitting else MODE_OF_GAME[game]

    def last_choice_on(self, layout_id: str) -> DealChoice:
        """Return the kind of deal that the player chose last where that layout would be played."""
        mode_id = self.mode_for(self._game_on(layout_id) or GameKind.SOLITAIRE)
        return choice_for(self._store.settings, mode_id)[1]

    def leave_for(self, consequence: str, go: Callable[[], None]) -> None:
        """Go on with something that ends the game being played, after a question if that is worth keeping."""
        if self._session.is_worth_keeping and self._store.settings.ask_before_leaving:
            self._announcer.ask_to_leave(consequence, go)
        else:
            go()

    def name_of(self, layout_id: str) -> str | None:
        """Return what a layout is called, None when it is not here."""
        try:
            return layout_name(layout_id, self._library.load(layout_id).name_in(self.language))
        except (UnknownLayoutError, LayoutFileError):
            return None

    def game_name(self) -> str:
        """Return what the game being played is called: its mode, level or day, and its layout or place."""
        occasion = self._session.occasion
        name = shortened(self.name_of(self._session.layout_id) or self.tr("A layout that is no longer here"))
        if occasion.mode == CAMPAIGN:
            name = place_name(place_of(occasion.level).place)
        elif self._session.game.deal.code.has_gravity:
            name = self.tr("%1, gravity").replace("%1", name)
        words = occasion_words(occasion)
        return self.tr("%1 · %2").replace("%1", words).replace("%2", name) if words else name

    def _deal_new(self) -> None:
        mode_id = self._session.mode if self._session.has_game else CLASSIC
        occasion = self._session.occasion
        if mode_id == CAMPAIGN:
            is_cleared = self._session.game.status is Status.CLEARED
            self._play_level((next_level(occasion.level) if is_cleared else None) or occasion.level)
            return
        if mode_id == DAILY and self._session.game.status is Status.CLEARED:
            self.calendar_wanted.emit()
            return
        layout_id, choice = choice_for(self._store.settings, mode_id)
        if self._session.has_game and mode_of(mode_id).chooses_layout:
            layout_id = self._session.layout_id
            choice = choice._replace(has_gravity=self._session.game.deal.code.has_gravity)
        self._begin_in(mode_id, layout_id, choice)

    def _begin_in(self, mode_id: str, layout_id: str = "", choice: DealChoice | None = None) -> None:
        """Begin a new game of a mode, on a layout or on that chosen last; on its first one when that is gone."""
        if mode_id == CAMPAIGN:
            self._play_level(self.next_level())
            return
        if mode_id == DAILY:
            self._play_day(self.today())
            return
        mode = mode_of(mode_id)
        chosen, last_choice = choice_for(self._store.settings, mode_id)
        layout_id, choice = layout_id or chosen, choice or last_choice
        is_gone = layout_id != mode.layout_id and self._game_on(layout_id) is not mode.game
        dealt = self._deal(mode.layout_id if is_gone else layout_id, self._allowed(mode_id, choice))
        if dealt is not None:
            self._begin(dealt, mode_id, choice)
        if is_gone:
            notice = layout_gone()
            self._announcer.answer(notice.title, notice.text)

    def _play_level(self, level: int) -> None:
        campaign = Campaign.load(paths.resources_folder() / "deals" / "campaign.json")
        self._play_known(campaign.code(level), Occasion(CAMPAIGN, level=level))

    def _play_day(self, day: date) -> None:
        from mahjong_qt.engine.daily import LAYOUT_ID, Daily

        code = Daily.load(paths.resources_folder() / "deals" / "daily.json").code(day)
        if code is not None:
            self._play_deal_of(day, code)
            return
        left = self._session.game if self._session.has_game else None

        def play(found: GameCode | None) -> None:
            # whoever has begun something else meanwhile goes on with that
            if found is not None and left is (self._session.game if self._session.has_game else None):
                self._play_deal_of(day, found)

        self.find_day(self._library.load(LAYOUT_ID).layout, day, play)

    def _play_deal_of(self, day: date, code: GameCode) -> None:
        from mahjong_qt.engine.daily import is_late

        self._play_known(code, Occasion(DAILY, day=day.isoformat(), is_late=is_late(day, self.today())))

    def _play_known(self, code: GameCode, occasion: Occasion) -> None:
        """Lay out what belongs to a level or a day; a second try at it is marked as one."""
        now = self._session.occasion._replace(is_late=False)
        is_again = self.was_played(occasion) or (self._session.has_game and now == occasion._replace(is_late=False))
        dealt = self._dealer.deal_code(code)
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return
        self._store.change(mode=occasion.mode)
        self._lay_out(dealt, occasion, is_repeated=is_again)

    def _begin(self, dealt: Dealt, mode_id: str, choice: DealChoice) -> None:
        self._store.change(**settings_for(mode_id, dealt.layout_id, choice))
        self._lay_out(dealt, Occasion(mode_id), is_repeated=False)

    def _lay_out(self, dealt: Dealt, occasion: Occasion, *, is_repeated: bool) -> None:
        self._session.start(dealt.deal, dealt.layout_id, is_repeated=is_repeated, occasion=occasion)
        self.begun.emit()

    def _allowed(self, mode_id: str, choice: DealChoice) -> DealChoice:
        """Return a choice with the kind of deal that the mode has of itself, if it has one."""
        wish = mode_of(mode_id).wish
        return choice if wish is None else choice._replace(wish=wish)

    def _deal(self, layout_id: str, choice: DealChoice) -> Dealt | None:
        """Deal what the player wishes for, or what comes nearest to it on a layout that does not have it.

        Returns None when there is no deal, of which the player is told.
        """
        wish, has_gravity = choice
        offered = self._dealer.wishes(layout_id, has_gravity=has_gravity)
        dealt = self._dealer.deal_new(layout_id, nearest_wish(wish, offered), has_gravity=has_gravity)
        if isinstance(dealt, DealFailure):
            self._tell_failure(dealt)
            return None
        return dealt

    def _game_on(self, layout_id: str) -> GameKind | None:
        """Return the game that is played on a layout; None when it is not here."""
        try:
            return GameKind(self._library.load(layout_id).game)
        except (UnknownLayoutError, LayoutFileError):
            return None

    def _tell_failure(self, failure: DealFailure) -> None:
        named = failure._replace(what=shortened(self.name_of(failure.what) or failure.what))
        notice = undealable(named)
        self._announcer.answer(notice.title, notice.text)

    def _play_in(self, mode_id: str, consequence: str, go: Callable[[], None], wanted: Occasion | None = None) -> None:
        """Begin a game of a mode, after a question when one of that mode is under way; that of another mode waits.

        When what waits in that mode is the very level or day that is wanted, it goes on.
        """
        if not self._modes.can_leave():
            return
        if self._modes.resume(mode_id):
            self.begun.emit()
            is_same = wanted is not None and self._session.occasion._replace(is_late=False) == wanted
            if not is_same or self._session.game.is_over:
                self.leave_for(consequence, go)
        else:
            go()

    def _start_words(self) -> str:
        return self.tr("&Start the new game")


def _find_day_here(layout: Layout, day: date, then: Callable[[GameCode | None], None]) -> None:
    """Find the deal of a day where there is no worker."""
    from mahjong_qt.engine.daily import find_code

    then(find_code(layout, day))
