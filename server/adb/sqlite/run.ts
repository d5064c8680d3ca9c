import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import Piscina from 'piscina';
import type { FileAnswer, FromJob, Job, RowsDone, RowsJob, SessionDone, SessionJob } from './jobs.ts';

/** Longest run of a job, ms. A recursive query may never end, and the library cannot be interrupted. */
export const LIMIT_MS = 10_000;
/** How long an idle thread is kept, ms. */
const IDLE_MS = 30_000;
/** Jobs at once. One that does not end leaves a thread for the others. */
const THREADS = 2;

let threads: Piscina | undefined;
const pool = (): Piscina =>
  (threads ??= new Piscina({
    filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    env: {},
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  }));

/** A job was stopped at its limit. Message and code are SQLite's. */
export class Interrupted extends Error {
  readonly code = 9;
  constructor() {
    super('interrupted');
  }
}

/**
 * Runs a user's SQL on a thread of its own. `file` reads one of the phone's files. Throws Interrupted after `limitMs` of running, and
 * then drops the job's changes.
 */
export function runJob(
  job: SessionJob,
  file: (path: string) => Promise<Uint8Array>,
  limitMs?: number,
): Promise<SessionDone>;
export function runJob(job: RowsJob, file?: undefined, limitMs?: number): Promise<RowsDone>;
export async function runJob(
  job: Job,
  file?: (path: string) => Promise<Uint8Array>,
  limitMs = LIMIT_MS,
): Promise<SessionDone | RowsDone> {
  const { port1, port2 } = new MessageChannel();
  const stop = new AbortController();
  let limit: NodeJS.Timeout | undefined;
  port1.on('message', (message: FromJob) => {
    // The limit counts from here: the job may have waited for a thread.
    if ('began' in message) {
      limit = setTimeout(() => stop.abort(), limitMs);
      return;
    }
    const answer = (bytes: Uint8Array | undefined) => port1.postMessage({ bytes } satisfies FileAnswer);
    file!(message.file).then(answer, () => answer(undefined));
  });
  try {
    return (await pool().run({ job, port: port2 }, { signal: stop.signal, transferList: [port2] })) as
      | SessionDone
      | RowsDone;
  } catch (error) {
    if (stop.signal.aborted) throw new Interrupted();
    throw error;
  } finally {
    clearTimeout(limit);
    port1.close();
  }
}
