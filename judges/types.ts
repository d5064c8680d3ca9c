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

/** The result of one goal. */
export interface ChangeResult {
  name: string;
  weight: number;
  met: boolean;
  /** How much of the goal is met, 0 to 1. */
  share: number;
  metAtStart: boolean;
}
export interface InvariantResult {
  name: string;
  held: boolean;
}
/** A data change that the task does not allow. */
export interface SideEffect {
  /** JSON Pointer of the changed value. */
  path: string;
  /** The value in the baseline; absent where there was none. */
  was?: unknown;
  /** The value now; absent where there is none. */
  now?: unknown;
  /** The change as an English sentence. */
  words: string;
}
export interface FieldResult {
  field: string;
  right: boolean;
  given: unknown;
  expected: unknown;
}

export interface Verdict {
  /** All goals are met, all invariants hold, there are no side effects, and the agent declared the right end. */
  success: boolean;
  /** The same, but the agent need not have declared the end. For an impossible task it equals `success`. */
  successUndeclared: boolean;
  /** Met weight over the weight of the goals that were not met at the start, 0 to 1. */
  progress: number;
  changes: ChangeResult[];
  invariants: InvariantResult[];
  /** Data changes that the task does not allow. */
  sideEffects: SideEffect[];
  /** The result of each answer field, or null where the task asks for no answer. */
  answer: FieldResult[] | null;
  /** Set where the judge itself failed. The rest of the verdict then says nothing about the agent. */
  error?: { where: string; message: string };
}
