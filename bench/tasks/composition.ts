import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Needs } from './form.ts';

/** What a template asks of an agent beside a number of steps. */
export interface Composition extends Required<Needs> {
  /** Apps that one instance needs, the answer sheet not counted. */
  apps: number;
  /** Whether the user has to be asked. */
  asks: boolean;
}

/** What a solver's plays say of a template: the most over its seeds. */
export interface SolverNeeds {
  apps: number;
  lookups: number;
  memory: number;
}

/** Tags of templates in which something has to be found out on the phone. */
const LOOKS_UP: ReadonlySet<string> = new Set([
  'arithmetic',
  'comparison',
  'count',
  'duplicates',
  'filter',
  'lookup',
  'newest',
  'order',
  'query',
  'reasoning',
  'search',
  'transcription',
  'vision',
]);
/** Tags of templates in which something that is no longer on the screen is needed. */
const REMEMBERS: ReadonlySet<string> = new Set(['arithmetic', 'comparison', 'transfer']);
const CONDITIONAL: ReadonlySet<string> = new Set(['condition', 'threshold']);

interface Template {
  tags: readonly string[];
  spec: { needs?: Needs; user?: object; answer?: { fields: object } };
}

/**
 * The composition of a template: what it declares (`needs`), else the most of what its solver's plays, its answer sheet, its user and its tags
 * say. `apps` stands for what no play has measured.
 */
export function compositionOf(
  { tags, spec }: Template,
  played: SolverNeeds | undefined,
  apps: readonly string[],
): Composition {
  const { needs = {}, user, answer } = spec;
  const hasAny = (of: ReadonlySet<string>) => Number(tags.some(tag => of.has(tag)));
  const fields = Object.keys(answer?.fields ?? {}).length;
  return {
    apps: played?.apps ?? apps.length,
    lookups: needs.lookups ?? Math.max(played?.lookups ?? 0, fields, hasAny(LOOKS_UP)),
    conditions: needs.conditions ?? hasAny(CONDITIONAL),
    memory: needs.memory ?? Math.max(played?.memory ?? 0, Number(user !== undefined), hasAny(REMEMBERS)),
    asks: user !== undefined,
  };
}

const some = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);
const counted = (count: number, one: string) => some(count, count === 1 ? one : `${one}s`);

/** A composition in words: `2 apps, 1 lookup, 1 to remember`. */
export const compositionText = ({ apps, lookups, conditions, memory, asks }: Composition): string =>
  [
    ...counted(apps, 'app'),
    ...counted(lookups, 'lookup'),
    ...counted(conditions, 'condition'),
    ...some(memory, 'to remember'),
    ...(asks ? ['asks the user'] : []),
  ].join(', ');

const upTo = (most: number, count: number) => (count >= most ? `${most} or more` : String(count));

/** The groups that a template belongs to in reports. */
export const compositionKeys = ({ apps, lookups, conditions, memory, asks }: Composition): string[] => [
  `apps: ${upTo(3, apps)}`,
  `conditions: ${upTo(2, conditions)}`,
  `lookups: ${upTo(3, lookups)}`,
  `to remember: ${upTo(3, memory)}`,
  `user: ${asks ? 'has to be asked' : 'need not be asked'}`,
];

/** An action of a play with what was on the screen before it. */
export interface Taken {
  action: Action;
  seen: Observation;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The values in an answer's field, or in a part of one. */
function valuesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value === 'object' && value !== null) return valuesIn((value as { value?: unknown }).value);
  return value === undefined || value === null ? [] : [String(value)];
}

/** What an action says: the text that it types, or the values of an answer. */
function saidBy(action: Action): string[] {
  if (action.type === 'type') return [action.text];
  return action.type === 'answer' ? valuesIn(Object.values(action.fields)) : [];
}

const shows = ({ elements = [] }: Observation, value: string) =>
  elements.some(({ name, value: held, description }) =>
    [name, held, description].some(text => text !== undefined && plain(String(text)).includes(value)),
  );

/**
 * What a play had to read: values that it typed or answered and the goal does not say, and those among them that were not on the screen
 * at that moment, so that they had to be remembered or worked out. What the user told is remembered, and not looked up. What a tap chooses is not
 * seen here.
 */
export function readIn(goal: string, track: readonly Taken[]): Omit<SolverNeeds, 'apps'> {
  const asked = plain(goal);
  const lookups = new Set<string>();
  const memory = new Set<string>();
  for (const { action, seen } of track)
    for (const value of saidBy(action).map(plain)) {
      if (value === '' || asked.includes(value)) continue;
      const isTold = seen.messages?.some(({ from, text }) => from === 'user' && plain(text).includes(value));
      if (!isTold) lookups.add(value);
      if (!shows(seen, value)) memory.add(value);
    }
  return { lookups: lookups.size, memory: memory.size };
}

/** The most of what several plays needed. */
export const mostNeeds = (all: readonly SolverNeeds[]): SolverNeeds => ({
  apps: Math.max(...all.map(each => each.apps)),
  lookups: Math.max(...all.map(each => each.lookups)),
  memory: Math.max(...all.map(each => each.memory)),
});
