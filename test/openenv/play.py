"""OpenEnv's own client, as it comes from PyPI, plays an episode whose actions it is given."""
import json
import sys

from openenv import GenericEnvClient

given = json.loads(sys.argv[1])
headers = {"Authorization": f"Bearer {given['token']}"}
said = {}

with GenericEnvClient(base_url=given["url"], headers=headers).sync() as env:
    # A phone without a goal.
    bare = env.reset()
    said["bare"] = {"goal": bare.observation["goal"], "reward": bare.reward, "mime": bare.observation["screenshot"]["mime"], "elements": len(bare.observation["elements"])}
    looked = env.step({"type": "open_app", "app": "notes"})
    said["bareStep"] = {"reward": looked.reward, "app": looked.observation["foreground"]["app"]}

    # The whole row of a data set, as trainers hand it over.
    first = env.reset(prompt="a column", task_id=given["task"], seed=given["seed"], episode_id="mine", language=None)
    said["goal"] = first.observation["goal"]
    said["ignored"] = first.observation["info"]["ignored"]
    rubbish = env.step({"type": "fly", "to": "the moon"})
    said["rubbish"] = {"error": rubbish.observation["last_action_error"], "done": rubbish.done, "same": rubbish.observation["info"]["state_hash"] == first.observation["info"]["state_hash"]}

    rewards, seen = [], None
    for action in given["actions"]:
        seen = env.step(action)
        rewards.append(seen.reward)
    said["before"] = {"done": seen.done, "error": seen.observation["last_action_error"]}
    end = env.step({"type": "done"})
    said["end"] = {"done": end.done, "reward": end.reward, "outcome": end.observation["outcome"], "truncated": end.observation["truncated"], "components": end.observation["info"]["components"]}
    said["rewards"] = rewards
    said["state"] = env.state()
    said["bytes"] = len(json.dumps(seen.observation))
    try:
        env.step({"type": "done"})
    except RuntimeError as error:
        said["after"] = str(error)

try:
    with GenericEnvClient(base_url=given["url"]).sync() as env:
        env.reset()
except ConnectionError as error:
    said["refused"] = str(error)

print(json.dumps(said))
