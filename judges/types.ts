import type { TSchema } from 'typebox';
import type { Phone } from '../apps/catalogue.ts';
import type { AnswerField, AnswerValues } from '../src/state/answers.ts';

/** What goals and invariants look at: the start, the baseline (the start advanced without actions), the present, and the parameters. */
export interface Moment<P = any> {
  was: Phone;
  baseline: Phone;
  now: Phone;
  p: P;
}

export type Test<P = any> = (moment: Moment<P>) => boolean;
/** A goal with the weight that it has in the progress; 1 where only the test is given. */
export type Goal<P = any> = Test<P> | { weight: number; test: Test<P> };

/** The right value of one field, in the field's form, and what else is taken for right. */
export interface Key {
  value: string | number | readonly (string | number)[];
  /** How far a number may be off, in the field's unit; a duration, in seconds. */
  tolerance?: number;
  /** Other values that are as right. */
  or?: readonly (string | number)[];
}
export type KeyValue = Key | Key['value'];

/** What a judge has to know of a task; templates of bench/tasks are such values. */
export interface JudgeTask<P = any> {
  id: string;
  /** Schema of the whole phone, for the lifetimes of its fields. */
  schema: TSchema;
  expects: 'possible' | 'impossible';
  goals: Record<string, Goal<P>>;
  invariants?: Record<string, Test<P>>;
  /** Reads what may change through a recording proxy; `newIn(table)` allows additions alone. */
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
  /** What was last submitted, or null. */
  answer: AnswerValues | Record<string, unknown> | null;
  /** How the agent ended the episode; null while it runs, or where it did not say. */
  declared: Declared;
}

export type {
  ChangeResult,
  FieldResult,
  InvariantResult,
  SideEffect,
  Verdict,
} from '../src/protocol/wire/verdict.ts';
