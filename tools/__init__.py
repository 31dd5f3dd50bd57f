"""Commands that make or measure what is shipped: strength, weights, fingerprints."""
