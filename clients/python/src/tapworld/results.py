"""What the calls over HTTP return."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from .observation import Observation
from .types import Operation, Outcome

Snapshot = dict[str, Any]
"""A phone as a value: ``{ format, world, scenario, session }``."""


@dataclass(frozen=True)
class PhoneStep:
    """A step on a phone: the observation, the events in its apps, and the hash of the whole phone."""

    observation: Observation
    events: list[dict[str, Any]]
    state_hash: str
    error: dict[str, str] | None = None

    @classmethod
    def from_wire(cls, step: Mapping[str, Any]) -> PhoneStep:
        """Reads the server's JSON."""
        return cls(Observation(step["observation"]), step["events"], step["stateHash"], step.get("error"))


@dataclass(frozen=True)
class EpisodeStep:
    """A step of an episode. ``reward`` is ``None`` (not 0) if there is no reward.

    An agent that steps with the episode's own token gets no reward, components, outcome or hash.
    """

    observation: Observation
    reward: float | None
    components: dict[str, float]
    terminated: bool
    truncated: bool
    outcome: Outcome | None
    state_hash: str | None
    mask: int | None = None
    """0 if infrastructure, an app or the judge failed, else 1; ``None`` for an agent, which gets no reward."""

    @classmethod
    def from_wire(cls, step: Mapping[str, Any]) -> EpisodeStep:
        """Reads the server's JSON."""
        return cls(
            observation=Observation(step["observation"]),
            reward=step.get("reward"),
            components=step.get("components") or {},
            terminated=step["terminated"],
            truncated=step["truncated"],
            outcome=step.get("outcome"),
            state_hash=step.get("stateHash"),
            mask=step.get("mask"),
        )


@dataclass(frozen=True)
class NewEpisode:
    """An episode that has started. Its agent calls with ``token``, and is not told its rewards."""

    id: str
    phone: str
    token: str
    goal: str
    budget: int
    answer_sheet: dict[str, Any] | None
    observation: Observation
    state_hash: str

    @classmethod
    def from_wire(cls, made: Mapping[str, Any]) -> NewEpisode:
        """Reads the server's JSON."""
        return cls(
            id=made["id"],
            phone=made["phone"],
            token=made["token"],
            goal=made["goal"],
            budget=made["budget"],
            answer_sheet=made.get("answerSheet"),
            observation=Observation(made["observation"]),
            state_hash=made["stateHash"],
        )


class Diff(TypedDict, total=False):
    """The differences between a phone and another state.

    If the phone has a task, ``sideEffects`` lists the changes that the task does not allow.
    """

    operations: list[Operation]
    sideEffects: list[str]
