"""Pictures that come as bytes beside the JSON."""

from __future__ import annotations

import asyncio
import json
import pickle
import threading
import unittest
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from websockets.sync.server import ServerConnection, serve

import tapworld
from tapworld._multipart import ACCEPT, read_answer, read_message

FILE = b"\x00\r\n--not a picture\xff"
SIZE = {"mime": "image/jpeg", "width": 3, "height": 4}
PLAIN = {**SIZE, "base64": "AA0KLS1ub3QgYSBwaWN0dXJl/w=="}
SEEN = {"clock": 1, "steps": 2, "budget": 5, "info": {"resume": "r"}}
BOUNDARY = "b-1"
TYPE = f'multipart/related; boundary="{BOUNDARY}"; type="application/json"'


def body_of(value: Any, file: bytes = FILE, name: str = "one@x") -> bytes:
    text = json.dumps(value).encode()
    return b"".join(
        (
            b"--b-1\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(text),
            text,
            b"\r\n--b-1\r\nContent-ID: <%s>\r\nContent-Type: image/jpeg\r\n" % name.encode(),
            b"Content-Length: %d\r\n\r\n" % len(file),
            file,
            b"\r\n--b-1--\r\n",
        )
    )


def answer(shot: dict[str, Any]) -> dict[str, Any]:
    return {"observation": {**SEEN, "screenshot": shot}, "events": [], "stateHash": "h"}


ATTACHED = answer({**SIZE, "contentId": "one@x"})


class Reading(unittest.TestCase):
    def test_an_observation_is_the_same_in_both_forms(self) -> None:
        forms = [
            read_answer(body_of(ATTACHED), TYPE),
            read_answer(json.dumps(answer(PLAIN)).encode(), "application/json"),
        ]
        for form in forms:
            seen = tapworld.Observation(form["observation"])
            shot = seen.screenshot
            assert shot is not None
            self.assertEqual((shot.mime, shot.width, shot.height), ("image/jpeg", 3, 4))
            self.assertEqual((shot.data, shot.base64), (FILE, PLAIN["base64"]))
            self.assertEqual(shot.url, f"data:image/jpeg;base64,{PLAIN['base64']}")
            self.assertEqual(json.loads(json.dumps(seen.raw)), {**SEEN, "screenshot": PLAIN})
            self.assertEqual(pickle.loads(pickle.dumps(seen)).screenshot, shot)
        first, second = (tapworld.Observation(form["observation"]).screenshot for form in forms)
        self.assertEqual(first, second)
        self.assertEqual(hash(first), hash(second))

    def test_a_step_reads_its_fields_beside_a_picture(self) -> None:
        step = tapworld.Step(tapworld.Observation(read_answer(body_of(ATTACHED), TYPE)["observation"]), None, False)
        self.assertEqual((step.steps, step.budget, step.info), (2, 5, {"resume": "r"}))

    def test_a_message_has_its_type_before_its_body(self) -> None:
        whole = body_of({"type": "observation", "data": ATTACHED})
        message = read_message(b"Content-Type: " + TYPE.encode() + b"\r\n\r\n" + whole)
        self.assertEqual(message["data"]["observation"]["screenshot"].data, FILE)
        self.assertEqual(read_message('{"type":"state"}'), {"type": "state"})

    def test_an_empty_answer_is_none(self) -> None:
        self.assertIsNone(read_answer(b"", ""))

    def test_a_body_that_is_cut_is_refused(self) -> None:
        whole = body_of(ATTACHED)
        for end in range(len(whole) - 3):
            with self.subTest(end), self.assertRaises(ValueError):
                read_answer(whole[:end], TYPE)

    def test_a_body_that_does_not_fit_is_refused(self) -> None:
        whole = body_of(ATTACHED)
        length = b"Content-Length: %d" % len(FILE)
        for kind, body in (
            ("multipart/related", whole),
            ("multipart/related; boundary=other", whole),
            (TYPE, whole.replace(length, b"X: 1")),
            (TYPE, whole.replace(length, b"Content-Length: -1")),
            (TYPE, whole.replace(length, b"Content-Length: 1")),
            (TYPE, whole.replace(length, b"Content-Length: 9999")),
            (TYPE, whole.replace(b"application/json", b"text/plain")),
            (TYPE, body_of(ATTACHED, name="two@x")),
            (TYPE, b"--b-1--"),
        ):
            with self.subTest(body), self.assertRaises(ValueError):
                read_answer(body, kind)
        with self.assertRaises(ValueError):
            read_message(whole[:3])

    def test_a_screenshot_has_one_form(self) -> None:
        with self.assertRaises(TypeError):
            tapworld.Screenshot("image/png", 1, 1)
        self.assertNotEqual(tapworld.Screenshot("image/png", 1, 1, "aGk="), "aGk=")


