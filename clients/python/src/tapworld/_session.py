"""One session as a conversation, apart from sockets: what is said, and how a lost socket is made good.

Each operation is a generator that yields what has to be done (an :class:`Op`) and is sent what came of it, or has
:class:`SocketDied` thrown into it. :class:`~tapworld.Env` and :class:`~tapworld.AsyncEnv` do the yielded things, one by
blocking and one by awaiting.
"""

from __future__ import annotations

import ipaddress
import json
import math
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus

from .errors import CapacityReached, ConnectionLost, TapworldError, error_of
from .types import Language, Observation, Observe, RewardChoice, ScreenSize, Step

T = TypeVar("T")
CLOSE = '{"type":"close"}'
AnyAction = Mapping[str, Any]


class SocketDied(Exception):
    """The socket ended before an answer came; ``sent`` tells whether the message may have arrived."""

    def __init__(self, sent: bool) -> None:
        super().__init__(sent)
        self.sent = sent


@dataclass(frozen=True)
class Op:
    """A thing to do: exchange a message for its answer, or let real seconds pass.

    ``opens`` says that the message may be the first on a new socket, since it does not build on a session.
    """

    text: str = ""
    opens: bool = False
    seconds: float = 0.0


BACK_OFF = (0.0, 0.5, 1.0, 2.0, 4.0)
"""Seconds before each try to reach a server that was there."""
Talk = Generator[Op, Any, T]


def to_json(value: Any) -> str:
    """JSON of a message, numpy's numbers and arrays among its values. Raises TypeError for what has none, ValueError for NaN and infinity."""

    def plain(other: Any) -> Any:
        if hasattr(other, "tolist"):
            return other.tolist()
        raise TypeError(f"{other!r} has no place in a message")

    return json.dumps(value, default=plain, allow_nan=False)


BESIDE = frozenset(("observe", "format", "metadata"))
"""Keys that the server reads beside an action: they are the caller's to say, and never the agent's."""
DEEPEST = 40
"""Levels that are sent of what an agent says, more than the server takes for an action."""


def said_by_agent(action: Mapping[str, Any]) -> dict[str, Any]:
    """An action as it can be sent, whatever a policy made of it: NaN and infinity are null, and nesting without end comes to one."""

    def plain(value: Any, left: int) -> Any:
        if hasattr(value, "tolist"):
            value = value.tolist()
        if isinstance(value, float):
            return value if math.isfinite(value) else None
        if left == 0:
            return None if isinstance(value, (Mapping, list, tuple)) else value
        if isinstance(value, Mapping):
            return {key: plain(inner, left - 1) for key, inner in value.items()}
        if isinstance(value, (list, tuple)):
            return [plain(inner, left - 1) for inner in value]
        return value

    return {key: plain(value, DEEPEST) for key, value in action.items() if key not in BESIDE}


def socket_url(url: str) -> str:
    """Where the socket of a server's base URL is. Raises ValueError for what is no http, https, ws or wss URL."""
    parts = urlsplit(url)
    scheme = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise ValueError(f"{url!r} is not the URL of a server, such as http://127.0.0.1:8100")
    path = parts.path.rstrip("/")
    return urlunsplit((scheme, parts.netloc, path if path.endswith("/ws") else f"{path}/ws", parts.query, ""))


