"""The agent loop of :mod:`tapworld.verl` for vision models: it shows pictures, and replies give coordinates.

    - name: phone_pictures
      _target_: tapworld.verl_pictures.PicturePhoneAgentLoop
      url: http://127.0.0.1:8100
      scale: 1.0

Points go from 0 to 1000 across and down, whatever the size of the picture. verl's own builder joins replies and
pictures, so that each picture has as many tokens as features. ``data.max_prompt_length`` and
``data.max_response_length`` count the tokens of pictures. Needs Pillow, and a model whose processor verl has a builder
for. Run with the agent loop workers of verl 0.9.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ._pictures import picture_of
from .observation import Step
from .text import PICTURE_RULES, read_pointed_action, step_text, task_text
from .types import Observe
from .verl import PhoneLoop, Transcript, conversation

_VISION_TOKENS = ("image_token_id", "video_token_id", "vision_start_token_id")
"""Attributes of a processor: the tokens that stand for pictures and videos, and the one that announces them."""


class PicturePhoneLoop(PhoneLoop):
    """Plays one episode by pictures and points. A mixin for verl's base class.

    Args:
        *args: verl's own arguments.
        scale: Pixels of a picture for a point of the screen, 0.25 to 4. At 1 a picture is 360 by 800.
        **kwargs: Those of :class:`tapworld.verl.PhoneLoop`.
    """

    processor: Any

    def __init__(self, *args: Any, scale: float = 1.0, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.scale = scale
        # Without a processor a picture would be left out of the prompt in silence.
        self._assert_mm_supported(True)  # type: ignore[attr-defined]

    def _observed(self) -> Observe:
        return {"screenshot": "png", "scale": self.scale, "elements": False}

    def _read(self, said: str) -> dict[str, Any]:
        return read_pointed_action(said)

    async def _generate(self, request: str, talk: Transcript, sampling_params: dict[str, Any]) -> Any:
        return await self.server_manager.generate(
            request_id=request,
            prompt_ids=talk.prompt_ids + talk.ids,
            sampling_params=sampling_params,
            image_data=talk.images,
            mm_processor_kwargs=self._get_mm_processor_kwargs(),  # type: ignore[attr-defined]
        )

    async def _open(self, given: list[Mapping[str, Any]], step: Step) -> Transcript:
        picture = picture_of(step)
        asked = [_text(f"{task_text(step)}\n"), *_screen(step, picture)]
        messages = conversation(_in_parts(given), [_text(PICTURE_RULES)], asked, gap=[_text("\n\n")])
        # verl's builder refuses a prompt that is too long: it cannot cut one with a picture.
        ids = await self.ct_build_initial_tokens(messages, images=[picture])  # type: ignore[attr-defined]
        return Transcript(ids, messages=messages, images=[picture])

    def _playable(self, reply: list[int]) -> int:
        # A sampled token of a picture or a video has no features: the trainer's model would fail at it.
        vision = [getattr(self.processor, name, None) for name in _VISION_TOKENS]
        return next((i for i, token in enumerate(reply) if token in vision), len(reply))

    async def _add_reply(self, talk: Transcript, reply: list[int], logprobs: list[float]) -> None:
        if not reply:
            return
        whole = talk.prompt_ids + talk.ids
        earlier, own = (talk.logprobs, logprobs) if logprobs and (talk.has_logprobs() or not talk.ids) else (None, None)
        merged, mask, filled = await self.ct_merge_assistant_token(whole, reply, talk.mask, earlier, own)  # type: ignore[attr-defined]
        _take(talk, merged.token_ids, mask, filled)

    async def _add_screen(self, talk: Transcript, step: Step, reply: list[int], said: str) -> bool:
        picture = picture_of(step)
        before = [*talk.messages, {"role": "assistant", "content": [_text(said)]}]
        after = [*before, {"role": "user", "content": _screen(step, picture)}]
        merged, mask, filled = await self.ct_merge_context_msg(  # type: ignore[attr-defined]
            before, after, talk.prompt_ids + talk.ids, talk.mask, talk.logprobs or None
        )
        # A picture is never cut: its tokens and its features belong together.
        if len(mask) >= self.response_length:
            return False
        _take(talk, merged.token_ids, mask, filled)
        talk.messages = after
        talk.images.append(picture)
        return True


def _in_parts(given: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Gives messages as parts.

    Raises:
        ValueError: The messages have pictures of their own.
    """
    messages = [{**m, "content": _parts(m["content"])} for m in given]
    if any(part["type"] != "text" for m in messages for part in m["content"]):
        raise ValueError("The row's prompt has more than text, but the pictures of the loop are the phone's")
    return messages


def _text(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def _parts(content: Any) -> list[dict[str, Any]]:
    return [_text(content)] if isinstance(content, str) else [dict(part) for part in content]


def _screen(step: Step, picture: Any) -> list[dict[str, Any]]:
    return [{"type": "image", "image": picture}, _text(step_text(step))]


def _take(talk: Transcript, whole: list[int], mask: list[int], logprobs: list[float] | None) -> None:
    """Keeps what verl's builder merged: everything that the mask does not cover is the prompt."""
    start = len(whole) - len(mask)
    talk.prompt_ids, talk.ids, talk.mask, talk.logprobs = whole[:start], whole[start:], mask, logprobs or []


def __getattr__(name: str) -> Any:
    if name != "PicturePhoneAgentLoop":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from verl.experimental.agent_loop.agent_loop import AgentLoopBase

    made = type(name, (PicturePhoneLoop, AgentLoopBase), {"__module__": __name__, "__doc__": PicturePhoneLoop.__doc__})
    globals()[name] = made
    return made
