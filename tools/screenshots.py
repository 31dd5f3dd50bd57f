"""Make pictures of every page and state, in two sizes and both themes: `make screenshots`.

    python -m tools.screenshots [FOLDER]

They go to `build/screenshots`, to be looked at before a change of the client is called done. The
deals are the same each time. The good ones stand in `docs/images` and are written by it, too.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import suppress
from itertools import product
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from playwright.sync_api import sync_playwright

from build_web import build
from laydown.engine.edition import NAMES
from tests.e2e.chromium import FLAGS, chromium
from tests.e2e.moves import GameOverError, happens, plays_on
from tests.e2e.player import Player
from tests.e2e.site import Person, Site
from tests.e2e.test_sheet import enter_first_round, new_sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "screenshots"
IMAGES: Final = ROOT / "docs" / "images"

SIZES: Final = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES: Final = ("light", "dark")
_TELEVISION: Final = (1920, 1080)
_SEED: Final = "screenshots"
_PORT: Final = 8396  # always the same, for it stands in links and QR codes
_SETTLED: Final = 600  # milliseconds
_MANY: Final = 4  # players at a table
_GAMES: Final = 20  # in which a state is looked for
_SMALL: Final = (360, 640)  # the smallest phone, with as many players as there can be
_MOST: Final = 6

# Which of them stand in the docs, under which name.
CHOSEN: Final = {
    "home-desktop-light": "home",
    "table-mattel-desktop-light": "table",
    "table-mattel-phone-light": "phone",
    "walk-desktop-light": "board",
    "screen-mattel-light": "screen",
    "lesson-mattel-desktop-light": "lesson",
}


class Page(NamedTuple):
    """A page that needs no game: its name and its address, or what leads there."""

    name: str
    path: str


PAGES: Final = (
    Page("home", "/"),
    Page("make", "/make"),
    Page("rules", "/rules/mattel"),
    Page("clause", "/rules/M-27"),
    Page("referee", "/referee"),
    Page("settings", "/settings"),
    Page("about", "/about"),
    Page("questions", "/questions"),
    Page("sheets", "/sheet"),
    Page("missing", "/nowhere"),
    Page("failed", "/table/nowhere/review"),
)


class Camera:
    """A browser at a site, and a folder for what it sees."""

    def __init__(self, browser: Browser, site: Site, folder: Path) -> None:
        self._browser = browser
        self._site = site
        self._folder = folder

    def person(self, size: tuple[int, int], theme: str, language: str = "en") -> Person:
        """Let somebody come, who is called Nora."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type] # one of the themes
            locale=language,
            service_workers="block",
        )
        person = Person(context, self._site)
        person.asks("GET", "home")
        person.asks("PUT", "me", {"name": "Nora"})
        return person

    def take(self, person: Person, name: str) -> None:
        """Take a picture, once what is on its way has come."""
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(_SETTLED)
        person.page.screenshot(path=self._folder / f"{name}.png", animations="disabled")
        print(name, flush=True)


def pages(camera: Camera, person: Person, where: str) -> None:
    """Take the pages that need no game, and the waiting room."""
    for page in PAGES:
        person.goes_to(page.path)
        person.page.get_by_role("heading").first.wait_for()
        camera.take(person, f"{page.name}-{where}")
    person.sits_with_bots("mattel", _MANY)
    Player(person.page).is_asked()
    person.goes_to("/")
    person.page.get_by_role("button", name="Continue").wait_for()
    camera.take(person, f"home-turn-{where}")
    person.makes_a_table("mattel", _MANY)
    person.page.get_by_role("listitem", name="Seat 4").wait_for()
    camera.take(person, f"waiting-{where}")


def sheet(camera: Camera, person: Person, where: str) -> None:
    """Take the score sheet, and the entry of its first round."""
    new_sheet(person, "Ida", "Max", "Nora", "Tim")
    enter_first_round(person.page)
    camera.take(person, f"sheet-entry-{where}")
    for name in ("Nora", "Tim"):
        person.page.get_by_role("button", name=f"Next: {name}").click()
        person.page.get_by_role("button", name="More: 10 to 12").click()
    person.page.get_by_role("button", name="Round 1 is complete").click()
    person.page.get_by_role("button", name="Enter round 2").wait_for()
    camera.take(person, f"sheet-{where}")


