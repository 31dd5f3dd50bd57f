"""Scripts that play other engines; each runs alone, under the Python that has its engine."""
