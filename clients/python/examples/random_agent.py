"""An agent that taps, scrolls and types at random, and is judged. The seed makes it repeatable."""

from __future__ import annotations

import random
from typing import Any

from _server import arguments, server_of

import tapworld


def act(seen: tapworld.Observation, chance: random.Random) -> Any:
    """Draws an action that the screen allows."""
    targets = [e for e in seen.elements if e.states.clickable and e.states.enabled]
    fields = [e for e in seen.elements if e.states.editable]
    kind = chance.choices(["tap", "type", "scroll", "back"], [8, 2 if fields else 0, 2, 1])[0]
    if kind == "tap" and targets:
        return tapworld.tap(chance.choice(targets))
    if kind == "type":
        return tapworld.type_text(chance.choice(["tea", "42", "Meet at nine"]), element=chance.choice(fields))
    return tapworld.scroll(chance.choice(tapworld.DIRECTIONS)) if kind == "scroll" else tapworld.key("back")


def main() -> None:
    """Plays one episode and prints a line for each step."""
    parser = arguments(__doc__ or "")
    parser.add_argument("--steps", type=int, default=20, help="budget of the episode")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with server_of(options) as server, server.env(observe={"screenshot": False}) as env:
        step = env.reset(options.task, seed=options.seed, budget=options.steps)
        print(step.goal)
        while not step.done:
            action = act(step.observation, chance)
            step = env.step(action)
            error = f" ({step.error})" if step.error else ""
            print(f"{step.steps:3} {action} → {step.observation.foreground.app}{error}")
        verdict = env.verdict()
        print(f"{step.outcome}: progress {verdict['progress']:.2f}, {len(verdict['sideEffects'])} side effects")


if __name__ == "__main__":
    main()
