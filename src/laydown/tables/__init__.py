"""The authority at a table: commands and ticks of a clock in, events, answers and wishes out.

No framework, no clock of its own, no files, no network: time and chance are handed in. All that
happens is written to a log first, and a table is what its log says: `Table.restore` folds the same
entries that `handle` and `tick` wrote. Times are milliseconds since 1970; seats count from 0.
"""
