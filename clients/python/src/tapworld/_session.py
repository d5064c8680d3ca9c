"""The protocol of a session without its socket: the messages, and how a session continues after its socket was lost.

Each operation is a generator. It yields an :class:`Op` to be done and is sent the result, or :class:`SocketDied` is
thrown into it. :class:`~tapworld.Env` does the operations by blocking, :class:`~tapworld.AsyncEnv` by awaiting.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ._multipart import read_message
from ._wire import sendable, to_json
from .errors import CapacityReached, ConnectionLost, TapworldError, error_of
from .observation import Observation, Step
from .types import CloseStatus, Observe

T = TypeVar("T")
CLOSE = '{"type":"close"}'
AnyAction = Mapping[str, Any]


class SocketDied(Exception):
    """The socket was lost before an answer came. ``sent`` says whether the message may have arrived."""

    def __init__(self, sent: bool) -> None:
        super().__init__(sent)
        self.sent = sent


@dataclass(frozen=True)
class Op:
    """An operation to do: exchange a message for its answer, or let seconds of real time pass.

    If ``opens``, the message may be the first on a new socket, since it needs no session.
    """

    text: str = ""
    opens: bool = False
    seconds: float = 0.0


BACK_OFF = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before each attempt to reconnect: a machine that takes over from a dead one does so within ten."""
REMEMBERED = 64
"""Steps that can be taken again after a server that died has lost them."""
BLIND: Observe = {"screenshot": False, "elements": False}
Talk = Generator[Op, Any, T]


