"""The elements on a screen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import ElementNotFound


@dataclass(frozen=True)
class Range:
    """The value of a slider or a progress bar, and its limits."""

    min: float
    max: float
    now: float
    step: float


@dataclass(frozen=True)
class States:
    """What an element supports, and its current state."""

    enabled: bool = False
    checkable: bool = False
    checked: bool = False
    selected: bool = False
    focusable: bool = False
    focused: bool = False
    scrollable: bool = False
    clickable: bool = False
    long_clickable: bool = False
    editable: bool = False
    password: bool = False


STATES = tuple(States.__dataclass_fields__)
_WIRE = {name: "longClickable" if name == "long_clickable" else name for name in STATES}


@dataclass(frozen=True)
class Element:
    """An element that is on the screen now.

    Attributes:
        index: Place in the list, from 0. It is valid for the current screen only.
        id: Unique on the screen, and the same whenever the phone shows the same thing.
        parent: Index of the parent element.
        role: ARIA role, such as ``button``.
        class_name: Android class.
        resource_id: Android resource id, empty if there is none.
        name: Accessible name.
        bounds: Left, top, right, bottom in pixels of the screen, clipped to what is visible.
        states: What it supports, and its current state.
        package: Package of the app that draws it.
        description, hint, value, range: ``None`` if it has none.
    """

    index: int
    id: str
    parent: int | None
    role: str
    class_name: str
    resource_id: str
    name: str
    bounds: tuple[float, float, float, float]
    states: States
    package: str
    description: str | None = None
    hint: str | None = None
    value: str | None = None
    range: Range | None = None

    @property
    def center(self) -> tuple[float, float]:
        """Its centre in pixels."""
        left, top, right, bottom = self.bounds
        return (left + right) / 2, (top + bottom) / 2

    @classmethod
    def from_wire(cls, data: Mapping[str, Any]) -> Element:
        """Reads the server's JSON."""
        states = data.get("states", {})
        range_ = data.get("range")
        return cls(
            index=data["index"],
            id=data["id"],
            parent=data.get("parent"),
            role=data["role"],
            class_name=data.get("className", ""),
            resource_id=data.get("resourceId", ""),
            name=data.get("name", ""),
            bounds=tuple(data["bounds"]),
            states=States(**{name: bool(states.get(wire, False)) for name, wire in _WIRE.items()}),
            package=data.get("package", ""),
            description=data.get("description"),
            hint=data.get("hint"),
            value=data.get("value"),
            range=None if range_ is None else Range(range_["min"], range_["max"], range_["now"], range_["step"]),
        )


def _says(said: str | None, words: str | re.Pattern[str]) -> bool:
    if said is None:
        return False
    return said.strip() == words.strip() if isinstance(words, str) else words.search(said) is not None


class Elements(tuple[Element, ...]):
    """The elements on a screen, in document order."""

    def find_all(
        self,
        role: str | None = None,
        name: str | re.Pattern[str] | None = None,
        *,
        value: str | re.Pattern[str] | None = None,
        **states: bool,
    ) -> list[Element]:
        """Returns the elements that match all of the arguments.

        Args:
            role: The exact role.
            name: Name or description. A string must match completely, apart from spaces around it; a pattern is
                searched for.
            value: Value, matched in the same way.
            **states: States of :class:`States`, such as ``checked=True``.

        Raises:
            TypeError: There is no such state.
        """
        unknown = [state for state in states if state not in STATES]
        if unknown:
            raise TypeError(f"There is no state {unknown[0]}; use one of {', '.join(STATES)}")
        return [
            e
            for e in self
            if (role is None or e.role == role)
            and (name is None or _says(e.name, name) or _says(e.description, name))
            and (value is None or _says(e.value, value))
            and all(getattr(e.states, state) == wanted for state, wanted in states.items())
        ]

    def find(
        self,
        role: str | None = None,
        name: str | re.Pattern[str] | None = None,
        *,
        value: str | re.Pattern[str] | None = None,
        nth: int | None = None,
        **states: bool,
    ) -> Element:
        """Returns the element that matches, or the ``nth`` of several, from 0. Arguments are those of :meth:`find_all`.

        Raises:
            ElementNotFound: None matches, or several do and ``nth`` is not given. The message lists the elements.
        """
        found = self.find_all(role, name, value=value, **states)
        wanted = f"role {role!r}" * (role is not None) + f" name {name!r}" * (name is not None)
        if not found:
            raise ElementNotFound(
                f"Nothing with {wanted.strip() or 'that'} is on the screen; there are {_listed(self)}"
            )
        if nth is None and len(found) > 1:
            raise ElementNotFound(f"{len(found)} elements have {wanted.strip() or 'that'}; give nth: {_listed(found)}")
        try:
            return found[nth or 0]
        except IndexError:
            raise ElementNotFound(
                f"Only {len(found)} elements have {wanted.strip() or 'that'}: {_listed(found)}"
            ) from None


def _listed(elements: Iterable[Element]) -> str:
    return ", ".join(f'{e.role} "{e.name}"' for e in elements if e.name) or "none with a name"
