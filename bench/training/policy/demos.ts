import type { RewardChoice } from '../../../judges/rewards/index.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Device } from '../../tasks/device.ts';
import { SolverError } from '../../tasks/steps.ts';
import { instantiate } from '../../tasks/registry.ts';
import { Episode, type Choice } from './actor.ts';
import type { Candidate } from './candidates.ts';
import { Encoder } from './features.ts';
import { plain } from './tokens.ts';

const bare = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const sameText = (a: string, b: string) =>
  bare(a) === bare(b) || (a.trim() !== '' && Number(a) === Number(b));

/** Whether two touches mean the same: on the same track, less than a tenth of it apart. */
function near(action: Extract<Action, { type: 'tap' }>, { action: own, element }: Candidate): boolean {
  if (own.type !== 'tap' || own.x === undefined || action.x === undefined || action.y === undefined)
    return false;
  const [left, top, right, bottom] = element!.bounds as [number, number, number, number];
  return action.y >= top && action.y < bottom && Math.abs(action.x - own.x) < (right - left) / 10;
}

/** Index of the candidate that equals a solver's action; −1 if the policy has none. */
export function match(action: Action, observation: Observation, candidates: readonly Candidate[]): number {
  const idOf = (ref: string | number | undefined) =>
    typeof ref === 'number' ? observation.elements?.[ref]?.id : ref;
  return candidates.findIndex(candidate => {
    const { action: own } = candidate;
    switch (action.type) {
      case 'tap':
        return action.element === undefined
          ? near(action, candidate)
          : own.type === 'tap' && own.element !== undefined && own.element === idOf(action.element);
      case 'long_press':
        return (
          own.type === 'long_press' && action.element !== undefined && own.element === idOf(action.element)
        );
      case 'type':
        return (
          own.type === 'type' &&
          (action.element === undefined
            ? candidate.element!.states.focused
            : own.element === idOf(action.element)) &&
          sameText(own.text, action.text)
        );
      case 'scroll':
        return own.type === 'scroll' && own.direction === action.direction;
      case 'key':
        return own.type === 'key' && own.key === action.key;
      case 'open_app':
        return own.type === 'open_app' && own.app === action.app;
      default:
        return own.type === action.type;
    }
  });
}

export interface Demonstration {
  task: string;
  seed: number;
  choices: readonly Choice[];
  /** Actions of the solver that no candidate equals. */ unmatched: number;
  success: boolean;
  /** Sum of the rewards; null if none were requested. */ returned: number | null;
}

/**
 * Plays a template's solver and records the candidates that the policy would have to choose. If the policy has the same action in a form of
 * its own (typing without the keyboard's action key, then the key), that form is played. A solver that gets lost ends it early. `reward` names the rewards.
 */
export async function demonstrate(
  device: Device,
  task: string,
  seed: number,
  encoder: Encoder,
  reward?: RewardChoice,
): Promise<Demonstration> {
  const { solve } = await instantiate(task, seed);
  const start = await device.reset(task, seed, {
    ...(reward === undefined ? {} : { reward }),
    observe: { screenshot: false, elements: true },
  });
  const episode = new Episode(start.goal, encoder);
  const choices: Choice[] = [];
  let [observation, unmatched, isOver] = [start.observation, 0, false];
  let returned: number | null = reward === undefined ? null : 0;
  const solution = solve(observation);
  const play = async (action: Action) => {
    const { candidates, features } = episode.weigh(observation);
    const picked = match(action, observation, candidates);
    if (picked < 0) unmatched++;
    else {
      choices.push({ features, picked });
      episode.act(candidates[picked]!);
    }
    const result = await device.step(
      picked < 0 || action.type === 'tap' ? action : candidates[picked]!.action,
    );
    observation = result.observation;
    if (returned !== null) returned = result.reward === null ? null : returned + result.reward;
    isOver = result.terminated || result.truncated;
  };
  try {
    for (let next = solution.next(); !next.done && !isOver; next = solution.next(observation)) {
      const action = next.value;
      await play(action);
      if (action.type === 'type' && action.enter && !isOver) await play({ type: 'key', key: 'enter' });
    }
  } catch (error) {
    if (!(error instanceof SolverError)) throw error;
  }
  return { task, seed, choices, unmatched, success: (await device.verdict()).success, returned };
}
