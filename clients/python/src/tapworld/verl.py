"""Phones for verl's agent loop.

``PhoneAgentLoop`` is a subclass of verl's ``AgentLoopBase``, made when it is first asked for, so that this module needs no
verl to be imported. Name it in the file of ``actor_rollout_ref.rollout.agent.agent_loop_config_path``:

    - name: phone_agent
      _target_: tapworld.verl.PhoneAgentLoop
      url: http://127.0.0.1:8100

and give each row of the data set ``agent_name: phone_agent``, a ``prompt``, and in ``extra_info`` its ``task_id`` and ``seed``.
``data.max_prompt_length`` has to hold the rules, the task and the first screen, for which its default of 512 is hardly enough.

Run with the agent loop worker of verl 0.9.1.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any

from .aenv import AsyncEnv
from .errors import LOST, TapworldError
from .text import RULES, read_action, step_text, task_text
from .types import UNREWARDED, Observe, Step

_MARK = "\u2063tapworld\u2063"
_OBSERVE: Observe = {"screenshot": False, "elements": True}
_TERMS = ("language", "phrasing", "budget", "reward", "resume")


class PhoneLoop:
    """One episode as a conversation: the model's replies have mask 1, screens mask 0. Mixed into verl's base class.

    Args:
        *args: What verl gives an agent loop.
        url: Base URL of the server.
        token: The operator's token, where it has one.
        capacity_wait: Seconds that a reset may wait for a place.
        attempts: How often an episode is played that infrastructure fails.
        **kwargs: What verl gives an agent loop.
    """

    # What the base class has.
    config: Any
    tokenizer: Any
    server_manager: Any

    def __init__(self, *args: Any, url: str = "http://127.0.0.1:8100", token: str | None = None, capacity_wait: float = 120.0, attempts: int = 2, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.url = url
        self.token = token
        self.capacity_wait = capacity_wait
        self.attempts = attempts
        self.prompt_length: int = self.config.actor_rollout_ref.rollout.prompt_length
        self.response_length: int = self.config.actor_rollout_ref.rollout.response_length

    async def run(self, sampling_params: dict[str, Any], **kwargs: Any) -> Any:
        """Plays the episode of a row.

        Args:
            sampling_params: Handed to the model server as they are.
            **kwargs: The row: ``raw_prompt`` (messages before the task), and ``task_id``, ``seed``, ``language``, ``phrasing``, ``budget``,
                ``reward`` or ``resume``, by themselves or in ``extra_info``.

        Returns:
            verl's ``AgentLoopOutput``. Its ``reward_score`` is the sum of the episode's rewards; ``extra_fields`` have ``outcome``,
            ``turn_scores`` (reward of each step), ``steps``, what the model server said, and ``reward_extra_info`` with ``acc``, 1 for
            an episode that succeeded and was declared done.

        Raises:
            TapworldError: The episode cannot be started, or infrastructure failed at every attempt. verl takes this for a rollout that
                failed; a score of ``None`` would have it ask its own reward function for one.
            ValueError: The row names no task, or the first screen does not fit into the prompt.
        """
        row = {**(kwargs.get("extra_info") or {}), **{k: v for k, v in kwargs.items() if k in ("task_id", "seed", *_TERMS)}}
        async with AsyncEnv(self.url, self.token, observe=_OBSERVE, capacity_wait=self.capacity_wait) as env:
            left = self.attempts
            while True:
                left -= 1
                try:
                    step = await self._start(env, row)
                    return await self._play(env, step, list(kwargs.get("raw_prompt", ())), sampling_params)
                except TapworldError as wrong:
                    # A fork is gone with its session; and what cannot be started, such as a task that is not there, cannot be the next time.
                    if left <= 0 or row.get("resume") or wrong.code not in (*LOST, "APP_CRASHED", "INFRA_ERROR", "CONNECTION_REFUSED"):
                        raise

    async def _play(self, env: AsyncEnv, step: Step, given: list[Mapping[str, Any]], sampling_params: dict[str, Any]) -> Any:
        from verl.experimental.agent_loop.agent_loop import AgentLoopOutput

        spent = {"generate_sequences": 0.0, "tool_calls": 0.0}
        prompt_ids = self._ids(self._render(conversation(given, f"{task_text(step)}\n\n{step_text(step)}")))
        if len(prompt_ids) > self.prompt_length:
            raise ValueError(f"Rules, task and first screen are {len(prompt_ids)} tokens; data.max_prompt_length is {self.prompt_length}")
        ids: list[int] = []
        mask: list[int] = []
        logprobs: list[float] = []
        scores: list[float] = []
        told = _Told()
        turns = 1
        # The model server keeps a conversation with this id in one place; the session's token is no other's.
        request = env.resume_token or ""
        while True:
            began = time.monotonic()
            output = await self.server_manager.generate(request_id=request, prompt_ids=prompt_ids + ids, sampling_params=sampling_params)
            spent["generate_sequences"] += time.monotonic() - began
            told.add(output)
            said = list(output.token_ids)
            ids += said
            mask += [1] * len(said)
            logprobs += list(output.log_probs) if output.log_probs else []
            turns += 1
            if len(ids) >= self.response_length or not said:
                break
            began = time.monotonic()
            step = await self._act(env, self.tokenizer.decode(said, skip_special_tokens=True))
            if step.outcome in UNREWARDED or (step.reward is None and step.goal is not None):
                raise TapworldError("INFRA_ERROR", f"The server could not judge this step: {step.error}")
            spent["tool_calls"] += time.monotonic() - began
            scores.append(0.0 if step.reward is None else step.reward)
            if step.done:
                break
            shown = self._turn(step_text(step), said)
            if len(ids) + len(shown) >= self.response_length:
                break
            ids += shown
            mask += [0] * len(shown)
            # Every token has one where any has; those of a screen are masked.
            logprobs += [0.0] * len(shown) if logprobs else []
            turns += 1
        most = self.response_length
        return AgentLoopOutput(
            prompt_ids=prompt_ids,
            response_ids=ids[:most],
            response_mask=mask[:most],
            response_logprobs=logprobs[:most] if logprobs and len(logprobs) == len(ids) else None,
            routed_experts=None if told.routed is None else told.routed[: len(prompt_ids) + most],
            reward_score=float(sum(scores)),
            num_turns=turns,
            metrics={**spent, "num_preempted": told.preempted},
            extra_fields={
                **told.fields,
                "outcome": step.outcome,
                "turn_scores": scores,
                "tool_rewards": [],
                "steps": step.steps,
                "reward_extra_info": {"acc": float(step.outcome == "success")},
            },
        )

    async def _start(self, env: AsyncEnv, row: Mapping[str, Any]) -> Step:
        if row.get("resume"):
            return await env.resume(row["resume"])
        if not row.get("task_id"):
            raise ValueError(f"The row has no task_id, by itself or in extra_info; there are {', '.join(sorted(row)) or 'no columns'}")
        seed = row.get("seed")
        terms = {key: row.get(key) for key in _TERMS if key != "resume"}
        return await env.reset(row["task_id"], seed=None if seed is None else int(seed), **terms)

    async def _act(self, env: AsyncEnv, reply: str) -> Step:
        try:
            action = read_action(reply)
        except ValueError:
            # The server counts what is no action as a step and says so, and a policy that writes rubbish comes to its end.
            return await env.step({"type": "unreadable"}, format_ok=False)
        return await env.step(action, format_ok=True)

    def _render(self, messages: list[dict[str, Any]]) -> str:
        # Such as enable_thinking, from data.apply_chat_template_kwargs.
        own = dict(getattr(self, "apply_chat_template_kwargs", None) or {})
        return str(self.tokenizer.apply_chat_template(messages, add_generation_prompt=True, tokenize=False, **own))

    def _ids(self, text: str) -> list[int]:
        return list(self.tokenizer.encode(text, add_special_tokens=False))

    def _turn(self, text: str, said: list[int]) -> list[int]:
        """What the template puts between the end of a reply and the next: the rest of its turn, the screen, and the next one's head."""
        whole = self._render([{"role": "user", "content": "x"}, {"role": "assistant", "content": _MARK}, {"role": "user", "content": text}])
        rest = self._ids(whole.rsplit(_MARK, 1)[1] if _MARK in whole else whole)
        # The model has written the end of its turn itself, unless it was cut off. Not every template's is the tokenizer's eos.
        return rest[1:] if rest[:1] == said[-1:] else rest


