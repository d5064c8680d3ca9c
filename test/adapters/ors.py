"""OpenReward's own client, as it comes from PyPI, plays an episode whose tool calls it is given."""
import asyncio
import json
import sys

from openreward.api.environments.client import AsyncEnvironmentsAPI
from openreward.api.errors import SessionTerminatedError, ToolCallError

given = json.loads(sys.argv[1])
said = {}


async def main():
    environments = AsyncEnvironmentsAPI(base_url=given["url"], api_key=given["token"])
    env = environments.get("phone", base_url=given["url"])
    said["splits"] = await env.list_splits()
    tasks = await env.list_tasks("test")
    said["tasks"] = [len(tasks), await env.num_tasks("test"), (await env.get_task("test", 1)).task_spec == tasks[1].task_spec]
    task = tasks[0]
    task.task_spec = {"task_id": given["task"], "seed": given["seed"]}
    said["tools"] = [tool.name for tool in await env.list_tools()]
    async with env.session(task) as session:
        prompt = await session.get_prompt()
        said["prompt"] = [[block.type for block in prompt], prompt[0].text, prompt[1].mimeType]
        messages = await session.get_messages()
        said["messages"] = [messages[0].role, [block.type for block in messages[0].blocks]]
        said["formats"] = [len(await session.list_tools(format=f)) for f in ("openai", "anthropic", "google")]
        said["refused"] = []
        for name, arguments in (("fly", {}), ("wait", {"ms": "soon"})):
            try:
                await session.call_tool(name, arguments)
            except ToolCallError as error:
                said["refused"].append(error.reason)
        rewards = []
        looked = await session.call_tool("mobile_take_screenshot", {"scale": 0.3})
        said["looked"] = [[block.type for block in looked.blocks], looked.reward, looked.finished]
        for call in given["calls"]:
            output = await session.call_tool(call["name"], call["arguments"])
            rewards.append(output.reward)
            blocks = [block.type for block in output.blocks]
            assert blocks == ["text", "image"], blocks
        said["rewards"] = rewards
        said["end"] = [output.finished, output.metadata["outcome"], output.metadata["components"]["success"]]
        try:
            await session.call_tool("wait", {"ms": 5})
        except ToolCallError as error:
            said["after"] = error.reason
        sid = session.sid
    session = env.session(task)
    async with session:
        await session._pre_delete()
        try:
            await session.call_tool("wait", {"ms": 5})
        except SessionTerminatedError as error:
            said["closed"] = str(error)
    await environments.aclose()


asyncio.run(main())
print(json.dumps(said))
