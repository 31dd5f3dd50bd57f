"""The picture and the table of the rooms, made of what the code imports.

python -m tools.architecture        writes docs/architecture.svg, and the table of its page
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "laydown"
PICTURE: Final = ROOT / "docs" / "architecture.svg"
PAGE: Final = ROOT / "docs" / "architecture.md"
START: Final = "<!-- rooms: made by python -m tools.architecture -->\n"
END: Final = "<!-- rooms: end -->\n"

# Rooms without Python code: where they stand in the picture, and which doors they use.
EDITIONS: Final = "editions"
WEB: Final = "web"
WEB_USES: Final = ("locale", "server", "wire")  # catalogues, sockets, types made of the structs
WEB_JOB: Final = "The browser client: folds events into a view and draws it; computes no rules."


class Room(NamedTuple):
    """A room, its job in a sentence, and the rooms that it imports."""

    name: str
    job: str
    imports: tuple[str, ...]

    @property
    def path(self) -> str:
        """Where it stands, as pages write it."""
        if self.name == WEB:
            return "web/"
        return f"{self.name}/" if (PACKAGE / self.name).is_dir() else f"{self.name}.py"


def rows() -> list[list[str]]:
    """Return the rooms from top to bottom, as the contract of the import rules has them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["id"] == "rooms")
    found = [re.split(r" *[|:] *", layer) for layer in layers]
    top, *others, bottom = found
    return [top, [*others[0], WEB], *others[1:], [*bottom, EDITIONS]]


@cache
def room(name: str) -> Room:
    """Return what is known of a room."""
    if name == WEB:
        doors = [used for used in WEB_USES if (PACKAGE / used).exists()]
        return Room(name, WEB_JOB, tuple(doors))
    place = PACKAGE / name
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place.with_suffix(".py")]
    trees = {file: ast.parse(file.read_text("utf-8")) for file in files}
    first = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    job = re.split(r"(?<=\.)\s", ast.get_docstring(trees[first]) or "")[0].replace("\n", " ")
    used = {found for tree in trees.values() for found in _imported(tree)} - {name, "laydown"}
    if name == "engine":
        used.add(EDITIONS)  # it reads their files
    return Room(name, job, tuple(sorted(used)))


def _imported(tree: ast.Module) -> set[str]:
    """Return the rooms that a module imports."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("laydown"):
            module = f"{node.module}."
            names = [module] if module != "laydown." else [f"laydown.{a.name}" for a in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names if alias.name.startswith("laydown.")]
        else:
            continue
        found |= {name.split(".")[1] for name in names}
    return {
        name for name in found if (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()
    }


def doors() -> list[tuple[str, str]]:
    """Return the imports between rooms but for those that follow from others: a over b over c."""
    names = [name for row in rows() for name in row]
    below = {name: set(room(name).imports) for name in names}

    @cache
    def reached(name: str) -> frozenset[str]:
        return frozenset(below[name].union(*(reached(other) for other in below[name])))

    return [
        (name, other)
        for name in names
        for other in sorted(below[name])
        if not any(other in reached(between) for between in below[name])
    ]


# --- the picture ---

_WIDTH, _BOX, _HEIGHT, _GAP, _TOP = 1000, 220, 84, 54, 20
_STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #333 }
  .name { font: bold 15px ui-monospace, monospace; fill: #111 }
  rect { fill: #fff; stroke: #667; rx: 6 }
  .data rect { stroke-dasharray: 5 3 }
  path { fill: none; stroke: #99a }
  marker path { fill: #99a; stroke: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #ccc } .name { fill: #fff } rect { fill: #1c1e24; stroke: #99a }
  }
"""
_MARKER = (
    '<marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7"'
    ' orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker>'
)


def _places() -> dict[str, tuple[int, int]]:
    """Return the upper left corner of each room."""
    found = {}
    for line, row in enumerate(rows()):
        room_for_each = _WIDTH // len(row)
        for at, name in enumerate(row):
            left = at * room_for_each + (room_for_each - _BOX) // 2
            found[name] = left, _TOP + line * (_HEIGHT + _GAP)
    return found


def picture() -> str:
    """Return the picture: rooms in rows, and an arrow for each door."""
    places = _places()
    height = max(top for _, top in places.values()) + _HEIGHT + _TOP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        "<title>The rooms of Laydown and the doors between them</title>",
        f"<style>{_STYLE}</style>",
        _MARKER,
    ]
    parts += [_arrow(places[one], places[other]) for one, other in doors()]
    parts += [_box(room(name), *place) for name, place in places.items()]
    return "\n".join([*parts, "</svg>\n"])


def _arrow(one: tuple[int, int], other: tuple[int, int]) -> str:
    """Return the arrow from a room to one below it."""
    start, end = one[0] + _BOX // 2, other[0] + _BOX // 2
    top, bottom = one[1] + _HEIGHT, other[1] - 1
    bend = (bottom - top) // 2
    curve = f"M{start} {top} C{start} {top + bend} {end} {bottom - bend} {end} {bottom}"
    return f'<path d="{curve}" marker-end="url(#end)"/>'


def _box(told: Room, left: int, top: int) -> str:
    """Return a room with its name and job."""
    lines = textwrap.wrap(told.job.rstrip("."), 31)[:3]
    texts = [f'<text class="name" x="{left + 10}" y="{top + 22}">{told.path}</text>']
    texts += [
        f'<text x="{left + 10}" y="{top + 41 + 15 * at}">{escape(line)}</text>'
        for at, line in enumerate(lines)
    ]
    kind = ' class="data"' if told.name in (EDITIONS, WEB) else ""
    box = f'<rect x="{left}" y="{top}" width="{_BOX}" height="{_HEIGHT}"/>'
    return f'<g id="{told.name}"{kind}>{box}{"".join(texts)}</g>'


# --- the table ---


def table() -> str:
    """Return the table of the rooms, from bottom to top."""
    lines = ["| room | job | imports |", "| --- | --- | --- |"]
    for row in reversed(rows()):
        for name in row:
            told = room(name)
            used = ", ".join(f"`{other}`" for other in told.imports)
            lines.append(f"| `{told.path}` | {told.job.rstrip('.')} | {used} |")
    return "\n".join(lines) + "\n"


def page(text: str) -> str:
    """Return the page with the table made anew."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}{table()}{END}{after}"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
