"""What all HTTP handlers share: the tables, and who is asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Cookie

from laydown.engine.errors import SetupError
from laydown.locale import accepted_language
from laydown.server.guard import LOOPBACK, hostname
from laydown.server.guests import COOKIE, Guest, Guests

if TYPE_CHECKING:
    from asyncio import Task

    from litestar import Request, WebSocket

    from laydown.server.hall import Hall
    from laydown.server.limits import Limits
    from laydown.server.sheets import Sheets

_YEAR: Final = 365 * 24 * 3600


class Desk:
    """What all handlers share."""

    def __init__(  # noqa: PLR0913, PLR0917 - as many as there are to share
        self,
        hall: Hall,
        sheets: Sheets,
        guests: Guests,
        limits: Limits,
        base_path: str,
        public_url: str,
    ) -> None:
        self.hall = hall
        self.sheets = sheets
        self.guests = guests
        self.reviews: dict[tuple[str, str], Task[bytes]] = {}  # by table and language
        self.limits = limits
        self._path = base_path or "/"
        self._public_url = public_url
        self._secure = public_url.startswith("https://")

    def guest(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Guest | None:
        """Return who is asking, if they have been here before."""
        return self.guests.read(connection.cookies.get(COOKIE))

    def known_guest(self, request: Request[Any, Any, Any]) -> Guest:
        """Return who is asking, or raise if they are unknown."""
        guest = self.guest(request)
        if guest is None:
            raise SetupError("no_guest")
        return guest

    def count(self, name: str, request: Request[Any, Any, Any]) -> None:
        """Count a request of a kind; raise if there were too many."""
        guest = self.guest(request)
        address = request.client.host if request.client else ""
        self.limits.check(name, guest.id if guest else "", address)

    def cookie(self, guest: Guest) -> Cookie:
        """Return the cookie that remembers a guest.

        It is sent along with a link on another site too: whoever came by such a link without it
        would be given a new one, and lose their seats.
        """
        return Cookie(
            key=COOKIE,
            value=self.guests.cookie(guest),
            max_age=_YEAR,
            path=self._path,
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def site(self, request: Request[Any, Any, Any]) -> str:
        """Return the link to the first page: the one used to reach us, if others can use it."""
        if self._public_url:
            return f"{self._public_url.rstrip('/')}/"
        if self.hall.site and hostname(request.headers["host"]) in LOOPBACK:
            return self.hall.site
        path = self._path if self._path.endswith("/") else f"{self._path}/"
        return f"{request.url.scheme}://{request.headers['host']}{path}"


def desk_of(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Desk:
    """Return the desk of the application."""
    desk: Desk = connection.app.state.desk
    return desk


def language_of(request: Request[Any, Any, Any]) -> str:
    """Return the first language that the browser asks for and we speak."""
    return accepted_language(request.headers.get("accept-language", ""))
