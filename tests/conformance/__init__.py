"""The MCP conformance suite against the gateway."""
