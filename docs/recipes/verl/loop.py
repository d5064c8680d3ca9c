"""An agent loop for verl that shows a vision model the phone's screen as pictures.

The model answers each picture with one JSON object. Points are 0 to 1000 across and down. verl's own token builder
joins replies and pictures, so that the tokens that are trained on are those that were generated.
"""

from __future__ import annotations

import io
import time
from typing import Any

from verl.experimental.agent_loop.agent_loop import AgentLoopBase, AgentLoopOutput

import tapworld

RULES = """You operate a phone for its owner. You see its screen as a picture. Answer each picture with one JSON object
and nothing after it: {"thought": "one sentence", "action": {...}}
Points are x from 0 (left) to 1000 (right) and y from 0 (top) to 1000 (bottom). Change nothing that was not asked for.

{"type": "tap", "x": 500, "y": 120}    also long_press
{"type": "swipe", "from": [500, 800], "to": [500, 200]}
{"type": "type", "text": "words"}    at the caret: tap a field first
{"type": "key", "key": "back"}    also home, enter, delete
{"type": "open_app", "app": "Notes"}
{"type": "answer", "fields": {"field": "value"}}    where an answer sheet is shown
{"type": "done"}    when everything is done"""
POINTED = ("tap", "long_press", "double_tap", "swipe", "drag")


def picture(shot: tapworld.Screenshot) -> Any:
    """Decodes a screenshot to the image that the processor takes."""
    from PIL import Image

    return Image.open(io.BytesIO(shot.data)).convert("RGB")


def told(step: tapworld.Step) -> str:
    """What a picture does not show: why the last action came to nothing, what the owner says, and the steps left."""
    seen = step.observation
    lines = [] if seen.last_error is None else [f"The last action came to nothing: {seen.last_error.message}"]
    lines += [f"{message.sender} says: {message.text}" for message in seen.messages]
    return "\n".join([*lines, f"Steps left: {(step.budget or 0) - step.steps}"])


def action_of(reply: str) -> dict[str, Any]:
    """The action of a reply, with its points in thousandths. The server refuses what cannot be read, at a step."""
    try:
        action = tapworld.read_action(reply)
    except ValueError:
        return {"type": "unreadable"}
    return {**action, "space": "thousand"} if action["type"] in POINTED and "element" not in action else action


class SeenPhoneLoop(AgentLoopBase):
    """Plays one episode as a conversation. Replies have mask 1, pictures and rules 0."""

    def __init__(
        self, *args: Any, url: str, token: str | None = None, scale: float = 1.0, reward: str = "dense", **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.connection = tapworld.connect(url, token)
        self.scale = scale
        self.reward = reward

    async def run(self, sampling_params: dict[str, Any], **kwargs: Any) -> AgentLoopOutput:
        """Plays the episode of a row: ``task_id`` and ``seed`` of its ``extra_info``.

        Raises:
            TapworldError: Infrastructure lost the episode. verl counts that as a failed rollout, not as a reward of 0.
        """
        row = kwargs["extra_info"]
        observe = {"screenshot": "png", "scale": self.scale, "elements": False}
        async with self.connection.async_env(observe=observe, capacity_wait=120) as env:
            step = await env.reset(row["task_id"], seed=int(row["seed"]), reward=self.reward)
            return await self._play(env, step, sampling_params)

    async def _play(
        self, env: tapworld.AsyncEnv, step: tapworld.Step, sampling_params: dict[str, Any]
    ) -> AgentLoopOutput:
        most = self.rollout_config.response_length
        images = [picture(step.observation.screenshot)]
        asked = {"type": "text", "text": f"{tapworld.task_text(step)}\n"}
        messages = [
            {"role": "system", "content": [{"type": "text", "text": RULES}]},
            {"role": "user", "content": [asked, *self._screen(step, images[0])]},
        ]
        # Prompt and response in one: verl's builder appends to the whole.
        whole = await self.ct_build_initial_tokens(messages, images=images)
        mask: list[int] = []
        logprobs: list[float] | None = None
        scores: list[float] = []
        spent = {"generate_sequences": 0.0, "tool_calls": 0.0}
        fields: dict[str, Any] = {}
        turns = 1
        while True:
            began = time.monotonic()
            output = await self.server_manager.generate(
                request_id=env.resume_token, prompt_ids=whole, sampling_params=sampling_params, image_data=images
            )
            spent["generate_sequences"] += time.monotonic() - began
            # The first reply's fields, and the newest version of the weights.
            latest = output.extra_fields.get("max_global_steps")
            fields = {**output.extra_fields, **fields, **({} if latest is None else {"max_global_steps": latest})}
            if output.log_probs and logprobs is None:
                logprobs = []
            merged, mask, logprobs = await self.ct_merge_assistant_token(
                whole, output.token_ids, mask, logprobs, output.log_probs or None
            )
            whole = merged.token_ids
            turns += 1
            if len(mask) >= most or not output.token_ids:
                break
            reply = self.tokenizer.decode(output.token_ids, skip_special_tokens=True)
            began = time.monotonic()
            step = await env.step(action_of(reply))
            spent["tool_calls"] += time.monotonic() - began
            if step.reward is None:
                raise tapworld.TapworldError("INFRA_ERROR", f"The server could not judge this step: {step.error}")
            scores.append(step.reward)
            if step.done:
                break
            shown = picture(step.observation.screenshot)
            before = [*messages, {"role": "assistant", "content": [{"type": "text", "text": reply}]}]
            after = [*before, {"role": "user", "content": self._screen(step, shown)}]
            merged, longer, filled = await self.ct_merge_context_msg(before, after, whole, mask, logprobs)
            # A picture is never cut: its tokens and its features belong together.
            if len(longer) >= most:
                break
            whole, mask, logprobs, messages = merged.token_ids, longer, filled, after
            images.append(shown)
            turns += 1
        start = len(whole) - len(mask)
        return AgentLoopOutput(
            prompt_ids=whole[:start],
            response_ids=whole[start:][:most],
            response_mask=mask[:most],
            response_logprobs=logprobs[:most] if logprobs else None,
            multi_modal_data={"images": images},
            reward_score=float(sum(scores)),
            num_turns=turns,
            metrics={**spent, "num_preempted": -1},
            extra_fields={
                **fields,
                "turn_scores": scores,
                "tool_rewards": [],
                "reward_extra_info": {"acc": float(step.outcome == "success")},
            },
        )

    def _screen(self, step: tapworld.Step, shown: Any) -> list[dict[str, Any]]:
        return [{"type": "image", "image": shown}, {"type": "text", "text": told(step)}]
