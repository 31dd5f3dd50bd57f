"""The rules: pure, typed, without clock, input, output or global randomness."""
