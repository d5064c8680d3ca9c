"""Tapworld's client: simulated phones that can be captured, forked and diffed.

    import tapworld

    with tapworld.Server() as server, server.env() as env:
        step = env.reset("notes/create-note", seed=1)
        step = env.step(tapworld.open_app("notes"))
        step = env.step(tapworld.tap(step.observation.find("button", "New note")))

Adapters: :mod:`tapworld.gym`, :mod:`tapworld.trl`, :mod:`tapworld.verl`, :mod:`tapworld.verl_pictures`,
:mod:`tapworld.skyrl`, :mod:`tapworld.tinker`.
"""

from __future__ import annotations

from ._element import Element, Elements, Range, States
from .aclient import AsyncClient
from .actions import (
    DIRECTIONS,
    KEYS,
    Action,
    answer,
    ask_user,
    clear,
    done,
    double_tap,
    drag,
    impossible,
    key,
    long_press,
    open_app,
    scroll,
    swipe,
    tap,
    touch,
    type_text,
    wait,
)
from .aenv import AsyncEnv
from .client import Client
from .env import Env
from .errors import CapacityReached, ConnectionLost, ElementNotFound, TapworldError
from .observation import Foreground, Message, Observation, Screenshot, Step, StepError
from .results import Diff, EpisodeStep, NewEpisode, PhoneStep, Snapshot
from .server import Connection, Server, connect
from .text import RULES, read_action, screen_text, step_text, task_text
from .types import Info, Observe, Outcome, RewardChoice, ScreenSize, Verdict

__version__ = "0.1.0"

__all__ = [
    "DIRECTIONS",
    "KEYS",
    "RULES",
    "Action",
    "AsyncClient",
    "AsyncEnv",
    "CapacityReached",
    "Client",
    "Connection",
    "ConnectionLost",
    "Diff",
    "Element",
    "ElementNotFound",
    "Elements",
    "Env",
    "EpisodeStep",
    "Foreground",
    "Info",
    "Message",
    "NewEpisode",
    "Observation",
    "Observe",
    "Outcome",
    "PhoneStep",
    "Range",
    "RewardChoice",
    "ScreenSize",
    "Screenshot",
    "Server",
    "Snapshot",
    "States",
    "Step",
    "StepError",
    "TapworldError",
    "Verdict",
    "answer",
    "ask_user",
    "clear",
    "connect",
    "done",
    "double_tap",
    "drag",
    "impossible",
    "key",
    "long_press",
    "open_app",
    "read_action",
    "screen_text",
    "scroll",
    "step_text",
    "swipe",
    "tap",
    "task_text",
    "touch",
    "type_text",
    "wait",
]
