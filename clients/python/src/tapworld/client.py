"""The server's calls over HTTP: phones, snapshots, tasks and episodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict, TypeVar

from ._http import Http, given, path_of
from .types import Language, Observation, Observe, Operation, Outcome, RewardChoice, ScreenSize, SideEffect, Verdict

T = TypeVar("T")
Snapshot = dict[str, Any]
"""A phone as a value: ``{ format, world, scenario, session }``."""


@dataclass(frozen=True)
class PhoneStep:
    """What a step on a phone gave: what is seen, what happened in the apps, and the hash of the whole phone."""

    observation: Observation
    events: list[dict[str, Any]]
    state_hash: str
    error: dict[str, str] | None = None


@dataclass(frozen=True)
class EpisodeStep:
    """What a step of an episode gave. ``reward`` is ``None``, which is not 0, where there is none."""

    observation: Observation
    reward: float | None
    components: dict[str, float]
    terminated: bool
    truncated: bool
    outcome: Outcome | None
    state_hash: str | None


@dataclass(frozen=True)
class NewEpisode:
    """An episode that has started. Its agent's calls take ``token``, and learn no reward by it."""

    id: str
    phone: str
    token: str
    goal: str
    budget: int
    answer_sheet: dict[str, Any] | None
    observation: Observation
    state_hash: str


class Diff(TypedDict, total=False):
    """How a phone differs from another state; ``sideEffects`` where it has a task: changes that the task does not allow."""

    operations: list[Operation]
    sideEffects: list[str]


