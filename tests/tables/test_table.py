from __future__ import annotations

import gc
import re
from typing import TYPE_CHECKING

import pytest

from laydown.bots import make_bot
from laydown.tables import commands
from laydown.tables.entries import Chair, read_line
from laydown.tables.settings import Settings
from laydown.tables.table import Table
from tests.tables.kit import ANN, BEA, BOT, CID, SECRET, Sitting

if TYPE_CHECKING:
    from collections.abc import Iterator


def play_out(sitting: Sitting, bot: str = "steady") -> None:
    """Play to the end; people choose like a bot."""
    player = make_bot(bot, b"")
    table = sitting.table
    while not table.revealed:
        if table.break_until is not None:
            for seat in table.awaited():
                sitting.do(commands.Ready, table.seating.seats[seat].who)
            continue
        assert table.play
        seat = table.play.state.actors()[0]
        move = str(player.choose(table.play.view(seat)))
        if table.bot_of(seat):
            ask = next(ask for ask in table.asks() if ask.seat == seat)
            sitting.now = max(sitting.now, ask.due)
            sitting.send(commands.Answer(seat=seat, n=ask.n, move=move))
        else:
            who = table.seating.seats[seat].who
            assert sitting.do(commands.Move, who, n=table.n, move=move) is None


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express", "pocket", "board"])
def test_a_whole_game_comes_back_from_its_log(edition: str) -> None:
    sitting = Sitting(ANN, BOT, BEA, settings=Settings(edition=edition)).begin()
    play_out(sitting)
    assert sitting.table.status == "over"
    restored = sitting.restored()
    assert sitting.table.play
    assert restored.play
    assert restored.play.state == sitting.table.play.state
    assert (restored.n, restored.status) == (sitting.table.n, "over")


def told(table: Table) -> list[object]:
    """Return all that a table can be asked about its game."""
    play = table.play
    assert play
    return [
        (play.state, play.n, play.asked, play.asked_at, play.drawn),
        [play.may_take_back(seat) for seat in range(play.state.players)],
        [play.since(n) for n in range(play.n + 1)],
        play.round_so_far(),
        (table.break_until, table.status, table.arranged, table.calm_at),
    ]


@pytest.mark.parametrize("edition", ["mattel", "ravensburger", "express", "pocket", "board"])
def test_a_table_comes_back_from_its_log_at_every_entry(edition: str) -> None:
    sitting = Sitting(ANN, BEA, settings=Settings(edition=edition)).begin()
    player, table, taken_back = make_bot("sharp", b""), sitting.table, 0
    while table.play and table.play.state.deals < 4:
        if table.break_until is not None:
            for who in ("ann", "bea"):
                sitting.do(commands.Ready, who)
        else:
            seat = sitting.actor()
            who = table.seating.seats[seat].who
            move = str(player.choose(table.play.view(seat)))
            assert sitting.do(commands.Move, who, n=table.n, move=move) is None
            if table.play.may_take_back(seat):
                assert told(sitting.restored()) == told(table)
                assert sitting.do(commands.TakeBack, who, n=table.n) is None
                taken_back += 1
                assert told(sitting.restored()) == told(table)
                assert sitting.do(commands.Move, who, n=table.n, move=move) is None
        assert told(sitting.restored()) == told(table)
    assert taken_back


def test_an_older_log_does_not_number_its_rounds() -> None:
    sitting = Sitting(ANN, BEA, settings=Settings(edition="pocket")).begin()
    play_out(sitting)
    numbered = [line for line in sitting.log if '"round"' in line]
    assert all('"n":' in line for line in numbered)
    older = [re.sub(r',"n":\d+', "", line) if line in numbered else line for line in sitting.log]
    assert older != sitting.log
    assert told(Table.restore(older)) == told(sitting.restored()) == told(sitting.table)


def test_the_same_id_again_gets_the_first_answer_and_does_nothing() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(0)
    n = sitting.table.n
    move = commands.Move(who="ann", id="m", n=n, move="draw")
    assert sitting.send(move).lines
    again = sitting.send(move)
    assert (again.answer, again.lines, again.steps) == (None, [], [])
    # After a restart too: the log knows the ids.
    again = sitting.restored().handle(move, sitting.now)
    assert (again.answer, again.lines) == (None, [])


