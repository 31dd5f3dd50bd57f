"""A position as text: one readable block that can be written by hand.

A full position places every card and goes on from any step. A partial one has `?` for cards that a
seat does not know; only `complete` makes a full one of it.
"""

from __future__ import annotations

import re
from typing import Final

from laydown.engine.cards import (
    SKIP,
    Reader,
    bare,
    card_text,
    cards_text,
    read_card,
    sorted_cards,
)
from laydown.engine.chance import Stream
from laydown.engine.edition import Edition, load, parse_edition
from laydown.engine.errors import ParseError, SetupError
from laydown.engine.events import HIDDEN
from laydown.engine.groups import Misfit, arrange
from laydown.engine.lines import (
    Line,
    embed,
    embedded,
    read_number,
    read_numbers,
    split_lines,
)
from laydown.engine.options import parse_options
from laydown.engine.scoring import NOBODY, RoundResult, Standing, open_phases
from laydown.engine.state import CLAIM, DEEDS, DRAW, STEPS, Deed, State, Step
from laydown.engine.view import View, view

FORMAT: Final = "1"
DEFAULT_SEED: Final = b"laydown"
_MANY: Final = 1_000_000


def print_position(state: State) -> str:
    """Print a full position."""
    return "\n".join(_lines(state, f"seed: {state.seed.hex()}")) + "\n"


def print_view(seen: View) -> str:
    """Print what a seat sees as a partial position."""
    return "\n".join(_lines(seen.masked(), f"view: {seen.seat + 1}")) + "\n"


def edition_lines(edition: Edition) -> list[str]:
    """Return the lines that name an edition and its options; a host's own is embedded."""
    lines = [f"edition: {edition.name}"]
    if edition.source:
        lines += embed(edition.source)
    options = edition.option_texts()
    if options:
        lines.append("options: " + " ".join(f"{name}={text}" for name, text in options.items()))
    return lines


def _pile_text(pile: list[int]) -> str:
    """Print a pile from the top; hidden cards in a row as `?x40`."""
    words: list[str] = []
    hidden = 0
    for card in [*reversed(pile), None]:
        if card == HIDDEN:
            hidden += 1
            continue
        if hidden:
            words.append(f"?x{hidden}" if hidden > 1 else "?")
            hidden = 0
        if card is not None:
            words.append(card_text(card))
    return " ".join(words)


def _hand_text(hand: list[int]) -> str:
    known = sorted_cards(card for card in hand if card != HIDDEN)
    hidden = len(hand) - len(known)
    words = [cards_text(known)] if known else []
    if hidden:
        words.append(f"?x{hidden}" if hidden > 1 else "?")
    return " ".join(words)


def _seats_text(mask: int) -> str:
    return " ".join(str(seat + 1) for seat in range(mask.bit_length()) if mask >> seat & 1)


def _lines(state: State, secret: str) -> list[str]:
    """Return the lines of a position; what has its usual value is left out."""
    standing = state.standing
    lines = [f"position: {FORMAT}", *edition_lines(state.edition), f"players: {state.players}"]
    lines += [secret, f"dealer: {state.dealer + 1}", f"deals: {state.deals}"]
    lines += [f"rounds: {standing.rounds}", f"moves: {state.ply}", f"turns: {state.turns}"]
    lines += [f"turn: {state.turn + 1}"]
    steps = ", ".join(f"{step.name} {_seats_text(step.seats)}" for step in state.stack)
    lines.append(f"step: {steps or 'over'}")
    for name, seats in (("tied", standing.tied), ("winners", standing.winners)):
        if seats:
            lines.append(f"{name}: {' '.join(str(seat + 1) for seat in seats)}")
    for name, count in (
        ("replays", standing.replays),
        ("shuffles", state.shuffles),
        ("under", state.under),
    ):
        if count:
            lines.append(f"{name}: {count}")
    lines.append(f"draw pile: {_pile_text(state.draw_pile)}".rstrip())
    lines.append(f"discard pile: {_pile_text(state.discard_pile)}".rstrip())
    if state.pool:
        lines.append(f"pool: {cards_text(state.pool)}")
    for seat in range(state.players):
        lines += _seat_lines(state, seat)
    if state.trail:
        deeds = (f"{d.seat + 1} {DEEDS[d.what]} {card_text(d.card)}" for d in state.trail)
        lines.append(f"trail: {', '.join(deeds)}")
    lines += [f"round {i + 1}: {result}" for i, result in enumerate(state.results)]
    return lines


