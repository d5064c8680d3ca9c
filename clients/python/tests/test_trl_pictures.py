"""What TRL reads of the environment for vision models; by_hand_trl.py has an episode with TRL itself."""

from __future__ import annotations

import unittest

import tapworld.trl

from .fake import FakeServer
from .test_trl import tools_of


class Pictures(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        self.environment = tapworld.trl.environment(self.server.url, pictures=True)()
        self.addCleanup(self.environment._close)

    def test_tools_take_coordinates(self) -> None:
        tools = tools_of(self.environment)
        self.assertLessEqual({"tap", "long_press", "swipe", "type_text", "scroll", "done"}, set(tools))
        self.environment.reset(task_id="a/b", seed=1)
        tools["tap"](500, 250)
        tools["swipe"](500, 800, 500, 200)
        steps = [m["data"] for m in self.server.received if m["type"] == "step"]
        self.assertEqual([steps[0][key] for key in ("type", "x", "y", "space")], ["tap", 500, 250, "thousand"])
        self.assertEqual([steps[1]["from"], steps[1]["to"]], [[500, 800], [500, 200]])
        self.assertEqual(steps[0]["observe"], {"screenshot": "jpeg", "scale": 1, "elements": False})

    def test_a_picture_is_a_part_of_the_answer_as_trl_takes_it(self) -> None:
        self.environment.reset(task_id="a/b", seed=1, budget=5)
        image, text = tools_of(self.environment)["tap"](500, 250)
        self.assertEqual([image["type"], image["image"].size, image["image"].mode], ["image", (4, 6), "RGB"])
        self.assertEqual(text["text"], "App: notes\nSteps left: 4")
        self.assertEqual(self.environment.done(), "The episode has ended.")

    def test_the_prompt_ends_with_the_task_and_the_first_picture(self) -> None:
        asked, image, text = self.environment.reset(task_id="a/b", seed=1)
        self.assertIn("Task: Count", asked["text"])
        self.assertEqual([image["type"], text["type"]], ["image", "text"])
        self.assertEqual([m for m in self.server.received if m["type"] == "step"], [])

    def test_the_scale_of_pictures(self) -> None:
        small = tapworld.trl.environment(self.server.url, pictures=True, scale=0.25)()
        small.reset(task_id="a/b", seed=1)
        self.assertEqual(self.server.received[-1]["data"]["observe"]["scale"], 0.25)
        small._close()

    def test_own_reward(self) -> None:
        owner = tapworld.trl.environment(self.server.url, pictures=True, own_reward=True)()
        owner.reset(task_id="a/b", seed=1)
        self.assertIsInstance(owner.get_reward(), float)
        owner._close()
