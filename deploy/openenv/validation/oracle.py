"""Plays what solves the task of runtime.json, against the address that is given: prints the last reward, which is 1."""
import json
import pathlib
import sys

from openenv import GenericEnvClient

plan = json.loads(pathlib.Path(__file__).with_name("runtime.json").read_text())
with GenericEnvClient(base_url=sys.argv[1]).sync() as env:
    env.reset(seed=plan["reset"]["seed"], **plan["reset"]["options"])
    for action in plan["actions"]:
        result = env.step(action)
    print(result.reward)
