"""Observations, and the steps that give them."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ._element import Element, Elements
from .types import UNREWARDED, Failure, Info, Outcome


@dataclass(frozen=True)
class Screenshot:
    """A picture of the screen. ``width`` and ``height`` are its own pixels."""

    mime: str
    width: int
    height: int
    base64: str

    @property
    def data(self) -> bytes:
        """The file's bytes."""
        return base64.b64decode(self.base64)

    @property
    def url(self) -> str:
        """The picture as a data URL, as models take it."""
        return f"data:{self.mime};base64,{self.base64}"


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


@dataclass(frozen=True)
class Observation:
    """An observation of a phone.

    Attributes:
        raw: The server's JSON. Its parts are parsed when they are first read.
    """

    raw: Mapping[str, Any] = field(repr=False)

    @cached_property
    def screenshot(self) -> Screenshot | None:
        """The picture, if ``observe`` asked for one."""
        shot = self.raw.get("screenshot")
        return None if not shot else Screenshot(shot["mime"], shot["width"], shot["height"], shot["base64"])

    @cached_property
    def elements(self) -> Elements:
        """The elements on the screen, in document order; empty if ``observe`` did not ask for them."""
        return Elements(Element.from_wire(e) for e in self.raw.get("elements") or ())

    @property
    def tree(self) -> str | None:
        """The screen as text or as UIAutomator XML, if ``observe`` asked for it."""
        return self.raw.get("tree")

    @property
    def foreground(self) -> Foreground:
        """The app in front, and its screen."""
        return Foreground(**{k: self.raw["foreground"].get(k, "") for k in ("app", "package", "activity", "route")})

    @property
    def keyboard(self) -> bool:
        """Whether the soft keyboard is shown."""
        return bool(self.raw.get("keyboard"))

    @property
    def clock(self) -> int:
        """The phone's time, ms since the epoch."""
        return int(self.raw["clock"])

    @property
    def messages(self) -> list[Message]:
        """The messages between agent and user."""
        return [Message(m["from"], m["text"]) for m in self.raw.get("messages") or ()]

    @property
    def last_error(self) -> StepError | None:
        """Why the last action had no effect, if it had none."""
        error = self.raw.get("lastError")
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
        return bool(self.observation.raw.get("truncated"))

    @property
    def terminated(self) -> bool:
        """Whether the agent ended the episode, rather than the budget or a failure."""
        return self.done and not self.truncated and self.outcome not in UNREWARDED

    @property
    def outcome(self) -> Outcome | None:
        """How the episode ended; ``None`` while it runs."""
        return self.observation.raw.get("outcome")

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
        return self.observation.raw.get("goal")

    @property
    def budget(self) -> int | None:
        """Steps that the agent may take."""
        return self.observation.raw.get("budget")

    @property
    def steps(self) -> int:
        """Steps that the agent has taken."""
        return int(self.observation.raw.get("steps") or 0)

    @property
    def answer_sheet(self) -> dict[str, Any] | None:
        """The form for the task's answer, ``{ title, fields }``, if the task asks for one."""
        return self.observation.raw.get("answer_sheet")

    @property
    def error(self) -> str | None:
        """Why the last action was refused or had no effect."""
        return self.observation.raw.get("last_action_error")

    @property
    def info(self) -> Info:
        """Information that the agent should not see."""
        info: Info = self.observation.raw.get("info", {})
        return info
