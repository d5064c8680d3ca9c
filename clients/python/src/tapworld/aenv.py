"""A phone with or without a task, over one socket, for asyncio."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar, cast

import websockets.asyncio.client
from websockets.exceptions import InvalidHandshake, WebSocketException

from ._session import CLOSE, AnyAction, Op, Settings, SocketDied, Talk, reset_data
from .errors import TapworldError
from .types import Language, Observe, RewardChoice, ScreenSize, Step, Verdict

T = TypeVar("T")


class AsyncEnv(Settings):
    """:class:`~tapworld.Env` for asyncio: the same session, arguments, answers and errors, awaited.

    A call that is cancelled leaves the session where it stands; the next call finds out whether its step was taken.
    Calls on one environment wait for each other.
    """

    def __init__(self, url: str, token: str | None = None, *, observe: Observe | None = None, timeout: float = 120.0, capacity_wait: float = 0.0) -> None:
        super().__init__(url, token, observe, timeout, capacity_wait)
        self._socket: websockets.asyncio.client.ClientConnection | None = None
        self._turn = asyncio.Lock()

    async def reset(
        self,
        task_id: str | None = None,
        *,
        seed: int | None = None,
        episode_id: str | None = None,
        language: Language | None = None,
        phrasing: int | None = None,
        budget: int | None = None,
        reward: RewardChoice | None = None,
        screen: ScreenSize | None = None,
        observe: Observe | None = None,
    ) -> Step:
        """Starts an episode: an instance of a task, or a phone without a goal whose rewards are ``None``."""
        return await self._run(self._session.reset(reset_data(task_id, seed, episode_id, language, phrasing, budget, reward, screen), observe))

    async def resume(self, token: str, *, observe: Observe | None = None) -> Step:
        """Takes up the session with this token where it stands: one whose socket died, or a fork."""
        return await self._run(self._session.reset({"resume": token}, observe))

    async def step(self, action: AnyAction, *, observe: Observe | None = None, format_ok: bool | None = None) -> Step:
        """Takes an action of :mod:`tapworld.actions`."""
        return await self._run(self._session.step(action, observe, format_ok))

    async def observe(self, observe: Observe | None = None) -> Step:
        """Looks; nothing moves, and ``last`` stays what it was."""
        return await self._run(self._session.look(observe))

    async def verdict(self) -> Verdict:
        """What the judge says of the phone as it is. Raises TapworldError for a phone without a task."""
        return await self._run(self._session.ask("verdict", {}, retry=True))

    async def state(self) -> dict[str, Any]:
        """What the server says of the episode: ``episode_id``, ``step_count`` and more."""
        return await self._run(self._session.ask("state", {}, retry=True))

    async def fork(self, count: int = 1, *, reseed: bool = False) -> list[AsyncEnv]:
        """Copies that go on from this step, each on a socket of its own; none is left where there is no place for all."""
        made = await self._run(self._session.ask("fork", {"count": count, "reseed": reseed}, retry=False))
        observe, wait = self._session.observe, self._session.capacity_wait
        forks = [AsyncEnv(self.url, self.token, observe=observe, timeout=self.timeout, capacity_wait=wait) for _ in made["sessions"]]
        try:
            await asyncio.gather(*(fork.resume(session["resume"]) for fork, session in zip(forks, made["sessions"])))
        except BaseException:
            await asyncio.gather(*(fork.close() for fork in forks), return_exceptions=True)
            raise
        return forks

    async def close(self) -> None:
        """Ends the session and its phone. Safe to call twice."""
        socket, self._socket = self._socket, None
        if socket is not None:
            try:
                await socket.send(CLOSE)
            except WebSocketException:
                pass
            await socket.close()
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
            # Its answer may still come, and would be taken for that of the next message.
            self._drop()
            raise self._timed_out(op.text) from None
        except (WebSocketException, OSError, EOFError) as died:
            self._drop()
            raise self._died(died) from died
        except BaseException:
            self._drop()
            raise

    async def _connect(self) -> None:
        try:
            self._socket = await websockets.asyncio.client.connect(self._address, **self._options)
        except (InvalidHandshake, OSError, asyncio.TimeoutError, EOFError) as wrong:
            raise self._refused(wrong) from wrong

    def _drop(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.transport.abort()
