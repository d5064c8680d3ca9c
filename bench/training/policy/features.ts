import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { offered, type Candidate } from './candidates.ts';
import { contextOf, level, most, type Context } from './context.ts';
import type { Goal } from './goal.ts';
import { h, HASHING, type Hashing } from './hashing.ts';
import type { Memory } from './memory.ts';
import { textOf } from './screen.ts';
import { cross, hashText } from './tokens.ts';

/** How many of a title's words are the goal's. */
function titleShare(matched: number, all: number): 'none' | 'no' | 'few' | 'most' | 'all' {
  if (all === 0) return 'none';
  if (matched === 0) return 'no';
  if (matched < all / 2) return 'few';
  return matched < all ? 'most' : 'all';
}

/** Turns candidates into indices of the weights. Features are binary: present or not. */
export class Encoder {
  readonly hashing: Hashing;
  readonly #mask: number;
  #ids = new Set<number>();

  constructor(hashing: Hashing = HASHING) {
    this.hashing = hashing;
    this.#mask = 2 ** hashing.bits - 1;
  }

  /** Indices of the weights for each candidate, in their order; a function of the screen, the goal and the memory. */
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

  /** Features of every candidate: its kind, its screen, and whether it was chosen before. */
  #common(
    { kind, coarse, key, ids }: Candidate,
    { all, memory, goal }: Context,
    { foreground }: Observation,
  ): void {
    const kindId = h(`${kind} ${coarse}`);
    this.#general(kindId);
    for (const fact of all) this.#general(kindId, fact);
    const [before, here] = [memory.done.get(key) ?? 0, memory.here(key)];
    this.#general(kindId, h(`before ${most(before, 3)} here ${most(here, 2)}`));
    const { last } = memory;
    if (last?.key === key) this.#general(kindId, h(`again ${last.changed}`));
    const app = h(`in ${foreground.app}`);
    this.#byHeart(kindId, app);
    for (const deed of goal.deeds) this.#general(kindId, h(`deed ${deed}`));
    for (const word of ids) {
      this.#byHeart(kindId, word);
      this.#byHeart(word, app);
      if (last) for (const lastId of last.ids) this.#byHeart(h('then'), lastId, word);
      for (const frame of goal.frameIds) this.#byHeart(kindId, frame, word);
    }
  }

  #touching(
    { kind, coarse }: Candidate,
    e: Element,
    { goal, memory, counts, isShown, fits, best, freshest, deeds, width, height, facts }: Context,
  ): void {
    const kindId = h(`${kind} ${coarse}`);
    const text = textOf(e);
    const { level: fit, span, matched, fresh } = fits.get(e)!;
    const share = titleShare(matched.length, text.title.length);
    const rare = Math.min(9, ...matched.map(word => counts.get(word) ?? 9));
    const anywhere = text.stems.filter(word => goal.stems.has(word)).length;
    const isFramed = matched.some(word => goal.frame.includes(word));
    const used = span < 0 ? '' : `${memory.typed.has(span)}${memory.touched.has(span)}`;
    const isOther = fit === 0 && isShown.some((is, i) => is && !memory.touched.has(i));
    const overlap = h(`overlap ${share} ${most(matched.length, 3)}`);
    this.#general(kindId, overlap);
    this.#general(kindId, overlap, facts.last);
    this.#general(kindId, h(`best ${matched.length > 0 && matched.length === best} rare ${most(rare, 3)}`));
    this.#general(kindId, h(`anywhere ${most(anywhere, 4)}`));
    this.#general(kindId, h(`framed ${isFramed} ${share}`));
    this.#general(kindId, h(`fit ${fit} ${used} ${span < 0 ? '' : goal.spans[span]!.kind}`));
    this.#general(kindId, h(`fit ${fit} ${used} other ${isOther}`));
    this.#general(kindId, h(`fit ${fit} ${used}`), facts.consumed);
    this.#general(kindId, h(`fit ${fit} ${used} pieces ${most(text.pieces.length, 3)}`));
    this.#general(
      kindId,
      h(`checked ${e.states.checked} selected ${e.states.selected} fit ${fit > 2} ${share}`),
    );
    for (const frame of goal.frameIds) this.#general(kindId, h(`checked ${e.states.checked}`), frame);
    const isDeed = matched.some(word => goal.deeds.has(word));
    const isFirst = fresh > 0 && fresh === freshest;
    this.#general(kindId, h(`fresh ${most(fresh, 2)} ${isFirst} ${share}`));
    this.#general(kindId, h(`fresh ${most(fresh, 2)} ${isFirst}`), facts.consumed);
    this.#general(kindId, h(`deed ${isDeed} ${share} ${deeds}`));
    for (const deed of goal.deeds) this.#general(kindId, h(`deed ${deed} fit ${fit} ${used}`));
    this.#general(kindId, h(`deed ${isDeed} fit ${fit > 2}`), facts.consumed);
    const typed = memory.last?.span ?? -1;
    if (typed >= 0) this.#general(kindId, h(`said what was typed ${level(text, goal.spans[typed]!.plain)}`));
    const [left, top, right, bottom] = e.bounds as [number, number, number, number];
    const place = h(
      `${Math.floor((1.5 * (left + right)) / width)} ${Math.floor((2.5 * (top + bottom)) / height)}`,
    );
    this.#byHeart(place, text.ids[0] ?? h('unnamed'));
    this.#general(
      kindId,
      h(`size ${right - left > width / 2} ${most(text.pieces.length, 3)} ${most(text.title.length, 3)}`),
    );
    for (const word of text.ids) for (const fact of [facts.consumed, facts.deeds]) this.#byHeart(word, fact);
  }

  #typing({ element, span: at }: Candidate, { goal, memory, fields, isShown, facts }: Context): void {
    const kindId = h('type');
    const text = textOf(element!);
    const span = goal.spans[at!]!;
    const isThere = element!.value === span.text;
    const isOneNamed = span.before.findIndex(word => text.title.includes(word));
    const rank = fields.indexOf(element!);
    const kind = h(`kind ${span.kind}`);
    const used = `${memory.typed.has(at!)}${memory.touched.has(at!)}`;
    this.#general(kindId, kind);
    this.#general(kindId, h(`there ${isThere} empty ${(element!.value ?? '') === ''} ${used}`));
    this.#general(kindId, h(`asked ${isOneNamed} of ${most(fields.length, 3)}`));
    this.#general(kindId, kind, h(`nth ${span.nth - rank} of ${most(fields.length, 3)}`));
    this.#general(kindId, kind, h(`nth ${most(span.nth, 2)} one ${fields.length === 1} ${used}`));
    this.#general(kindId, kind, h(`shown ${isShown[at!]} focused ${element!.states.focused}`));
    this.#general(kindId, h(`field ${most(rank, 4)}`), facts.left);
    for (const word of text.ids) {
      this.#general(kindId, kind, word);
      this.#general(kindId, word, h(`there ${isThere} ${used}`));
      this.#byHeart(kindId, word, h(`nth ${span.nth}`), kind);
      for (const before of span.before) this.#byHeart(kindId, word, hashText(before));
      this.#byHeart(kindId, word, h(`shown ${isShown[at!]} ${used}`));
    }
    for (const before of span.before) this.#byHeart(kindId, h('before'), hashText(before));
  }

  #opening({ app }: Candidate, { goal, facts }: Context): void {
    const kindId = h('open_app');
    const about = offered.find(o => o.id === app)!;
    const called = [...about.words].filter(word => goal.stems.has(word)).length;
    const aboutMatches = goal.frame.filter(word => about.about.has(word)).length;
    const isNamed = goal.text.includes(about.name);
    this.#general(kindId, h(`called ${most(called, 2)} named ${isNamed}`));
    this.#general(kindId, h(`told ${most(aboutMatches, 3)}`));
    this.#general(
      kindId,
      h(`called ${most(called, 2)} told ${most(aboutMatches, 2)} named ${isNamed}`),
      facts.step,
    );
  }

  #plain({ kind }: Candidate, { goal, memory: { last }, facts: { state } }: Context): void {
    const kindId = h(kind);
    if (last)
      for (const word of last.ids) {
        this.#general(kindId, h('after'), word);
        this.#byHeart(kindId, h('after'), word, state);
        for (const frame of goal.frameIds) this.#byHeart(kindId, word, frame, h('after'));
      }
    for (const frame of goal.frameIds) this.#byHeart(kindId, frame, state);
  }
}
