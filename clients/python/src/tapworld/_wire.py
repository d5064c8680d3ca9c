"""Values and addresses as the server reads them."""

from __future__ import annotations

import ipaddress
import json
import math
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit, urlunsplit

BESIDE_ACTION = frozenset(("observe", "format", "metadata"))
"""Keys that the server reads beside an action. Only the caller may set them, never the agent."""
MAX_DEPTH = 40
"""Levels of an agent's action that are sent: more than the server accepts."""
ANSWER_LIMIT = 330.0
"""Seconds that an answer may take, unless told otherwise: a step may wait five minutes for a free page before the
server refuses it."""
SOCKET_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


def to_json(value: Any) -> str:
    """Encodes a message, with numpy's numbers and arrays among its values.

    Raises TypeError for a value that has no JSON, and ValueError for NaN and infinity.
    """

    def plain(other: Any) -> Any:
        if hasattr(other, "tolist"):
            return other.tolist()
        raise TypeError(f"{other!r} has no place in a message")

    return json.dumps(value, default=plain, allow_nan=False)


def sendable(action: Mapping[str, Any]) -> dict[str, Any]:
    """Makes any action of a policy fit to be sent: NaN and infinity become null, and nesting is cut at a depth."""

    def plain(value: Any, levels: int) -> Any:
        if hasattr(value, "tolist"):
            value = value.tolist()
        if isinstance(value, float):
            return value if math.isfinite(value) else None
        if levels == 0:
            return None if isinstance(value, (Mapping, list, tuple)) else value
        if isinstance(value, Mapping):
            return {key: plain(inner, levels - 1) for key, inner in value.items()}
        if isinstance(value, (list, tuple)):
            return [plain(inner, levels - 1) for inner in value]
        return value

    return {key: plain(value, MAX_DEPTH) for key, value in action.items() if key not in BESIDE_ACTION}


def socket_url(url: str) -> str:
    """Returns the socket's address for a server's base URL. Raises ValueError for another kind of URL."""
    parts = urlsplit(url)
    scheme = SOCKET_SCHEMES.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise ValueError(f"{url!r} is not the URL of a server, such as http://127.0.0.1:8100")
    path = parts.path.rstrip("/")
    return urlunsplit((scheme, parts.netloc, path if path.endswith("/ws") else f"{path}/ws", parts.query, ""))


def is_loopback(url: str) -> bool:
    """Whether a URL means this machine, which is reached without a proxy."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
