"""Every bound of the runtime, with its unit and reason. At the limit: accepted. One past it: refused."""

from __future__ import annotations

KIB = 1024
MIB = 1024 * KIB

# The wire between agent and Assembler.
FRAME_BYTES = 16 * MIB  # the length field of one frame; the field itself could ask for 4 GiB before a byte has come
READ_BYTES = 64 * KIB  # one read from the socket; memory grows with what has come, not with what was announced
LONGEST_TIMEOUT_SECONDS = 86_400  # one day; more is a unit taken for another
CONNECT_SECONDS = 30.0  # connect and handshake together
TOOL_CALL_SECONDS = 180.0  # one reply; a step-up approval by a person may hold it for 120 s
SETTLED_CALLS = 4096  # request ids that are remembered, so that a duplicate reply reaches no later call
PRINCIPALS_WITHOUT_WARNING = 100  # an agent that acts for more users is a target; one agent a user is not

# JSON that others wrote.
JSON_DEPTH = 64  # arrays and objects within each other; CPython's own bound differs by version (993 to 9,998)
JSON_INTEGER_DIGITS = 640  # what every setting of CPython's integer conversion limit allows

# The way out, through the broker.
EGRESS_CONNECT_SECONDS = 10.0  # reaching the broker and through it the host; the TLS handshake has as much again
EGRESS_SEND_SECONDS = 60.0  # one whole request
EGRESS_RECEIVE_SECONDS = 120.0  # one whole response; a model's answer may take a minute before its first byte
RESPONSE_HEAD_BYTES = 64 * KIB  # status line and fields, interim responses included; as http.client's longest line
RESPONSE_FIELDS = 100  # of one head, as http.client
RESPONSE_BODY_BYTES = 64 * MIB  # Content-Length could ask for anything (CVE-2025-13836); a caller may say otherwise
INTERIM_RESPONSES = 20  # 1xx before the final one; a server could send them for ever
CHUNK_LINE_BYTES = 4 * KIB  # a chunk's size with its extensions, which mean nothing here

# The policy service.
HUX_SECONDS = 5.0  # one request to the service, from connecting to the last byte; a tool call waits for it
HUX_RESPONSE_BYTES = 1 * MIB  # a decision is some hundred bytes, a conversation's head some thousand
HUX_MESSAGE_CHARACTERS = 200  # of an error's message, which may end in a log
HUX_ID_CHARACTERS = 256  # of a run's or a conversation's id
HUX_WORD_CHARACTERS = 128  # of a code, a reason, a tool's name
HUX_EVENT_FIELDS = 16  # of one event
HUX_LARGEST_SPEND = 2**53 - 1  # what a JSON number surely holds
