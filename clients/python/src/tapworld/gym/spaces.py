"""Between Gymnasium's spaces and the wire: what is seen as arrays, and arrays as an action.

Where the phone lies on its side, its picture and boxes are turned upright by a quarter, counter-clockwise, so that
spaces keep their shape, and points are turned back.
"""

from __future__ import annotations

import json
import string
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from .._element import STATES
from ..actions import DIRECTIONS, KEYS
from ..png import decode_png
from ..types import ScreenSize, Step

ACTIONS = ("tap", "tap_element", "long_press", "swipe", "scroll", "type", "key", "open_app", "wait", "answer", "done", "impossible")
"""What ``type`` counts: a tap at ``point`` or on ``element``, a swipe from ``point`` to ``to``, and so on."""
ROLES = (
    "other", "text", "group", "button", "img", "heading", "link", "textbox", "searchbox", "checkbox", "switch", "radio", "radiogroup", "tab",
    "tablist", "tabpanel", "list", "listitem", "slider", "spinbutton", "progressbar", "dialog", "alertdialog", "alert", "status", "timer", "menu",
    "menuitem", "table", "row", "cell", "gridcell", "columnheader", "rowheader", "grid", "combobox", "listbox", "option", "toolbar", "search",
    "navigation", "main", "region", "banner", "note", "form", "article", "figure",
)  # fmt: skip
"""What ``roles`` counts; 0 is a role that is not in the list, and what stands after the last element."""
LAST_POINT = 1 - 1e-6
DEFAULT_SCREEN: ScreenSize = {"width": 1080, "height": 2400, "scale": 3}


def picture_shape(screen: ScreenSize, scale: float) -> tuple[int, int, int]:
    """Height, width and channels of a picture at so many pixels for a point."""
    return round(screen["height"] / screen["scale"] * scale), round(screen["width"] / screen["scale"] * scale), 3


def observation_space(shape: tuple[int, int, int] | None, elements: int) -> spaces.Dict:
    """``screenshot`` (with a shape), and of the first ``elements`` elements ``bounds`` (left, top, right, bottom, 0 to 1),
    ``roles`` and ``states``; ``count`` of elements, ``keyboard``, and ``steps_left`` of the budget, 0 to 1."""
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
    """``type`` of :data:`ACTIONS`, and what each type takes; the rest is not read. Points run from 0 to 1."""
    return spaces.Dict({
        "type": spaces.Discrete(len(ACTIONS)),
        "point": spaces.Box(0.0, 1.0, (2,), np.float32),
        "to": spaces.Box(0.0, 1.0, (2,), np.float32),
        "element": spaces.Discrete(elements),
        "direction": spaces.Discrete(len(DIRECTIONS)),
        "key": spaces.Discrete(len(KEYS)),
        "text": spaces.Text(text_length, min_length=1, charset=string.ascii_letters + string.digits + string.punctuation + " "),
    })  # fmt: skip


def is_landscape(step: Step, screen: ScreenSize) -> bool:
    """Whether the phone lies on its side: by its picture, or by what reaches beyond its width."""
    shot = step.observation.screenshot
    if shot is not None:
        return shot.width > shot.height
    return any(e.bounds[2] > screen["width"] for e in step.observation.elements)


def arrays_of(step: Step, screen: ScreenSize, shape: tuple[int, int, int] | None, elements: int) -> dict[str, Any]:
    """What is seen, as a value of :func:`observation_space`. Raises ValueError for a picture that is no PNG of this shape."""
    landscape = is_landscape(step, screen)
    shown = step.observation.elements[:elements]
    bounds = np.zeros((elements, 4), np.float32)
    roles = np.zeros(elements, np.int64)
    states = np.zeros((elements, len(STATES)), np.int8)
    width, height = screen["width"], screen["height"]
    if landscape:
        width, height = height, width
    for i, e in enumerate(shown):
        left, top, right, bottom = e.bounds[0] / width, e.bounds[1] / height, e.bounds[2] / width, e.bounds[3] / height
        bounds[i] = (top, 1 - right, bottom, 1 - left) if landscape else (left, top, right, bottom)
        roles[i] = ROLES.index(e.role) if e.role in ROLES else 0
        states[i] = [getattr(e.states, name) for name in STATES]
    left_share = 1.0 if not step.budget else max(0.0, 1 - step.steps / step.budget)
    return {
        **({} if shape is None else {"screenshot": picture_of(step, shape)}),
        "bounds": np.clip(bounds, 0, 1),
        "roles": roles,
        "states": states,
        "count": np.int64(len(shown)),
        "keyboard": np.int64(step.observation.keyboard),
        "steps_left": np.array([left_share], np.float32),
    }


def picture_of(step: Step, shape: tuple[int, int, int]) -> Any:
    """The picture, upright. Raises ValueError where there is none, or of another shape."""
    shot = step.observation.screenshot
    if shot is None:
        raise ValueError("There is no picture in this observation")
    pixels = decode_png(shot.data)
    if pixels.shape != shape and (pixels.shape[1], pixels.shape[0], 3) == shape:
        pixels = np.ascontiguousarray(np.rot90(pixels))
    if pixels.shape != shape:
        raise ValueError(f"The picture is {pixels.shape}, and the space {shape}: give the screen that the phone has")
    return pixels


def action_of(action: Mapping[str, Any], landscape: bool, wait_ms: int, answer_sheet: Mapping[str, Any] | None) -> dict[str, Any]:
    """The wire's action for a value of :func:`action_space`; one of the wire's own passes as it is."""
    if isinstance(action["type"], str):
        return dict(action)
    kind = ACTIONS[int(action["type"])]
    if kind in ("tap", "long_press"):
        x, y = _point(action["point"], landscape)
        return {"type": kind, "x": x, "y": y, "space": "unit"}
    if kind == "swipe":
        return {"type": kind, "from": _point(action["point"], landscape), "to": _point(action["to"], landscape), "space": "unit"}
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
    """A JSON object is the fields; any other text is the value of the first."""
    try:
        fields = json.loads(text)
    except ValueError:
        fields = None
    if isinstance(fields, dict):
        return fields
    names = list((answer_sheet or {}).get("fields") or {})
    return {names[0]: text} if names else {}
