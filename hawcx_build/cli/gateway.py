"""`hawcx gateway`: serve the gateway from a configuration file, check one, or draft a catalogue from its upstreams."""

from __future__ import annotations

import functools
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hawcx_build.errors import EXIT_BUILT, EXIT_IO, EXIT_REFUSED, EXIT_UNSOUND
from hawcx_runtime.gateway.app import GatewayApp
from hawcx_runtime.gateway.audit import Audit
from hawcx_runtime.gateway.catalogue_reader import read_catalogue
from hawcx_runtime.gateway.config import read_settings
from hawcx_runtime.gateway.errors import CatalogueError, GatewayError
from hawcx_runtime.gateway.gateway import Gateway
from hawcx_runtime.gateway.http_upstream import HttpUpstream
from hawcx_runtime.gateway.pins import definition_digest

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hawcx_runtime.gateway.config import GatewaySettings
    from hawcx_runtime.gateway.http_request import Receive, Scope, Send


@click.command("gateway", short_help="Check and guard a catalogue of tools.")
@click.option("--config", type=click.Path(path_type=Path), required=True, help="The configuration, TOML, JSON or YAML.")
@click.option("--check", is_flag=True, help="Read configuration and catalogue, name every problem, and stop.")
@click.option("--draft", is_flag=True, help="Print a catalogue of what the upstreams serve now, pinned, and stop.")
def command(*, config: Path, check: bool, draft: bool) -> int:
    """Serve the gateway: every tool call of an agent checked, recorded and undoable on its way.

    SIGHUP reads the catalogue again; a faulty one is named and the old one stays. SIGTERM stops gracefully.

    \b
    Examples:
      hawcx gateway --config gateway.toml
      hawcx gateway --config gateway.toml --check
      hawcx gateway --config gateway.toml --draft > catalogue.json
    """
    try:
        settings = read_settings(read_document(config), os.environ)
        if draft:
            click.echo(json.dumps(drafted_catalogue(settings), indent=2))
            return EXIT_BUILT
        document = catalogue_document(settings, config)
        if check:
            catalogue = read_catalogue(document)
            click.echo(f"{len(catalogue.tools)} tools, {len(catalogue.agents)} agents, policy {catalogue.sha256}")
            return EXIT_BUILT
        return serve(settings, config)
    except CatalogueError as error:
        for problem in error.problems:
            click.echo(f"{config}: {problem}", err=True)
        return EXIT_REFUSED
    except (GatewayError, OSError) as error:
        click.echo(f"{config}: {error}", err=True)
        return EXIT_IO


def read_document(path: Path) -> object:
    """Return what a TOML, JSON or YAML file says.

    Raises:
        CatalogueError: it is none of them, or malformed.
        OSError: it cannot be read.
    """
    content = path.read_bytes()
    try:
        if path.suffix == ".json":
            return json.loads(content)
        if path.suffix in (".yaml", ".yml"):
            import yaml  # type: ignore[import-untyped]

            return yaml.safe_load(content)
        if sys.version_info >= (3, 11):
            import tomllib
        else:
            import tomli as tomllib
        return tomllib.loads(content.decode("utf-8"))
    except ModuleNotFoundError as error:
        fault = f"a {path.suffix} file needs {error.name}: install hawcx-build with its cli extra"
        raise CatalogueError((fault,)) from None
    except Exception as error:
        raise CatalogueError((f"is malformed: {error}",)) from None


def catalogue_document(settings: GatewaySettings, config: Path) -> Mapping[str, object]:
    """Return the catalogue, from its own file or from the configuration."""
    if isinstance(settings.catalogue, str):
        document = read_document(config.parent / settings.catalogue)
        if not isinstance(document, dict):
            raise CatalogueError((f"{settings.catalogue}: is an object",))
        return document
    return settings.catalogue


def upstreams_of(settings: GatewaySettings) -> dict[str, HttpUpstream]:
    """Return tool name → upstream."""
    found: dict[str, HttpUpstream] = {}
    for each in settings.upstreams:
        upstream = HttpUpstream(each.url, headers=each.headers, timeout=each.timeout, era=each.era)
        found.update(dict.fromkeys(each.tools, upstream))
    return found


