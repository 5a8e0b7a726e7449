"""What an upload imports, from where, and whether it can start: read from source text, never run."""
