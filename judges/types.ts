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
  /** Names what may change, by reading it through a recording proxy; `newIn(table)` allows only additions to a table. */
  allow?: (s: Phone, p: P) => readonly unknown[];
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
