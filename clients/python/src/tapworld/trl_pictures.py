"""The environment of :mod:`tapworld.trl` for vision models: tools answer with pictures and take coordinates.

    tapworld.trl.environment("http://127.0.0.1:8100", pictures=True)

Coordinates go from 0 to 1000 in both directions, whatever the size of the picture. TRL takes pictures from the results of
tools, and not from a reset: the model calls ``look`` first, which costs no step. Needs Pillow. Run with TRL 1.16.0.
"""

from __future__ import annotations

import io
from typing import Any

from PIL import Image

from . import actions
from .observation import Step
from .text import step_text
from .trl import PhoneEnvironment, RewardedPhoneEnvironment
from .types import Observe


class PicturePhoneEnvironment(PhoneEnvironment):
    """A phone that is seen and touched. TRL makes it with :func:`tapworld.trl.environment`."""

    # At one pixel for a point: some 400 tokens for most models.
    _observe: Observe = {"screenshot": "jpeg", "scale": 1, "elements": False}

    def look(self) -> str:
        """
        See the screen as it is. This costs no step.

        Returns:
            A picture of the screen.
        """
        if self._last is None or self._last.done:
            raise ValueError("There is no episode to look at.")
        return self._shown(self._last)

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

    def _first(self, step: Step) -> str:
        return "Call look to see the screen."

    def _shown(self, step: Step) -> Any:
        shot = step.observation.screenshot
        picture = [] if shot is None else [{"type": "image", "image": Image.open(io.BytesIO(shot.data)).convert("RGB")}]
        return [*picture, {"type": "text", "text": step_text(step)}]


class RewardedPicturePhoneEnvironment(PicturePhoneEnvironment, RewardedPhoneEnvironment):
    """With ``get_reward``, for versions of TRL that read it."""
