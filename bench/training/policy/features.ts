import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { offered, type Candidate } from './candidates.ts';
import type { Goal } from './goal.ts';
import type { Memory } from './memory.ts';
import { textOf, type ElementText } from './screen.ts';
import { cross, hashText } from './tokens.ts';

/** How features become places in the weights. A checkpoint holds it, and one made by another scheme is refused. */
export interface Hashing {
  /** Names the set of features below; changed with every change of what is hashed. */
  scheme: 'tapworld-2';
  /** Each half of the table has 2^bits places: the first for what holds anywhere, the second for words that are learned by heart. */
  bits: number;
  /** What a feature of the second half counts: what is learned by heart is learned that much more slowly. */
  memorised: number;
}

export const HASHING: Hashing = { scheme: 'tapworld-2', bits: 18, memorised: 0.25 };

const most = (n: number, limit: number) => Math.min(n, limit);
/** Constants of the feature families, hashed once. */
const names = new Map<string, number>();
const h = (name: string): number => {
  let found = names.get(name);
  if (found === undefined) names.set(name, (found = hashText(name)));
  return found;
};

/** Words of a dialog, or of a sheet over the rest: few things to touch. */
const FEW = 7;

/** What holds of a whole screen, worked out once for all of its candidates. */
interface Context {
  goal: Goal;
  memory: Memory;
  /** In how many candidates each stem stands. */
  counts: Map<string, number>;
  /** For each span, whether something that can be touched says it. */
  isShown: readonly boolean[];
  /** For each element, how it fits the spans, which of the goal's words its title says, and how many of those nothing has said yet. */
  fits: Map<Element, { level: number; span: number; matched: readonly string[]; fresh: number }>;
  /** Highest number of the goal's words in one title. */
  best: number;
  /** The same of words that nothing touched or typed has said yet. */
  freshest: number;
  /** Whether what the goal wants done has been touched. */
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
  /** All of them: crossed with every kind of action. */
  all: readonly number[];
}

/** 4 a piece of it is the span, 3 the title begins with it, 2 it stands somewhere, 0 not. */
function level({ pieces, plain }: ElementText, span: string): number {
  if (pieces.includes(span) || plain === span) return 4;
  if (!plain.includes(span)) return 0;
  const at = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.indexOf(
    ` ${span.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `,
  );
  return at < 0 ? 0 : at === 0 ? 3 : 2;
}

