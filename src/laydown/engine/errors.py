"""What can go wrong, as kinds with stable codes; the catalogues hold the sentences."""

from __future__ import annotations

Detail = str | int


class LaydownError(Exception):
    """An error with a code that the catalogues turn into a sentence for players."""

    def __init__(self, code: str, details: dict[str, Detail] | None = None) -> None:
        """Keep the code and what the sentence needs to be exact."""
        super().__init__(code)
        self.code = code
        self.details: dict[str, Detail] = details or {}

    def __reduce__(self) -> tuple[type[LaydownError], tuple[object, ...]]:
        """Pickle with all arguments."""
        return (type(self), (self.code, self.details))

    def __str__(self) -> str:
        """Print the code and the details, for programmers."""
        facts = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code


class IllegalMove(LaydownError):  # noqa: N818 - the name every caller will look for
    """A well-formed move that the rules do not allow now."""

    def __init__(self, code: str, clause: str, details: dict[str, Detail] | None = None) -> None:
        """Keep the clause that forbids the move beside the code."""
        super().__init__(code, details)
        self.clause = clause

    def __reduce__(self) -> tuple[type[LaydownError], tuple[object, ...]]:
        """Pickle with all arguments."""
        return (IllegalMove, (self.code, self.clause, self.details))

    def __str__(self) -> str:
        """Print code, details and clause."""
        return f"{super().__str__()} [{self.clause}]"


class ParseError(LaydownError):
    """A text that does not say what it should; points at the place."""

    def __init__(
        self, code: str, text: str, at: int, details: dict[str, Detail] | None = None
    ) -> None:
        """Keep the text and the index in it where reading failed."""
        super().__init__(code, details)
        self.text = text
        self.at = at

    def __reduce__(self) -> tuple[type[LaydownError], tuple[object, ...]]:
        """Pickle with all arguments."""
        return (ParseError, (self.code, self.text, self.at, self.details))

    @property
    def line(self) -> int:
        """The line of the place, counted from 1."""
        return self.text.count("\n", 0, self.at) + 1

    @property
    def column(self) -> int:
        """The column of the place, counted from 1."""
        return self.at - (self.text.rfind("\n", 0, self.at) + 1) + 1

    def pointer(self) -> str:
        """The line with a caret under the place."""
        line = self.text.split("\n")[self.line - 1]
        return f"{line}\n{' ' * (self.column - 1)}^"

    def __str__(self) -> str:
        """Print code, details and place."""
        return f"{super().__str__()} at line {self.line}, column {self.column}"


class SetupError(LaydownError):
    """A game that cannot be set up as asked: options, players, dealer, seed, position."""
