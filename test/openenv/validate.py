"""
`openenv validate` of deploy/openenv at every level, against a server that runs already in the place of a container. The package grades some
of its checks and names the others; of these, those here measure what their names say, over the same socket.
"""
import json
import random
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from openenv.validation import Level, runner
from openenv.validation.report import CheckResult
from openenv.validation.types import CheckStatus, ProviderCapability
from websockets.sync.client import connect

given = json.loads(sys.argv[1])
ROOT = Path(given["package"])
URL = given["url"]
PLAN = json.loads((ROOT / "validation/runtime.json").read_text())
CANARIES = json.loads((ROOT / "validation/canaries.json").read_text())


class Subject:
    base_url = URL

    def inspect(self):
        return {"kind": "process"}

    def logs(self, max_bytes=65536):
        return ""

    def exec(self, argv, timeout_s):
        raise NotImplementedError

    def stop(self):
        pass


class Running:
    """A server that is there already. Nothing is built, and nobody enforces a network or resources."""

    name = "process"
    capabilities = frozenset({ProviderCapability.IMAGE_BUILD})
    supported_network_modes = frozenset({"public", "no-network"})

    def build(self, root, execution):
        return "sha256:" + "0" * 64

    def start(self, spec):
        return Subject()


class Episode:
    """A session on a socket of its own."""

    def __init__(self, seed=None, **options):
        self.socket = connect(URL.replace("http", "ws", 1) + "/ws", max_size=None)
        plan = PLAN["reset"]
        self.first = self.ask("reset", seed=plan["seed"] if seed is None else seed, **{**plan["options"], "observe": {"screenshot": False}, **options})
        self.goal, self.hash = self.first["observation"]["goal"], self.first["observation"]["info"]["state_hash"]

    def ask(self, kind, **data):
        self.socket.send(json.dumps({"type": kind, "data": data}))
        answer = json.loads(self.socket.recv(timeout=60))
        assert answer["type"] != "error", answer
        return answer["data"]

    def play(self, actions):
        """Rewards and hashes, until the episode ends."""
        seen = []
        for action in actions:
            step = self.ask("step", **action)
            seen.append((step["reward"], step["observation"]["info"]["state_hash"]))
            if step["done"]:
                break
        return seen

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.send('{"type":"close"}')
        self.socket.close()


def post(path, body):
    request = urllib.request.Request(URL + path, json.dumps(body).encode(), {"content-type": "application/json"})
    return json.load(urllib.request.urlopen(request))


def seed_control(_):
    with Episode(1) as a, Episode(1) as b, Episode(2) as c:
        return (a.goal, a.hash) == (b.goal, b.hash) and a.hash != c.hash, {"seeds": [1, 1, 2]}


def episode_determinism(_):
    tracks = []
    for _ in range(3):
        with Episode() as episode:
            tracks.append(episode.play(PLAN["actions"]))
    return tracks[0] == tracks[1] == tracks[2], {"episodes": 3, "steps": len(tracks[0])}


def episode_isolation(_):
    with Episode() as quiet, Episode() as busy:
        before = quiet.ask("observe")["observation"]["info"]["state_hash"]
        busy.play(PLAN["actions"][:-1])
        after = quiet.ask("observe")["observation"]["info"]["state_hash"]
        return before == after and quiet.play(PLAN["actions"])[-1][0] == 1, {"sessions": 2}


def tool_declaration_accuracy(manifest):
    with Episode() as episode:
        tools = [tool["name"] for tool in episode.ask("step", type="list_tools")["observation"]["tools"]]
    return sorted(tools) == sorted(manifest.capabilities.declared_tools), {"tools": len(tools)}


def task_declaration_accuracy(manifest):
    declared = manifest.capabilities.declared_task_count
    counted = {split: post("/phone/num_tasks", {"split": split})["num_tasks"] for split in declared}
    return counted == declared, {"splits": len(counted), "tasks": counted.get("all")}


