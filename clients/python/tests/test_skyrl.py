"""SkyRL-gym's own registry makes the environment, and plays it."""

from __future__ import annotations

import unittest

import skyrl_gym
from skyrl_gym.envs.base_text_env import BaseTextEnv

from tapworld import TapworldError

from .fake import FakeServer

TAP = '{"action": {"type": "tap", "element": 1}}'


class SkyRL(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        skyrl_gym.register(id="phone", entry_point="tapworld.skyrl:PhoneEnv")

    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)

    def make(self, **row):
        env = skyrl_gym.make("phone", env_config={"url": self.server.url}, extras=row)
        self.addCleanup(env.close)
        return env

    def test_plays_an_episode(self) -> None:
        env = self.make(extra_info={"task_id": "a/b", "seed": 3, "budget": 3})
        self.assertIsInstance(env, BaseTextEnv)
        prompt, info = env.init([{"role": "system", "content": "hello"}])
        self.assertEqual([m["role"] for m in prompt], ["system", "user"])
        self.assertIn(info["goal"], prompt[1]["content"])
        self.assertIn("[1] button", prompt[1]["content"])
        first = env.step(TAP)
        self.assertFalse(first["done"])
        self.assertIn("[1] button", first["observations"][0]["content"])
        second, last = env.step("no action"), env.step(TAP)
        self.assertEqual([second["done"], last["done"], last["observations"]], [False, True, []])
        total = first["reward"] + second["reward"] + last["reward"]
        metrics = env.get_metrics()
        self.assertEqual([metrics["return"], metrics["steps"]], [total, 3])
        sent = [m["data"] for m in self.server.received if m["type"] == "reset"]
        self.assertEqual([sent[0]["task_id"], sent[0]["seed"], sent[0]["budget"]], ["a/b", 3, 3])

    def test_what_infrastructure_lost_has_no_reward(self) -> None:
        env = self.make(task_id="a/b", seed=3)
        env.init([])
        self.server.lost.append("RENDERER_LOST")
        with self.assertRaises(TapworldError):
            env.step(TAP)

    def test_a_row_without_a_task_is_refused(self) -> None:
        with self.assertRaisesRegex(ValueError, "no task_id; it has seed"):
            self.make(seed=3).init([])
