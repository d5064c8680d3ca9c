"""Converts observations to arrays of Gymnasium's spaces, and arrays to actions.

In landscape, pictures and bounds are turned upright by a quarter, counter-clockwise, so that the spaces keep their
shape. Points of actions are turned back.
"""

from __future__ import annotations

import json
import string
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from .._element import STATES
from ..actions import DIRECTIONS, KEYS
from ..observation import Step
from ..png import decode_png
from ..types import ScreenSize

ACTIONS = (
    "tap",
    "tap_element",
    "long_press",
    "swipe",
    "scroll",
    "type",
    "key",
    "open_app",
    "wait",
    "answer",
    "done",
    "impossible",
)
"""The values of ``type``: a tap at ``point`` or on ``element``, a swipe from ``point`` to ``to``, and so on."""
ENDS = ("done", "impossible")
"""The actions that end an episode."""
ROLES = (
    "other", "text", "group", "button", "img", "heading", "link", "textbox", "searchbox", "checkbox", "switch",
    "radio", "radiogroup", "tab", "tablist", "tabpanel", "list", "listitem", "slider", "spinbutton",
    "progressbar", "dialog", "alertdialog", "alert", "status", "timer", "menu", "menuitem", "table", "row",
    "cell", "gridcell", "columnheader", "rowheader", "grid", "combobox", "listbox", "option", "toolbar",
    "search", "navigation", "main", "region", "banner", "note", "form", "article", "figure",
)  # fmt: skip
"""The values of ``roles``. 0 is a role that is not in the list, and fills the places after the last element."""
TYPEABLE = string.ascii_letters + string.digits + string.punctuation + " "
"""The characters of a sampled ``text``."""
LAST_POINT = 1 - 1e-6
DEFAULT_SCREEN: ScreenSize = {"width": 1080, "height": 2400, "scale": 3}


def picture_shape(screen: ScreenSize, scale: float) -> tuple[int, int, int]:
    """Returns height, width and channels of a picture with ``scale`` pixels for a point."""
    return (
        round(screen["height"] / screen["scale"] * scale),
        round(screen["width"] / screen["scale"] * scale),
        3,
    )


def observation_space(shape: tuple[int, int, int] | None, elements: int) -> spaces.Dict:
    """Makes the space of observations.

    It has ``screenshot`` (if there is a shape); ``bounds`` (left, top, right, bottom, 0 to 1), ``roles`` and ``states``
    of the first ``elements`` elements; their ``count``; ``keyboard``; and ``steps_left`` of the budget, 0 to 1.
    """
    return spaces.Dict({
        **({} if shape is None else {"screenshot": spaces.Box(0, 255, shape, np.uint8)}),
        "bounds": spaces.Box(0.0, 1.0, (elements, 4), np.float32),
        "roles": spaces.MultiDiscrete([len(ROLES)] * elements),
        "states": spaces.MultiBinary((elements, len(STATES))),
        "count": spaces.Discrete(elements + 1),
        "keyboard": spaces.Discrete(2),
        "steps_left": spaces.Box(0.0, 1.0, (1,), np.float32),
    })  # fmt: skip


def action_space(elements: int, text_length: int) -> spaces.Dict:
    """Makes the space of actions: a ``type`` of :data:`ACTIONS` and its parts. Parts of other types are ignored.

    Points are 0 to 1.
    """
    return spaces.Dict({
        "type": spaces.Discrete(len(ACTIONS)),
        "point": spaces.Box(0.0, 1.0, (2,), np.float32),
        "to": spaces.Box(0.0, 1.0, (2,), np.float32),
        "element": spaces.Discrete(elements),
        "direction": spaces.Discrete(len(DIRECTIONS)),
        "key": spaces.Discrete(len(KEYS)),
        "text": spaces.Text(text_length, min_length=1, charset=TYPEABLE),
    })  # fmt: skip


def action_mask(space: spaces.Dict, without: Sequence[str] = ENDS) -> dict[str, Any]:
    """Makes a mask for ``space.sample``, so that it draws no action of the types in ``without``.

    Args:
        space: The ``action_space`` of a :class:`~tapworld.gym.PhoneEnv`, or the ``single_action_space`` of a
            :class:`~tapworld.gym.PhoneVectorEnv`.
        without: Types of :data:`ACTIONS`; by default those that end an episode.

    Raises:
        ValueError: There is no such type.
    """
    unknown = [name for name in without if name not in ACTIONS]
    if unknown:
        raise ValueError(f"There is no action type {unknown[0]!r}; use one of {', '.join(ACTIONS)}")
    allowed = np.array([name not in without for name in ACTIONS], np.int8)
    return {name: allowed if name == "type" else None for name in space}


