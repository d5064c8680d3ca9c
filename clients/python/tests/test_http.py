"""Calls over HTTP to a server that does not answer as one does."""

from __future__ import annotations

import socket
import threading
import unittest

import tapworld


class Broken(unittest.TestCase):
    def test_an_answer_that_ends_early_or_is_none_is_an_error_with_a_code(self) -> None:
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
                self.assertIn(wrong.exception.code, ("CONNECTION_REFUSED", "BAD_ANSWER"))
