"""The server's calls over HTTP: phones, snapshots, tasks and episodes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ._http import Http, given, path_of
from ._wire import ANSWER_LIMIT
from .observation import Observation
from .results import Diff, EpisodeStep, NewEpisode, PhoneStep, Snapshot
from .types import Language, Observe, Operation, RewardChoice, ScreenSize, Ttl, Verdict


class Client:
    """Calls a server's ``/v1``. Safe to use from several threads.

    Every method raises :class:`~tapworld.TapworldError` with the server's code (such as PHONE_NOT_FOUND,
    INVALID_ACTION, INVALID_STATE, TASK_NOT_FOUND, EPISODE_ENDED, UNAUTHORIZED) and leaves the phone unchanged, or
    raises :class:`~tapworld.CapacityReached`, CONNECTION_LOST, CONNECTION_REFUSED or TIMEOUT.

    Steps, forks and the creation of phones and episodes carry an ``Idempotency-Key``. If their connection is lost, the
    client sends them again, and the server runs them once. Give a ``key`` of your own to repeat a call from another
    process: the same key and arguments get the first answer, other arguments raise KEY_REUSED.

    Args:
        url: Base URL of the server, such as ``http://127.0.0.1:8100``.
        token: The operator's token, if the server has one.
        timeout: Seconds to wait for an answer. By default more than the five minutes that a step may wait for a page.
        retries: How often a call with a key is sent again after its connection was lost.
    """

    def __init__(self, url: str, token: str | None = None, *, timeout: float = ANSWER_LIMIT, retries: int = 2) -> None:
        self.url = url
        self._http = Http(url, token, timeout, retries)

    def health(self) -> dict[str, Any]:
        """Returns the server's health."""
        return self._http.json("GET", "/health")

    def create_phone(
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
        """Creates a phone and returns ``{ id, screen, stateHash }``.

        Args:
            seed: Seed of all randomness on the phone.
            screen: The screen; 1080 × 2400 at scale 3 by default.
            clock: The phone's time at its start, ms since the epoch.
            scenario: RFC 6902 operations on the world.
            language: BCP 47 tag.
            ttl: Milliseconds without a call after which the server deletes the phone. By default it is kept.
            key: A name for the phone, by which this call can be repeated. After the phone was deleted or has expired,
                its name raises SESSION_CLOSED.
        """
        body = given(seed=seed, screen=screen, clock=clock, scenario=scenario, language=language)
        return self._http.keyed("/v1/phones", {**body, **_ttl(ttl)}, key)

    def phones(self) -> list[dict[str, Any]]:
        """Lists all phones."""
        return self._http.json("GET", "/v1/phones")

    def phone(self, phone: str) -> dict[str, Any]:
        """Returns a phone: ``{ id, foreground, route, steps, resident, clock, stateHash }``."""
        return self._http.json("GET", path_of("v1", "phones", phone))

    def delete_phone(self, phone: str) -> None:
        """Deletes a phone, and the episode on it. Doing it twice is no error."""
        self._http.delete(path_of("v1", "phones", phone))

    def step_phone(
        self,
        phone: str,
        action: Mapping[str, Any] | Sequence[Mapping[str, Any]],
        *,
        observe: Observe | None = None,
        base: str | None = None,
        key: str | None = None,
    ) -> PhoneStep:
        """Takes one action, or up to 100 with one observation after the last.

        Args:
            phone: Id of the phone.
            action: An action, or a list of them.
            observe: What the observation holds.
            base: The ``state_hash`` that you saw. If the phone has another, the call only raises STATE_MOVED.
            key: A name for this call, by which it can be repeated.
        """
        actions = {"action": action} if isinstance(action, Mapping) else {"actions": list(action)}
        body = {**actions, **given(observe=observe, base=base)}
        return PhoneStep.from_wire(self._http.keyed(path_of("v1", "phones", phone, "step"), body, key))

    def observe_phone(self, phone: str, observe: Observe | None = None) -> Observation:
        """Observes a phone without changing it."""
        answer = self._http.json("POST", path_of("v1", "phones", phone, "observe"), given(observe=observe))
        return Observation(answer["observation"])

    def screenshot(
        self, phone: str, *, format: str = "png", scale: float | None = None, quality: int | None = None
    ) -> bytes:
        """Returns the picture's bytes as ``png``, ``jpeg`` or ``webp``. ``scale`` is pixels for a point, 0.25 to 4."""
        query = {"format": format, "scale": scale, "quality": quality}
        return self._http.call("GET", path_of("v1", "phones", phone, "screenshot"), query=query)[0]

    def state(self, phone: str, path: str = "") -> Any:
        """Returns the value at a JSON Pointer of the phone's tree. Raises PATH_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "phones", phone, "state"), query={"path": path})

    def patch_state(self, phone: str, operations: Sequence[Operation]) -> str:
        """Applies RFC 6902 operations to the tree, all or none, and returns the new hash.

        Raises INVALID_STATE, INVALID_PATCH.
        """
        answer = self._http.json("PATCH", path_of("v1", "phones", phone, "state"), list(operations))
        return answer["stateHash"]

    def snapshot(self, phone: str) -> Snapshot:
        """Returns the phone as a value of a few kilobytes."""
        return self._http.json("GET", path_of("v1", "phones", phone, "snapshot"))

    def restore(self, phone: str, snapshot: Snapshot) -> str:
        """Puts a phone into the state of a snapshot and returns its hash. Raises INVALID_SNAPSHOT, BLOB_MISSING."""
        return self._http.json("PUT", path_of("v1", "phones", phone, "snapshot"), snapshot)["stateHash"]

    def fork_phone(self, phone: str, count: int = 1, *, reseed: bool = False, key: str | None = None) -> list[str]:
        """Copies a phone and returns the copies' ids.

        Args:
            phone: Id of the phone.
            count: How many copies.
            reseed: Gives each copy a seed of its own; otherwise all have the same future.
            key: A name for this call, by which it can be repeated.
        """
        body = {"count": count, "reseed": reseed}
        made = self._http.keyed(path_of("v1", "phones", phone, "fork"), body, key)
        return [copy["id"] for copy in made["phones"]]

    def diff(self, phone: str, base: str = "scenario") -> Diff:
        """Compares a phone with the ``world``, with its own start (``scenario``), or with another phone by its id."""
        return self._http.json("GET", path_of("v1", "phones", phone, "diff"), query={"from": base})

    def apps(self) -> list[dict[str, Any]]:
        """Lists all apps: ``[{ id, name, package, screens, actions }]``."""
        return self._http.json("GET", "/v1/apps")

    def app(self, app: str) -> dict[str, Any]:
        """Returns an app's manifest, schema, routes and actions. Raises APP_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "apps", app))

    def tasks(
        self,
        *,
        suite: str | None = None,
        split: str | None = None,
        app: str | None = None,
        level: int | None = None,
    ) -> list[dict[str, Any]]:
        """Lists task templates: ``[{ id, suite, level, apps, kind, budget, tags }]``. ``level`` is 1 to 4."""
        query = {"suite": suite, "split": split, "app": app, "level": level}
        return self._http.json("GET", "/v1/tasks", query=query)

    def task(self, task: str) -> dict[str, Any]:
        """Returns a template by its id, with its parameters as JSON Schema. Raises TASK_NOT_FOUND."""
        return self._http.json("GET", path_of("v1", "tasks", task))

    def sample(self, task: str, seed: int) -> dict[str, Any]:
        """Draws an instance of a template without a phone: ``{ params, goal: { en, zh }, budget, scenario }``."""
        return self._http.json("POST", path_of("v1", "tasks", task, "sample"), {"seed": seed})

    def create_episode(
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
        """Starts an instance of a task on a new phone. Other arguments are those of :meth:`tapworld.Env.reset`.

        Args:
            ttl: Milliseconds without a call after which the server deletes the episode and its phone. By default an
                hour.
            key: A name for the episode, by which this call can be repeated. After the episode was deleted or has
                expired, its name raises SESSION_CLOSED.
        """
        optional = given(
            language=language,
            phoneLanguage=phone_language,
            phrasing=phrasing,
            screen=screen,
            budget=budget,
            reward=reward,
            observe=observe,
        )
        body = {"task": task, "seed": seed, **optional, **_ttl(ttl)}
        return NewEpisode.from_wire(self._http.keyed("/v1/episodes", body, key))

    def episodes(self) -> list[dict[str, Any]]:
        """Lists all episodes."""
        return self._http.json("GET", "/v1/episodes")

    def episode(self, episode: str) -> dict[str, Any]:
        """Returns an episode: ``{ id, phone, task, seed, goal, steps, budget, outcome, declared, stateHash }``."""
        return self._http.json("GET", path_of("v1", "episodes", episode))

    def step_episode(
        self,
        episode: str,
        action: Mapping[str, Any],
        *,
        observe: Observe | None = None,
        format_ok: bool | None = None,
        base: str | None = None,
        key: str | None = None,
    ) -> EpisodeStep:
        """Takes a step. Raises EPISODE_ENDED, INVALID_ACTION; a step lost to infrastructure also raises.

        Args:
            episode: Id of the episode.
            action: An action of :mod:`tapworld.actions`.
            observe: What the observation holds.
            format_ok: Whether the model's reply was in the form that was asked for, for the reward ``format``.
            base: The ``state_hash`` that you saw. If the phone has another, the call only raises STATE_MOVED.
            key: A name for this call, by which it can be repeated.
        """
        format = None if format_ok is None else {"ok": format_ok}
        body = {"action": action, **given(observe=observe, format=format, base=base)}
        return EpisodeStep.from_wire(self._http.keyed(path_of("v1", "episodes", episode, "step"), body, key))

    def observe_episode(self, episode: str, observe: Observe | None = None) -> Observation:
        """Observes an episode's phone without changing it."""
        answer = self._http.json("POST", path_of("v1", "episodes", episode, "observe"), given(observe=observe))
        return Observation(answer["observation"])

    def fork_episode(
        self, episode: str, count: int = 1, *, reseed: bool = False, key: str | None = None
    ) -> list[dict[str, str]]:
        """Copies an episode and its phone: ``[{ id, phone, token }]``. Arguments are those of :meth:`fork_phone`."""
        body = {"count": count, "reseed": reseed}
        return self._http.keyed(path_of("v1", "episodes", episode, "fork"), body, key)["episodes"]

    def verdict(self, episode: str) -> Verdict:
        """Returns the judge's verdict on the phone as it is now."""
        return self._http.json("GET", path_of("v1", "episodes", episode, "verdict"))

    def delete_episode(self, episode: str) -> None:
        """Deletes an episode and its phone. Doing it twice is no error."""
        self._http.delete(path_of("v1", "episodes", episode))

    def blob(self, sha256: str) -> tuple[bytes, str]:
        """Returns the bytes that a tree refers to, and their MIME type. Raises BLOB_NOT_FOUND."""
        return self._http.call("GET", path_of("v1", "blobs", sha256))

    def put_blob(self, sha256: str, data: bytes, mime: str) -> None:
        """Stores bytes under their hash. Raises BLOB_MISMATCH if the hash is not theirs."""
        self._http.call("PUT", path_of("v1", "blobs", sha256), data=data, mime=mime)


def _ttl(ttl: Ttl | None) -> dict[str, int | None]:
    """The wire's field: left out for the server's default, null for ever."""
    if ttl is None:
        return {}
    return {"ttl": None if ttl == "forever" else ttl}
