"""What TRL reads of the environment for vision models; by_hand_trl.py has an episode with TRL itself."""

from __future__ import annotations

import base64
import io
import unittest

import tapworld.trl
from PIL import Image
from tapworld.observation import Observation, Step

from .fake import FakeServer
from .test_trl import tools_of


def picture() -> dict:
    file = io.BytesIO()
    Image.new("RGB", (4, 6), "red").save(file, "JPEG")
    return {"mime": "image/jpeg", "width": 4, "height": 6, "base64": base64.b64encode(file.getvalue()).decode()}


class Pictures(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        self.environment = tapworld.trl.environment(self.server.url, pictures=True)()
        self.addCleanup(self.environment._close)

    def test_tools_take_coordinates(self) -> None:
        tools = tools_of(self.environment)
        self.assertLessEqual({"look", "tap", "long_press", "swipe", "type_text", "scroll", "done"}, set(tools))
        self.environment.reset(task_id="a/b", seed=1)
        tools["tap"](500, 250)
        tools["swipe"](500, 800, 500, 200)
        steps = [m["data"] for m in self.server.received if m["type"] == "step"]
        self.assertEqual([steps[0][key] for key in ("type", "x", "y", "space")], ["tap", 500, 250, "thousand"])
        self.assertEqual([steps[1]["from"], steps[1]["to"]], [[500, 800], [500, 200]])
        self.assertEqual(steps[0]["observe"], {"screenshot": "jpeg", "scale": 1, "elements": False})

    def test_a_picture_is_a_part_of_the_answer_as_trl_takes_it(self) -> None:
        seen = {"screenshot": picture(), "elements": [], "foreground": {"app": "notes", "package": "p", "activity": "", "route": "/"}, "messages": [], "info": {}, "steps": 1, "budget": 5}
        image, text = self.environment._shown(Step(Observation(seen), 0.0, False))
        self.assertEqual([image["type"], image["image"].size, image["image"].mode], ["image", (4, 6), "RGB"])
        self.assertIn("Steps left: 4", text["text"])

    def test_looking_is_no_step_and_the_reset_says_to_look(self) -> None:
        with self.assertRaisesRegex(ValueError, "no episode"):
            self.environment.look()
        self.assertIn("Call look", self.environment.reset(task_id="a/b", seed=1))
        self.environment.look()
        self.assertEqual([m for m in self.server.received if m["type"] == "step"], [])

    def test_own_reward(self) -> None:
        owner = tapworld.trl.environment(self.server.url, pictures=True, own_reward=True)()
        owner.reset(task_id="a/b", seed=1)
        self.assertIsInstance(owner.get_reward(), float)
        owner._close()
