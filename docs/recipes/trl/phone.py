"""A phone that a vision model sees and touches, as an environment of TRL's ``environment_factory``.

Every tool answers with the screen as a picture. Points are 0 to 1000 across and down, as most vision models write them.
"""

from __future__ import annotations

import io
import weakref
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import tapworld

PROMPT = (
    "You operate a phone for its owner. You see its screen as a picture. Points are x from 0 (left) to 1000 (right) and"
    " y from 0 (top) to 1000 (bottom). Call one tool at a time, and done when everything that was asked is done."
    " Change nothing else."
)


def picture(shot: tapworld.Screenshot) -> Any:
    """Decodes a screenshot to the image that the processor takes."""
    from PIL import Image

    return Image.open(io.BytesIO(shot.data)).convert("RGB")


def told(step: tapworld.Step) -> str:
    """What a picture does not show: why the last action came to nothing, what the owner says, and the steps left."""
    seen = step.observation
    lines = [] if seen.last_error is None else [f"The last action came to nothing: {seen.last_error.message}"]
    lines += [f"{message.sender} says: {message.text}" for message in seen.messages]
    return "\n".join([*lines, f"Steps left: {(step.budget or 0) - step.steps}"])


class SeenPhone:
    """An episode at a time. Its public methods are the model's tools; ``reset`` and ``get_reward`` are TRL's."""

    def __init__(self, url: str, token: str | None = None, scale: float = 1.0, reward: str = "dense") -> None:
        self._reward_name = reward
        connection = tapworld.connect(url, token)
        # It connects at the first reset: TRL makes an environment to inspect before it has a row.
        self._env = connection.env(observe={"screenshot": "png", "scale": scale, "elements": False}, capacity_wait=120)
        weakref.finalize(self, self._env.close)
        self._step: tapworld.Step | None = None
        self._return: float | None = 0.0

    def reset(self, task_id: str, seed: int, **_: Any) -> list[dict[str, Any]]:
        """Starts a row's episode. Returns the task and the first screen, which TRL adds to the prompt."""
        self._step, self._return = None, 0.0
        self._step = self._env.reset(task_id, seed=seed, reward=self._reward_name)
        return [{"type": "text", "text": f"\n\n{tapworld.task_text(self._step)}"}, *self._screen()]

    def get_reward(self) -> float:
        """Returns the sum of the episode's rewards. NaN, which TRL leaves out, if infrastructure lost the episode."""
        return float("nan") if self._return is None else self._return

    def tap(self, x: int, y: int) -> list:
        """
        Tap a point.

        Args:
            x: From 0 at the left to 1000 at the right.
            y: From 0 at the top to 1000 at the bottom.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.tap(x, y, space="thousand"))

    def long_press(self, x: int, y: int) -> list:
        """
        Press a point and hold it.

        Args:
            x: From 0 at the left to 1000 at the right.
            y: From 0 at the top to 1000 at the bottom.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.long_press(x, y, space="thousand"))

    def swipe(self, x: int, y: int, to_x: int, to_y: int) -> list:
        """
        Move a finger from one point to another.

        Args:
            x: Where it begins, from 0 at the left to 1000 at the right.
            y: Where it begins, from 0 at the top to 1000 at the bottom.
            to_x: Where it ends, from 0 at the left to 1000 at the right.
            to_y: Where it ends, from 0 at the top to 1000 at the bottom.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.swipe((x, y), (to_x, to_y), space="thousand"))

    def type_text(self, text: str) -> list:
        """
        Type at the caret. Tap a field first.

        Args:
            text: What to type.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.type_text(text))

    def press_key(self, key: str) -> list:
        """
        Press a key of the phone.

        Args:
            key: The key. (choices: ["back", "home", "enter", "delete"])

        Returns:
            The screen afterwards.
        """
        return self._act({"type": "key", "key": key})

    def open_app(self, app: str) -> list:
        """
        Open an app.

        Args:
            app: Name of the app.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.open_app(app))

    def answer(self, fields: dict) -> list:
        """
        Fill and submit the task's answer sheet, where it has one.

        Args:
            fields: Values by the id of their field.

        Returns:
            The screen afterwards.
        """
        return self._act(tapworld.answer(fields))

    def done(self) -> str:
        """
        Declare that everything that was asked is done. This ends the episode.

        Returns:
            That the episode has ended.
        """
        return self._act(tapworld.done())

    def _act(self, action: Mapping[str, Any]) -> Any:
        if self._step is None or self._step.done:
            # TRL shows the message to the model.
            raise ValueError("The episode has ended; call no more tools.")
        try:
            self._step = self._env.step(action)
        except tapworld.TapworldError:
            self._return = None
            raise
        if self._step.reward is None:
            self._return = None
        elif self._return is not None:
            self._return += self._step.reward
        return "The episode has ended." if self._step.done else self._screen()

    def _screen(self) -> list[dict[str, Any]]:
        assert self._step is not None and self._step.observation.screenshot is not None
        shown = {"type": "image", "image": picture(self._step.observation.screenshot)}
        return [shown, {"type": "text", "text": told(self._step)}]


def phones(url: str, token: str | None = None, scale: float = 1.0, reward: str = "dense") -> Callable[[], SeenPhone]:
    """Makes an ``environment_factory``. ``scale`` is pixels for a point: 1 is a picture of 360 by 800."""
    return partial(SeenPhone, url, token, scale, reward)


def rows(tasks: list[str], seeds: range) -> list[dict[str, Any]]:
    """A row for every task with every seed."""
    return [
        {"prompt": [{"role": "user", "content": PROMPT}], "task_id": task, "seed": seed}
        for task in tasks
        for seed in seeds
    ]
