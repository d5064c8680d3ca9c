"""GRPO of a vision model on simulated phones, with TRL.

    pip install 'trl==1.16.0' datasets pillow torchvision ./clients/python      # vLLM beside it for --vllm
    npx tapworld serve                                                           # in another terminal
    python train.py --model Qwen/Qwen3-VL-2B-Instruct --vllm --out runs/vlm

`python tiny.py tiny` makes a model that is small enough for a CPU; `--model tiny --cpu` trains that.
"""

from __future__ import annotations

import argparse
import math
import time

import torch
from datasets import Dataset
from transformers import AutoModelForImageTextToText, AutoProcessor
from trl import GRPOConfig, GRPOTrainer

import tapworld.trl
from tapworld.trl_pictures import PROMPT

SHOWN = ("loss", "reward", "reward_std", "grad_norm", "tools/call_frequency", "tools/failure_frequency")


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--model", required=True, help="a folder or a name of a model that takes pictures and calls tools"
    )
    parser.add_argument("--out", default="runs/grpo-vlm", help="folder of checkpoints")
    parser.add_argument("--url", default="http://127.0.0.1:8100", help="the server")
    parser.add_argument("--token", help="the operator's token")
    parser.add_argument(
        "--tasks", default="settings/wifi-off,settings/bluetooth-off,notes/create-note", help="task ids"
    )
    parser.add_argument("--seeds", type=int, default=64, help="instances of each task, from seed 1")
    parser.add_argument("--reward", default="dense", help="reward of each step")
    parser.add_argument("--scale", type=float, default=1.0, help="pixels for a point: 1 is a picture of 360 by 800")
    parser.add_argument("--group", type=int, default=8, help="rollouts of one instance")
    parser.add_argument("--updates", type=int, default=200, help="steps of the optimiser")
    parser.add_argument("--calls", type=int, default=12, help="most tool calls of a rollout")
    parser.add_argument("--length", type=int, default=8192, help="most tokens of a rollout, pictures included")
    parser.add_argument("--rate", type=float, default=1e-6, help="learning rate")
    parser.add_argument("--cpu", action="store_true", help="train on the CPU, in 32 bits")
    parser.add_argument("--vllm", action="store_true", help="generate with vLLM on the same GPU")
    return parser.parse_args()


def main() -> None:
    """Trains, prints a line for each update, and saves the model."""
    options = arguments()
    torch.manual_seed(1)
    dtype = torch.float32 if options.cpu else torch.bfloat16
    model = AutoModelForImageTextToText.from_pretrained(options.model, dtype=dtype)
    processor = AutoProcessor.from_pretrained(options.model, padding_side="left")
    trainer = GRPOTrainer(
        model=model,
        processing_class=processor,
        args=GRPOConfig(
            options.out,
            per_device_train_batch_size=options.group,
            num_generations=options.group,
            max_steps=options.updates,
            max_completion_length=options.length,
            max_tool_calling_iterations=options.calls,
            learning_rate=options.rate,
            logging_steps=1,
            report_to=[],
            use_cpu=options.cpu,
            bf16=not options.cpu,
            gradient_checkpointing=not options.cpu,
            use_vllm=options.vllm,
            **({"vllm_mode": "colocate"} if options.vllm else {}),
        ),
        train_dataset=Dataset.from_list(
            tapworld.trl.rows(options.tasks.split(","), range(1, options.seeds + 1), prompt=PROMPT)
        ),
        # The environment has the reward: no reward_funcs.
        environment_factory=tapworld.trl.environment(
            options.url,
            options.token,
            reward=options.reward,
            own_reward=True,
            pictures=True,
            scale=options.scale,
        ),
    )
    before = {name: weight.detach().clone() for name, weight in model.named_parameters()} if options.cpu else {}
    began = time.monotonic()
    trainer.train()
    for line in trainer.state.log_history:
        if "loss" in line:
            shown = ", ".join(f"{name} {line[name]:.4g}" for name in SHOWN if name in line)
            print(f"update {line['step']}: {shown}, {line.get('step_time', math.nan):.1f} s")
            assert math.isfinite(line["loss"])
    if before:
        moved = [name for name, weight in model.named_parameters() if not torch.equal(weight, before[name])]
        print(f"{len(moved)} of {len(before)} tensors moved, in {time.monotonic() - began:.0f} s")
    trainer.save_model(options.out)


if __name__ == "__main__":
    main()
