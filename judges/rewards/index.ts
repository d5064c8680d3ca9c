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

/** The reward of an episode: one by name, one with settings, or several that are summed. */
export type RewardChoice =
  | string
  | { name: string; options?: Record<string, number>; weight?: number }
  | readonly RewardChoice[];

/** Thrown for a reward or a setting that does not exist; the message names those that do. */
export class RewardError extends Error {}

/**
 * The reward of a step; null (not 0) where a verdict is a judge error. Components of several rewards are named
 * `reward.component`, and those of the second reward with the same name `reward#2.component`. Throws RewardError for an
 * unknown name or setting, and for a value that is not a number.
 */
export function score(choice: RewardChoice, step: RewardStep): Reward | null {
  if (step.before.error || step.after.error) return null;
  if (typeof choice === 'object' && 'length' in choice) {
    if (choice.length === 0) throw new RewardError('A list of rewards must name at least one reward');
    const names = choice.map(nameOf);
    const parts = choice.map((c, i) => ({ name: uniqueName(names, i), ...score(c, step)! }));
    const components: Record<string, number> = {};
    for (const part of parts)
      for (const [key, value] of Object.entries(part.components)) components[`${part.name}.${key}`] = value;
    return { reward: parts.reduce((total, p) => total + p.reward, 0), components };
  }
  const { name, options = {}, weight = 1 } = typeof choice === 'string' ? { name: choice } : choice;
  const def = Object.hasOwn(rewards, name) ? rewards[name]! : undefined;
  if (!def)
    throw new RewardError(`No reward is called ${name}; choose one of ${Object.keys(rewards).join(', ')}`);
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  if (!isNumber(weight))
    throw new RewardError(`The weight of reward ${name} must be a number, not ${JSON.stringify(weight)}`);
  for (const [key, value] of Object.entries(options)) {
    if (!Object.hasOwn(def.defaults, key))
      throw new RewardError(
        `Reward ${name} has no setting ${key}; it has ${Object.keys(def.defaults).join(', ') || 'none'}`,
      );
    if (!isNumber(value))
      throw new RewardError(`${key} of reward ${name} must be a number, not ${JSON.stringify(value)}`);
  }
  const { reward, components } = def.score(step, { ...def.defaults, ...options });
  return { reward: weight * reward, components };
}

/** Whether a choice has a reward that needs the solver's action. */
export function needsReference(choice: RewardChoice): boolean {
  if (typeof choice === 'object' && 'length' in choice) return choice.some(needsReference);
  return rewards[typeof choice === 'string' ? choice : choice.name]?.reference === true;
}

/** The name of the reward at `i`, numbered where earlier ones have the same name. */
function uniqueName(names: readonly string[], i: number): string {
  const nth = names.slice(0, i + 1).filter(name => name === names[i]).length;
  return nth === 1 ? names[i]! : `${names[i]}#${nth}`;
}

const nameOf = (choice: RewardChoice): string =>
  typeof choice === 'string' ? choice : 'length' in choice ? 'sum' : choice.name;
