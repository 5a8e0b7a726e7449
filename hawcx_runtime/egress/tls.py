"""Trust in the far side: which certificates are accepted, and nothing in the environment that changes it.

`ssl.create_default_context` follows SSL_CERT_FILE, SSL_CERT_DIR and SSLKEYLOGFILE, even where Python itself ignores
the environment. Here the system's own roots count, or those that the caller names.
"""

from __future__ import annotations

import os
import ssl

from hawcx_runtime.egress.errors import EgressInvalidRequest, EgressTlsError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Where systems keep their roots, for a Python whose OpenSSL was compiled for another system's layout.
_WELL_KNOWN_FILES = (
    "/etc/ssl/certs/ca-certificates.crt",  # Debian, Alpine
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora, RHEL
    "/etc/ssl/ca-bundle.pem",  # SUSE
    "/etc/ssl/cert.pem",  # Alpine, macOS, BSDs
)


def client_context(
    ca_file: str | os.PathLike[str] | None = None, ssl_context: ssl.SSLContext | None = None
) -> ssl.SSLContext:
    """Return the context that a flavour uses.

    Args:
        ca_file: PEM file of the only roots to trust; None for the system's.
        ssl_context: the caller's own, which must verify certificates and host names.

    Raises:
        EgressInvalidRequest: both are given, or the context does not verify, or the file holds no roots.
        EgressTlsError: the system's roots were not found.
    """
    if ssl_context is not None:
        if ca_file is not None:
            raise EgressInvalidRequest("give ca_file or ssl_context, not both")
        return _verifying(ssl_context)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # verifies certificate and host name
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_alpn_protocols(["http/1.1"])
    if ca_file is None:
        _load_system_roots(context)
    else:
        _load_roots(context, os.fspath(ca_file))
    return context


def _verifying(context: ssl.SSLContext) -> ssl.SSLContext:
    if context.verify_mode != ssl.CERT_REQUIRED or not context.check_hostname:
        raise EgressInvalidRequest("the ssl_context must require certificates and check host names")
    return context


def _load_roots(context: ssl.SSLContext, path: str) -> None:
    try:
        context.load_verify_locations(cafile=path)
    except (OSError, ValueError) as error:  # ssl.SSLError is an OSError; ValueError: a NUL in the path
        raise EgressInvalidRequest(f"ca_file {path!a} cannot be used: {type(error).__name__}") from None


def _load_system_roots(context: ssl.SSLContext) -> None:
    compiled_in = ssl.get_default_verify_paths()
    file = _first(os.path.isfile, (compiled_in.openssl_cafile,))
    folder = _first(os.path.isdir, (compiled_in.openssl_capath,))
    if file is None and (folder is None or not os.listdir(folder)):
        file = _first(os.path.isfile, _WELL_KNOWN_FILES)
    if file is None and folder is None:
        raise EgressTlsError("this system's root certificates were not found: give ca_file")
    context.load_verify_locations(cafile=file, capath=folder)


def _first(is_there: Callable[[str], bool], paths: tuple[str, ...]) -> str | None:
    return next((path for path in paths if path and is_there(path)), None)
