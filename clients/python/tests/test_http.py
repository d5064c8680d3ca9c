"""Calls over HTTP to a server that breaks off."""

from __future__ import annotations

import json
import socket
import threading
import unittest
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import tapworld
from tapworld import _http

EPISODE = {
    "id": "e",
    "phone": "p",
    "token": "t",
    "goal": "g",
    "budget": 1,
    "observation": {"clock": 0},
    "stateHash": "h",
}
STEP = {"observation": {"clock": 0}, "events": [], "stateHash": "h", "terminated": False, "truncated": False}
FORKS = {"phones": [{"id": "copy"}], "episodes": [{"id": "copy"}]}


class Broken(unittest.TestCase):
    def test_an_answer_that_breaks_off_is_an_error_with_a_code(self) -> None:
        for answer in (
            b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[1",
            b"HTTP/1.1 500 No\r\nContent-Length: 100\r\n\r\n{",
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"SSH-2.0-no\r\n",
            b"",
        ):
            with self.subTest(answer), socket.create_server(("127.0.0.1", 0)) as listening:

                def serve(listening=listening, answer=answer) -> None:
                    one, _ = listening.accept()
                    with one:
                        one.recv(65_536)
                        one.sendall(answer)

                thread = threading.Thread(target=serve)
                thread.start()
                with self.assertRaises(tapworld.TapworldError) as wrong:
                    tapworld.Client(f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=5).phones()
                thread.join()
                self.assertIn(wrong.exception.code, ("CONNECTION_LOST", "BAD_ANSWER"))

    def test_a_server_that_is_not_there_is_asked_once(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
        with self.assertRaises(tapworld.TapworldError) as wrong:
            tapworld.Client(f"http://127.0.0.1:{port}").create_phone()
        self.assertEqual(wrong.exception.code, "CONNECTION_REFUSED")


class Dropping(ThreadingHTTPServer):
    """Records calls. Breaks off the first ``drops`` of them before it answers."""

    def __init__(self, drops: int) -> None:
        self.drops = drops
        self.calls: list[tuple[str, str | None, dict[str, Any]]] = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", 0))) or "{}")
                server.calls.append((self.path, self.headers.get("Idempotency-Key"), body))
                if len(server.calls) <= server.drops:
                    self.connection.shutdown(socket.SHUT_RDWR)
                    return
                answer = json.dumps({**EPISODE, **STEP, **FORKS}).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            do_DELETE = do_POST

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)


@contextmanager
def dropping(drops: int) -> Iterator[tuple[Dropping, tapworld.Client]]:
    """A server that drops calls, and a client of it."""
    with Dropping(drops) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server, tapworld.Client(f"http://127.0.0.1:{server.server_port}", timeout=10)
        finally:
            server.shutdown()
            thread.join()


class Keys(unittest.TestCase):
    def setUp(self) -> None:
        self.addCleanup(setattr, _http, "BACK_OFF", _http.BACK_OFF)
        _http.BACK_OFF = 0.001

    def test_a_lost_call_is_sent_again_under_its_key(self) -> None:
        for call in (
            lambda client: client.create_phone(seed=1),
            lambda client: client.step_phone("p", tapworld.wait(1)),
            lambda client: client.fork_phone("p"),
            lambda client: client.create_episode("notes/create-note", 1),
            lambda client: client.step_episode("e", tapworld.wait(1)),
            lambda client: client.fork_episode("e"),
        ):
            with dropping(2) as (server, client):
                call(client)
                self.assertEqual(len(server.calls), 3)
                self.assertEqual(server.calls[0], server.calls[2])
                self.assertEqual(len({key for _, key, _ in server.calls}), 1)
                call(client)
                self.assertNotEqual(server.calls[3][1], server.calls[2][1])

    def test_a_call_that_is_always_lost_raises(self) -> None:
        with dropping(9) as (server, client):
            with self.assertRaises(tapworld.ConnectionLost):
                client.create_phone(key="mine")
            self.assertEqual([key for _, key, _ in server.calls], ["mine"] * 3)

    def test_a_lost_deletion_is_sent_again(self) -> None:
        for call in (lambda client: client.delete_phone("p"), lambda client: client.delete_episode("e")):
            with dropping(2) as (server, client):
                call(client)
                self.assertEqual(len(server.calls), 3)

    def test_calls_without_a_key_are_sent_once(self) -> None:
        with dropping(9) as (server, client):
            with self.assertRaises(tapworld.ConnectionLost):
                client.observe_phone("p")
            self.assertEqual([key for _, key, _ in server.calls], [None])

    def test_bodies_have_what_was_given(self) -> None:
        with dropping(0) as (server, client):
            client.create_phone()
            client.create_phone(ttl=5)
            client.create_phone(ttl="forever")
            client.create_episode("notes/create-note", 1, ttl="forever")
            client.step_phone("p", tapworld.done(), base="h")
            client.step_episode("e", tapworld.done(), base="h", format_ok=False)
            self.assertEqual(
                [body for _, _, body in server.calls],
                [
                    {},
                    {"ttl": 5},
                    {"ttl": None},
                    {"task": "notes/create-note", "seed": 1, "ttl": None},
                    {"action": {"type": "done"}, "base": "h"},
                    {"action": {"type": "done"}, "base": "h", "format": {"ok": False}},
                ],
            )