def game(camera: Camera, person: Person, edition: str, where: str) -> None:
    """Take the table in somebody's turn, after a card was drawn, and the end of a round."""
    table = person.sits_with_bots(edition, _MANY)
    plays_on(person, table, _in_the_middle())
    person.page.reload()
    player = Player(person.page)
    player.is_asked()
    camera.take(person, f"table-{edition}-{where}")
    plays_on(person, table, happens("round_ended"))
    person.page.get_by_role("region", name="Score sheet").wait_for()
    camera.take(person, f"round-end-{edition}-{where}")


def first_game(camera: Camera, person: Person, edition: str, where: str) -> None:
    """Take what is explained first at a first game, and after the first thing that one does."""
    person.goes_to(f"/rules/{edition}")
    person.page.get_by_role("button", name="Learn it at the table").click()
    player = Player(person.page)
    player.is_asked()
    if player.onward.is_visible():  # the bot went out before this seat had a turn
        player.presses(player.onward)
        player.is_asked()
    lesson = person.page.get_by_role("region", name="Lessons")
    lesson.wait_for()
    camera.take(person, f"lesson-{edition}-{where}")
    player.acts()
    player.is_asked()
    lesson.wait_for()
    camera.take(person, f"lesson-next-{edition}-{where}")


def after(camera: Camera, person: Person, where: str) -> None:
    """Take the end of a game, and what one can do with it."""
    table = person.sits_with_bots("mattel", _MANY, phases="1-3")
    plays_on(person, table, happens("game_ended"))
    _comes_again(person, table)
    person.page.get_by_role("link", name="See the whole review").wait_for()
    person.page.get_by_text("accuracy").or_(person.page.get_by_text("Accuracy")).first.wait_for()
    camera.take(person, f"game-end-{where}")
    moves = len(person.asks("GET", f"tables/{table}/replay?open=1")["moves"])
    person.goes_to(f"/table/{table}/replay/{moves // 2}")
    person.page.get_by_role("slider", name="Move").wait_for()
    camera.take(person, f"replay-{where}")
    person.goes_to(f"/table/{table}/review")
    person.page.get_by_role("columnheader", name="Accuracy").wait_for()
    camera.take(person, f"review-{where}")


def _comes_again(person: Person, table: str) -> None:
    """Leave the table and come back, past the sheet of a round that was still looked at."""
    person.goes_to("/")
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    person.goes_to(f"/table/{table}")


def small(camera: Camera, theme: str) -> None:
    """Take the ends of a round and of a game with six players on the smallest phone."""
    person = camera.person(_SMALL, theme)
    table = person.sits_with_bots("mattel", _MOST, phases="1-3")
    plays_on(person, table, happens("round_ended"))
    person.page.get_by_role("region", name="Score sheet").wait_for()
    camera.take(person, f"round-end-small-{theme}")
    plays_on(person, table, happens("game_ended"))
    _comes_again(person, table)
    person.page.get_by_text("accuracy, of 100").wait_for()
    camera.take(person, f"game-end-small-{theme}")


def languages(camera: Camera, theme: str) -> None:
    """Take the pages with the longest words on the smallest phone, in the other languages."""
    for language in ("de", "fr", "it"):
        person = camera.person(_SMALL, theme, language)
        for page in PAGES:
            person.goes_to(page.path)
            person.page.get_by_role("heading").first.wait_for()
            camera.take(person, f"{page.name}-{language}-{theme}")
        person.makes_a_table("mattel", _MANY)
        person.page.get_by_role("listitem").first.wait_for()
        camera.take(person, f"waiting-{language}-{theme}")
        table = person.sits_with_bots("mattel", _MANY)
        plays_on(person, table, _asked("lays"))
        person.page.reload()
        person.page.get_by_role("option").first.wait_for()
        camera.take(person, f"table-{language}-{theme}")
        person.context.close()


def screen(camera: Camera, edition: str, theme: str) -> None:
    """Take the table screen in the middle of a round."""
    person, watching = camera.person(SIZES["desktop"], theme), camera.person(_TELEVISION, theme)
    table = person.sits_with_bots(edition, _MANY)
    watching.goes_to(f"/screen/{table}")
    watching.page.get_by_role("img", name="QR code of this table").wait_for()
    plays_on(person, table, _in_the_middle())
    camera.take(watching, f"screen-{edition}-{theme}")


def _in_the_middle() -> Callable[[dict[str, object]], bool]:
    """Wait until somebody has laid and this seat is asked."""
    laid = happens("laid")
    seen = False

    def reached(frame: dict[str, object]) -> bool:
        nonlocal seen
        # Bots that begin may have laid before the socket was open: then only the view tells.
        seen = seen or laid(frame) or _has_laid(frame.get("view"))
        return seen and frame["t"] == "options"

    return reached


