"""All files that are made of the structs, by their place in the project."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from laydown.answers import exported as exported_questions
from laydown.score.facts import exported
from laydown.wire import asking, game, http, messages, options, players, replay, sheets
from tools.wire.fixtures import fixtures
from tools.wire.http import page as http_page
from tools.wire.page import page
from tools.wire.players import page as players_page
from tools.wire.searches import searches
from tools.wire.structs import parts
from tools.wire.typescript import types

_BODIES: Final = (
    http.Home,
    http.Me,
    http.Rename,
    http.NewTable,
    http.TableMade,
    http.LengthQuestion,
    http.JoinByCode,
    http.HandOver,
    http.Problem,
    replay.Replay,
    replay.Review,
    options.Legal,
    game.Whole,
    players.PlayerMessage,
    sheets.SheetFile,
    sheets.Sheet,
    sheets.NewSheet,
    sheets.SharedSheet,
    sheets.SheetOperations,
    sheets.EditionText,
    sheets.OwnEdition,
    asking.Question,
    asking.Ruling,
)


def files() -> dict[str, str]:
    """Return name and text of each file."""
    found = parts()
    return {
        "web/src/wire/types.ts": types(found, messages.PROTOCOL),
        "docs/wire/schema.json": _schema(),
        "docs/wire.md": page(found),
        "docs/http.md": http_page(),
        "docs/players.md": players_page(found),
        "web/src/sheet/editions.json": _editions(),
        "web/src/ask/questions.json": _questions(),
        "web/src/ask/searches.json": searches(),
        **fixtures(),
    }


def _editions() -> str:
    """Return what the browser folds score sheets by, without the network."""
    return msgspec.json.format(msgspec.json.encode(exported()), indent=1).decode() + "\n"


def _questions() -> str:
    """Return the questions that the browser finds and answers, without the network."""
    return json.dumps(exported_questions(), indent=1, ensure_ascii=False) + "\n"


def _schema() -> str:
    """Return the JSON schema of frames, of the bodies of HTTP, and of what programs are told."""
    roots = (messages.ClientFrame, messages.ServerFrame, *_BODIES)
    (client, server, *_), components = msgspec.json.schema_components(
        roots, ref_template="#/$defs/{name}"
    )
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Laydown wire protocol",
        "version": messages.PROTOCOL,
        "$defs": {**components, "ClientFrame": client, "ServerFrame": server},
        "anyOf": [{"$ref": "#/$defs/ClientFrame"}, {"$ref": "#/$defs/ServerFrame"}],
    }
    return json.dumps(schema, indent=1, sort_keys=False) + "\n"
