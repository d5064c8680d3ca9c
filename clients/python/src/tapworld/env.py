"""A phone with or without a task, over a socket."""

from __future__ import annotations

import contextlib
import sys
import time
import warnings
from typing import Any, TypeVar, cast

import websockets.sync.client
from websockets.exceptions import InvalidHandshake, WebSocketException

from ._exit import CLOSING, add_session
from ._session import CLOSE, AnyAction, Op, SocketDied, Talk
from ._settings import Settings, reset_data
from ._wire import ANSWER_LIMIT
from .errors import TapworldError
from .observation import Step
from .types import CloseStatus, Language, Observe, RewardChoice, ScreenSize, Verdict

T = TypeVar("T")


class Env(Settings):
    """A phone on a server: ``reset``, ``step``, ``fork``, ``verdict``. One socket is one session.

    If the socket dies, the environment resumes its session on another, and sends the running step again only if the
    server had not taken it. Use it as a context manager, or close it; at the end of the program it is closed. It must
    not be used by several threads at once. A forked process must reset it before use.

    Args:
        url: Base URL of the server, such as ``http://127.0.0.1:8100``. A prefix such as ``/envs/phone`` is kept.
        token: The operator's token, if the server has one.
        observe: What every observation holds, unless a call overrides it.
        timeout: Seconds to wait for an answer before TIMEOUT.
        capacity_wait: Seconds in total that a reset may wait for capacity if the server is full; 0 raises at once.
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
        self._socket: websockets.sync.client.ClientConnection | None = None
        # A socket whose answer is not awaited any more. It still holds the session, and can end it.
        self._abandoned: websockets.sync.client.ClientConnection | None = None
        add_session(self)

    def reset(
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
        """Starts an episode: an instance of a task, or a phone without a goal, whose rewards are ``None``.

        Args:
            task_id: Suite and name, such as ``notes/create-note``.
            seed: Selects the instance, 0 to 2^53 − 1. The same seed gives the same phone on every machine.
            episode_id: A name of your own for the episode.
            language: Language of the goal.
            phone_language: BCP 47 tag of what the phone itself speaks, such as ``zh``; English by default.
            phrasing: Index of the goal's wording among those of the task.
            budget: Largest number of steps; the task's own by default.
            reward: Name of a reward, or several; ``dense`` by default.
            screen: The phone's screen; 1080 × 2400 at scale 3 by default.
            observe: What the observations of this episode hold, unless a call overrides it.
            session: A name of your own for the session. A reset with the same name and arguments, from here or another
                process, takes up the session where it is, and starts nothing. A name is used once: after its session
                has ended, choose another.

        Raises:
            CapacityReached: The server is full, even after ``capacity_wait``.
            TapworldError: RENDERER_LOST at five attempts, TASK_NOT_FOUND, SETUP_FAILED, INVALID_REWARD,
                VALIDATION_ERROR, CONNECTION_REFUSED, TIMEOUT; KEY_REUSED if the session of this name was started with
                other arguments, SESSION_CLOSED if it has ended.
        """
        return self._run(
            self._session.reset(
                reset_data(
                    task_id, seed, episode_id, language, phone_language, phrasing, budget, reward, screen, session
                ),
                observe,
            )
        )

    def resume(self, token: str, *, observe: Observe | None = None) -> Step:
        """Resumes the session with this token: one whose socket died, or a fork.

        Raises:
            TapworldError: The server no longer has the session.
        """
        return self._run(self._session.reset({"resume": token}, observe))

    def step(self, action: AnyAction, *, observe: Observe | None = None, format_ok: bool | None = None) -> Step:
        """Takes an action of :mod:`tapworld.actions`.

        An invalid action, or one without effect, raises nothing: ``Step.error`` says why.

        Args:
            action: An action of :mod:`tapworld.actions`, as a dictionary.
            observe: What this observation holds.
            format_ok: Whether the model's reply was in the form that was asked for, for the reward ``format``.

        Raises:
            ConnectionLost: The socket died, and the session cannot be resumed.
            TapworldError: NO_SESSION before a reset; EPISODE_ENDED, TIMEOUT and others.
        """
        return self._run(self._session.step(action, observe, format_ok))

    def observe(self, observe: Observe | None = None) -> Step:
        """Observes without a step. The phone and ``last`` do not change."""
        return self._run(self._session.look(observe))

    def verdict(self) -> Verdict:
        """Returns the judge's verdict on the phone as it is now. Raises TapworldError for a phone without a task."""
        return self._run(self._session.ask("verdict", {}, retry=True))

    def state(self) -> dict[str, Any]:
        """Returns the server's state of the episode: ``episode_id``, ``step_count`` and more."""
        return self._run(self._session.ask("state", {}, retry=True))

    def fork(self, count: int = 1, *, reseed: bool = False) -> list[Env]:
        """Copies the phone and its episode. Each copy is an environment with a socket of its own.

        Args:
            count: How many copies.
            reseed: Gives each copy a seed of its own; otherwise all have the same future.

        Raises:
            CapacityReached: There is no capacity for all of them. None is made.
        """
        made = self._run(self._session.ask("fork", {"count": count, "reseed": reseed}, retry=False))
        forks: list[Env] = []
        try:
            for session in made["sessions"]:
                forks.append(
                    Env(
                        self.url,
                        self.token,
                        observe=self._session.observe,
                        timeout=self.timeout,
                        capacity_wait=self._session.capacity_wait,
                    )
                )
                forks[-1].resume(session["resume"])
        except BaseException:
            for fork in forks:
                fork.close()
            raise
        return forks

    def close_session(self, session: str) -> CloseStatus:
        """Ends the session with this name, whoever plays it. The session of this environment goes on."""
        return self._run(self._session.close_named(session))

    def close(self) -> None:
        """Ends the session and its phone. Safe to call twice."""
        self._send_close()
        self._await_close(time.monotonic() + CLOSING)

    def __del__(self) -> None:
        if getattr(self, "_socket", None) is None and getattr(self, "_abandoned", None) is None:
            return
        # While the interpreter finalises, a socket's lock may never be released.
        if sys.is_finalizing():
            return
        warnings.warn(f"{self!r} was not closed", ResourceWarning, stacklevel=2)
        # The server closes the socket. Do not wait for the socket's thread here: this may run in any thread.
        self._send_close()

    def _send_close(self) -> None:
        self._session.last = self._session.token = None
        socket = self._socket or self._abandoned
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.send(CLOSE)

    def _await_close(self, deadline: float) -> None:
        socket, self._socket, self._abandoned = self._socket or self._abandoned, None, None
        if socket is not None:
            # The server closes the socket once the running step is done. Closing it earlier would leave the session.
            socket.recv_events_thread.join(max(0.0, deadline - time.monotonic()))
            socket.close()

    def _forget(self) -> None:
        self._socket = self._abandoned = None
        self._session.last = self._session.token = None

    def __enter__(self) -> Env:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self, talk: Talk[T]) -> T:
        try:
            op = next(talk)
            while True:
                try:
                    came = self._do(op)
                except (SocketDied, TapworldError) as wrong:
                    op = talk.throw(wrong)
                else:
                    op = talk.send(came)
        except StopIteration as end:
            return cast(T, end.value)

    def _do(self, op: Op) -> Any:
        if not op.text:
            return time.sleep(op.seconds)
        if self._socket is None:
            if not op.opens:
                raise SocketDied(sent=False)
            self._connect()
        socket = cast(websockets.sync.client.ClientConnection, self._socket)
        try:
            socket.send(op.text)
            return socket.recv(timeout=self.timeout)
        except TimeoutError:
            # Its answer may still arrive, and would look like the next message's.
            self._abandon()
            raise self._timed_out(op.text) from None
        except (WebSocketException, OSError, EOFError) as died:
            self._drop()
            raise self._died(died) from died
        except BaseException:
            self._abandon()
            raise

    def _connect(self) -> None:
        if self._abandoned is not None:
            self._abandoned.close_socket()
            self._abandoned = None
        try:
            # Later versions require __enter__; close and _drop take the place of __exit__.
            self._socket = websockets.sync.client.connect(self._address, **self._options).__enter__()
        except (InvalidHandshake, OSError, TimeoutError, EOFError) as wrong:
            raise self._refused(wrong) from wrong

    def _abandon(self) -> None:
        self._abandoned, self._socket = self._socket, None

    def _drop(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close_socket()
