"""Observations, verdicts, and what else the server says."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypedDict, Union

from ._element import Element, Elements

Outcome = Literal["success", "failure", "truncated", "agent_error", "infra_error", "app_crashed"]
UNREWARDED = frozenset(("infra_error", "app_crashed"))
"""Outcomes without a reward: infrastructure or an app failed, and not the agent."""
Language = Literal["en", "zh"]


class Observe(TypedDict, total=False):
    """What to look at. Without it the server sends a JPEG of quality 80 at the screen's own scale, and the elements.

    Keys: ``screenshot`` (format, or False for none), ``quality`` (1 to 100, JPEG and WebP), ``scale`` (pixels for a
    point, 0.25 to 4), ``elements``, ``tree`` (the screen in words, or UIAutomator XML), ``marks`` (draws each element's
    index on the picture).
    """

    screenshot: Literal["jpeg", "png", "webp", False]
    quality: int
    scale: float
    elements: bool
    tree: Literal["text", "uiautomator", False]
    marks: bool


class ScreenSize(TypedDict):
    """A screen in portrait: pixels across and down, and pixels for a point."""

    width: int
    height: int
    scale: float


class _RewardSetting(TypedDict, total=False):
    options: dict[str, float]
    weight: float


class RewardSetting(_RewardSetting):
    """A reward by name, with settings and a weight."""

    name: str


RewardChoice = Union[str, RewardSetting, "Sequence[str | RewardSetting]"]
"""One reward (``dense``, ``sparse``, ``graded``, ``shortest-path``, ``action-level``, ``format``), or several that are summed."""


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
    """What is in front."""

    app: str
    package: str
    activity: str
    route: str


@dataclass(frozen=True)
class Message:
    """A word between agent and user."""

    sender: str
    text: str


@dataclass(frozen=True)
class StepError:
    """Why an action came to nothing."""

    code: str
    message: str


@dataclass(frozen=True)
class Observation:
    """What an agent sees.

    Attributes:
        raw: The wire's JSON. What it shows is parsed when it is first read.
    """

    raw: Mapping[str, Any] = field(repr=False)

    @cached_property
    def screenshot(self) -> Screenshot | None:
        """The picture, where one was asked for."""
        shot = self.raw.get("screenshot")
        return None if not shot else Screenshot(shot["mime"], shot["width"], shot["height"], shot["base64"])

    @cached_property
    def elements(self) -> Elements:
        """What is on the screen, in document order; empty where elements were not asked for."""
        return Elements(Element.from_wire(e) for e in self.raw.get("elements") or ())

    @property
    def tree(self) -> str | None:
        """The screen in words or as UIAutomator XML, where it was asked for."""
        return self.raw.get("tree")

    @property
    def foreground(self) -> Foreground:
        """The app in front."""
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
        """What agent and user said to each other."""
        return [Message(m["from"], m["text"]) for m in self.raw.get("messages") or ()]

    @property
    def last_error(self) -> StepError | None:
        """Why the last action came to nothing, where it did."""
        error = self.raw.get("lastError")
        return None if not error else StepError(error["code"], error["message"])

    def find_all(self, role: str | None = None, name: str | re.Pattern[str] | None = None, *, value: str | re.Pattern[str] | None = None, **states: bool) -> list[Element]:
        """The elements that fit; see :meth:`Elements.find_all`."""
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
        """The element that fits; see :meth:`Elements.find`. Raises ElementNotFound."""
        return self.elements.find(role, name, value=value, nth=nth, **states)


@dataclass(frozen=True)
class Step:
    """A moment of an episode: what a reset, a step or a look gave.

    Attributes:
        observation: What is seen.
        reward: Reward of this step; ``None`` is no reward and not 0: the phone has no task, nothing was done, or
            infrastructure or an app failed (``outcome`` is then ``infra_error`` or ``app_crashed``).
        done: Whether the episode has ended.
        resumed: Whether the socket was lost during this step, which had been taken, and its session taken up again.
    """

    observation: Observation
    reward: float | None
    done: bool
    resumed: bool = False

    @property
    def truncated(self) -> bool:
        """Whether the budget ended it, and not the agent."""
        return bool(self.observation.raw.get("truncated"))

    @property
    def terminated(self) -> bool:
        """Whether the agent ended it, and neither the budget nor infrastructure."""
        return self.done and not self.truncated and self.outcome not in UNREWARDED

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; ``None`` while it runs."""
        return self.observation.raw.get("outcome")

    @property
    def goal(self) -> str | None:
        """What the agent is asked to do; ``None`` for a phone without a task."""
        return self.observation.raw.get("goal")

    @property
    def budget(self) -> int | None:
        """Steps that the agent may take."""
        return self.observation.raw.get("budget")

    @property
    def steps(self) -> int:
        """Steps that were taken."""
        return int(self.observation.raw.get("steps") or 0)

    @property
    def answer_sheet(self) -> dict[str, Any] | None:
        """The sheet on which the answer is asked for, ``{ title, fields }``, where there is one."""
        return self.observation.raw.get("answer_sheet")

    @property
    def error(self) -> str | None:
        """Why the last action was refused or came to nothing."""
        return self.observation.raw.get("last_action_error")

    @property
    def info(self) -> Info:
        """What is not for the agent's eyes."""
        info: Info = self.observation.raw.get("info", {})
        return info


class LastStep(TypedDict):
    """The last step of a session, for who lost its answer."""

    step: int
    reward: float | None
    components: dict[str, float]


class Info(TypedDict, total=False):
    """About an episode: components of its reward, its task and seed, its phone and that one's hash, and the token that resumes it.

    ``last_step`` is there after a look or a resume, ``ignored`` where a reset had keys that say nothing here.
    """

    components: dict[str, float]
    task_id: str | None
    seed: int
    episode_id: str
    phone: str
    state_hash: str
    resume: str
    last_step: LastStep
    ignored: list[str]


class Change(TypedDict):
    """A change that the task asks for: its weight in the progress, whether it is met, and the share that is done (0 to 1)."""

    name: str
    weight: float
    met: bool
    share: float
    metAtStart: bool


class Invariant(TypedDict):
    """Something that has to stay true, and whether it did."""

    name: str
    held: bool


class _SideEffectFields(TypedDict, total=False):
    was: Any
    now: Any


class SideEffect(_SideEffectFields):
    """A change that the task does not allow: its JSON Pointer, the values before and after, and what happened in words."""

    path: str
    words: str


class _VerdictFields(TypedDict, total=False):
    error: dict[str, str]
    outcome: Outcome | None


class Verdict(_VerdictFields):
    """What the judge says of the phone as it is.

    ``success`` demands that the end was declared, ``successUndeclared`` does not; ``progress`` is 0 to 1; ``sideEffects`` are
    changes of data that the task does not allow. With ``error`` the judge failed, and the rest
    says nothing of the agent.
    """

    success: bool
    successUndeclared: bool
    progress: float
    changes: list[Change]
    invariants: list[Invariant]
    sideEffects: list[SideEffect]
    answer: Any


Operation = dict[str, Any]
"""An RFC 6902 operation."""
