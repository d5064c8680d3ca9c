import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../../bench/run/client.ts';
import { episodeName, inOrder } from '../../bench/run/episode-id.ts';
import { failureIn } from '../../bench/run/failures/run.ts';
import type { RunData } from '../../bench/run/report/read.ts';
import type { Result } from '../../bench/run/results.ts';
import type { Replay } from '../../src/protocol/wire/replays.ts';
import { CliError } from '../errors.ts';
import { playAgain } from './episode.ts';
import { exportReplay } from './export.ts';
import { tracesIndex, type Trace } from './traces-index.ts';

/** Removes the phones that playing an episode again has left. */
async function forget(client: Client, { steps }: Replay): Promise<void> {
  const copies = steps.flatMap(({ phone }) => phone ?? []);
  await Promise.all(copies.map(phone => client.delete(`/v1/phones/${phone}`)));
}

/** Writes one episode as a page; null where the run has no record of it. */
async function writeTrace(
  client: Client,
  run: RunData,
  result: Result,
  folder: string,
): Promise<string | null> {
  const name = episodeName(result);
  let replayed: Replay;
  try {
    replayed = await playAgain(client, run.path, run.plan, name);
  } catch (error) {
    if (error instanceof CliError && error.code === 'EPISODE_NOT_FOUND') return null;
    throw error;
  }
  try {
    const page = `${name}.html`;
    writeFileSync(join(folder, page), await exportReplay(client, run.path, replayed, 'html'));
    return page;
  } finally {
    await forget(client, replayed);
  }
}

/**
 * Writes the episodes of a run into a folder: a page for each, and `index.html`. All of them open from disk. `isFailed` takes those alone that
 * are no success. Throws NOTHING_TO_EXPORT, RUN_INVALID and what the server refuses.
 */
export async function writeTraces(
  client: Client,
  run: RunData,
  folder: string,
  { isFailed = false, onWritten = () => {} }: { isFailed?: boolean; onWritten?: () => void } = {},
): Promise<Trace[]> {
  const results = tracedOf(run, isFailed);
  mkdirSync(folder, { recursive: true });
  const traces: Trace[] = [];
  for (const result of results) {
    const page = await writeTrace(client, run, result, folder);
    traces.push({ result, page, failure: await failureIn(run.path, result) });
    onWritten();
  }
  writeFileSync(join(folder, 'index.html'), tracesIndex(run, traces, isFailed));
  return traces;
}

/** The episodes of a run that are written. Throws NOTHING_TO_EXPORT where there is none. */
export function tracedOf({ id, results }: RunData, isFailed: boolean): Result[] {
  const found = results.filter(({ outcome }) => !isFailed || outcome !== 'success').sort(inOrder);
  if (found.length > 0) return found;
  throw new CliError(
    'NOTHING_TO_EXPORT',
    isFailed && results.length > 0
      ? `No episode of ${id} failed: leave --failed out to write them all`
      : `No episode of ${id} has ended yet`,
    { status: 2 },
  );
}
