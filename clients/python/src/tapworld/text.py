"""Describes screens to language models, and finds the action in a reply."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ._element import Element
from .observation import Observation, Step

# Those that name no element and no point.
_OTHER_ACTIONS = """{"type": "key", "key": "back"}    also home, recents, enter, delete
{"type": "open_app", "app": "Notes"}
{"type": "wait", "ms": 5000}
{"type": "answer", "fields": {"field": "value"}}    where an answer sheet is shown
{"type": "ask_user", "question": "..."}    where the task leaves out what you need
{"type": "done"}    when everything is done
{"type": "impossible", "reason": "..."}    when it cannot be done"""

RULES = """You operate a phone for its owner. Answer each screen with one JSON object and nothing after it:
{"thought": "one sentence", "action": {...}}

Actions, where "element" is a number of the list:
{"type": "tap", "element": 3}    also double_tap, long_press
{"type": "type", "element": 3, "text": "words"}    "clear": true empties it first, "enter": true ends with the action key
{"type": "scroll", "direction": "down"}    shows what is below; also up, left, right
"""  # noqa: E501
RULES += _OTHER_ACTIONS


PICTURE_RULES = """You operate a phone for its owner. You see its screen as a picture. Answer each picture with one JSON object
and nothing after it: {"thought": "one sentence", "action": {...}}
Points are x from 0 (left) to 1000 (right) and y from 0 (top) to 1000 (bottom). Change nothing that was not asked for.

Actions:
{"type": "tap", "x": 500, "y": 120}    also double_tap, long_press
{"type": "swipe", "from": [500, 800], "to": [500, 200]}    upwards shows what is below; also drag
{"type": "type", "text": "words"}    at the caret: tap a field first; "enter": true ends with the action key
"""  # noqa: E501
PICTURE_RULES += _OTHER_ACTIONS
_POINTED = frozenset(("tap", "double_tap", "long_press", "swipe", "drag"))


def element_line(e: Element) -> str:
    """Describes an element in one line: number, role, name, value and states."""
    s = e.states
    marks: list[str] = []
    if s.checkable:
        marks.append("on" if s.checked else "off")
    if s.selected:
        marks.append("selected")
    if s.focused:
        marks.append("focused")
    if s.scrollable:
        marks.append("scrolls")
    if s.editable:
        marks.append("takes text")
    if not s.enabled:
        marks.append("disabled")
    name = json.dumps(e.name or e.hint or "", ensure_ascii=False)
    value = "" if e.value is None else f" = {json.dumps(e.value, ensure_ascii=False)}"
    suffix = f" ({', '.join(marks)})" if marks else ""
    return f"[{e.index}] {e.role} {name}{value}{suffix}"


def _encodable(text: str) -> str:
    """Replaces lone surrogates, which a model may write and tokenizers refuse."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def screen_text(observation: Observation) -> str:
    """Describes the screen: the text tree if the observation has one, or else a line for each element."""
    head = f"App: {observation.foreground.app}"
    said = [f"{m.sender} says: {m.text}" for m in observation.messages]
    error = (
        [] if observation.last_error is None else [f"The last action came to nothing: {observation.last_error.message}"]
    )
    tree = observation.tree if observation.tree is not None else "\n".join(map(element_line, observation.elements))
    # A picture has no elements beside it.
    return _encodable("\n".join([head, *error, *said, *([tree] if tree else [])]))


def step_text(step: Step) -> str:
    """Describes a step: the error of the last action, the screen, and the steps left."""
    left = [] if step.budget is None else [f"Steps left: {step.budget - step.steps}"]
    error = [f"The last action was refused: {step.error}"] if step.error and step.observation.last_error is None else []
    return _encodable("\n".join([*error, screen_text(step.observation), *left]))


def task_text(step: Step) -> str:
    """Describes the task: its goal, and the fields of its answer sheet."""
    asked = _encodable(f"Task: {step.goal or 'none'}")
    if step.answer_sheet is None:
        return asked
    fields = "; ".join(
        f"{name} ({field.get('type')}): {field.get('label')}" for name, field in step.answer_sheet["fields"].items()
    )
    return f"{asked}\nAnswer sheet: {fields}"


def _objects(text: str) -> Iterator[dict[str, Any]]:
    decoder = json.JSONDecoder()
    at = text.find("{")
    while at >= 0:
        try:
            found, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            if isinstance(found, dict):
                yield found
        at = text.find("{", end)


def read_action(reply: str) -> dict[str, Any]:
    """Returns the last action in a model's reply: a JSON object with a ``type``, alone or as the ``action`` of another.

    Raises:
        ValueError: There is none. The message is fit for the model.
    """
    found: dict[str, Any] | None = None
    for candidate in _objects(reply):
        inner = candidate.get("action")
        if isinstance(inner, dict) and isinstance(inner.get("type"), str):
            found = inner
        elif isinstance(candidate.get("type"), str):
            found = candidate
    if found is None:
        raise ValueError('There is no JSON object with an "action" in the reply')
    return found


def read_pointed_action(reply: str) -> dict[str, Any]:
    """Returns the last action of a reply to a picture: its points are 0 to 1000 across and down.

    Raises:
        ValueError: There is none.
    """
    action = read_action(reply)
    return {**action, "space": "thousand"} if action["type"] in _POINTED else action
