"""The steps of a turn: one file each, what is legal beside what is done.

Every step has three functions: `..._moves` lists its small moves; `check_...` raises `IllegalMove`
or returns what a move comes to; `apply_...` checks and then changes the state, and from there on
cannot fail.
"""
