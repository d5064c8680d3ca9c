import type { MessagePort } from 'node:worker_threads';
import type { draw } from '../../../src/state/random.ts';
import type { Cell } from './engine.ts';
import type { Mode } from './format.ts';

/** A run of `sqlite3`. */
export interface SessionJob {
  kind: 'session';
  /** The database's file; undefined for an empty database. */
  bytes: Uint8Array | undefined;
  /** The phone's random numbers and time. */
  random: Parameters<typeof draw>[0];
  now: number;
  readonly: boolean;
  name: string;
  /** The options' settings, in order. */
  settings: readonly Setting[];
  commands: readonly string[];
  /** The standard input, if there are no commands. It runs after `--cmd` has succeeded. */
  script: string | undefined;
}
export type Setting =
  | { headers: boolean }
  | { mode: Mode }
  | { format: 'separator' | 'rowSeparator' | 'nullValue'; text: string }
  | { bail: true };
export interface SessionDone {
  out: string;
  err: string;
  status: number;
  /** The database afterwards. */
  bytes: Uint8Array;
}

/** A query of rows with a condition and an order of the user. */
export interface RowsJob {
  kind: 'rows';
  now: number;
  /** The phone's random numbers; a fixed sequence by default. */
  random?: Parameters<typeof draw>[0];
  /** The columns of the table `content` as SQL, and its rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  sql: string;
}
/** Several answers if the condition contained more than one statement. */
export type RowsDone = { answers: Cell[][][] } | { refused: { message: string; code: number } };

export type Job = SessionJob | RowsJob;
/** A job, and the port on which it reports its start and requests files. */
export interface Posted {
  job: Job;
  port: MessagePort;
}
export type FromJob = { began: true } | { file: string };
/** The bytes of a requested file; undefined if there is none. */
export interface FileAnswer {
  bytes: Uint8Array | undefined;
}
