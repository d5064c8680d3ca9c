"""A vector environment and asyncio's environments on one address; between two of their steps a cell dies there."""
import asyncio
import json
import sys
import urllib.request

from tapworld import AsyncEnv
from tapworld.gym import PhoneVectorEnv

given = json.loads(sys.argv[1])
OBSERVE = {"screenshot": False, "elements": False}


def perhaps_kill(step):
    if given["kill"] and step == given["steps"] // 2:
        urllib.request.urlopen(urllib.request.Request(given["kill"], method="POST")).read()


def vector():
    env = PhoneVectorEnv(given["envs"], url=given["url"], pictures=False, task_id=given["task"])
    env.reset(seed=3)
    rewards = []
    for step in range(given["steps"]):
        perhaps_kill(step)
        _, reward, ended, cut, info = env.step([given["action"]] * given["envs"])
        rewards.append(reward.tolist())
    end = {"rewards": rewards, "hashes": list(info["state_hash"]), "steps": [int(n) for n in info["steps"]]}
    env.close()
    return end


async def one(seed, meet):
    async with AsyncEnv(given["url"], observe=OBSERVE) as env:
        await env.reset(given["task"], seed=seed)
        rewards = []
        for step in range(given["steps"]):
            await meet(step)
            rewards.append((await env.step(given["action"])).reward)
        verdict = await env.verdict()
        return {"rewards": rewards, "hash": env.last.info["state_hash"], "success": verdict["success"]}


async def together():
    barrier = asyncio.Barrier(given["envs"])

    async def meet(step):
        if await barrier.wait() == 0:
            await asyncio.to_thread(perhaps_kill, step)
        await barrier.wait()

    return await asyncio.gather(*(one(3 + i, meet) for i in range(given["envs"])))


play = vector if given["how"] == "vector" else lambda: asyncio.run(together())
print(json.dumps(play()))