def _seat_lines(state: State, seat: int) -> list[str]:
    name = seat + 1
    made = state.standing.made[seat]
    lines = [f"hand {name}: {_hand_text(state.hands[seat])}".rstrip()]
    if state.shown[seat]:
        lines.append(f"shown {name}: {cards_text(sorted_cards(state.shown[seat]))}")
    if made:
        lines.append(f"made {name}: {_seats_text(made)}")
    if state.standing.totals[seat]:
        lines.append(f"total {name}: {state.standing.totals[seat]}")
    if state.laid[seat] >= 0:
        groups = " | ".join(map(str, state.table[seat]))
        lines.append(f"table {name}: {state.laid[seat] + 1}: {groups}")
    if state.skips[seat]:
        lines.append(f"skip {name}: {state.skips[seat]}")
    if state.skipped[seat]:
        lines.append(f"skipped {name}: {state.skipped[seat]}")
    return lines


def parse_position(text: str) -> State:
    """Read a full position, or raise an error that points at the place."""
    return _Position(text, split_lines(text)).full()


def parse_view(text: str) -> View:
    """Read a partial position as the seat of its `view` line sees it."""
    return _Position(text, split_lines(text)).partial()


_LINES: Final = (
    "position", "edition", "options", "players", "seed", "view", "dealer", "deals", "rounds",
    "moves", "turns", "turn", "step", "tied", "winners", "replays", "shuffles", "under",
    "draw pile", "discard pile", "pool", "trail",
)  # fmt: skip
_SEAT_LINES: Final = ("hand", "shown", "made", "phase", "total", "table", "skip", "skipped")
_SEAT_NUMBERS: Final = ("1", "2", "3", "4", "5", "6")
_ROUND_NUMBER: Final = re.compile(r"[1-9][0-9]{0,4}")
_HIDDEN_COUNT: Final = re.compile(r"[1-9][0-9]{0,2}")


def read_edition(lines: dict[str, Line], all_lines: list[Line]) -> Edition:
    """Read the lines that `edition_lines` prints."""
    line = lines["edition"]
    own = embedded(all_lines, "edition")
    try:
        edition = parse_edition(own) if own else load(line.value)
        if own and edition.name != line.value:
            raise line.fail("bad_line", edition.name)
    except SetupError as error:
        raise line.fail(error.code, str(error.details.get("expected", ""))) from None
    options = lines.get("options")
    if options is None:
        return edition
    try:
        return edition.with_options(parse_options(options.value.split()))
    except SetupError as error:
        found = ParseError(error.code, options.text, options.start, error.details)
        raise found from None


