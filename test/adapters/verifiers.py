"""
Plays an episode by each taskset of verifiers that reaches Tapworld, with `vf-eval` as it comes from PyPI: by `openenv` with actions of the
wire, by `nemo_gym` with calls of tools. The model is a script behind the API of chat completions, which says what it is given.
"""
import json
import os
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

given = json.loads(sys.argv[1])
bin = Path(sys.executable).parent
asked = []


def replies(model):
    if model == "openenv":
        return [{"content": json.dumps(action)} for action in given["actions"]]
    calls = [{"tool_calls": [{"index": 0, "id": f"call-{i}", "type": "function", "function": {"name": call["name"], "arguments": json.dumps(call["arguments"])}}]} for i, call in enumerate(given["calls"])]
    return [*calls, {"content": "That is all."}]


class Model(BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        asked.append(body)
        turn = sum(message["role"] == "assistant" for message in body["messages"])
        said = {"role": "assistant", **replies(body["model"])[turn]}
        choices = [{"index": 0, "delta": said, "finish_reason": None}], [{"index": 0, "delta": {}, "finish_reason": "tool_calls" if "tool_calls" in said else "stop"}], []
        chunks = [{"id": "c", "object": "chat.completion.chunk", "created": 0, "model": body["model"], "choices": choice} for choice in choices]
        chunks[-1]["usage"] = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        stream = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + "data: [DONE]\n\n"
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.wfile.write(stream.encode())

    def log_message(self, *_):
        pass


def play(folder, taskset, agent, options):
    """The trace of the one episode of a taskset."""
    config = {"model": taskset, "client": {"base_url": f"http://127.0.0.1:{server.server_port}/v1"}, "env": {"taskset": {"id": taskset, **options}, agent: {"harness": {"id": "null"}, "runtime": {"type": "subprocess"}}}}
    (folder / f"{taskset}.json").write_text(json.dumps(config))
    # Its harness is a script that uv runs. HOME is where both keep their caches.
    own = {"PATH": f"{bin}:{os.environ['PATH']}", "HOME": given["home"]}
    ran = subprocess.run([sys.executable, "-c", "from verifiers.v1.cli.eval.main import main; main()", taskset, "@", f"{taskset}.json", "--output-dir", taskset, "--no-push"], cwd=folder, env={**os.environ, **own}, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=280)
    (written,) = list((folder / taskset).glob("*/traces.jsonl")) or [None]
    assert written, ran.stdout + ran.stderr
    episode = json.loads(written.read_text())
    (trace,) = episode["traces"]
    assert episode["ok"], [episode["errors"], trace["errors"]]
    return trace


server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
row = {"task_id": given["task"], "seed": given["seed"]}
with tempfile.TemporaryDirectory() as made:
    folder = Path(made)
    trace = play(folder, "openenv", "player", {"base_url": given["url"], "resets": [{**row, "observe": {"screenshot": False}}]})
    first = json.loads(asked[0]["messages"][0]["content"])
    said = {"openenv": {"rewards": trace["rewards"], "turns": len(asked), "goal": first["observation"]["goal"], "schema": "anyOf" in first["action_schema"]}}
    asked.clear()
    (folder / "rows.jsonl").write_text(json.dumps({**row, "responses_create_params": {"input": [{"role": "user", "content": given["goal"]}]}}))
    trace = play(folder, "nemo_gym", "agent", {"dataset": "rows.jsonl", "task": {"resources_url": given["url"]}})
    said["nemo_gym"] = {"rewards": trace["rewards"], "turns": len(asked), "tools": [tool["function"]["name"] for tool in asked[0]["tools"]], "info": trace["info"], "outputs": [m["content"] for m in asked[-1]["messages"] if m["role"] == "tool"]}
server.shutdown()
print(json.dumps(said))
