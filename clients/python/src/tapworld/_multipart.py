"""Answers whose picture comes as bytes beside the JSON: multipart/related, RFC 2387."""

from __future__ import annotations

import json
import re
from typing import Any

from .observation import Screenshot

MULTIPART = "multipart/related"
ACCEPT = f"{MULTIPART}, application/json"
"""Asks for pictures as bytes. A server that knows no such answers gives JSON."""
_BOUNDARY = re.compile(r';\s*boundary=(?:"([^"]+)"|([^\s;"]+))', re.IGNORECASE)


def read_answer(body: bytes, content_type: str) -> Any:
    """Reads the body of an answer, JSON or multipart; ``None`` if it is empty. Raises ValueError."""
    if not content_type.lower().startswith(MULTIPART):
        return json.loads(body) if body else None
    text, files = _split(body, content_type)
    return _with_picture(json.loads(text), files)


def read_message(message: str | bytes) -> Any:
    """Reads a socket's message: JSON as text, or the body of an answer after its Content-Type. Raises ValueError."""
    if isinstance(message, str):
        return json.loads(message)
    head, found, body = message.partition(b"\r\n\r\n")
    if not found:
        raise ValueError("the message has no head")
    text, files = _split(body, _fields(head).get("content-type", ""))
    answer = json.loads(text)
    _with_picture(answer["data"], files)
    return answer


def _with_picture(answer: Any, files: dict[str, bytes]) -> Any:
    """Puts the file that an answer's picture refers to in its place."""
    seen = answer.get("observation") if isinstance(answer, dict) else None
    shot = seen.get("screenshot") if isinstance(seen, dict) else None
    if isinstance(seen, dict) and isinstance(shot, dict) and "contentId" in shot:
        name = shot["contentId"]
        if name not in files:
            raise ValueError(f"there is no part {name}")
        seen["screenshot"] = Screenshot(shot["mime"], shot["width"], shot["height"], data=files[name])
    return answer


def _split(body: bytes, content_type: str) -> tuple[bytes, dict[str, bytes]]:
    """Returns the JSON of a multipart body, and its files by their Content-ID."""
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError(f"there is no boundary in {content_type!r}")
    delimiter = b"--" + (boundary[1] or boundary[2]).encode()
    parts: list[tuple[dict[str, str], bytes]] = []
    at = _after(body, 0, delimiter)
    while not body.startswith(b"--", at):
        at = _after(body, at, b"\r\n")
        end = body.find(b"\r\n\r\n", at)
        if end < 0:
            raise ValueError(f"the head at byte {at} does not end")
        fields = _fields(body[at:end])
        length = fields.get("content-length", "")
        if not re.fullmatch("[0-9]+", length):
            raise ValueError(f"the part at byte {at} has no Content-Length")
        start, at = end + 4, end + 4 + int(length)
        parts.append((fields, body[start:at]))
        at = _after(body, at, b"\r\n" + delimiter)
    if not parts or parts[0][0].get("content-type") != "application/json":
        raise ValueError("the first part is no JSON")
    return parts[0][1], {fields.get("content-id", "").strip("<>"): data for fields, data in parts[1:]}


def _after(body: bytes, at: int, expected: bytes) -> int:
    if not body.startswith(expected, at):
        raise ValueError(f"there is no {expected!r} at byte {at}")
    return at + len(expected)


def _fields(head: bytes) -> dict[str, str]:
    """The headers of a part, by their names in lower case."""
    lines = (line.partition(":") for line in head.decode("latin-1").split("\r\n"))
    return {name.strip().lower(): value.strip() for name, _, value in lines}
