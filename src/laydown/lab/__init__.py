"""The lab: bots measured against each other in an arena."""
