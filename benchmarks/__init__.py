"""How fast Laydown is, measured beside other engines in the same run."""
