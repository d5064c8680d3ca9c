"""Plays episodes of the loop without a GPU: verl's base class and token builder, a real server, a tiny model for vLLM.

    python ../trl/tiny.py /tmp/tiny && python check.py /tmp/tiny http://127.0.0.1:8100

The replies are written here, and their probabilities are the tiny model's. Checked is what verl trains on: that each
picture has as many tokens as features, that the mask covers the replies alone, and that the probabilities of one pass
over the whole episode are those of its turns.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import torch
from omegaconf import OmegaConf
from rows import rows
from transformers import AutoModelForImageTextToText, AutoProcessor
from verl.experimental.agent_loop.agent_loop import DictConfigWrap
from verl.utils.dataset.rl_dataset import RLHFDataset
from verl.workers.rollout.replica import TokenOutput

from tapworld.verl_pictures import PicturePhoneAgentLoop

PLANS = {
    "gives up": [{"type": "open_app", "app": "Settings"}, {"type": "tap", "x": 500, "y": 500}, {"type": "done"}],
    "writes no action": [{"nothing": 1}] * 40,
}


class TinyServer:
    """In the place of verl's client of a model server."""

    def __init__(self, model: Any, processor: Any) -> None:
        self.model, self.processor = model, processor
        self.plan: Iterator[dict[str, Any]] = iter(())

    def chances(self, prompt: list[int], reply: list[int], images: list[Any]) -> torch.Tensor:
        """Log-probabilities of the tokens of a reply after a prompt with pictures."""
        seen = self.processor.image_processor(images=images, return_tensors="pt")
        place = self.model.config.image_token_id
        features = int(sum(grid.prod() // 4 for grid in seen["image_grid_thw"]))
        assert (prompt + reply).count(place) == features, "a picture has more or fewer tokens than features"
        ids = torch.tensor([prompt + reply])
        logits = self.model(input_ids=ids, mm_token_type_ids=(ids == place).int(), **seen).logits
        return torch.log_softmax(logits[0, len(prompt) - 1 : -1], -1).gather(1, torch.tensor(reply)[:, None])[:, 0]

    async def generate(self, request_id: str, *, prompt_ids: list[int], image_data: list[Any], **_: Any) -> TokenOutput:
        """Gives the plan's next reply."""
        reply = self.processor.tokenizer.encode(json.dumps({"action": next(self.plan)}) + "<|im_end|>")
        with torch.no_grad():
            chances = self.chances(prompt_ids, reply, image_data)
        return TokenOutput(token_ids=reply, log_probs=chances.tolist(), extra_fields={"max_global_steps": 0})


async def main() -> None:
    """Plays each plan, and takes the gradient of its episode."""
    folder, url = sys.argv[1:]
    processor = AutoProcessor.from_pretrained(folder)
    model = AutoModelForImageTextToText.from_pretrained(folder, dtype=torch.float32)
    server = TinyServer(model, processor)
    lengths = {"prompt_length": 2_048, "response_length": 1_024}
    config = OmegaConf.create({"actor_rollout_ref": {"rollout": lengths}, "data": {}})
    for name, plan in PLANS.items():
        server.plan = iter(plan)
        wraps = (
            DictConfigWrap(config),
            server,
            processor.tokenizer,
            processor,
            RLHFDataset,
            DictConfigWrap(config.data),
        )
        loop = PicturePhoneAgentLoop(*wraps, hf_model_type="qwen3_vl", url=url, scale=0.25)
        began = time.monotonic()
        row = rows(["settings/wifi-off"], range(3, 4))[0]
        out = await loop.run({}, raw_prompt=row["prompt"], extra_info=row["extra_info"])
        took = time.monotonic() - began
        learned = torch.tensor(out.response_mask).bool()
        text = processor.tokenizer.decode(torch.tensor(out.response_ids)[learned])
        assert "Steps left" not in text and text.count("<|im_end|>") == len(out.extra_fields["turn_scores"])
        chances = server.chances(out.prompt_ids, out.response_ids, out.multi_modal_data["images"])
        apart = (chances - torch.tensor(out.response_logprobs))[learned].abs().max().item()
        assert apart < 1e-3, "one pass over the episode gives other probabilities than its turns"
        loss = -(out.reward_score * chances[learned]).mean()
        model.zero_grad()
        loss.backward()
        slope = max(weight.grad.abs().max().item() for weight in model.parameters() if weight.grad is not None)
        print(
            f"{name}: reward {out.reward_score}, {len(out.multi_modal_data['images'])} pictures,"
            f" prompt of {len(out.prompt_ids)} tokens, response of {len(out.response_ids)},"
            f" {int(learned.sum())} of them learned, probabilities apart by {apart:.0e},"
            f" loss {loss.item():.3f}, largest gradient {slope:.2g}, {took:.1f} s"
        )


if __name__ == "__main__":
    asyncio.run(main())
