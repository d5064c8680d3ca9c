"""A server that speaks the socket's messages without a phone: a counter that ends at its budget. It can be told to fail."""

from __future__ import annotations

import base64
import json
import struct
import threading
import zlib
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Request, Response, ServerConnection, serve

ELEMENTS = [
    {"index": 0, "id": "a", "parent": None, "role": "list", "className": "", "resourceId": "", "name": "Notes", "bounds": [0, 0, 1080, 2400], "states": {"enabled": True, "scrollable": True}, "package": "p"},
    {"index": 1, "id": "b", "parent": 0, "role": "button", "className": "", "resourceId": "", "name": "Save", "bounds": [100, 200, 300, 400], "states": {"enabled": True, "clickable": True}, "package": "p"},
]  # fmt: skip


def _png(width: int, height: int) -> bytes:
    """A black picture."""
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"\0" * ((3 * width + 1) * height))),
        (b"IEND", b""),
    ]
    parts = [struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


PICTURE = {"mime": "image/png", "width": 4, "height": 6, "base64": base64.b64encode(_png(4, 6)).decode()}


class FakeServer:
    """Sessions by token. ``on_step`` may raise :class:`Die` before or after a step is counted."""

    def __init__(self, token: str | None = None) -> None:
        self.token = token
        self.sessions: dict[str, dict[str, Any]] = {}
        # Sessions that have a name, open or closed, and what they were asked for.
        self.named: dict[str, tuple[str, dict[str, Any]]] = {}
        self.received: list[dict[str, Any]] = []
        self.full = 0
        # Codes with which the next steps are lost, one each.
        self.lost: list[str] = []
        self.lost_starts: list[str] = []
        self.before_step: Callable[[], None] = lambda: None
        self.after_step: Callable[[], None] = lambda: None
        self.before_reset: Callable[[], None] = lambda: None
        self.after_reset: Callable[[], None] = lambda: None
        self._serial = 0
        self._open_sockets = 0
        self._changed = threading.Condition()
        self._server = serve(self._serve, "127.0.0.1", 0, process_request=self._admit, close_timeout=0.1)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.socket.getsockname()[1]}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()

    def all_received(self) -> list[dict[str, Any]]:
        """What came, once every socket has ended: a client is done with closing before the server has read its last message."""
        with self._changed:
            if not self._changed.wait_for(lambda: self._open_sockets == 0, timeout=10):
                raise AssertionError(f"{self._open_sockets} sockets are still open")
            return self.received

    def __enter__(self) -> FakeServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _admit(self, connection: ServerConnection, request: Request) -> Response | None:
        if self.token is not None and request.headers.get("Authorization") != f"Bearer {self.token}":
            return connection.respond(HTTPStatus.UNAUTHORIZED, "no")
        return None

    def _serve(self, socket: ServerConnection) -> None:
        own: dict[str, Any] | None = None
        with self._changed:
            self._open_sockets += 1
        try:
            for text in socket:
                try:
                    message = json.loads(text, parse_constant=_no_json)
                except ValueError as wrong:
                    socket.send(json.dumps({"type": "error", "data": {"code": "INVALID_JSON", "message": str(wrong)}}))
                    continue
                self.received.append(message)
                own, answer = self._answer(message["type"], message.get("data") or {}, own)
                if answer is None:
                    return
                socket.send(json.dumps(answer))
        except Die:
            # Without a closing handshake, as a lost network is.
            socket.socket.shutdown(2)
        except ConnectionClosed:
            pass
        finally:
            with self._changed:
                self._open_sockets -= 1
                self._changed.notify_all()

    def _open(self, data: dict[str, Any]) -> dict[str, Any]:
        self._serial += 1
        session = {
            "token": f"t{self._serial}",
            "task_id": data.get("task_id"),
            "seed": data.get("seed", 0),
            "steps": 0,
            "budget": data.get("budget", 5),
            "total": 0.0,
            "last": None,
            "done": False,
            "error": None,
        }
        self.sessions[session["token"]] = session
        return session

    def _answer(
        self, kind: str, data: dict[str, Any], own: dict[str, Any] | None
    ) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        if kind == "close" and "session" in data:
            token, _ = self.named.get(data["session"], ("", {}))
            was_open = self.sessions.pop(token, None) is not None
            status = "closed" if was_open else "already_closed" if token else "unknown"
            return own, {"type": "closed", "data": {"session": data["session"], "status": status}}
        if kind == "close":
            self.sessions.pop(own["token"], None) if own else None
            return None, None
        if kind == "reset":
            self.before_reset()
            if self.full > 0:
                self.full -= 1
                return own, {
                    "type": "error",
                    "data": {
                        "code": "CAPACITY_REACHED",
                        "message": "full",
                        "active_sessions": 2,
                        "max_sessions": 2,
                        "retry_after": 0.01,
                    },
                }
            if "resume" in data:
                if data["resume"] not in self.sessions:
                    return own, {
                        "type": "error",
                        "data": {"code": "SESSION_ERROR", "message": "no such session"},
                    }
                own = self.sessions[data["resume"]]
                return own, self._seen(own, None, look=True)
            if self.lost_starts:
                return own, {
                    "type": "error",
                    "data": {
                        "code": "EXECUTION_ERROR",
                        "reason": self.lost_starts.pop(),
                        "message": "two renderers died under this step",
                    },
                }
            if data.get("task_id") == "no/such":
                return own, {
                    "type": "error",
                    "data": {
                        "code": "VALIDATION_ERROR",
                        "reason": "TASK_NOT_FOUND",
                        "message": "No task no/such",
                    },
                }
            name = data.get("session")
            asked = {key: value for key, value in data.items() if key not in ("observe", "session")}
            token, before = self.named.get(name, ("", asked)) if name else ("", asked)
            refusal = None if token == "" or token in self.sessions else "SESSION_CLOSED"
            refusal = refusal or (None if before == asked else "KEY_REUSED")
            if refusal:
                return own, {
                    "type": "error",
                    "data": {"code": "SESSION_ERROR", "reason": refusal, "message": "use another name"},
                }
            own = self.sessions[token] if token else self._open(data)
            own["seen"] = bool(data.get("observe", {}).get("screenshot"))
            if name:
                self.named[name] = (own["token"], asked)
            self.after_reset()
            return own, self._seen(own, None, look=bool(token))
        if own is None:
            return own, {"type": "error", "data": {"code": "SESSION_ERROR", "message": "reset first"}}
        if kind == "step":
            if self.lost:
                own["done"], own["outcome"] = True, "infra_error"
                return own, {
                    "type": "error",
                    "data": {
                        "code": "EXECUTION_ERROR",
                        "reason": self.lost.pop(),
                        "message": "two renderers died under this step",
                    },
                }
            self.before_step()
            if own["done"]:
                return own, {
                    "type": "error",
                    "data": {"code": "EXECUTION_ERROR", "reason": "EPISODE_ENDED", "message": "over"},
                }
            own["steps"] += 1
            own["error"] = None if data.get("type") != "unreadable" else "INVALID_ACTION: no such action"
            own["declared"] = data["type"] == "done"
            own["done"] = own["declared"] or own["steps"] >= own["budget"]
            own["last"] = None if own["task_id"] is None else 1.0 if own["declared"] else 0.25
            self.after_step()
            return own, self._seen(own, own["last"])
        if kind == "observe":
            return own, self._seen(own, None, look=True)
        if kind == "verdict":
            return own, {
                "type": "verdict",
                "data": {
                    "success": bool(own.get("declared")),
                    "progress": own["steps"] / own["budget"],
                    "changes": [],
                    "invariants": [],
                    "sideEffects": [],
                    "answer": None,
                },
            }
        if kind == "state":
            return own, {"type": "state", "data": {"episode_id": own["token"], "step_count": own["steps"]}}
        if kind == "fork":
            copies = []
            for _ in range(data.get("count", 1)):
                copy = self._open({})
                copy.update({k: v for k, v in own.items() if k != "token"})
                copies.append({"resume": copy["token"], "episode_id": copy["token"]})
            return own, {"type": "forked", "data": {"sessions": copies}}
        return own, {"type": "error", "data": {"code": "UNKNOWN_TYPE", "message": kind}}

    def _seen(self, own: dict[str, Any], reward: float | None, look: bool = False) -> dict[str, Any]:
        truncated = own["done"] and not own.get("declared")
        info = {
            "components": {},
            "task_id": own["task_id"],
            "seed": own["seed"],
            "episode_id": own["token"],
            "state_hash": f"h{own['steps']}",
            "resume": own["token"],
        }
        if look and own["steps"]:
            info["last_step"] = {"step": own["steps"], "reward": own["last"], "components": {}}
        observation = {
            "elements": ELEMENTS, "foreground": {"app": "notes", "package": "p", "activity": "a", "route": "/"}, "keyboard": False, "clock": 1_000 * own["steps"],
            "goal": None if own["task_id"] is None else "Count", "budget": own["budget"], "steps": own["steps"], "last_action_error": own["error"], "truncated": truncated, "info": info,
        }  # fmt: skip
        if own.get("seen"):
            observation |= {"screenshot": PICTURE, "elements": []}
        if own["done"]:
            observation["outcome"] = own.get("outcome") or ("truncated" if truncated else "success")
        return {
            "type": "observation",
            "data": {"observation": observation, "reward": reward, "done": own["done"]},
        }


def _no_json(constant: str) -> None:
    raise ValueError(f"{constant} is no JSON")


class Die(Exception):
    """The socket is to die here."""


def once(what: type[Exception] = Die) -> Callable[[], None]:
    """Raises the first time that it is called."""
    left = [what]

    def call() -> None:
        if left:
            raise left.pop()

    return call
