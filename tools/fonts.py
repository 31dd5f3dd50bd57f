"""Cut the two fonts of the browser client out of Instrument Sans, as small as can be.

Both are part of the first load. The text font keeps the letters of our languages and its weights;
the figures of the cards are condensed and bold, digits and card letters only, for cards must not
wait for a font. Run it after `npm ci` in web/, where the font comes from: `make fonts`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

WEB: Final = Path(__file__).resolve().parent.parent / "web"
SOURCES: Final = WEB / "node_modules/@fontsource-variable/instrument-sans/files"
MADE: Final = WEB / "src/styles/fonts"

# Numbers, the letters of colours, of Wild, Joker and Skip, a hidden card, and "+2" on the ring.
FIGURES: Final = "0123456789RYGBOPKTWJS?+"
# English, French, German, Italian, and the names of neighbours; dashes, quotation marks, arrows.
LETTERS: Final = (
    *map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x100))),
    *"\u0152\u0153\u0178\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e",
    *"\u2022\u2026\u202f\u2039\u203a\u20ac\u2212",
)


def main() -> None:
    """Write both files, and tell how large they are."""
    for name, font, letters, features in (
        ("instrument-sans.woff2", text(), LETTERS, ["kern", "tnum"]),
        ("card-figures.woff2", figures(), FIGURES, []),
    ):
        file = MADE / name
        options = Options(flavor="woff2", layout_features=features, hinting=False)
        options.name_IDs = [0, 13, 14]  # copyright and licence stay with the file
        subsetter = Subsetter(options)
        subsetter.populate(text="".join(letters))
        subsetter.subset(font)
        save_font(font, str(file), options)
        print(f"{file.relative_to(WEB)}: {file.stat().st_size} bytes")


def text() -> Any:  # noqa: ANN401 - untyped
    """The font of all text: with its weights, but with one kerning for all of them."""
    font = TTFont(SOURCES / "instrument-sans-latin-wght-normal.woff2")
    # How the kerning varies with the weight is a third of the file, and seen by nobody.
    for pairs in _pairs(font):
        for value in _values(pairs):
            value.__dict__.pop("XAdvDevice", None)
        pairs.ValueFormat1 &= 0x0F
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010002
    return font


def figures() -> Any:  # noqa: ANN401 - untyped
    """The font of the cards: condensed, bold, with the digits of tables, all of one width."""
    both = TTFont(SOURCES / "instrument-sans-latin-standard-normal.woff2")
    font = instantiateVariableFont(both, {"wdth": 75, "wght": 700})
    digits = {font.getBestCmap()[ord(digit)] for digit in "0123456789"}
    for table in font["cmap"].tables:
        table.cmap |= {code: f"{name}.tf" for code, name in table.cmap.items() if name in digits}
    return font


def _pairs(font: Any) -> Iterator[Any]:  # noqa: ANN401 - untyped
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            if type(pairs).__name__ == "PairPos":
                yield pairs


def _values(pairs: Any) -> Iterable[Any]:  # noqa: ANN401 - untyped
    if pairs.Format == 1:
        return [record.Value1 for each in pairs.PairSet for record in each.PairValueRecord]
    return [record.Value1 for each in pairs.Class1Record for record in each.Class2Record]


if __name__ == "__main__":
    main()
