import type { Element, Observation } from '../../../src/protocol/observation.ts';
import type { Candidate } from './candidates.ts';
import type { Goal } from './goal.ts';
import { h } from './hashing.ts';
import type { Memory } from './memory.ts';
import { textOf, type ElementText } from './screen.ts';

/** `n`, at most `limit`. */
export const most = (n: number, limit: number) => Math.min(n, limit);

/** A screen with at most this many touchable elements is probably a dialog or a sheet. */
const FEW_ELEMENTS = 7;

/** How an element matches the goal: its best span, the goal's words in its title, and how many of those are not covered yet. */
export interface Fit {
  level: number;
  /** Index of the span; −1 for none. */
  span: number;
  matched: readonly string[];
  fresh: number;
}

/** Facts of a whole screen, computed once for all of its candidates. */
export interface Context {
  goal: Goal;
  memory: Memory;
  /** In how many touchable elements each stem occurs. */
  counts: Map<string, number>;
  /** For each span of the goal, whether a touchable element shows it. */
  isShown: readonly boolean[];
  /** How each touchable element matches the goal. */
  fits: Map<Element, Fit>;
  /** The largest number of the goal's words in one title. */
  best: number;
  /** The same for words that no touch or text has covered yet. */
  freshest: number;
  /** How many of the goal's deeds are covered: none wanted, no, some or all. */
  deeds: string;
  width: number;
  height: number;
  fields: readonly Element[];
  /** Facts of the screen, as hashes. */
  facts: Readonly<
    Record<
      | 'consumed'
      | 'left'
      | 'waiting'
      | 'last'
      | 'two'
      | 'fields'
      | 'few'
      | 'step'
      | 'visits'
      | 'state'
      | 'deeds'
      | 'freshest'
      | 'close',
      number
    >
  >;
  /** All facts; they are crossed with every kind of action. */
  all: readonly number[];
}

/** How well a text matches a span: 4 if a piece of it is the span, 3 if it begins with it, 2 if it contains it as words, else 0. */
export function level({ pieces, plain }: ElementText, span: string): number {
  if (pieces.includes(span) || plain === span) return 4;
  if (!plain.includes(span)) return 0;
  const at = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.indexOf(
    ` ${span.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
  if (at < 0) return 0;
  return at === 0 ? 3 : 2;
}

/** How many of some things are done. */
function share(done: number, all: number): 'none' | 'no' | 'some' | 'all' {
  if (all === 0) return 'none';
  if (done === 0) return 'no';
  return done < all ? 'some' : 'all';
}

/** The number of steps so far, in buckets that grow. */
function stepBucket(step: number): number {
  if (step <= 3) return step;
  if (step <= 5) return 4;
  return step <= 8 ? 6 : 9;
}

/** The span that a text fits best; of equal fits, the longer span. */
function bestSpan(text: ElementText, { spans }: Goal): Pick<Fit, 'level' | 'span'> {
  let best = { level: 0, span: -1 };
  for (const [i, span] of spans.entries()) {
    const found = level(text, span.plain);
    const isLonger = best.span >= 0 && span.plain.length > spans[best.span]!.plain.length;
    if (found > best.level || (found > 0 && found === best.level && isLonger))
      best = { level: found, span: i };
  }
  return best;
}

/** How the touchable elements of a screen match the goal. */
function matchGoal(
  touchable: readonly Element[],
  goal: Goal,
  memory: Memory,
): Pick<Context, 'counts' | 'isShown' | 'fits' | 'best' | 'freshest'> {
  const counts = new Map<string, number>();
  const fits: Context['fits'] = new Map();
  const isShown = goal.spans.map(() => false);
  let best = 0;
  let freshest = 0;
  for (const element of touchable) {
    const text = textOf(element);
    for (const stem of new Set(text.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const matched = text.title.filter(stem => goal.stems.has(stem));
    const fresh = matched.filter(stem => !memory.covered.has(stem)).length;
    best = Math.max(best, matched.length);
    freshest = Math.max(freshest, fresh);
    for (const [i, span] of goal.spans.entries()) if (level(text, span.plain) > 0) isShown[i] = true;
    fits.set(element, { ...bestSpan(text, goal), matched, fresh });
  }
  return { counts, isShown, fits, best, freshest };
}

/** Which parts of the goal are done, and which are left. */
function progressOf(goal: Goal, { typed, touched, covered }: Memory, isShown: readonly boolean[]) {
  const isUsed = (i: number) => typed.has(i) || touched.has(i);
  const spans = goal.spans.map((span, i) => ({ i, kind: span.kind }));
  const wanted = spans.filter(({ kind }) => kind !== 'part');
  const quotes = wanted.filter(({ kind }) => kind === 'quote' || kind === 'tail');
  const deedsDone = [...goal.deeds].filter(word => covered.has(word)).length;
  return {
    consumed: share(wanted.filter(({ i }) => isUsed(i)).length, wanted.length),
    quotes: quotes.length,
    left: quotes.filter(({ i }) => !isUsed(i)).length,
    waiting: wanted.some(({ i, kind }) => isShown[i] && !touched.has(i) && kind !== 'number'),
    deeds: share(deedsDone, goal.deeds.size),
  };
}

export function contextOf(
  { elements = [] }: Observation,
  goal: Goal,
  memory: Memory,
  candidates: readonly Candidate[],
): Context {
  const touchable = new Set(candidates.flatMap(c => (c.element && c.kind !== 'type' ? [c.element] : [])));
  const match = matchGoal([...touchable], goal, memory);
  const { consumed, quotes, left, waiting, deeds } = progressOf(goal, memory, match.isShown);
  const { last, previous } = memory;
  const fields = elements.filter(e => e.states.editable && e.states.enabled);
  const hasFewElements = touchable.size <= FEW_ELEMENTS;
  const lastIs = last ? `${last.kind}/${last.coarse}/${last.changed}` : 'start';
  const facts = {
    consumed: h(`consumed ${consumed}`),
    left: h(`left ${most(left, 2)} of ${most(quotes, 2)}`),
    waiting: h(`waiting ${waiting}`),
    last: h(`last ${lastIs}`),
    two: h(`two ${last?.kind} ${previous?.kind}`),
    fields: h(`fields ${most(fields.length, 2)} ${fields.some(e => (e.value ?? '') === '')}`),
    few: h(`few ${hasFewElements}`),
    step: h(`step ${stepBucket(memory.step)}`),
    visits: h(`visits ${most(memory.visits, 3)}`),
    state: h(`state ${consumed} ${last?.kind} ${last?.changed} ${hasFewElements}`),
    deeds: h(`deeds ${deeds} ${consumed}`),
    freshest: h(`freshest ${most(match.freshest, 2)} ${waiting}`),
    close: h(`deeds ${deeds} ${most(match.freshest, 1)} ${hasFewElements}`),
  };
  return {
    goal,
    memory,
    ...match,
    deeds,
    fields,
    facts,
    all: Object.values(facts),
    width: Math.max(1, ...elements.map(e => e.bounds[2]!)),
    height: Math.max(1, ...elements.map(e => e.bounds[3]!)),
  };
}
