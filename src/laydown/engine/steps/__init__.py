"""The steps of a turn: one file each, what is legal beside what is done.

For every move of a step there is a `check_...` that raises `IllegalMove` or returns what the move
comes to, and a `do_...` that changes the state and cannot fail.
"""
