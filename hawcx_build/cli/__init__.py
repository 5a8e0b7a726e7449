"""The door for people: one file a command."""
