"""Plays a group of rollouts from one state and computes their advantages for GRPO.

The group are forks of one phone in the middle of an episode. The first steps are taken once, and the server answers
steps that several forks take alike from its cache. A_i = (R_i − mean R) / (std R + 1e-4) (GRPO, arXiv 2402.03300).
"""

from __future__ import annotations

import asyncio
import random
import statistics

from _server import arguments, server_of
from random_agent import act

import tapworld


def advantages(returns: list[float]) -> list[float]:
    """Normalises returns by the group's mean and standard deviation; all are 0 if the returns are equal."""
    mean, spread = statistics.fmean(returns), statistics.pstdev(returns)
    return [(r - mean) / (spread + 1e-4) for r in returns]


async def rollout(env: tapworld.AsyncEnv, chance: random.Random, steps: int) -> tuple[float, str | None]:
    """Continues from a fork's state. Returns the sum of its rewards and its outcome."""
    step, total = env.last, 0.0
    assert step is not None
    for left in range(steps, 0, -1):
        if step.done:
            break
        step = await env.step(act(step.observation, chance) if left > 1 else tapworld.done())
        total += step.reward or 0.0
    await env.close()
    return total, step.outcome


async def group(
    server: tapworld.Connection, task: str, seed: int, size: int, prefix: int, steps: int
) -> list[tuple[float, str | None]]:
    """Takes the first steps once, forks, and plays the whole group concurrently."""
    async with server.async_env(observe={"screenshot": False}) as env:
        step = await env.reset(task, seed=seed)
        chance = random.Random(seed)
        for _ in range(min(prefix, (step.budget or 1) - 1)):
            step = await env.step(act(step.observation, chance))
        forks = await env.fork(size)
        return list(
            await asyncio.gather(*(rollout(fork, random.Random(f"{seed}/{i}"), steps) for i, fork in enumerate(forks)))
        )


def main() -> None:
    """Plays a group and prints a line for each rollout."""
    parser = arguments((__doc__ or "").split("\n")[0])
    parser.add_argument("--size", type=int, default=8, help="rollouts in the group")
    parser.add_argument("--prefix", type=int, default=2, help="steps before the fork")
    parser.add_argument("--steps", type=int, default=6, help="steps of each rollout")
    options = parser.parse_args()
    with server_of(options) as server:
        ended = asyncio.run(group(server, options.task, options.seed, options.size, options.prefix, options.steps))
    for i, ((total, outcome), advantage) in enumerate(zip(ended, advantages([total for total, _ in ended]))):
        print(f"rollout {i}: return {total:+.3f}, advantage {advantage:+.3f}, {outcome}")


if __name__ == "__main__":
    main()