function contextOf(
  observation: Observation,
  goal: Goal,
  memory: Memory,
  candidates: readonly Candidate[],
): Context {
  const elements = observation.elements ?? [];
  const touchable = [
    ...new Set(candidates.flatMap(c => (c.element && c.kind !== 'type' ? [c.element] : []))),
  ];
  const counts = new Map<string, number>();
  const fits: Context['fits'] = new Map();
  const shown = goal.spans.map(() => false);
  let best = 0;
  let freshest = 0;
  for (const e of touchable) {
    const text = textOf(e);
    for (const word of new Set(text.stems)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const matched = text.title.filter(word => goal.stems.has(word));
    best = Math.max(best, matched.length);
    const fresh = matched.filter(word => !memory.covered.has(word)).length;
    freshest = Math.max(freshest, fresh);
    let fit = { level: 0, span: -1 };
    for (const [i, span] of goal.spans.entries()) {
      const found = level(text, span.plain);
      if (found === 0) continue;
      shown[i] = true;
      // Of equal fits the longer words count.
      if (
        found > fit.level ||
        (found === fit.level && span.plain.length > goal.spans[fit.span]!.plain.length)
      )
        fit = { level: found, span: i };
    }
    fits.set(e, { ...fit, matched, fresh });
  }
  const { last, previous, typed, touched } = memory;
  const wanted = goal.spans.map((_, i) => i).filter(i => goal.spans[i]!.kind !== 'part');
  const used = wanted.filter(i => typed.has(i) || touched.has(i)).length;
  const consumed = wanted.length === 0 ? 'none' : used === 0 ? 'no' : used < wanted.length ? 'some' : 'all';
  const quotes = wanted.filter(i => goal.spans[i]!.kind === 'quote' || goal.spans[i]!.kind === 'tail');
  const left = quotes.filter(i => !typed.has(i) && !touched.has(i)).length;
  const waiting = wanted.some(i => shown[i] && !touched.has(i) && goal.spans[i]!.kind !== 'number');
  const fields = elements.filter(e => e.states.editable && e.states.enabled);
  const few = touchable.length <= FEW;
  const step = memory.step <= 3 ? memory.step : memory.step <= 5 ? 4 : memory.step <= 8 ? 6 : 9;
  const lastIs = last ? `${last.kind}/${last.coarse}/${last.changed}` : 'start';
  const deedsDone = [...goal.deeds].filter(word => memory.covered.has(word)).length;
  const deeds =
    goal.deeds.size === 0 ? 'none' : deedsDone === 0 ? 'no' : deedsDone < goal.deeds.size ? 'some' : 'all';
  const facts = {
    consumed: h(`consumed ${consumed}`),
    left: h(`left ${most(left, 2)} of ${most(quotes.length, 2)}`),
    waiting: h(`waiting ${waiting}`),
    last: h(`last ${lastIs}`),
    two: h(`two ${last?.kind} ${previous?.kind}`),
    fields: h(`fields ${most(fields.length, 2)} ${fields.some(e => (e.value ?? '') === '')}`),
    few: h(`few ${few}`),
    step: h(`step ${step}`),
    visits: h(`visits ${most(memory.visits, 3)}`),
    state: h(`state ${consumed} ${last?.kind} ${last?.changed} ${few}`),
    deeds: h(`deeds ${deeds} ${consumed}`),
    freshest: h(`freshest ${most(freshest, 2)} ${waiting}`),
    close: h(`deeds ${deeds} ${most(freshest, 1)} ${few}`),
  };
  return {
    goal,
    memory,
    counts,
    isShown: shown,
    fits,
    best,
    freshest,
    deeds,
    fields,
    facts,
    all: Object.values(facts),
    width: Math.max(1, ...elements.map(e => e.bounds[2]!)),
    height: Math.max(1, ...elements.map(e => e.bounds[3]!)),
  };
}

/** Turns candidates into places of the weights. Features are there or not; nothing else about them is kept. */
export class Encoder {
  readonly hashing: Hashing;
  readonly #mask: number;
  #ids = new Set<number>();

  constructor(hashing: Hashing = HASHING) {
    this.hashing = hashing;
    this.#mask = 2 ** hashing.bits - 1;
  }

  /** Places of the weights for each candidate, in their order; the same for the same screen, goal and memory. */
  encode(observation: Observation, goal: Goal, memory: Memory, candidates: readonly Candidate[]): number[][] {
    const context = contextOf(observation, goal, memory, candidates);
    return candidates.map(candidate => {
      this.#ids = new Set();
      this.#common(candidate, context, observation);
      if (candidate.kind === 'type') this.#typing(candidate, context);
      else if (candidate.element) this.#touching(candidate, candidate.element, context);
      else if (candidate.kind === 'open_app') this.#opening(candidate, context);
      else this.#plain(candidate, context);
      return [...this.#ids];
    });
  }

  #general(...parts: readonly number[]): void {
    this.#ids.add(parts.reduce(cross) & this.#mask);
  }

  #byHeart(...parts: readonly number[]): void {
    this.#ids.add((parts.reduce(cross) & this.#mask) + this.#mask + 1);
  }

  /** What is asked of every candidate: what it is, on what screen, and whether it was done before. */
  #common(
    { kind, coarse, key, ids }: Candidate,
    { all, memory, goal }: Context,
    { foreground }: Observation,
  ): void {
    const what = h(`${kind} ${coarse}`);
    this.#general(what);
    for (const fact of all) this.#general(what, fact);
    const [before, here] = [memory.done.get(key) ?? 0, memory.here(key)];
    this.#general(what, h(`before ${most(before, 3)} here ${most(here, 2)}`));
    const { last } = memory;
    if (last?.key === key) this.#general(what, h(`again ${last.changed}`));
    const app = h(`in ${foreground.app}`);
    this.#byHeart(what, app);
    for (const deed of goal.deeds) this.#general(what, h(`deed ${deed}`));
    for (const word of ids) {
      this.#byHeart(what, word);
      this.#byHeart(word, app);
      if (last) for (const then of last.ids) this.#byHeart(h('then'), then, word);
      for (const frame of goal.frameIds) this.#byHeart(what, frame, word);
    }
  }

  #touching(
    { kind, coarse }: Candidate,
    e: Element,
    { goal, memory, counts, isShown: shown, fits, best, freshest, deeds, width, height, facts }: Context,
  ): void {
    const what = h(`${kind} ${coarse}`);
    const text = textOf(e);
    const { level: fit, span, matched, fresh } = fits.get(e)!;
    const share =
      text.title.length === 0
        ? 'none'
        : matched.length === 0
          ? 'no'
          : matched.length < text.title.length / 2
            ? 'few'
            : matched.length < text.title.length
              ? 'most'
              : 'all';
    const rare = Math.min(9, ...matched.map(word => counts.get(word) ?? 9));
    const anywhere = text.stems.filter(word => goal.stems.has(word)).length;
    const isFramed = matched.some(word => goal.frame.includes(word));
    const used = span < 0 ? '' : `${memory.typed.has(span)}${memory.touched.has(span)}`;
    const isOther = fit === 0 && shown.some((is, i) => is && !memory.touched.has(i));
    const overlap = h(`overlap ${share} ${most(matched.length, 3)}`);
    this.#general(what, overlap);
    this.#general(what, overlap, facts.last);
    this.#general(what, h(`best ${matched.length > 0 && matched.length === best} rare ${most(rare, 3)}`));
    this.#general(what, h(`anywhere ${most(anywhere, 4)}`));
    this.#general(what, h(`framed ${isFramed} ${share}`));
    this.#general(what, h(`fit ${fit} ${used} ${span < 0 ? '' : goal.spans[span]!.kind}`));
    this.#general(what, h(`fit ${fit} ${used} other ${isOther}`));
    this.#general(what, h(`fit ${fit} ${used}`), facts.consumed);
    this.#general(what, h(`fit ${fit} ${used} pieces ${most(text.pieces.length, 3)}`));
    this.#general(
      what,
      h(`checked ${e.states.checked} selected ${e.states.selected} fit ${fit > 2} ${share}`),
    );
    for (const frame of goal.frameIds) this.#general(what, h(`checked ${e.states.checked}`), frame);
    const isDeed = matched.some(word => goal.deeds.has(word));
    const isFirst = fresh > 0 && fresh === freshest;
    this.#general(what, h(`fresh ${most(fresh, 2)} ${isFirst} ${share}`));
    this.#general(what, h(`fresh ${most(fresh, 2)} ${isFirst}`), facts.consumed);
    this.#general(what, h(`deed ${isDeed} ${share} ${deeds}`));
    for (const deed of goal.deeds) this.#general(what, h(`deed ${deed} fit ${fit} ${used}`));
    this.#general(what, h(`deed ${isDeed} fit ${fit > 2}`), facts.consumed);
    const typed = memory.last?.span ?? -1;
    if (typed >= 0) this.#general(what, h(`said what was typed ${level(text, goal.spans[typed]!.plain)}`));
    const [left, top, right, bottom] = e.bounds as [number, number, number, number];
    const place = h(
      `${Math.floor((1.5 * (left + right)) / width)} ${Math.floor((2.5 * (top + bottom)) / height)}`,
    );
    this.#byHeart(place, text.ids[0] ?? h('unnamed'));
    this.#general(
      what,
      h(`size ${right - left > width / 2} ${most(text.pieces.length, 3)} ${most(text.title.length, 3)}`),
    );
    for (const word of text.ids) for (const fact of [facts.consumed, facts.deeds]) this.#byHeart(word, fact);
  }

  #typing({ element, span: at }: Candidate, { goal, memory, fields, isShown: shown, facts }: Context): void {
    const what = h('type');
    const text = textOf(element!);
    const span = goal.spans[at!]!;
    const isThere = element!.value === span.text;
    const isOneNamed = span.before.findIndex(word => text.title.includes(word));
    const rank = fields.indexOf(element!);
    const kind = h(`kind ${span.kind}`);
    const used = `${memory.typed.has(at!)}${memory.touched.has(at!)}`;
    this.#general(what, kind);
    this.#general(what, h(`there ${isThere} empty ${(element!.value ?? '') === ''} ${used}`));
    this.#general(what, h(`asked ${isOneNamed} of ${most(fields.length, 3)}`));
    this.#general(what, kind, h(`nth ${span.nth - rank} of ${most(fields.length, 3)}`));
    this.#general(what, kind, h(`nth ${most(span.nth, 2)} one ${fields.length === 1} ${used}`));
    this.#general(what, kind, h(`shown ${shown[at!]} focused ${element!.states.focused}`));
    this.#general(what, h(`field ${most(rank, 4)}`), facts.left);
    for (const word of text.ids) {
      this.#general(what, kind, word);
      this.#general(what, word, h(`there ${isThere} ${used}`));
      this.#byHeart(what, word, h(`nth ${span.nth}`), kind);
      for (const before of span.before) this.#byHeart(what, word, hashText(before));
      this.#byHeart(what, word, h(`shown ${shown[at!]} ${used}`));
    }
    for (const before of span.before) this.#byHeart(what, h('before'), hashText(before));
  }

  #opening({ app }: Candidate, { goal, facts }: Context): void {
    const what = h('open_app');
    const about = offered.find(o => o.id === app)!;
    const called = [...about.words].filter(word => goal.stems.has(word)).length;
    const aboutMatches = goal.frame.filter(word => about.about.has(word)).length;
    const isNamed = goal.text.includes(about.name);
    this.#general(what, h(`called ${most(called, 2)} named ${isNamed}`));
    this.#general(what, h(`told ${most(aboutMatches, 3)}`));
    this.#general(
      what,
      h(`called ${most(called, 2)} told ${most(aboutMatches, 2)} named ${isNamed}`),
      facts.step,
    );
  }

  #plain({ kind }: Candidate, { goal, memory: { last }, facts: { state } }: Context): void {
    const what = h(kind);
    if (last)
      for (const word of last.ids) {
        this.#general(what, h('after'), word);
        this.#byHeart(what, h('after'), word, state);
        for (const frame of goal.frameIds) this.#byHeart(what, word, frame, h('after'));
      }
    for (const frame of goal.frameIds) this.#byHeart(what, frame, state);
  }
}
