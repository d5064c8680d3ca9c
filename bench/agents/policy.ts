import { streamOf } from '../../src/state/random.ts';
import { PolicyActor } from '../training/policy/actor.ts';
import { readCheckpoint } from '../training/policy/checkpoint.ts';
import type { Agent } from './agent.ts';

const PREFIX = 'policy:';

/** Whether a name asks for a trained policy. */
export const isPolicy = (name: string): boolean => name.startsWith(PREFIX);

/** Plays a checkpoint of `tapworld train`: the likeliest action, and seeded chance among those that are alike. Throws CHECKPOINT_NOT_FOUND and INVALID_CHECKPOINT. */
export function policy(name: string): Agent {
  const actor = new PolicyActor(readCheckpoint(name.slice(PREFIX.length)).model, { greedy: true });
  return {
    name,
    describe: 'a policy that was trained here',
    pictures: false,
    start({ task, seed, goal }) {
      const play = actor.start({ goal }, streamOf(seed, task, 'agent policy'));
      return seen => play(seen).action;
    },
  };
}
