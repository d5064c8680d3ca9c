import { streamOf } from '../../src/state/random.ts';
import { PolicyActor } from '../training/policy/actor.ts';
import { CheckpointError, readCheckpoint } from '../training/policy/checkpoint.ts';
import { drawOf, type Agent } from './agent.ts';

const PREFIX = 'policy:';

/** Whether a name asks for a trained policy. */
export const isPolicy = (name: string): boolean => name.startsWith(PREFIX);

/** Plays a checkpoint of `tapworld train`: the likeliest action, and seeded chance among those that are alike. Throws CHECKPOINT_NOT_FOUND and INVALID_CHECKPOINT. */
export function policy(name: string): Agent {
  const path = name.slice(PREFIX.length);
  const { model } = readCheckpoint(path);
  // Of weights that are none no action is the likeliest.
  if (!model.weights.every(Number.isFinite))
    throw new CheckpointError(
      'INVALID_CHECKPOINT',
      `${path}: some of its weights are no numbers: its training went astray, and a checkpoint from before may be sound`,
    );
  const actor = new PolicyActor(model, { greedy: true });
  return {
    name,
    describe: 'a policy that was trained here',
    pictures: false,
    start({ goal, ...brief }) {
      const play = actor.start({ goal }, streamOf(...drawOf(brief), 'agent policy'));
      return observation => play(observation).action;
    },
  };
}
