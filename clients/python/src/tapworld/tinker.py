"""Phones as environments of the Tinker cookbook.

    import tapworld.tinker

    row = {"task_id": "notes/create-note", "seed": 3}
    group = tapworld.tinker.PhoneGroupBuilder(row, "Qwen/Qwen3-8B", group_size=8)
    trajectories = await tinker_cookbook.rl.rollouts.do_group_rollout(group, policy)

Its ``make_envs`` makes environments with ``initial_observation`` and ``step``. A reply is an action as JSON; the screen
is text, or with ``pictures`` a picture for a vision model, and then points are 0 to 1000 (needs Pillow). Run with
tinker-cookbook 0.6.1.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tinker_cookbook import image_processing_utils, model_info, renderers, tokenizer_utils
from tinker_cookbook.rl.message_env import EnvFromMessageEnv, MessageEnv, MessageStepResult
from tinker_cookbook.rl.types import Env, EnvGroupBuilder

from .aenv import AsyncEnv
from .errors import TapworldError
from .observation import Step
from .text import PICTURE_RULES, RULES, read_action, read_pointed_action, step_text, task_text
from .types import UNREWARDED, Observe

_OPTIONS = ("seed", "language", "phone_language", "phrasing", "budget", "reward")


class PhoneMessages(MessageEnv):  # type: ignore[misc]
    """An episode as a conversation, which the cookbook's ``EnvFromMessageEnv`` makes tokens of."""

    def __init__(self, env: AsyncEnv, row: Mapping[str, Any], pictures: bool) -> None:
        self._env, self._row, self._pictures = env, row, pictures
        self._messages: list[dict[str, Any]] = []

    async def initial_observation(self) -> list[dict[str, Any]]:
        """Starts the episode. Raises ValueError if the row names no task."""
        if not self._row.get("task_id"):
            raise ValueError(f"The row has no task_id; it has {', '.join(sorted(self._row)) or 'nothing'}")
        options = {key: self._row[key] for key in _OPTIONS if self._row.get(key) is not None}
        step = await self._env.reset(self._row["task_id"], **options)
        rules = PICTURE_RULES if self._pictures else RULES
        asked = {"role": "user", "content": self._shown(step, f"{task_text(step)}\n\n")}
        self._messages = [{"role": "system", "content": rules}, asked]
        return self._messages

    async def step(self, message: Any) -> MessageStepResult:
        """Takes the action of a reply. One without an action costs a step.

        Raises:
            TapworldError: Infrastructure failed, or the judge. The cookbook's ``RetryOnFailure`` plays it again.
        """
        read = read_pointed_action if self._pictures else read_action
        try:
            action, is_read = read(renderers.get_text_content(message)), True
        except ValueError:
            action, is_read = {"type": "unreadable"}, False
        step = await self._env.step(action, format_ok=is_read)
        if step.reward is None or step.outcome in UNREWARDED:
            raise TapworldError("INFRA_ERROR", f"The server could not judge this step: {step.error}")
        self._messages = [*self._messages, message]
        if step.done:
            stop = "max_turns" if step.outcome == "truncated" else "completed"
            metrics = {"success": float(step.outcome == "success"), "steps": float(step.steps), f"stop/{stop}": 1.0}
            return MessageStepResult(step.reward, True, self._messages, metrics, {"outcome": str(step.outcome)})
        self._messages = [*self._messages, {"role": "user", "content": self._shown(step)}]
        return MessageStepResult(step.reward, False, self._messages)

    def _shown(self, step: Step, before: str = "") -> Any:
        if not self._pictures:
            return before + step_text(step)
        from ._pictures import picture_of

        texts = [{"type": "text", "text": text} for text in (before, step_text(step)) if text]
        return [*texts[:-1], {"type": "image", "image": picture_of(step)}, texts[-1]]


@dataclass
class PhoneGroupBuilder(EnvGroupBuilder):  # type: ignore[misc]
    """A group of episodes of one row: ``task_id``, ``seed`` and other options of a reset.

    ``limits`` go to the cookbook's ``EnvFromMessageEnv``, such as ``max_trajectory_tokens``.
    """

    row: Mapping[str, Any]
    model_name: str
    renderer_name: str | None = None
    group_size: int = 8
    url: str = "http://127.0.0.1:8100"
    token: str | None = None
    pictures: bool = False
    scale: float = 1.0
    capacity_wait: float = 120.0
    limits: Mapping[str, Any] = field(default_factory=dict)
    _envs: list[AsyncEnv] = field(default_factory=list, init=False, repr=False)

    async def make_envs(self) -> Sequence[Env]:
        """Makes the environments. Each connects at its first observation."""
        tokenizer = tokenizer_utils.get_tokenizer(self.model_name)
        name = self.renderer_name or model_info.get_recommended_renderer_name(self.model_name)
        images = image_processing_utils.get_image_processor(self.model_name) if self.pictures else None
        renderer = renderers.get_renderer(name, tokenizer, images, self.model_name)
        shown: Observe = {"screenshot": False, "elements": True}
        if self.pictures:
            shown = {"screenshot": "jpeg", "scale": self.scale, "elements": False}
        made = [
            AsyncEnv(self.url, self.token, observe=shown, capacity_wait=self.capacity_wait)
            for _ in range(self.group_size)
        ]
        self._envs += made
        return [EnvFromMessageEnv(renderer, PhoneMessages(env, self.row, self.pictures), **self.limits) for env in made]

    async def cleanup(self) -> None:
        """Ends the episodes and their phones."""
        made, self._envs = self._envs, []
        # It must not raise: that would hide why a rollout failed.
        await asyncio.gather(*(env.close() for env in made), return_exceptions=True)

    def logging_tags(self) -> list[str]:
        """Returns the app and the task, by which the cookbook groups its figures."""
        task = str(self.row.get("task_id"))
        return [task.split("/")[0], task]
