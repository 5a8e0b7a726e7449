"""Each flavour for real: a broker on a UNIX socket, an HTTPS server behind it, and no way around them."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import os
import pickle
import ssl
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hawcx_runtime import egress
from tests.peers.broker import FaultBroker, fault_broker
from tests.peers.tls_server import HOST, Authority, https_server, raw_tls_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = str(Path(egress.__file__).parents[2])
URL = f"https://{HOST}"
HTTPX = ("httpx2", "httpx")


def needs(name: str) -> None:
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} is not installed")


class ViaAsync:
    """An asynchronous client behind the blocking interface of the others."""

    def __init__(self, **options: Any) -> None:
        self._options = options
        egress.async_client(**options)  # what is wrong with the options shows here

    def request(self, method: str, url: str, **options: Any) -> Any:
        async def ask() -> Any:
            async with egress.async_client(**self._options) as client:
                return await client.request(method, url, **options)

        return asyncio.run(ask())

    def close(self) -> None:
        return


def requests_session(**options: Any) -> Any:
    return egress.requests_session(**options)


FLAVORS: dict[str, Callable[..., Any]] = {
    "stdlib": lambda **options: egress.client(flavor="stdlib", **options),
    "httpx2": lambda **options: egress.client(flavor="httpx2", **options),
    "httpx": lambda **options: egress.client(flavor="httpx", **options),
    "httpx2-async": lambda **options: ViaAsync(flavor="httpx2", **options),
    "httpx-async": lambda **options: ViaAsync(flavor="httpx", **options),
    "requests": requests_session,
}


@pytest.fixture(params=FLAVORS)
def flavor(request: pytest.FixtureRequest) -> Callable[..., Any]:
    name = request.param.removesuffix("-async")
    if name != "stdlib":
        needs(name)
    return FLAVORS[request.param]


@pytest.fixture
def client(flavor: Callable[..., Any], broker: FaultBroker, authority: Authority) -> Iterator[Any]:
    with closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as made:
        yield made


def test_a_request_arrives_and_its_answer_comes_back(client: Any, broker: FaultBroker) -> None:
    answer = client.request("POST", f"{URL}/things?a=b", headers={"X-One": "1"}, json={"n": 1})
    assert answer.status_code == 200
    seen = answer.json()
    assert (seen["method"], seen["path"], seen["headers"]["X-One"]) == ("POST", "/things?a=b", "1")
    assert json.loads(seen["body"]) == {"n": 1}
    # RFC 1928 section 4: version, CONNECT, reserved, ATYP 3, the name's length, the name itself, the port
    assert broker.asked == [b"\x05\x01\x00\x03" + bytes((len(HOST),)) + HOST.encode() + (443).to_bytes(2, "big")]


def test_a_name_in_another_script_goes_as_its_a_label(client: Any, broker: FaultBroker) -> None:
    assert client.request("GET", "https://bücher.example/").status_code == 200
    assert b"xn--bcher-kva.example" in broker.asked[0]


def test_an_address_goes_as_a_name_too(client: Any, broker: FaultBroker) -> None:
    assert client.request("GET", "https://127.0.0.1/").status_code == 200
    assert broker.asked[0][3:] == b"\x03\x09127.0.0.1\x01\xbb"


def test_several_requests_work(client: Any) -> None:
    assert [client.request("GET", f"{URL}/status/{status}").status_code for status in (200, 404, 500)] == [
        200,
        404,
        500,
    ]


def test_a_redirect_to_plain_http_is_never_followed(client: Any, server: Any) -> None:
    before = len(server.requests)
    try:
        answer = client.request("GET", f"{URL}/to/http://{HOST}/stolen")
    except egress.EgressInvalidRequest:
        pass  # requests follows redirects by itself, as far as the adapter
    else:
        assert answer.status_code == 302
    assert [path for _method, path in server.requests[before:]] == [f"/to/http://{HOST}/stolen"]


@pytest.mark.parametrize("url", ["http://api.example/", "HTTP://api.example/"])
def test_plain_http_is_refused(client: Any, broker: FaultBroker, url: str) -> None:
    with pytest.raises(egress.EgressInvalidRequest):
        client.request("GET", url)
    assert broker.asked == []


def test_a_certificate_for_another_name_is_refused(client: Any, server: Any) -> None:
    before = len(server.requests)
    with pytest.raises(egress.EgressTlsError):
        client.request("GET", "https://other.example/")
    assert len(server.requests) == before


def test_a_certificate_of_an_unknown_authority_is_refused(
    flavor: Callable[..., Any], broker: FaultBroker, server: Any, monkeypatch: pytest.MonkeyPatch, authority: Authority
) -> None:
    # The environment trusts the authority; the caller does not.
    for name in ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"):
        monkeypatch.setenv(name, str(authority.ca_file))
    before = len(server.requests)
    with closing(flavor(socket_path=broker.path)) as client, pytest.raises(egress.EgressTlsError):
        client.request("GET", f"{URL}/")
    assert len(server.requests) == before


def test_a_ca_file_names_the_only_roots(
    flavor: Callable[..., Any],
    broker: FaultBroker,
    authority: Authority,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """What the system trusts, or the environment says that it trusts, does not count beside it."""
    for name in ("SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"):
        monkeypatch.setenv(name, str(authority.ca_file))
    stranger = Authority(tmp_path)
    client = flavor(socket_path=broker.path, ca_file=stranger.ca_file)
    with closing(client), pytest.raises(egress.EgressTlsError):
        client.request("GET", f"{URL}/")


def test_proxy_variables_change_nothing(
    flavor: Callable[..., Any], broker: FaultBroker, authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
        monkeypatch.setenv(name.lower(), "http://127.0.0.1:9")
    with closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as client:
        assert client.request("GET", f"{URL}/").status_code == 200
    assert len(broker.asked) == 1


AUDITED = """
import sys; sys.path.insert(0, {root!r})
name, broker, ca_file, url = sys.argv[1:]
import hawcx_runtime.egress as egress
reached = []
def watch(event, arguments):
    if event in ("socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"):
        reached.append((event, arguments[1] if event == "socket.connect" else arguments[0]))
