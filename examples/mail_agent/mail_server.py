"""A small MCP server with a mailbox, for the example agent.

    python mail_server.py PORT [--stateless]

Needs the `mcp` package. Without sessions (--stateless) it also answers single requests of MCP before 2026-07-28.
Reading is allowed; deleting is refused, as a resource server does it whose policy says no.
"""

import sys

from mcp.server.mcpserver import MCPServer
from mcp.shared.exceptions import MCPError

MAILS = ["Lunch on Friday?", "Your invoice", "Minutes of the meeting", "Re: Lunch on Friday?"]
NOT_GRANTED = -32003

server = MCPServer("mail")


@server.tool()
def read_mail(folder: str, limit: int) -> list[str]:
    """Return the newest subjects of a folder."""
    return MAILS[:limit] if folder == "inbox" else []


@server.tool()
def delete_mail(message_id: str) -> str:
    """Refuse to delete a mail."""
    raise MCPError(NOT_GRANTED, f"deleting {message_id} is not granted")


if __name__ == "__main__":
    stateless = "--stateless" in sys.argv
    server.run("streamable-http", host="127.0.0.1", port=int(sys.argv[1]), stateless_http=stateless)
