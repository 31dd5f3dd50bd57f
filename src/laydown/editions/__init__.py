"""The editions: one file of facts each, every fact with the clause it comes from."""
