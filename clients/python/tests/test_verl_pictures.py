"""The agent loop with pictures, in a stand-in for verl with the signatures of 0.9.1; by_hand_verl_pictures.py has it in verl itself."""

from __future__ import annotations

import sys
import types
import unittest
from itertools import pairwise
from typing import Any
from unittest import mock

from .fake import FakeServer
from .test_verl import END, AgentLoopBase, AgentLoopOutput, Model, Tokenizer

IMAGE, VIDEO, VISION_START = 300, 301, 302
SPECIAL = {ord("\x07"): IMAGE, ord("\x06"): VIDEO, ord("\x05"): VISION_START}
"""The tokens that a model samples where a reply of these tests has a control character."""
FEATURES = 3


class PictureTokenizer(Tokenizer):
    """A picture is three tokens."""

    def render(self, messages: list[dict[str, Any]], head: bool) -> list[int]:
        roles = [m["role"] for m in messages]
        assert "system" not in roles[1:] and all(a != b for a, b in pairwise(roles)), roles
        ids: list[int] = []
        for message in messages:
            ids += self.encode(f"<{message['role']}>", False)
            for part in message["content"]:
                ids += [IMAGE] * FEATURES if part["type"] == "image" else self.encode(part["text"], False)
            ids += [END, *self.encode("\n", False)]
        return ids + (self.encode("<assistant>", False) if head else [])

    def decode(self, ids, skip_special_tokens=False):
        return super().decode([i for i in ids if i != IMAGE], skip_special_tokens)


class PictureBase(AgentLoopBase):
    """With verl's builder of tokens."""

    def __init__(self, *args, processor, **kwargs):
        super().__init__(*args, processor=processor, **kwargs)
        self.processor = processor

    def _assert_mm_supported(self, has_multi_modal: bool) -> None:
        if has_multi_modal and self.processor is None:
            raise ValueError("Multimodal inputs require a processor")

    def _get_mm_processor_kwargs(self, audio_data=None) -> dict[str, Any]:
        return {"max_pixels": 9}

    async def ct_build_initial_tokens(
        self, messages, tools=None, images=None, videos=None, audios=None, mm_inputs_out=None
    ):
        assert len(images) == sum(part["type"] == "image" for m in messages for part in m["content"])
        ids = self.tokenizer.render(messages, True)
        if len(ids) > self.config.actor_rollout_ref.rollout.prompt_length:
            raise ValueError("Multimodal prompt produced too many tokens")
        return ids

    async def ct_merge_assistant_token(
        self, runtime_token_ids, assistant_token_ids, response_mask, response_logprobs=None, assistant_logprobs=None
    ):
        assert (response_logprobs is None) == (assistant_logprobs is None)
        return (
            types.SimpleNamespace(token_ids=[*runtime_token_ids, *assistant_token_ids]),
            [*response_mask, *[1] * len(assistant_token_ids)],
            None if response_logprobs is None else [*response_logprobs, *assistant_logprobs],
        )

    async def ct_merge_context_msg(
        self, previous_messages, updated_messages, runtime_token_ids, response_mask, response_logprobs=None, tools=None
    ):
        assert updated_messages[: len(previous_messages)] == previous_messages
        # The builder has written the end of the turn up to its newline if the model did.
        ended = runtime_token_ids[-1] == END
        added = ([] if ended else [END]) + self.tokenizer.encode("\n", False)
        added += self.tokenizer.render(updated_messages[len(previous_messages) :], True)
        return (
            types.SimpleNamespace(token_ids=[*runtime_token_ids, *added]),
            [*response_mask, *[0] * len(added)],
            None if response_logprobs is None else [*response_logprobs, *[0.0] * len(added)],
        )


class PictureModel(Model):
    """Counts the pictures of each call, and the tokens that stand for them."""

    def __init__(self, replies: list[Any], logprobs: bool = True) -> None:
        super().__init__(replies, logprobs)
        self.seen: list[tuple[int, int, Any]] = []

    async def generate(
        self, request_id, *, prompt_ids, sampling_params, image_data=None, mm_processor_kwargs=None, **more
    ):
        self.seen.append((len(image_data), prompt_ids.count(IMAGE), mm_processor_kwargs))
        told = await super().generate(
            request_id, prompt_ids=[i for i in prompt_ids if i != IMAGE], sampling_params=sampling_params
        )
        told.token_ids = [SPECIAL.get(i, i) for i in told.token_ids]
        return told


