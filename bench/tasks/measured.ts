import type { SolverNeeds } from './composition.ts';
import { compositionOf, type Composition } from './composition.ts';
import type { Task } from './form.ts';
import { budgetOf } from './instance.ts';
import measured from './measured.json' with { type: 'json' };

/** What a template grants to policies that do not look at the phone: shares of seeds from 0 to 1, null where a policy does not apply. */
export interface MeasuredFloors {
  /** Doing nothing and declaring `done`. */
  nothing: number;
  /** Declaring `impossible` at once. */
  impossible: number;
  /** Giving the best constant answer, and doing nothing else. */
  answered: number;
  /** How often the best constant answer is right, and how often the best constant of a field is, over its fields. */
  constant: number | null;
  fields: number | null;
  /** How many different keys there are. */
  keys: number | null;
  /** How often the start is right already. */
  atStart: number | null;
  /** The most that somebody reaches who never asks the user. */
  unasked: number;
  /** Knowing the way, and taking the first row of every list: over the seeds on which there was a row to choose. */
  firstRow: number | null;
}

/** What `tapworld check --write` has measured of a template. */
export interface Measured {
  needs?: SolverNeeds;
  floors?: MeasuredFloors;
}

const all = measured as Record<string, Measured>;

/** What was measured of a template; nothing where it was not checked yet. */
export const measuredOf = ({ origin }: Pick<Task, 'origin'>): Measured => all[origin] ?? {};

/** The floors of a template; null where it was not checked yet. */
export const floorsOf = (task: Pick<Task, 'origin'>): MeasuredFloors | null =>
  measuredOf(task).floors ?? null;

/** What a template asks of an agent beside steps. */
export const needsOf = (task: Task): Composition =>
  compositionOf(task, measuredOf(task).needs, budgetOf(task).apps);
