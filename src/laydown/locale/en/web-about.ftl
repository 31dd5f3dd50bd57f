# What Laydown is: a page of the browser client.

about-heading = About Laydown
about-what = Five ten-phase rummy games, four with cards and one on a board: against bots, with friends anywhere, or with your own cards on the table.
about-free-heading = Free for everyone
about-free = Laydown is free software under the Apache License 2.0: use it, look inside, change it, pass it on. No ads, nothing to buy.
about-independent = It is an independent project, neither made nor endorsed by the makers of these games.
about-type = Typeface: Instrument Sans, under the SIL Open Font License.
about-fair-heading = Fair deals
about-fair = The server fixes its secret before the cards are dealt, and everyone who waits for the start adds to it: so nobody could choose the cards. When the game is over, “{ fair-deal }” has your own device deal it all again.
about-fair-bots = Bots see what a player in their seat would see, and nothing else.
about-kept-heading = What is kept
about-kept-server = On the server: your name, your tables and games, and score sheets that you share. No account: a cookie tells it who you are, and only this server gets it.
about-kept-device = On this device: your settings, your score sheets and editions of your own.
about-kept-nowhere = Nowhere else: this page asks no other server for anything, and follows nobody.
about-build = This page is build { $build }.
