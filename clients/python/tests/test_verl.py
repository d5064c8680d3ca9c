# Over 300 lines: one test for each case of an agent loop, with verl's classes in its place.
"""The agent loop, in a stand-in for verl with the signatures of 0.9.1; by_hand_verl.py has the same in verl itself."""

from __future__ import annotations

import sys
import types
import unittest
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from unittest import mock

import tapworld

from .fake import Die, FakeServer

END = 256


@dataclass
class AgentLoopOutput:
    prompt_ids: list[int]
    response_ids: list[int]
    response_mask: list[int]
    metrics: dict[str, float]
    response_logprobs: list[float] | None = None
    routed_experts: Any = None
    multi_modal_data: dict[str, Any] | None = None
    reward_score: float | None = None
    num_turns: int = 0
    extra_fields: dict[str, Any] = field(default_factory=dict)
    mm_processor_kwargs: dict[str, Any] | None = None
    mm_processor_output: list[dict[str, Any]] | None = None


class AgentLoopBase(ABC):
    def __init__(
        self,
        trainer_config,
        server_manager,
        tokenizer,
        processor,
        dataset_cls,
        data_config,
        hf_model_type=None,
        **kwargs,
    ):
        self.config, self.server_manager, self.tokenizer = trainer_config.config, server_manager, tokenizer
        self.apply_chat_template_kwargs = data_config.config.get("apply_chat_template_kwargs", {})

    @abstractmethod
    async def run(self, sampling_params: dict[str, Any], **kwargs) -> AgentLoopOutput: ...


class Tokenizer:
    """A byte is a token, and the end of a turn is one more, which is not what it calls its end of text."""

    eos_token, eos_token_id = "<text ends>", END + 1

    def apply_chat_template(self, messages, add_generation_prompt, tokenize, opener=""):
        assert not tokenize
        roles = [m["role"] for m in messages]
        assert "system" not in roles[1:] and all(a != b for a, b in pairwise(roles)), f"Some templates refuse {roles}"
        return "".join(f"<{m['role']}>{m['content']}<end>\n" for m in messages) + (
            f"<assistant>{opener}" if add_generation_prompt else ""
        )

    def encode(self, text, add_special_tokens):
        assert not add_special_tokens
        parts = [list(part.encode()) for part in text.split("<end>")]
        return [token for i, part in enumerate(parts) for token in ([END] if i else []) + part]

    def decode(self, ids, skip_special_tokens=False):
        return b"".join(bytes([i]) if i < 256 else b"" if skip_special_tokens else b"<end>" for i in ids).decode()


