"""The environment of :mod:`tapworld.trl` for vision models: every tool answers with a picture and takes coordinates.

    rows = tapworld.trl.rows(["notes/create-note"], seeds=range(64), prompt=tapworld.trl_pictures.PROMPT)
    environment_factory = tapworld.trl.environment("http://127.0.0.1:8100", pictures=True)

Coordinates go from 0 to 1000 across and down, whatever the size of the picture. The prompt ends with the task and the
first picture. Needs Pillow. Run with TRL 1.16.0.
"""

from __future__ import annotations

from typing import Any

from . import actions
from ._pictures import picture_of
from .observation import Step
from .text import step_text, task_text
from .trl import PhoneEnvironment, RewardedPhoneEnvironment

PROMPT = (
    "You operate a phone for its owner. You see its screen as a picture. Points are x from 0 (left) to 1000 (right) and"
    " y from 0 (top) to 1000 (bottom). Call one tool at a time, and done when everything that was asked is done."
    " Change nothing else."
)


class PicturePhoneEnvironment(PhoneEnvironment):
    """A phone that is seen and touched. TRL makes it with :func:`tapworld.trl.environment`."""

    def tap(self, x: int, y: int) -> str:  # type: ignore[override]
        """
        Tap a place.

        Args:
            x: From the left edge, 0 to 1000.
            y: From the top edge, 0 to 1000.

        Returns:
            The screen after the tap.
        """
        return self._act(actions.tap(x, y, space="thousand"))

    def long_press(self, x: int, y: int) -> str:  # type: ignore[override]
        """
        Press a place and hold it.

        Args:
            x: From the left edge, 0 to 1000.
            y: From the top edge, 0 to 1000.

        Returns:
            The screen after the press.
        """
        return self._act(actions.long_press(x, y, space="thousand"))

    def swipe(self, from_x: int, from_y: int, to_x: int, to_y: int) -> str:
        """
        Move a finger over the screen. Upwards shows what is below.

        Args:
            from_x: Where the finger starts, from the left edge, 0 to 1000.
            from_y: Where the finger starts, from the top edge, 0 to 1000.
            to_x: Where it ends, from the left edge, 0 to 1000.
            to_y: Where it ends, from the top edge, 0 to 1000.

        Returns:
            The screen after the swipe.
        """
        return self._act(actions.swipe((from_x, from_y), (to_x, to_y), space="thousand"))

    def type_text(self, text: str, enter: bool = False) -> str:  # type: ignore[override]
        """
        Type into the field that was tapped.

        Args:
            text: What to type.
            enter: Whether to press the keyboard's action key afterwards.

        Returns:
            The screen after typing.
        """
        return self._act(actions.type_text(text, enter=enter))

    def _asked(self, step: Step) -> Any:
        return [{"type": "text", "text": f"\n\n{task_text(step)}"}, *self._shown(step)]

    def _shown(self, step: Step) -> Any:
        return [{"type": "image", "image": picture_of(step)}, {"type": "text", "text": step_text(step)}]


class RewardedPicturePhoneEnvironment(PicturePhoneEnvironment, RewardedPhoneEnvironment):
    """With ``get_reward``, for versions of TRL that read it."""
