"""Calls to ``/v1`` with the standard library."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Mapping
from email.message import Message
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

from ._multipart import ACCEPT, read_answer
from ._wire import is_loopback, to_json
from .errors import ConnectionLost, TapworldError, error_of

T = TypeVar("T")
BACK_OFF = 0.2
"""Seconds before a call is sent again; each further time twice as long."""


def path_of(*names: str) -> str:
    """Joins names to a path and escapes each; a task's ``suite/name`` stays two names."""
    return "/" + "/".join(quote(name, safe="/") for name in names)


class Http:
    """A server's address, and calls to it. Safe to use from several threads."""

    def __init__(self, url: str, token: str | None, timeout: float, retries: int = 0) -> None:
        self.base = url.rstrip("/")
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.timeout = timeout
        self.retries = retries
        # The system's proxy does not reach this machine.
        proxies = [urllib.request.ProxyHandler({})] if is_loopback(url) else []
        self.opener = urllib.request.build_opener(*proxies)

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        data: bytes | None = None,
        mime: str = "application/json",
        key: str | None = None,
    ) -> tuple[bytes, str]:
        """Returns the answer's bytes and their MIME type.

        Raises TapworldError with the server's code, CONNECTION_LOST, CONNECTION_REFUSED or TIMEOUT.
        """
        answer, headers = self._send(method, path, body, query, data, mime, key)
        return answer, headers.get_content_type()

    def _send(
        self,
        method: str,
        path: str,
        body: Any,
        query: Mapping[str, Any] | None,
        data: bytes | None = None,
        mime: str = "application/json",
        key: str | None = None,
        accept: str | None = None,
    ) -> tuple[bytes, Message]:
        """Returns the answer's bytes and headers."""
        payload = data if body is None else to_json(body).encode()
        headers = dict(self.headers)
        if payload is not None:
            headers["Content-Type"] = mime
        if key is not None:
            headers["Idempotency-Key"] = key
        if accept is not None:
            headers["Accept"] = accept
        request = urllib.request.Request(self._url(path, query), payload, headers, method=method)
        try:
            with self.opener.open(request, timeout=self.timeout) as answer:
                return answer.read(), answer.headers
        except urllib.error.HTTPError as refused:
            with refused:
                raise error_of(_error(refused), refused.code, refused.headers.get("Retry-After")) from None
        except (OSError, HTTPException) as wrong:
            raise self._failed(wrong, f"{method} {path}") from wrong

    def json(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        key: str | None = None,
    ) -> Any:
        """Returns the answer's JSON; ``None`` if it is empty. A picture in it comes as bytes, if the server can.

        Raises as :meth:`call` does, and BAD_ANSWER.
        """
        answer, headers = self._send(method, path, body, query, key=key, accept=ACCEPT)
        try:
            return read_answer(answer, headers.get("Content-Type", ""))
        except (ValueError, KeyError, TypeError) as wrong:
            raise TapworldError("BAD_ANSWER", f"{method} {path} answered no JSON: {wrong}") from wrong

    def keyed(self, path: str, body: Any, key: str | None = None) -> Any:
        """Posts under an ``Idempotency-Key``, and posts again if the connection is lost: the server acts once.

        Raises as :meth:`json` does.
        """
        name = uuid.uuid4().hex if key is None else key
        return self._again(lambda: self.json("POST", path, body, key=name))

    def delete(self, path: str) -> None:
        """Deletes, and deletes again if the connection is lost: what this server deleted before is no error.

        Raises as :meth:`json` does.
        """
        self._again(lambda: self.json("DELETE", path))

    def _again(self, call: Callable[[], T]) -> T:
        """Makes a call that the server does once, however often it is sent."""
        for left in range(self.retries, 0, -1):
            try:
                return call()
            except ConnectionLost:
                time.sleep(BACK_OFF * 2 ** (self.retries - left))
        return call()

    def _url(self, path: str, query: Mapping[str, Any] | None) -> str:
        asked = given(**query) if query else {}
        return f"{self.base}{path}" + (f"?{urlencode(asked)}" if asked else "")

    def _failed(self, wrong: Exception, call: str) -> TapworldError:
        if isinstance(wrong, TimeoutError):
            return TapworldError("TIMEOUT", f"No answer within {self.timeout:g} s to {call}")
        # urllib wraps errors of connecting and sending, and passes on those of receiving.
        reason = wrong.reason if isinstance(wrong, urllib.error.URLError) else wrong
        if isinstance(reason, TimeoutError):
            return TapworldError("TIMEOUT", f"No connection within {self.timeout:g} s to {self.base}")
        if isinstance(reason, (ConnectionError, HTTPException)) and not isinstance(reason, ConnectionRefusedError):
            return ConnectionLost(f"The connection to {self.base} was lost before {call} was answered: {reason}")
        return TapworldError("CONNECTION_REFUSED", f"No answer from {self.base}: {reason}")


def _error(refused: urllib.error.HTTPError) -> Any:
    try:
        return json.loads(refused.read())["error"]
    except (ValueError, KeyError, TypeError, OSError, HTTPException):
        return None


def given(**fields: Any) -> dict[str, Any]:
    """Returns the fields that are not ``None``."""
    return {k: v for k, v in fields.items() if v is not None}
