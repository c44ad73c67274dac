"""The way through the program: which page comes after which, and what is kept on the way."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject

from melicado.crash.private import hide
from melicado.match.errors import JournalError
from melicado.match.journal import Journal
from melicado.match.journals import Saved, unfinished
from melicado.places import journals, resource
from melicado.rules.game import RulesError
from melicado.rules.melicado.play import MeliCado
from melicado.rules.mendelius.play import Mendelius
from melicado.texts import language
from melicado.texts.saved import saved_sentence
from melicado.windows.home import HomePage
from melicado.windows.library import Begun, Library
from melicado.windows.mendelius.rules import rules_page as mendelius_rules
from melicado.windows.mendelius.sounding import sound_of as mendelius_sound
from melicado.windows.new_game import NewGamePage
from melicado.windows.preferences import PreferencesPage
from melicado.windows.reading import ReadingPage
from melicado.windows.rules import rules_page
from melicado.windows.settings import Settings, SettingsStore
from melicado.windows.sounding import sound_of
from melicado.windows.sounds import Sounds
from melicado.windows.window import Window
from melicado.words.judge import Judge

if TYPE_CHECKING:
    from melicado.windows.lan.flow import LanFlow
    from melicado.windows.lan.sessions import LanSession
    from melicado.windows.session import Session
    from melicado.windows.table_page import TablePage

    AnySession = Session | LanSession

translate = QCoreApplication.translate


class Program(QObject):
    """Leads from page to page in one window."""

    def __init__(self, window: Window, store: SettingsStore, library: Library) -> None:
        super().__init__(window)
        self.window, self.store, self.library = window, store, library
        self.session: AnySession | None = None
        self._lan: LanFlow | None = None
        self._spoken = store.settings.language
        self._sounds = Sounds(resource("sounds"), store.settings.volume)
        window.closing = self.put_away
        store.changed.connect(self._settings_changed)

    def waiting(self) -> Path | None:
        """The game that waits to be gone on with, if there is one."""
        saved, _ = _saved()
        return saved.path if saved is not None else None

    def home(self) -> None:
        """The first page, with the game that waits if there is one."""
        self.put_away()
        waiting, unreadable = _saved()
        page = HomePage(waiting)
        page.new_game.connect(self.choose)
        page.new_mendelius.connect(self.choose_mendelius)
        page.resume.connect(self.resume)
        page.rules.connect(lambda: self._read(rules_page()))
        page.mendelius_rules.connect(lambda: self._read(mendelius_rules()))
        page.theory.connect(self.theory)
        page.network.connect(self.network)
        page.settings.connect(self.preferences)
        page.about.connect(self.about)
        page.leave.connect(self.window.close)
        self.window.show_page(page)
        if unreadable is not None:
            self.window.say(unreadable)

    def choose(self) -> None:
        """The page of a new game."""
        page = NewGamePage(self.store.settings)
        page.play.connect(self._play)
        page.left.connect(self._back_from_choosing)
        self.window.show_page(page)

    def choose_mendelius(self) -> None:
        """The page of a new game of Mendelius."""
        from melicado.windows.mendelius.new_game import NewMendeliusPage  # noqa: PLC0415

        page = NewMendeliusPage(self.store.settings)
        page.play.connect(self._play_mendelius)
        page.left.connect(self._back_from_choosing)
        self.window.show_page(page)

    def network(self) -> None:
        """The page of rooms on the network."""
        self.lan.find()

    def join(self, address: str, code: str, name: str) -> None:
        """Straight to a room on the network."""
        self.lan.go_to(address, code, name)

    def choose_rules(self, game: str, back: Callable[[], None]) -> None:
        """The house rules of a game, on the page of a new one; then ``back``."""
        from melicado.windows.mendelius.new_game import NewMendeliusPage  # noqa: PLC0415

        settings = self.store.settings
        page: NewGamePage | NewMendeliusPage
        page = NewGamePage(settings) if game == MeliCado.name else NewMendeliusPage(settings)
        page.keep_only()

        def chosen(settings: Settings) -> None:
            self._remember(settings)
            back()

        page.play.connect(chosen)
        page.left.connect(chosen)
        self.window.show_page(page)

    def theory(self, number: int = 1) -> None:
        """What lies behind Mendelius, page by page."""
        from melicado.windows.mendelius.theory import TheoryPage  # noqa: PLC0415

        page = TheoryPage(number)
        page.left.connect(self.home)
        page.turned.connect(self.theory)
        self.window.show_page(page)

    def about(self) -> None:
        """What the program is, and whose work it stands on."""
        from melicado.windows.about import about_page  # noqa: PLC0415 - loads importlib.metadata

        self._read(about_page(self.library.dictionary.sources))

    def preferences(self) -> None:
        """The page of settings."""
        page = PreferencesPage(self.store)
        page.left.connect(self.home)
        self.window.show_page(page)

    def play(
        self, settings: Settings, secret: str | None = None, game: str = MeliCado.name
    ) -> None:
        """Deal a game for ``settings`` and go to its table."""
        self.put_away()
        try:
            begun = self.library.start(settings, secret, game)
        except RulesError as error:
            self.window.say(_cannot_be_dealt(error))
            return
        self._sit_down(begun, settings)
        if begun.match.journal is None:
            self.window.say(_not_saved())

    def resume(self, path: Path) -> None:
        """Go on with a saved game, or say why that cannot be."""
        self.put_away()
        try:
            if any(seat.kind == "guest" for seat in Journal.read(path)[0].seats):
                self.lan.reopen(path)
                return
            begun = self.library.resume(path)
        except JournalError as error:
            self.home()
            self.window.say(saved_sentence(error.reason, path.name))
            return
        except RulesError as error:  # options of another age
            self.home()
            self.window.say(_cannot_be_dealt(error))
            return
        self._sit_down(begun, self.store.settings)

    def put_away(self) -> None:
        """Stop the game that is played, if any; it stays saved."""
        if self.session is not None:
            self.session.close()
            self.session = None
        if self._lan is not None:
            self._lan.put_away()

    @property
    def lan(self) -> "LanFlow":
        """The way to rooms on the network; loaded when it is first taken."""
        from melicado.windows.lan.flow import LanFlow  # noqa: PLC0415 - QtNetwork

        if self._lan is None:
            self._lan = LanFlow(self)
        return self._lan

    def close(self) -> None:
        """Put everything away: the game, and the sound device."""
        self.put_away()
        self._sounds.close()

    def warm_up(self) -> None:
        """Load what a table needs, while people still look at the first page."""
        import_module("melicado.windows.game")

    def _sit_down(self, begun: Begun, settings: Settings) -> None:
        from melicado.windows.session import Session  # noqa: PLC0415 - see _page
        from melicado.windows.shared import SharedSession  # noqa: PLC0415

        game = begun.match.game.name
        people = sum(seat.kind == "person" for seat in begun.match.seats)
        shared = game == MeliCado.name and people > 1
        make = SharedSession if shared else Session
        try:
            session = make(begun.match, begun.judge, settings.pace)
        except Exception:
            begun.match.close()  # or it would be «open in another window»
            raise
        if isinstance(session, SharedSession):
            session.taken.connect(lambda number: self._sounds.play(f"buzz{number}"))
        self.sit(session, begun.judge, lambda: self.play(self.store.settings, game=game))

    def sit(
        self, session: "AnySession", judge: Judge | None, again: Callable[[], None]
    ) -> "TablePage":
        """Show the table of ``session``; ``again`` is called for another game like it."""
        if self.session is not None:
            self.session.close()
        hide(seat.name for seat in session.match.seats if seat.kind != "bot")
        session.trouble.connect(lambda: self.window.say(_not_saved()))
        session.stepped.connect(lambda step: self._sound(step.event, session))
        session.setParent(self)
        self.session = session
        page = self._page(session, judge)
        page.left.connect(self.home)
        page.again.connect(again)
        page.full_screen.connect(self.window.toggle_full_screen)
        self.window.show_page(page)
        page.begin()
        return page

    def _page(self, session: Any, judge: Judge | None) -> "TablePage":
        # A third of the start, and the first page does without.
        if judge is None:
            from melicado.windows.mendelius.page import MendeliusPage  # noqa: PLC0415

            return MendeliusPage(session, self.store)
        from melicado.windows.game import GamePage  # noqa: PLC0415

        return GamePage(session, judge, self.store)

    def _sound(self, event: Any, session: "AnySession") -> None:
        if session.match.game.name == MeliCado.name:
            name = sound_of(event, session.people)
        else:
            name = mendelius_sound(event, session.people)
        if name is not None:
            self._sounds.play(name)

    def _play(self, settings: Settings) -> None:
        self._remember(settings)
        self.play(settings)

    def _play_mendelius(self, settings: Settings) -> None:
        self._remember(settings)
        self.play(settings, game=Mendelius.name)

    def _back_from_choosing(self, settings: Settings) -> None:
        self._remember(settings)
        self.home()

    def _remember(self, settings: Settings) -> None:
        self.store.change(
            name=settings.name,
            face=settings.face,
            buzzer=settings.buzzer,
            family=settings.family,
            bots=settings.bots,
            pace=settings.pace,
            options=settings.options,
            mendelius=settings.mendelius,
        )

    def _read(self, page: ReadingPage) -> None:
        page.left.connect(self.home)
        self.window.show_page(page)

    def _settings_changed(self) -> None:
        """Be as loud as chosen, and speak the language chosen on the page of settings."""
        self._sounds.set_volume(self.store.settings.volume)
        chosen = self.store.settings.language
        if chosen != self._spoken:
            self._spoken = chosen
            language.install(language.choose(chosen))
            if isinstance(self.window.page, PreferencesPage):
                self.preferences()


def _saved() -> tuple[Saved | None, str | None]:
    """The newest game to go on with, and a sentence about one that cannot be read."""
    found = unfinished(journals())
    # A room without anybody at this screen is gone on with by its own command.
    good = next((one for one in found if any(s.kind == "person" for s in one.seats)), None)
    for one in found:
        if one.unreadable is not None:
            return good, saved_sentence(one.unreadable.reason, one.path.name)
    return good, None


def _not_saved() -> str:
    said = translate(
        "Program", "This game goes on, but it is not being saved: {folder} cannot be written."
    )
    return said.format(folder=journals())


def _cannot_be_dealt(error: RulesError) -> str:
    return translate("Program", "This game cannot be dealt. {why}").format(why=error)