class Session:
    """The client's state of its session on the server."""

    def __init__(self, observe: Observe | None, capacity_wait: float, tries: int = 5) -> None:
        self.observe = observe
        # What this episode's observations hold; a reset may change it.
        self.episode_observe = observe
        self.capacity_wait = capacity_wait
        self.tries = tries
        self.last: Step | None = None
        # Resumes the session.
        self.token: str | None = None
        # The last steps, by their numbers.
        self._taken: dict[int, dict[str, Any]] = {}
        # Set while an answer is awaited. After a time-out or a cancelled call, the step may have been taken or not.
        self.unsure = False

    def _with_observe(self, data: dict[str, Any], observe: Observe | None = None) -> dict[str, Any]:
        wanted = observe if observe is not None else self.episode_observe
        return data if wanted is None else {**data, "observe": wanted}

    def reset(self, data: Mapping[str, Any], observe: Observe | None) -> Talk[Step]:
        """Starts an episode or resumes a session. Waits for capacity if the server is full."""
        self.episode_observe = observe if observe is not None else self.observe
        given = self._with_observe({k: v for k, v in data.items() if v is not None})
        waited, tries = 0.0, self.tries
        while True:
            try:
                answer = yield from self._reopening("reset", given)
                self._taken.clear()
                return self._read(answer)
            except CapacityReached as full:
                if waited + full.retry_after > self.capacity_wait:
                    raise
                waited += full.retry_after
                yield Op(seconds=full.retry_after)
            except TapworldError as lost:
                # The start was not made, so it can be made again.
                tries -= 1
                if lost.code != "RENDERER_LOST" or tries <= 0:
                    raise

    def step(self, action: Mapping[str, Any], observe: Observe | None, format_ok: bool | None) -> Talk[Step]:
        """Takes an action. If the socket dies meanwhile, the session's count of steps says whether it was taken."""
        before = self._needed()
        if self.unsure:
            before = yield from self._resume()
        data = self._with_observe(sendable(action), observe)
        if format_ok is not None:
            data["format"] = {"ok": format_ok}
        for _ in range(self.tries):
            try:
                answer = yield from self._exchange("step", data)
                return self._remember(self._read(answer), data)
            except SocketDied:
                again = yield from self._resume()
                if again.steps > before.steps:
                    self.last = self._remember(again, data)
                    return again if observe is None else (yield from self._again(again, observe))
        raise ConnectionLost("The socket died at every attempt of this step")

    def look(self, observe: Observe | None) -> Talk[Step]:
        """Observes without a step."""
        self._needed()
        for _ in range(self.tries):
            try:
                answer = yield from self._exchange("observe", self._with_observe({}, observe))
                return self._read(answer, keep=False)
            except SocketDied:
                yield from self._resume()
        raise ConnectionLost("The socket died at every attempt to observe")

    def ask(self, kind: str, data: Mapping[str, Any], retry: bool) -> Talk[Any]:
        """Sends a message that has an answer of its own. If ``retry``, it is sent again after the socket died."""
        self._needed()
        for _ in range(self.tries):
            try:
                return (yield from self._exchange(kind, data))
            except SocketDied as died:
                yield from self._resume()
                if died.sent and not retry:
                    break
        raise ConnectionLost(f"The socket died before {kind} was answered; the session is still there")

    def close_named(self, session: str) -> Talk[CloseStatus]:
        """Ends the session with this name. The message can be sent again, since closing twice is closing once."""
        data = {"session": session}
        needs_none = self.last is None
        answer = yield from (self._reopening("close", data) if needs_none else self.ask("close", data, retry=True))
        return answer["status"]

    def _remember(self, step: Step, data: dict[str, Any]) -> Step:
        self._taken[step.steps] = data
        self._taken.pop(step.steps - REMEMBERED, None)
        return step

    def _needed(self) -> Step:
        if self.last is None:
            raise TapworldError("NO_SESSION", "There is no episode: call reset first")
        return self.last

    def _read(self, data: Any, resumed: bool = False, keep: bool = True) -> Step:
        try:
            seen = data["observation"]
            reward = _last_reward(seen) if resumed else data.get("reward")
            step = Step(Observation(seen), reward, bool(data.get("done")), resumed)
            self.token = step.info.get("resume", self.token)
            if keep:
                self.last = step
            return step
        except (KeyError, TypeError, AttributeError) as wrong:
            raise TapworldError("BAD_ANSWER", f"The server's answer is no observation: {wrong!r}") from wrong

    def _reopening(self, kind: str, data: Mapping[str, Any]) -> Talk[Any]:
        """Exchanges a message that needs no session, on a new socket if need be."""
        for _ in range(self.tries):
            try:
                return (yield from self._exchange(kind, data, opens=True))
            except SocketDied:
                pass
        raise ConnectionLost(f"The socket died at every attempt of {kind}")

    def _again(self, taken: Step, observe: Observe) -> Talk[Step]:
        """Observes after a step whose socket died, in the way that the step asked for."""
        seen = yield from self.look(observe)
        self.last = Step(seen.observation, taken.reward, taken.done, resumed=True)
        return self.last

    def _resume(self) -> Talk[Step]:
        """Resumes the session on a new socket."""
        token = self.token
        if token is None:
            raise ConnectionLost("The socket died, and the server gave no token to resume its session")
        refused: TapworldError | None = None
        for seconds in BACK_OFF:
            yield Op(seconds=seconds)
            try:
                answer = yield from self._reopening("reset", self._with_observe({"resume": token}))
                return (yield from self._catch_up(self._read(answer, resumed=True, keep=False)))
            except SocketDied:
                pass
            except TapworldError as wrong:
                refused = wrong
                if wrong.code not in ("CONNECTION_REFUSED", "CONNECTION_LOST"):
                    break
        raise ConnectionLost(
            f"The socket died, and its session cannot be resumed: {refused and refused.message}"
        ) from refused

    def _catch_up(self, again: Step) -> Talk[Step]:
        """Takes steps again that a server which died had answered and not kept. The same actions give the same phone."""
        known = again.steps if self.last is None else self.last.steps
        while again.steps < known:
            data = self._taken.get(again.steps + 1)
            if data is None:
                raise TapworldError(
                    "STEP_LOST", f"The server has lost step {again.steps + 1}, which is not remembered here either"
                )
            answer = yield from self._exchange("step", {**data, "observe": BLIND})
            again = self._read(answer, keep=False)
        return again

    def _exchange(self, kind: str, data: Mapping[str, Any], opens: bool = False) -> Talk[Any]:
        message = to_json({"type": kind, "data": data})
        self.unsure = True
        text = yield Op(message, opens)
        self.unsure = False
        try:
            answer = read_message(text)
            type_, payload = answer["type"], answer.get("data")
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            raise TapworldError("BAD_ANSWER", f"The server's answer cannot be read: {wrong!r}") from wrong
        if type_ == "error":
            raise error_of(payload)
        return payload


def _last_reward(seen: Mapping[str, Any]) -> float | None:
    """The reward of the last step, which the answer to a resume repeats."""
    last = (seen.get("info") or {}).get("last_step") or {}
    return last.get("reward") if last.get("step") == seen.get("steps") else None
