import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { Phone } from '../../apps/catalogue.ts';

/** One thing that a person did on the phone while a task was recorded. */
export interface RecordedStep {
  action: Action;
  /** What was on the screen before it. */
  seen: Observation;
  /** What was on the screen after it. */
  shows: Observation;
  /** The rules of apps that ran. */
  events: readonly PhoneEvent[];
  /** The phone after it. */
  after: Phone;
  /** Why it did nothing, where the phone refused it. */
  refused?: string;
}

/** What was done in a take: a step on the phone, an edit of its state, or something that was asked for from the list of builders. */
export type Deed =
  | { kind: 'step'; step: RecordedStep }
  | { kind: 'edit'; operations: readonly Operation[]; after: Phone }
  | { kind: 'build'; builder: string; settings: unknown; after: Phone };

/** Something that was shown on a phone, from its start to its end. */
export interface RecordedTake {
  start: Phone;
  deeds: readonly Deed[];
  answer?: Readonly<Record<string, unknown>>;
  declared: 'done' | 'impossible';
}

/** A take that the file names. */
export interface NamedTake extends RecordedTake {
  name: string;
}

/** A task as a person showed it. */
export interface Recording {
  /** The phone before the set-up. */
  base: Phone;
  setup: readonly Deed[];
  /** The phone that the set-up gives, on which every other take begins. */
  start: Phone;
  solution: RecordedTake | null;
  alternatives: readonly NamedTake[];
  nearMisses: readonly NamedTake[];
}

/** The steps of a take that the phone did. */
export const stepsOf = ({ deeds }: Pick<RecordedTake, 'deeds'>): RecordedStep[] =>
  deeds.flatMap(deed => (deed.kind === 'step' && deed.step.refused === undefined ? [deed.step] : []));

/** The rules that ran in some deeds, in order. */
export const eventsOf = (deeds: readonly Deed[]): PhoneEvent[] =>
  deeds.flatMap(deed => (deed.kind === 'step' ? deed.step.events : []));

const afterOf = (deed: Deed): Phone => (deed.kind === 'step' ? deed.step.after : deed.after);

/** The phone as a take left it. */
export const endOf = ({ start, deeds }: Pick<RecordedTake, 'start' | 'deeds'>): Phone =>
  deeds.length === 0 ? start : afterOf(deeds.at(-1)!);
