# Editions of one's own in the browser client: read from a file, kept on the device.

own-heading = Editions of your own
own-help = An edition of your own is a file that says what differs from one of ours: other cards, phases or points. It is read here once; then tables, the score sheet and the referee offer it too, and its phases can be printed.
own-add = Read an edition from a file
own-no-text = This file is no edition: an edition is a short text file.
own-facts = Cards: { $cards }. In hand: { $hand }. Players: { $least } to { $most }.
own-kind = your own
own-table = Make a table with it
own-sheet = New score sheet with it
own-referee = Ask the referee about it
own-forget = Take it off this list
