"""Phones as Gymnasium environments. Needs ``pip install 'tapworld[gym]'``.

    import gymnasium
    import tapworld.gym

    env = gymnasium.make("tapworld/Phone-v0", task_id="notes/create-note", url="http://127.0.0.1:8100")
    envs = gymnasium.make_vec("tapworld/Phone-v0", 8, "vector_entry_point", task_id="notes/create-note")

``import tapworld.gym`` registers them; ``gymnasium.make("tapworld.gym:tapworld/Phone-v0")`` needs no import.

A sampled action declares the task done or impossible once in six steps. For a random agent that plays on, give
``sample`` a mask:

    mask = tapworld.gym.action_mask(env.action_space)
    env.step(env.action_space.sample(mask))
"""

from __future__ import annotations

import gymnasium

from .env import PhoneEnv
from .spaces import ACTIONS, ENDS, ROLES, action_mask
from .vector import PhoneVectorEnv

ID = "tapworld/Phone-v0"

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="tapworld.gym:PhoneEnv", vector_entry_point="tapworld.gym:PhoneVectorEnv")

__all__ = ["ACTIONS", "ENDS", "ID", "ROLES", "PhoneEnv", "PhoneVectorEnv", "action_mask"]
