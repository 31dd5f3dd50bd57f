"""What is made of the structs of `laydown.wire`: TypeScript types, JSON schema, the protocol page.

python -m tools.wire
"""
