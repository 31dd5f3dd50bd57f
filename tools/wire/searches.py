"""Examples of searches for questions, which Python and the browser both pass."""

from __future__ import annotations

import json
from typing import Final

from laydown.answers import find

# What is typed, in which language, and the question that is meant.
_ASKED: Final = (
    ("en", "can i swap a joker", "wild-exchange"),
    ("en", "wild exchnage", "wild-exchange"),
    ("en", "does 12 go round to 1", "twelve-one"),
    ("en", "must I discard my last card to go out", "last-discard"),
    ("en", "empty deck", "draw-empty"),
    ("en", "wild points", "wild-points"),
    ("en", "first card skip", "first-card"),
    ("en", "two players skip", "skip-two-players"),
    ("en", "phase 10 two players same round", "two-finish"),
    ("en", "who goes first", "begins"),
    ("en", "knocking", "knock"),
    ("en", "zweimal aussetzen", "skip-twice"),
    ("de", "can i be skiped twice", "skip-twice"),
    ("de", "joker tauschen", "wild-exchange"),
    ("de", "muss letzte karte abgelegt werden", "last-discard"),
    ("de", "Nachziehstappel leer", "draw-empty"),
    ("de", "zwölf eins", "twelve-one"),
    ("de", "zwolf eins", "twelve-one"),
    ("fr", "echanger joker", "wild-exchange"),
    ("fr", "pioche vide", "draw-empty"),
    ("fr", "derniere carte defaussée", "last-discard"),
    ("it", "scambiare jolly", "wild-exchange"),
    ("it", "mazzo finito", "draw-empty"),
    ("it", "parita punti", "tie"),
    ("en", "can i go out without discarding", "last-discard"),
    ("en", "skip the same person two times", "skip-twice"),
    ("en", "can I lay down more than one phase per round", "two-phases"),
    ("en", "who starts", "begins"),
    ("en", "skip as last card", "skip-last"),
    ("en", "what if nobody goes out", "endless"),
    ("en", "must i lay my phase right away", "must-lay"),
    ("en", "how many points is a wild wroth", "wild-points"),
    ("en", "pick up a skip from discard pile", "take-skip"),
    ("en", "two people finish phase 10 at the same time", "two-finish"),
    ("de", "muss ich die phase sofort auslegen", "must-lay"),
    ("de", "wie viele jokker in einer phase", "wild-many"),
    ("de", "bei anderen anlegen", "hit-others"),
    ("fr", "suite 11 12 1", "twelve-one"),
    ("fr", "pioche épuisee", "draw-empty"),
    ("fr", "deux phases par manche", "two-phases"),
    ("fr", "dois-je poser ma phase tout de suite", "must-lay"),
    ("it", "devo scartare lultima carta", "last-discard"),
    ("it", "mazzo vuotto", "draw-empty"),
    ("it", "chi distribuise la prossima", "next-round"),
    ("it", "devo calare subito la fase", "must-lay"),
    ("en", "xyzzy", ""),
    ("en", "may I", ""),
    ("en", "", ""),
)


def searches() -> str:
    """Return the examples with all that is found, in its order."""
    told = [
        {
            "language": language,
            "query": query,
            "meant": meant,
            "found": [found.name for found in find(query, language)],
        }
        for language, query, meant in _ASKED
    ]
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"
