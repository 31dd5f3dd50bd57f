"""A second verifier, written from docs/fairness.md alone: it knows no rules.

It follows the open events of a game and checks all that chance had a part in.
"""

from __future__ import annotations

import hashlib
from typing import Any

Event = dict[str, Any]


def sized(part: bytes) -> bytes:
    return len(part).to_bytes(8, "big") + part


def commitment(secret: bytes) -> str:
    return hashlib.sha256(b"laydown commitment 1" + secret).hexdigest()


def game_seed(secret: bytes, entropy: list[bytes]) -> bytes:
    parts = b"".join(map(sized, [secret, *entropy]))
    return hashlib.shake_256(b"laydown seed 1" + parts).digest(64)


class Numbers:
    """The numbers of one stream."""

    def __init__(self, seed: bytes, purpose: str, number: int, index: int) -> None:
        text = b"laydown chance 1" + sized(seed) + sized(purpose.encode())
        text += number.to_bytes(8, "big") + index.to_bytes(8, "big")
        self._bytes = hashlib.shake_256(text).digest(1 << 14)
        self._at = 0

    def below(self, n: int) -> int:
        while True:
            word = int.from_bytes(self._bytes[self._at : self._at + 4], "big")
            self._at += 4
            if word < (1 << 32) // n * n:
                return word % n

    def shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def face(card: str) -> str:
    return card.strip("()")


class Verifier:
    """Keeps the two piles, and compares."""

    def __init__(self, seed: bytes, edition: dict[str, Any], players: int) -> None:
        self.seed = seed
        self.edition = edition
        self.players = players
        self.draw: list[str] = []
        self.discard: list[str] = []
        self.kept: dict[int, list[str]] = {}
        self.rounds = self.shuffles = self.rolls = 0

    def pack(self) -> list[str]:
        edition = self.edition
        numbers = [
            f"{colour}{number}"
            for colour in edition["colours"]
            for number in range(1, edition["highest"] + 1)
        ]
        pack: list[str] = (
            numbers * edition["copies"] + ["W"] * edition["wilds"] + ["S"] * edition["skips"]
        )
        for cards in self.kept.values():
            for card in cards:
                pack.remove(face(card))
        return pack

    def first_dealer(self) -> int:
        return Numbers(self.seed, "dealer", 0, 0).below(self.players)

    def dealt(self, event: Event) -> None:
        pack = self.pack()
        Numbers(self.seed, "deal", self.rounds, 0).shuffle(pack)
        self.rounds += 1
        self.shuffles = self.rolls = 0
        hands = [list(self.kept.get(seat, [])) for seat in range(self.players)]
        playing = [seat for seat in range(self.players) if event["hands"][seat]]
        seat = event["dealer"] - 1
        while any(len(hands[seat]) < self.edition["hand"] for seat in playing):
            seat = (seat + 1) % self.players
            if seat in playing and len(hands[seat]) < self.edition["hand"]:
                hands[seat].append(pack.pop())
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in event["hands"]]
        under: list[str] = []
        card = pack.pop()
        unwanted = {"W": self.edition["starting_wild"], "S": self.edition["starting_skip"]}
        while len(under) < len(pack) and unwanted.get(card) == "under":
            pack.insert(0, card)
            under.append(card)
            card = pack.pop()
        assert (card, under) == (event["start"], event.get("under", []))
        covered = [pack.pop() for _ in range(self.edition["open_cards"] - 1)]
        self.draw, self.discard, self.kept = pack, [*covered, card], {}

    def follow(self, event: Event) -> None:
        match event["e"]:
            case "dealt":
                self.dealt(event)
            case "drew" | "joker_drawn":
                assert self.draw.pop() == face(event["card"])
            case "reshuffled":
                top = self.discard.pop()
                Numbers(self.seed, "reshuffle", self.rounds, self.shuffles).shuffle(self.discard)
                self.shuffles += 1
                self.draw, self.discard = self.discard, [top]
                assert len(self.draw) == event["cards"]
            case "took":
                assert self.discard.pop() == event["card"]
            case "found":
                at = len(self.discard) - 1 - self.discard[::-1].index(event["card"])
                del self.discard[at]
            case "discarded":
                self.discard.append(face(event["card"]))
            case "swapped":
                self.discard += [face(card) for card in event["cards"]]
            case "turn_lost" if not event.get("start"):
                self.discard.insert(0 if event.get("under") else len(self.discard), "S")
            case "rolled":
                dice = Numbers(self.seed, "roll", self.rounds, self.rolls)
                self.rolls += 1
                assert event["dice"] == [dice.below(6) + 1, dice.below(6) + 1]
            case "kept":
                self.kept[event["seat"] - 1] = event["cards"]
