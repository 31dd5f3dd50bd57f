"""What an event, a move, a phase or a card is called: messages, and sentences made of them.

Each question gives a `Message`, the name of a message of the catalogues with its arguments;
`Words` says it in a language, and a `Drawing` says how the cards in it look.
"""

from laydown.telling.cards import card_name, colour_name, named
from laydown.telling.drawing import BRACKETED, WRITTEN, Drawing
from laydown.telling.editions import edition_name, option_help, option_name
from laydown.telling.errors import clause_of, reason, refusal
from laydown.telling.events import Story
from laydown.telling.messages import Argument, Cards, Groups, Message, Several, message
from laydown.telling.moves import Labels
from laydown.telling.phases import numbered, phase
from laydown.telling.places import Places
from laydown.telling.seats import players
from laydown.telling.spaces import action, action_help, short_action
from laydown.telling.turns import summary
from laydown.telling.words import Words

__all__ = [
    "BRACKETED",
    "WRITTEN",
    "Argument",
    "Cards",
    "Drawing",
    "Groups",
    "Labels",
    "Message",
    "Places",
    "Several",
    "Story",
    "Words",
    "action",
    "action_help",
    "card_name",
    "clause_of",
    "colour_name",
    "edition_name",
    "message",
    "named",
    "numbered",
    "option_help",
    "option_name",
    "phase",
    "players",
    "reason",
    "refusal",
    "short_action",
    "summary",
]
