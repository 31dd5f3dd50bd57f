"""The terminal client: a game against bots, replays and the rules, line by line."""
