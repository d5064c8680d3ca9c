"""A batch of actions an action of the solver, as cua-lite's host sends them to an environment: this follows its code, for it is in no package."""
import base64
import json
import sys

import httpx

given = json.loads(sys.argv[1])
client = httpx.Client(base_url=given["url"], headers={"Authorization": f"Bearer {given['token']}"}, timeout=60)


def post(path, body):
    answer = client.post(path, json=body)
    answer.raise_for_status()
    return answer.json()


said = {"healthy": httpx.get(f"{given['url']}/healthz").json()}
start = {"task_id": given["task"], "seed": given["seed"], "eval_mode": "text", "physical_size": [1080, 2400], "dpr": 3.0, "delay": 0.8}
first = post("/reset", start)
said["first"] = [first["instruction"], first["max_steps"], base64.b64decode(first["screenshot_b64"])[1:4].decode()]
instance = first["instance_id"]
bad = [{"name": "fly", "arguments": {}, "call_id": "c0"}, {"name": "tap", "arguments": {"coordinate": [5]}, "call_id": "c1"}, {"name": "screenshot", "arguments": {}}]
wrong = post("/step", {"instance_id": instance, "actions": bad})
said["wrong"] = [[{k: e.get(k) for k in ("index", "kind", "name", "call_id")} for e in wrong["action_errors"]], wrong["executed"], len(wrong["screenshots_b64"])]
rewards = []
for batch in given["batches"]:
    stepped = post("/step", {"instance_id": instance, "actions": [{**action, "call_id": "c"} for action in batch]})
    rewards.append(stepped["reward"])
    assert len(stepped["screenshots_b64"]) == len(stepped["executed"]) == len(batch), stepped["action_errors"]
said["end"] = {key: stepped[key] for key in ("terminated", "truncated", "action_errors")}
said["rewards"] = rewards
said["after"] = client.post("/step", json={"instance_id": instance, "actions": []}).json()["error"]["code"]
said["closed"] = [post("/close", {"instance_id": instance})["status"] for _ in range(2)]
print(json.dumps(said))
