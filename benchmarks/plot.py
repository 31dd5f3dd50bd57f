"""Draw how the cost of a game grows; runs alone, under the Python that has matplotlib.

python plot.py RESULTS SVG
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
# The same figures give the same file.
mpl.rcParams.update({"svg.hashsalt": "laydown", "svg.fonttype": "none", "font.size": 9})

from matplotlib import pyplot as plt  # noqa: E402 - the settings come first
from matplotlib.axes import Axes  # noqa: E402

MARKERS = ("o", "s", "^", "D", "v")  # so that the lines are told apart without colours too


def draw_players(axes: Axes, rows: list[dict[str, Any]]) -> None:
    """Draw games per second against players, a line for each edition and one for C."""
    lines: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if not row["more"].get("variant"):
            lines.setdefault(row["what"].partition(",")[0], []).append(row)
    for (edition, found), marker in zip(lines.items(), MARKERS, strict=True):
        players = [row["more"]["players"] for row in found]
        axes.plot(players, [row["ours"] for row in found], marker=marker, label=edition)
    c = [row for row in lines["mattel"] if "C games/s" in row["more"]]
    if c:
        players = [row["more"]["players"] for row in c]
        rates = [row["more"]["C games/s"] for row in c]
        axes.plot(players, rates, "k--", label="C, mattel")
    axes.set(xlabel="players", ylabel="games per second", yscale="log", title="Players")
    axes.set_xticks(players)
    axes.grid(visible=True, which="both", alpha=0.3)
    axes.legend(ncols=3, fontsize="small", loc="upper center", bbox_to_anchor=(0.5, -0.14))


def draw_variants(axes: Axes, rows: list[dict[str, Any]]) -> None:
    """Draw the variants beside the edition as printed."""
    found = [row for row in rows if row["more"].get("variant")]
    names = [row["what"].split(", ")[1] for row in found]
    bars = axes.barh(names, [row["ratio"] for row in found], color="tab:blue")
    axes.bar_label(bars, fmt="%.2f", padding=2)
    axes.axvline(1, color="black", linestyle="--", linewidth=1)
    axes.invert_yaxis()
    axes.margins(x=0.15)
    axes.set(xlabel="games per second, mattel as printed = 1", title="Variants, four players")


def main() -> None:
    """Read the results, write the picture."""
    results, picture = map(Path, sys.argv[1:])
    rows = json.loads(results.read_text("utf-8"))["rows"]
    rows = [row for row in rows if row["part"] == "growth"]
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    draw_players(left, rows)
    draw_variants(right, rows)
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    main()