options = dict(socket_path=broker, ca_file=ca_file)
family = name.partition("-")[0]
make = egress.requests_session if name == "requests" else None
if name.endswith("async"):
    import asyncio
    async def ask():
        async with egress.async_client(flavor=family, **options) as client:
            return (await client.get(url)).status_code
    sys.addaudithook(watch)
    status = asyncio.run(ask())
else:
    client = make(**options) if make else egress.client(flavor=family, **options)
    sys.addaudithook(watch)
    with client:
        status = client.get(url).status_code
print(status, sorted(set(reached)))
"""


@pytest.mark.parametrize("name", FLAVORS)
def test_nothing_but_the_brokers_socket_is_ever_reached(
    name: str, broker: FaultBroker, authority: Authority, tmp_path: Path
) -> None:
    """As the interpreter's own audit events tell: no other connection, no look-up of a name; no secret written."""
    if name != "stdlib":
        needs(name.removesuffix("-async"))
    variables = {f"{kind}_PROXY": "http://127.0.0.1:9" for kind in ("HTTP", "HTTPS", "ALL")}
    variables["SSLKEYLOGFILE"] = str(tmp_path / "secrets")
    environment = {**os.environ, **variables, **{key.lower(): value for key, value in variables.items()}}
    arguments = [name, str(broker.path), str(authority.ca_file), f"{URL}/"]
    command = [sys.executable, "-c", AUDITED.format(root=ROOT), *arguments]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.stdout.strip() == f"200 [('socket.connect', {str(broker.path)!r})]", run.stderr
    assert not (tmp_path / "secrets").exists()


def test_without_a_broker_there_is_no_client(flavor: Callable[..., Any], tmp_path: Path) -> None:
    with pytest.raises(egress.EgressUnavailable, match="no way out"):
        flavor()
    with pytest.raises(egress.EgressUnavailable, match="no way out"):
        flavor(socket_path=tmp_path / "missing.sock")