class Client:
    """Calls to a server's ``/v1``. Safe to use from several threads.

    Every method raises :class:`~tapworld.TapworldError` with the server's code (such as PHONE_NOT_FOUND, INVALID_ACTION,
    INVALID_STATE, TASK_NOT_FOUND, EPISODE_ENDED, UNAUTHORIZED) and leaves the phone as it was, or
    :class:`~tapworld.CapacityReached`, CONNECTION_REFUSED, TIMEOUT.

    Args:
        url: Base URL of the server, such as ``http://127.0.0.1:8100``.
        token: The operator's token, where the server has one.
        timeout: Seconds to wait for an answer.
    """

    def __init__(self, url: str, token: str | None = None, *, timeout: float = 120.0) -> None:
        self.url = url
        self._http = Http(url, token, timeout)

    def health(self) -> dict[str, Any]:
        """How the server is."""
        return self._http.json("GET", "/health")

    def create_phone(
        self, *, seed: int | None = None, screen: ScreenSize | None = None, clock: int | None = None,
        scenario: Sequence[Operation] | None = None, language: str | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        """A new phone: ``{ id, screen, stateHash }``.

        Args:
            seed: Of all chance on it.
            screen: 1080 × 2400 at scale 3 where left out.
            clock: Its start, ms since the epoch.
            scenario: Operations on the world.
            language: BCP 47 tag.
        """
        return self._http.json("POST", "/v1/phones", given(seed=seed, screen=screen, clock=clock, scenario=scenario, language=language))

    def phones(self) -> list[dict[str, Any]]:
        """All phones."""
        return self._http.json("GET", "/v1/phones")

    def phone(self, phone: str) -> dict[str, Any]:
        """One phone: ``{ id, foreground, route, steps, resident, clock, stateHash }``."""
        return self._http.json("GET", path_of("v1", "phones", phone))

    def delete_phone(self, phone: str) -> None:
        """Deletes a phone, and the episode on it."""
        self._http.json("DELETE", path_of("v1", "phones", phone))

    def step_phone(self, phone: str, action: Mapping[str, Any] | Sequence[Mapping[str, Any]], *, observe: Observe | None = None) -> PhoneStep:
        """Takes one action, or several (100 at most) with one look after the last."""
        acts = {"action": action} if isinstance(action, Mapping) else {"actions": list(action)}
        step = self._http.json("POST", path_of("v1", "phones", phone, "step"), {**acts, **given(observe=observe)})
        return PhoneStep(Observation(step["observation"]), step["events"], step["stateHash"], step.get("error"))

    def observe_phone(self, phone: str, observe: Observe | None = None) -> Observation:
        """Looks; changes nothing."""
        return Observation(self._http.json("POST", path_of("v1", "phones", phone, "observe"), given(observe=observe))["observation"])

    def screenshot(self, phone: str, *, format: str = "png", scale: float | None = None, quality: int | None = None) -> bytes:
        """The picture's bytes: ``png``, ``jpeg`` or ``webp``, ``scale`` pixels for a point (0.25 to 4)."""
        query = {"format": format, "scale": scale, "quality": quality}
        return self._http.call("GET", path_of("v1", "phones", phone, "screenshot"), query=query)[0]

    def state(self, phone: str, path: str = "") -> Any:
        """The value at a JSON Pointer of the phone's tree. Raises PATH_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "phones", phone, "state"), query={"path": path})

    def patch_state(self, phone: str, operations: Sequence[Operation]) -> str:
        """Changes the tree by RFC 6902 operations, all or none, and gives the new hash. Raises INVALID_STATE, INVALID_PATCH."""
        return self._http.json("PATCH", path_of("v1", "phones", phone, "state"), list(operations))["stateHash"]

    def snapshot(self, phone: str) -> Snapshot:
        """The phone as a value, a few kilobytes."""
        return self._http.json("GET", path_of("v1", "phones", phone, "snapshot"))

    def restore(self, phone: str, snapshot: Snapshot) -> str:
        """Puts a phone where a snapshot says, and gives its hash. Raises INVALID_SNAPSHOT, BLOB_MISSING."""
        return self._http.json("PUT", path_of("v1", "phones", phone, "snapshot"), snapshot)["stateHash"]

    def fork_phone(self, phone: str, count: int = 1, *, reseed: bool = False) -> list[str]:
        """Ids of copies of a phone, with the same future unless ``reseed`` gives each a seed of its own."""
        made = self._http.json("POST", path_of("v1", "phones", phone, "fork"), {"count": count, "reseed": reseed})
        return [copy["id"] for copy in made["phones"]]

    def diff(self, phone: str, base: str = "scenario") -> Diff:
        """What is different from ``world``, from its own start (``scenario``), or from another phone's id."""
        return self._http.json("GET", path_of("v1", "phones", phone, "diff"), query={"from": base})

    def apps(self) -> list[dict[str, Any]]:
        """All apps: ``[{ id, name, package, screens, actions }]``."""
        return self._http.json("GET", "/v1/apps")

    def app(self, app: str) -> dict[str, Any]:
        """An app's manifest, schema, routes and actions. Raises APP_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "apps", app))

    def tasks(self, *, suite: str | None = None, split: str | None = None, app: str | None = None, level: int | None = None) -> list[dict[str, Any]]:
        """Templates of tasks that fit: ``[{ id, suite, level, apps, kind, budget, tags }]``. ``level`` is 1 to 4."""
        return self._http.json("GET", "/v1/tasks", query={"suite": suite, "split": split, "app": app, "level": level})

    def task(self, task: str) -> dict[str, Any]:
        """A template by its id, with its parameters as JSON Schema. Raises TASK_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "tasks", task))

    def sample(self, task: str, seed: int) -> dict[str, Any]:
        """An instance of a template: ``{ params, goal: { en, zh }, budget, scenario }``; no phone is made."""
        return self._http.json("POST", path_of("v1", "tasks", task, "sample"), {"seed": seed})

    def create_episode(
        self, task: str, seed: int, *, language: Language | None = None, phrasing: int | None = None, screen: ScreenSize | None = None,
        budget: int | None = None, reward: RewardChoice | None = None, observe: Observe | None = None,
    ) -> NewEpisode:  # fmt: skip
        """Starts an instance of a task on a new phone; arguments as for :meth:`tapworld.Env.reset`."""
        optional = given(language=language, phrasing=phrasing, screen=screen, budget=budget, reward=reward, observe=observe)
        made = self._http.json("POST", "/v1/episodes", {"task": task, "seed": seed, **optional})
        return NewEpisode(made["id"], made["phone"], made["token"], made["goal"], made["budget"], made.get("answerSheet"), Observation(made["observation"]), made["stateHash"])

    def episodes(self) -> list[dict[str, Any]]:
        """All episodes."""
        return self._http.json("GET", "/v1/episodes")

    def episode(self, episode: str) -> dict[str, Any]:
        """One episode: ``{ id, phone, task, seed, goal, steps, budget, outcome, declared, stateHash }``."""
        return self._http.json("GET", path_of("v1", "episodes", episode))

    def step_episode(self, episode: str, action: Mapping[str, Any], *, observe: Observe | None = None, format_ok: bool | None = None) -> EpisodeStep:
        """Takes a step. Raises EPISODE_ENDED, INVALID_ACTION; a step that infrastructure lost raises, and has no reward."""
        body = {"action": action, **given(observe=observe, format=None if format_ok is None else {"ok": format_ok})}
        step = self._http.json("POST", path_of("v1", "episodes", episode, "step"), body)
        return EpisodeStep(
            Observation(step["observation"]), step.get("reward"), step.get("components") or {}, step["terminated"], step["truncated"],
            step.get("outcome"), step.get("stateHash"),
        )  # fmt: skip

    def observe_episode(self, episode: str, observe: Observe | None = None) -> Observation:
        """Looks; changes nothing."""
        return Observation(self._http.json("POST", path_of("v1", "episodes", episode, "observe"), given(observe=observe))["observation"])

    def fork_episode(self, episode: str, count: int = 1, *, reseed: bool = False) -> list[dict[str, str]]:
        """Copies that go on from this step: ``[{ id, phone, token }]``."""
        return self._http.json("POST", path_of("v1", "episodes", episode, "fork"), {"count": count, "reseed": reseed})["episodes"]

    def verdict(self, episode: str) -> Verdict:
        """What the judge says of the phone as it is."""
        return self._http.json("GET", path_of("v1", "episodes", episode, "verdict"))

    def delete_episode(self, episode: str) -> None:
        """Deletes an episode and its phone."""
        self._http.json("DELETE", path_of("v1", "episodes", episode))

    def blob(self, sha256: str) -> tuple[bytes, str]:
        """Bytes that a tree refers to, and their type. Raises BLOB_NOT_FOUND."""
        return self._http.call("GET", path_of("v1", "blobs", sha256))

    def put_blob(self, sha256: str, data: bytes, mime: str) -> None:
        """Keeps bytes under their hash. Raises BLOB_MISMATCH where it is another's."""
        self._http.call("PUT", path_of("v1", "blobs", sha256), data=data, mime=mime)


