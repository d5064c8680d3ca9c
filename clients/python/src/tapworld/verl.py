"""Phones for verl's agent loop.

``PhoneAgentLoop`` is a subclass of verl's ``AgentLoopBase``, made when it is first asked for, so that this module needs no
verl to be imported. Name it in the file of ``actor_rollout_ref.rollout.agent.agent_loop_config_path``:

    - name: phone_agent
      _target_: tapworld.verl.PhoneAgentLoop
      url: http://127.0.0.1:8100

and give each row of the data set ``agent_name: phone_agent``, a ``prompt``, and in ``extra_info`` its ``task_id`` and ``seed``.

It was tested against a stand-in of the base class with the signatures that verl documents, not with verl itself.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from .aenv import AsyncEnv
from .errors import TapworldError
from .text import RULES, read_action, step_text, task_text
from .types import Observe, Step

_MARK = "\u2063tapworld\u2063"
_OBSERVE: Observe = {"screenshot": False, "elements": True}
_TERMS = ("language", "phrasing", "budget", "reward", "resume")


class PhoneLoop:
    """One episode as a conversation: the model's replies have mask 1, screens mask 0. Mixed into verl's base class."""

    # What the base class has.
    config: Any
    tokenizer: Any
    server_manager: Any

    def __init__(self, *args: Any, url: str = "http://127.0.0.1:8100", token: str | None = None, capacity_wait: float = 120.0, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.url = url
        self.token = token
        self.capacity_wait = capacity_wait
        self.response_length: int = self.config.actor_rollout_ref.rollout.response_length

    async def run(self, sampling_params: dict[str, Any], **kwargs: Any) -> Any:
        """Plays the episode of a row.

        Args:
            sampling_params: Handed to the model server as they are.
            **kwargs: The row: ``raw_prompt`` (messages before the task), and ``task_id``, ``seed``, ``language``, ``phrasing``, ``budget``,
                ``reward`` or ``resume``, by themselves or in ``extra_info``.

        Returns:
            verl's ``AgentLoopOutput``. Its ``reward_score`` is the sum of the episode's rewards, ``None`` where infrastructure failed;
            ``extra_fields`` have ``outcome``, ``error`` (what infrastructure said), ``turn_scores`` (reward of each step) and ``steps``.

        Raises:
            TapworldError: The episode cannot be started.
        """
        from verl.experimental.agent_loop.agent_loop import AgentLoopOutput

        row = {**(kwargs.get("extra_info") or {}), **{k: v for k, v in kwargs.items() if k in ("task_id", "seed", *_TERMS)}}
        spent = {"generate_sequences": 0.0, "tool_calls": 0.0}
        async with AsyncEnv(self.url, self.token, observe=_OBSERVE, capacity_wait=self.capacity_wait) as env:
            step = await self._start(env, row)
            messages = [{"role": "system", "content": RULES}, *(dict(m) for m in kwargs.get("raw_prompt", ()))]
            messages.append({"role": "user", "content": f"{task_text(step)}\n\n{step_text(step)}"})
            prompt_ids = self._ids(self._render(messages))
            ids: list[int] = []
            mask: list[int] = []
            logprobs: list[float] = []
            scores: list[float] = []
            turns = 1
            lost: TapworldError | None = None
            # The model server keeps a conversation with this id in one place; the session's token is no other's.
            request = env.resume_token or ""
            while True:
                began = time.monotonic()
                output = await self.server_manager.generate(request_id=request, prompt_ids=prompt_ids + ids, sampling_params=sampling_params)
                spent["generate_sequences"] += time.monotonic() - began
                said = list(output.token_ids)
                ids += said
                mask += [1] * len(said)
                logprobs += list(output.log_probs) if output.log_probs else []
                turns += 1
                if len(ids) >= self.response_length or not said:
                    break
                began = time.monotonic()
                try:
                    step = await self._act(env, self.tokenizer.decode(said, skip_special_tokens=True))
                except TapworldError as failed:
                    # What an agent does wrong raises nothing, so this is infrastructure.
                    lost = failed
                    break
                spent["tool_calls"] += time.monotonic() - began
                scores.append(0.0 if step.reward is None else step.reward)
                if step.done:
                    break
                shown = self._ids(self._turn(step_text(step), said))
                if len(ids) + len(shown) >= self.response_length:
                    break
                ids += shown
                mask += [0] * len(shown)
                # Every token has one where any has; those of a screen are masked.
                logprobs += [0.0] * len(shown) if logprobs else []
                turns += 1
        outcome = step.outcome if lost is None else "infra_error"
        most = self.response_length
        return AgentLoopOutput(
            prompt_ids=prompt_ids,
            response_ids=ids[:most],
            response_mask=mask[:most],
            response_logprobs=logprobs[:most] or None,
            reward_score=None if outcome == "infra_error" else float(sum(scores)),
            num_turns=turns,
            metrics=spent,
            extra_fields={"outcome": outcome, "error": None if lost is None else str(lost), "turn_scores": scores, "tool_rewards": [], "steps": step.steps},
        )

    async def _start(self, env: AsyncEnv, row: Mapping[str, Any]) -> Step:
        if row.get("resume"):
            return await env.resume(row["resume"])
        seed = row.get("seed")
        terms = {key: row.get(key) for key in _TERMS if key != "resume"}
        return await env.reset(row.get("task_id"), seed=None if seed is None else int(seed), **terms)

    async def _act(self, env: AsyncEnv, reply: str) -> Step:
        try:
            action = read_action(reply)
        except ValueError:
            # The server counts what is no action as a step and says so, and a policy that writes rubbish comes to its end.
            return await env.step({"type": "unreadable"}, format_ok=False)
        return await env.step(action, format_ok=True)

    def _render(self, messages: list[dict[str, Any]], prompt: bool = True) -> str:
        return str(self.tokenizer.apply_chat_template(messages, add_generation_prompt=prompt, tokenize=False))

    def _ids(self, text: str) -> list[int]:
        return list(self.tokenizer.encode(text, add_special_tokens=False))

    def _turn(self, text: str, said: list[int]) -> str:
        """What the template puts between the end of a reply and the next: the rest of its turn, the screen, and the next one's head."""
        whole = self._render([{"role": "user", "content": "x"}, {"role": "assistant", "content": _MARK}, {"role": "user", "content": text}])
        rest = whole.rsplit(_MARK, 1)[1] if _MARK in whole else whole
        end = self.tokenizer.eos_token
        # The model has written the end of its turn itself, unless it was cut off.
        return rest[len(end) :] if end and said and said[-1] == self.tokenizer.eos_token_id and rest.startswith(end) else rest


def __getattr__(name: str) -> Any:
    if name != "PhoneAgentLoop":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from verl.experimental.agent_loop.agent_loop import AgentLoopBase

    made = type(name, (PhoneLoop, AgentLoopBase), {"__module__": __name__, "__doc__": PhoneLoop.__doc__})
    globals()[name] = made
    return made
