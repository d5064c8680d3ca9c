"""A phone with or without a task, over a socket, for asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import sys
import time
import warnings
from typing import Any, TypeVar, cast

import websockets.asyncio.client
from websockets.exceptions import InvalidHandshake, WebSocketException

from ._exit import CLOSING, add_session
from ._session import CLOSE, AnyAction, Op, SocketDied, Talk
from ._settings import Settings, reset_data
from ._wire import ANSWER_LIMIT
from .errors import TapworldError
from .observation import Step
from .types import CloseStatus, Language, Observe, RewardChoice, ScreenSize, Verdict

T = TypeVar("T")


class AsyncEnv(Settings):
    """:class:`~tapworld.Env` for asyncio: the same session, arguments, answers and errors, awaited.

    A cancelled call keeps the session; the next call finds out whether the server took its step. Calls on one
    environment wait for each other.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        observe: Observe | None = None,
        timeout: float = ANSWER_LIMIT,
        capacity_wait: float = 0.0,
    ) -> None:
        super().__init__(url, token, observe, timeout, capacity_wait)
        self._socket: websockets.asyncio.client.ClientConnection | None = None
        # A socket whose answer is not awaited any more. It still holds the session, and can end it.
        self._abandoned: websockets.asyncio.client.ClientConnection | None = None
        self._turn = asyncio.Lock()
        add_session(self)

    async def reset(
        self,
        task_id: str | None = None,
        *,
        seed: int | None = None,
        episode_id: str | None = None,
        language: Language | None = None,
        phone_language: str | None = None,
        phrasing: int | None = None,
        budget: int | None = None,
        reward: RewardChoice | None = None,
        screen: ScreenSize | None = None,
        observe: Observe | None = None,
        session: str | None = None,
    ) -> Step:
        """Starts an episode: an instance of a task, or a phone without a goal, whose rewards are ``None``."""
        return await self._run(
            self._session.reset(
                reset_data(
                    task_id, seed, episode_id, language, phone_language, phrasing, budget, reward, screen, session
                ),
                observe,
            )
        )

    async def resume(self, token: str, *, observe: Observe | None = None) -> Step:
        """Resumes the session with this token: one whose socket died, or a fork."""
        return await self._run(self._session.reset({"resume": token}, observe))

    async def step(self, action: AnyAction, *, observe: Observe | None = None, format_ok: bool | None = None) -> Step:
        """Takes an action of :mod:`tapworld.actions`."""
        return await self._run(self._session.step(action, observe, format_ok))

    async def observe(self, observe: Observe | None = None) -> Step:
        """Observes without a step. The phone and ``last`` do not change."""
        return await self._run(self._session.look(observe))

    async def verdict(self) -> Verdict:
        """Returns the judge's verdict on the phone as it is now. Raises TapworldError for a phone without a task."""
        return await self._run(self._session.ask("verdict", {}, retry=True))

    async def state(self) -> dict[str, Any]:
        """Returns the server's state of the episode: ``episode_id``, ``step_count`` and more."""
        return await self._run(self._session.ask("state", {}, retry=True))

    async def fork(self, count: int = 1, *, reseed: bool = False) -> list[AsyncEnv]:
        """Copies the phone and its episode, each copy on a socket of its own: all that were asked for, or none."""
        made = await self._run(self._session.ask("fork", {"count": count, "reseed": reseed}, retry=False))
        observe, wait = self._session.observe, self._session.capacity_wait
        forks = [
            AsyncEnv(self.url, self.token, observe=observe, timeout=self.timeout, capacity_wait=wait)
            for _ in made["sessions"]
        ]
        try:
            await asyncio.gather(*(fork.resume(session["resume"]) for fork, session in zip(forks, made["sessions"])))
        except BaseException:
            await asyncio.gather(*(fork.close() for fork in forks), return_exceptions=True)
            raise
        return forks

    async def close_session(self, session: str) -> CloseStatus:
        """Ends the session with this name, whoever plays it. The session of this environment goes on."""
        return await self._run(self._session.close_named(session))

    async def close(self) -> None:
        """Ends the session and its phone. Safe to call twice."""
        socket, self._socket, self._abandoned = self._socket or self._abandoned, None, None
        self._session.last = self._session.token = None
        if socket is not None:
            with contextlib.suppress(WebSocketException, asyncio.TimeoutError):
                await socket.send(CLOSE)
                # The server closes the socket once the running step is done. Closing it here would leave the session.
                await asyncio.wait_for(socket.wait_closed(), CLOSING)
            await socket.close()

    def __del__(self) -> None:
        socket = getattr(self, "_socket", None) or getattr(self, "_abandoned", None)
        if socket is None or sys.is_finalizing():
            return
        warnings.warn(f"{self!r} was not closed", ResourceWarning, stacklevel=2)
        with contextlib.suppress(Exception):
            self._send_close()
            if not socket.loop.is_running():
                self._await_close(time.monotonic() + CLOSING)

    def _send_close(self) -> None:
        # Does not await: the event loop may have ended.
        socket = self._socket or self._abandoned
        self._session.last = self._session.token = None
        if socket is None:
            return
        connection = socket

        def write() -> None:
            connection.protocol.send_text(CLOSE.encode())
            for data in connection.protocol.data_to_send():
                connection.transport.write(data)

        if connection.loop.is_running():
            connection.loop.call_soon_threadsafe(write)
        else:
            write()

    def _await_close(self, deadline: float) -> None:
        socket, self._socket, self._abandoned = self._socket or self._abandoned, None, None
        if socket is None:
            return
        if socket.loop.is_running():
            while not socket.connection_lost_waiter.done() and time.monotonic() < deadline:
                time.sleep(0.01)
            return
        # The loop has ended, so nothing else reads the socket.
        end = socket.transport.get_extra_info("socket").fileno()
        while select.select([end], [], [], max(0.0, deadline - time.monotonic()))[0] and os.read(end, 65_536):
            pass

    def _forget(self) -> None:
        self._socket = self._abandoned = None
        self._session.last = self._session.token = None

    async def __aenter__(self) -> AsyncEnv:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _run(self, talk: Talk[T]) -> T:
        async with self._turn:
            try:
                op = next(talk)
                while True:
                    try:
                        came = await self._do(op)
                    except (SocketDied, TapworldError) as wrong:
                        op = talk.throw(wrong)
                    else:
                        op = talk.send(came)
            except StopIteration as end:
                return cast(T, end.value)

    async def _do(self, op: Op) -> Any:
        if not op.text:
            return await asyncio.sleep(op.seconds)
        if self._socket is None:
            if not op.opens:
                raise SocketDied(sent=False)
            await self._connect()
        socket = cast(websockets.asyncio.client.ClientConnection, self._socket)
        try:
            await socket.send(op.text)
            return await asyncio.wait_for(socket.recv(), self.timeout)
        except asyncio.TimeoutError:
            # Its answer may still arrive, and would look like the next message's.
            self._abandon()
            raise self._timed_out(op.text) from None
        except (WebSocketException, OSError, EOFError) as died:
            self._drop()
            raise self._died(died) from died
        except BaseException:
            self._abandon()
            raise

    async def _connect(self) -> None:
        if self._abandoned is not None:
            self._abandoned.transport.abort()
            self._abandoned = None
        try:
            self._socket = await websockets.asyncio.client.connect(self._address, **self._options)
        except (InvalidHandshake, OSError, asyncio.TimeoutError, EOFError) as wrong:
            raise self._refused(wrong) from wrong

    def _abandon(self) -> None:
        self._abandoned, self._socket = self._socket, None

    def _drop(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.transport.abort()
