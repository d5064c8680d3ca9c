"""So many of OpenEnv's clients at once, each with an episode of its own."""
import asyncio
import json
import sys

from openenv import GenericEnvClient

given = json.loads(sys.argv[1])


async def play(i):
    async with GenericEnvClient(base_url=given["url"]) as env:
        first = await env.reset(task_id=given["task"], seed=i % 8)
        rewards = [(await env.step({"type": "open_app", "app": "notes"})).reward for _ in range(given["steps"])]
        end = await env.step({"type": "done"})
        return {"episode": first.observation["info"]["phone"], "hash": first.observation["info"]["state_hash"], "seed": i % 8, "rewards": rewards, "end": [end.done, end.observation["outcome"], end.observation["steps"]]}


async def main():
    played = await asyncio.gather(*(play(i) for i in range(given["sockets"])))
    print(json.dumps({"played": played}))


asyncio.run(main())
