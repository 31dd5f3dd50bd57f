"""`python -m laydown` is the command `laydown`."""

from laydown.cli import main

main()
