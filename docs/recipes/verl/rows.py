"""Writes verl's rows: python rows.py train.parquet 'settings/wifi-off,notes/create-note' 1 64"""

from __future__ import annotations

import sys
from typing import Any


def rows(tasks: list[str], seeds: range) -> list[dict[str, Any]]:
    """A row for every task with every seed. The loop puts rules before its prompt, and the task and a picture after it."""
    return [
        {
            "data_source": "tapworld",
            "agent_name": "phone_pictures",
            "prompt": [{"role": "user", "content": "Do what the owner of this phone asks."}],
            "reward_model": {"style": "rule", "ground_truth": ""},
            "extra_info": {"task_id": task, "seed": seed},
        }
        for task in tasks
        for seed in seeds
    ]


def main() -> None:
    """Writes the file."""
    from datasets import Dataset

    path, tasks, first, last = sys.argv[1:]
    Dataset.from_list(rows(tasks.split(","), range(int(first), int(last) + 1))).to_parquet(path)


if __name__ == "__main__":
    main()
