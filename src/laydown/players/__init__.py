"""Who takes a seat besides people: a bot by its name, or an outside program by its command."""
