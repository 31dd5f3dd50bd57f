"""What HTTP offers, as an OpenAPI document made from the handlers and the wire's structs."""

from __future__ import annotations

from inspect import getdoc, signature
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from laydown import __version__
from laydown.server.guests import COOKIE
from laydown.wire.http import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Router

_JSON: Final = "application/json"
_NO_PARAMETER: Final = ("request", "data", "return")


def _bare(kind: Any) -> Any:  # noqa: ANN401 - any annotation
    """Return a type without what Litestar is told beside it."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    return get_args(kind)[0] if get_origin(kind) is Response else kind


class _Operation:
    """One handler as it is offered."""

    def __init__(self, path: str, method: str, handler: HTTPRouteHandler) -> None:
        self.path = path
        self.method = method.lower()
        self._handler = handler
        self._hints = get_type_hints(handler.fn, include_extras=True)
        self.body = _bare(self._hints["data"]) if "data" in self._hints else None
        # What is made elsewhere comes as bytes, and the handler says of what.
        self.answer = handler.opt.get("answer") or _bare(self._hints["return"])
        self.media = str(getattr(handler.media_type, "value", handler.media_type) or _JSON)

    def parameters(self) -> Iterator[dict[str, Any]]:
        """Return the parameters in the path and in the query."""
        for name, known in signature(self._handler.fn).parameters.items():
            if name in _NO_PARAMETER:
                continue
            hint = self._hints[name]
            told = [one.name for one in get_args(hint)[1:] if getattr(one, "name", None)]
            in_path = f"{{{name}}}" in self.path
            kind = msgspec.json.schema(_bare(hint))
            yield {
                "name": told[0] if told else name,
                "in": "path" if in_path else "query",
                "required": in_path,
                "schema": kind if in_path else {**kind, "default": known.default},
            }

    def told(self, schemas: dict[Any, Any]) -> dict[str, Any]:
        """Return it as OpenAPI has it."""
        answered = schemas[self.answer] if self.media == _JSON else {"type": "string"}
        told: dict[str, Any] = {
            "operationId": self._handler.fn.__name__,
            "summary": (getdoc(self._handler.fn) or "").partition("\n")[0],
            "parameters": list(self.parameters()),
            "responses": {
                str(self._handler.status_code): {
                    "description": "Done.",
                    "content": {self.media: {"schema": answered}},
                },
                "4XX": {
                    "description": "What cannot be done, and why.",
                    "content": {_JSON: {"schema": schemas[Problem]}},
                },
            },
        }
        if self.body is not None:
            content = {_JSON: {"schema": schemas[self.body]}}
            told["requestBody"] = {"required": True, "content": content}
        return told


def _operations(router: Router) -> Iterator[_Operation]:
    for route in router.routes:
        for handler in getattr(route, "route_handlers", ()):
            if not isinstance(handler, HTTPRouteHandler) or handler.opt.get("unlisted"):
                continue
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                yield _Operation(route.path_format, str(method), handler)


def document(router: Router) -> dict[str, Any]:
    """Return all that a router offers."""
    found = list(_operations(router))
    kinds = [Problem]
    for one in found:
        kinds += [one.body] if one.body is not None else []
        kinds += [one.answer] if one.media == _JSON else []
    kinds = list(dict.fromkeys(kinds))
    made, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(kinds, made, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in found:
        paths.setdefault(one.path, {})[one.method] = one.told(schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Laydown", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "security": [{"guest": []}, {}],
    }