class Model:
    """Says these things in turn, and with each what verl's model server says beside it."""

    def __init__(self, replies: list[str], logprobs: bool = True) -> None:
        self.replies, self.calls, self.logprobs = list(replies), [], logprobs

    async def generate(
        self,
        request_id,
        *,
        prompt_ids,
        sampling_params,
        image_data=None,
        video_data=None,
        audio_data=None,
        mm_processor_kwargs=None,
        **kwargs,
    ):
        self.calls.append((request_id, Tokenizer().decode(prompt_ids), sampling_params))
        ids, turn = Tokenizer().encode(self.replies.pop(0), False), len(self.calls)
        told = {"min_global_steps": turn, "max_global_steps": turn, "spec_num_draft_tokens": 2}
        chances, routed = [-0.5] * len(ids) if self.logprobs else None, [turn] * (len(prompt_ids) + len(ids))
        return types.SimpleNamespace(
            token_ids=ids,
            log_probs=chances,
            routed_experts=routed,
            stop_reason=None,
            num_preempted=1,
            extra_fields=told,
        )


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

    def loop(
        self,
        model: Model,
        response_length: int = 10_000,
        prompt_length: int = 3_000,
        opener: str = "",
        **more,
    ):
        import tapworld.verl

        rollout = types.SimpleNamespace(prompt_length=prompt_length, response_length=response_length)
        config = types.SimpleNamespace(
            config=types.SimpleNamespace(actor_rollout_ref=types.SimpleNamespace(rollout=rollout))
        )
        data = types.SimpleNamespace(config={"apply_chat_template_kwargs": {"opener": opener}} if opener else {})
        # By name and with more than the base class names, as verl's worker makes it of the file of agent loops.
        made = tapworld.verl.PhoneAgentLoop(
            trainer_config=config, server_manager=model, tokenizer=Tokenizer(), processor=None, hf_model_type="qwen3", dataset_cls=None, data_config=data, tools=None,
            name="phone_agent", url=self.server.url, **more,
        )  # fmt: skip
        self.assertIsInstance(made, AgentLoopBase)
        return made

    async def test_plays_an_episode(self) -> None:
        model = Model(['{"action": {"type": "tap", "element": 1}}<end>', "I do not know<end>", '{"type": "done"}<end>'])
        out = await self.loop(model).run(
            {"temperature": 1},
            raw_prompt=[{"role": "user", "content": "Hello"}],
            extra_info={"task_id": "notes/a", "seed": 7, "budget": 9},
            index=3,
        )
        self.assertEqual(
            self.server.received[0]["data"],
            {
                "task_id": "notes/a",
                "seed": 7,
                "budget": 9,
                "observe": {"screenshot": False, "elements": True},
            },
        )
        steps = [m["data"] for m in self.server.received if m["type"] == "step"]
        self.assertEqual(
            [(s["type"], s["format"]["ok"]) for s in steps],
            [("tap", True), ("unreadable", False), ("done", True)],
        )
        self.assertEqual((out.reward_score, out.num_turns, out.extra_fields["outcome"]), (1.5, 6, "success"))
        self.assertEqual(out.extra_fields["turn_scores"], [0.25, 0.25, 1.0])
        decode = Tokenizer().decode
        self.assertIn("<user>Hello\n\nTask: Count", decode(out.prompt_ids))
        self.assertTrue(decode(out.prompt_ids).endswith("<assistant>"))
        # What the model wrote is what is learnt from, and nothing else; the whole reads as the template would write it.
        written = decode([i for i, m in zip(out.response_ids, out.response_mask) if m])
        self.assertEqual(
            written, '{"action": {"type": "tap", "element": 1}}<end>I do not know<end>{"type": "done"}<end>'
        )
        whole = decode(out.response_ids)
        self.assertTrue(whole.startswith('{"action": {"type": "tap", "element": 1}}<end>\n<user>App: notes'), whole)
        self.assertIn("INVALID_ACTION", whole)
        self.assertEqual(whole.count("<end>"), 5)
        self.assertEqual(len(out.response_ids), len(out.response_mask))
        self.assertEqual(
            [p for p, m in zip(out.response_logprobs, out.response_mask) if m],
            [-0.5] * sum(out.response_mask),
        )
        self.assertEqual(len(out.response_logprobs), len(out.response_ids))
        # The model is asked with exactly what is handed to the trainer.
        self.assertEqual(model.calls[2][1] + '{"type": "done"}<end>', decode(out.prompt_ids + out.response_ids))
        self.assertEqual(len({call[0] for call in model.calls}), 1)
        self.assertEqual(
            (set(out.metrics), out.metrics["num_preempted"]),
            ({"generate_sequences", "tool_calls", "num_preempted"}, 3),
        )
        # What verl's trainer and its replay look for.
        told = {
            key: out.extra_fields[key]
            for key in ("min_global_steps", "max_global_steps", "spec_num_draft_tokens", "reward_extra_info")
        }
        self.assertEqual(
            told,
            {
                "min_global_steps": 1,
                "max_global_steps": 3,
                "spec_num_draft_tokens": 6,
                "reward_extra_info": {"acc": 1.0},
            },
        )
        self.assertEqual(out.routed_experts, [3] * len(out.prompt_ids + out.response_ids))

    async def test_the_template_is_rendered_as_the_data_are_configured_to(self) -> None:
        model = Model(["nothing<end>", '{"type": "done"}<end>'])
        out = await self.loop(model, opener="Well: ").run(
            {}, raw_prompt=[{"role": "system", "content": "Be quick."}], task_id="notes/a"
        )
        decode = Tokenizer().decode
        self.assertTrue(decode(out.prompt_ids).startswith("<system>You operate a phone"))
        self.assertIn('"}    when it cannot be done\n\nBe quick.<end>\n<user>Task: Count', decode(out.prompt_ids))
        self.assertTrue(decode(out.prompt_ids).endswith("<assistant>Well: "))
        self.assertTrue(model.calls[1][1].endswith("<assistant>Well: "))

    async def test_a_prompt_without_room_for_the_screen_is_no_rollout(self) -> None:
        with self.assertRaisesRegex(ValueError, r"are \d+ tokens, but data.max_prompt_length is 512"):
            await self.loop(Model([]), prompt_length=512).run({}, raw_prompt=[], task_id="notes/a")

    async def test_a_start_that_infrastructure_fails_is_made_again_and_one_that_cannot_be_is_not(
        self,
    ) -> None:
        done, row = '{"type": "done"}<end>', {"raw_prompt": [], "task_id": "notes/a"}
        self.server.lost_starts = ["INTERNAL"]
        self.assertEqual((await self.loop(Model([done])).run({}, **row)).reward_score, 1.0)
        # Somebody deleted its phone in the middle.
        self.server.lost = ["SESSION_ERROR"]
        self.assertEqual((await self.loop(Model([done] * 2)).run({}, **row)).reward_score, 1.0)
        self.server.lost_starts = ["SETUP_FAILED"] * 2
        with self.assertRaisesRegex(tapworld.TapworldError, "SETUP_FAILED"):
            await self.loop(Model([])).run({}, **row)
        self.assertEqual(len(self.server.lost_starts), 1)

    async def test_a_row_without_a_task_is_no_rollout(self) -> None:
        with self.assertRaisesRegex(ValueError, "no task_id, as a column or in extra_info; it has index, task"):
            await self.loop(Model([])).run({}, raw_prompt=[], extra_info={"index": 1, "task": "notes/a"})

    async def test_a_reply_with_rubbish_in_it_is_a_step_and_no_failure_of_infrastructure(self) -> None:
        odd = [
            '{"action": {"type": "tap", "x": NaN, "y": 1e999}}<end>',
            '{"action": {"type": "tap", "element": 1, "observe": 7}}<end>',
            '{"type": "done"}<end>',
        ]
        out = await self.loop(Model(odd), attempts=1).run({}, raw_prompt=[], task_id="notes/a")
        self.assertEqual((out.extra_fields["steps"], out.reward_score), (3, 1.5))

    async def test_a_reply_that_was_cut_off_gets_its_end_from_the_template(self) -> None:
        out = await self.loop(Model(["half a repl", '{"type": "done"}<end>'], logprobs=False)).run(
            {}, raw_prompt=[], task_id="notes/a"
        )
        self.assertTrue(Tokenizer().decode(out.response_ids).startswith("half a repl<end>\n<user>"))
        self.assertEqual(out.response_mask[len("half a repl")], 0)
        self.assertIsNone(out.response_logprobs)

    async def test_what_infrastructure_lost_is_played_again_and_then_fails(self) -> None:
        tap = '{"type": "tap", "x": 1, "y": 1}<end>'
        counted, dies = [0], (2, 4)

        def die() -> None:
            counted[0] += 1
            if counted[0] in dies:
                self.server.sessions.clear()
                raise Die

        self.server.before_step = die
        with self.assertRaisesRegex(tapworld.TapworldError, "CONNECTION_LOST"):
            await self.loop(Model([tap] * 9)).run({}, raw_prompt=[], task_id="notes/a", budget=99)
        self.assertEqual(len([m for m in self.server.received if m["type"] == "reset" and "task_id" in m["data"]]), 2)
        # Nothing of the attempt that was lost is left in the one that was not.
        counted[0], model = 2, Model([tap] * 9)
        out = await self.loop(model).run({}, raw_prompt=[], task_id="notes/a", budget=2)
        self.assertEqual(
            (out.reward_score, out.extra_fields["turn_scores"], out.extra_fields["min_global_steps"]),
            (0.5, [0.25, 0.25], 3),
        )
        self.assertEqual(len({call[0] for call in model.calls}), 2)
        counted[0] = 2
        with self.assertRaises(tapworld.TapworldError):
            await self.loop(Model([tap] * 9), attempts=1).run({}, raw_prompt=[], task_id="notes/a", budget=2)

    async def test_an_episode_that_the_server_gave_up_is_no_rollout(self) -> None:
        seen = self.server._seen

        def lost(own, reward, look=False):
            answer = seen(own, reward, look)
            if own["steps"]:
                answer["data"]["done"], answer["data"]["observation"]["outcome"] = True, "infra_error"
            return answer

        self.server._seen = lost
        with self.assertRaisesRegex(tapworld.TapworldError, "INFRA_ERROR"):
            await self.loop(Model(['{"type": "done"}<end>'] * 2)).run({}, raw_prompt=[], task_id="notes/a")

    async def test_stops_at_the_response_length(self) -> None:
        tap = '{"type": "tap", "x": 1, "y": 1}<end>'
        out = await self.loop(Model([tap] * 9), response_length=200).run(
            {}, raw_prompt=[], task_id="notes/a", budget=99
        )
        self.assertLessEqual(len(out.response_ids), 200)
        self.assertIsNone(out.extra_fields["outcome"])
        out = await self.loop(Model([tap] * 9), response_length=10).run({}, raw_prompt=[], task_id="notes/a")
        self.assertEqual(
            (len(out.response_ids), len(out.response_mask), out.reward_score, out.extra_fields["steps"]),
            (10, 10, 0.0, 0),
        )

    async def test_a_fork_is_taken_up(self) -> None:
        async with tapworld.AsyncEnv(self.server.url) as env:
            await env.reset("notes/a")
            await env.step(tapworld.tap(1, 1))
            out = await self.loop(Model(['{"type": "done"}<end>'])).run(
                {}, raw_prompt=[], extra_info={"resume": env.resume_token}
            )
            self.assertEqual(out.extra_fields["steps"], 2)

    def test_the_module_has_no_other_attributes(self) -> None:
        import tapworld.verl

        with self.assertRaises(AttributeError):
            tapworld.verl.Other
