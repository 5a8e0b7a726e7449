"""Every bound of the gateway, with its unit and its reason. At the limit accepted, one past it refused."""

from __future__ import annotations

# The catalogue: an operator's file, so these catch accidents rather than attacks.
MAX_TOOLS = 4_096  # tools in one catalogue; a model is lost long before
MAX_AGENTS = 4_096
MAX_PROBLEMS = 100  # problems reported at once; more is a wrong file, not a wrong entry
MAX_NAME = 128  # characters of a tool's name: MCP 2025-11-25, tool names

# A tool's input schema, and arguments held against it.
MAX_SCHEMA_DEPTH = 32  # levels of subschemas
MAX_SCHEMA_NODES = 4_096  # subschemas in one schema
MAX_STEPS = 100_000  # subschema applications in one validation: `anyOf` over `$ref` grows exponentially without it
MAX_PATTERN_STATES = 1_000  # states of one pattern after `{n,m}` is written out
MAX_PATTERN_SUBJECT = 8_192  # characters of a string that a pattern is matched against

# Arguments, as the caller sends them.
MAX_ARGUMENT_BYTES = 1 << 20  # canonical JSON; a tool call is not a file transfer
MAX_SHOWN_ARGUMENTS = 2_000  # characters of the arguments in a confirmation; a person reads no more

# Time.
PIN_SECONDS = 60.0  # how long an upstream's definitions are believed before they are read again
ROLLBACK_SECONDS = 300.0  # one rollback, retries included; what is left is reported and can be resumed
RETRY_SECONDS = 0.2  # wait before the second try of an undo; doubled for each further one
MAX_RETRY_SECONDS = 5.0

# Sessions.
MAX_SESSIONS = 10_000  # open at once; one more is refused
MAX_UNDO_ENTRIES = 1_000  # writes in one session that can still be rolled back; one more write is refused
MAX_ROUNDS = 8  # answers of an upstream that ask for further input, for one call
