"""A raw socket forks an episode; other sockets take the copies up, and one takes up a session whose socket died."""
import asyncio
import json
import sys

from websockets.asyncio.client import connect

given = json.loads(sys.argv[1])
BLIND = {"screenshot": False, "elements": False}
OPEN = {"type": "open_app", "app": "notes"}


async def ask(socket, kind, **data):
    await socket.send(json.dumps({"type": kind, "data": data}))
    answer = json.loads(await socket.recv())
    assert answer["type"] != "error", answer
    return answer["data"]


async def main():
    socket = await connect(given["url"])
    await ask(socket, "reset", task_id=given["task"], seed=given["seed"], observe=BLIND)
    here = (await ask(socket, "step", **OPEN))["observation"]["info"]
    sessions = (await ask(socket, "fork", count=4))["sessions"]

    async def go_on(session):
        async with connect(given["url"]) as other:
            first = (await ask(other, "reset", resume=session["resume"]))["observation"]
            then = (await ask(other, "step", **OPEN))["observation"]
            await other.send(json.dumps({"type": "close"}))
            await other.wait_closed()
            return [first["info"]["state_hash"], first["steps"], then["steps"], then["info"]["state_hash"]]

    went = await asyncio.gather(*map(go_on, sessions))
    # The line is cut, without a word.
    socket.transport.abort()
    async with connect(given["url"]) as again:
        back = await ask(again, "reset", resume=here["resume"])
        verdict = await ask(again, "verdict")
        await again.send(json.dumps({"type": "close"}))
        await again.wait_closed()
    print(json.dumps({"hash": here["state_hash"], "went": went, "back": [back["observation"]["steps"], back["observation"]["info"]["state_hash"], back["done"]], "progress": verdict["progress"]}))


asyncio.run(main())
