"""Phones as an environment of SkyRL-gym.

    import skyrl_gym

    skyrl_gym.register(id="phone", entry_point="tapworld.skyrl:PhoneEnv")
    env = skyrl_gym.make("phone", env_config={"url": "http://127.0.0.1:8100"}, extras={"task_id": "notes/create-note", "seed": 3})
    prompt, _ = env.init([])
    step = env.step('{"action": {"type": "open_app", "app": "Notes"}}')

A row of the data set has ``task_id`` and ``seed``, as columns or in ``extra_info``. Run with skyrl-gym 0.4.0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyrl_gym.envs.base_text_env import BaseTextEnv, BaseTextEnvStepOutput, ConversationType

from .errors import TapworldError
from .observation import Step
from .server import Connection
from .text import RULES, read_action, step_text, task_text
from .types import UNREWARDED, Observe

_OBSERVE: Observe = {"screenshot": False, "elements": True}
_OPTIONS = ("seed", "language", "phone_language", "phrasing", "budget", "reward")


class PhoneEnv(BaseTextEnv):  # type: ignore[misc]
    """One episode: each reply of the model is an action, each observation the screen as text.

    Args:
        env_config: ``url`` of the server, and ``token`` if it has one.
        extras: The row.
    """

    def __init__(self, env_config: Mapping[str, Any] | None = None, extras: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        config = dict(env_config or {})
        row = dict(extras or {})
        self._row = {**row, **(row.get("extra_info") or {})}
        connection = Connection(config.get("url", "http://127.0.0.1:8100"), config.get("token"))
        self._env = connection.env(observe=_OBSERVE, capacity_wait=120.0)
        self._rewards: list[float] = []
        self._step: Step | None = None

    def init(self, prompt: ConversationType) -> tuple[ConversationType, dict[str, Any]]:
        """Starts the episode. The rules, the task and the first screen follow the row's own prompt.

        Raises:
            ValueError: The row names no task.
        """
        if not self._row.get("task_id"):
            raise ValueError(f"The row has no task_id; it has {', '.join(sorted(self._row)) or 'nothing'}")
        options = {key: self._row[key] for key in _OPTIONS if self._row.get(key) is not None}
        self._step = self._env.reset(self._row["task_id"], **options)
        self.max_turns = self._step.budget or self.max_turns
        text = f"{RULES}\n\n{task_text(self._step)}\n\n{step_text(self._step)}"
        return [*prompt, {"role": "user", "content": text}], {"goal": self._step.goal}

    def step(self, action: str) -> BaseTextEnvStepOutput:
        """Takes the action of a reply. A reply without one costs a step and moves nothing.

        Raises:
            TapworldError: Infrastructure failed, or the judge. Leave such an episode out: it has no reward.
        """
        try:
            taken = read_action(action)
        except ValueError:
            taken = {"type": "none"}
        self._step = step = self._env.step(taken)
        self.turns += 1
        if step.reward is None or step.outcome in UNREWARDED:
            raise TapworldError("INFRA_ERROR", f"The server could not judge this step: {step.error}")
        self._rewards.append(step.reward)
        return BaseTextEnvStepOutput(
            observations=[] if step.done else [{"role": "user", "content": step_text(step)}],
            reward=step.reward,
            done=step.done,
            metadata={"outcome": step.outcome, "steps": step.steps},
        )

    def get_metrics(self) -> dict[str, Any]:
        """Returns the steps, the return, and whether the episode succeeded."""
        success = float(self._step is not None and self._step.outcome == "success")
        return {"success": success, "return": float(sum(self._rewards)), "steps": self.turns}

    def close(self) -> None:
        """Ends the episode and its phone."""
        self._env.close()
