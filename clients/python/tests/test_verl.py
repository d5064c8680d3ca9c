"""The agent loop, in a stand-in for verl with the signatures that it documents."""

from __future__ import annotations

import sys
import types
import unittest
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from .fake import Die, FakeServer

END = 256


@dataclass
class AgentLoopOutput:
    prompt_ids: list[int]
    response_ids: list[int]
    response_mask: list[int]
    metrics: dict[str, float]
    response_logprobs: list[float] | None = None
    reward_score: float | None = None
    num_turns: int = 0
    extra_fields: dict[str, Any] = field(default_factory=dict)


class AgentLoopBase(ABC):
    def __init__(self, trainer_config, server_manager, tokenizer, processor, dataset_cls, data_config, **kwargs):
        self.config, self.server_manager, self.tokenizer = trainer_config.config, server_manager, tokenizer

    @abstractmethod
    async def run(self, sampling_params: dict[str, Any], **kwargs) -> AgentLoopOutput: ...


class Tokenizer:
    """A byte is a token, and the end of a turn is one more."""

    eos_token, eos_token_id = "<end>", END

    def apply_chat_template(self, messages, add_generation_prompt, tokenize):
        assert not tokenize
        return "".join(f"<{m['role']}>{m['content']}<end>\n" for m in messages) + ("<assistant>" if add_generation_prompt else "")

    def encode(self, text, add_special_tokens):
        assert not add_special_tokens
        parts = [list(part.encode()) for part in text.split("<end>")]
        return [token for i, part in enumerate(parts) for token in ([END] if i else []) + part]

    def decode(self, ids, skip_special_tokens=False):
        return b"".join(bytes([i]) if i < 256 else b"" if skip_special_tokens else b"<end>" for i in ids).decode()


class Model:
    """Says these things in turn."""

    def __init__(self, replies: list[str], logprobs: bool = True) -> None:
        self.replies, self.calls, self.logprobs = list(replies), [], logprobs

    async def generate(self, request_id, *, prompt_ids, sampling_params, image_data=None, video_data=None):
        self.calls.append((request_id, Tokenizer().decode(prompt_ids), sampling_params))
        ids = Tokenizer().encode(self.replies.pop(0), False)
        return types.SimpleNamespace(token_ids=ids, log_probs=[-0.5] * len(ids) if self.logprobs else None)