def test_a_refused_command_is_refused_again_with_the_same_words() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(0)
    move = commands.Move(who="ann", id="m", n=sitting.table.n, move="discard W")
    first = sitting.send(move).answer
    assert first
    sitting.step()
    assert sitting.send(move).answer is first


def test_refusals_to_people_who_watch_are_not_kept() -> None:
    sitting = Sitting(ANN, BOT).begin()
    for number in range(3):
        move = commands.Move(who=f"passer-by {number}", id="m", n=sitting.table.n, move="draw")
        first, again = sitting.send(move).answer, sitting.send(move).answer
        assert first
        assert again
        assert first.code == again.code == "not_seated"
        assert sitting.table.answers.known(move.who, move.id) is None


def test_a_command_about_a_game_that_has_gone_on_is_stale() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(0)
    n = sitting.table.n
    sitting.do(commands.Move, n=n, move="draw")
    for wrong in (n, n + 50, -1):
        refused = sitting.do(commands.Move, n=wrong, move="draw")
        assert refused
        assert refused.code == "stale"


def test_a_refused_move_changes_nothing() -> None:
    sitting = Sitting(ANN, BEA).begin()
    other = "bea" if sitting.actor() == 0 else "ann"
    for who, move, code in (
        (other, "draw", "not_your_turn"),
        ("cid", "draw", "not_seated"),
        ("", "draw", "not_seated"),
        (other, "fold", "unknown_move"),
    ):
        before = list(sitting.log)
        refused = sitting.do(commands.Move, who, n=sitting.table.n, move=move)
        assert refused
        assert (refused.code, sitting.log) == (code, before)


def test_time_never_goes_back_at_a_table() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.step()
    sitting.now -= 500_000
    sitting.step()
    times = [read_line(line).at for line in sitting.log]
    assert times == sorted(times)


# --- before the game ---


def test_people_sit_change_seats_and_stand() -> None:
    sitting = Sitting(ANN, Chair(), Chair())
    assert sitting.do(commands.Sit, "bea", seat=1, name=" Bea\n B. ") is None
    assert sitting.table.seating.seats[1].name == "Bea B."
    taken = sitting.do(commands.Sit, "cid", seat=1)
    assert taken
    assert taken.code == "seat_taken"
    assert sitting.do(commands.Sit, "bea", seat=2, name="Bea") is None
    assert [seat.who for seat in sitting.table.seating.seats] == ["ann", "", "bea"]
    assert sitting.do(commands.Stand, "ann") is None
    assert sitting.table.seating.host == "bea"


def test_empty_seats_stay_out() -> None:
    sitting = Sitting(Chair(), ANN, Chair(), BOT)
    assert sitting.do(commands.Start) is None
    assert sitting.table.play
    assert sitting.table.play.state.players == 2
    assert sitting.table.seating.seat_of("ann") == 0


def test_only_the_host_starts_and_puts_bots() -> None:
    sitting = Sitting(ANN, BEA, Chair())
    for refused in (
        sitting.do(commands.Start, "bea"),
        sitting.do(commands.PutBot, "bea", seat=2, bot="sharp"),
    ):
        assert refused
        assert refused.code == "not_host"
    assert sitting.do(commands.PutBot, seat=2, bot="sharp", pace="relaxed") is None
    assert sitting.do(commands.Start) is None


def test_the_seed_follows_from_the_secret_and_what_the_seats_added() -> None:
    def seed(*added: tuple[str, str]) -> bytes:
        sitting = Sitting(ANN, BEA)
        for who, text in added:
            assert sitting.do(commands.AddEntropy, who, hex=text) is None
        sitting.do(commands.Start)
        assert sitting.restored().seed == sitting.table.seed
        return sitting.table.seed

    seeds = [seed(), seed(("ann", "aa")), seed(("bea", "aa")), seed(("ann", "aa"), ("bea", "bb"))]
    assert len(set(seeds)) == 4
    assert all(len(one) == 64 and one != SECRET for one in seeds)


# --- between rounds ---


