"""Pictures for the adapters of trainers. Needs Pillow."""

from __future__ import annotations

import io

from PIL import Image

from .observation import Step


def picture_of(step: Step) -> Image.Image:
    """Returns the picture of a step, as a model's processor takes it."""
    shot = step.observation.screenshot
    if shot is None:
        raise ValueError("The step has no picture")
    return Image.open(io.BytesIO(shot.data)).convert("RGB")