class AsyncClient:
    """:class:`Client` for asyncio: the same calls, arguments, answers and errors, awaited.

    Args:
        url, token, timeout: As for :class:`Client`.
        concurrency: Calls under way at once; further ones wait. Each has a thread, since HTTP is the standard library's.
    """

    def __init__(self, url: str, token: str | None = None, *, timeout: float = 120.0, concurrency: int = 32) -> None:
        self.url = url
        self._client = Client(url, token, timeout=timeout)
        self._threads = ThreadPoolExecutor(concurrency, "tapworld-http")

    async def _call(self, call: Callable[..., T], *args: Any, **named: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(call, *args, **named))

    async def close(self) -> None:
        """Lets its threads go. Safe to call twice."""
        self._threads.shutdown(wait=False)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def health(self) -> dict[str, Any]:
        """How the server is."""
        return await self._call(self._client.health)

    async def create_phone(
        self, *, seed: int | None = None, screen: ScreenSize | None = None, clock: int | None = None, scenario: Sequence[Operation] | None = None, language: str | None = None
    ) -> dict[str, Any]:
        """A new phone: ``{ id, screen, stateHash }``."""
        return await self._call(self._client.create_phone, seed=seed, screen=screen, clock=clock, scenario=scenario, language=language)

    async def phones(self) -> list[dict[str, Any]]:
        """All phones."""
        return await self._call(self._client.phones)

    async def phone(self, phone: str) -> dict[str, Any]:
        """One phone: ``{ id, foreground, route, steps, resident, clock, stateHash }``."""
        return await self._call(self._client.phone, phone)

    async def delete_phone(self, phone: str) -> None:
        """Deletes a phone, and the episode on it."""
        return await self._call(self._client.delete_phone, phone)

    async def step_phone(self, phone: str, action: Mapping[str, Any] | Sequence[Mapping[str, Any]], *, observe: Observe | None = None) -> PhoneStep:
        """Takes one action, or several (100 at most) with one look after the last."""
        return await self._call(self._client.step_phone, phone, action, observe=observe)

    async def observe_phone(self, phone: str, observe: Observe | None = None) -> Observation:
        """Looks; changes nothing."""
        return await self._call(self._client.observe_phone, phone, observe)

    async def screenshot(self, phone: str, *, format: str = "png", scale: float | None = None, quality: int | None = None) -> bytes:
        """The picture's bytes: ``png``, ``jpeg`` or ``webp``, ``scale`` pixels for a point (0.25 to 4)."""
        return await self._call(self._client.screenshot, phone, format=format, scale=scale, quality=quality)

    async def state(self, phone: str, path: str = "") -> Any:
        """The value at a JSON Pointer of the phone's tree. Raises PATH_NOT_FOUND."""
        return await self._call(self._client.state, phone, path)

    async def patch_state(self, phone: str, operations: Sequence[Operation]) -> str:
        """Changes the tree by RFC 6902 operations, all or none, and gives the new hash. Raises INVALID_STATE, INVALID_PATCH."""
        return await self._call(self._client.patch_state, phone, operations)

    async def snapshot(self, phone: str) -> Snapshot:
        """The phone as a value, a few kilobytes."""
        return await self._call(self._client.snapshot, phone)

    async def restore(self, phone: str, snapshot: Snapshot) -> str:
        """Puts a phone where a snapshot says, and gives its hash. Raises INVALID_SNAPSHOT, BLOB_MISSING."""
        return await self._call(self._client.restore, phone, snapshot)

    async def fork_phone(self, phone: str, count: int = 1, *, reseed: bool = False) -> list[str]:
        """Ids of copies of a phone, with the same future unless ``reseed`` gives each a seed of its own."""
        return await self._call(self._client.fork_phone, phone, count, reseed=reseed)

    async def diff(self, phone: str, base: str = "scenario") -> Diff:
        """What is different from ``world``, from its own start (``scenario``), or from another phone's id."""
        return await self._call(self._client.diff, phone, base)

    async def apps(self) -> list[dict[str, Any]]:
        """All apps: ``[{ id, name, package, screens, actions }]``."""
        return await self._call(self._client.apps)

    async def app(self, app: str) -> dict[str, Any]:
        """An app's manifest, schema, routes and actions. Raises APP_NOT_FOUND."""
        return await self._call(self._client.app, app)

    async def tasks(self, *, suite: str | None = None, split: str | None = None, app: str | None = None, level: int | None = None) -> list[dict[str, Any]]:
        """Templates of tasks that fit: ``[{ id, suite, level, apps, kind, budget, tags }]``. ``level`` is 1 to 4."""
        return await self._call(self._client.tasks, suite=suite, split=split, app=app, level=level)

    async def task(self, task: str) -> dict[str, Any]:
        """A template by its id, with its parameters as JSON Schema. Raises TASK_NOT_FOUND."""
        return await self._call(self._client.task, task)

    async def sample(self, task: str, seed: int) -> dict[str, Any]:
        """An instance of a template: ``{ params, goal: { en, zh }, budget, scenario }``; no phone is made."""
        return await self._call(self._client.sample, task, seed)

    async def create_episode(
        self,
        task: str,
        seed: int,
        *,
        language: Language | None = None,
        phrasing: int | None = None,
        screen: ScreenSize | None = None,
        budget: int | None = None,
        reward: RewardChoice | None = None,
        observe: Observe | None = None,
    ) -> NewEpisode:
        """Starts an instance of a task on a new phone; arguments as for :meth:`tapworld.Env.reset`."""
        return await self._call(self._client.create_episode, task, seed, language=language, phrasing=phrasing, screen=screen, budget=budget, reward=reward, observe=observe)

    async def episodes(self) -> list[dict[str, Any]]:
        """All episodes."""
        return await self._call(self._client.episodes)

    async def episode(self, episode: str) -> dict[str, Any]:
        """One episode: ``{ id, phone, task, seed, goal, steps, budget, outcome, declared, stateHash }``."""
        return await self._call(self._client.episode, episode)

    async def step_episode(self, episode: str, action: Mapping[str, Any], *, observe: Observe | None = None, format_ok: bool | None = None) -> EpisodeStep:
        """Takes a step. Raises EPISODE_ENDED, INVALID_ACTION; a step that infrastructure lost raises, and has no reward."""
        return await self._call(self._client.step_episode, episode, action, observe=observe, format_ok=format_ok)

    async def observe_episode(self, episode: str, observe: Observe | None = None) -> Observation:
        """Looks; changes nothing."""
        return await self._call(self._client.observe_episode, episode, observe)

    async def fork_episode(self, episode: str, count: int = 1, *, reseed: bool = False) -> list[dict[str, str]]:
        """Copies that go on from this step: ``[{ id, phone, token }]``."""
        return await self._call(self._client.fork_episode, episode, count, reseed=reseed)

    async def verdict(self, episode: str) -> Verdict:
        """What the judge says of the phone as it is."""
        return await self._call(self._client.verdict, episode)

    async def delete_episode(self, episode: str) -> None:
        """Deletes an episode and its phone."""
        return await self._call(self._client.delete_episode, episode)

    async def blob(self, sha256: str) -> tuple[bytes, str]:
        """Bytes that a tree refers to, and their type. Raises BLOB_NOT_FOUND."""
        return await self._call(self._client.blob, sha256)

    async def put_blob(self, sha256: str, data: bytes, mime: str) -> None:
        """Keeps bytes under their hash. Raises BLOB_MISMATCH where it is another"s."""
        return await self._call(self._client.put_blob, sha256, data, mime)