def drafted_catalogue(settings: GatewaySettings) -> dict[str, object]:
    """Return a catalogue of everything that the upstreams list now, pinned; what each tool does is left to decide.

    A hint of the upstream's is taken where it only makes a tool look more dangerous: `readOnlyHint` is not believed.
    """
    tools: dict[str, dict[str, object]] = {}
    for upstream in {id(each): each for each in upstreams_of(settings).values()}.values():
        for definition in upstream.definitions():
            entry: dict[str, object] = {"name": definition["name"], "writes": True}
            entry["pin"] = definition_digest(definition)
            for ours, theirs in (("title", "title"), ("description", "description"), ("input_schema", "inputSchema")):
                if theirs in definition:
                    entry[ours] = definition[theirs]
            if "outputSchema" in definition:
                entry["output_schema"] = definition["outputSchema"]
            tools[str(definition["name"])] = entry
    agents = [{"name": name, "allowed_tools": []} for name in dict.fromkeys(settings.agents.values())]
    return {"tools": list(tools.values()), "agents": agents}


def serve(settings: GatewaySettings, config: Path) -> int:
    """Serve until a signal says stop; return the exit status."""
    try:
        import uvicorn
    except ModuleNotFoundError:
        click.echo("hawcx gateway needs uvicorn: pip install '.[gateway]'", err=True)
        return EXIT_UNSOUND
    audit = Audit(None if settings.audit is None else config.parent / settings.audit, sync=settings.audit_sync)
    gateway = Gateway(
        None,
        catalogue=catalogue_document(settings, config),
        upstreams=upstreams_of(settings),
        audit=audit,
    )
    app = GatewayApp(
        gateway,
        agents=settings.agents,
        admin_token=settings.admin_token,
        elicitation_timeout=settings.elicitation_timeout,
        origins=settings.origins,
    )
    for session in gateway.recovered:
        log("reopened", session=session, undoable=len(gateway.session(session).stack))
    # Not on the main thread: the handler may interrupt what holds the lock that renewing takes.
    renewal = functools.partial(renew, gateway, settings, config)
    signal.signal(signal.SIGHUP, lambda *_: threading.Thread(target=renewal, daemon=True).start())
    for stop in (
        signal.SIGTERM,
        signal.SIGINT,
    ):  # uvicorn raises them anew when it has stopped; there is more to do then
        signal.signal(stop, lambda *_: None)
    log("listening", host=settings.host, port=settings.port, policy=gateway.catalogue.sha256)
    server = uvicorn.Server(
        uvicorn.Config(
            logged(app), host=settings.host, port=settings.port, log_level="warning", access_log=False, lifespan="on"
        )
    )
    server.run()
    if settings.on_stop == "rollback":
        roll_back_all(gateway)
    audit.close()
    gateway.journal.close()
    log("stopped", audit_head=audit.head)
    return EXIT_BUILT


def renew(gateway: Gateway, settings: GatewaySettings, config: Path) -> None:
    """Put the catalogue of the file in force; a faulty one is named, and the old one stays."""
    try:
        gateway.renew(catalogue_document(settings, config))
        log("catalogue renewed", policy=gateway.catalogue.sha256)
    except (GatewayError, OSError) as error:
        log("catalogue refused", problems=str(error))


def roll_back_all(gateway: Gateway) -> None:
    """Take back what every open session can still take back, and say what remains."""
    for session in gateway.sessions():
        report = gateway.close(session.id, abort=True)
        if report is not None:
            log("rolled back", session=session.id, undone=len(report.undone), remaining=len(report.remaining))


def logged(app: GatewayApp) -> Callable[[Scope, Receive, Send], object]:
    """Return the application with one structured line a request on standard error: no header, no body, no token."""

    async def serve_logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] == "/healthz":
            await app(scope, receive, send)
            return
        started, status = time.monotonic(), 0

        async def send_noted(message: dict[str, object]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(str(message["status"]))
            await send(message)

        await app(scope, receive, send_noted)
        milliseconds = round((time.monotonic() - started) * 1000, 1)
        log("request", method=scope["method"], path=scope["path"][:200], status=status, ms=milliseconds)

    return serve_logged


def log(event: str, **fields: object) -> None:
    """Write one JSON line to standard error."""
    print(json.dumps({"time": round(time.time(), 3), "event": event, **fields}), file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(command.main(standalone_mode=False) or 0)
