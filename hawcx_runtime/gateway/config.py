"""The gateway's configuration document: every problem at once, secrets only by the name of what holds them.

Source: `docs/gateway.md` lists every field.
"""

from __future__ import annotations

import os

from hawcx_runtime.gateway.audit import SYNC_POLICIES
from hawcx_runtime.gateway.errors import CatalogueError
from hawcx_runtime.gateway.http_upstream import ERAS
from hawcx_runtime.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

_TOP = frozenset({"server", "catalogue", "audit", "audit_sync", "agents", "upstreams", "admin_token"})
_SERVER = frozenset({"host", "port", "elicitation_timeout", "origins", "on_stop"})
_UPSTREAM = frozenset({"url", "tools", "headers", "timeout", "era"})
ON_STOP = ("keep", "rollback")


class UpstreamSettings(Value):
    """One upstream.

    Attributes:
        url: its endpoint.
        tools: the tools that it serves; `*` for every tool that no other one names.
        headers: sent with every request.
        timeout: seconds for one answer.
        era: `auto`, `legacy` or `modern`.
    """

    url: str
    tools: tuple[str, ...]
    headers: Mapping[str, str]
    timeout: float
    era: str


class GatewaySettings(Value):
    """The whole configuration.

    Attributes:
        host: address to listen on.
        port: from 1 to 65535.
        elicitation_timeout: seconds that a person may take.
        origins: browser origins besides local ones.
        on_stop: what a stop does with what can still be undone: `keep` it for the next start, or `rollback`.
        catalogue: the document, or the path of its file.
        audit: path of the audit, or None.
        audit_sync: `writes`, `always` or `never`.
        agents: bearer token → agent's name.
        admin_token: opens the admin routes, or None.
        upstreams: at least one.
    """

    host: str
    port: int
    elicitation_timeout: float
    origins: tuple[str, ...]
    on_stop: str
    catalogue: Mapping[str, object] | str
    audit: str | None
    audit_sync: str
    agents: Mapping[str, str]
    admin_token: str | None
    upstreams: tuple[UpstreamSettings, ...]


def read_settings(document: object, environment: Mapping[str, str]) -> GatewaySettings:
    """Return the settings that a document describes.

    Args:
        document: parsed TOML, JSON or YAML.
        environment: where `{"env": NAME}` looks a secret up.

    Raises:
        CatalogueError: with every problem found.
    """
    return _Reader(environment).read(document)


