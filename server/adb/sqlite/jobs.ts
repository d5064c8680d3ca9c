import type { MessagePort } from 'node:worker_threads';
import type { draw } from '../../../src/state/random.ts';
import type { Cell } from './engine.ts';
import type { Mode } from './format.ts';

/** One run of the tool `sqlite3`. */
export interface SessionJob {
  kind: 'session';
  /** The database's file; nothing for an empty one. */
  bytes: Uint8Array | undefined;
  /** The phone's random numbers and time. */
  random: Parameters<typeof draw>[0];
  now: number;
  readonly: boolean;
  name: string;
  /** What options set, in their order. */
  settings: readonly Setting[];
  commands: readonly string[];
  /** Read where there are no commands, if those before them succeeded. */
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
  /** The database afterwards. */ bytes: Uint8Array;
}

/** Rows that are asked by a condition and an order of the user's. */
export interface RowsJob {
  kind: 'rows';
  now: number;
  /** The phone's random numbers; a fixed sequence without them. */
  random?: Parameters<typeof draw>[0];
  /** Columns of the table `content`, as SQL has them, and its rows. */
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  sql: string;
}
/** Several answers where the condition held more than one statement. */
export type RowsDone = { answers: Cell[][][] } | { refused: { message: string; code: number } };

export type Job = SessionJob | RowsJob;
/** A job, and the port by which it says that it has begun and asks for files. */
export interface Posted {
  job: Job;
  port: MessagePort;
}
export type FromJob = { began: true } | { file: string };
/** The bytes of a file that was asked for; nothing where there is none. */
export interface FileAnswer {
  bytes: Uint8Array | undefined;
}
