"""The environments for Tinker, in a stand-in for its cookbook with the signatures of 0.6.1; by_hand_tinker.py has them in the cookbook."""

from __future__ import annotations

import importlib
import pickle
import sys
import types
import unittest
from dataclasses import dataclass, field
from unittest import mock

import tapworld

from .fake import FakeServer

TAP = '{"action": {"type": "tap", "element": 1}}'


@dataclass
class MessageStepResult:
    reward: float
    episode_done: bool
    next_messages: list
    metrics: dict = field(default_factory=dict)
    logs: dict = field(default_factory=dict)
    next_stop_condition: object = None


class EnvFromMessageEnv:
    def __init__(self, renderer, message_env, max_trajectory_tokens=None):
        self.renderer, self.message_env, self.most = renderer, message_env, max_trajectory_tokens


def text_of(message) -> str:
    content = message["content"]
    return content if isinstance(content, str) else "".join(p["text"] for p in content if p["type"] == "text")


def cookbook() -> dict[str, types.ModuleType]:
    made = {
        name: types.ModuleType(f"tinker_cookbook.{name}".rstrip("."))
        for name in (
            "",
            "image_processing_utils",
            "model_info",
            "renderers",
            "tokenizer_utils",
            "rl",
            "rl.message_env",
            "rl.types",
        )
    }
    made["tokenizer_utils"].get_tokenizer = lambda model: f"tokenizer of {model}"
    made["model_info"].get_recommended_renderer_name = lambda model: f"renderer of {model}"
    made["image_processing_utils"].get_image_processor = lambda model: f"images of {model}"
    made["renderers"].get_renderer = lambda name, tokenizer, image_processor=None, model_name=None: (
        name,
        tokenizer,
        image_processor,
    )
    made["renderers"].get_text_content = text_of
    made["rl.message_env"].__dict__.update(
        EnvFromMessageEnv=EnvFromMessageEnv, MessageEnv=object, MessageStepResult=MessageStepResult
    )
    made["rl.types"].__dict__.update(Env=object, EnvGroupBuilder=object)
    for name in ("image_processing_utils", "model_info", "renderers", "tokenizer_utils"):
        setattr(made[""], name, made[name])
    return {module.__name__: module for module in made.values()}


class Tinker(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        patch = mock.patch.dict(sys.modules, cookbook())
        patch.start()
        self.addCleanup(patch.stop)
        sys.modules.pop("tapworld.tinker", None)
        self.tinker = importlib.import_module("tapworld.tinker")

    async def group(self, **more):
        row = more.pop("row", {"task_id": "notes/a", "seed": 3, "budget": 4, "data_source": "x"})
        # It goes to other processes before it makes anything.
        group = pickle.loads(pickle.dumps(self.tinker.PhoneGroupBuilder(row, "m", url=self.server.url, **more)))
        self.addAsyncCleanup(group.cleanup)
        return group, await group.make_envs()

    async def test_plays_an_episode(self) -> None:
        group, envs = await self.group(group_size=2, limits={"max_trajectory_tokens": 99})
        self.assertEqual(
            [len(envs), envs[0].renderer, envs[0].most], [2, ("renderer of m", "tokenizer of m", None), 99]
        )
        self.assertEqual(group.logging_tags(), ["notes", "notes/a"])
        self.assertEqual(self.server.received, [])
        env = envs[0].message_env
        rules, asked = await env.initial_observation()
        self.assertEqual([rules["role"], asked["role"]], ["system", "user"])
        self.assertIn("Task: Count\n\nApp: notes\n[0] list", asked["content"])
        first = await env.step(
            {"role": "assistant", "content": [{"type": "thinking", "thinking": "{}"}, {"type": "text", "text": TAP}]}
        )
        self.assertEqual(
            [first.reward, first.episode_done, [m["role"] for m in first.next_messages]],
            [0.25, False, ["system", "user", "assistant", "user"]],
        )
        unread = await env.step({"role": "assistant", "content": "I do not know."})
        self.assertIn("INVALID_ACTION", unread.next_messages[-1]["content"])
        last = await env.step({"role": "assistant", "content": '{"type": "done"}'})
        self.assertEqual([last.reward, last.episode_done, last.next_messages[-1]["role"]], [1.0, True, "assistant"])
        self.assertEqual(last.metrics, {"success": 1.0, "steps": 3.0, "stop/completed": 1.0})
        sent = [m["data"] for m in self.server.received]
        self.assertEqual([sent[0][k] for k in ("task_id", "seed", "budget")], ["notes/a", 3, 4])
        self.assertEqual([s["format"]["ok"] for s in sent[1:]], [True, False, True])
        await group.cleanup()
        await group.cleanup()
        self.assertEqual([m["type"] for m in self.server.all_received()][-1], "close")

    async def test_the_budget_ends_an_episode(self) -> None:
        _, (env,) = await self.group(group_size=1, row={"task_id": "notes/a", "budget": 1})
        await env.message_env.initial_observation()
        last = await env.message_env.step({"role": "assistant", "content": TAP})
        self.assertEqual(
            [last.episode_done, last.metrics["stop/max_turns"], last.logs], [True, 1.0, {"outcome": "truncated"}]
        )

    async def test_pictures_and_points(self) -> None:
        _, (env,) = await self.group(group_size=1, pictures=True, scale=0.5, renderer_name="qwen3_vl")
        self.assertEqual(env.renderer, ("qwen3_vl", "tokenizer of m", "images of m"))
        rules, asked = await env.message_env.initial_observation()
        self.assertIn("1000 (bottom)", rules["content"])
        self.assertEqual([part["type"] for part in asked["content"]], ["text", "image", "text"])
        stepped = await env.message_env.step({"role": "assistant", "content": '{"type": "tap", "x": 500, "y": 120}'})
        self.assertEqual([part["type"] for part in stepped.next_messages[-1]["content"]], ["image", "text"])
        opened, tapped = (m["data"] for m in self.server.received)
        self.assertEqual([opened["observe"]["scale"], tapped["space"]], [0.5, "thousand"])

    async def test_what_infrastructure_lost_has_no_reward(self) -> None:
        _, (env,) = await self.group(group_size=1)
        await env.message_env.initial_observation()
        self.server.lost.append("RENDERER_LOST")
        with self.assertRaises(tapworld.TapworldError):
            await env.message_env.step({"role": "assistant", "content": TAP})
        seen = self.server._seen
        await env.message_env.initial_observation()
        self.server._seen = lambda own, reward, look=False: seen(own, None, look)
        with self.assertRaisesRegex(tapworld.TapworldError, "INFRA_ERROR"):
            await env.message_env.step({"role": "assistant", "content": TAP})

    async def test_a_row_without_a_task_is_refused(self) -> None:
        _, (env,) = await self.group(group_size=1, row={"seed": 3})
        with self.assertRaisesRegex(ValueError, "no task_id; it has seed"):
            await env.message_env.initial_observation()