def at_the_first_break() -> Sitting:
    sitting = Sitting(ANN, BEA, BOT, settings=Settings(edition="pocket")).begin()
    player = make_bot("steady", b"")
    table = sitting.table
    while table.break_until is None:
        assert table.play
        seat = table.play.state.actors()[0]
        move = str(player.choose(table.play.view(seat)))
        if table.bot_of(seat):
            ask = table.asks()[0]
            sitting.send(commands.Answer(seat=seat, n=ask.n, move=move))
        else:
            sitting.do(commands.Move, table.seating.seats[seat].who, n=table.n, move=move)
    return sitting


def test_the_next_round_begins_when_all_who_are_here_are_ready() -> None:
    sitting = at_the_first_break()
    refused = sitting.do(commands.Move, n=sitting.table.n, move="draw")
    assert refused
    assert refused.code == "round_not_begun"
    assert sitting.table.awaited() == [0, 1]
    sitting.do(commands.Ready)
    assert sitting.table.awaited() == [1]
    sitting.do(commands.Ready, "bea")
    assert sitting.table.break_until is None


def test_the_next_round_begins_by_itself() -> None:
    sitting = at_the_first_break()
    at = sitting.table.break_until
    assert at
    assert sitting.table.wake_at(sitting.now) == at
    sitting.wait(at - sitting.now - 1)
    assert sitting.table.break_until is not None
    sitting.wait(1)
    assert sitting.table.break_until is None


# --- bots ---


@pytest.mark.parametrize(("pace", "delay"), [("instant", 0), ("quick", 900), ("relaxed", 1800)])
def test_a_bot_answers_after_its_pace(pace: str, delay: int) -> None:
    chairs = [ANN, Chair(bot="sharp", pace=pace)]  # type: ignore[arg-type]
    sitting = Sitting(*chairs).begin()
    sitting.until_turn_of(1)
    (ask,) = sitting.table.asks()
    assert (ask.seat, ask.bot, ask.due - sitting.now) == (1, "sharp", delay)


@pytest.mark.parametrize("move", ["", "fold", "lay R1 R2 R3", "discard W"])
def test_a_bot_that_errs_makes_a_safe_move(move: str) -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(1)
    (ask,) = sitting.table.asks()
    assert sitting.send(commands.Answer(seat=1, n=ask.n, move=move)).answer is None
    entry = read_line(sitting.log[-1])
    assert getattr(entry, "move", "") == "draw"


def test_an_answer_that_nobody_waits_for_is_refused() -> None:
    sitting = Sitting(ANN, BOT).begin()
    sitting.until_turn_of(0)
    for seat in (0, 1, 5):
        outcome = sitting.send(commands.Answer(seat=seat, n=sitting.table.n, move="draw"))
        assert outcome.answer
        assert outcome.answer.code == "stale"


def test_bots_rest_when_nobody_is_there() -> None:
    sitting = Sitting(ANN, BOT)
    sitting.do(commands.Start)
    assert sitting.table.asks() == []
    sitting.do(commands.Appear)
    sitting.until_turn_of(1)
    assert sitting.table.asks()
    sitting.do(commands.Vanish)
    assert sitting.table.asks() == []
    restored = Table.restore(sitting.log)
    assert restored.asks() == []
    restored.handle(commands.Appear(who="ann"), sitting.now)
    assert restored.asks()


def test_three_people_play_a_whole_game() -> None:
    sitting = Sitting(ANN, BEA, CID, settings=Settings(edition="express")).begin()
    play_out(sitting, "sharp")
    assert sitting.table.status == "over"


@pytest.fixture
def _no_search() -> Iterator[None]:
    """Search for nothing that is left over in circles: nobody does while people play."""
    gc.collect()
    gc.freeze()  # what other tests have left need not be searched each time
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_no_search")
@pytest.mark.parametrize("move", ["", "discard R99", "knock", "stale"])
def test_whoever_moves_or_is_refused_leaves_nothing_in_circles(move: str) -> None:
    sitting = Sitting(ANN, BEA).begin()

    def one(number: int) -> None:
        if not move:
            assert sitting.step().answer is None
            return
        seat = sitting.table.seating.seats[sitting.actor()]
        n = -1 if move == "stale" else sitting.table.n
        command = commands.Move(who=seat.who, id=str(number), n=n, move=move)
        outcome = sitting.table.handle(command, sitting.now)  # kept here, as at a live table
        assert outcome.answer is not None

    gc.collect()
    for number in range(200):  # more than are remembered
        one(number)
    assert gc.collect() < 100