def test_a_broker_that_went_away_is_said_so(
    flavor: Callable[..., Any], tmp_path: Path, hosts: Any, authority: Authority
) -> None:
    with fault_broker(tmp_path / "gone.sock", hosts) as broker:
        client = flavor(socket_path=broker.path, ca_file=authority.ca_file)
    with closing(client), pytest.raises(egress.EgressUnavailable):
        client.request("GET", f"{URL}/")


REPLIES = {
    1: egress.EgressProtocolError,
    2: egress.EgressPolicyDenied,
    3: egress.EgressHostUnreachable,
    4: egress.EgressHostUnreachable,
    5: egress.EgressHostUnreachable,
    6: egress.EgressHostUnreachable,
    7: egress.EgressProtocolError,
    8: egress.EgressProtocolError,
    9: egress.EgressProtocolError,
}


@pytest.mark.parametrize("code", REPLIES)
def test_every_reply_has_its_error(
    flavor: Callable[..., Any], tmp_path: Path, hosts: Any, authority: Authority, code: int
) -> None:
    reply = bytes((5, code, 0, 1, 0, 0, 0, 0, 0, 0))
    with (
        fault_broker(tmp_path / "b.sock", hosts, reply=reply) as broker,
        closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as client,
        pytest.raises(REPLIES[code]) as raised,
    ):
        client.request("GET", f"{URL}/")
    assert type(raised.value).__name__ == REPLIES[code].__name__


@pytest.mark.parametrize("cut", range(13))
def test_a_broker_that_hangs_up_at_any_byte_is_no_success(
    flavor: Callable[..., Any], tmp_path: Path, hosts: Any, authority: Authority, server: Any, cut: int
) -> None:
    before = len(server.requests)
    expected = egress.EgressPeerCredError if cut == 0 else egress.EgressProtocolError
    with (
        fault_broker(tmp_path / "b.sock", hosts, cut=cut) as broker,
        closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as client,
        pytest.raises(expected),
    ):
        client.request("GET", f"{URL}/")
    assert len(server.requests) == before


def test_a_broker_that_hangs_up_after_its_success_is_no_success(
    flavor: Callable[..., Any], tmp_path: Path, hosts: Any, authority: Authority
) -> None:
    with (
        fault_broker(tmp_path / "b.sock", hosts, hang_up=True) as broker,
        closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as client,
        pytest.raises(egress.EgressProtocolError),
    ):
        client.request("GET", f"{URL}/")


def test_a_broker_that_drips_runs_out_of_time(
    flavor: Callable[..., Any], tmp_path: Path, hosts: Any, authority: Authority
) -> None:
    with (
        fault_broker(tmp_path / "b.sock", hosts, drip=0.2) as broker,
        closing(flavor(socket_path=broker.path, ca_file=authority.ca_file)) as client,
        pytest.raises(egress.EgressTimeout),
    ):
        client.request("GET", f"{URL}/", timeout=0.5)  # twelve bytes at 0.2 s each: every byte comes in time


def test_another_users_broker_is_refused_where_the_user_matters(
    flavor: Callable[..., Any], broker: FaultBroker, authority: Authority
) -> None:
    right = flavor(socket_path=broker.path, ca_file=authority.ca_file, broker_uid=os.getuid())
    wrong = flavor(socket_path=broker.path, ca_file=authority.ca_file, broker_uid=os.getuid() + 1)
    with closing(right), closing(wrong):
        assert right.request("GET", f"{URL}/").status_code == 200
        with pytest.raises(egress.EgressPeerCredError):
            wrong.request("GET", f"{URL}/")


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # the test's own servers are threads
def test_a_forked_child_uses_connections_of_its_own(client: Any, broker: FaultBroker) -> None:
    assert client.request("GET", f"{URL}/").status_code == 200
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = 0 if client.request("GET", f"{URL}/").status_code == 200 else 1
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0
    assert client.request("GET", f"{URL}/").status_code == 200
    assert len(broker.asked) >= 2


