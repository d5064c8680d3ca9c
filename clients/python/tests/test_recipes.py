"""The recipes' parts that need no PyTorch, on a real phone."""

from __future__ import annotations

import importlib
import importlib.util
import math
import re
import unittest
from pathlib import Path
from types import ModuleType
from typing import Any

import tapworld
import tapworld.trl
import tapworld.trl_pictures

from .real import HOME, connection


def recipe(path: str) -> ModuleType:
    """The module of a recipe's file."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, HOME / "docs" / "recipes" / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PicturePhones(unittest.TestCase):
    """TRL's environment as its recipe makes it."""

    def setUp(self) -> None:
        make = tapworld.trl.environment(connection().url, own_reward=True, pictures=True, scale=0.25)
        self.made = make()
        self.addCleanup(self.made._close)

    def shown(self, blocks: list[dict[str, Any]]) -> str:
        """The text beside a picture of a quarter of a pixel for a point."""
        *_, picture, text = blocks
        self.assertEqual([picture["type"], text["type"]], ["image", "text"])
        self.assertEqual(picture["image"].size, (90, 200))
        return text["text"]

    def test_a_phone_is_seen_and_touched(self) -> None:
        row = tapworld.trl.rows(["settings/wifi-off"], range(3, 4), prompt=tapworld.trl_pictures.PROMPT)[0]
        first = self.made.reset(**row)
        self.assertIn("Task: Turn Wi-Fi off", first[0]["text"])
        self.assertRegex(self.shown(first), r"^App: launcher\nSteps left: \d+$")
        self.assertRegex(self.shown(self.made.open_app("Settings")), "App: settings")
        # The screen as elements says where the network's row is, which a model would see.
        seen = self.made._env.observe({"elements": True, "screenshot": False}).observation
        left, top, right, bottom = seen.find("button", re.compile("^Wi-Fi")).bounds
        across, down = 1_080, 2_400
        self.made.tap(round(500 * (left + right) / across), round(500 * (top + bottom) / down))
        self.assertEqual(self.made._last.observation.foreground.route, "/wifi")
        self.assertEqual(self.made.done(), "The episode has ended.")
        self.assertEqual(self.made.get_reward(), -0.5)
        with self.assertRaisesRegex(ValueError, "call no more tools"):
            self.made.tap(1, 1)

    def test_a_lost_phone_has_no_reward(self) -> None:
        row = {"task_id": "settings/wifi-off", "seed": 1}
        self.made.reset(**row)
        connection().client().delete_phone(self.made._env.state()["phone"])
        with self.assertRaises(tapworld.TapworldError):
            self.made.press_key("home")
        self.assertTrue(math.isnan(self.made.get_reward()))
        self.made.reset(**row)
        self.assertEqual(self.made.get_reward(), 0.0)


class VerlRecipe(unittest.TestCase):
    def test_rows_name_the_loop_and_the_instance(self) -> None:
        first, *_, last = recipe("verl/rows.py").rows(["settings/wifi-off", "notes/create-note"], range(1, 3))
        named = re.findall(r"- name: (\w+)", (HOME / "docs/recipes/verl/loops.yaml").read_text("utf-8"))
        self.assertEqual([first["agent_name"]], named)
        self.assertEqual(first["extra_info"], {"task_id": "settings/wifi-off", "seed": 1})
        self.assertEqual(last["extra_info"], {"task_id": "notes/create-note", "seed": 2})

    def test_the_loop_of_its_file_is_the_clients(self) -> None:
        (target,) = re.findall(r"_target_: ([\w.]+)", (HOME / "docs/recipes/verl/loops.yaml").read_text("utf-8"))
        module, _, name = target.rpartition(".")
        self.assertEqual([module, name], ["tapworld.verl_pictures", "PicturePhoneAgentLoop"])
        self.assertTrue(hasattr(importlib.import_module(module), "PicturePhoneLoop"))
