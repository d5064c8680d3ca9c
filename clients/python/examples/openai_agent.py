"""An agent with a model behind any endpoint of OpenAI's chat completions. OPENAI_API_KEY holds the key."""

from __future__ import annotations

import json
import os
import urllib.request
from typing import Any

from _server import arguments, server_of

import tapworld


def ask(base: str, model: str, messages: list[dict[str, Any]], timeout: float = 120.0) -> str:
    """Returns the model's reply. Raises urllib.error.HTTPError if the endpoint refuses."""
    key = os.environ.get("OPENAI_API_KEY")
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    body = json.dumps({"model": model, "messages": messages}).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{base.rstrip('/')}/chat/completions", body, headers), timeout=timeout
    ) as answer:
        return str(json.load(answer)["choices"][0]["message"]["content"] or "")


def message(step: tapworld.Step, pictures: bool) -> dict[str, Any]:
    """Describes a step to the model, with the picture if there is one."""
    shot = step.observation.screenshot
    if not pictures or shot is None:
        return {"role": "user", "content": tapworld.step_text(step)}
    return {
        "role": "user",
        "content": [
            {"type": "text", "text": tapworld.step_text(step)},
            {"type": "image_url", "image_url": {"url": shot.url}},
        ],
    }


def main() -> None:
    """Plays one episode and prints each reply of the model."""
    parser = arguments(__doc__ or "")
    parser.add_argument("--endpoint", required=True, help="base URL, such as http://127.0.0.1:8000/v1")
    parser.add_argument("--model", required=True, help="name of the model")
    parser.add_argument("--pictures", action="store_true", help="show the screen as a picture too")
    parser.add_argument("--remember", type=int, default=8, help="turns that the model sees")
    options = parser.parse_args()
    observe: tapworld.Observe = {"screenshot": "jpeg", "scale": 1.3} if options.pictures else {"screenshot": False}
    with server_of(options) as server, server.env(observe=observe) as env:
        step = env.reset(options.task, seed=options.seed)
        rules = {"role": "system", "content": f"{tapworld.RULES}\n\n{tapworld.task_text(step)}"}
        turns: list[dict[str, Any]] = []
        print(step.goal)
        while not step.done:
            turns.append(message(step, options.pictures))
            reply = ask(options.endpoint, options.model, [rules, *turns[-2 * options.remember - 1 :]])
            turns.append({"role": "assistant", "content": reply})
            try:
                step = env.step(tapworld.read_action(reply), format_ok=True)
            except ValueError as unreadable:
                # It costs a step, so that an episode ends even if the model never replies in the right form.
                step = env.step({"type": "unreadable"}, format_ok=False)
                print(unreadable)
            print(f"{step.steps:3} {reply.strip()[:160]}")
        print(f"{step.outcome}, {step.steps} steps of {step.budget}")


if __name__ == "__main__":
    main()
