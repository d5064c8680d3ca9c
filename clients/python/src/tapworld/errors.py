"""What goes wrong, with a code that a program can read."""

from __future__ import annotations

from typing import Any

LOST = frozenset(("CONNECTION_LOST", "INTERNAL", "JUDGE_ERROR", "RENDERER_LOST", "SESSION_ERROR", "TIMEOUT"))
"""Codes with which infrastructure loses a step, a phone that somebody deleted among them."""


class TapworldError(Exception):
    """An error of the server or of this client.

    Attributes:
        code: What went wrong, such as ``PHONE_NOT_FOUND``, ``INVALID_ACTION``, ``TASK_NOT_FOUND`` or
            ``CAPACITY_REACHED``. This client's own: ``CONNECTION_LOST``, ``CONNECTION_REFUSED``, ``TIMEOUT``,
            ``NO_SESSION``, ``BAD_ANSWER``, ``ELEMENT_NOT_FOUND``, ``SERVER_NOT_FOUND``, ``SERVER_FAILED``.
        message: What was wrong and what to do.
        details: Several reasons, where there are several; ``None`` otherwise.
        status: The HTTP status of a call to ``/v1``; ``None`` for what came over a socket or from this client.
    """

    def __init__(self, code: str, message: str, details: Any = None, status: int | None = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.details = details
        self.status = status


class CapacityReached(TapworldError):
    """The server has as many phones or sessions as it takes. Try again after ``retry_after``.

    Attributes:
        retry_after: Seconds to wait before the next try, as the server says; 5.0 where it says nothing.
        active_sessions: Sessions that there are, where the server says.
        max_sessions: Sessions that there may be, where the server says.
    """

    def __init__(
        self,
        message: str,
        retry_after: float = 5.0,
        active_sessions: int | None = None,
        max_sessions: int | None = None,
        details: Any = None,
        status: int | None = None,
    ) -> None:
        super().__init__("CAPACITY_REACHED", message, details, status)
        self.retry_after = retry_after
        self.active_sessions = active_sessions
        self.max_sessions = max_sessions


class ConnectionLost(TapworldError):
    """The socket died, and its session could not be taken up again."""

    def __init__(self, message: str) -> None:
        super().__init__("CONNECTION_LOST", message)


class ElementNotFound(TapworldError, LookupError):
    """No element on the screen fits, or several do where one was asked for. The message lists what there is."""

    def __init__(self, message: str) -> None:
        super().__init__("ELEMENT_NOT_FOUND", message)


def error_of(data: Any, status: int | None = None, retry_after: str | None = None) -> TapworldError:
    """The error for what the server answered: the ``data`` of a socket's error, or the ``error`` of an HTTP body."""
    if not isinstance(data, dict):
        data = {}
    # A socket's codes are OpenEnv's, and few; the server's own says more.
    code = str(data.get("reason") or data.get("code") or "BAD_ANSWER")
    message = str(data.get("message", f"The server answered {status} without a reason"))
    if code != "CAPACITY_REACHED":
        return TapworldError(code, message, data.get("details", data.get("errors")), status)
    details = data["details"] if isinstance(data.get("details"), dict) else {}
    said = {**details, **data}
    return CapacityReached(
        message,
        _seconds(retry_after if retry_after is not None else said.get("retry_after")),
        said.get("active_sessions"),
        said.get("max_sessions"),
        data.get("details"),
        status,
    )


def _seconds(given: Any) -> float:
    try:
        return max(0.0, float(given))
    except (TypeError, ValueError):
        return 5.0
