# Over 300 lines: a type and a function for each action.
"""The actions that the server accepts: their types, and a function for each.

Coordinates are pixels of the phone's screen from its top left, unless ``space`` says otherwise: ``"unit"`` is 0 to 1,
``"thousand"`` 0 to 1000. An element is its index on the current screen, its id, or an :class:`~tapworld.Element`.
An action that the phone cannot read is INVALID_ACTION and changes nothing. An action without effect (a tap on no
control) moves only the clock, and the observation's ``last_error`` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, Union

from ._element import Element

Space = Literal["pixel", "unit", "thousand"]
Direction = Literal["up", "down", "left", "right"]
Key = Literal[
    "back", "home", "recents", "enter", "delete", "tab", "escape", "arrow_up", "arrow_down", "arrow_left",
    "arrow_right", "volume_up", "volume_down", "power",
]  # fmt: skip
KEYS: tuple[Key, ...] = (
    "back", "home", "recents", "enter", "delete", "tab", "escape", "arrow_up", "arrow_down", "arrow_left",
    "arrow_right", "volume_up", "volume_down", "power",
)  # fmt: skip
DIRECTIONS: tuple[Direction, ...] = ("up", "down", "left", "right")

ElementRef = Union[int, str, Element]
Point = tuple[float, float]


class _Press(TypedDict, total=False):
    x: float
    y: float
    element: int | str
    space: Space


class Tap(_Press):
    type: Literal["tap"]


class DoubleTap(_Press):
    type: Literal["double_tap"]


class LongPress(_Press):
    type: Literal["long_press"]


_PathFields = TypedDict("_PathFields", {"from": "list[float]", "to": "list[float]"})


class _Path(_PathFields, total=False):
    ms: int
    space: Space


class Swipe(_Path):
    type: Literal["swipe"]


class Drag(_Path):
    type: Literal["drag"]


class _ScrollFields(TypedDict, total=False):
    element: int | str
    amount: float


class Scroll(_ScrollFields):
    type: Literal["scroll"]
    direction: Direction


class _TypeFields(TypedDict, total=False):
    element: int | str
    clear: bool
    enter: bool


class TypeText(_TypeFields):
    type: Literal["type"]
    text: str


class _ClearFields(TypedDict, total=False):
    element: int | str


class Clear(_ClearFields):
    type: Literal["clear"]


class PressKey(TypedDict):
    type: Literal["key"]
    key: Key


class OpenApp(TypedDict):
    type: Literal["open_app"]
    app: str


class Wait(TypedDict):
    type: Literal["wait"]
    ms: int


class _TouchFields(TypedDict, total=False):
    pointer: int
    space: Space


class Touch(_TouchFields):
    type: Literal["touch"]
    phase: Literal["down", "move", "up"]
    x: float
    y: float


AnswerValue = Union[str, float, int, "dict[str, Any]", "list[str | float]"]


class Answer(TypedDict):
    type: Literal["answer"]
    fields: dict[str, AnswerValue]


class AskUser(TypedDict):
    type: Literal["ask_user"]
    question: str


class Done(TypedDict):
    type: Literal["done"]


class _ImpossibleFields(TypedDict, total=False):
    reason: str


class Impossible(_ImpossibleFields):
    type: Literal["impossible"]


Action = Union[
    Tap, DoubleTap, LongPress, Swipe, Drag, Scroll, TypeText, Clear, PressKey, OpenApp, Wait, Touch, Answer, AskUser,
    Done, Impossible,
]  # fmt: skip
"""Any action, as it is sent."""


def _ref(element: ElementRef) -> int | str:
    return element.id if isinstance(element, Element) else element


def _press(type_: str, x: Any, y: Any, element: ElementRef | None, space: Space | None) -> Any:
    if isinstance(x, (Element, str)) and y is None and element is None:
        x, element = None, x
    if (element is None) == (x is None) or (x is None) != (y is None):
        raise ValueError(f"{type_} takes a point (x and y) or an element")
    made: dict[str, Any] = {"type": type_}
    if element is not None:
        return {**made, "element": _ref(element)}
    return {**made, "x": x, "y": y, **({} if space is None else {"space": space})}


def tap(
    x: float | Element | str | None = None,
    y: float | None = None,
    *,
    element: ElementRef | None = None,
    space: Space | None = None,
) -> Tap:
    """Taps a point or an element: ``tap(540, 1200)``, ``tap(element=3)``, ``tap(screen.find("button", "OK"))``.

    Raises:
        ValueError: Neither a point nor an element is given, or both are.
    """
    return _press("tap", x, y, element, space)


def double_tap(
    x: float | Element | str | None = None,
    y: float | None = None,
    *,
    element: ElementRef | None = None,
    space: Space | None = None,
) -> DoubleTap:
    """Taps a point or an element twice. Raises ValueError as :func:`tap` does."""
    return _press("double_tap", x, y, element, space)


def long_press(
    x: float | Element | str | None = None,
    y: float | None = None,
    *,
    element: ElementRef | None = None,
    space: Space | None = None,
) -> LongPress:
    """Presses a point or an element for long. Raises ValueError as :func:`tap` does."""
    return _press("long_press", x, y, element, space)


def _path(type_: str, start: Point, end: Point, ms: int | None, space: Space | None) -> Any:
    made: dict[str, Any] = {"type": type_, "from": list(start), "to": list(end)}
    return {**made, **({} if ms is None else {"ms": ms}), **({} if space is None else {"space": space})}


def swipe(start: Point, end: Point, ms: int | None = None, *, space: Space | None = None) -> Swipe:
    """Swipes from one point to another in ``ms`` milliseconds, 0 to 86,400,000; by default the phone's own time."""
    return _path("swipe", start, end, ms, space)