class _Position:
    """Reads the lines of a position into a state."""

    def __init__(self, text: str, lines: list[Line]) -> None:
        self.text = text
        self.lines: dict[str, Line] = {}
        for line in lines:
            if line.key == "|":
                continue
            name, _, number = line.key.partition(" ")
            known = (
                line.key in _LINES
                or (name in _SEAT_LINES and number in _SEAT_NUMBERS)
                or (name == "round" and _ROUND_NUMBER.fullmatch(number) is not None)
            )
            if not known or line.key in self.lines:
                code = "line_twice" if known else "unknown_line"
                raise ParseError(code, text, line.at, {"found": line.key, "expected": ""})
            self.lines[line.key] = line
        for name in ("position", "edition"):
            if name not in self.lines:
                raise ParseError("missing_line", text, 0, {"expected": f"{name}:", "found": ""})
        if self.lines["position"].value != FORMAT:
            raise self.lines["position"].fail("unknown_format", FORMAT)
        self.edition = read_edition(self.lines, lines)
        seats = sum(key.startswith("hand ") for key in self.lines)
        self.players = self._number("players", seats, 2, 6)
        if not self.edition.least_players <= self.players <= self.edition.most_players:
            expected = f"{self.edition.least_players}-{self.edition.most_players}"
            where = self.lines.get("players", self.lines["position"])
            raise where.fail("bad_number", expected, str(self.players))
        for key, line in self.lines.items():
            name, _, number = key.partition(" ")
            if name in _SEAT_LINES and not 1 <= int(number) <= self.players:
                details: dict[str, str | int] = {"found": key, "expected": f"1-{self.players}"}
                raise ParseError("unknown_line", text, line.at, details)

    def _number(self, key: str, default: int, least: int = 0, most: int = _MANY) -> int:
        return self.lines[key].number(least, most) if key in self.lines else default

    def _seats(self, key: str) -> tuple[int, ...]:
        if key not in self.lines:
            return ()
        line = self.lines[key]
        seats = tuple(seat - 1 for seat in read_numbers(line.reader(), 1, self.players))
        if len(set(seats)) != len(seats):
            raise line.fail("seat_twice")
        return seats

    def _card(self, reader: Reader) -> int:
        """Read a card of the edition's deck."""
        word = reader.peek()
        card = read_card(reader)
        if card not in self.edition.deck:
            raise reader.fail("card_not_in_deck", word)
        return card

    def _cards(self, key: str, *, hidden: bool) -> list[int]:
        """Read cards; `?` and `?x40` stand for hidden ones where that is allowed."""
        if key not in self.lines:
            return []
        reader = self.lines[key].reader()
        cards: list[int] = []
        while not reader.done():
            word = reader.peek()
            if not word.startswith("?"):
                cards.append(self._card(reader))
                continue
            reader.word()
            count = word[2:] if word.startswith("?x") else "1" if word == "?" else ""
            if not _HIDDEN_COUNT.fullmatch(count):
                raise reader.fail("bad_card", word, "R7, W, S, ?, ?x9")
            if not hidden:
                raise reader.fail("position_not_full", word)
            cards += [HIDDEN] * int(count)
        return cards

    def full(self) -> State:
        """Return the state of a full position."""
        seed = DEFAULT_SEED
        if "view" in self.lines:
            raise self.lines["view"].fail("position_not_full")
        if "seed" in self.lines:
            line = self.lines["seed"]
            try:
                seed = bytes.fromhex(line.value)
            except ValueError:
                raise line.fail("bad_seed", "00-ff") from None
        state = self._state(seed, hidden=False)
        rest = self._rest(state)
        line_of_pile = self.lines.get("draw pile")
        if line_of_pile is None or line_of_pile.value == "rest":
            Stream(seed, "rest").shuffle(rest)
            state.draw_pile = rest
        elif rest:
            raise line_of_pile.fail("cards_do_not_add_up", found=cards_text(rest))
        self._check(state)
        return state

    def partial(self) -> View:
        """Return the view of a partial position; its cards must add up too."""
        if "view" not in self.lines:
            raise ParseError("missing_line", self.text, 0, {"expected": "view:", "found": ""})
        seat = self.lines["view"].number(1, self.players) - 1
        state = self._state(b"", hidden=True)
        if HIDDEN in state.hands[seat] or HIDDEN in state.discard_pile:
            raise self.lines["view"].fail("own_hand_hidden")
        rest = self._rest(state)
        hidden = sum(pile.count(HIDDEN) for pile in [*state.hands, state.draw_pile])
        line_of_pile = self.lines.get("draw pile")
        if line_of_pile is None or line_of_pile.value == "rest":
            if hidden > len(rest):
                raise self.lines["view"].fail("cards_do_not_add_up", found=f"?x{hidden}")
            state.draw_pile = [HIDDEN] * (len(rest) - hidden)
        elif hidden != len(rest):
            raise line_of_pile.fail("cards_do_not_add_up", found=cards_text(rest))
        for other in range(self.players):
            if other != seat:  # what is known of another hand is what it shows
                known = [card for card in state.hands[other] if card != HIDDEN]
                if f"shown {other + 1}" not in self.lines:
                    state.shown[other] = known
                if sorted(state.shown[other]) != sorted(known):
                    raise self.lines[f"shown {other + 1}"].fail("bad_line", cards_text(known))
        self._check(state)
        return view(state, seat)

    def _state(self, seed: bytes, *, hidden: bool) -> State:
        edition, players = self.edition, self.players
        state = State(edition, players, seed)
        results = tuple(self._result(i) for i in self._result_numbers())
        played = sum(not result.replay for result in results)
        state.results = results
        made = tuple(self._made(seat) for seat in range(players))
        totals = tuple(self._number(f"total {seat + 1}", 0) for seat in range(players))
        state.standing = Standing(
            made,
            totals,
            self._number("rounds", played),
            self._seats("tied"),
            self._number("replays", 0),
            self._seats("winners"),
        )
        state.set_goals()
        state.turn = self._number("turn", 1, 1, players) - 1
        state.dealer = self._number("dealer", (state.turn - 1) % players + 1, 1, players) - 1
        state.deals = self._number("deals", len(results) + 1)
        state.ply = self._number("moves", 0)
        state.turns = self._number("turns", 0)
        state.shuffles = self._number("shuffles", 0)
        state.under = self._number("under", 0)
        if "draw pile" in self.lines and self.lines["draw pile"].value != "rest":
            state.draw_pile = self._cards("draw pile", hidden=hidden)[::-1]
        state.discard_pile = self._cards("discard pile", hidden=hidden)[::-1]
        state.pool = tuple(self._cards("pool", hidden=False))
        for seat in range(players):
            state.hands[seat] = self._cards(f"hand {seat + 1}", hidden=hidden)
            state.shown[seat] = self._cards(f"shown {seat + 1}", hidden=False)
            state.skips[seat] = self._number(f"skip {seat + 1}", 0, 0, 1)
            state.skipped[seat] = self._number(f"skipped {seat + 1}", 0, 0, 99)
            self._table(state, seat)
        state.trail = self._trail()
        state.stack = self._stack(state)
        return state

    def _made(self, seat: int) -> int:
        """Read the phases made: all of them by number, or the one the seat is on."""
        agreed = self.edition.options.phases
        made, phase = self.lines.get(f"made {seat + 1}"), self.lines.get(f"phase {seat + 1}")
        if made and phase:
            raise phase.fail("line_twice", found=phase.key)
        if phase:
            current = phase.number(1, len(self.edition.phases)) - 1
            if current not in agreed or self.edition.options.free_order:
                raise phase.fail("bad_number", "made")
            return sum(1 << place for place in agreed if place < current)
        if not made:
            return 0
        mask = 0
        for number in read_numbers(made.reader(), 1, len(self.edition.phases)):
            mask |= 1 << number - 1
        return mask

    def _table(self, state: State, seat: int) -> None:
        line = self.lines.get(f"table {seat + 1}")
        if line is None:
            return
        reader = line.reader()
        word = reader.peek()
        if word.endswith(":"):
            number = read_number(Reader(self.text, line.start, reader.at + len(word) - 1), 1, 99)
            reader.word()
        else:
            number = state.goals[seat] + 1
        if not 1 <= number <= len(self.edition.phases):
            raise line.fail("bad_number", f"1-{len(self.edition.phases)}")
        phase = self.edition.phases[number - 1]
        groups: list[list[int]] = [[]]
        while not reader.done():
            if reader.peek() == "|":
                reader.word()
                groups.append([])
            else:
                groups[-1].append(read_card(reader, placed=True))
        if len(groups) != len(phase.patterns):
            raise line.fail("bad_line", str(phase))
        try:
            state.table[seat] = [
                arrange(pattern, cards, self.edition.highest)
                for pattern, cards in zip(phase.patterns, groups, strict=True)
            ]
        except Misfit as reason:
            found = ParseError(reason.code, self.text, line.start, reason.details)
            raise found from None
        for group in state.table[seat]:
            if group.colour >= 0 and group.colour not in self.edition.colours:
                facts = {"pattern": str(group.pattern), "card": card_text(group.cards[0])}
                raise ParseError("wild_value_wrong", self.text, line.start, {**facts})
        state.laid[seat] = number - 1

    def _trail(self) -> list[Deed]:
        line = self.lines.get("trail")
        if line is None:
            return []
        deeds = []
        start = line.start
        for part in self.text[line.start : line.end].split(","):
            reader = Reader(self.text, start, start + len(part))
            seat = read_number(reader, 1, self.players) - 1
            word = reader.word()
            if word not in DEEDS:
                raise reader.fail("bad_line", word, ", ".join(DEEDS))
            deeds.append(Deed(seat, DEEDS.index(word), self._card(reader)))
            if not reader.done():
                raise reader.fail("bad_line", reader.word(), ",")
            start += len(part) + 1
        return deeds

    def _stack(self, state: State) -> list[Step]:
        """Read the pending steps; by default the seat in turn has to draw."""
        line = self.lines.get("step")
        if line is None:
            return [Step(DRAW, 1 << state.turn)]
        if line.value == "over":
            return []
        steps = []
        start = line.start
        for part in self.text[line.start : line.end].split(","):
            reader = Reader(self.text, start, start + len(part))
            word = reader.word()
            if word not in STEPS:
                raise reader.fail("bad_line", word, ", ".join([*STEPS, "over"]))
            seats = read_numbers(reader, 1, self.players) or [state.turn + 1]
            steps.append(Step(word, sum(1 << seat - 1 for seat in set(seats))))
            start += len(part) + 1
        return steps

    def _result_numbers(self) -> list[int]:
        numbers = sorted(int(key.split()[1]) for key in self.lines if key.startswith("round "))
        if numbers != list(range(1, len(numbers) + 1)):
            raise self.lines[f"round {numbers[-1]}"].fail("missing_line", "round 1, 2, 3, ...")
        return numbers

    def _result(self, number: int) -> RoundResult:
        """Read `out 2 laid 1 - 3 points 25 0 40`, `replay 1 3` behind it for a replay."""
        line = self.lines[f"round {number}"]
        parts: dict[str, list[int]] = {}
        reader = line.reader()
        current: list[int] | None = None
        while not reader.done():
            word = reader.peek()
            if word in ("out", "laid", "points", "replay") and word not in parts:
                current = parts[reader.word()] = []
            elif current is None:
                raise reader.fail("bad_line", reader.word(), "out, laid, points")
            elif word == "-":
                reader.word()
                current.append(0)
            else:
                current.append(read_number(reader, 0, _MANY))
        sizes = [len(parts.get(name, [])) for name in ("out", "laid", "points")]
        replay = parts.get("replay", [])
        seats = [*parts.get("out", []), *replay]
        if (
            sizes != [1, self.players, self.players]
            or any(seat > self.players for seat in seats)
            or 0 in replay
            or max(parts["laid"]) > len(self.edition.phases)
        ):
            raise line.fail("bad_line", "out 2 laid 1 - points 0 25")
        laid = tuple(phase - 1 for phase in parts["laid"])
        out = parts["out"][0] - 1 if parts["out"][0] else NOBODY
        return RoundResult(out, laid, tuple(parts["points"]), tuple(s - 1 for s in replay))

    def _rest(self, state: State) -> list[int]:
        """Return the cards of the deck that no line places."""
        left = list(self.edition.deck)
        places: list[tuple[str, list[int]]] = [
            ("draw pile", state.draw_pile),
            ("discard pile", state.discard_pile),
        ]
        for seat in range(self.players):
            cards = [bare(card) for group in state.table[seat] for card in group.cards]
            places += [(f"hand {seat + 1}", state.hands[seat]), (f"table {seat + 1}", cards)]
            places.append((f"skip {seat + 1}", [SKIP] * state.skips[seat]))
        for key, cards in places:
            for card in cards:
                if card == HIDDEN:
                    continue
                if card not in left:
                    raise self.lines[key].fail("cards_do_not_add_up", found=card_text(card))
                left.remove(card)
        return left

    def _check(self, state: State) -> None:
        """Refuse positions from which no game goes on."""
        for seat in range(self.players):
            shown = state.shown[seat].copy()
            for card in state.hands[seat]:
                if card in shown:
                    shown.remove(card)
            if shown:
                raise self.lines[f"shown {seat + 1}"].fail("cards_do_not_add_up")
        wrong = self._contradiction(state)
        if wrong:
            key, expected = wrong
            line = self.lines.get(key, self.lines["position"])
            raise line.fail("bad_position", expected)

    def _contradiction(self, state: State) -> tuple[str, str] | None:  # noqa: PLR0911 - a list
        """Return the line that contradicts the others and what was expected, None if well."""
        edition, standing, playing = state.edition, state.standing, state.playing()
        if state.under > len(state.draw_pile) or HIDDEN in state.draw_pile[: state.under]:
            return "under", "draw pile"
        if bool(standing.winners) != (not state.stack):
            return "step", "winners"
        if not state.stack:
            return None
        if len(standing.tied) == 1:
            return "tied", "2-6"
        if state.turns >= edition.turns * len(playing):
            return "turns", f"0-{edition.turns * len(playing) - 1}"
        if standing.rounds >= edition.rounds and not standing.tied:  # replays do not count
            return "rounds", f"0-{edition.rounds - 1}"
        if any(not open_phases(edition, standing, seat) for seat in playing):
            return "rounds" if edition.options.ten_rounds else "winners", "phases"
        return self._wrong_step(state)

    def _wrong_step(self, state: State) -> tuple[str, str] | None:
        step, playing = state.stack[-1], state.playing()
        if len(state.stack) > 1:
            return "step", ", ".join(STEPS)
        if step.name != CLAIM:
            if step.seats != 1 << state.turn or state.turn not in playing:
                return "step", f"{step.name} {state.turn + 1}"
            return None
        able = sum(1 << seat for seat in playing if seat != state.turn and not state.skips[seat])
        if not state.edition.options.knocking:
            return "step", "knocking=yes"
        if step.seats & ~able or not state.discard_pile or state.discard_pile[-1] == SKIP:
            return "step", f"claim {_seats_text(able)}"
        return None
