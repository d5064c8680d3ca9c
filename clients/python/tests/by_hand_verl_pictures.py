"""Plays episodes with pictures by verl's own agent loop managers on real phones. By hand, as by_hand_verl.py; no model is run.

    pip install verl==0.9.1 torch torchvision transformers==5.9.0 cachetools TransferQueue fastapi uvicorn pillow ./clients/python
    cd clients/python && python -m tests.by_hand_verl_pictures

The processor is Qwen3-VL's, with a tokenizer learnt here. In place of the model server something says what is written here. The
server is that of TAPWORLD_URL, or one of this checkout.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import tempfile
from importlib.metadata import version
from pathlib import Path

import numpy as np
import ray
import transfer_queue
import verl
from hydra import compose, initialize_config_dir
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import (
    AutoProcessor,
    PreTrainedTokenizerFast,
    Qwen2VLImageProcessor,
    Qwen3VLConfig,
    Qwen3VLProcessor,
    Qwen3VLVideoProcessor,
)
from verl.experimental.agent_loop.agent_loop import AgentLoopManager
from verl.protocol import DataProto
from verl.trainer.ppo.v1.agent_loop_tq import AgentLoopManagerTQ
from verl.utils import tensordict_utils
from verl.workers.rollout.replica import TokenOutput

import tapworld.text

from .real import connection

# What Qwen3-VL's template makes of texts and pictures.
CHAT = """{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.content is string %}{{ m.content }}{% else %}{% for part in m.content %}{% if part.type == 'image' %}<|vision_start|><|image_pad|><|vision_end|>{% else %}{{ part.text }}{% endif %}{% endfor %}{% endif %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}"""
SPECIAL = [
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "<|vision_start|>",
    "<|vision_end|>",
    "<|image_pad|>",
    "<|video_pad|>",
]
RETURNS, OUTCOMES, PICTURES = [2.0, -0.5, 0.0], ["success", "failure", "truncated"], [4, 1, 6]


def write_model(folder: str) -> None:
    """A processor and a configuration; there are no weights."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    learn = trainers.BpeTrainer(
        vocab_size=2_000, special_tokens=SPECIAL, initial_alphabet=alphabet, show_progress=False
    )
    bpe.train_from_iterator(inspect.getsource(tapworld.text).splitlines(), learn)
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=bpe, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=CHAT
    )
    size = {"shortest_edge": 64 * 64, "longest_edge": 128 * 288}
    parts = {"patch_size": 16, "temporal_patch_size": 2, "merge_size": 2}
    Qwen3VLProcessor(
        image_processor=Qwen2VLImageProcessor(size=size, **parts), tokenizer=tokenizer,
        video_processor=Qwen3VLVideoProcessor(size=size, **parts), chat_template=CHAT,
    ).save_pretrained(folder)  # fmt: skip
    ids = {
        name: tokenizer.convert_tokens_to_ids(f"<|{token}|>")
        for name, token in {
            "image_token_id": "image_pad",
            "video_token_id": "video_pad",
            "vision_start_token_id": "vision_start",
            "vision_end_token_id": "vision_end",
        }.items()
    }
    Qwen3VLConfig(architectures=["Qwen3VLForConditionalGeneration"], **ids).save_pretrained(folder)


