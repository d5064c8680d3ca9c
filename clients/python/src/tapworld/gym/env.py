"""One phone as a Gymnasium environment."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from .._wire import ANSWER_LIMIT
from ..env import Env
from ..errors import LOST, TapworldError
from ..observation import Step
from ..server import Connection, Server
from ..text import step_text
from ..types import UNREWARDED, Language, Observe, RewardChoice, ScreenSize
from .spaces import (
    DEFAULT_SCREEN,
    action_of,
    action_space,
    arrays_of,
    is_landscape,
    observation_space,
    picture_of,
    picture_shape,
)

RESET_OPTIONS = frozenset(
    {"task_id", "seed", "language", "phone_language", "phrasing", "budget", "reward", "resume", "session"}
)


class PhoneEnv(gymnasium.Env[dict[str, Any], Mapping[str, Any]]):
    """A phone with a task: ``reset(seed, options)``, and ``step`` with five values.

    Observations and actions are the spaces of :mod:`tapworld.gym.spaces`. A step also accepts an action of
    :mod:`tapworld.actions`. Texts are in ``info``: ``goal``, ``text`` (the screen for a language model), ``error`` (why
    the last action was refused), ``outcome``, ``components``, ``task_id``, ``seed``, ``state_hash``, ``steps``,
    ``budget``. A step without a reward (no task, or a failure of infrastructure) gives 0.0, and ``info["rewarded"]``
    is False. ``info["mask"]`` is 0 if infrastructure, an app or the judge failed, and else 1: multiply a loss by it.

    Args:
        task_id: A task, or several of which each reset draws one; ``None`` is a phone without a goal.
        url: Base URL of a server; by default that of ``TAPWORLD_URL``, or else of a server that this environment
            starts and stops.
        token: The operator's token.
        pictures: Whether observations have ``screenshot``. Without it, only ``render`` draws pictures.
        scale: Pixels of a picture for a point of the screen, 0.25 to 4. At 1 the default screen is 360 × 800.
        max_elements: Elements in an observation; further ones are left out.
        text_length: Longest ``text`` of an action, characters.
        wait_ms: Duration of the action ``wait``, ms of the phone's clock.
        screen, language, phone_language, phrasing, budget, reward: As for :meth:`tapworld.Env.reset`.
        render_mode: ``rgb_array`` if ``render`` is to return pictures, or ``None``.
        timeout, capacity_wait: As for :class:`tapworld.Env`.

    Raises:
        TapworldError: What :class:`tapworld.Env` and :class:`tapworld.Server` raise.
    """

    metadata: dict[str, Any] = {"render_modes": ["rgb_array"], "render_fps": 1}

    def __init__(
        self,
        task_id: str | Sequence[str] | None = None,
        *,
        url: str | None = None,
        token: str | None = None,
        pictures: bool = True,
        scale: float = 1.0,
        max_elements: int = 128,
        text_length: int = 200,
        wait_ms: int = 5_000,
        screen: ScreenSize | None = None,
        language: Language | None = None,
        phone_language: str | None = None,
        phrasing: int | None = None,
        budget: int | None = None,
        reward: RewardChoice | None = None,
        render_mode: str | None = None,
        timeout: float = ANSWER_LIMIT,
        capacity_wait: float = 60.0,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"There is no render mode {render_mode!r}; use rgb_array or None")
        self.tasks = (task_id,) if task_id is None or isinstance(task_id, str) else tuple(task_id)
        self.render_mode = render_mode
        self.wait_ms = wait_ms
        self.screen = screen or DEFAULT_SCREEN
        self.max_elements = max_elements
        self._shape = picture_shape(self.screen, scale)
        self._obs_shape = self._shape if pictures else None
        self.observation_space = observation_space(self._obs_shape, max_elements)
        self.action_space = action_space(max_elements, text_length)
        self._picture: Observe = {"screenshot": "png", "scale": scale}
        self._observe: Observe = self._picture if pictures else {"screenshot": False}
        self._settings: dict[str, Any] = {
            "screen": screen, "language": language, "phone_language": phone_language, "phrasing": phrasing,
            "budget": budget, "reward": reward,
        }  # fmt: skip
        self._own, connection = reach(url, token)
        self.phone: Env = connection.env(observe=self._observe, timeout=timeout, capacity_wait=capacity_wait)
        self.last: Step | None = None
        """The last step, with everything that the server sent."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts an episode.

        Args:
            seed: Seed of the generator and of the instance. Without one, the instance is drawn.
            options: ``task_id``, ``seed`` (of the instance alone), ``language``,
                ``phone_language``, ``phrasing``, ``budget`` and
                ``reward`` of this episode, and ``session``, a name as for :meth:`tapworld.Env.reset`; or ``resume``, the
                token of a fork to continue.

        Raises:
            ValueError: There is no such option.
            TapworldError: As :meth:`tapworld.Env.reset`.
        """
        super().reset(seed=seed)
        given = dict(options or {})
        unknown = sorted(set(given) - RESET_OPTIONS)
        if unknown:
            raise ValueError(f"There is no option {unknown[0]}; use one of {', '.join(sorted(RESET_OPTIONS))}")
        # Drawn even if unused, so that the generator advances by the same draws.
        drawn_task = self.tasks[int(self.np_random.integers(len(self.tasks)))]
        drawn_seed = int(self.np_random.integers(2**31))
        token = given.pop("resume", None)
        if token is not None:
            return self._read(self.phone.resume(token))
        task_id = given.pop("task_id", drawn_task)
        instance = given.pop("seed", drawn_seed if seed is None else seed)
        return self._read(self.phone.reset(task_id, seed=instance, **{**self._settings, **given}))

    def step(self, action: Mapping[str, Any]) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes a value of ``action_space``, or an action of :mod:`tapworld.actions`.

        If infrastructure loses the step, the episode is truncated with the observation before it. Other errors are
        those of :meth:`tapworld.Env.step`.
        """
        if self.last is None:
            raise gymnasium.error.ResetNeeded("There is no episode: call reset first")
        wire = action_of(action, is_landscape(self.last, self.screen), self.wait_ms, self.last.answer_sheet)
        try:
            step = self.phone.step(wire)
        except TapworldError as wrong:
            if wrong.code not in LOST and wrong.code != "APP_CRASHED":
                raise
            seen, info = self._read(self.last)
            outcome = "app_crashed" if wrong.code == "APP_CRASHED" else "infra_error"
            # The episode cannot go on.
            self.last = None
            info.update(error=str(wrong), outcome=outcome, rewarded=False, mask=0, components={})
            return seen, 0.0, False, True, info
        seen, info = self._read(step)
        reward = 0.0 if step.reward is None else float(step.reward)
        # An end by infrastructure says nothing about the agent, so it is no termination to learn from.
        lost = step.done and step.outcome in UNREWARDED
        return seen, reward, step.terminated, step.truncated or lost, info

    def render(self) -> Any:
        """Returns the picture as an array of height × width × 3 bytes, if ``render_mode`` is ``rgb_array``."""
        if self.render_mode is None or self.last is None:
            return None
        if self._obs_shape is not None:
            return picture_of(self.last, self._shape)
        return picture_of(self.phone.observe({**self._picture, "elements": False}), self._shape)

    def close(self) -> None:
        """Ends the session, and the server if this environment started it."""
        self.phone.close()
        if self._own is not None:
            self._own.stop()

    def _read(self, step: Step) -> tuple[dict[str, Any], dict[str, Any]]:
        self.last = step
        about = step.info
        info = {
            "goal": step.goal,
            "text": step_text(step),
            "error": step.error,
            "outcome": step.outcome,
            "rewarded": step.reward is not None,
            "mask": step.mask,
            "components": dict(about.get("components") or {}),
            "task_id": about.get("task_id"),
            "seed": about.get("seed"),
            "state_hash": about.get("state_hash"),
            "steps": step.steps,
            "budget": step.budget,
        }
        return arrays_of(step, self.screen, self._obs_shape, self.max_elements), info


def reach(url: str | None, token: str | None) -> tuple[Server | None, Connection]:
    """Connects to the server of a URL or of ``TAPWORLD_URL``, or starts one, which is then returned too."""
    known = url if url is not None else os.environ.get("TAPWORLD_URL")
    if known is not None:
        return None, Connection(known, token if token is not None else os.environ.get("TAPWORLD_TOKEN"))
    own = Server(token=token)
    return own, own