class _Reader:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = environment
        self.problems: list[str] = []

    def read(self, document: object) -> GatewaySettings:
        top = self._object(document, "configuration", _TOP)
        server = self._object(top.get("server", {}), "server", _SERVER)
        settings = GatewaySettings(
            host=self._typed(server, "host", str, "127.0.0.1", "server"),
            port=self._port(server),
            elicitation_timeout=self._seconds(server, "elicitation_timeout", 600.0, "server"),
            origins=self._texts(server.get("origins", []), "server.origins"),
            on_stop=self._choice(server, "on_stop", ON_STOP, "server"),
            catalogue=self._catalogue(top.get("catalogue")),
            audit=self._typed(top, "audit", str, "", "configuration") or None,
            audit_sync=self._choice(top, "audit_sync", SYNC_POLICIES, "configuration"),
            agents=self._agents(top.get("agents")),
            admin_token=self._secret(top["admin_token"], "admin_token") if "admin_token" in top else None,
            upstreams=self._upstreams(top.get("upstreams")),
        )
        if self.problems:
            raise CatalogueError(tuple(self.problems))
        return settings

    def _catalogue(self, value: object) -> Any:
        if not isinstance(value, (str, dict)):
            self._say("catalogue", "is the path of a file, or the catalogue itself")
        return value

    def _agents(self, value: object) -> dict[str, str]:
        agents: dict[str, str] = {}
        for index, each in enumerate(self._list(value, "agents")):
            place = f"agents[{index}]"
            fields = self._object(each, place, frozenset({"name", "token"}))
            name = self._typed(fields, "name", str, "", place)
            token = self._secret(fields.get("token"), f"{place}.token")
            if not name:
                self._say(f"{place}.name", "is missing")
            if token and token in agents:
                self._say(f"{place}.token", "is another agent's token too")
            agents[token] = name
        return agents

    def _upstreams(self, value: object) -> tuple[UpstreamSettings, ...]:
        upstreams, served = [], set()
        for index, each in enumerate(self._list(value, "upstreams")):
            place = f"upstreams[{index}]"
            fields = self._object(each, place, _UPSTREAM)
            tools = self._texts(fields.get("tools", ["*"]), f"{place}.tools")
            for name in tools:
                if name in served:
                    self._say(f"{place}.tools", f"{name!r} is served by another upstream")
                served.add(name)
            headers = self._object(fields.get("headers", {}), f"{place}.headers", None)
            upstreams.append(
                UpstreamSettings(
                    url=self._typed(fields, "url", str, "", place),
                    tools=tools,
                    headers={
                        name: value if isinstance(value, str) else self._secret(value, f"{place}.headers.{name}")
                        for name, value in headers.items()
                    },
                    timeout=self._seconds(fields, "timeout", 60.0, place),
                    era=self._choice(fields, "era", ERAS, place),
                )
            )
        return tuple(upstreams)

    def _secret(self, value: object, place: str) -> str:
        """Return what `{"env": NAME}` or `{"file": PATH}` holds; a secret never stands in the document itself."""
        if isinstance(value, dict) and value.keys() == {"env"} and isinstance(value["env"], str):
            found = self.environment.get(value["env"], "")
            if not found:
                self._say(place, f"the environment variable {value['env']} is not set")
            return found
        if isinstance(value, dict) and value.keys() == {"file"} and isinstance(value["file"], str):
            try:
                with open(value["file"], encoding="utf-8") as file:
                    found = file.read(65_536).strip()
            except (OSError, ValueError):
                found = ""
            if not found:
                self._say(place, f"the file {os.path.basename(value['file'])!r} holds nothing that can be read")
            return found
        self._say(place, 'is {env = "NAME"} or {file = "PATH"}: a secret does not stand in the configuration')
        return ""

    def _port(self, server: dict[str, Any]) -> int:
        port = self._typed(server, "port", int, 8765, "server")
        if not 0 < port < 65_536:
            self._say("server.port", "is from 1 to 65535")
        return int(port)

    def _seconds(self, fields: dict[str, Any], name: str, default: float, place: str) -> float:
        value = fields.get(name, default)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 < value <= 86_400:
            self._say(f"{place}.{name}", "is a number of seconds, up to a day")
            return default
        return float(value)

    def _choice(self, fields: dict[str, Any], name: str, choices: tuple[str, ...], place: str) -> str:
        value = fields.get(name, choices[0])
        if value not in choices:
            self._say(f"{place}.{name}", f"is one of {', '.join(choices)}")
        return str(value)

    def _typed(self, fields: dict[str, Any], name: str, kind: type, default: Any, place: str) -> Any:
        value = fields.get(name, default)
        if type(value) is not kind:
            self._say(f"{place}.{name}", f"is {'a string' if kind is str else 'a whole number'}")
            return default
        return value

    def _texts(self, value: object, place: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self._say(place, "is a list of strings")
            return ()
        return tuple(value)

    def _list(self, value: object, place: str) -> list[object]:
        if not isinstance(value, list) or not value:
            self._say(place, "is a list of at least one")
            return []
        return value

    def _object(self, value: object, place: str, known: frozenset[str] | None) -> dict[str, Any]:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            self._say(place, "is a table")
            return {}
        for name in sorted(value.keys() - known) if known is not None else ():
            self._say(f"{place}.{name}", f"is no field here; the fields are {', '.join(sorted(known or ()))}")
        return value

    def _say(self, place: str, what: str) -> None:
        self.problems.append(f"{place}: {what}")
