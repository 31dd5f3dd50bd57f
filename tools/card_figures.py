"""Cut the figures of the cards out of Instrument Sans: condensed, bold, digits and letters only.

They are on the screen before anything else and must not wait for a font, so that their file is as
small as can be and part of the first load. Run it after `npm ci` in web/, where the font comes
from: `make figures`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB: Final = Path(__file__).resolve().parent.parent / "web"
FONT: Final = WEB / "node_modules/@fontsource-variable/instrument-sans"
SOURCE: Final = FONT / "files/instrument-sans-latin-standard-normal.woff2"
MADE: Final = WEB / "src/styles/fonts/card-figures.woff2"
# Numbers, the letters of colours, of Wild, Joker and Skip, a hidden card, and "+2" on the ring.
FIGURES: Final = "0123456789RYGBOPKTWJS?+"


def main() -> None:
    """Write the file, and tell how large it is."""
    font = instantiateVariableFont(TTFont(SOURCE), {"wdth": 75, "wght": 700})
    # The digits of tables, all of one width: a 1 with a foot stands as broad as a 7.
    tabular = {
        f"{glyph}.tf" for glyph in map(font.getBestCmap().get, range(ord("0"), ord("9") + 1))
    }
    for table in font["cmap"].tables:
        table.cmap |= {
            code: f"{glyph}.tf" for code, glyph in table.cmap.items() if f"{glyph}.tf" in tabular
        }
    options = Options(flavor="woff2", layout_features=[], hinting=False, desubroutinize=True)
    options.name_IDs = [0, 13, 14]  # copyright and licence stay with the file
    subsetter = Subsetter(options)
    subsetter.populate(text=FIGURES)
    subsetter.subset(font)
    save_font(font, str(MADE), options)
    print(f"{MADE.relative_to(WEB)}: {MADE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
