"""A server with phones for the tests that need one: that of ``TAPWORLD_URL``, or one that is started for them."""

from __future__ import annotations

import atexit
import os
from pathlib import Path

import tapworld

HOME = Path(__file__).parents[3]
_started: list[tapworld.Server] = []


def connection() -> tapworld.Connection:
    """The same for every test."""
    url = os.environ.get("TAPWORLD_URL")
    if url is not None:
        return tapworld.connect(url)
    if not _started:
        _started.append(tapworld.Server(HOME, renderers=1))
        atexit.register(_started[0].stop)
    return _started[0]


def write_note(env: tapworld.Env, step: tapworld.Step) -> tapworld.Step:
    """Plays notes/create-note to its end, by what its goal says."""
    title, body = title_and_body(step)
    step = env.step(tapworld.open_app("notes"))
    step = env.step(tapworld.tap(step.observation.find("button", "New note")))
    step = env.step(tapworld.type_text(title, element=step.observation.find("textbox", "Title")))
    step = env.step(tapworld.type_text(body, element=step.observation.find("textbox", "Note")))
    env.step(tapworld.key("back"))
    return env.step(tapworld.done())


def title_and_body(step: tapworld.Step) -> tuple[str, str]:
    """What the first wording of the goal asks for: In Notes, write a note titled “T” that says: B."""
    title, body = (step.goal or "").split("titled “", 1)[1].split("” that says: ", 1)
    return title, body