def drag(start: Point, end: Point, ms: int | None = None, *, space: Space | None = None) -> Drag:
    """Presses, moves to another point in ``ms`` milliseconds, and lets go."""
    return _path("drag", start, end, ms, space)


def scroll(direction: Direction, *, element: ElementRef | None = None, amount: float | None = None) -> Scroll:
    """Scrolls: ``down`` shows what is below. ``amount`` is in screens, 0.1 to 5; 0.7 by default."""
    made: Scroll = {"type": "scroll", "direction": direction}
    if element is not None:
        made["element"] = _ref(element)
    if amount is not None:
        made["amount"] = amount
    return made


def type_text(text: str, *, element: ElementRef | None = None, clear: bool = False, enter: bool = False) -> TypeText:
    """Types up to 20,000 characters at the caret, or into an element.

    Args:
        text: The text to type.
        element: Field to tap first, which puts the caret there.
        clear: Empties the field first.
        enter: Ends with the keyboard's action key.
    """
    made: TypeText = {"type": "type", "text": text}
    if element is not None:
        made["element"] = _ref(element)
    if clear:
        made["clear"] = True
    if enter:
        made["enter"] = True
    return made


def clear(element: ElementRef | None = None) -> Clear:
    """Empties a field: the element, or the one that has the focus."""
    return {"type": "clear"} if element is None else {"type": "clear", "element": _ref(element)}


def key(key: Key) -> PressKey:
    """Presses a key, one of ``KEYS``."""
    return {"type": "key", "key": key}


def open_app(app: str) -> OpenApp:
    """Opens an app by its id, name or package."""
    return {"type": "open_app", "app": app}


def wait(ms: int) -> Wait:
    """Lets the phone's clock run for ``ms`` milliseconds, 0 to 86,400,000. No real time passes."""
    return {"type": "wait", "ms": ms}


def touch(
    phase: Literal["down", "move", "up"],
    x: float,
    y: float,
    *,
    pointer: int | None = None,
    space: Space | None = None,
) -> Touch:
    """Touches with one finger, ``pointer`` 0 to 9. The clock moves by 100 ms."""
    made: Touch = {"type": "touch", "phase": phase, "x": x, "y": y}
    if pointer is not None:
        made["pointer"] = pointer
    if space is not None:
        made["space"] = space
    return made


def answer(fields: Mapping[str, AnswerValue]) -> Answer:
    """Fills and submits the task's answer sheet: values by the ids of its fields. It does not end the episode."""
    return {"type": "answer", "fields": dict(fields)}


def ask_user(question: str) -> AskUser:
    """Asks the task's user, who answers in the observation's ``messages``. The clock does not move."""
    return {"type": "ask_user", "question": question}


def done() -> Done:
    """Declares the task done and ends the episode."""
    return {"type": "done"}


def impossible(reason: str | None = None) -> Impossible:
    """Declares that the task cannot be done and ends the episode."""
    return {"type": "impossible"} if reason is None else {"type": "impossible", "reason": reason}
