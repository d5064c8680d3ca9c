"""Plays groups of episodes by the Tinker cookbook's own rollouts on real phones. By hand, since it wants PyTorch; no model is run.

    pip install --no-deps tinker-cookbook==0.6.1 tinker==0.38.0
    pip install torch torchvision 'transformers==5.9.0' chz blobfile tiktoken pyqwest zstandard pillow ./clients/python
    cd clients/python && python -m tests.by_hand_tinker

(With its dependencies where tml-renderers, which its own models need, can be installed.) The rollouts, the renderers of Qwen3 and
Qwen3-VL and what is made of a group for the trainer are the cookbook's; what the policy says is written here, with a tokenizer learnt
here. The server is that of TAPWORLD_URL, or one of this checkout.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import tempfile
from importlib.metadata import version

import tinker
from tinker_cookbook.completers import TokenCompleter, TokensWithLogprobs
from tinker_cookbook.rl.data_processing import assemble_training_data, compute_advantages
from tinker_cookbook.rl.rollout_strategy import RetryOnFailure
from tinker_cookbook.rl.rollouts import do_group_rollout
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, Qwen2VLImageProcessor

import tapworld.text
import tapworld.tinker

from .real import connection

SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<|vision_start|>", "<|vision_end|>", "<|image_pad|>"]
TASK = {"task_id": "settings/wifi-off", "seed": 3, "budget": 6}


def write_model(folder: str) -> PreTrainedTokenizerFast:
    """A tokenizer and a processor of pictures; there are no weights."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    learn = trainers.BpeTrainer(
        vocab_size=2_000, special_tokens=SPECIAL, initial_alphabet=alphabet, show_progress=False
    )
    bpe.train_from_iterator(inspect.getsource(tapworld.text).splitlines(), learn)
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=bpe, eos_token="<|im_end|>", pad_token="<|endoftext|>")
    tokenizer.save_pretrained(folder)
    size = {"shortest_edge": 64 * 64, "longest_edge": 128 * 288}
    Qwen2VLImageProcessor(size=size, patch_size=16, temporal_patch_size=2, merge_size=2).save_pretrained(folder)
    return tokenizer


class Policy(TokenCompleter):
    """Has a plan for each episode of a group of three: it does the task; loses its phone, once; writes no action."""

    def __init__(self, tokenizer, ways: list[dict], lose) -> None:
        self.tokenizer, self.ways, self.lose, self.begun, self.pictures = tokenizer, ways, lose, 0, []

    async def __call__(self, model_input, stop, *, max_tokens=None) -> TokensWithLogprobs:
        chunks = model_input.chunks
        text = "".join(self.tokenizer.decode(c.tokens) for c in chunks if isinstance(c, tinker.types.EncodedTextChunk))
        said = re.findall(r"<\|im_start\|>assistant\n(.+?)<\|im_end\|>", text, re.S)
        plan = int(re.search(r"plan (\d)", said[0])[1]) if said else self.begun % 4
        self.begun += not said
        self.pictures.append((len(said), sum(isinstance(c, tinker.types.ImageChunk) for c in chunks)))
        if plan == 1 and len(said) == 1 and self.lose:
            await asyncio.to_thread(self.lose)
            self.lose = None
        acts = [
            self.ways,
            [{"type": "open_app", "app": "Clock"}, {"type": "impossible", "reason": "none"}],
            [],
            self.ways,
        ][plan]
        act = {"thought": f"plan {plan}", "action": acts[len(said)]} if acts else f"I have no plan {plan} at all."
        ids = self.tokenizer.encode(json.dumps(act) + "<|im_end|>", add_special_tokens=False)
        return TokensWithLogprobs(tokens=ids, maybe_logprobs=[-0.5] * len(ids))


async def play(folder: str, tokenizer, url: str, ways: list[dict], lose, **settings) -> None:
    group = tapworld.tinker.PhoneGroupBuilder(TASK, folder, group_size=3, url=url, **settings)
    policy = Policy(tokenizer, ways, lose)
    rolled = await do_group_rollout(group, policy, RetryOnFailure(max_retries=1))
    totals = rolled.get_total_rewards()
    ends = [(t.stop_reason, len(t.transitions), t.transitions[-1].metrics["success"]) for t in rolled.trajectories_G]
    # The lost episode was played again, by the plan that does the task; those that end first come first.
    assert sorted(zip(totals, ends)) == [
        (0.0, ("max_turns", 6, 0.0)),
        (2.0, ("completed", 4, 1.0)),
        (2.0, ("completed", 4, 1.0)),
    ], (totals, ends)
    assert [e.error_type for e in rolled.rollout_errors] == ["TapworldError"]
    shown = settings.get("pictures", False)
    assert all(pictures == (turn + 1 if shown else 0) for turn, pictures in policy.pictures)
    advantages = compute_advantages([rolled])
    data, _ = assemble_training_data([rolled], advantages)
    learned = sum(int(sum(datum.loss_fn_inputs["mask"].data)) for datum in data)
    written = sum(len(t.ac.tokens) for trajectory in rolled.trajectories_G for t in trajectory.transitions)
    assert learned == written, (learned, written)
    print(
        f"rewards {totals}, {len(data)} datums, {learned} tokens learned, pictures {max(p for _, p in policy.pictures)}, errors {rolled.rollout_errors}"
    )


def ways_of(server, pointed: bool) -> list[dict]:
    """What does the task: by numbers of elements, or by points in thousandths, which a model would see."""
    ways: list[dict] = [{"type": "open_app", "app": "Settings"}]
    with server.env() as env:
        env.reset(TASK["task_id"], seed=TASK["seed"])
        step = env.step(ways[0])
        for role, name in (("button", "^Wi-Fi"), ("switch", "^Use Wi-Fi")):
            found = step.observation.find(role, re.compile(name))
            left, top, right, bottom = found.bounds
            point = {"x": round(500 * (left + right) / 1_080), "y": round(500 * (top + bottom) / 2_400)}
            step = env.step({"type": "tap", "element": found.index})
            ways.append({"type": "tap", **(point if pointed else {"element": found.index})})
    return [*ways, {"type": "done"}]


def main() -> None:
    server = connection()
    client = server.client()
    there = client.phones()

    def lose() -> None:
        client.delete_phone(next(p["id"] for p in client.phones() if p["foreground"] == "clock"))

    with tempfile.TemporaryDirectory() as folder:
        tokenizer = write_model(folder)
        asyncio.run(play(folder, tokenizer, server.url, ways_of(server, False), lose, renderer_name="qwen3_instruct"))
        asyncio.run(
            play(
                folder,
                tokenizer,
                server.url,
                ways_of(server, True),
                lose,
                renderer_name="qwen3_vl_instruct",
                pictures=True,
                scale=0.25,
            )
        )
    assert client.phones() == there
    print(", ".join(f"{name} {version(name)}" for name in ("tinker-cookbook", "tinker", "transformers", "torch")))


if __name__ == "__main__":
    main()
