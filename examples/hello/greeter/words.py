"""How to greet."""


def greeting(name: str) -> str:
    """Return a greeting for someone."""
    return f"Hello, {name}!"
