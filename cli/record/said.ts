import type { Phone } from '../../apps/catalogue.ts';
import type { Parameter } from '../../bench/author/parameters.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { instantiateOn } from '../../bench/tasks/instance.ts';
import type { Instance, RecordingDraft } from '../../src/protocol/wire/recordings.ts';

/** Seeds that are tried before a template is offered. */
const TRIED = 12;

/** Why instances of a template cannot be set up, if any cannot. */
export function unplayable(world: Phone, task: Task): string[] {
  const reasons = Array.from({ length: TRIED }, (_, i) => {
    try {
      instantiateOn(world, task, i + 1);
      return [];
    } catch (error) {
      return [(error as Error).message.replace(/^Task [^:]+: /, '')];
    }
  }).flat();
  return reasons.length === 0
    ? []
    : [`${reasons.length} of ${TRIED} instances cannot be played, the first because ${reasons[0]!}`];
}

/** The goal with the names that parameters have now. `names` are those that they had before. */
export function renamedIn(
  { goal, parameters }: RecordingDraft,
  names: ReadonlyMap<string, string>,
): RecordingDraft['goal'] {
  const renamed = (text: string) =>
    Object.entries(parameters).reduce((words, [id, { name }]) => {
      const before = names.get(id);
      if (name === undefined || before === undefined || name === before) return words;
      return words.replace(new RegExp(`\\{${before}(?=[.}])`, 'g'), `{${name}`);
    }, text);
  return { en: goal.en.map(renamed), zh: goal.zh.map(renamed) };
}

/** The values of an instance's parameters, for people. */
function valuesOf(params: Record<string, unknown>, parameters: readonly Parameter[]): Record<string, string> {
  return Object.fromEntries(
    parameters
      .filter(({ used }) => used)
      .map(parameter => {
        const value = params[parameter.name];
        if (parameter.kind === 'row') {
          const row = value as Record<string, unknown>;
          return [parameter.name, String(parameter.label?.read(row) ?? row['id'])];
        }
        return [parameter.name, parameter.kind === 'time' ? (value as { text: string }).text : String(value)];
      }),
  );
}

/** The first instances of a template, for people. */
export const instancesOf = (
  world: Phone,
  task: Task,
  parameters: readonly Parameter[],
  count: number,
): Instance[] =>
  Array.from({ length: count }, (_, i) => {
    const seed = i + 1;
    try {
      const { goals, params } = instantiateOn(world, task, seed);
      return { seed, values: valuesOf(params as Record<string, unknown>, parameters), goal: goals };
    } catch (error) {
      return { seed, values: {}, goal: { en: '', zh: '' }, problem: (error as Error).message };
    }
  });
