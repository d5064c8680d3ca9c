"""OpenEnv's own MCP client: its socket resets, its tools go by HTTP to the same session."""
import asyncio
import json
import sys

from openenv.core.mcp_client import MCPToolClient

given = json.loads(sys.argv[1])


async def main():
    async with MCPToolClient(base_url=given["url"]) as env:
        await env.reset(task_id=given["task"], seed=3)
        tools = await env.list_tools()
        opened = await env.call_tool("mobile_launch_app", packageName="notes")
        missed = await env.call_tool("mobile_click_on_screen_at_coordinates", x=9, y=9)
        done = await env.call_tool("done")
        state = await env.state()
        said = {"tools": [tool.name for tool in tools], "opened": opened["content"][0]["text"], "missed": missed["isError"], "done": done["content"][0]["text"], "steps": state.step_count}
    print(json.dumps(said))


asyncio.run(main())