class PictureLoop(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.addCleanup(self.server.close)
        package = types.ModuleType("verl.experimental.agent_loop.agent_loop")
        package.AgentLoopBase, package.AgentLoopOutput = PictureBase, AgentLoopOutput
        stubs = {name: types.ModuleType(name) for name in ("verl", "verl.experimental", "verl.experimental.agent_loop")}
        patch = mock.patch.dict(sys.modules, {**stubs, package.__name__: package})
        patch.start()
        self.addCleanup(patch.stop)
        sys.modules.pop("tapworld.verl_pictures", None)

    def loop(
        self, model: Model, response_length: int = 10_000, prompt_length: int = 3_000, processor: Any = True, **more
    ):
        import tapworld.verl_pictures

        rollout = types.SimpleNamespace(prompt_length=prompt_length, response_length=response_length)
        config = types.SimpleNamespace(actor_rollout_ref=types.SimpleNamespace(rollout=rollout))
        made = tapworld.verl_pictures.PicturePhoneAgentLoop(
            trainer_config=types.SimpleNamespace(config=config), server_manager=model, tokenizer=PictureTokenizer(),
            processor=types.SimpleNamespace(image_token_id=IMAGE, video_token_id=VIDEO, vision_start_token_id=VISION_START) if processor else None,
            dataset_cls=None, data_config=types.SimpleNamespace(config={}), hf_model_type="qwen3_vl", tools=None, name="phone_pictures",
            url=self.server.url, **more,
        )  # fmt: skip
        self.assertIsInstance(made, PictureBase)
        return made

    async def test_plays_an_episode_by_pictures_and_points(self) -> None:
        swipe = '{"action": {"type": "swipe", "from": [500, 800], "to": [500, 200], "space": "pixel"}}<end>'
        replies = ['{"action": {"type": "tap", "x": 500, "y": 120}}<end>', swipe, "What?<end>", '{"type": "done"}<end>']
        model = PictureModel(replies)
        out = await self.loop(model, scale=0.5).run(
            {},
            raw_prompt=[{"role": "user", "content": "Hello"}],
            extra_info={"task_id": "notes/a", "seed": 7, "budget": 9},
        )
        self.assertEqual(
            self.server.received[0]["data"]["observe"], {"screenshot": "png", "scale": 0.5, "elements": False}
        )
        tapped, swiped, unread, _ = [m["data"] for m in self.server.received if m["type"] == "step"]
        self.assertEqual([tapped[k] for k in ("x", "y", "space")], [500, 120, "thousand"])
        self.assertEqual(
            [swiped["from"], swiped["space"], unread["type"], unread["format"]["ok"]],
            [[500, 800], "thousand", "unreadable", False],
        )
        # Each call has a picture more, each picture its tokens, and the processor's own settings.
        self.assertEqual(model.seen, [(n, n * FEATURES, {"max_pixels": 9}) for n in (1, 2, 3, 4)])
        self.assertEqual([i.size for i in out.multi_modal_data["images"]], [(4, 6)] * 4)
        self.assertEqual((out.prompt_ids + out.response_ids).count(IMAGE), 4 * FEATURES)
        self.assertEqual((out.prompt_ids.count(IMAGE), out.num_turns, out.reward_score), (FEATURES, 8, 1.75))
        decode = PictureTokenizer().decode
        self.assertIn("x from 0 (left) to 1000 (right)", decode(out.prompt_ids))
        self.assertIn("<user>Hello\n\nTask: Count\nApp: notes\nSteps left: 9<end>", decode(out.prompt_ids))
        self.assertEqual(decode([i for i, m in zip(out.response_ids, out.response_mask) if m]), "".join(replies))
        self.assertNotIn(IMAGE, [i for i, m in zip(out.response_ids, out.response_mask) if m])
        self.assertEqual(len(out.response_logprobs), len(out.response_ids))
        self.assertEqual(out.extra_fields["reward_extra_info"], {"acc": 1.0})

    async def test_no_picture_is_cut_at_the_response_length(self) -> None:
        tap = '{"type": "tap", "x": 1, "y": 1}<end>'
        for most in range(60, 180, 7):
            out = await self.loop(PictureModel([tap] * 9), response_length=most).run(
                {}, raw_prompt=[], task_id="notes/a", budget=99
            )
            self.assertLessEqual(len(out.response_ids), most)
            pictures = (out.prompt_ids + out.response_ids).count(IMAGE)
            self.assertEqual(pictures, FEATURES * len(out.multi_modal_data["images"]))

    async def test_a_model_without_probabilities_and_a_reply_without_an_end(self) -> None:
        out = await self.loop(PictureModel(["half", '{"type": "done"}<end>'], logprobs=False)).run(
            {}, raw_prompt=[], task_id="notes/a"
        )
        self.assertIsNone(out.response_logprobs)
        whole = PictureTokenizer().decode(out.response_ids)
        self.assertTrue(whole.startswith("half<end>\n<user>The last action was refused"), whole)

    async def test_a_reply_of_nothing_ends_the_episode_and_keeps_the_probabilities(self) -> None:
        out = await self.loop(PictureModel(["What?<end>", ""])).run({}, raw_prompt=[], task_id="notes/a")
        self.assertEqual((out.extra_fields["steps"], len(out.response_logprobs)), (1, len(out.response_ids)))

    async def test_a_reply_is_cut_before_a_token_of_a_picture_and_is_unreadable(self) -> None:
        for token in map(chr, SPECIAL):
            self.server.received.clear()
            cut = f'{{"type": "tap", "x": 1, "y": 1}}{token} and more<end>'
            out = await self.loop(PictureModel([cut, '{"type": "done"}<end>'])).run({}, raw_prompt=[], task_id="notes/a")
            unread, done = [m["data"] for m in self.server.received if m["type"] == "step"]
            self.assertEqual((unread["type"], unread["format"]["ok"], done["type"]), ("unreadable", False, "done"))
            said = [i for i, m in zip(out.response_ids, out.response_mask) if m]
            whole = '{"type": "tap", "x": 1, "y": 1}{"type": "done"}<end>'
            self.assertEqual(PictureTokenizer().decode(said), whole)
            self.assertEqual(len(out.response_logprobs), len(out.response_ids))

    async def test_a_reply_of_a_picture_alone_ends_the_episode(self) -> None:
        model = PictureModel(["What?<end>", "\x07<end>"])
        out = await self.loop(model).run({}, raw_prompt=[], task_id="notes/a")
        pictures = (out.prompt_ids + out.response_ids).count(IMAGE)
        self.assertEqual((out.extra_fields["steps"], pictures), (1, 2 * FEATURES))

    async def test_what_cannot_be_trained_on_is_no_rollout(self) -> None:
        with self.assertRaisesRegex(ValueError, "more than text"):
            content = [{"type": "image", "image": "x"}]
            await self.loop(PictureModel([])).run(
                {}, raw_prompt=[{"role": "user", "content": content}], task_id="notes/a"
            )
        with self.assertRaisesRegex(ValueError, "too many tokens"):
            await self.loop(PictureModel([]), prompt_length=20).run({}, raw_prompt=[], task_id="notes/a")
        with self.assertRaisesRegex(ValueError, "require a processor"):
            self.loop(PictureModel([]), processor=None)

    async def test_a_lost_episode_is_played_again_from_its_first_picture(self) -> None:
        self.server.lost = ["RENDERER_LOST"]
        model = PictureModel(["What?<end>", "What?<end>", '{"type": "done"}<end>'])
        out = await self.loop(model).run({}, raw_prompt=[{"role": "system", "content": "Be quick."}], task_id="notes/a")
        self.assertEqual([seen[0] for seen in model.seen], [1, 1, 2])
        self.assertIn("when it cannot be done\n\nBe quick.<end>", PictureTokenizer().decode(out.prompt_ids))

    def test_the_module_has_no_other_attributes(self) -> None:
        import tapworld.verl_pictures

        with self.assertRaises(AttributeError):
            tapworld.verl_pictures.Other
