"""Trains a tiny model with TRL's own GRPOTrainer on real phones. By hand, since it wants PyTorch; no model is downloaded.

    pip install trl datasets ./clients/python
    cd clients/python && python -m tests.by_hand_trl

Its weights are random, so in the first training what it says is written here, and all else is the trainer's own; in the
second it writes for itself, and the environment owns the reward. The server is that of TAPWORLD_URL, or one of this checkout.
"""

from __future__ import annotations

import gc
import inspect
import json
import math
import re
import tempfile
from importlib.metadata import version

import torch
from datasets import Dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM
from trl import GRPOConfig, GRPOTrainer, chat_template_utils

import tapworld.trl

from .real import connection

TASKS = ["settings/wifi-off", "settings/bluetooth-off"]
TOOLS = {
    "tap",
    "long_press",
    "type_text",
    "scroll",
    "press_key",
    "open_app",
    "wait",
    "answer",
    "ask_user",
    "done",
    "impossible",
}
ENDED = "{'error': 'The episode has ended; call no more tools.'}"


def make_tokenizer() -> PreTrainedTokenizerFast:
    """Byte-level, learnt from the adapter's source, with TRL's own template of Qwen3."""
    bpe = Tokenizer(models.BPE())
    bpe.pre_tokenizer, bpe.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    learn = trainers.BpeTrainer(
        vocab_size=2_000,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    bpe.train_from_iterator(inspect.getsource(tapworld.trl).splitlines(), learn)
    bpe.add_tokens(["<tool_call>", "</tool_call>", "<tool_response>", "</tool_response>", "<think>", "</think>"])
    return PreTrainedTokenizerFast(
        tokenizer_object=bpe,
        eos_token="<|im_end|>",
        pad_token="<|endoftext|>",
        chat_template=chat_template_utils.qwen3_chat_template,
    )


def call(name: str, **arguments) -> str:
    return f"<tool_call>\n{json.dumps({'name': name, 'arguments': arguments})}\n</tool_call>"


class Scripted(Qwen3ForCausalLM):
    """Has a way for each of a group of four: it does the task; gives up and goes on; loses its phone; calls what is not there."""

    def generate(self, input_ids, **_):
        self.texts = self.tokenizer.batch_decode(input_ids)
        said = [
            torch.tensor(self.tokenizer.encode(self.reply(text, row) + "<|im_end|>"))
            for row, text in enumerate(self.texts)
        ]
        return torch.cat(
            [
                input_ids,
                torch.nn.utils.rnn.pad_sequence(said, batch_first=True, padding_value=self.tokenizer.pad_token_id),
            ],
            dim=1,
        )

    def reply(self, text: str, row: int) -> str:
        turn = text.count("<|im_start|>assistant") - 1
        # Later calls have only the rows that go on, so each says who it is.
        row = row if turn == 0 else int(re.search(r"I am row (\d)", text)[1])
        screen = text.rsplit("App: ", 1)[-1]

        def tap(what: str) -> str:
            return call("tap", element=int(re.search(rf"\[(\d+)\] {what}", screen)[1]))

        place = "Bluetooth" if "Turn Bluetooth off" in text else "Wi-Fi"
        acts = [
            [
                lambda: call("open_app", app="Settings"),
                lambda: tap(f'button "{place}'),
                lambda: tap(f'switch "Use {place}'),
                lambda: call("done"),
            ],
            [
                lambda: call("impossible", reason="none") + call("tap", element=1),
                lambda: call("press_key", key="home"),
            ],
            [lambda: call("open_app", app="Settings"), lambda: self.lose(row) or call("wait", seconds=1)],
            [
                lambda: call("no_such_tool"),
                lambda: call("scroll", direction="sideways"),
                lambda: call("wait", seconds=1),
            ],
        ][row % 4]
        return f"I am row {row}. " + (acts[turn]() if turn < len(acts) else "That is all.")


def train(
    model_class: type, url: str, client: tapworld.Client, own_reward: bool, steps: int, length: int
) -> tuple[GRPOTrainer, list[dict]]:
    """The trainer after its steps of two to a batch of eight, and what its reward function was given at each batch."""
    tokenizer, given = make_tokenizer(), []
    torch.manual_seed(1)
    heads = {"num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 32}
    model = model_class(
        Qwen3Config(vocab_size=len(tokenizer), hidden_size=64, intermediate_size=64, num_hidden_layers=2, **heads)
    )

    def rewarded(environments, **columns) -> list:
        returns = tapworld.trl.return_reward(environments, **columns)
        given.append(
            {
                **columns,
                "environments": environments,
                "returns": returns,
                "successes": tapworld.trl.success_reward(environments),
                "phones": len(client.phones()),
            }
        )
        return returns

    trainer = GRPOTrainer(
        model=model,
        args=GRPOConfig(tempfile.mkdtemp(), per_device_train_batch_size=4, num_generations=4, steps_per_generation=2, max_steps=steps, max_completion_length=length,
                        learning_rate=1e-3, logging_steps=1, report_to=[], save_strategy="no", use_cpu=True, bf16=False),
        train_dataset=Dataset.from_list(tapworld.trl.rows(TASKS, seeds=range(4))),
        processing_class=tokenizer,
        environment_factory=tapworld.trl.environment(url, own_reward=own_reward),
        reward_funcs=None if own_reward else rewarded,
    )  # fmt: skip
    model.tokenizer, model.lose = (
        tokenizer,
        lambda row: client.delete_phone(trainer.environments[row]._env.state()["phone"]),
    )
    before = model.model.embed_tokens.weight.clone()
    trainer.train()
    # What all of a group are rewarded for alike moves nothing.
    assert own_reward or not torch.equal(before, model.model.embed_tokens.weight)
    return trainer, given


def main() -> None:
    server = connection()
    client = server.client()
    there = len(client.phones())
    trainer, given = train(Scripted, server.url, client, own_reward=False, steps=4, length=6_000)
    assert set(re.findall(r'"function": {"name": "(\w+)"', trainer.model.texts[0])) == TOOLS
    for batch, log in zip(given, trainer.state.log_history[::2]):
        for row, (task, returned, success) in enumerate(zip(batch["task_id"], batch["returns"], batch["successes"])):
            # Each environment was reset with its row: the goal and the first screen are in the prompt.
            asked = batch["prompts"][row][-1]["content"]
            assert (
                f"Turn {'Wi-Fi' if task == TASKS[0] else 'Bluetooth'} off" in asked and '] button "Settings"' in asked
            )
            shown = [m["content"] for m in batch["completions"][row] if m["role"] == "tool"]
            if row % 4 == 0:
                assert (
                    "App: settings" in shown[0]
                    and "(off)" in shown[2]
                    and shown[3] == "The episode has ended."
                    and success == 1
                )
            if row % 4 == 1:
                assert shown == ["The episode has ended.", ENDED, ENDED] and success == 0
            if row % 4 == 2:
                assert "was deleted" in shown[1] and returned is None and success is None
            if row % 4 == 3:
                assert (
                    "not found" in shown[0]
                    and "no direction" in shown[1]
                    and "App: launcher" in shown[2]
                    and success == 0
                )
        sound = [r for r in batch["returns"] if r is not None]
        assert (
            len(set(sound)) > 1
            and math.isclose(log["reward"], sum(sound) / len(sound), rel_tol=1e-4)
            and log["grad_norm"] > 0
        )
        assert batch["environments"] == given[0]["environments"] and batch["phones"] == there + 6
        print(
            f"rewards {batch['returns']}, loss {log['loss']:.3f}, tools called {log['tools/call_frequency']:.2f}, refused {log['tools/failure_frequency']:.2f}"
        )
    assert len(given) == 2
    trainer, _ = train(Qwen3ForCausalLM, server.url, client, own_reward=True, steps=2, length=32)
    print("own reward:", trainer.state.log_history[0]["rewards/RewardedPhoneEnvironment/mean"])
    del trainer, given, batch
    gc.collect()
    assert len(client.phones()) == there
    print(", ".join(f"{name} {version(name)}" for name in ("trl", "transformers", "torch")))


if __name__ == "__main__":
    main()
