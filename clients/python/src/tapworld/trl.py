"""Phones as environments of TRL's ``environment_factory``.

    from datasets import Dataset
    from trl import GRPOConfig, GRPOTrainer
    import tapworld.trl

    rows = tapworld.trl.rows(["notes/create-note"], seeds=range(64))
    trainer = GRPOTrainer(
        model=..., args=GRPOConfig(max_completion_length=8192), train_dataset=Dataset.from_list(rows),
        environment_factory=tapworld.trl.environment("http://127.0.0.1:8100"), reward_funcs=tapworld.trl.return_reward,
    )

The trainer makes one environment for each rollout, calls ``reset`` with the row, and offers every other public method
to the model as a tool. So the environment has no other public methods. ``reward_funcs`` are :func:`return_reward` or
:func:`success_reward`; with ``own_reward`` the environment has ``get_reward`` instead. Run with TRL 1.16.0.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from . import actions
from .errors import TapworldError
from .observation import Step
from .server import Connection
from .text import step_text, task_text
from .types import UNREWARDED, Observe, RewardChoice

PROMPT = (
    "You operate a phone for its owner. Call one tool at a time, and done when everything that was asked is done."
    " Change nothing else."
)
_OBSERVE: Observe = {"screenshot": False, "elements": True}


class PhoneEnvironment:
    """A phone whose actions are tools. TRL makes it with :func:`environment`.

    A tool answers with the screen as text. A call after the end raises ValueError, which TRL shows to the model.
    """

    def __init__(
        self,
        connection: Connection,
        reward: RewardChoice | None = None,
        capacity_wait: float = 120.0,
        observe: Observe = _OBSERVE,
    ) -> None:
        self._reward_choice = reward
        # It connects at the first reset: TRL makes an environment to inspect before it has a row.
        self._env = connection.env(observe=observe, capacity_wait=capacity_wait)
        # A trainer keeps its environments to the end of the program, when __del__ may not run.
        self._close = weakref.finalize(self, self._env.close)
        self._last: Step | None = None
        self._rewards: list[float] = []
        # Whether infrastructure failed. An agent's mistakes raise no TapworldError.
        self._lost = False

    def reset(self, **row: Any) -> Any:
        """Starts the row's episode. Returns the task and the first screen, which TRL adds to the prompt.

        Args:
            **row: ``task_id`` and ``seed``; optionally ``language``, ``phone_language``, ``phrasing`` and ``budget``; or
                ``resume``, the token of a fork. Other columns are ignored.

        Raises:
            ValueError: The row names no task, so its episode would have no goal and no reward.
        """
        self._rewards, self._lost, self._last = [], False, None
        if row.get("resume"):
            self._last = self._env.resume(row["resume"])
        elif not row.get("task_id"):
            raise ValueError(f"The row has no task_id; it has {', '.join(sorted(row)) or 'nothing'}")
        else:
            terms = {key: row.get(key) for key in ("seed", "language", "phone_language", "phrasing", "budget")}
            self._last = self._env.reset(row["task_id"], reward=self._reward_choice, **terms)
        return self._asked(self._last)

    def tap(self, element: int) -> str:
        """
        Tap an element.

        Args:
            element: Number of the element in the list of the present screen.

        Returns:
            The screen after the tap.
        """
        return self._act(actions.tap(element=element))

    def long_press(self, element: int) -> str:
        """
        Press an element and hold it.

        Args:
            element: Number of the element in the list of the present screen.

        Returns:
            The screen after the press.
        """
        return self._act(actions.long_press(element=element))

    def type_text(self, text: str, element: int, enter: bool = False) -> str:
        """
        Replace what a text field holds by a text.

        Args:
            text: What the field should hold.
            element: Number of the text field in the list of the present screen.
            enter: Whether to press the keyboard's action key afterwards.

        Returns:
            The screen after typing.
        """
        return self._act(actions.type_text(text, element=element, clear=True, enter=enter))

    def scroll(self, direction: str) -> str:
        """
        Show more of the screen.

        Args:
            direction: Where to look: down shows what is below. (choices: ["up", "down", "left", "right"])

        Returns:
            The screen after the scroll.
        """
        if direction not in actions.DIRECTIONS:
            raise ValueError(f"There is no direction {direction!r}; there are {', '.join(actions.DIRECTIONS)}")
        return self._act({"type": "scroll", "direction": direction})

    def press_key(self, key: str) -> str:
        """
        Press a key of the phone.

        Args:
            key: The key. (choices: ["back", "home", "recents", "enter", "delete"])

        Returns:
            The screen after the key.
        """
        if key not in actions.KEYS:
            raise ValueError(f"There is no key {key!r}; there are {', '.join(actions.KEYS)}")
        return self._act({"type": "key", "key": key})

    def open_app(self, app: str) -> str:
        """
        Open an app.

        Args:
            app: Name of the app, as the home screen shows it.

        Returns:
            The app's screen.
        """
        return self._act(actions.open_app(app))

    def wait(self, seconds: int) -> str:
        """
        Let time pass on the phone.

        Args:
            seconds: How long, 1 to 3600.

        Returns:
            The screen afterwards.
        """
        return self._act(actions.wait(max(0, min(int(seconds), 3_600)) * 1_000))

    def answer(self, fields: dict) -> str:  # type: ignore[type-arg]
        """
        Fill and submit the task's answer sheet, where it has one. The last one counts.

        Args:
            fields: Values by the id of their field.

        Returns:
            The screen afterwards.
        """
        return self._act(actions.answer(fields))

    def ask_user(self, question: str) -> str:
        """
        Ask the phone's owner, where the task leaves out what you need.

        Args:
            question: What to ask.

        Returns:
            The screen, and above it what the owner says.
        """
        return self._act(actions.ask_user(question))

    def done(self) -> str:
        """
        Declare that everything that was asked is done. This ends the episode.

        Returns:
            That the episode has ended.
        """
        return self._act(actions.done())

    def impossible(self, reason: str) -> str:
        """
        Declare that the task cannot be done on this phone. This ends the episode.

        Args:
            reason: Why not.

        Returns:
            That the episode has ended.
        """
        return self._act(actions.impossible(reason))

    def _act(self, action: Mapping[str, Any]) -> Any:
        if self._last is None:
            raise ValueError("The episode has not begun.")
        if self._last.done:
            raise ValueError("The episode has ended; call no more tools.")
        try:
            self._last = self._env.step(action)
        except TapworldError:
            self._lost = True
            raise
        if self._last.reward is not None:
            self._rewards.append(self._last.reward)
        elif self._last.goal is not None:
            # The judge failed. A sum without this step would not be the episode's return.
            self._lost = True
        return "The episode has ended." if self._last.done else self._shown(self._last)

    def _asked(self, step: Step) -> Any:
        """What is added to the prompt."""
        return f"\n\n{task_text(step)}\n\n{step_text(step)}"

    def _shown(self, step: Step) -> Any:
        """What a tool answers."""
        return step_text(step)

    def _return(self) -> float | None:
        return float(sum(self._rewards)) if self._sound() else None

    def _sound(self) -> bool:
        return not self._lost and self._last is not None and self._last.outcome not in UNREWARDED

    def _succeeded(self) -> float | None:
        if self._last is None or not self._sound():
            return None
        if self._last.done:
            return float(self._last.outcome == "success")
        try:
            verdict = self._env.verdict()
            return None if verdict.get("error") else float(verdict["success"])
        except TapworldError:
            return None


class RewardedPhoneEnvironment(PhoneEnvironment):
    """An environment with ``get_reward`` for versions of TRL that read it. Older ones offer it as a tool."""

    def get_reward(self) -> float:
        """Returns the sum of the episode's rewards; NaN if infrastructure failed, which TRL leaves out of its sums."""
        total = self._return()
        return float("nan") if total is None else total


