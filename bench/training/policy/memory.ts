import type { Observation } from '../../../src/protocol/observation.ts';
import { offered, type Candidate, type Kind } from './candidates.ts';
import type { Goal } from './goal.ts';
import { layoutOf, textOf, signatureOf, type Coarse } from './screen.ts';
import { meaningOf, stemsOf } from './tokens.ts';

/** What was done last, as far as the next choice may hang on it. */
export interface Past {
  kind: Kind;
  coarse: Coarse | null;
  /** Hashes of the words of what was touched, or of the app. */
  ids: readonly number[];
  key: string;
  /** Place of the span that was typed. */
  span: number | null;
  /** Whether the screen is another since; null until it has been seen. */
  changed: boolean | null;
}

/** What a policy remembers of an episode: a function of what it saw and did. */
export class Memory {
  step = 0;
  last: Past | null = null;
  previous: Past | null = null;
  /** Spans of the goal that were typed, by their place. */
  readonly typed = new Set<number>();
  /** Spans that something touched has said. */
  readonly touched = new Set<number>();
  /** Of the goal's words, what something touched or typed has said. */
  readonly covered = new Set<string>();
  /** How often each thing was done: anywhere, and on this very screen. */
  readonly done = new Map<string, number>();
  readonly #here = new Map<string, number>();
  readonly #visits = new Map<number, number>();
  #signature = 0;
  #layout = 0;

  /** Takes what is seen now in. Once for each observation, before its candidates are weighed. */
  observe(observation: Observation): void {
    const signature = signatureOf(observation);
    const layout = layoutOf(observation);
    if (this.last) this.last.changed = signature !== this.#signature || layout !== this.#layout;
    this.#signature = signature;
    this.#layout = layout;
    this.#visits.set(signature, (this.#visits.get(signature) ?? 0) + 1);
  }

  /** How often this screen was seen, this time included. */
  get visits(): number {
    return this.#visits.get(this.#signature) ?? 0;
  }

  /** How often a thing was done on this very screen. */
  here(key: string): number {
    return this.#here.get(`${this.#signature}/${key}`) ?? 0;
  }

  /** Takes in what is done next. */
  act(goal: Goal, chosen: Candidate): void {
    const { kind, coarse, key, element, span, app, ids } = chosen;
    this.previous = this.last;
    this.last = { kind, coarse, ids, key, span, changed: null };
    this.step++;
    this.done.set(key, (this.done.get(key) ?? 0) + 1);
    const here = `${this.#signature}/${key}`;
    this.#here.set(here, (this.#here.get(here) ?? 0) + 1);
    if (span !== null) {
      this.typed.add(span);
      // A name that was typed whole was typed in its parts as well, and the other way round.
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
      const { plain: said, title } = textOf(element);
      for (const word of title) if (goal.stems.has(word)) this.covered.add(word);
      for (const [i, { plain }] of goal.spans.entries()) if (said.includes(plain)) this.touched.add(i);
    }
  }
}
