from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from laydown.cli import cli
from laydown.engine.chance import Stream
from laydown.engine.edition import NAMES, edition_text, load
from laydown.engine.errors import LaydownError
from laydown.engine.facts import read_toml
from laydown.engine.notation.record import Proof, Record, parse_record, print_record
from laydown.tables import commands
from laydown.tables.fairness import combined_seed, commitment
from laydown.tables.record import record_of
from laydown.tables.settings import Settings
from laydown.tables.verify import verify
from laydown.wire.of_replay import replay_of
from tests.tables import second
from tests.tables.kit import ANN, BEA, SECRET, Sitting
from tests.tables.test_table import play_out

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
GOLDEN = Path(__file__).parents[1] / "golden"


def played(edition: str = "pocket") -> Record:
    sitting = Sitting(ANN, BEA, settings=Settings(edition=edition))
    sitting.do(commands.AddEntropy, "bea", hex="c0ffee")
    play_out(sitting.begin())
    record = record_of(sitting.log)
    assert record
    return record


# --- the record and its verification ---


def test_a_game_from_a_table_is_verified_by_its_record_alone() -> None:
    record = played()
    text = print_record(record)
    assert parse_record(text) == record
    assert verify(text, commitment(SECRET)).moves == record.moves


def forged(text: str, line: str, value: str) -> str:
    found, count = re.subn(rf"(?m)^{line}: .*$", f"{line}: {value}", text)
    assert count == 1
    return found


def test_every_forgery_is_found() -> None:
    text = print_record(played())
    other = bytes(64).hex()
    for forgery, code in (
        (forged(text, "secret", other), "wrong_secret"),
        (forged(text, "commitment", commitment(bytes(64))), "wrong_secret"),
        (forged(text, "entropy 2", "c0ffef"), "wrong_seed"),
        (re.sub(r"(?m)^entropy 2: .*\n", "", text), "wrong_seed"),
        (re.sub(r"(?m)^(secret|commitment|entropy 2): .*\n", "", text), "no_proof"),
    ):
        with pytest.raises(LaydownError) as refused:
            verify(forgery)
        assert refused.value.code == code
    # Another seed deals other cards, to which the moves do not fit.
    with pytest.raises(LaydownError):
        verify(forged(text, "seed", other))
    with pytest.raises(LaydownError) as refused:
        verify(text, commitment(bytes(64)))
    assert refused.value.code == "other_commitment"


@pytest.mark.parametrize("dealer", [0, 1])
def test_who_deals_first_follows_from_the_seed_too(dealer: int) -> None:
    seed = combined_seed(SECRET, (b"", b""))
    proof = Proof(commitment(SECRET), SECRET, (b"", b""))
    text = print_record(Record(load("pocket"), 2, seed, dealer, proof=proof))
    if dealer == Stream(seed, "dealer").below(2):
        assert verify(text).dealer == dealer
        return
    with pytest.raises(LaydownError) as refused:
        verify(text)
    assert refused.value.code == "wrong_dealer"


def test_what_was_taken_back_is_not_in_the_record() -> None:
    sitting = Sitting(ANN, BEA, settings=Settings(edition="board")).begin()
    taken = 0
    while taken < 3:
        seat = sitting.actor()
        sitting.step()
        assert sitting.table.play
        if sitting.table.play.may_take_back(seat):
            who = sitting.table.seating.seats[seat].who
            assert sitting.do(commands.TakeBack, who, n=sitting.table.n) is None
            sitting.step()
            taken += 1
        if sitting.table.break_until is not None:
            for who in ("ann", "bea"):
                sitting.do(commands.Ready, who)
    record = record_of(sitting.log)
    assert record
    assert sitting.table.play
    assert record.replay() == sitting.table.play.state


def test_the_command_says_yes_or_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    text = print_record(played())
    cut = "\n".join(re.sub(r"(?m)^result: .*\n", "", text).splitlines()[:-3])
    for content, code, told in (
        (text, 0, "Seat 2 added: c0ffee"),
        (cut, 0, "the game does not come to its end"),
        (forged(text, "secret", "00"), 2, "does not match the commitment"),
    ):
        file.write_text(content, encoding="utf-8")
        with pytest.raises(SystemExit) as left:
            cli.main(["verify", str(file), "--lang", "en"])
        out = capsys.readouterr()
        assert left.value.code == code
        assert told in out.out + out.err
        assert ("does not come to its end" in out.out) == (content == cut)


# --- the specification ---


def test_the_values_of_the_page_are_right() -> None:
    page = PAGE.read_text(encoding="utf-8")
    secret = bytes(range(64))
    assert f"`{commitment(secret)}`" in page
    assert f"`{combined_seed(secret, [bytes([0xAA]), b'']).hex()}`" in page


def facts(name: str) -> dict[str, object]:
    """Return what the page takes from an edition."""
    edition, raw = load(name), read_toml(edition_text(name))
    deck = raw["deck"]
    assert isinstance(deck, dict)
    told = {key: deck[key]["value"] for key in ("colours", "highest", "copies", "wilds", "skips")}
    return {
        **told,
        "hand": edition.hand,
        "starting_wild": edition.starting_wild,
        "starting_skip": edition.starting_skip,
        "open_cards": edition.open_cards,
    }


def check(record: Record) -> None:
    """Let the second verifier follow a game."""
    replay = msgspec.to_builtins(replay_of(record, None, shown=True))
    verifier = second.Verifier(record.seed, facts(record.edition.name), record.players)
    events = [event for frame in [replay["dealt"], *replay["frames"]] for event in frame["events"]]
    if record.dealer is None:
        assert events[0]["dealer"] - 1 == verifier.first_dealer()
    for event in events:
        verifier.follow(event)


def test_a_verifier_written_from_the_page_agrees_about_a_game_of_a_table() -> None:
    record = played()
    proof = record.proof
    assert proof
    assert second.commitment(proof.secret) == proof.commitment
    assert second.game_seed(proof.secret, list(proof.entropy)) == record.seed
    check(record)


@pytest.mark.parametrize("edition", NAMES)
def test_a_verifier_written_from_the_page_agrees_about_golden_games(edition: str) -> None:
    records = sorted((GOLDEN / edition).glob("*.txt")) or sorted((GOLDEN / edition).iterdir())
    checked = 0
    for file in records[:6]:
        record = parse_record(file.read_text(encoding="utf-8"))
        if not record.position:
            check(record)
            checked += 1
    assert checked


def test_the_second_verifier_notices_other_cards() -> None:
    record = played()
    replay = msgspec.to_builtins(replay_of(record, None, shown=True))
    verifier = second.Verifier(bytes(64), facts(record.edition.name), record.players)
    with pytest.raises(AssertionError):
        verifier.follow(replay["dealt"]["events"][0])