def is_loopback(url: str) -> bool:
    """Whether a URL means this machine, which no proxy has to be asked for."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


class Session:
    """What a client knows of its session on the server."""

    def __init__(self, observe: Observe | None, capacity_wait: float, tries: int = 5) -> None:
        self.observe = observe
        # What this episode's observations hold: a reset may say otherwise.
        self.seen_as = observe
        self.capacity_wait = capacity_wait
        self.tries = tries
        self.last: Step | None = None
        # What takes the session up again.
        self.token: str | None = None
        # Set while an answer is awaited: after a time-out or a cancelled call nobody knows whether the step was taken.
        self.unsure = False

    def _with_observe(self, data: dict[str, Any], observe: Observe | None = None) -> dict[str, Any]:
        wanted = observe if observe is not None else self.seen_as
        return data if wanted is None else {**data, "observe": wanted}

    def reset(self, data: Mapping[str, Any], observe: Observe | None) -> Talk[Step]:
        """A new episode or a session that is taken up, waiting for a place where the server is full."""
        self.seen_as = observe if observe is not None else self.observe
        given = self._with_observe({k: v for k, v in data.items() if v is not None})
        waited, tries = 0.0, self.tries
        while True:
            try:
                answer = yield from self._reopening("reset", given)
                return self._seen(answer)
            except CapacityReached as full:
                if waited + full.retry_after > self.capacity_wait:
                    raise
                waited += full.retry_after
                yield Op(seconds=full.retry_after)
            except TapworldError as lost:
                # Nothing has begun that would be begun twice.
                tries -= 1
                if lost.code != "RENDERER_LOST" or tries <= 0:
                    raise

    def step(self, action: Mapping[str, Any], observe: Observe | None, format_ok: bool | None) -> Talk[Step]:
        """One action. Where the socket dies over it, the steps that the session counts tell whether it was taken."""
        before = self._needed()
        if self.unsure:
            before = yield from self._take_up()
        data = self._with_observe(said_by_agent(action), observe)
        if format_ok is not None:
            data["format"] = {"ok": format_ok}
        for _ in range(self.tries):
            try:
                answer = yield from self._exchange("step", data)
                return self._seen(answer)
            except SocketDied:
                again = yield from self._take_up()
                if again.steps > before.steps:
                    self.last = again
                    return again if observe is None else (yield from self._again(again, observe))
        raise ConnectionLost("The socket died at every try of this step")

    def look(self, observe: Observe | None) -> Talk[Step]:
        """What is seen now."""
        self._needed()
        for _ in range(self.tries):
            try:
                answer = yield from self._exchange("observe", self._with_observe({}, observe))
                return self._seen(answer, keep=False)
            except SocketDied:
                yield from self._take_up()
        raise ConnectionLost("The socket died at every try to look")

    def ask(self, kind: str, data: Mapping[str, Any], retry: bool) -> Talk[Any]:
        """A message with an answer of its own; one that may be asked twice is, where the socket dies."""
        self._needed()
        for _ in range(self.tries):
            try:
                return (yield from self._exchange(kind, data))
            except SocketDied as died:
                yield from self._take_up()
                if died.sent and not retry:
                    break
        raise ConnectionLost(f"The socket died before {kind} was answered; the session is still there")

    def _needed(self) -> Step:
        if self.last is None:
            raise TapworldError("NO_SESSION", "Reset before anything else")
        return self.last

    def _seen(self, data: Any, resumed: bool = False, keep: bool = True) -> Step:
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
        """An exchange that starts anew on another socket: for what does not build on the session."""
        for _ in range(self.tries):
            try:
                return (yield from self._exchange(kind, data, opens=True))
            except SocketDied:
                pass
        raise ConnectionLost(f"The socket died at every try to {kind}")

    def _again(self, taken: Step, observe: Observe) -> Talk[Step]:
        """A step that was taken while its socket died, as it was asked to be seen."""
        seen = yield from self.look(observe)
        self.last = Step(seen.observation, taken.reward, taken.done, resumed=True)
        return self.last

    def _take_up(self) -> Talk[Step]:
        """The session on a new socket, where it stands."""
        token = self.token
        if token is None:
            raise ConnectionLost("The socket died, and the server gave no token with which to take its session up")
        refused: TapworldError | None = None
        for seconds in BACK_OFF:
            yield Op(seconds=seconds)
            try:
                answer = yield from self._reopening("reset", self._with_observe({"resume": token}))
                return self._seen(answer, resumed=True, keep=False)
            except TapworldError as wrong:
                refused = wrong
                if wrong.code != "CONNECTION_REFUSED":
                    break
        raise ConnectionLost(f"The socket died, and its session cannot be taken up: {refused and refused.message}") from refused

    def _exchange(self, kind: str, data: Mapping[str, Any], opens: bool = False) -> Talk[Any]:
        message = to_json({"type": kind, "data": data})
        self.unsure = True
        text = yield Op(message, opens)
        self.unsure = False
        try:
            answer = json.loads(text)
            type_, payload = answer["type"], answer.get("data")
        except (ValueError, KeyError, TypeError, AttributeError) as wrong:
            raise TapworldError("BAD_ANSWER", f"The server's answer cannot be read: {wrong!r}") from wrong
        if type_ == "error":
            raise error_of(payload)
        return payload


def _last_reward(seen: Mapping[str, Any]) -> float | None:
    """The reward of the last step, which the answer to a resume repeats for who did not get it."""
    last = (seen.get("info") or {}).get("last_step") or {}
    return last.get("reward") if last.get("step") == seen.get("steps") else None


class Settings:
    """What both kinds of environment are made with."""

    def __init__(self, url: str, token: str | None, observe: Observe | None, timeout: float, capacity_wait: float) -> None:
        self.url = url
        self.token = token
        self.timeout = timeout
        self._session = Session(observe, capacity_wait)
        self._address = socket_url(url)
        self._options: dict[str, Any] = {
            "max_size": None,
            "open_timeout": min(timeout, 30.0),
            "close_timeout": 2.0,
            "additional_headers": {} if token is None else {"Authorization": f"Bearer {token}"},
            **({"proxy": None} if is_loopback(url) else {}),
        }

    @property
    def last(self) -> Step | None:
        """What the last reset or step gave."""
        return self._session.last

    @property
    def resume_token(self) -> str | None:
        """What takes this session up on another socket, with :meth:`resume`; ``None`` before the first reset."""
        return self._session.token

    def _timed_out(self, text: str) -> TapworldError:
        return TapworldError("TIMEOUT", f"No answer within {self.timeout:g} s to {text[:60]}")

    def _died(self, wrong: Exception) -> SocketDied | TapworldError:
        # A server that ends a socket in due form has given its session to another, who would lose it again.
        if isinstance(wrong, ConnectionClosed) and wrong.rcvd is not None and wrong.rcvd.code == 1000:
            return ConnectionLost(f"The server ended the session: {wrong.rcvd.reason or 'no reason given'}")
        return SocketDied(sent=True)

    def _refused(self, wrong: Exception) -> TapworldError:
        if isinstance(wrong, InvalidStatus) and wrong.response.status_code in (401, 403):
            return TapworldError("UNAUTHORIZED", f"{self.url} wants the operator's token", status=wrong.response.status_code)
        return TapworldError("CONNECTION_REFUSED", f"No session at {self._address}: {wrong}")


def reset_data(
    task_id: str | None, seed: int | None, episode_id: str | None, language: Language | None, phrasing: int | None, budget: int | None,
    reward: RewardChoice | None, screen: ScreenSize | None,
) -> dict[str, Any]:  # fmt: skip
    return {
        "task_id": task_id, "seed": seed, "episode_id": episode_id, "language": language, "phrasing": phrasing, "budget": budget,
        "reward": reward, "screen": screen,
    }  # fmt: skip
