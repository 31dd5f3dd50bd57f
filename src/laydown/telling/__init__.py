"""What an event, a move, a phase or a card is called: messages, and sentences made of them.

Each question gives a `Message`, the name of a message of the catalogues with its arguments;
`Words` says it in a language, and a `Drawing` says how the cards in it look.
"""

from laydown.telling.cards import named
from laydown.telling.drawing import BRACKETED, WRITTEN, Drawing
from laydown.telling.errors import clause_of, reason, refusal
from laydown.telling.message import Argument, Cards, Message, message
from laydown.telling.phases import numbered, phase
from laydown.telling.words import Words

__all__ = [
    "BRACKETED",
    "WRITTEN",
    "Argument",
    "Cards",
    "Drawing",
    "Message",
    "Words",
    "clause_of",
    "message",
    "named",
    "numbered",
    "phase",
    "reason",
    "refusal",
]