class State(NamedTuple):
    """The table in a moment that is worth a picture: where it is seen, and how one gets there."""

    name: str
    edition: str
    players: int
    sizes: tuple[str, ...]
    reached: Callable[[dict[str, object]], bool]
    then: Callable[[Player], None] = lambda _: None


_MORE_SIZES: Final = {"360": (360, 640), "tablet": (820, 1180)}
_LARGE: Final = '{"speed":"off","sound":0,"language":"auto","large":true}'


def _asked(what: str) -> Callable[[dict[str, object]], bool]:
    """Wait until this seat may do that, or is in that step."""

    def reached(frame: dict[str, object]) -> bool:
        options = frame.get("options")
        return isinstance(options, dict) and bool(options.get(what) or options["step"] == what)

    return reached


def _chooses(words: str) -> Callable[[Player], None]:
    def then(player: Player) -> None:
        player.chooses(next(card.name for card in player.held() if words in card.name))

    return then


def _keys(player: Player) -> None:
    player.page.keyboard.press("?")
    player.page.get_by_role("dialog").wait_for()


def _typed(player: Player) -> None:
    _keys(player)
    player.page.keyboard.type("why discard R5")
    player.page.keyboard.press("Enter")
    player.page.get_by_role("dialog").get_by_role("alert").filter(has_text=".").wait_for()


def _offline(player: Player) -> None:
    player.page.context.set_offline(True)
    player.page.get_by_text("No connection").wait_for()


ALL: Final = ("desktop", "phone", "360", "tablet")
STATES: Final = (
    State("lay", "mattel", 4, ALL, _asked("lays")),
    State("hit", "mattel", 4, ALL, _asked("hits"), _chooses("fits")),
    State("skip", "mattel", 6, ALL, _asked("skips"), _chooses("Skip")),
    State("six", "ravensburger", 6, ALL, _asked("lays")),
    State("knock", "ravensburger", 3, ("desktop", "phone"), _asked("claim")),
    State("keys", "mattel", 2, ("desktop", "phone"), _asked("draw"), _keys),
    State("typed", "mattel", 2, ("desktop", "phone"), _asked("draw"), _typed),
    State("offline", "mattel", 4, ("desktop", "phone"), _asked("draw"), _offline),
    *(State(step, "board", 4, ("desktop", "phone", "360"), _asked(step))
      for step in ("walk", "search", "ask", "swap", "star", "keep")),
)  # fmt: skip


def states(camera: Camera, theme: str) -> None:
    """Take the table in all its states; in large print, too."""
    sizes = SIZES | _MORE_SIZES
    for state in STATES:
        options = {"knocking": "yes"} if state.name == "knock" else {}
        for size in state.sizes:
            person = camera.person(sizes[size], theme)
            _shows(camera, person, state, f"{state.name}-{size}-{theme}", **options)
    for size, state in product((*SIZES, "360"), STATES[:2]):
        person = camera.person(sizes[size], theme)
        person.context.add_init_script(f"localStorage['laydown.settings'] = {_LARGE!r}")
        _shows(camera, person, state, f"large-{state.name}-{size}-{theme}")


def _shows(camera: Camera, person: Person, state: State, name: str, **options: str) -> None:
    for _ in range(_GAMES):  # it need not come in the first
        table = person.sits_with_bots(state.edition, state.players, **options)
        with suppress(GameOverError):
            plays_on(person, table, state.reached)
            break
    else:
        raise GameOverError
    person.page.reload()
    player = Player(person.page)
    player.cards.first.wait_for()
    person.page.wait_for_timeout(_SETTLED)
    state.then(player)
    camera.take(person, name)
    person.context.close()


def _has_laid(view: Any) -> bool:  # noqa: ANN401 - JSON
    return any(seat.get("laid") for seat in view["seats"]) if view else False


def main() -> None:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data), _SEED, _PORT)
        site.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            _all(Camera(browser, site, folder))
        finally:
            browser.close()
            site.stop()
    for name, image in CHOSEN.items():
        copyfile(folder / f"{name}.png", IMAGES / f"{image}.png")


def _all(camera: Camera) -> None:
    for theme in THEMES:
        for name, size in SIZES.items():
            where = f"{name}-{theme}"
            person = camera.person(size, theme)
            pages(camera, person, where)
            sheet(camera, person, where)
            after(camera, person, where)
            for edition in NAMES:
                first_game(camera, person, edition, where)
                game(camera, person, edition, where)
        for edition in ("mattel", "board"):
            screen(camera, edition, theme)
        small(camera, theme)
        languages(camera, theme)
        states(camera, theme)


if __name__ == "__main__":
    main()
