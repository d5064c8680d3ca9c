"""Plays episodes by verl's own agent loop managers on real phones. By hand, since they want PyTorch and Ray; no model is run.

    pip install verl==0.9.1 torch==2.11.0 transformers==5.9.0 cachetools TransferQueue fastapi uvicorn ./clients/python
    cd clients/python && python -m tests.by_hand_verl

In place of the model server something says what is written here; the configuration, the managers, their workers, the base
class and what is made of its output are verl's. The server is that of TAPWORLD_URL, or one of this checkout.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

import numpy as np
import ray
import transfer_queue
import verl
from hydra import compose, initialize_config_dir
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import AutoTokenizer, PreTrainedTokenizerFast, Qwen3Config
from verl.experimental.agent_loop.agent_loop import AgentLoopManager
from verl.protocol import DataProto
from verl.trainer.ppo.v1.agent_loop_tq import AgentLoopManagerTQ
from verl.utils import tensordict_utils
from verl.workers.rollout.replica import TokenOutput

import tapworld.text

from .real import connection

CHAT = """{% for m in messages %}<|im_start|>{{ m.role }}
{{ m.content }}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{{ opener }}{% endif %}"""
RETURNS, OUTCOMES = [2.0, -0.5, 2.0, 0.0], ["success", "failure", "success", "truncated"]


def write_model(folder: str) -> None:
    """A tokenizer, learnt from the client's source, and a configuration; there are no weights."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    learn = trainers.BpeTrainer(
        vocab_size=2_000,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    bpe.train_from_iterator(inspect.getsource(tapworld.text).splitlines(), learn)
    PreTrainedTokenizerFast(
        tokenizer_object=bpe, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=CHAT
    ).save_pretrained(folder)
    Qwen3Config(
        architectures=["Qwen3ForCausalLM"],
        vocab_size=2_000,
        hidden_size=64,
        num_hidden_layers=2,
        num_attention_heads=2,
        head_dim=32,
    ).save_pretrained(folder)


class Model:
    """In place of verl's LLMServerClient. A row says its plan: it does the task; gives up; loses its phone, once; talks."""

    def __init__(self, tokenizer, url: str) -> None:
        self.tokenizer, self.url, self.lost, self.turns = tokenizer, url, False, {}

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
        said = await asyncio.to_thread(self.reply, self.tokenizer.decode(prompt_ids), turn)
        ids = self.tokenizer.encode(said + "<|im_end|>", add_special_tokens=False)
        return TokenOutput(
            token_ids=ids,
            log_probs=[-0.5] * len(ids),
            num_preempted=1,
            extra_fields={"min_global_steps": turn, "max_global_steps": turn},
        )

    def reply(self, text: str, turn: int) -> str:
        plan, screen = int(re.search(r"Plan (\d)", text)[1]), text.rsplit("App: ", 1)[-1]

        def tap(what: str) -> dict:
            return {"type": "tap", "element": int(re.search(rf"\[(\d+)\] {what}", screen)[1])}

        if plan == 3:
            return "I do not know."
        if plan == 1:
            return json.dumps({"action": {"type": "impossible", "reason": "none"}})
        if plan == 2 and turn == 1 and not self.lost:
            self.lost = True
            client = tapworld.connect(self.url).client()
            # The other of two that stand there may be lost instead: both play again.
            client.delete_phone(next(p["id"] for p in client.phones() if p["foreground"] == "settings"))
        acts = [
            lambda: {"type": "open_app", "app": "Settings"},
            lambda: tap('button "Wi-Fi'),
            lambda: tap('switch "Use Wi-Fi'),
            lambda: {"type": "done"},
        ]
        return json.dumps({"thought": "on", "action": acts[turn]()})


def play(config, model: Model, rows: dict) -> None:
    """By the manager of the trainer before: a batch of padded tensors."""
    out = AgentLoopManager.create(config, model).generate_sequences(DataProto(non_tensor_batch=rows))
    tensors, others = out.batch, out.non_tensor_batch
    assert tensors["responses"].shape == tensors["response_mask"].shape == tensors["rollout_log_probs"].shape == (
        4,
        8_192,
    ) and tensors["prompts"].shape == (4, 2_048)
    assert (
        tensors["rm_scores"].sum(-1).tolist() == RETURNS
        and others["acc"].tolist() == [1, 0, 1, 0]
        and out.meta_info["reward_extra_keys"] == ["acc"]
    )
    assert (
        others["outcome"].tolist() == OUTCOMES
        and others["max_global_steps"].tolist() == [3, 0, 3, 5]
        and out.meta_info["timing"]["agent_loop/num_preempted/max"] == 6
    )
    written = [
        model.tokenizer.decode(ids[mask.bool()]) for ids, mask in zip(tensors["responses"], tensors["response_mask"])
    ]
    assert (
        written[0].count("<|im_end|>") == 4
        and "App:" not in written[0]
        and written[3] == "I do not know.<|im_end|>" * 6
    )
    assert "<|im_start|>assistant\nWell: " in model.tokenizer.decode(tensors["prompts"][0])


