"""The player at the keyboard: sees views and events, types moves and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.cards import sorted_cards
from laydown.engine.errors import IllegalMove, ParseError
from laydown.engine.events import Dealt, GameEnded, RoundEnded
from laydown.engine.moves import KNOCK, LEFT, PASS, Ask
from laydown.engine.moves import ROLL as ROLL_DICE
from laydown.engine.notation.cards import cards_text
from laydown.engine.scoring import after_round, first_standing
from laydown.engine.state import (
    ASK,
    CLAIM,
    DRAW,
    GIVE,
    KEEP,
    PLAY,
    ROLL,
    SEARCH,
    STAR,
    SWAP,
    WALK,
)
from laydown.locale import clauses
from laydown.telling import Story, edition_name, option_name, summary
from laydown.terminal.choices import Choices
from laydown.terminal.failure import pointer, sentence
from laydown.terminal.hint import Hints
from laydown.terminal.look import quoted, strong
from laydown.terminal.lookup import QUIT, LookUp
from laydown.terminal.manual import Manual
from laydown.terminal.score import ScoreSheet
from laydown.terminal.screen import Leave
from laydown.terminal.table import TableSight
from laydown.terminal.typed import move_words, read_move

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.events import Event
    from laydown.engine.moves import Move
    from laydown.engine.scoring import Standing
    from laydown.engine.state import Step
    from laydown.engine.view import View
    from laydown.telling import Words
    from laydown.terminal.screen import Screen


class Player:
    """Shows the table and asks for moves; it never gets more than its seat may know."""

    def __init__(  # noqa: PLR0913 - what a table has
        self,
        screen: Screen,
        words: Words,
        names: Sequence[str],
        seat: int,
        edition: Edition,
        *,
        standing: Standing | None = None,
        alone: bool = True,
    ) -> None:
        """Sit down; who is not `alone` at the keyboard hears of ends with the others."""
        self._screen = screen
        self._words = words
        self.names = names
        self._seat = seat
        self._story = Story(names, seat, edition.ring)
        self._table = TableSight(screen, words, names)
        self._edition = edition
        self._score = ScoreSheet(screen, words, names, edition)
        self._lookup = LookUp(screen, words, names, edition)
        self._standing = standing or first_standing(len(names))
        self._alone = alone
        self._news: list[Event] = []
        self._manual = Manual(screen, words)
        self._hints = Hints(screen, words, names)
        self._shown = (-1, -1)  # the round and turn in which the table was last shown
        self._asked = 0  # the round after which this player was asked for cards to keep

    def welcome(self) -> None:
        """Say what is played."""
        text, edition = self._words.text, self._edition
        title = self._words.say(edition_name(edition))
        self._screen.line(strong(text("welcome", edition=title, players=len(self.names))))
        options = [
            self._words.say(option_name(name, value))
            for name, value in edition.option_texts().items()
        ]
        if options:
            self._screen.line(text("welcome-options", options=", ".join(options)))
        self._manual.letters(edition)
        self._screen.line(text("welcome-help"))

    def catch_up(self, standing: Standing) -> None:
        """Go on from where everybody is, in a game that was joined under way."""
        self._standing = standing

    def sees(self, event: Event) -> None:
        """Keep what happened until it is told; the ends of rounds and games are told at once."""
        self._news.append(event)
        if isinstance(event, RoundEnded):
            self._standing = after_round(self._edition, self._standing, event.result)
        if not self._alone:
            if isinstance(event, (RoundEnded, GameEnded)):  # told to all together
                self._news.clear()
        elif isinstance(event, RoundEnded):
            self._screen.line()
            self.tell()
            self._screen.line()
            self._score.round(event, self._standing)
        elif isinstance(event, GameEnded):
            self._screen.line()
            self.tell(strong)
        elif isinstance(event, Dealt) and 1 < event.round != self._asked + 1 and self._screen.asks:
            self._lookup.pause(self._standing, self._seat)

    def tell(self, marked: Callable[[str], str] = str) -> None:
        """Write what happened since the last time."""
        for line in summary(self._story, self._news):
            self._screen.line(marked(self._words.say(*line)), hang=2)
        self._news.clear()

    def choose(self, view: View) -> Move:
        """Ask until a legal move is typed."""
        step = view.stack[-1]
        self._scene(view)
        choices = Choices(view, self._words, self.names)
        self._table.hand(view)
        if step.name == ROLL:  # nothing to choose: Enter will do
            prompt = self._words.text("prompt-roll")
        else:
            choices.show(self._screen)
            prompt = self._prompt(step, only=len(choices.all) == 1)
        while True:
            typed = self._screen.ask(prompt)
            if not typed and step.name == ROLL:
                return ROLL_DICE
            if step.name == CLAIM and typed.lower() in _ANSWERS:
                return _ANSWERS[typed.lower()]
            move = self._answer(typed, view, choices)
            if move:
                return move

    def _scene(self, view: View) -> None:
        """Write what happened, and what there is to see before the choices."""
        step = view.stack[-1].name
        moment = (view.deals, view.turns)
        if step == KEEP:
            self._asked = view.deals
            self._screen.heading(self._words.text("heading-keep", round=view.deals + 1))
        elif view.turn == view.seat and step != CLAIM and moment != self._shown:
            self._shown = moment
            self._screen.heading(self._words.text("heading-turn", round=view.deals))
            if self._news:
                self.tell()
                self._screen.line()
            self._table.show(view)
        else:
            self._screen.line()
            self.tell()
            if step == CLAIM:
                self._screen.line()
                self._table.show(view)
        if step == WALK:
            self._screen.line()
            self._table.ring(view)
        self._screen.line()
        if step == SEARCH:
            self._table.pile(view)

    def _prompt(self, step: Step, *, only: bool) -> str:
        text = self._words.text
        if step.name == GIVE:
            return text("prompt-give", number=step.number)
        if only:
            return text("prompt-play")
        if step.name == DRAW and step.number > 1:
            return text("prompt-draw-several", count=step.number)
        return text(_PROMPTS[step.name])

    def _answer(self, typed: str, view: View, choices: Choices) -> Move | None:
        """Return the legal move that was typed, or answer what was typed instead of one."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in QUIT:
            raise Leave
        if _is_number(typed):
            return self._numbered(typed, view, choices)
        if word in ("", "t", "table"):
            if word:
                self._table.show(view)
                self._table.ring(view)
                self._table.hand(view)
            choices.show(self._screen)
        elif word in ("?", "h", "help"):
            self.help(word, view, choices)
        elif word == "why":
            self._why(rest, view)
        elif not self.look_up(word, rest, view):
            return self._typed(typed, view, choices)
        return None

    def look_up(self, word: str, rest: str, view: View) -> bool:
        """Show phases, scores or rules, if that was asked; return whether it was."""
        return self._lookup.answer(word, rest, view.standing, self._seat, view.laid)

    def help(self, word: str, view: View, choices: Choices) -> None:
        """Say what is best now, or what can be typed."""
        if word == "?":
            self._hints.brief(view, choices.typed)
        else:
            self._manual.help(view.edition, view.players, view.seat)

    def _typed(self, typed: str, view: View, choices: Choices) -> Move | None:
        """Return a typed move; help with one of the ring of which only the beginning was typed."""
        word, *parts = typed.lower().split()
        rest = " ".join(parts)
        if not _is_begun(word, rest, view):
            return self._move(typed, view)
        if view.stack[-1].name != word:  # not now, whatever was to follow
            return self._move(_WHOLE[word], view)
        if rest:
            return self._ask(rest, view, choices)
        if word == SEARCH:
            self._table.pile(view)
        choices.show(self._screen)
        return None

    def _numbered(self, typed: str, view: View, choices: Choices) -> Move | None:
        """Return the move that a number stands for: of a choice, or what the step asks for."""
        step = view.stack[-1].name
        if step == WALK:
            return self._move(typed, view)
        if step == ASK:
            return self._ask(typed, view, choices)
        # Nobody offers a thousand choices, and a long row of digits is slow to read.
        move = choices.numbered(int(typed[:4]))
        if move is None and step == ROLL:
            self._screen.line(self._words.text("roll-first"))
        elif move is None:
            self._no_choice(typed, len(choices.all))
        return move

    def _no_choice(self, typed: str, count: int) -> None:
        text = self._words.text("no-such-choice", number=quoted(typed), count=count)
        self._screen.line(text)

    def _ask(self, number: str, view: View, choices: Choices) -> Move | None:
        """Return the question for a number, after asking in which direction it goes."""
        move = self._move(f"{number} {LEFT}", view)
        if not isinstance(move, Ask) or view.players == 2:  # noqa: PLR2004 - both ways the same
            return move
        ways = choices.ask(self._screen, move.number)
        while True:
            typed = self._screen.ask(self._words.text("prompt-direction"))
            for place, (way, words) in enumerate(zip(ways, _DIRECTIONS, strict=True), 1):
                if typed.lower() in (str(place), *words):
                    return way
            if _is_number(typed):
                self._no_choice(typed, len(ways))
                continue
            other = self._answer(typed, view, choices)  # another move, or a question
            if other:
                return other
            choices.ask(self._screen, move.number)

    def _move(self, typed: str, view: View) -> Move | None:
        """Return a typed move if it is legal; say what is wrong if not."""
        try:
            move = read_move(typed, view.stack[-1].name)
            return view.legal().canonical(move)
        except ParseError as error:
            self._misread(error, view)
        except IllegalMove as error:
            self._screen.line(sentence(error, self._words.language))
            if error.clause in clauses():  # a host's own file may name others
                self._screen.line(self._words.text("ask-rules", clause=error.clause))
        return None

    def _misread(self, error: ParseError, view: View) -> None:
        if error.code == "unknown_move":
            passing = PASS in view.legal().moves
            error.details["expected"] = ", ".join(move_words(view.edition, passing=passing))
        self._screen.line(sentence(error, self._words.language))
        if error.at:
            self._screen.verbatim(pointer(error))
        self._screen.line(self._words.text("ask-help"))

    def _why(self, typed: str, view: View) -> None:
        """Say whether a move is allowed, and by which rule it is not."""
        if not typed:
            card = cards_text(sorted_cards(view.hand)[:1]) or "R5"
            self._screen.line(self._words.text("why-example", example=f"why discard {card}"))
            return
        try:
            reason = view.legal().why_not(read_move(typed, view.stack[-1].name))
        except ParseError as error:
            self._misread(error, view)
            return
        if reason is None:
            self._screen.line(self._words.text("move-allowed"))
            return
        self._screen.line(sentence(reason, self._words.language))
        if reason.clause in clauses():
            self._screen.line(self._manual.rule(reason.clause), hang=6)


def _is_number(typed: str) -> bool:
    return typed.isascii() and typed.isdigit()


def _is_begun(word: str, rest: str, view: View) -> bool:
    """Whether only the beginning of a move of the ring was typed."""
    step = view.stack[-1].name
    if not view.edition.ring or word not in _WHOLE or (step == STAR != word):
        return False  # after a star `search` is a whole answer
    return not rest or (word == ASK and _is_number(rest))


_WHOLE: Final = {STAR: "star again", SEARCH: "search R1", ASK: "ask 1 left"}
# Whether to knock is a question that anybody answers with yes or no; Enter is no.
_ANSWERS: Final = dict.fromkeys(("", "n", "no", "nein", "non"), PASS) | dict.fromkeys(
    ("y", "yes", "j", "ja", "o", "oui", "s", "si", "sì"), KNOCK
)
_DIRECTIONS: Final = (("l", "left"), ("r", "right"))
_PROMPTS: Final = {
    DRAW: "prompt-draw",
    PLAY: "prompt-play",
    CLAIM: "prompt-claim",
    WALK: "prompt-walk",
    STAR: "prompt-star",
    SEARCH: "prompt-search",
    SWAP: "prompt-swap",
    ASK: "prompt-ask",
    KEEP: "prompt-keep",
}
