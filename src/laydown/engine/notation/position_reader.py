"""Reads a position, full or partial, into a state or a view."""

from __future__ import annotations

from typing import Final

from laydown.engine.cards import REVERSED, SKIP, face
from laydown.engine.chance import Stream
from laydown.engine.errors import ParseError
from laydown.engine.events import HIDDEN
from laydown.engine.groups import Misfit, arrange, overfill
from laydown.engine.notation.cards import card_text, cards_text, read_card
from laydown.engine.notation.lines import read_number, read_numbers
from laydown.engine.notation.position_check import contradiction
from laydown.engine.notation.position_history import PositionHistory
from laydown.engine.notation.reader import Reader
from laydown.engine.scoring import NOBODY, RoundResult, Standing, after_round
from laydown.engine.state import KEEP, SEARCH, PartialState, State, Told
from laydown.engine.turn import start_round
from laydown.engine.view import NUMBER_ONLY, View

DEFAULT_SEED: Final = b"laydown"


class PositionReader(PositionHistory):
    """Makes a state or a view of the lines of a position."""

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
        state = State(self.edition, self.players, seed)
        self._read(state, hidden=False)
        rest = self._rest(state)
        if self.pile_of_rest:
            Stream(seed, "rest").shuffle(rest)
            state.draw_pile = rest + state.draw_pile
        elif rest:
            raise self.lines["draw pile"].fail("cards_do_not_add_up", found=cards_text(rest))
        if self.starts:
            self._start(state)
        self._check(state)
        return state

    def _start(self, state: State) -> None:
        """Turn up the first card, from which the round goes on."""
        least = self.edition.open_cards
        for key in ("discard pile", "under", "shuffles", "turns", "turn", "trail"):
            if key in self.lines:
                raise self.lines[key].fail("bad_position", "step: start")
        if len(state.draw_pile) < least:
            line = self.lines.get("draw pile", self.lines["step"])
            raise line.fail("bad_position", f"draw pile: {least} cards")
        start_round(state, None)

    def partial(self) -> View:
        """Return the view of a partial position; its cards must add up too."""
        if "view" not in self.lines:
            raise ParseError("missing_line", self.text, 0, {"expected": "view:", "found": ""})
        seat = self.lines["view"].number(1, self.players) - 1
        if self.starts:
            raise self.lines["step"].fail("position_not_full")
        state = PartialState(self.edition, self.players)
        self._read(state, hidden=True)
        searching = state.step == SEARCH and state.stack[-1].seats >> seat & 1
        open_pile = searching or not self.edition.hidden_discards
        if HIDDEN in state.hands[seat] or (open_pile and HIDDEN in state.discard_pile):
            raise self.lines["view"].fail("own_hand_hidden")
        self._check_hidden(state, seat)
        self._hide_rest(state)
        for other in range(self.players):
            if other != seat:
                self._check_shown(state, other)
        self._check(state)
        return self._view(state, seat)

    def _hide_rest(self, state: PartialState) -> None:
        """Let the hidden cards be those that no line places."""
        rest = self._rest(state)
        piles = [*state.hands, state.draw_pile, state.discard_pile]
        hidden = sum(pile.count(HIDDEN) for pile in piles)
        if not self.pile_of_rest:
            if hidden != len(rest):
                raise self.lines["draw pile"].fail("cards_do_not_add_up", found=cards_text(rest))
            return
        if state.draw_pile:  # a seat knows no card at the top
            raise self.lines["draw pile"].fail("bad_line", "rest, ?x40")
        if hidden > len(rest):
            raise self.lines["view"].fail("cards_do_not_add_up", found=f"?x{hidden}")
        state.draw_pile = [HIDDEN] * (len(rest) - hidden)

    def _check_shown(self, state: PartialState, seat: int) -> None:
        """See that what is known of another hand is what it shows."""
        known = [card for card in state.hands[seat] if card != HIDDEN]
        told = [one.card for one in state.told[seat] if one.card < NUMBER_ONLY]
        if f"shown {seat + 1}" not in self.lines and not told:
            state.shown[seat] = known
        if sorted(state.shown[seat] + told) != sorted(known):
            line = self.lines.get(f"shown {seat + 1}", self.lines["view"])
            raise line.fail("bad_line", cards_text(known))

    def _check_hidden(self, state: PartialState, seat: int) -> None:
        """Refuse piles in which a seat sees what it does not know, or the other way round.

        Where no line tells who knows the cards, the seat knows those that are written.
        """
        if not self.edition.hidden_discards:
            if HIDDEN in state.pool:
                raise self.lines["pool"].fail("bad_line", "R7, W, S")
            return
        mine = 1 << seat
        if "seen" not in self.lines:
            for i, card in enumerate(state.discard_pile[:-1]):
                state.pile_seen[i] |= mine if card != HIDDEN else 0
        if "pool seen" not in self.lines and HIDDEN in state.pool:
            state.pool_seen = tuple(mine if card != HIDDEN else 0 for card in state.pool)
        for i, seen in enumerate(state.pile_seen):
            if (state.discard_pile[i] == HIDDEN) == bool(seen & mine):
                raise self.lines["discard pile"].fail("bad_line", "seen")
        for i, seen in enumerate(state.pool_seen):
            if (state.pool[i] == HIDDEN) == bool(seen & mine):
                raise self.lines["pool"].fail("bad_line", "pool seen")

    def _view(self, state: PartialState, seat: int) -> View:
        """Return the view; what is hidden from this seat already is."""
        for told in state.told:
            if any(not one.exactly >> seat & 1 and one.card < NUMBER_ONLY for one in told):
                raise self.lines["view"].fail("bad_line", "?7")
        return View(state, seat, partial=True)

    def _read(self, state: PartialState, *, hidden: bool) -> None:
        """Read all lines into a new state."""
        edition, players = self.edition, self.players
        results = self.results()
        played = sum(not result.replay for result in results)
        state.turn = self.number("turn", self._usual_turn(), 1, players) - 1
        state.stack = self.stack(state.turn)
        scored = state.step == KEEP  # the round is, and the next one is not dealt
        state.results = results
        made = tuple(self._made(seat) for seat in range(players))
        totals = tuple(self.number(f"total {seat + 1}", 0) for seat in range(players))
        state.standing = Standing(
            made,
            totals,
            self.number("rounds", max(played, 1) if scored else played),
            self.seats("tied"),
            self.number("replays", 0),
            self.seats("winners"),
        )
        state.set_goals()
        state.dealer = self.number("dealer", (state.turn - 1) % players + 1, 1, players) - 1
        state.deals = self.number("deals", max(len(results), 1) if scored else len(results) + 1)
        state.ply = self.number("moves", 0)
        state.turns = self.number("turns", 0)
        state.shuffles = self.number("shuffles", 0)
        state.under = self.number("under", 0)
        state.draw_pile = self.cards("draw pile", hidden=hidden)[::-1]
        state.discard_pile = self.cards("discard pile", hidden=hidden)[::-1]
        self._seen(state)
        state.pool = tuple(self.cards("pool", hidden=hidden))
        for card in set(state.pool) - {HIDDEN}:
            if state.pool.count(card) > edition.deck.count(card):
                raise self.lines["pool"].fail("cards_do_not_add_up", found=card_text(card))
        if "pool seen" in self.lines:
            state.pool_seen = tuple(self.masks("pool seen"))
            if len(state.pool_seen) != len(state.pool) or not edition.hidden_discards:
                raise self.lines["pool seen"].fail("bad_line", "pool")
        self._ring(state)
        for seat in range(players):
            state.hands[seat] = self.cards(f"hand {seat + 1}", hidden=hidden)
            state.shown[seat] = self._shown(seat, state.hands[seat])
            self._told(state, seat)
            lacks = self.lines.get(f"lacks {seat + 1}")
            if lacks:
                numbers = read_numbers(lacks.reader(), 1, edition.highest)
                state.lacks[seat] = sum(1 << number for number in set(numbers))
            if f"keep {seat + 1}" in self.lines:
                state.kept[seat] = tuple(sorted(self.cards(f"keep {seat + 1}", hidden=False)))
            state.skips[seat] = self.number(f"skip {seat + 1}", 0, 0, 1)
            state.skipped[seat] = self.number(f"skipped {seat + 1}", 0)
            self._table(state, seat)
        state.trail = self.trail()
        if scored:
            self._score(state)
        if state.step == SEARCH:  # B-12: the searcher holds the pile in the hand
            state.pile_seen = [seen | state.stack[-1].seats for seen in state.pile_seen]

    def _usual_turn(self) -> int:
        """Return whose turn it is where no line says: in a keep, of the one who has gone out."""
        step = self.lines.get("step")
        if step is None or step.value.split()[:1] != [KEEP]:
            return 1
        laid = [seat for seat in range(1, self.players + 1) if f"table {seat}" in self.lines]
        hands = [self.lines.get(f"hand {seat}") for seat in laid]
        out = [seat for seat, hand in zip(laid, hands, strict=True) if not (hand and hand.value)]
        return out[0] if len(out) == 1 else 1

    def _score(self, state: PartialState) -> None:
        """Let those move on who laid in the round that has ended, where no line says how far."""
        edition, standing, agreed = self.edition, state.standing, self.edition.options.phases
        out = state.turn if state.laid[state.turn] >= 0 and not state.hands[state.turn] else NOBODY
        if out != NOBODY and edition.next_dealer == "out" and "dealer" not in self.lines:  # B-33
            state.dealer = out
        if edition.options.free_order:
            agreed = ()
        before = [sum(1 << place for place in agreed if place < laid) for laid in state.laid]
        result = RoundResult(out, tuple(state.laid), (0,) * state.players, (), state.turn)
        after = after_round(edition, Standing(tuple(before), standing.totals), result)
        made = list(standing.made)
        for seat in range(state.players):
            told = f"made {seat + 1}" in self.lines or f"phase {seat + 1}" in self.lines
            if state.laid[seat] >= 0 and not told:
                made[seat] = after.made[seat]
        state.standing = Standing(
            tuple(made), standing.totals, standing.rounds, standing.tied, standing.replays
        )
        state.set_goals()

    def _seen(self, state: PartialState) -> None:
        """Read who knows which card of the discard pile; by default all see the top only."""
        pile = state.discard_pile
        if "seen" in self.lines:
            state.pile_seen = self.masks("seen")[::-1]
            wrong = len(state.pile_seen) != len(pile) or not self.edition.hidden_discards
            if wrong or (pile and state.pile_seen[-1] != state.everyone):
                raise self.lines["seen"].fail("bad_line", "discard pile")
        elif self.edition.hidden_discards and pile:
            state.pile_seen = [0] * (len(pile) - 1) + [state.everyone]

    def _ring(self, state: PartialState) -> None:
        """Read pawns and dice."""
        spaces = len(self.edition.ring)
        if "pawns" in self.lines:
            line = self.lines["pawns"]
            state.pawns = read_numbers(line.reader(), 0, spaces - 1)
            shared = [space for space in state.pawns if space and state.pawns.count(space) > 1]
            if len(state.pawns) != self.players or shared:
                raise line.fail("bad_line", " ".join(["0"] * self.players))
        if "dice" in self.lines:
            dice = read_numbers(self.lines["dice"].reader(), 1, 6)
            if len(dice) != 2 or not spaces:  # noqa: PLR2004
                raise self.lines["dice"].fail("bad_line", "3 5")
            state.dice = (dice[0], dice[1])
        state.rolls = self.number("rolls", 0)
        state.again = self.number("again", 0)

    def _shown(self, seat: int, hand: list[int]) -> list[int]:
        """Read the cards of a hand that all know; Jokers show their faces anyway (B-35)."""
        shown = self.cards(f"shown {seat + 1}", hidden=False)
        jokers = [card for card in hand if card >= REVERSED]
        for card in shown:
            if card in jokers:
                jokers.remove(card)
        return shown + jokers

    def _told(self, state: PartialState, seat: int) -> None:
        """Read cards that were asked for: `R7/12/34`, who knows it and who its number."""
        line = self.lines.get(f"told {seat + 1}")
        if line is None:
            return
        reader = line.reader()
        while not reader.done():
            word = reader.word()
            parts = word.split("/")
            if len(parts) != 3:  # noqa: PLR2004
                raise reader.fail("bad_line", word, "R7/12/34")
            name = parts[0]
            digits = name[1:]
            if name.startswith("?"):
                if digits not in map(str, range(1, self.edition.highest + 1)):
                    raise reader.fail("bad_card", word, "?7")
                card = NUMBER_ONLY | int(digits)
            else:
                start = reader.at - len(word)
                card = read_card(Reader(self.text, start, start + len(name)))
            exactly, number = self.mask(reader, parts[1]), self.mask(reader, parts[2])
            state.told[seat].append(Told(card, exactly, number))
        state.told[seat].sort()

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

    def _table(self, state: PartialState, seat: int) -> None:
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
        groups, extra = self._groups(reader)
        if len(groups) != len(phase.patterns):
            raise line.fail("bad_line", str(phase))
        try:
            state.table[seat] = [
                arrange(pattern, cards, self.edition.highest)
                for pattern, cards in zip(phase.patterns, groups, strict=True)
            ]
            for i, cards in enumerate(extra):
                if cards:
                    state.table[seat][i] = overfill(state.table[seat][i], cards)
        except Misfit as reason:
            found = ParseError(reason.code, self.text, line.start, reason.details)
            raise found from None
        for group in state.table[seat]:
            if group.colour >= 0 and group.colour not in self.edition.colours:
                facts = {"pattern": str(group.pattern), "card": card_text(group.cards[0])}
                raise ParseError("wild_value_wrong", self.text, line.start, {**facts})
        state.laid[seat] = number - 1

    def _groups(self, reader: Reader) -> tuple[list[list[int]], list[list[int]]]:
        """Read the cards of groups, and the Jokers that lie on full runs behind a `+`."""
        groups: list[list[int]] = [[]]
        extra: list[list[int]] = [[]]
        into = groups
        while not reader.done():
            word = reader.peek()
            if word == "|":
                groups.append([])
                extra.append([])
                into = groups
            elif word == "+":
                into = extra
            else:
                card = read_card(reader, placed=True)
                if card & REVERSED and not self.jokers("table"):
                    raise reader.fail("card_not_in_deck", word)
                into[-1].append(card)
                self.check_room(into[-1], reader, word)
                continue
            reader.word()
        return groups, extra

    def _rest(self, state: PartialState) -> list[int]:
        """Return the cards of the deck that no line places."""
        left = list(self.edition.deck)
        places: list[tuple[str, list[int]]] = [
            ("draw pile", state.draw_pile),
            ("discard pile", state.discard_pile),
        ]
        for seat in range(self.players):
            cards = [card for group in state.table[seat] for card in group.plain_cards()]
            places += [(f"hand {seat + 1}", state.hands[seat]), (f"table {seat + 1}", cards)]
            places.append((f"skip {seat + 1}", [SKIP] * state.skips[seat]))
        for key, cards in places:
            for card in cards:
                if card == HIDDEN:
                    continue
                if face(card) not in left:
                    raise self.lines[key].fail("cards_do_not_add_up", found=card_text(card))
                left.remove(face(card))
        return left

    def _check(self, state: PartialState) -> None:
        """Refuse positions that contradict themselves, or from which no game goes on."""
        for seat in range(self.players):
            for key, cards in (
                ("shown", [*state.shown[seat], *(told.card for told in state.told[seat])]),
                ("keep", list(state.kept[seat] or ())),
            ):
                left = state.hands[seat].copy()
                for card in cards:
                    if card >= NUMBER_ONLY and HIDDEN in left:
                        left.remove(HIDDEN)
                    elif card in left:
                        left.remove(card)
                    else:
                        line = self.lines.get(f"{key} {seat + 1}", self.lines["position"])
                        raise line.fail("cards_do_not_add_up", found=cards_text([card & 255]))
        # On a ring, Swap and Ask may take the last card, and the round goes on.
        emptied = not self.edition.ring and not state.hands[state.turn]
        if state.stack and state.step != KEEP and emptied:
            raise self.lines.get(f"hand {state.turn + 1}", self.lines["position"]).fail(
                "empty_hand"
            )
        wrong = contradiction(state)
        if wrong:
            line = self.lines.get(wrong[0], self.lines["position"])
            raise line.fail("bad_position", wrong[1])