def is_landscape(step: Step, screen: ScreenSize) -> bool:
    """Whether the phone is in landscape: by its picture, or by elements beyond its width."""
    shot = step.observation.screenshot
    if shot is not None:
        return shot.width > shot.height
    return any(e.bounds[2] > screen["width"] for e in step.observation.elements)


def arrays_of(step: Step, screen: ScreenSize, shape: tuple[int, int, int] | None, elements: int) -> dict[str, Any]:
    """Converts an observation to a value of :func:`observation_space`. Raises as :func:`picture_of` does."""
    landscape = is_landscape(step, screen)
    listed = step.observation.elements[:elements]
    bounds = np.zeros((elements, 4), np.float32)
    roles = np.zeros(elements, np.int64)
    states = np.zeros((elements, len(STATES)), np.int8)
    width, height = screen["width"], screen["height"]
    if landscape:
        width, height = height, width
    for i, e in enumerate(listed):
        left, top, right, bottom = (
            e.bounds[0] / width,
            e.bounds[1] / height,
            e.bounds[2] / width,
            e.bounds[3] / height,
        )
        bounds[i] = (top, 1 - right, bottom, 1 - left) if landscape else (left, top, right, bottom)
        roles[i] = ROLES.index(e.role) if e.role in ROLES else 0
        states[i] = [getattr(e.states, name) for name in STATES]
    left_share = 1.0 if not step.budget else max(0.0, 1 - step.steps / step.budget)
    return {
        **({} if shape is None else {"screenshot": picture_of(step, shape)}),
        "bounds": np.clip(bounds, 0, 1),
        "roles": roles,
        "states": states,
        "count": np.int64(len(listed)),
        "keyboard": np.int64(step.observation.keyboard),
        "steps_left": np.array([left_share], np.float32),
    }


def picture_of(step: Step, shape: tuple[int, int, int]) -> Any:
    """Returns the picture, upright. Raises ValueError if there is none, or if it is not a PNG of this shape."""
    shot = step.observation.screenshot
    if shot is None:
        raise ValueError("There is no picture in this observation")
    pixels = decode_png(shot.data)
    if pixels.shape != shape and (pixels.shape[1], pixels.shape[0], 3) == shape:
        pixels = np.ascontiguousarray(np.rot90(pixels))
    if pixels.shape != shape:
        raise ValueError(f"The picture is {pixels.shape} but the space is {shape}: set screen to the phone's screen")
    return pixels


def action_of(
    action: Mapping[str, Any], landscape: bool, wait_ms: int, answer_sheet: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Converts a value of :func:`action_space` to an action. An action of :mod:`tapworld.actions` stays as it is."""
    if isinstance(action["type"], str):
        return dict(action)
    kind = ACTIONS[int(action["type"])]
    if kind in ("tap", "long_press"):
        x, y = _point(action["point"], landscape)
        return {"type": kind, "x": x, "y": y, "space": "unit"}
    if kind == "swipe":
        return {
            "type": kind,
            "from": _point(action["point"], landscape),
            "to": _point(action["to"], landscape),
            "space": "unit",
        }
    if kind == "tap_element":
        return {"type": "tap", "element": int(action["element"])}
    if kind == "scroll":
        return {"type": kind, "direction": DIRECTIONS[int(action["direction"])]}
    if kind == "type":
        return {"type": kind, "text": str(action["text"])}
    if kind == "key":
        return {"type": kind, "key": KEYS[int(action["key"])]}
    if kind == "open_app":
        return {"type": kind, "app": str(action["text"])}
    if kind == "wait":
        return {"type": kind, "ms": wait_ms}
    if kind == "answer":
        return {"type": kind, "fields": _fields(str(action["text"]), answer_sheet)}
    return {"type": kind}


def _point(given: Any, landscape: bool) -> list[float]:
    x, y = (min(max(float(v), 0.0), LAST_POINT) for v in given)
    return [min(1 - y, LAST_POINT), x] if landscape else [x, y]


def _fields(text: str, answer_sheet: Mapping[str, Any] | None) -> dict[str, Any]:
    """Reads the fields of an answer from a JSON object; any other text is the value of the first field."""
    try:
        fields = json.loads(text)
    except ValueError:
        fields = None
    if isinstance(fields, dict):
        return fields
    names = list((answer_sheet or {}).get("fields") or {})
    return {names[0]: text} if names else {}