# httpx and httpx2


@pytest.mark.parametrize("name", HTTPX)
def test_errors_are_the_clients_own_too(name: str, tmp_path: Path, hosts: Any, authority: Authority) -> None:
    needs(name)
    http = importlib.import_module(name)
    with (
        fault_broker(tmp_path / "b.sock", hosts, reply=b"\x05\x02\x00\x01\0\0\0\0\0\0") as broker,
        egress.client(flavor=name, socket_path=broker.path, ca_file=authority.ca_file) as client,
    ):
        with pytest.raises(http.ConnectError) as raised:
            client.get(f"{URL}/")
        assert isinstance(raised.value, egress.EgressPolicyDenied)
        assert raised.value.request.url == f"{URL}/"
        with pytest.raises(http.UnsupportedProtocol):
            client.get(f"http://{HOST}/")


@pytest.mark.parametrize("name", HTTPX)
def test_a_connection_is_kept_for_the_next_request(name: str, broker: FaultBroker, authority: Authority) -> None:
    needs(name)
    with egress.client(flavor=name, socket_path=broker.path, ca_file=authority.ca_file) as client:
        for _ in range(3):
            assert client.get(f"{URL}/").status_code == 200
    assert len(broker.asked) == 1


@pytest.mark.parametrize("name", HTTPX)
def test_a_connection_that_ended_while_idle_is_not_used_again(
    name: str, broker: FaultBroker, authority: Authority
) -> None:
    needs(name)
    answer = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"  # says nothing of closing
    context = authority.server_context()
    with egress.client(flavor=name, socket_path=broker.path, ca_file=authority.ca_file) as client:
        for turn in range(3):
            with raw_tls_server(context, answer, ragged=True) as port:
                broker.hosts[HOST] = ("127.0.0.1", port)
                assert client.post(f"{URL}/").status_code == 200
            broker.join(turn)


@pytest.mark.parametrize("option", ["proxy", "mounts", "transport", "verify", "cert", "trust_env"])
@pytest.mark.parametrize("make", [egress.client, egress.async_client])
def test_options_that_lead_around_the_broker_are_refused(
    make: Callable[..., Any], option: str, broker: FaultBroker
) -> None:
    needs("httpx")
    with pytest.raises(egress.EgressInvalidRequest, match=option):
        make(flavor="httpx", socket_path=broker.path, **{option: None})


def test_anthropics_client_works_through_the_broker(broker: FaultBroker, authority: Authority, server: Any) -> None:
    needs("anthropic")
    needs("httpx2")
    import anthropic

    with egress.client(flavor="httpx2", socket_path=broker.path, ca_file=authority.ca_file) as http:
        models = anthropic.Anthropic(api_key="none", base_url=URL, http_client=http).models.list()
    assert models.data == []
    assert ("GET", "/v1/models") in [(method, path.partition("?")[0]) for method, path in server.requests]
    assert len(broker.asked) == 1


# requests