def play_v1(config, model: Model, rows: dict) -> None:
    """By the manager of the trainer that verl 0.9 takes: ragged tensors in a queue."""
    batch = tensordict_utils.get_tensordict(
        rows | {"uid": np.array(list("abcd"), dtype=object), "index": np.array(list("abcd"), dtype=object)}
    )
    batch["global_steps"] = tensordict_utils.NonTensorData(7)
    # Kept, since it gives tasks that nobody awaits to workers that end with it.
    manager = AgentLoopManagerTQ.create(config, model)
    manager.generate_sequences(batch)
    while not all(
        transfer_queue.kv_list("train").get("train", {}).get(uid, {}).get("status") in ("finished", "failure")
        for uid in "abcd"
    ):
        time.sleep(0.5)
    tags = transfer_queue.kv_list("train")["train"]
    keys = [f"{uid}_0_0" for uid in "abcd"]
    assert [tags[uid]["status"] for uid in "abcd"] == ["finished"] * 4
    assert [(tags[key]["min_global_steps"], tags[key]["max_global_steps"]) for key in keys] == [
        (0, 3),
        (0, 0),
        (0, 3),
        (0, 5),
    ]
    data = transfer_queue.kv_batch_get(
        keys,
        "train",
        ["prompts", "responses", "response_mask", "rm_scores", "rollout_log_probs", "extra_fields"],
    )
    assert (
        data["rm_scores"].sum(dim=1).tolist() == RETURNS
        and [fields["outcome"] for fields in data["extra_fields"]] == OUTCOMES
    )
    assert (
        [len(t) for t in data["responses"]]
        == [len(t) for t in data["response_mask"]]
        == [len(t) for t in data["rollout_log_probs"]]
    )


def main() -> None:
    server = connection()
    there = server.client().phones()
    with (
        tempfile.TemporaryDirectory() as folder,
        initialize_config_dir(str(Path(verl.__file__).parent / "trainer" / "config"), version_base=None),
    ):
        write_model(folder)
        (Path(folder) / "loops.yaml").write_text(
            f"- name: phone_agent\n  _target_: tapworld.verl.PhoneAgentLoop\n  url: {server.url}\n"
        )
        rollout, storage = "actor_rollout_ref.rollout", "transfer_queue.backend.SimpleStorage"
        config = compose("ppo_trainer", [
            f"actor_rollout_ref.model.path={folder}", f"{rollout}.name=vllm", f"{rollout}.agent.agent_loop_config_path={folder}/loops.yaml", f"{rollout}.agent.num_workers=1",
            "data.max_prompt_length=2048", "data.max_response_length=8192", "+data.apply_chat_template_kwargs.opener='Well: '", f"{storage}.num_data_storage_units=1",
        ])  # fmt: skip
        task = {"task_id": "settings/wifi-off", "seed": 3, "budget": 6}
        rows = [
            {
                "raw_prompt": [{"role": "user", "content": f"Plan {plan}."}],
                "agent_name": "phone_agent",
                "extra_info": task,
            }
            for plan in range(4)
        ]
        # With one more of another kind, lest numpy make tables of lists.
        columns = {key: np.array([*(row[key] for row in rows), None], dtype=object)[:-1] for key in rows[0]}
        ray.init(num_cpus=16, include_dashboard=False, object_store_memory=200 << 20, log_to_driver=False)
        try:
            transfer_queue.init(config.transfer_queue)
            for way in (play, play_v1):
                way(config, Model(AutoTokenizer.from_pretrained(folder), server.url), columns)
                print(f"{way.__name__}: rewards {RETURNS}, outcomes {OUTCOMES}")
        finally:
            transfer_queue.close()
            ray.shutdown()
    assert server.client().phones() == there
    print(", ".join(f"{name} {version(name)}" for name in ("verl", "ray", "TransferQueue", "transformers", "torch")))


if __name__ == "__main__":
    main()