class Answering(ThreadingHTTPServer):
    """Answers every call with ``answer``, and records what its callers accept."""

    def __init__(self, kind: str, body: bytes) -> None:
        accepted: list[str | None] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                accepted.append(self.headers["Accept"])
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.accepted = accepted
        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


@contextmanager
def answering(kind: str, body: bytes) -> Iterator[Answering]:
    with Answering(kind, body) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


class OverHttp(unittest.TestCase):
    def test_a_client_asks_for_bytes_and_takes_json_too(self) -> None:
        for kind, body in ((TYPE, body_of(ATTACHED)), ("application/json", json.dumps(answer(PLAIN)).encode())):
            with self.subTest(kind), answering(kind, body) as server:
                step = tapworld.Client(server.url).step_phone("p", tapworld.tap(1, 2))
                assert step.observation.screenshot is not None
                self.assertEqual((step.observation.screenshot.data, step.state_hash), (FILE, "h"))
                self.assertEqual(server.accepted, [ACCEPT])

    def test_a_body_that_cannot_be_read_has_a_code(self) -> None:
        missing = answer({"mime": "image/jpeg", "contentId": "one@x"})
        for body in (b"--b-1\r\n", body_of(ATTACHED, name="two@x"), body_of(missing), body_of([])[:-9]):
            with (
                self.subTest(body),
                answering(TYPE, body) as server,
                self.assertRaises(tapworld.TapworldError) as wrong,
            ):
                tapworld.Client(server.url).observe_phone("p")
            self.assertEqual(wrong.exception.code, "BAD_ANSWER")


@contextmanager
def talking(message: str | bytes) -> Iterator[tuple[str, list[str | None]]]:
    """A socket that answers every reset with one message."""
    accepted: list[str | None] = []

    def talk(socket: ServerConnection) -> None:
        assert socket.request is not None
        accepted.append(socket.request.headers.get("Accept"))
        for text in socket:
            if json.loads(text)["type"] == "close":
                return
            socket.send(message)

    with serve(talk, "127.0.0.1", 0, close_timeout=0.1) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}", accepted
        finally:
            server.shutdown()
            thread.join()


class OnSockets(unittest.TestCase):
    forms: tuple[str | bytes, ...] = (
        b"Content-Type: " + TYPE.encode() + b"\r\n\r\n" + body_of({"type": "observation", "data": ATTACHED}),
        json.dumps({"type": "observation", "data": answer(PLAIN)}),
    )

    def test_an_environment_asks_for_bytes_and_takes_json_too(self) -> None:
        for form in self.forms:
            with self.subTest(form), talking(form) as (url, accepted), tapworld.Env(url) as env:
                shot = env.reset().observation.screenshot
                assert shot is not None
                self.assertEqual((shot.data, shot.base64), (FILE, PLAIN["base64"]))
                self.assertEqual(accepted, [ACCEPT])

    def test_an_asynchronous_environment_does_too(self) -> None:
        async def play(url: str) -> tapworld.Step:
            async with tapworld.AsyncEnv(url) as env:
                return await env.reset()

        for form in self.forms:
            with self.subTest(form), talking(form) as (url, accepted):
                shot = asyncio.run(play(url)).observation.screenshot
                assert shot is not None
                self.assertEqual((shot.data, accepted), (FILE, [ACCEPT]))

    def test_a_message_that_cannot_be_read_has_a_code(self) -> None:
        with talking(b"Content-Type: text/plain\r\n\r\nno") as (url, _), tapworld.Env(url) as env:
            with self.assertRaises(tapworld.TapworldError) as wrong:
                env.reset()
            self.assertEqual(wrong.exception.code, "BAD_ANSWER")
