"""An agent loop for verl that plays episodes on phones.

``PhoneAgentLoop`` is a subclass of verl's ``AgentLoopBase``. It is made on first use, so that this module can be
imported without verl. Name it in the file of ``actor_rollout_ref.rollout.agent.agent_loop_config_path``:

    - name: phone_agent
      _target_: tapworld.verl.PhoneAgentLoop
      url: http://127.0.0.1:8100

and give each row of the data set ``agent_name: phone_agent``, a ``prompt``, and in ``extra_info`` its ``task_id`` and
``seed``. ``data.max_prompt_length`` must be large enough for the rules, the task and the first screen; its default of
512 hardly is.

Run with the agent loop worker of verl 0.9.1.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .aenv import AsyncEnv
from .errors import LOST, TapworldError
from .observation import Step
from .text import RULES, read_action, step_text, task_text
from .types import UNREWARDED, Observe

_MARK = "\u2063tapworld\u2063"
_TRANSIENT = frozenset((*LOST, "APP_CRASHED", "INFRA_ERROR", "CONNECTION_REFUSED"))
"""Codes after which an episode is played again."""
_OPTIONS = ("language", "phone_language", "phrasing", "budget", "reward", "resume")


@dataclass
class Transcript:
    """The tokens of an episode: those of the prompt, and after them replies (mask 1) and screens (mask 0)."""

    prompt_ids: list[int]
    ids: list[int] = field(default_factory=list)
    mask: list[int] = field(default_factory=list)
    logprobs: list[float] = field(default_factory=list)
    # What a loop with pictures joins its next turn to.
    messages: list[dict[str, Any]] = field(default_factory=list)
    images: list[Any] = field(default_factory=list)

    def has_logprobs(self) -> bool:
        """Whether every token has a log-probability."""
        return bool(self.logprobs) and len(self.logprobs) == len(self.ids)


class PhoneLoop:
    """Plays one episode as a conversation: replies have mask 1, screens mask 0. A mixin for verl's base class.

    Args:
        *args: verl's own arguments.
        url: Base URL of the server.
        token: The operator's token, if the server has one.
        capacity_wait: Seconds that a reset may wait for capacity.
        attempts: How often an episode is played before its loss to infrastructure raises.
        **kwargs: verl's own arguments.
    """

    # Attributes of the base class.
    config: Any
    tokenizer: Any
    server_manager: Any

    def __init__(
        self,
        *args: Any,
        url: str = "http://127.0.0.1:8100",
        token: str | None = None,
        capacity_wait: float = 120.0,
        attempts: int = 2,
        **kwargs: Any,
    ) -> None:
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
            sampling_params: Passed to the model server unchanged.
            **kwargs: The row: ``raw_prompt`` (messages before the task), and ``task_id``, ``seed``, ``language``,
                ``phone_language``, ``phrasing``, ``budget``, ``reward`` or ``resume``, as columns or in ``extra_info``.

        Returns:
            verl's ``AgentLoopOutput``. Its ``reward_score`` is the sum of the episode's rewards. ``extra_fields`` has
            ``outcome``, ``turn_scores`` (the reward of each step), ``steps``, the model server's fields, and
            ``reward_extra_info`` with ``acc``, 1 for an episode that succeeded and was declared done.

        Raises:
            TapworldError: The episode cannot be started, or infrastructure failed at every attempt. What this costs
                is for verl's agent loop manager to say: the worker of 0.9.1 gives up the whole batch that the row is
                in. (For a score of ``None`` verl would call its own reward function.)
            ValueError: The row names no task, or the first screen does not fit into the prompt.
        """
        row = {
            **(kwargs.get("extra_info") or {}),
            **{k: v for k, v in kwargs.items() if k in ("task_id", "seed", *_OPTIONS)},
        }
        async with AsyncEnv(self.url, self.token, observe=self._observed(), capacity_wait=self.capacity_wait) as env:
            left = self.attempts
            while True:
                left -= 1
                try:
                    step = await self._start(env, row)
                    return await self._play(env, step, list(kwargs.get("raw_prompt", ())), sampling_params)
                except TapworldError as wrong:
                    # A lost fork cannot be resumed again, and other errors (such as an unknown task) would recur.
                    if left <= 0 or row.get("resume") or wrong.code not in _TRANSIENT:
                        raise

    async def _play(
        self, env: AsyncEnv, step: Step, given: list[Mapping[str, Any]], sampling_params: dict[str, Any]
    ) -> Any:
        from verl.experimental.agent_loop.agent_loop import AgentLoopOutput

        spent = {"generate_sequences": 0.0, "tool_calls": 0.0}
        talk = await self._open(given, step)
        scores: list[float] = []
        extras = _Extras()
        turns = 1
        # The model server routes a conversation by this id. The session's token is unique.
        request = env.resume_token or ""
        while True:
            began = time.monotonic()
            output = await self._generate(request, talk, sampling_params)
            spent["generate_sequences"] += time.monotonic() - began
            extras.add(output)
            whole = list(output.token_ids)
            reply = whole[: self._playable(whole)]
            await self._add_reply(talk, reply, list(output.log_probs or ())[: len(reply)])
            turns += 1
            if len(talk.ids) >= self.response_length or not reply:
                break
            began = time.monotonic()
            said = self.tokenizer.decode(reply, skip_special_tokens=True)
            step = await self._act(env, said if len(reply) == len(whole) else None)
            if step.outcome in UNREWARDED or (step.reward is None and step.goal is not None):
                raise TapworldError("INFRA_ERROR", f"The server could not judge this step: {step.error}")
            spent["tool_calls"] += time.monotonic() - began
            scores.append(0.0 if step.reward is None else step.reward)
            if step.done or not await self._add_screen(talk, step, reply, said):
                break
            turns += 1
        most = self.response_length
        return AgentLoopOutput(
            prompt_ids=talk.prompt_ids,
            response_ids=talk.ids[:most],
            response_mask=talk.mask[:most],
            response_logprobs=talk.logprobs[:most] if talk.has_logprobs() else None,
            routed_experts=extras.routed_to(len(talk.prompt_ids) + min(len(talk.ids), most)),
            multi_modal_data={"images": talk.images} if talk.images else None,
            reward_score=float(sum(scores)),
            num_turns=turns,
            metrics={**spent, "num_preempted": extras.preempted},
            extra_fields={
                **extras.fields,
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
            columns = ", ".join(sorted(row)) or "no columns"
            raise ValueError(f"The row has no task_id, as a column or in extra_info; it has {columns}")
        seed = row.get("seed")
        options = {key: row.get(key) for key in _OPTIONS if key != "resume"}
        return await env.reset(row["task_id"], seed=None if seed is None else int(seed), **options)

    def _playable(self, reply: list[int]) -> int:
        """Returns how many tokens of a reply the episode can go on from. A reply that is cut counts as unreadable."""
        return len(reply)

    async def _act(self, env: AsyncEnv, said: str | None) -> Step:
        try:
            if said is None:
                raise ValueError("The reply was cut")
            action = self._read(said)
        except ValueError:
            # The server refuses it and counts a step, so that a policy that writes no actions reaches its budget.
            return await env.step({"type": "unreadable"}, format_ok=False)
        return await env.step(action, format_ok=True)

    def _read(self, said: str) -> dict[str, Any]:
        return read_action(said)

    def _observed(self) -> Observe:
        return {"screenshot": False, "elements": True}

    async def _generate(self, request: str, talk: Transcript, sampling_params: dict[str, Any]) -> Any:
        return await self.server_manager.generate(
            request_id=request, prompt_ids=talk.prompt_ids + talk.ids, sampling_params=sampling_params
        )

    async def _open(self, given: list[Mapping[str, Any]], step: Step) -> Transcript:
        """Writes rules, task and first screen."""
        asked = f"{task_text(step)}\n\n{step_text(step)}"
        prompt_ids = self._ids(self._render(conversation(given, RULES, asked, gap="\n\n")))
        if len(prompt_ids) > self.prompt_length:
            raise ValueError(
                f"Rules, task and first screen are {len(prompt_ids)} tokens,"
                f" but data.max_prompt_length is {self.prompt_length}"
            )
        return Transcript(prompt_ids)

    async def _add_reply(self, talk: Transcript, reply: list[int], logprobs: list[float]) -> None:
        talk.ids += reply
        talk.mask += [1] * len(reply)
        talk.logprobs += logprobs

    async def _add_screen(self, talk: Transcript, step: Step, reply: list[int], said: str) -> bool:
        """Writes the screen after a reply, unless the response has no room for it. Returns whether it has."""
        screen = self._turn(step_text(step), reply)
        if len(talk.ids) + len(screen) >= self.response_length:
            return False
        talk.ids += screen
        talk.mask += [0] * len(screen)
        # If any token has a log-probability, every token needs one. Those of a screen are masked.
        talk.logprobs += [0.0] * len(screen) if talk.logprobs else []
        return True

    def _render(self, messages: list[dict[str, Any]]) -> str:
        # From data.apply_chat_template_kwargs, such as enable_thinking.
        own = dict(getattr(self, "apply_chat_template_kwargs", None) or {})
        return str(self.tokenizer.apply_chat_template(messages, add_generation_prompt=True, tokenize=False, **own))

    def _ids(self, text: str) -> list[int]:
        return list(self.tokenizer.encode(text, add_special_tokens=False))

    def _turn(self, text: str, reply: list[int]) -> list[int]:
        """Returns the tokens between two replies: the end of a turn, the screen, and the head of the next turn."""
        whole = self._render(
            [
                {"role": "user", "content": "x"},
                {"role": "assistant", "content": _MARK},
                {"role": "user", "content": text},
            ]
        )
        rest = self._ids(whole.rsplit(_MARK, 1)[1] if _MARK in whole else whole)
        # Unless it was cut off, the model has written its end of turn itself, which need not be the tokenizer's eos.
        return rest[1:] if rest[:1] == reply[-1:] else rest


def conversation(given: Iterable[Mapping[str, Any]], rules: Any, asked: Any, gap: Any) -> list[dict[str, Any]]:
    """Joins rules, messages and the first turn to alternating turns, since some templates refuse two turns of one role.

    Args:
        given: The row's messages.
        rules: What the system's turn begins with: text, or parts.
        asked: What the last turn ends with, of the same type.
        gap: What separates these from a row's own content, of the same type. Content of another type stays a turn
            of its own.
    """
    messages = [dict(m) for m in given]
    if messages and messages[0]["role"] == "system" and isinstance(messages[0]["content"], type(rules)):
        messages[0]["content"] = rules + gap + messages[0]["content"]
    else:
        messages.insert(0, {"role": "system", "content": rules})
    if messages[-1]["role"] == "user" and isinstance(messages[-1]["content"], type(asked)):
        messages[-1]["content"] = messages[-1]["content"] + gap + asked
    else:
        messages.append({"role": "user", "content": asked})
    return messages


class _Extras:
    """The model server's fields beside its tokens, collected over the replies of an episode."""

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

    def routed_to(self, tokens: int) -> Any:
        return None if self.routed is None else self.routed[:tokens]


def __getattr__(name: str) -> Any:
    if name != "PhoneAgentLoop":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from verl.experimental.agent_loop.agent_loop import AgentLoopBase

    made = type(name, (PhoneLoop, AgentLoopBase), {"__module__": __name__, "__doc__": PhoneLoop.__doc__})
    globals()[name] = made
    return made