def test_an_adapter_on_a_foreign_session_defends_itself(
    broker: FaultBroker, authority: Authority, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    needs("requests")
    import requests

    stranger = tmp_path / "stranger"
    stranger.mkdir()
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("REQUESTS_CA_BUNDLE", str(Authority(stranger).ca_file))
    own = egress.requests_session(socket_path=broker.path, ca_file=authority.ca_file)
    with requests.Session() as session:  # trust_env is on
        session.mount("https://", own.get_adapter(URL))
        assert session.get(f"{URL}/").status_code == 200
        assert session.get(f"{URL}/", proxies={"https": "http://127.0.0.1:9"}).status_code == 200
        with pytest.raises(egress.EgressInvalidRequest, match="always verified"):
            session.get(f"{URL}/", verify=False)


def test_requests_adds_no_roots_of_its_own(broker: FaultBroker, authority: Authority) -> None:
    """Left alone, it adds those of certifi to the ones that the caller named."""
    needs("requests")
    with egress.requests_session(socket_path=broker.path, ca_file=authority.ca_file) as session:
        assert session.get(f"{URL}/").status_code == 200
        context = session.get_adapter(URL).poolmanager.connection_pool_kw["ssl_context"]
        assert context.cert_store_stats()["x509_ca"] == 1


def test_an_adapter_survives_pickling(broker: FaultBroker, authority: Authority) -> None:
    needs("requests")
    session = egress.requests_session(socket_path=broker.path, ca_file=authority.ca_file)
    with session, pickle.loads(pickle.dumps(session)) as copy:
        assert copy.trust_env is False
        assert copy.get(f"{URL}/").status_code == 200
    assert len(broker.asked) == 1


def test_requests_errors_are_its_own_too(tmp_path: Path, hosts: Any, authority: Authority) -> None:
    needs("requests")
    import requests

    with (
        fault_broker(tmp_path / "b.sock", hosts, reply=b"\x05\x02\x00\x01\0\0\0\0\0\0") as broker,
        egress.requests_session(socket_path=broker.path, ca_file=authority.ca_file) as session,
        pytest.raises(requests.ConnectionError) as raised,
    ):
        session.get(f"{URL}/")
    assert isinstance(raised.value, egress.EgressPolicyDenied)


def test_requests_schemes_without_an_adapter_lead_nowhere(broker: FaultBroker) -> None:
    needs("requests")
    import requests

    with egress.requests_session(socket_path=broker.path) as session, pytest.raises(requests.exceptions.InvalidSchema):
        session.get("file:///etc/passwd")


# the choice


def test_a_real_client_wins_where_it_can_be_imported() -> None:
    expected = next((name for name in HTTPX if importlib.util.find_spec(name)), "stdlib")
    assert egress.flavor() == expected


def test_without_packages_the_standard_library_serves(broker: FaultBroker, authority: Authority) -> None:
    script = f"""
import sys; sys.path.insert(0, {ROOT!r})
import hawcx_runtime.egress as egress
client = egress.client(ca_file={str(authority.ca_file)!r})
print(egress.flavor(), client.get("{URL}/").json()["path"])
for make in (egress.async_client, egress.requests_session):
    try:
        make()
    except ImportError as error:
        print(error)
"""
    command = [sys.executable, "-I", "-S", "-c", script]
    environment = {"HAAP_EGRESS_BROKER_SOCKET": str(broker.path)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.splitlines() == [
        "stdlib /",
        "async_client() needs httpx2 or httpx, and neither is installed here",
        "requests_session() needs requests, which is not installed here",
    ]


def test_an_unknown_flavor_is_refused(broker: FaultBroker) -> None:
    with pytest.raises(egress.EgressInvalidRequest, match="httpx2, httpx, stdlib"):
        egress.client(flavor="curl", socket_path=broker.path)


def test_a_context_that_does_not_verify_is_refused(broker: FaultBroker) -> None:
    lax = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    lax.check_hostname = False
    with pytest.raises(egress.EgressInvalidRequest, match="host names"):
        egress.client(flavor="stdlib", socket_path=broker.path, ssl_context=lax)


def test_every_public_name_is_there() -> None:
    assert all(getattr(egress, name) is not None for name in egress.__all__)
    with pytest.raises(AttributeError):
        _ = egress.no_such_name


def test_a_server_with_a_certificate_for_another_name_is_refused_whatever_the_broker_says(
    tmp_path: Path, authority: Authority
) -> None:
    """A broker that connects somewhere else than it was asked meets TLS."""
    with (
        https_server(authority.server_context("DNS:evil.example")) as evil,
        fault_broker(tmp_path / "b.sock", {HOST: evil.server_address}) as broker,  # type: ignore[dict-item]
        egress.client(flavor="stdlib", socket_path=broker.path, ca_file=authority.ca_file) as client,
        pytest.raises(egress.EgressTlsError, match=HOST),
    ):
        client.get(f"{URL}/")