def environment(
    url: str,
    token: str | None = None,
    *,
    reward: RewardChoice | None = None,
    own_reward: bool = False,
    pictures: bool = False,
    scale: float = 1.0,
    capacity_wait: float = 120.0,
) -> Callable[[], PhoneEnvironment]:
    """Makes an ``environment_factory``.

    Args:
        url: Base URL of the server. It needs capacity for a phone for each rollout of a batch.
        token: The operator's token, if the server has one.
        reward: Reward of each step; ``dense`` by default.
        own_reward: Gives the environment ``get_reward``, the sum of the episode's rewards, for versions of TRL that
            read it.
        pictures: Shows pictures to a vision model, which gives coordinates: :mod:`tapworld.trl_pictures`. Needs Pillow.
        scale: Pixels of a picture for a point of the screen, 0.25 to 4. At 1 a picture is 360 by 800, some 275 tokens
            for Qwen3-VL.
        capacity_wait: Seconds that a reset may wait for capacity.
    """
    connection = Connection(url, token)
    made: type[PhoneEnvironment] = RewardedPhoneEnvironment if own_reward else PhoneEnvironment
    observe = _OBSERVE
    if pictures:
        from . import trl_pictures

        made = trl_pictures.RewardedPicturePhoneEnvironment if own_reward else trl_pictures.PicturePhoneEnvironment
        observe = {"screenshot": "jpeg", "scale": scale, "elements": False}
    # A partial and not a lambda: some of TRL's trainers pickle it for another process.
    return partial(made, connection, reward, capacity_wait, observe)


def return_reward(environments: Sequence[PhoneEnvironment], **_: Any) -> list[float | None]:
    """For ``reward_funcs``: the sum of each episode's rewards, ``None`` if infrastructure failed."""
    return [env._return() for env in environments]


def success_reward(environments: Sequence[PhoneEnvironment], **_: Any) -> list[float | None]:
    """For ``reward_funcs``: 1 for an episode that succeeded and was declared done, else 0; ``None`` if lost."""
    return [env._succeeded() for env in environments]


def rows(tasks: Iterable[str], seeds: Iterable[int], prompt: str = PROMPT, **columns: Any) -> list[dict[str, Any]]:
    """Makes the rows of a data set: every task with every seed, the prompt as one message, and further columns."""
    instances = list(seeds)
    return [
        {"prompt": [{"role": "user", "content": prompt}], "task_id": task, "seed": seed, **columns}
        for task in tasks
        for seed in instances
    ]
