"""Observations, and the steps that give them."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ._element import Element, Elements
from .types import UNREWARDED, Failure, Info, Outcome


class Screenshot:
    """A picture of the screen. ``width`` and ``height`` are its own pixels.

    The server sends it as bytes or, if it is older, as base64. Either is made of the other when it is read.

    Args:
        mime, width, height: What the picture is.
        base64: The file as base64, or
        data: its bytes.
    """

    def __init__(
        self, mime: str, width: int, height: int, base64: str | None = None, *, data: bytes | None = None
    ) -> None:
        if (base64 is None) == (data is None):
            raise TypeError("A Screenshot has either base64 or data")
        self.mime = mime
        self.width = width
        self.height = height
        self._base64 = base64
        self._data = data

    @property
    def data(self) -> bytes:
        """The file's bytes."""
        if self._data is None:
            self._data = b64decode(self._base64 or "")
        return self._data

    @property
    def base64(self) -> str:
        """The file as base64."""
        return b64encode(self.data).decode() if self._base64 is None else self._base64

    @property
    def url(self) -> str:
        """The picture as a data URL, as models take it."""
        return f"data:{self.mime};base64,{self.base64}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Screenshot):
            return NotImplemented
        return self._about == other._about and self.data == other.data

    def __hash__(self) -> int:
        return hash((self._about, self.data))

    def __repr__(self) -> str:
        return f"Screenshot({self.mime!r}, {self.width}, {self.height})"

    @property
    def _about(self) -> tuple[str, int, int]:
        return self.mime, self.width, self.height


@dataclass(frozen=True)
class Foreground:
    """The app in front."""

    app: str
    package: str
    activity: str
    route: str


@dataclass(frozen=True)
class Message:
    """A message from the agent to the user, or from the user to the agent."""

    sender: str
    text: str


@dataclass(frozen=True)
class StepError:
    """Why an action had no effect."""

    code: str
    message: str


class Observation:
    """An observation of a phone.

    Its parts are parsed when they are first read. Two are equal if their JSON is.

    Args:
        raw: The server's JSON. The picture may be a :class:`Screenshot`.
    """

    def __init__(self, raw: Mapping[str, Any]) -> None:
        self._seen = raw

    def __eq__(self, other: object) -> bool:
        return self.raw == other.raw if isinstance(other, Observation) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Observation({self.foreground.app!r})"

    @cached_property
    def raw(self) -> Mapping[str, Any]:
        """The server's JSON, with the picture as base64: a picture that came as bytes is encoded for it."""
        shot = self._seen.get("screenshot")
        if not isinstance(shot, Screenshot):
            return self._seen
        plain = {"mime": shot.mime, "width": shot.width, "height": shot.height, "base64": shot.base64}
        return {**self._seen, "screenshot": plain}

    @cached_property
    def screenshot(self) -> Screenshot | None:
        """The picture, if ``observe`` asked for one."""
        shot = self._seen.get("screenshot")
        if not shot or isinstance(shot, Screenshot):
            return shot or None
        return Screenshot(shot["mime"], shot["width"], shot["height"], shot["base64"])

    @cached_property
    def elements(self) -> Elements:
        """The elements on the screen, in document order; empty if ``observe`` did not ask for them."""
        return Elements(Element.from_wire(e) for e in self._seen.get("elements") or ())

    @property
    def tree(self) -> str | None:
        """The screen as text or as UIAutomator XML, if ``observe`` asked for it."""
        return self._seen.get("tree")

    @property
    def foreground(self) -> Foreground:
        """The app in front, and its screen."""
        return Foreground(**{k: self._seen["foreground"].get(k, "") for k in ("app", "package", "activity", "route")})

    @property
    def keyboard(self) -> bool:
        """Whether the soft keyboard is shown."""
        return bool(self._seen.get("keyboard"))

    @property
    def clock(self) -> int:
        """The phone's time, ms since the epoch."""
        return int(self._seen["clock"])

    @property
    def messages(self) -> list[Message]:
        """The messages between agent and user."""
        return [Message(m["from"], m["text"]) for m in self._seen.get("messages") or ()]

    @property
    def last_error(self) -> StepError | None:
        """Why the last action had no effect, if it had none."""
        error = self._seen.get("lastError")
        return None if not error else StepError(error["code"], error["message"])

    def find_all(
        self,
        role: str | None = None,
        name: str | re.Pattern[str] | None = None,
        *,
        value: str | re.Pattern[str] | None = None,
        **states: bool,
    ) -> list[Element]:
        """Returns the elements that match; see :meth:`Elements.find_all`."""
        return self.elements.find_all(role, name, value=value, **states)

    def find(
        self,
        role: str | None = None,
        name: str | re.Pattern[str] | None = None,
        *,
        value: str | re.Pattern[str] | None = None,
        nth: int | None = None,
        **states: bool,
    ) -> Element:
        """Returns the element that matches; see :meth:`Elements.find`. Raises ElementNotFound."""
        return self.elements.find(role, name, value=value, nth=nth, **states)


@dataclass(frozen=True)
class Step:
    """The result of a reset, a step or an observation.

    Attributes:
        observation: The observation.
        reward: Reward of this step. ``None`` (which is not 0) means no reward: the phone has no task, no step was
            taken, or infrastructure or an app failed (``outcome`` is then ``infra_error`` or ``app_crashed``).
        done: Whether the episode has ended.
        resumed: Whether the socket was lost after the server had taken this step, and the session was resumed.
    """

    observation: Observation
    reward: float | None
    done: bool
    resumed: bool = False

    @property
    def truncated(self) -> bool:
        """Whether the budget ended the episode."""
        return bool(self.observation._seen.get("truncated"))

    @property
    def terminated(self) -> bool:
        """Whether the agent ended the episode, rather than the budget or a failure."""
        return self.done and not self.truncated and self.outcome not in UNREWARDED

    @property
    def outcome(self) -> Outcome | None:
        """How the episode ended; ``None`` while it runs."""
        return self.observation._seen.get("outcome")

    @property
    def mask(self) -> int:
        """What a learner multiplies by: 0 if infrastructure, an app or the judge failed, and otherwise 1."""
        return 0 if self.outcome in UNREWARDED else int(self.info.get("mask", 1))

    @property
    def failure(self) -> Failure | None:
        """What broke the episode, if the agent did not end it."""
        return self.info.get("failure")

    @property
    def goal(self) -> str | None:
        """The task's goal; ``None`` for a phone without a task."""
        return self.observation._seen.get("goal")

    @property
    def budget(self) -> int | None:
        """Steps that the agent may take."""
        return self.observation._seen.get("budget")

    @property
    def steps(self) -> int:
        """Steps that the agent has taken."""
        return int(self.observation._seen.get("steps") or 0)

    @property
    def answer_sheet(self) -> dict[str, Any] | None:
        """The form for the task's answer, ``{ title, fields }``, if the task asks for one."""
        return self.observation._seen.get("answer_sheet")

    @property
    def error(self) -> str | None:
        """Why the last action was refused or had no effect."""
        return self.observation._seen.get("last_action_error")

    @property
    def info(self) -> Info:
        """Information that the agent should not see."""
        info: Info = self.observation._seen.get("info", {})
        return info