class Loop(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        package = types.ModuleType("verl.experimental.agent_loop.agent_loop")
        package.AgentLoopBase, package.AgentLoopOutput = AgentLoopBase, AgentLoopOutput
        stubs = {name: types.ModuleType(name) for name in ("verl", "verl.experimental", "verl.experimental.agent_loop")}
        self._patch(stubs, package)
        sys.modules.pop("tapworld.verl", None)

    def _patch(self, stubs, package) -> None:
        patch = mock.patch.dict(sys.modules, {**stubs, package.__name__: package})
        patch.start()
        self.addCleanup(patch.stop)

    def loop(self, model: Model, response_length: int = 10_000):
        import tapworld.verl

        rollout = types.SimpleNamespace(prompt_length=1_000, response_length=response_length)
        config = types.SimpleNamespace(config=types.SimpleNamespace(actor_rollout_ref=types.SimpleNamespace(rollout=rollout)))
        made = tapworld.verl.PhoneAgentLoop(config, model, Tokenizer(), None, None, None, url=self.server.url)
        self.assertIsInstance(made, AgentLoopBase)
        return made

    async def test_plays_an_episode(self) -> None:
        model = Model(['{"action": {"type": "tap", "element": 1}}<end>', "I do not know<end>", '{"type": "done"}<end>'])
        out = await self.loop(model).run({"temperature": 1}, raw_prompt=[{"role": "user", "content": "Hello"}], extra_info={"task_id": "notes/a", "seed": 7, "budget": 9}, index=3)
        self.assertEqual(self.server.received[0]["data"], {"task_id": "notes/a", "seed": 7, "budget": 9, "observe": {"screenshot": False, "elements": True}})
        steps = [m["data"] for m in self.server.received if m["type"] == "step"]
        self.assertEqual([(s["type"], s["format"]["ok"]) for s in steps], [("tap", True), ("unreadable", False), ("done", True)])
        self.assertEqual((out.reward_score, out.num_turns, out.extra_fields["outcome"]), (1.5, 6, "success"))
        self.assertEqual(out.extra_fields["turn_scores"], [0.25, 0.25, 1.0])
        decode = Tokenizer().decode
        self.assertIn("<user>Hello<end>", decode(out.prompt_ids))
        self.assertIn("Task: Count", decode(out.prompt_ids))
        self.assertTrue(decode(out.prompt_ids).endswith("<assistant>"))
        # What the model wrote is what is learnt from, and nothing else; the whole reads as the template would write it.
        written = decode([i for i, m in zip(out.response_ids, out.response_mask) if m])
        self.assertEqual(written, '{"action": {"type": "tap", "element": 1}}<end>I do not know<end>{"type": "done"}<end>')
        whole = decode(out.response_ids)
        self.assertTrue(whole.startswith('{"action": {"type": "tap", "element": 1}}<end>\n<user>App: notes'), whole)
        self.assertIn("INVALID_ACTION", whole)
        self.assertEqual(whole.count("<end>"), 5)
        self.assertEqual(len(out.response_ids), len(out.response_mask))
        self.assertEqual([p for p, m in zip(out.response_logprobs, out.response_mask) if m], [-0.5] * sum(out.response_mask))
        self.assertEqual(len(out.response_logprobs), len(out.response_ids))
        # The model is asked with exactly what is handed to the trainer.
        self.assertEqual(model.calls[2][1] + '{"type": "done"}<end>', decode(out.prompt_ids + out.response_ids))
        self.assertEqual(len({call[0] for call in model.calls}), 1)
        self.assertEqual(set(out.metrics), {"generate_sequences", "tool_calls"})

    async def test_a_reply_that_was_cut_off_gets_its_end_from_the_template(self) -> None:
        out = await self.loop(Model(["half a repl", '{"type": "done"}<end>'], logprobs=False)).run({}, raw_prompt=[], task_id="notes/a")
        self.assertTrue(Tokenizer().decode(out.response_ids).startswith("half a repl<end>\n<user>"))
        self.assertEqual(out.response_mask[len("half a repl")], 0)
        self.assertIsNone(out.response_logprobs)

    async def test_what_infrastructure_lost_has_no_reward(self) -> None:
        tap = '{"type": "tap", "x": 1, "y": 1}<end>'
        model, counted = Model([tap] * 9), []

        def die() -> None:
            counted.append(1)
            if len(counted) == 2:
                self.server.sessions.clear()
                raise Die

        self.server.before_step = die
        out = await self.loop(model).run({}, raw_prompt=[], task_id="notes/a", budget=99)
        self.assertEqual((out.reward_score, out.extra_fields["outcome"], out.extra_fields["turn_scores"]), (None, "infra_error", [0.25]))
        self.assertIn("CONNECTION_LOST", out.extra_fields["error"])
        self.assertEqual(len(out.response_ids), len(out.response_mask))

    async def test_stops_at_the_response_length(self) -> None:
        tap = '{"type": "tap", "x": 1, "y": 1}<end>'
        out = await self.loop(Model([tap] * 9), response_length=200).run({}, raw_prompt=[], task_id="notes/a", budget=99)
        self.assertLessEqual(len(out.response_ids), 200)
        self.assertIsNone(out.extra_fields["outcome"])
        out = await self.loop(Model([tap] * 9), response_length=10).run({}, raw_prompt=[], task_id="notes/a")
        self.assertEqual((len(out.response_ids), len(out.response_mask), out.reward_score, out.extra_fields["steps"]), (10, 10, 0.0, 0))

    async def test_a_fork_is_taken_up(self) -> None:
        import tapworld

        async with tapworld.AsyncEnv(self.server.url) as env:
            await env.reset("notes/a")
            await env.step(tapworld.tap(1, 1))
            out = await self.loop(Model(['{"type": "done"}<end>'])).run({}, raw_prompt=[], extra_info={"resume": env.resume_token})
            self.assertEqual(out.extra_fields["steps"], 2)

    def test_there_is_nothing_else(self) -> None:
        import tapworld.verl

        with self.assertRaises(AttributeError):
            tapworld.verl.Other
