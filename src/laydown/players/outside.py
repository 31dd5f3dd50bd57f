"""A bot that is an outside program: it speaks the player protocol on its input and output.

Whatever it does, the game goes on: what is no move, comes too late or not at all is a `Fault`, for
which the seat makes a safe move; the program is told so with the next message.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from laydown.bots.safe import safe_move
from laydown.engine.cards import sorted_cards
from laydown.engine.errors import IllegalMove, LaydownError
from laydown.engine.moves import leaving
from laydown.players.faults import ABSENT, BAD, CRASHED, ILLEGAL, SILENT, Fault
from laydown.players.harmless import harmless
from laydown.players.program import Ended, Program, Silence, TooLong
from laydown.referee import player
from laydown.referee.fields import RequestError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.moves import Move
    from laydown.engine.view import View
    from laydown.referee.fields import Fields
    from laydown.wire.players import Mistake, PlayerMessage

START: Final = 10.0  # seconds for the first answer, for an interpreter has to start
_QUOTED: Final = 80  # bytes of an answer that are shown in a report
PATIENCE: Final = 3  # silences in a row after which a program is stopped


class Outside:
    """Plays a seat by asking a program, which it starts when a game begins."""

    def __init__(self, command: Sequence[str], timeout: float, start: float = START) -> None:
        """Keep the command, and how many seconds an answer and the first one may take."""
        self._command = command
        self._timeout = timeout
        self._start = max(start, timeout)
        self._program: Program | None = None
        self._late: Fault | None = None  # why it could not be started for this game
        self._number = 0
        self._game = 0
        self._silences = 0
        self._mistakes: list[Mistake] = []  # to be told with the next message
        self._held: Counter[int] | None = None  # the hand after the last move
        self._round = 0
        self._positions = False  # whether it wants views as text too
        self._said = b""

    # --- a game ---

    def begin(self, edition: Edition, players: int, seat: int, game: int, chance: bytes) -> None:
        """Announce a new game; a program that has ended is restarted."""
        self._game = game
        self._held = None
        self._silences = 0
        self._mistakes = []
        self._late = None
        try:
            if self._program is None:
                self.greet()
            self._tell(player.start(edition, players, seat, game, chance))
        except Fault as fault:
            self._late = fault  # the first move of the game will tell

    def choose(self, view: View) -> Move:
        """Ask the program for a move; raise `Fault` if it has none that can be made."""
        if self._late:
            fault, self._late = self._late, None
            raise fault
        if self._program is None:
            raise Fault(ABSENT)
        self._number += 1
        told = player.ask(
            self._number,
            self._game,
            view,
            self._new(view),
            self._mistakes,
            position=self._positions,
        )
        self._mistakes = []
        error: LaydownError | None = None
        try:
            self._tell(told)
            move = player.read_move(self._answer(self._timeout), view.legal())
        except LaydownError as refusal:
            error = refusal
            fault = Fault(
                ILLEGAL if isinstance(refusal, IllegalMove) else BAD,
                f"{self._quoted()} {refusal}",
            )
        except Fault as found:
            fault = found
        else:
            self._hold(view, move)
            return move
        safe = safe_move(view)
        self._hold(view, safe)
        self._mistakes.append(player.mistake(self._number, fault.kind, safe, error))
        raise fault

    def _new(self, view: View) -> list[int]:
        """Return the cards that came into the hand since the last move of this round."""
        if self._held is None or self._round != view.deals:
            return []
        return sorted_cards((Counter(view.hand) - self._held).elements())

    def _hold(self, view: View, move: Move) -> None:
        """Remember what the hand holds after a move."""
        self._round = view.deals
        self._held = Counter(view.hand) - Counter(leaving(move))

    def finish(self, view: View) -> None:
        """Announce that the game is over."""
        if self._program is not None:
            told = player.end(self._game, view, self._mistakes)
            self._mistakes = []
            with suppress(Fault):  # it was stopped, and is started again for the next game
                self._tell(told)

    def close(self) -> None:
        """Stop the program."""
        if self._program is not None:
            program, self._program = self._program, None
            program.stop()

    # --- lines ---

    def greet(self) -> None:
        """Start the program and make sure that it speaks our protocol; raise `Fault` if not."""
        try:
            self._program = Program(self._command, player.LINE)
        except (OSError, ValueError) as error:  # a null in a word is a ValueError
            reason = error.strerror if isinstance(error, OSError) else None
            raise Fault(CRASHED, f"{self._command[0]}: {reason or error}") from None
        self._number += 1
        try:
            self._tell(player.hello(self._number, self._timeout))
            self._positions = player.read_greeting(self._answer(self._start))
        except RequestError as error:
            self.close()
            raise Fault(BAD, f"{self._quoted()} {error}") from None
        except Fault:
            self.close()
            raise

    def _quoted(self) -> str:
        """Return the beginning of what it said last."""
        said = harmless(self._said[:_QUOTED].decode(errors="replace"))
        return f"{said}..." if len(self._said) > _QUOTED else said

    def _tell(self, told: PlayerMessage) -> None:
        if self._program is None:
            raise Fault(ABSENT)
        try:
            self._program.write(player.line(told))
        except Silence:
            self.close()
            raise Fault(SILENT) from None

    def _answer(self, seconds: float) -> Fields:
        """Return the answer to the last question; raise `Fault`, or what is wrong with it."""
        if self._program is None:
            raise Fault(ABSENT)
        deadline = monotonic() + seconds
        try:
            while True:
                self._said = self._program.read(deadline)
                answer = player.read_answer(self._said)
                if answer.id > self._number:
                    raise answer.fields.bad("id", str(self._number))
                if answer.id == self._number:
                    self._silences = 0
                    return answer.fields
                # An answer to an earlier question came too late, and has been counted.
        except TooLong:
            self._said = b""
            raise RequestError("line_too_long", {"limit": player.LINE}) from None
        except Silence:
            self._silences += 1
            if self._silences >= PATIENCE:
                self.close()
            raise Fault(SILENT) from None
        except Ended:
            program, self._program = self._program, None
            raise Fault(CRASHED, program.stop()) from None
