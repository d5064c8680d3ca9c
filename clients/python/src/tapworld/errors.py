"""Errors, with codes that a program can read."""

from __future__ import annotations

from typing import Any

LOST = frozenset(("CONNECTION_LOST", "INTERNAL", "JUDGE_ERROR", "RENDERER_LOST", "SESSION_ERROR", "TIMEOUT"))
"""Codes of steps that infrastructure lost, which includes a phone that somebody deleted."""


class TapworldError(Exception):
    """An error of the server or of this client.

    Attributes:
        code: What went wrong, such as ``PHONE_NOT_FOUND``, ``INVALID_ACTION``, ``TASK_NOT_FOUND`` or
            ``CAPACITY_REACHED``. This client's own: ``CONNECTION_LOST``, ``CONNECTION_REFUSED``, ``TIMEOUT``,
            ``NO_SESSION``, ``BAD_ANSWER``, ``ELEMENT_NOT_FOUND``, ``SERVER_NOT_FOUND``, ``SERVER_FAILED``.
        message: What was wrong, and what to do.
        details: The reasons, if there are several; otherwise ``None``.
        status: The HTTP status of a call to ``/v1``; ``None`` for an error of a socket or of this client.
    """

    def __init__(self, code: str, message: str, details: Any = None, status: int | None = None) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.message = message
        self.details = details
        self.status = status


class CapacityReached(TapworldError):
    """The server has no capacity for another phone or session. Try again after ``retry_after``.

    Attributes:
        retry_after: Seconds to wait, as the server says; 5.0 by default.
        active_sessions: Current sessions, if the server says.
        max_sessions: Largest number of sessions, if the server says.
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
    """The connection was lost. A session could not be resumed, or a call had no answer at any attempt."""

    def __init__(self, message: str) -> None:
        super().__init__("CONNECTION_LOST", message)


class ElementNotFound(TapworldError, LookupError):
    """No element on the screen matches, or several do. The message lists the elements."""

    def __init__(self, message: str) -> None:
        super().__init__("ELEMENT_NOT_FOUND", message)


def error_of(data: Any, status: int | None = None, retry_after: str | None = None) -> TapworldError:
    """Makes the error for an answer: the ``data`` of a socket's error, or the ``error`` of an HTTP body."""
    if not isinstance(data, dict):
        data = {}
    # A socket has OpenEnv's few codes; the server's own code is in `reason`.
    code = str(data.get("reason") or data.get("code") or "BAD_ANSWER")
    message = str(data.get("message", f"The server answered {status} without a reason"))
    if code != "CAPACITY_REACHED":
        return TapworldError(code, message, data.get("details", data.get("errors")), status)
    details = data["details"] if isinstance(data.get("details"), dict) else {}
    fields = {**details, **data}
    return CapacityReached(
        message,
        _seconds(retry_after if retry_after is not None else fields.get("retry_after")),
        fields.get("active_sessions"),
        fields.get("max_sessions"),
        data.get("details"),
        status,
    )


def _seconds(given: Any) -> float:
    try:
        return max(0.0, float(given))
    except (TypeError, ValueError):
        return 5.0
