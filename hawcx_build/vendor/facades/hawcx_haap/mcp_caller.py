"""The names of hawcx_haap.mcp_caller, over the runtime in this bundle."""

from __future__ import annotations

from hawcx_runtime.mcp_caller import Caller, Decision, McpTool, close_agent, get_agent

__all__ = ["Caller", "Decision", "McpTool", "close_agent", "get_agent"]