def conversation(given: Iterable[Mapping[str, Any]], asked: str) -> list[dict[str, Any]]:
    """The rules, what a row says, and the task, in turns that alternate: some templates refuse two of a role in a row."""
    messages = [dict(m) for m in given]
    if messages and messages[0]["role"] == "system" and isinstance(messages[0]["content"], str):
        messages[0]["content"] = f"{RULES}\n\n{messages[0]['content']}"
    else:
        messages.insert(0, {"role": "system", "content": RULES})
    if messages[-1]["role"] == "user" and isinstance(messages[-1]["content"], str):
        messages[-1]["content"] = f"{messages[-1]['content']}\n\n{asked}"
    else:
        messages.append({"role": "user", "content": asked})
    return messages


class _Told:
    """What the model server tells beside its tokens, of one reply after another."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.preempted = -1
        self.routed: Any = None

    def add(self, output: Any) -> None:
        for key, value in (getattr(output, "extra_fields", None) or {}).items():
            if key not in self.fields:
                self.fields[key] = value
            elif key == "max_global_steps" and value is not None:
                # The trainer needs the versions of the weights that an episode began and ended with.
                self.fields[key] = value
            elif key.startswith("spec_num_"):
                self.fields[key] += value
        preempted = getattr(output, "num_preempted", None)
        if preempted is not None:
            self.preempted = max(self.preempted, 0) + preempted
        routed = getattr(output, "routed_experts", None)
        self.routed = self.routed if routed is None else routed


def __getattr__(name: str) -> Any:
    if name != "PhoneAgentLoop":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from verl.experimental.agent_loop.agent_loop import AgentLoopBase

    made = type(name, (PhoneLoop, AgentLoopBase), {"__module__": __name__, "__doc__": PhoneLoop.__doc__})
    globals()[name] = made
    return made
