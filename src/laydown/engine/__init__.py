"""The rules: pure, typed, without clock, input, output or global randomness."""

from importlib import import_module

from laydown.build import outdated

if _why := outdated():
    raise ImportError(_why)

# When a compiled class is created, the types that its fields name must exist, even those that its
# module imports for type checkers only. So the modules with these types are always loaded first.
for _name in ("patterns", "edition", "groups", "scoring"):
    import_module(f"laydown.engine.{_name}")
