import { actionLevel } from './action-level.ts';
import { dense } from './dense.ts';
import { format } from './format.ts';
import { graded } from './graded.ts';
import { shortestPath } from './shortest-path.ts';
import { sparse } from './sparse.ts';
import type { Reward, RewardDef, RewardStep } from './types.ts';

export { follows } from './action-level.ts';
export { Shortest } from './shortest.ts';
export type { Meant, Outcome, Reference, Reward, RewardDef, RewardStep } from './types.ts';

/** Every reward by its name. */
export const rewards: Record<string, RewardDef> = Object.fromEntries(
  ([sparse, dense, graded, shortestPath, actionLevel, format] as unknown as RewardDef[]).map(def => [
    def.name,
    def,
  ]),
);

/** What is chosen for an episode: one reward by name, or several whose components are summed, with settings. */
export type RewardChoice =
  | string
  | { name: string; options?: Record<string, number>; weight?: number }
  | readonly RewardChoice[];

/** Thrown for a reward or a setting that does not exist; the message names those that do. */
export class RewardError extends Error {}

/**
 * The reward of a step. Gives null, which is no reward and not 0, where a verdict is a judge error. Components of several
 * rewards are named `reward.component`, those of the second of one name `reward#2.component`. Throws RewardError for an unknown name or setting, and for a
 * value that is no number.
 */
export function score(choice: RewardChoice, step: RewardStep): Reward | null {
  if (step.before.error || step.after.error) return null;
  if (typeof choice === 'object' && 'length' in choice) {
    if (choice.length === 0) throw new RewardError('A list of rewards names one at least');
    const names = choice.map(nameOf);
    const parts = choice.map((c, i) => ({ name: unlike(names, i), ...score(c, step)! }));
    return {
      reward: parts.reduce((total, p) => total + p.reward, 0),
      components: Object.fromEntries(
        parts.flatMap(p => Object.entries(p.components).map(([k, v]) => [`${p.name}.${k}`, v])),
      ),
    };
  }
  const { name, options = {}, weight = 1 } = typeof choice === 'string' ? { name: choice } : choice;
  const def = Object.hasOwn(rewards, name) ? rewards[name]! : undefined;
  if (!def) throw new RewardError(`No reward ${name}; there are ${Object.keys(rewards).join(', ')}`);
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  if (!isNumber(weight))
    throw new RewardError(`The weight of reward ${name} is a number, not ${JSON.stringify(weight)}`);
  for (const [key, value] of Object.entries(options)) {
    if (!Object.hasOwn(def.defaults, key))
      throw new RewardError(
        `Reward ${name} has no setting ${key}; it has ${Object.keys(def.defaults).join(', ') || 'none'}`,
      );
    if (!isNumber(value))
      throw new RewardError(`${key} of reward ${name} is a number, not ${JSON.stringify(value)}`);
  }
  const { reward, components } = def.score(step, { ...def.defaults, ...options });
  return { reward: weight * reward, components };
}

/** Whether a choice has a reward that looks at what the solver would have done. */
export function needsReference(choice: RewardChoice): boolean {
  if (typeof choice === 'object' && 'length' in choice) return choice.some(needsReference);
  return rewards[typeof choice === 'string' ? choice : choice.name]?.reference === true;
}

/** The name of one of several, told from those before it that have the same. */
function unlike(names: readonly string[], i: number): string {
  const nth = names.slice(0, i + 1).filter(name => name === names[i]).length;
  return nth === 1 ? names[i]! : `${names[i]}#${nth}`;
}

const nameOf = (choice: RewardChoice): string =>
  typeof choice === 'string' ? choice : 'length' in choice ? 'sum' : choice.name;
