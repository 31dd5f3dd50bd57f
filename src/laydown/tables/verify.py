"""Whether a game was dealt as it was promised: the whole of it, from its record alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.chance import Stream
from laydown.engine.errors import SetupError
from laydown.engine.notation.record import parse_record
from laydown.tables.fairness import combined_seed, commitment

if TYPE_CHECKING:
    from laydown.engine.notation.record import Record


def verify(text: str, promised: str = "") -> Record:
    """Re-deal and replay a game; return its record, or raise what is wrong with it.

    `promised` is the commitment that a player saw before the deal.
    """
    record = parse_record(text)  # deals every round and makes every move again
    proof = record.proof
    if proof is None:
        raise SetupError("no_proof")
    if promised and promised.strip().lower() != proof.commitment:
        raise SetupError("other_commitment", {"found": proof.commitment, "expected": promised})
    if commitment(proof.secret) != proof.commitment:
        raise SetupError("wrong_secret", {"expected": proof.commitment})
    if combined_seed(proof.secret, proof.entropy) != record.seed:
        raise SetupError("wrong_seed")
    # Whoever chooses the first dealer chooses who gets which hand: a record may name one, of a game
    # at a table of one's own, but not of one that was dealt as promised.
    if record.dealer not in {None, Stream(record.seed, "dealer").below(record.players)}:
        raise SetupError("wrong_dealer")
    return record
