"""
A rollout as NeMo Gym's own agent makes one: seed, a call for each tool, verify. It keeps the cookies of the last answer alone, as that agent
does. The package needs Python 3.12 and Ray, so this follows its code and not its classes.
"""
import asyncio
import json
import sys

import httpx
from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client

given = json.loads(sys.argv[1])
headers = {"Authorization": f"Bearer {given['token']}"}
row = {"task_id": given["task"], "seed": given["seed"], "responses_create_params": {"input": [{"role": "user", "content": "?"}]}}
said = {}


def post(path, body, cookies):
    answer = httpx.post(f"{given['url']}/{path}", json=body, cookies=cookies, headers=headers, timeout=60)
    return answer, dict(answer.cookies)


seeded, cookies = post("seed_session", {**row, "session_id": "mine"}, {})
seeded.raise_for_status()
said["seeded"] = {k: v for k, v in seeded.json().items() if k in ("session_id", "goal", "budget")}
tools = {tool["name"]: tool for tool in seeded.json()["tools"]}
said["tools"] = len(tools)

unknown, cookies = post("fly", {}, cookies)
said["unknown"] = [unknown.status_code, len(cookies)]
wrong, cookies = post("wait", {"ms": "soon"}, cookies)
said["wrong"] = wrong.json()
said["outputs"] = []
for call in given["calls"]:
    answer, cookies = post(call["name"], call["arguments"], cookies)
    answer.raise_for_status()
    said["outputs"].append(answer.json())
response = {"id": "r", "output": [], "object": "response"}
for key in ("verified", "again"):
    answer, cookies = post("verify", {**row, "response": response}, cookies)
    answer.raise_for_status()
    said[key] = answer.json()
said["closed"] = [post("close_session", {}, cookies)[0].json()["status"] for _ in range(2)]

# A model that stops without a word is judged as it stands, and its tools are there by MCP as well.
seeded, cookies = post("seed_session", {**row, "session_id": "other"}, {})
mcp = seeded.json()["mcp"]


async def by_mcp():
    async with streamablehttp_client(given["url"] + mcp["url_path"], headers=mcp["headers"]) as (read, write, _):
        async with ClientSession(read, write) as session:
            await session.initialize()
            listed = [tool.name for tool in (await session.list_tools()).tools]
            opened = await session.call_tool("mobile_launch_app", {"packageName": "notes"})
            return ["done" in listed, opened.content[0].text]


said["mcp"] = asyncio.run(by_mcp())
stopped = post("verify", {**row, "response": response}, cookies)[0].json()
said["stopped"] = [stopped["outcome"], stopped["success"], stopped["mask_sample"], stopped["reward"] < 1]
rollouts = [{**said["verified"], "_ng_task_index": 0}, {**stopped, "_ng_task_index": 0}, {"_ng_task_index": 1, "reward": None, "mask_sample": True}]
said["metrics"] = post("aggregate_metrics", {"verify_responses": rollouts}, {})[0].json()
said["mode"] = httpx.get(f"{given['url']}/reverify_mode", headers=headers).json()
said["none"] = post("seed_session", {"responses_create_params": {}}, {})[0].json()["error"]["code"]
print(json.dumps(said))
