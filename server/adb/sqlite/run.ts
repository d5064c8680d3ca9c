import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import Piscina from 'piscina';
import type { FileAnswer, FromJob, Job, RowsDone, RowsJob, SessionDone, SessionJob } from './jobs.ts';

/** How long a job may run, ms: a recursive query has no end, and the library can't be told to stop. */
export const LIMIT_MS = 10_000;
/** How long a thread is kept that has nothing to do, ms. */
const IDLE_MS = 30_000;
/** Jobs at once; one that does not end leaves a thread to the others. */
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

/** A job that was stopped at its limit: SQLite's own word and code for it. */
export class Interrupted extends Error {
  readonly code = 9;
  constructor() {
    super('interrupted');
  }
}

/**
 * Runs SQL that someone wrote, apart from the server's thread. `file` reads one of the phone's files. Throws Interrupted after `limitMs` of running;
 * what the job did is gone then.
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
    // From here and not from its being asked for: it may have waited for a thread.
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
