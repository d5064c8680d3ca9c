import type { Observation } from '../../../src/protocol/observation.ts';
import { offered, type Candidate, type Kind } from './candidates.ts';
import type { Goal } from './goal.ts';
import { layoutOf, textOf, signatureOf, type Coarse } from './screen.ts';
import { meaningOf, stemsOf } from './tokens.ts';

/** The last action, as far as it may matter for the next choice. */
export interface Past {
  kind: Kind;
  coarse: Coarse | null;
  /** Hashes of the words of the touched element, or of the app. */
  ids: readonly number[];
  key: string;
  /** Index of the span that was typed. */
  span: number | null;
  /** Whether the screen has changed since; null until the next observation. */
  changed: boolean | null;
}

/** A policy's memory of an episode: a function of its observations and actions. */
export class Memory {
  step = 0;
  last: Past | null = null;
  previous: Past | null = null;
  /** Indices of the goal's spans that were typed. */
  readonly typed = new Set<number>();
  /** Indices of the spans that a touched element contained. */
  readonly touched = new Set<number>();
  /** The goal's words that a touched element or a typed text contained. */
  readonly covered = new Set<string>();
  /** How often each action was chosen: anywhere, and on this screen. */
  readonly done = new Map<string, number>();
  readonly #here = new Map<string, number>();
  readonly #visits = new Map<number, number>();
  #signature = 0;
  #layout = 0;

  /** Remembers an observation. Call it once for each, before its candidates are encoded. */
  observe(observation: Observation): void {
    const signature = signatureOf(observation);
    const layout = layoutOf(observation);
    if (this.last) this.last.changed = signature !== this.#signature || layout !== this.#layout;
    this.#signature = signature;
    this.#layout = layout;
    this.#visits.set(signature, (this.#visits.get(signature) ?? 0) + 1);
  }

  /** How often this screen was observed, this time included. */
  get visits(): number {
    return this.#visits.get(this.#signature) ?? 0;
  }

  /** How often an action was chosen on this screen. */
  here(key: string): number {
    return this.#here.get(`${this.#signature}/${key}`) ?? 0;
  }

  /** Remembers the next action. */
  act(goal: Goal, chosen: Candidate): void {
    const { kind, coarse, key, element, span, app, ids } = chosen;
    this.previous = this.last;
    this.last = { kind, coarse, ids, key, span, changed: null };
    this.step++;
    this.done.set(key, (this.done.get(key) ?? 0) + 1);
    const state = `${this.#signature}/${key}`;
    this.#here.set(state, (this.#here.get(state) ?? 0) + 1);
    if (span !== null) {
      this.typed.add(span);
      // Typing a name also types its parts, and the other way round.
      for (const [i, other] of goal.spans.entries())
        if (goal.spans[span]!.plain.includes(other.plain)) this.typed.add(i);
    }
    if (app !== null) {
      const about = offered.find(o => o.id === app)!;
      for (const word of about.words) if (goal.stems.has(word)) this.covered.add(word);
    }
    if (element && kind === 'type')
      for (const word of stemsOf(goal.spans[span!]!.text).map(meaningOf)) this.covered.add(word);
    if (element && kind !== 'type') {
      const { plain: label, title } = textOf(element);
      for (const word of title) if (goal.stems.has(word)) this.covered.add(word);
      for (const [i, { plain }] of goal.spans.entries()) if (label.includes(plain)) this.touched.add(i);
    }
  }
}
