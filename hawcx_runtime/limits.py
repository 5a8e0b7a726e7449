"""Every bound of the runtime, with its unit and reason. At the limit: accepted. One past it: refused."""

from __future__ import annotations

KIB = 1024
MIB = 1024 * KIB

# The wire between agent and Assembler.
FRAME_BYTES = 16 * MIB  # the length field of one frame; the field itself could ask for 4 GiB before a byte has come
READ_BYTES = 64 * KIB  # one read from the socket; memory grows with what has come, not with what was announced

# JSON that others wrote.
JSON_DEPTH = 64  # arrays and objects within each other; CPython's own bound differs by version (993 to 9,998)
JSON_INTEGER_DIGITS = 640  # what every setting of CPython's integer conversion limit allows
