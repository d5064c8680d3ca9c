"""Makes a vision model of random weights that is small enough for a CPU, with its tokenizer and processor.

    python tiny.py FOLDER

Nothing is downloaded. A random model writes no tool calls, so it is shown some first. Their tasks, pictures and points
are drawn at random: it learns the form, and nothing about phones.
"""

from __future__ import annotations

import inspect
import json
import random
import sys
import time
from typing import Any

import torch
from PIL import Image
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import (
    PreTrainedTokenizerFast,
    Qwen2VLImageProcessor,
    Qwen3VLConfig,
    Qwen3VLForConditionalGeneration,
    Qwen3VLProcessor,
    Qwen3VLVideoProcessor,
)
from transformers.utils import get_json_schema
from trl.chat_template_utils import qwen3_vl_chat_template

from tapworld import trl_pictures
from tapworld.trl_pictures import PROMPT, PicturePhoneEnvironment

SPECIAL = [
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "<|vision_start|>",
    "<|vision_end|>",
    "<|image_pad|>",
    "<|video_pad|>",
]
# In the order in which TRL lists the methods.
TOOLS = [
    getattr(PicturePhoneEnvironment, name)
    for name, _ in inspect.getmembers(PicturePhoneEnvironment, inspect.isfunction)
    if name != "reset" and not name.startswith("_")
]
MOST_TOKENS = 8_192


def make_processor() -> Qwen3VLProcessor:
    """A byte-level tokenizer, learnt from the recipe's own text, and Qwen3-VL's processor with small pictures."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    learn = trainers.BpeTrainer(
        vocab_size=1_500,
        special_tokens=SPECIAL,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    schemas = [json.dumps(get_json_schema(tool)) for tool in TOOLS]
    bpe.train_from_iterator([*inspect.getsource(trl_pictures).splitlines(), *schemas, qwen3_vl_chat_template], learn)
    bpe.add_tokens(["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>"])
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=bpe,
        eos_token="<|im_end|>",
        pad_token="<|endoftext|>",
        chat_template=qwen3_vl_chat_template,
        padding_side="left",
    )
    size = {"shortest_edge": 64 * 64, "longest_edge": 128 * 288}
    parts = {"patch_size": 16, "temporal_patch_size": 2, "merge_size": 2}
    return Qwen3VLProcessor(
        image_processor=Qwen2VLImageProcessor(size=size, **parts),
        tokenizer=tokenizer,
        video_processor=Qwen3VLVideoProcessor(size=size, **parts),
        chat_template=qwen3_vl_chat_template,
    )


def make_model(processor: Qwen3VLProcessor) -> Qwen3VLForConditionalGeneration:
    """Random weights: two layers of text and two of vision, of width 64."""
    tokenizer = processor.tokenizer
    number = tokenizer.convert_tokens_to_ids
    text = {
        "vocab_size": len(tokenizer),
        "hidden_size": 64,
        "intermediate_size": 128,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 2,
        "head_dim": 32,
        "max_position_embeddings": MOST_TOKENS,
        "rope_parameters": {
            "rope_type": "default",
            "rope_theta": 10_000.0,
            "mrope_section": [6, 5, 5],
            "mrope_interleaved": True,
        },
    }
    vision = {
        "depth": 2,
        "hidden_size": 64,
        "intermediate_size": 128,
        "num_heads": 2,
        "out_hidden_size": 64,
        "num_position_embeddings": 256,
        "deepstack_visual_indexes": [0],
    }
    return Qwen3VLForConditionalGeneration(
        Qwen3VLConfig(
            text_config=text,
            vision_config=vision,
            image_token_id=number("<|image_pad|>"),
            video_token_id=number("<|video_pad|>"),
            vision_start_token_id=number("<|vision_start|>"),
            vision_end_token_id=number("<|vision_end|>"),
        )
    )


def some_call(chance: random.Random) -> dict[str, Any]:
    """A tool call in its form, of a tool and points drawn at random."""
    name = chance.choice(["tap", "tap", "tap", "press_key", "done"])
    point = {"x": chance.randrange(50, 1_000, 50), "y": chance.randrange(50, 1_000, 50)}
    arguments = {"tap": point, "press_key": {"key": chance.choice(["back", "home"])}, "done": {}}[name]
    return {"type": "function", "function": {"name": name, "arguments": arguments}}


def some_turns(chance: random.Random) -> list[dict[str, Any]]:
    """A conversation of one to four calls about a task and pictures without meaning, as TRL builds it."""

    def screen() -> list[dict[str, Any]]:
        noise = Image.frombytes("RGB", (9, 20), chance.randbytes(3 * 9 * 20)).resize((90, 200))
        text = f"App: launcher\nSteps left: {chance.randrange(1, 40)}"
        return [{"type": "image", "image": noise}, {"type": "text", "text": text}]

    task = " ".join(chance.choices(PROMPT.split(), k=chance.randint(2, 30)))
    asked = {"type": "text", "text": f"\n\nTask: {task}"}
    turns = [{"role": "user", "content": [{"type": "text", "text": PROMPT}, asked, *screen()]}]
    for _ in range(chance.randint(1, 4)):
        call = some_call(chance)
        turns.append({"role": "assistant", "content": "", "tool_calls": [call]})
        turns.append({"role": "tool", "name": call["function"]["name"], "content": screen()})
    return turns[:-1]


def learned(ids: torch.Tensor, processor: Qwen3VLProcessor) -> torch.Tensor:
    """Labels: what the assistant writes, up to the end of its turn; -100 elsewhere."""
    tokenizer = processor.tokenizer
    opening = tokenizer.encode("<|im_start|>assistant\n")
    end = tokenizer.convert_tokens_to_ids("<|im_end|>")
    labels = torch.full_like(ids, -100)
    row, writes = ids[0].tolist(), False
    for at, token in enumerate(row):
        if writes:
            labels[0, at] = token
            writes = token != end
        elif row[at + 1 - len(opening) : at + 1] == opening:
            writes = True
    return labels


def show_calls(model: Qwen3VLForConditionalGeneration, processor: Qwen3VLProcessor, steps: int) -> float:
    """Shows the model how tool calls are written. Returns the last loss."""
    chance = random.Random(1)
    tools = [get_json_schema(tool) for tool in TOOLS]
    optimiser = torch.optim.AdamW(model.parameters(), lr=3e-3)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, steps)
    loss = torch.tensor(0.0)
    for _ in range(steps):
        batch = processor.apply_chat_template(
            [some_turns(chance)], tools=tools, tokenize=True, return_dict=True, return_tensors="pt"
        )
        loss = model(**batch, labels=learned(batch["input_ids"], processor)).loss
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        slower.step()
        optimiser.zero_grad()
    return loss.item()


def main() -> None:
    """Makes the model and writes its folder."""
    folder = sys.argv[1]
    torch.manual_seed(1)
    processor = make_processor()
    model = make_model(processor)
    began = time.monotonic()
    loss = show_calls(model, processor, steps=400)
    took = time.monotonic() - began
    weights = sum(weight.numel() for weight in model.parameters())
    print(f"{weights} weights, {len(processor.tokenizer)} tokens; loss of the form {loss:.2f} after {took:.0f} s")
    model.save_pretrained(folder)
    processor.save_pretrained(folder)


if __name__ == "__main__":
    main()
