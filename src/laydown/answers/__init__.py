"""The questions that players ask most: found by a few words, answered for each edition."""

from laydown.answers.export import exported
from laydown.answers.find import Found, find
from laydown.answers.questions import THEMES, Case, Question, question, questions

__all__ = [
    "THEMES",
    "Case",
    "Found",
    "Question",
    "exported",
    "find",
    "question",
    "questions",
]
