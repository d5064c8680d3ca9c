"""Starts a server, or connects to one that runs."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ._exit import add_server, remove_server
from ._wire import ANSWER_LIMIT
from .aclient import AsyncClient
from .aenv import AsyncEnv
from .client import Client
from .env import Env
from .errors import TapworldError
from .types import Observe

_WATCH = """
import os, signal, sys
pid = int(sys.argv[1])
try:
    end = os.pidfd_open(pid)
except (AttributeError, OSError):
    end = None
sys.stdin.buffer.read()
try:
    os.kill(pid, signal.SIGTERM) if end is None else signal.pidfd_send_signal(end, signal.SIGTERM)
except OSError:
    pass
"""
"""Ends a process as soon as the input of this script closes, which also happens when the program is killed."""


class Connection:
    """A server's address and token, from which environments and clients are made.

    Args:
        url: Base URL, such as ``http://127.0.0.1:8100``.
        token: The operator's token, if the server has one.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def env(self, *, observe: Observe | None = None, timeout: float = ANSWER_LIMIT, capacity_wait: float = 0.0) -> Env:
        """Makes an environment; arguments as for :class:`~tapworld.Env`."""
        return Env(self.url, self.token, observe=observe, timeout=timeout, capacity_wait=capacity_wait)

    def async_env(
        self, *, observe: Observe | None = None, timeout: float = ANSWER_LIMIT, capacity_wait: float = 0.0
    ) -> AsyncEnv:
        """Makes an environment for asyncio; arguments as for :class:`~tapworld.Env`."""
        return AsyncEnv(self.url, self.token, observe=observe, timeout=timeout, capacity_wait=capacity_wait)

    def client(self, *, timeout: float = ANSWER_LIMIT) -> Client:
        """Makes a client of ``/v1``."""
        return Client(self.url, self.token, timeout=timeout)

    def async_client(self, *, timeout: float = ANSWER_LIMIT, concurrency: int = 32) -> AsyncClient:
        """Makes a client of ``/v1`` for asyncio."""
        return AsyncClient(self.url, self.token, timeout=timeout, concurrency=concurrency)


def connect(url: str, token: str | None = None) -> Connection:
    """Connects to a running server. Nothing is sent before the first call."""
    return Connection(url, token)


def command_of(home: str | os.PathLike[str] | None) -> list[str]:
    """Finds the command ``tapworld``: in a checkout, or on the PATH. Raises SERVER_NOT_FOUND, which says what to do."""
    folder = home if home is not None else os.environ.get("TAPWORLD_HOME")
    if folder is not None:
        program = Path(folder) / "bin" / "tapworld.mjs"
        node = shutil.which("node")
        if not program.is_file():
            raise TapworldError("SERVER_NOT_FOUND", f"{folder} is not a checkout of Tapworld: it has no {program}")
        if node is None:
            raise TapworldError("SERVER_NOT_FOUND", "node is not on the PATH: install Node 20.19 or later")
        return [node, str(program)]
    program_on_path = shutil.which("tapworld")
    if program_on_path is None:
        raise TapworldError(
            "SERVER_NOT_FOUND",
            "tapworld is not on the PATH: set Server(home=...) or TAPWORLD_HOME to the folder of a checkout",
        )
    return [program_on_path]


class Server(Connection):
    """Starts a server on this machine. It ends with the program at the latest.

    The server listens on a free port of the loopback address, and its phones end with it unless the arguments have a
    ``--store``. Use it as a context manager, or call :meth:`stop`.

    Args:
        home: A checkout of Tapworld that was set up with ``npm install`` and ``npm run build``. By default that of
            ``TAPWORLD_HOME``, or else the ``tapworld`` on the PATH.
        renderers: Number of pages that draw phones; three for each core by default.
        step_cache: MB for cached steps; 0 for no cache.
        token: The token that calls must give.
        arguments: Further arguments of ``tapworld serve``.
        timeout: Seconds to wait until the server is up.

    Raises:
        TapworldError: SERVER_NOT_FOUND, or SERVER_FAILED with the server's last messages.
    """

    def __init__(
        self,
        home: str | os.PathLike[str] | None = None,
        *,
        renderers: int | None = None,
        step_cache: int | None = None,
        token: str | None = None,
        arguments: Sequence[str] = (),
        timeout: float = 60.0,
    ) -> None:
        options = {"--renderers": renderers, "--step-cache": step_cache, "--token": token}
        settings = [word for option, value in options.items() if value is not None for word in (option, str(value))]
        command = [*command_of(home), "serve", "--port", "0", "--json", *settings, *arguments]
        try:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                stdin=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
                # A token of the environment is for a server elsewhere.
                env={"TAPWORLD_STORE": "memory:", **{k: v for k, v in os.environ.items() if k != "TAPWORLD_TOKEN"}},
            )
        except OSError as wrong:
            raise TapworldError("SERVER_FAILED", f"{command[0]} cannot be run: {wrong}") from wrong
        # The server must end with this program, even if that is killed.
        self._watch = _watch(self._process.pid)
        self._owner = os.getpid()
        add_server(self)
        self._errors: deque[str] = deque(maxlen=20)
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        try:
            super().__init__(self._await_url(timeout), token)
        except BaseException:
            self.stop()
            raise

    def _listen(self) -> None:
        # Read to the end: a process whose output nobody reads comes to a halt.
        with contextlib.suppress(ValueError):
            for line in self._process.stderr or ():
                self._errors.append(line)

    def _await_url(self, timeout: float) -> str:
        lines: list[str] = []
        output = self._process.stdout

        def read_line() -> None:
            if output is not None:
                lines.append(output.readline())

        first = threading.Thread(target=read_line, daemon=True)
        first.start()
        first.join(timeout)
        if first.is_alive():
            raise TapworldError("SERVER_FAILED", f"The server was not up within {timeout:g} s: {self._last_words()}")
        try:
            return str(json.loads(lines[0])["url"])
        except (ValueError, KeyError, TypeError, IndexError):
            self.stop()
            raise TapworldError(
                "SERVER_FAILED", f"The server did not start: {self._last_words() or ''.join(lines)}"
            ) from None

    def _last_words(self) -> str:
        return "".join(self._errors).strip()

    @property
    def running(self) -> bool:
        """Whether its process runs."""
        return self._process.poll() is None

    def stop(self, timeout: float = 20.0) -> None:
        """Stops the server: it answers running calls and closes its browsers. Safe to call twice.

        Args:
            timeout: Seconds after which the server is killed.
        """
        if self._owner != os.getpid():
            # This is a copy in a forked process. The server belongs to the parent.
            return
        if self.running:
            self._process.terminate()
            try:
                self._process.wait(timeout)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        # Last: an interrupt above must leave the watch, which then stops the server.
        if self._watch is not None:
            self._watch.kill()
            self._watch.wait()
            self._watch.stdin.close()  # type: ignore[union-attr]
            self._watch = None
        remove_server(self)
        # Reads its last messages. A child process may keep the stream open for longer.
        self._reader.join(1.0)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: Any) -> None:
        self.stop()


def _watch(pid: int) -> subprocess.Popen[bytes] | None:
    # Where Python is embedded in another program, there is no interpreter to run the script.
    if not sys.executable:
        return None
    try:
        return subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _WATCH, str(pid)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return None