def oracle_max(manifest):
    run = subprocess.run([sys.executable, ROOT / manifest.capabilities.oracle.location, URL], capture_output=True, text=True, timeout=120, check=True)
    reward, reward_range = float(run.stdout), manifest.reward
    return reward >= reward_range.range[1] - reward_range.oracle_tolerance, {"reward": reward}


def floor_gap(manifest):
    with Episode() as episode:
        floor = episode.play([{"type": "done"}])[-1][0]
    return manifest.reward.range[1] - floor >= manifest.reward.floor_margin, {"floor": floor}


def canary_floor(manifest):
    rewards = {}
    for name, actions in CANARIES.items():
        with Episode() as episode:
            rewards[name] = episode.play(actions)[-1][0]
    return all(reward <= manifest.reward.range[0] for reward in rewards.values()), rewards


def no_solution_leakage(_):
    """Nothing that a session tells before its first step holds the solver's actions, or what only the judge knows."""
    with Episode() as episode:
        told = json.dumps([episode.first, episode.ask("state"), post("/phone/task", {"split": "test", "index": 0})])
    words = ["invariants", "nearMisses", "expected", "sideEffects", "solution"]
    return not any(f'"{word}"' in told for word in words), {"characters": len(told)}


def verifier_determinism(_):
    with Episode() as episode:
        episode.play(PLAN["actions"])
        verdicts = {json.dumps(episode.ask("verdict"), sort_keys=True) for _ in range(5)}
    return len(verdicts) == 1, {"verdicts": 5}


def replayability(_):
    """A random episode that is played again by its actions ends on the same phone."""
    dice = random.Random(7)
    actions = [{"type": "open_app", "app": "notes"}] + [{"type": "tap", "x": dice.randrange(1080), "y": dice.randrange(2400)} for _ in range(8)]
    tracks = []
    for _ in range(2):
        with Episode() as episode:
            tracks.append(episode.play(actions))
    return tracks[0] == tracks[1], {"steps": len(actions)}


class Measured:
    """A grader of a check that the package names and does not grade."""

    requires_capabilities = frozenset()
    requires_provider = frozenset()
    depends_on = ("runtime.startup",)

    def __init__(self, level, measure):
        self.check_id = f"{level.name.lower()}.{measure.__name__}"
        # The package runs graders of this level alone beside a subject.
        self.level = Level.RUNTIME
        self.measure = measure

    def applies_to(self, manifest):
        return True

    def run(self, subject):
        started = time.monotonic()
        holds, measured = self.measure(subject.manifest)
        status = CheckStatus.PASS if holds else CheckStatus.FAIL
        return CheckResult(check_id=self.check_id, status=status, measured=measured, evidence=["measured by Tapworld's own grader"], duration_s=time.monotonic() - started)


RUNTIME = [seed_control, episode_determinism, episode_isolation, tool_declaration_accuracy, task_declaration_accuracy]
SEMANTIC = [oracle_max, floor_gap, canary_floor, no_solution_leakage, verifier_determinism, replayability]
shipped = runner.default_grader_registry


def graders(policy):
    registry = shipped(policy)
    for level, measures in ((Level.RUNTIME, RUNTIME), (Level.SEMANTIC, SEMANTIC)):
        for measure in measures:
            registry.register(Measured(level, measure))
    return registry


def rows(report):
    return [[r.check_id, r.status.value, "; ".join(r.evidence)] for r in report.results]


static = runner.run_validation(ROOT, max_level=Level.STATIC)
plain = runner.run_validation(ROOT, max_level=Level.SEMANTIC, provider=Running())
runner.default_grader_registry = graders
ours = runner.run_validation(ROOT, max_level=Level.SEMANTIC, provider=Running())
url = json.loads(subprocess.run([sys.executable, "-m", "openenv.cli", "validate", URL, "--json"], capture_output=True, text=True).stdout)
print(json.dumps({"static": static.verdict.value, "plain": rows(plain), "ours": rows(ours), "url": [[c["id"], c["passed"]] for c in url["criteria"]]}))
