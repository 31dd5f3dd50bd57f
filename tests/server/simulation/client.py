"""A client as any other: folds what it hears, comes back after a break, and checks every frame."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from laydown.wire import events as wire_events
from laydown.wire import messages as wire
from laydown.wire.fold import fold

if TYPE_CHECKING:
    from laydown.wire.game import View
    from laydown.wire.options import Options
    from tests.server.simulation.network import Link
    from tests.server.simulation.world import World

_decode = msgspec.json.Decoder(wire.ServerFrame).decode
# What a move from the options may be refused for: time has gone on, or others have decided.
_MAY_BE = {"stale", "paused", "round_not_begun", "too_fast", "stopping", "abandoned"}


class Client:
    """Somebody at the table, or a spectator (without a place)."""

    def __init__(self, world: World, who: str, place: int | None) -> None:
        self.world = world
        self.who = who
        self.place = place
        self.link: Link | None = None
        self.at_home = True  # away on purpose if not
        self.view: View | None = None
        self.n = 0
        self.table: Any = None
        self.options: tuple[int, Options] | None = None
        self.pending: dict[str, dict[str, Any]] = {}  # commands without an answer
        self.acknowledged: list[str] = []
        self.ids = 0
        self._thinking = False
        self._tried: tuple[int, Options] | None = None  # what was chosen from, until it is done
        self._odd: set[str] = set()  # commands that may be refused for any reason

    # --- the line ---

    def come(self) -> None:
        """Open a socket if there is none."""
        if self.link is not None or not self.at_home:
            return
        self.link = self.world.connect(self)
        if self.link is None:
            self.again()
            return
        rng = self.world.rng
        if rng.random() < 0.1:  # a reload
            self.view, self.n = None, 0
        link = self.link
        self.world.later(rng.choice((0.0, 0.0, 0.0, 8.0)), lambda: self._greet(link))

    def _greet(self, link: Link) -> None:
        if link is self.link:
            since = {} if self.view is None else {"since": self.n}
            self._say("hello", language=self.world.rng.choice(("en", "de")), **since)

    def again(self) -> None:
        """Come back, with jitter."""
        self.world.later(self.world.rng.random() * 3, self.come)

    def lose(self, link: Link) -> None:
        if link is self.link:
            self.world.tell(self.who, "lost its line")
            self.link = None
            self.options = None
            self.again()

    def leave(self, seconds: float) -> None:
        """Go away on purpose, and come back."""
        if self.link is not None:
            self.link.hang_up()
            self.link = None
        self.at_home = False
        self.options = None
        self.world.later(seconds, self._return)

    def _return(self) -> None:
        self.at_home = True
        self.come()

    def _say(self, name: str, **fields: object) -> None:
        if self.link is not None:
            self.link.say(json.dumps({"t": name, **fields}))

    def command(self, name: str, **fields: object) -> str:
        """Send a command, and once more now and then."""
        self.ids += 1
        id_ = f"{self.who}{self.ids}"
        self.pending[id_] = {"name": name, "id": id_, **fields}
        self._send(id_)
        return id_

    def _send(self, id_: str) -> None:
        frame = dict(self.pending[id_])
        self.world.tell(self.who, f"says {frame}")
        name = frame.pop("name")
        self._say(name, **frame)
        if self.world.rng.random() < 0.1:
            self._say(name, **frame)

    # --- hearing ---

    def hear(self, link: Link, text: str) -> None:
        if link is not self.link:
            return
        self.world.tell(self.who, f"hears {text[:300]}")
        chronicle = self.world.chronicle
        chronicle.catch_up()
        assert not any(secret in text for secret in chronicle.secrets), "a secret is told"
        frame = _decode(text)
        getattr(self, f"_on_{type(frame).__name__}", self._on_anything)(frame)
        self._think()

    def _on_anything(self, frame: object) -> None: ...

    def _on_Welcome(self, frame: wire.Welcome) -> None:  # noqa: N802 - named by the frame
        assert frame.seat == (None if self.place is None else self.place + 1)
        self.table = frame.table
        self.options = None
        for id_ in list(self.pending):
            self._send(id_)

    def _on_TableFrame(self, frame: wire.TableFrame) -> None:  # noqa: N802
        self.table = frame.table

    def _on_ViewFrame(self, frame: wire.ViewFrame) -> None:  # noqa: N802
        truth = self.world.chronicle.views[frame.n, self.place]
        assert frame.view == truth, (frame.view, truth)
        if frame.so_far is not UNSET:
            for event in frame.so_far.events:
                self._check(event)
            told = wire.EventsFrame(n=frame.n, events=frame.so_far.events, now=truth.now)
            again = fold(frame.so_far.view, told)
            assert again == truth, (again, truth)
        self.view, self.n = frame.view, frame.n

    def _on_EventsFrame(self, frame: wire.EventsFrame) -> None:  # noqa: N802
        assert self.view is not None, "events without a view"
        assert frame.n - len(frame.events) == self.n, "events are missing, or come twice"
        for event in frame.events:
            self._check(event)
        self.view, self.n = fold(self.view, frame), frame.n
        if not any(isinstance(one, wire_events.TakenBack) for one in frame.events):
            truth = self.world.chronicle.views[frame.n, self.place]
            assert replace(self.view, now=truth.now) == truth, (self.view, truth)

    def _check(self, event: object) -> None:
        """Look for what a seat may not know."""
        mine = None if self.place is None else self.place + 1
        if isinstance(event, wire_events.Drew) and event.seat != mine:
            assert event.card is None, "a drawn card is shown"
        if isinstance(event, wire_events.Dealt):
            for seat, hand in enumerate(event.hands, 1):
                # A Joker that was kept shows its face.
                hidden = [one for one in hand if not str(one).startswith("(")]
                assert seat == mine or all(isinstance(one, int) for one in hidden), (
                    "a hand is shown"
                )

    def _on_OptionsFrame(self, frame: wire.OptionsFrame) -> None:  # noqa: N802
        assert self.place in self.world.chronicle.actors[frame.n], "options for who may not act"
        assert frame.n == self.n, "options for another moment"
        self.options = frame.n, frame.options

    def _on_Ok(self, frame: wire.Ok) -> None:  # noqa: N802
        sent = self.pending.pop(frame.id, None)
        if sent is not None and sent["name"] in {"move", "undo", "arrange"}:
            assert frame.id in self.world.chronicle.done, "acknowledged, and not on disk"
            self.acknowledged.append(frame.id)

    def _on_No(self, frame: wire.No) -> None:  # noqa: N802
        sent = self.pending.pop(frame.id, None)
        if sent is None:
            return
        assert frame.id not in self.world.chronicle.done, "refused, and yet done"
        if self.options is None:  # else those of a later moment have come already
            self.options = self._tried
        if sent["name"] == "move" and frame.id not in self._odd:
            assert frame.refusal.code in _MAY_BE, (sent, frame.refusal)

    # --- acting ---

    def _think(self) -> None:
        """Act after a while, if there is something to do."""
        if not self._thinking:
            self._thinking = True
            self.world.later(self.world.rng.random() * self.world.haste, self.act)

    def act(self) -> None:
        """Do what can be done now."""
        self._thinking = False
        if self.link is None or self.table is None or self.place is None or self.pending:
            return
        rng = self.world.rng
        if self.table.status == "waiting":
            if self.table.host == self.place + 1:  # which changes while the host stays away
                self.command("start")
        elif self.place + 1 in self.table.awaited:
            self.command("ready")
        elif self.table.status == "paused":
            self.command("vote", about="resume")
        elif self.options and self.options[0] == self.n:
            self._move(self.options[1])
        elif rng.random() < 0.05 and self.table.status == "playing":
            self._fidget()

    def _move(self, options: Options) -> None:
        rng = self.world.rng
        self.options, self._tried = None, (self.n, options)
        if rng.random() < 0.1:
            self._fidget()
            self.options = self._tried
        elif options.undo and rng.random() < 0.2:
            self.command("undo", n=self.n)
        elif rng.random() < 0.03:
            self._odd.add(self.command("move", n=self.n, move="hit R99 on 9.9"))
        elif rng.random() < 0.03:
            self._odd.add(self.command("move", n=self.n - 1, move="draw"))
        else:
            self.command("move", n=self.n, move=self._chosen(options))

    def _fidget(self) -> None:
        """Do what does not move the game."""
        kind = self.world.rng.randrange(4)
        if kind == 0 and self.view is not None and self.place is not None:
            hand = [card for card in self.view.seats[self.place].hand if isinstance(card, str)]
            self.world.rng.shuffle(hand)
            self.command("arrange", order=hand)
        elif kind == 1:
            self._say("why", id="", move="discard R5")
        elif kind == 2:
            self._say("aim", id="")
        else:
            self.command("vote", about="pause")

    def _chosen(self, options: Options) -> str:
        """Return a move that brings the game to its end."""
        for moves in (options.lays, options.hits, options.walks, options.skips):
            found = [one.move for one in moves if one.move]
            if found:
                return str(found[0])
        if options.knock and self.world.rng.random() < 0.3:
            return "knock"
        for name in ("roll", "draw", "take"):
            if getattr(options, name):
                return name
        if options.ask:
            return f"ask {options.ask[0]} left"
        if options.search:
            return f"search {options.search[0]}"
        if options.give:
            return f"give {options.give[0]}"
        if options.discards:
            return f"discard {self._least(options.discards)}"
        return options.picks.move if options.picks else "pass"

    def _least(self, cards: list[str]) -> str:
        """Return the card whose number is rarest in the hand."""
        numbers = [card.strip("()")[1:] for card in cards]
        return min(cards, key=lambda card: (card == "W", numbers.count(card.strip("()")[1:])))
