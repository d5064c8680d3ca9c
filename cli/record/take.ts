import type { Phone } from '../../apps/catalogue.ts';
import { stepWords } from '../../bench/author/step-words.ts';
import { labelText, rowShownBy, targetOf } from '../../bench/author/targets.ts';
import type { Deed, RecordedStep, RecordedTake } from '../../bench/author/recording.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { TAKES, Take, TakenStep } from '../../src/protocol/wire/recordings.ts';
import type { Seen } from './phone.ts';

export type TakeKind = (typeof TAKES)[number];

/** A deed, with the phone before it to go back to. */
interface Taken {
  deed: Deed;
  before: Seen;
}

/** A take of a recording: what was done, and the phone that it is done on while it is open. */
export class LiveTake {
  readonly id: string;
  readonly kind: TakeKind;
  readonly start: Phone;
  name: string;
  /** Id of its phone; null once it is closed. */
  phone: string | null = null;
  seen: Seen | null = null;
  answer: Record<string, unknown> | undefined;
  declared: 'done' | 'impossible' = 'done';
  readonly #taken: Taken[] = [];

  constructor(id: string, kind: TakeKind, name: string, start: Phone) {
    this.id = id;
    this.kind = kind;
    this.name = name;
    this.start = start;
  }

  get deeds(): readonly Deed[] {
    return this.#taken.map(({ deed }) => deed);
  }

  /** What was seen before each deed, and after the last. */
  get screens(): Seen[] {
    return [...this.#taken.map(({ before }) => before), ...(this.seen ? [this.seen] : [])];
  }

  get recorded(): RecordedTake {
    return {
      start: this.start,
      deeds: this.deeds,
      declared: this.declared,
      ...(this.answer ? { answer: this.answer } : {}),
    };
  }

  /** What was on the screen before a step, numbered from 1. */
  screenBefore(step: number): Observation | undefined {
    const steps = this.#taken.filter(({ deed }) => deed.kind === 'step');
    return steps[step - 1]?.before.observation;
  }

  add(deed: Deed, after: Seen): void {
    this.#taken.push({ deed, before: this.seen! });
    this.seen = after;
  }

  /** Forgets the last deed, and gives the phone before it; undefined where there is none. */
  takeBack(): Seen | undefined {
    const last = this.#taken.pop();
    if (!last) return undefined;
    // What was answered is a step as well.
    if (last.deed.kind === 'step' && last.deed.step.action.type === 'answer')
      this.answer = this.recordedAnswer();
    this.seen = last.before;
    return last.before;
  }

  private recordedAnswer(): Record<string, unknown> | undefined {
    const answers = this.deeds.flatMap(deed =>
      deed.kind === 'step' && deed.step.action.type === 'answer' ? [deed.step.action.fields] : [],
    );
    return answers.length === 0 ? undefined : Object.assign({}, ...answers);
  }

  /** As the wire has it. `pathOf` gives the address of a picture. */
  about(pathOf: (name: string) => string): Take {
    const steps = this.#taken.flatMap(({ deed, before }, i) =>
      deed.kind === 'step' ? [aboutStep(deed.step, before.phone, i + 1, pathOf(before.picture))] : [],
    );
    return {
      id: this.id,
      kind: this.kind,
      name: this.name,
      phone: this.phone,
      steps: steps.map((step, i) => ({ ...step, number: i + 1 })),
      ...(this.answer ? { answer: this.answer } : {}),
      declared: this.declared,
      end: pathOf(this.seen!.picture),
    };
  }
}

function aboutStep(step: RecordedStep, phone: Phone, number: number, picture: string): TakenStep {
  const { action, seen, refused } = step;
  const element = targetOf(step);
  const row = element && rowShownBy(phone, element, seen.foreground.app);
  return {
    number,
    words: stepWords(action, element),
    action,
    ...(element
      ? {
          target: {
            role: element.role,
            name: element.name || (element.hint ?? ''),
            bounds: element.bounds as [number, number, number, number],
            ...(row
              ? { row: { app: row.table.app, table: row.table.name, id: row.id, label: labelText(row) } }
              : {}),
          },
        }
      : {}),
    picture,
    ...(refused === undefined ? {} : { refused }),
  };
}
