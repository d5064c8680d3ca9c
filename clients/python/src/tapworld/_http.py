"""Calls to ``/v1`` with the standard library."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any
from urllib.parse import quote, urlencode

from ._session import is_loopback, to_json
from .errors import TapworldError, error_of


def path_of(*names: str) -> str:
    """A path of these names, each escaped; a task's ``suite/name`` stays two names."""
    return "/" + "/".join(quote(name, safe="/") for name in names)


class Http:
    """A server's address, and calls to it. Safe to use from several threads."""

    def __init__(self, url: str, token: str | None, timeout: float) -> None:
        self.base = url.rstrip("/")
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.timeout = timeout
        # A proxy of the system's is not for this machine.
        proxies = [urllib.request.ProxyHandler({})] if is_loopback(url) else []
        self.opener = urllib.request.build_opener(*proxies)

    def call(
        self, method: str, path: str, body: Any = None, query: Mapping[str, Any] | None = None, data: bytes | None = None, mime: str = "application/json"
    ) -> tuple[bytes, str]:
        """The bytes of the answer and their type. Raises TapworldError with the server's code, CONNECTION_REFUSED or TIMEOUT."""
        asked = {k: v for k, v in (query or {}).items() if v is not None}
        url = f"{self.base}{path}" + (f"?{urlencode(asked)}" if asked else "")
        payload = data if body is None else to_json(body).encode()
        headers = {**self.headers, **({} if payload is None else {"Content-Type": mime})}
        request = urllib.request.Request(url, payload, headers, method=method)
        try:
            with self.opener.open(request, timeout=self.timeout) as answer:
                return answer.read(), answer.headers.get_content_type()
        except urllib.error.HTTPError as refused:
            with refused:
                raise error_of(_error(refused), refused.code, refused.headers.get("Retry-After")) from None
        except TimeoutError:
            raise TapworldError("TIMEOUT", f"No answer within {self.timeout:g} s to {method} {path}") from None
        except (OSError, HTTPException) as wrong:
            if isinstance(wrong, urllib.error.URLError) and isinstance(wrong.reason, TimeoutError):
                raise TapworldError("TIMEOUT", f"No connection within {self.timeout:g} s to {self.base}") from None
            raise TapworldError("CONNECTION_REFUSED", f"No answer from {self.base}: {wrong}") from wrong

    def json(self, method: str, path: str, body: Any = None, query: Mapping[str, Any] | None = None) -> Any:
        """The answer's JSON; ``None`` where it is empty. Raises as :meth:`call` does, and BAD_ANSWER."""
        answer, _ = self.call(method, path, body, query)
        try:
            return json.loads(answer) if answer else None
        except ValueError as wrong:
            raise TapworldError("BAD_ANSWER", f"{method} {path} answered no JSON: {wrong}") from wrong


def _error(refused: urllib.error.HTTPError) -> Any:
    try:
        return json.loads(refused.read())["error"]
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        return None


def given(**fields: Any) -> dict[str, Any]:
    """The fields that were given."""
    return {k: v for k, v in fields.items() if v is not None}
