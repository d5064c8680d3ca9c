"""The recipes' parts that need no PyTorch, on a real phone."""

from __future__ import annotations

import importlib.util
import json
import math
import re
import unittest
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

import tapworld

from .real import HOME, connection


def recipe(path: str) -> ModuleType:
    """The module of a recipe's file."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, HOME / "docs" / "recipes" / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class SeenPhones(unittest.TestCase):
    def setUp(self) -> None:
        self.phone = recipe("trl/phone.py")
        # As a screenshot and not an image: Pillow is not among the tests' packages.
        self.phone.picture = lambda shot: shot
        self.made = self.phone.phones(connection().url, scale=0.25)()
        self.addCleanup(self.made._env.close)

    def shown(self, blocks: list[dict[str, Any]]) -> str:
        """The text beside a picture of a quarter of a pixel for a point."""
        *_, picture, text = blocks
        self.assertEqual([picture["type"], text["type"]], ["image", "text"])
        self.assertEqual((picture["image"].width, picture["image"].height), (90, 200))
        return text["text"]

    def test_a_phone_is_seen_and_touched(self) -> None:
        row = self.phone.rows(["settings/wifi-off"], range(3, 4))[0]
        first = self.made.reset(**row)
        self.assertIn("Task: Turn Wi-Fi off", first[0]["text"])
        self.assertRegex(self.shown(first), r"^Steps left: \d+$")
        self.assertRegex(self.shown(self.made.open_app("Settings")), "Steps left")
        # The screen as elements says where the network's row is, which a model would see.
        seen = self.made._env.observe({"elements": True, "screenshot": False}).observation
        left, top, right, bottom = seen.find("button", re.compile("^Wi-Fi")).bounds
        across, down = 1_080, 2_400
        self.made.tap(round(500 * (left + right) / across), round(500 * (top + bottom) / down))
        self.assertEqual(self.made._step.observation.foreground.route, "/wifi")
        self.assertEqual(self.made.done(), "The episode has ended.")
        self.assertEqual(self.made.get_reward(), -0.5)
        with self.assertRaisesRegex(ValueError, "call no more tools"):
            self.made.tap(1, 1)

    def test_a_lost_phone_has_no_reward(self) -> None:
        self.made.reset("settings/wifi-off", 1)
        connection().client().delete_phone(self.made._env.state()["phone"])
        with self.assertRaises(tapworld.TapworldError):
            self.made.press_key("home")
        self.assertTrue(math.isnan(self.made.get_reward()))
        self.made.reset("settings/wifi-off", 1)
        self.assertEqual(self.made.get_reward(), 0.0)


class VerlRecipe(unittest.TestCase):
    def test_rows_name_the_loop_and_the_instance(self) -> None:
        first, *_, last = recipe("verl/rows.py").rows(["settings/wifi-off", "notes/create-note"], range(1, 3))
        named = re.findall(r"- name: (\w+)", (HOME / "docs/recipes/verl/loops.yaml").read_text("utf-8"))
        self.assertEqual([first["agent_name"]], named)
        self.assertEqual(first["extra_info"], {"task_id": "settings/wifi-off", "seed": 1})
        self.assertEqual(last["extra_info"], {"task_id": "notes/create-note", "seed": 2})

    def test_replies_point_in_thousandths(self) -> None:
        # verl is not installed: its base class is not what is tested.
        agent_loop = mock.Mock(AgentLoopBase=object, AgentLoopOutput=dict)
        with mock.patch.dict("sys.modules", {"verl.experimental.agent_loop.agent_loop": agent_loop}):
            action_of = recipe("verl/loop.py").action_of
        tap = {"type": "tap", "x": 500, "y": 120}
        self.assertEqual(action_of(json.dumps({"action": tap})), {**tap, "space": "thousand"})
        self.assertEqual(action_of('{"type": "key", "key": "back"}'), {"type": "key", "key": "back"})
        self.assertEqual(action_of("I do not know."), {"type": "unreadable"})