class Model:
    """In place of verl's LLMServerClient. A row says its plan: it does the task; gives up; talks."""

    def __init__(self, processor, places: dict[str, tuple[int, int]]) -> None:
        self.processor, self.places, self.turns = processor, places, {}

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
        **_,
    ) -> TokenOutput:
        turn = self.turns[request_id] = self.turns.get(request_id, -1) + 1
        # What vLLM looks at as well: a picture for each place of one, and a token for each of its features.
        seen = self.processor.image_processor(images=image_data, return_tensors="pt")
        features = int(sum(grid.prod() // 4 for grid in seen["image_grid_thw"]))
        assert prompt_ids.count(self.processor.image_token_id) == features > 0 and len(image_data) == turn + 1
        text = self.processor.tokenizer.decode(prompt_ids)
        ids = self.processor.tokenizer.encode(
            self.reply(int(re.search(r"Plan (\d)", text)[1]), turn) + "<|im_end|>", add_special_tokens=False
        )
        await asyncio.sleep(0)
        return TokenOutput(
            token_ids=ids,
            log_probs=[-0.5] * len(ids),
            extra_fields={"min_global_steps": turn, "max_global_steps": turn},
        )

    def reply(self, plan: int, turn: int) -> str:
        if plan == 2:
            return "I do not know."
        if plan == 1:
            return json.dumps({"action": {"type": "impossible", "reason": "none"}})
        ways = [
            {"type": "open_app", "app": "Settings"},
            *({"type": "tap", "x": x, "y": y} for x, y in self.places.values()),
            {"type": "done"},
        ]
        return json.dumps({"thought": "on", "action": ways[turn]})


def places_of(server, task: dict) -> dict[str, tuple[int, int]]:
    """Where to tap, in thousandths: what a model would see."""
    found: dict[str, tuple[int, int]] = {}
    with server.env() as env:
        env.reset(task["task_id"], seed=task["seed"])
        step = env.step(tapworld.open_app("Settings"))
        for role, name in (("button", "^Wi-Fi"), ("switch", "^Use Wi-Fi")):
            left, top, right, bottom = step.observation.find(role, re.compile(name)).bounds
            found[name] = round(500 * (left + right) / 1_080), round(500 * (top + bottom) / 2_400)
            step = env.step(tapworld.tap(*found[name], space="thousand"))
    return found


def play(config, model: Model, rows: dict) -> None:
    """By the manager of the trainer before: a batch of padded tensors."""
    out = AgentLoopManager.create(config, model).generate_sequences(DataProto(non_tensor_batch=rows))
    tensors, others = out.batch, out.non_tensor_batch
    assert tensors["rm_scores"].sum(-1).tolist() == RETURNS and others["outcome"].tolist() == OUTCOMES
    place = model.processor.image_token_id
    for ids, inputs, pictures, mask in zip(
        tensors["input_ids"], others["multi_modal_inputs"], PICTURES, tensors["response_mask"]
    ):
        grids = inputs["image_grid_thw"]
        assert len(grids) == pictures and int((ids == place).sum()) == int(sum(g.prod() // 4 for g in grids))
        assert len(inputs["pixel_values"]) == int(sum(g.prod() for g in grids))
        written = model.processor.tokenizer.decode(ids[-len(mask) :][mask.bool()])
        assert (
            "Steps left" not in written
            and "<|image_pad|>" not in written
            and written.count("<|im_end|>") == (4, 1, 6)[PICTURES.index(pictures)]
        )
    assert tensors["position_ids"].dim() == 3


def play_v1(config, model: Model, rows: dict) -> None:
    """By the manager of the trainer that verl 0.9 takes: ragged tensors in a queue."""
    uids = [f"u{i}" for i in range(len(RETURNS))]
    named = {key: np.array([*uids, None], dtype=object)[:-1] for key in ("uid", "index")}
    batch = tensordict_utils.get_tensordict(rows | named)
    batch["global_steps"] = tensordict_utils.NonTensorData(7)
    manager = AgentLoopManagerTQ.create(config, model)
    manager.generate_sequences(batch)
    wait_for(uids)
    keys = [f"{uid}_0_0" for uid in uids]
    data = transfer_queue.kv_batch_get(
        keys,
        "train",
        ["prompts", "responses", "response_mask", "rm_scores", "input_ids", "multi_modal_inputs", "extra_fields"],
    )
    assert data["rm_scores"].sum(dim=1).tolist() == RETURNS
    place = model.processor.image_token_id
    for ids, inputs, pictures, fields, outcome in zip(
        data["input_ids"].unbind(), data["multi_modal_inputs"], PICTURES, data["extra_fields"], OUTCOMES
    ):
        grids = inputs["image_grid_thw"]
        assert (
            len(grids) == pictures
            and int((ids == place).sum()) == int(sum(g.prod() // 4 for g in grids))
            and fields["outcome"] == outcome
        )


def wait_for(uids: list[str]) -> None:
    import time

    def states() -> list[str]:
        tags = transfer_queue.kv_list("train").get("train", {})
        return [tags.get(uid, {}).get("status") for uid in uids]

    while not all(state in ("finished", "failure") for state in states()):
        time.sleep(0.5)
    assert states() == ["finished"] * len(uids), states()


def main() -> None:
    server = connection()
    there = server.client().phones()
    with (
        tempfile.TemporaryDirectory() as folder,
        initialize_config_dir(str(Path(verl.__file__).parent / "trainer" / "config"), version_base=None),
    ):
        write_model(folder)
        (Path(folder) / "loops.yaml").write_text(
            f"- name: phone_pictures\n  _target_: tapworld.verl_pictures.PicturePhoneAgentLoop\n  url: {server.url}\n  scale: 0.25\n"
        )
        rollout, storage = "actor_rollout_ref.rollout", "transfer_queue.backend.SimpleStorage"
        config = compose("ppo_trainer", [
            f"actor_rollout_ref.model.path={folder}", f"{rollout}.name=vllm", f"{rollout}.agent.agent_loop_config_path={folder}/loops.yaml", f"{rollout}.agent.num_workers=1",
            "data.max_prompt_length=2048", "data.max_response_length=4096", f"{storage}.num_data_storage_units=1",
        ])  # fmt: skip
        task = {"task_id": "settings/wifi-off", "seed": 3, "budget": 6}
        rows = [
            {
                "raw_prompt": [{"role": "user", "content": f"Plan {plan}."}],
                "agent_name": "phone_pictures",
                "extra_info": task,
            }
            for plan in range(3)
        ]
        # With one more of another kind, lest numpy make tables of lists.
        columns = {key: np.array([*(row[key] for row in rows), None], dtype=object)[:-1] for key in rows[0]}
        places = places_of(server, task)
        ray.init(num_cpus=16, include_dashboard=False, object_store_memory=200 << 20, log_to_driver=False)
        try:
            transfer_queue.init(config.transfer_queue)
            for way in (play, play_v1):
                way(config, Model(AutoProcessor.from_pretrained(folder), places), columns)
                print(f"{way.__name__}: rewards {RETURNS}, outcomes {OUTCOMES}, pictures {PICTURES}")
        finally:
            transfer_queue.close()
            ray.shutdown()
    assert server.client().phones() == there
    print(", ".join(f"{name} {version(name)}" for name in ("verl", "ray", "TransferQueue", "transformers", "torch")))


if __name__ == "__main__":
    main()
