import type { TSchema } from 'typebox';
import type { Phone } from '../apps/catalogue.ts';
import type { AnswerField, AnswerValues } from '../src/state/answers.ts';

/** The input of goals and invariants: the start, the baseline (the start advanced without actions), the present, the parameters. */
export interface Moment<P = any> {
  was: Phone;
  baseline: Phone;
  now: Phone;
  p: P;
}

/** The phone as one named change should leave it. */
export interface ExpectedChange {
  name: string;
  weight: number;
  /** The phone before the change and after it, at the time of the change. */
  before: Phone;
  after: Phone;
  /** Why the change cannot be made on this phone: its rule threw. It is then not met. */
  impossible?: string;
  /** Whether the start needed no change. */
  metAtStart: boolean;
  /** Whether it was met before, so that time may have undone it since, as a timer that has run out. */
  isAnchored: boolean;
}

/** The phone as it should be at the present clock, and how it came to be. */
export interface Expected {
  phone: Phone;
  changes: readonly ExpectedChange[];
}

export type Test<P = any> = (moment: Moment<P>) => boolean;
/** A goal and its weight in the progress. A test alone has weight 1. */
export type Goal<P = any> = Test<P> | { weight: number; test: Test<P> };

/** The right value of one field, in the field's form, and other values that count as right. */
export interface Key {
  value: string | number | readonly (string | number)[];
  /** Largest accepted error of a number, in the field's unit; of a duration, in seconds. */
  tolerance?: number;
  /** Other right values. */
  or?: readonly (string | number)[];
  /**
   * What the text names, which says what may be added or left out: a `place` what it lies in (`Lisbon, Portugal`), a
   * `title` its article and, as an item of a list, its time (`Dentist, 10:00`).
   */
  names?: 'place' | 'title';
}
export type KeyValue = Key | Key['value'];

/** The part of a task that the judge needs. The templates in bench/tasks have it. */
export interface JudgeTask<P = any> {
  id: string;
  /** Schema of the whole phone, for the lifetimes of its fields. */
  schema: TSchema;
  expects: 'possible' | 'impossible';
  goals: Record<string, Goal<P>>;
  invariants?: Record<string, Test<P>>;
  /** In a task with goals, names what may change: with `creates`, `changes` and `removes` of tables read from `s`. */
  allow?: (s: Phone, p: P) => readonly unknown[];
  /** Names fields that may hold anything. */
  free?: (s: Phone, p: P) => readonly unknown[];
  answer?: {
    fields: Record<string, Omit<AnswerField, 'label' | 'hint'>>;
    key: (start: { was: Phone; p: P }) => Record<string, KeyValue>;
    weight?: number;
  };
}

export type Declared = 'done' | 'impossible' | null;

export interface JudgeInput<P = any> {
  /** The phone at the start. */
  was: Phone;
  /** The start advanced without actions to the present clock. */
  baseline: Phone;
  now: Phone;
  /** The phone as the task wants it. Left out where the task names goals in place of an expected change. */
  expected?: Expected;
  params: P;
  /** The last submitted answer, or null. */
  answer: AnswerValues | Record<string, unknown> | null;
  /** How the agent ended the episode; null while it runs, or where the agent did not declare an end. */
  declared: Declared;
}

export type {
  ChangeResult,
  FieldResult,
  InvariantResult,
  SideEffect,
  Verdict,
} from '../src/protocol/wire/verdict.ts';
