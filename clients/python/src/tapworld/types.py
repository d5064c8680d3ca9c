"""What the calls take and answer: choices of an observation, screen and reward, the verdict, and what info holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Union

Outcome = Literal["success", "failure", "truncated", "agent_error", "infra_error", "app_crashed"]
UNREWARDED = frozenset(("infra_error", "app_crashed"))
"""Outcomes without a reward, because infrastructure or an app failed rather than the agent."""
Language = Literal["en", "zh"]


class Observe(TypedDict, total=False):
    """Selects what an observation holds. By default: a JPEG of quality 80 at the screen's own scale, and the elements.

    Keys: ``screenshot`` (a format, or False for none), ``quality`` (1 to 100, JPEG and WebP), ``scale`` (pixels for a
    point, 0.25 to 4), ``elements``, ``tree`` (the screen as text, or as UIAutomator XML), ``marks`` (draws each
    element's index on the picture).
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


Ttl = Union[int, Literal["forever"]]
"""How long the server keeps a phone or an episode without a call: milliseconds, or for ever."""


class _RewardSetting(TypedDict, total=False):
    options: dict[str, float]
    weight: float


class RewardSetting(_RewardSetting):
    """A reward by name, with its options and a weight."""

    name: str


RewardChoice = Union[str, RewardSetting, "Sequence[str | RewardSetting]"]
"""One reward (``dense``, ``sparse``, ``graded``, ``shortest-path``, ``action-level``, ``format``), or several."""


class Failure(TypedDict):
    """What broke an episode: a code such as ``RENDERER_LOST``, ``APP_CRASHED`` or ``JUDGE_ERROR``, and a message."""

    code: str
    message: str


class LastStep(TypedDict):
    """The last step of a session, for a client that lost its answer."""

    step: int
    reward: float | None
    components: dict[str, float]


class Info(TypedDict, total=False):
    """About an episode: the components of its reward, its task, seed and phone, the phone's hash, and its resume token.

    ``mask`` is 0 if infrastructure, an app or a judge failed, and ``failure`` says what. ``session`` is the name that
    the reset gave. Only an ``observe``, a ``resume`` or a named reset of an open session gives ``last_step``.
    ``ignored`` lists the keys of a reset that the server does not know.
    """

    components: dict[str, float]
    task_id: str | None
    seed: int
    episode_id: str
    phone: str
    state_hash: str
    resume: str
    session: str
    mask: int
    failure: Failure
    last_step: LastStep
    ignored: list[str]


class Change(TypedDict):
    """A change that the task asks for: its weight in the progress, whether it is met, and the share done (0 to 1)."""

    name: str
    weight: float
    met: bool
    share: float
    metAtStart: bool


class Invariant(TypedDict):
    """A condition that must stay true, and whether it did."""

    name: str
    held: bool


class _SideEffectFields(TypedDict, total=False):
    was: Any
    now: Any


class SideEffect(_SideEffectFields):
    """A change that the task does not allow: its JSON Pointer, the values before and after, and a description."""

    path: str
    words: str


class _VerdictFields(TypedDict, total=False):
    error: dict[str, str]
    outcome: Outcome | None
    mask: int
    failure: Failure | None


class Verdict(_VerdictFields):
    """The judge's verdict on a phone.

    ``success`` requires that the agent declared the end, ``successUndeclared`` does not. ``progress`` is 0 to 1.
    ``sideEffects`` are changes of data that the task does not allow. If ``error`` is there, the judge failed, and the
    other fields say nothing about the agent.
    """

    success: bool
    successUndeclared: bool
    progress: float
    changes: list[Change]
    invariants: list[Invariant]
    sideEffects: list[SideEffect]
    answer: Any


CloseStatus = Literal["closed", "already_closed", "unknown"]
"""What became of a session that was to be closed by its name. ``unknown``: there never was one."""
Operation = dict[str, Any]
"""An RFC 6902 operation."""
