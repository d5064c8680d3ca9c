"""The server's calls over HTTP, for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from ._wire import ANSWER_LIMIT
from .client import Client
from .observation import Observation
from .results import Diff, EpisodeStep, NewEpisode, PhoneStep, Snapshot
from .types import Language, Observe, Operation, RewardChoice, ScreenSize, Ttl, Verdict

T = TypeVar("T")


class AsyncClient:
    """:class:`Client` for asyncio: the same calls, arguments, answers and errors, awaited.

    Args:
        url, token, timeout, retries: As for :class:`Client`.
        concurrency: Calls at once; further calls wait. Each has a thread, since HTTP is the standard library's.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        timeout: float = ANSWER_LIMIT,
        retries: int = 2,
        concurrency: int = 32,
    ) -> None:
        self.url = url
        self._client = Client(url, token, timeout=timeout, retries=retries)
        self._threads = ThreadPoolExecutor(concurrency, "tapworld-http")

    async def _call(self, call: Callable[..., T], *args: Any, **named: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(call, *args, **named))

    async def close(self) -> None:
        """Ends its threads. Safe to call twice."""
        self._threads.shutdown(wait=False)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def health(self) -> dict[str, Any]:
        """Returns the server's health."""
        return await self._call(self._client.health)

    async def create_phone(
        self,
        *,
        seed: int | None = None,
        screen: ScreenSize | None = None,
        clock: int | None = None,
        scenario: Sequence[Operation] | None = None,
        language: str | None = None,
        ttl: Ttl | None = None,
        key: str | None = None,
    ) -> dict[str, Any]:
        """Creates a phone and returns ``{ id, screen, stateHash }``."""
        return await self._call(
            self._client.create_phone,
            seed=seed,
            screen=screen,
            clock=clock,
            scenario=scenario,
            language=language,
            ttl=ttl,
            key=key,
        )

    async def phones(self) -> list[dict[str, Any]]:
        """Lists all phones."""
        return await self._call(self._client.phones)

    async def phone(self, phone: str) -> dict[str, Any]:
        """Returns a phone: ``{ id, foreground, route, steps, resident, clock, stateHash }``."""
        return await self._call(self._client.phone, phone)

    async def delete_phone(self, phone: str) -> None:
        """Deletes a phone, and the episode on it."""
        return await self._call(self._client.delete_phone, phone)

    async def step_phone(
        self,
        phone: str,
        action: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        *,
        observe: Observe | None = None,
        base: str | None = None,
        key: str | None = None,
    ) -> PhoneStep:
        """Takes one action, or up to 100 with one observation after the last."""
        return await self._call(self._client.step_phone, phone, action, observe=observe, base=base, key=key)

    async def observe_phone(self, phone: str, observe: Observe | None = None) -> Observation:
        """Observes a phone without changing it."""
        return await self._call(self._client.observe_phone, phone, observe)

    async def screenshot(
        self, phone: str, *, format: str = "png", scale: float | None = None, quality: int | None = None
    ) -> bytes:
        """Returns the picture's bytes as ``png``, ``jpeg`` or ``webp``. ``scale`` is pixels for a point, 0.25 to 4."""
        return await self._call(self._client.screenshot, phone, format=format, scale=scale, quality=quality)

    async def state(self, phone: str, path: str = "") -> Any:
        """Returns the value at a JSON Pointer of the phone's tree. Raises PATH_NOT_FOUND."""
        return await self._call(self._client.state, phone, path)

    async def patch_state(self, phone: str, operations: Sequence[Operation]) -> str:
        """Applies RFC 6902 operations to the tree, all or none, and returns the new hash."""
        return await self._call(self._client.patch_state, phone, operations)

    async def snapshot(self, phone: str) -> Snapshot:
        """Returns the phone as a value of a few kilobytes."""
        return await self._call(self._client.snapshot, phone)

    async def restore(self, phone: str, snapshot: Snapshot) -> str:
        """Puts a phone into the state of a snapshot and returns its hash. Raises INVALID_SNAPSHOT, BLOB_MISSING."""
        return await self._call(self._client.restore, phone, snapshot)

    async def fork_phone(
        self, phone: str, count: int = 1, *, reseed: bool = False, key: str | None = None
    ) -> list[str]:
        """Copies a phone and returns the copies' ids."""
        return await self._call(self._client.fork_phone, phone, count, reseed=reseed, key=key)

    async def diff(self, phone: str, base: str = "scenario") -> Diff:
        """Compares a phone with the ``world``, with its own start (``scenario``), or with another phone by its id."""
        return await self._call(self._client.diff, phone, base)

    async def apps(self) -> list[dict[str, Any]]:
        """Lists all apps: ``[{ id, name, package, screens, actions }]``."""
        return await self._call(self._client.apps)

    async def app(self, app: str) -> dict[str, Any]:
        """Returns an app's manifest, schema, routes and actions. Raises APP_NOT_FOUND."""
        return await self._call(self._client.app, app)

    async def tasks(
        self,
        *,
        suite: str | None = None,
        split: str | None = None,
        app: str | None = None,
        level: int | None = None,
    ) -> list[dict[str, Any]]:
        """Lists task templates: ``[{ id, suite, level, apps, kind, budget, tags }]``. ``level`` is 1 to 4."""
        return await self._call(self._client.tasks, suite=suite, split=split, app=app, level=level)

    async def task(self, task: str) -> dict[str, Any]:
        """Returns a template by its id, with its parameters as JSON Schema. Raises TASK_NOT_FOUND."""
        return await self._call(self._client.task, task)

    async def sample(self, task: str, seed: int) -> dict[str, Any]:
        """Draws an instance of a template without a phone: ``{ params, goal: { en, zh }, budget, scenario }``."""
        return await self._call(self._client.sample, task, seed)

    async def create_episode(
        self,
        task: str,
        seed: int,
        *,
        language: Language | None = None,
        phone_language: str | None = None,
        phrasing: int | None = None,
        screen: ScreenSize | None = None,
        budget: int | None = None,
        reward: RewardChoice | None = None,
        observe: Observe | None = None,
        ttl: Ttl | None = None,
        key: str | None = None,
    ) -> NewEpisode:
        """Starts an instance of a task on a new phone. Other arguments are those of :meth:`tapworld.Env.reset`."""
        return await self._call(
            self._client.create_episode,
            task,
            seed,
            language=language,
            phone_language=phone_language,
            phrasing=phrasing,
            screen=screen,
            budget=budget,
            reward=reward,
            observe=observe,
            ttl=ttl,
            key=key,
        )

    async def episodes(self) -> list[dict[str, Any]]:
        """Lists all episodes."""
        return await self._call(self._client.episodes)

    async def episode(self, episode: str) -> dict[str, Any]:
        """Returns an episode: ``{ id, phone, task, seed, goal, steps, budget, outcome, declared, stateHash }``."""
        return await self._call(self._client.episode, episode)

    async def step_episode(
        self,
        episode: str,
        action: Mapping[str, Any],
        *,
        observe: Observe | None = None,
        format_ok: bool | None = None,
        base: str | None = None,
        key: str | None = None,
    ) -> EpisodeStep:
        """Takes a step. Raises EPISODE_ENDED, INVALID_ACTION; a step lost to infrastructure also raises."""
        return await self._call(
            self._client.step_episode,
            episode,
            action,
            observe=observe,
            format_ok=format_ok,
            base=base,
            key=key,
        )

    async def observe_episode(self, episode: str, observe: Observe | None = None) -> Observation:
        """Observes an episode's phone without changing it."""
        return await self._call(self._client.observe_episode, episode, observe)

    async def fork_episode(
        self, episode: str, count: int = 1, *, reseed: bool = False, key: str | None = None
    ) -> list[dict[str, str]]:
        """Copies an episode and its phone: ``[{ id, phone, token }]``. Arguments are those of :meth:`fork_phone`."""
        return await self._call(self._client.fork_episode, episode, count, reseed=reseed, key=key)

    async def verdict(self, episode: str) -> Verdict:
        """Returns the judge's verdict on the phone as it is now."""
        return await self._call(self._client.verdict, episode)

    async def delete_episode(self, episode: str) -> None:
        """Deletes an episode and its phone."""
        return await self._call(self._client.delete_episode, episode)

    async def blob(self, sha256: str) -> tuple[bytes, str]:
        """Returns the bytes that a tree refers to, and their MIME type. Raises BLOB_NOT_FOUND."""
        return await self._call(self._client.blob, sha256)

    async def put_blob(self, sha256: str, data: bytes, mime: str) -> None:
        """Stores bytes under their hash. Raises BLOB_MISMATCH if the hash is not theirs."""
        return await self._call(self._client.put_blob, sha256, data, mime)
