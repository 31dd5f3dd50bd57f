"""Every message as a typed struct: the one JSON form for server, browser, referee and players.

Seats, phases and groups count from 1, the spaces of a ring from 0, the start. Cards and moves are
texts (`R7`, `hit W on 2.1 high`). In a list of cards a number stands for that many hidden ones.
"""
