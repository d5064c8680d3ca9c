import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Outcome } from '../../judges/rewards/index.ts';
import { codecs } from '../codecs/index.ts';
import type { RunData } from '../run/report/read.ts';
import { DataError } from './errors.ts';
import { formats } from './formats/index.ts';
import { wholeFolder } from './out.ts';
import { Pictures, type PictureMode } from './pictures.ts';
import { episodesOf, type Episode, type Step } from './source.ts';

export interface ExportOptions {
  /** A name of `formats`. */
  format: string;
  /** The folder that is made. */
  out: string;
  /** Episodes that ended so; all that ended where left out. */
  only?: readonly Outcome[];
  /** A name of `codecs`, where the format has a choice. */
  actions?: string;
  pictures?: PictureMode;
  rows?: 'episode' | 'step';
  /** Samples of a shard at most. Default 1,000. */
  shardSize?: number;
}

/** What was written. */
export interface Exported {
  format: string;
  path: string;
  runs: string[];
  episodes: number;
  steps: number;
  outcomes: Partial<Record<Outcome, number>>;
  /** Planned episodes that have not ended, and are left out. */
  open: number;
  /** Pictures that steps name and runs do not have. */
  missingPictures: number;
  /** Episodes that the codec has no words for, each with why; they are left out of the file and counted above. */
  unsayable: string[];
  bytes: number;
}

const bytesIn = (folder: string): number => readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => sum + (entry.isDirectory() ? bytesIn(join(folder, entry.name)) : statSync(join(folder, entry.name)).size), 0);

/** Counts episodes and steps as they go by. */
function* counted(episodes: Iterable<Episode>, counts: Pick<Exported, 'episodes' | 'steps' | 'outcomes'>): Generator<Episode> {
  for (const episode of episodes) {
    counts.episodes++;
    counts.outcomes[episode.result.outcome] = (counts.outcomes[episode.result.outcome] ?? 0) + 1;
    yield { ...episode, steps: () => tallied(episode.steps(), counts) };
  }
}

async function* tallied(steps: AsyncIterable<Step>, counts: { steps: number }): AsyncGenerator<Step> {
  for await (const step of steps) {
    counts.steps++;
    yield step;
  }
}

const known = (what: string, name: string, of: Record<string, unknown>) => {
  if (!Object.hasOwn(of, name)) throw new DataError('INVALID_OPTION', `No ${what} ${name}; there are ${Object.keys(of).join(', ')}`);
};

/**
 * Writes the episodes of runs as a data set, a folder that is there whole or not at all. The same runs give the same bytes.
 * Throws INVALID_OPTION, OUT_EXISTS, NOTHING_TO_EXPORT, RUN_INVALID and OUT_FAILED.
 */
export async function exportRuns(runs: readonly RunData[], { format: name, out, only, actions, pictures, rows = 'episode', shardSize = 1_000 }: ExportOptions): Promise<Exported> {
  known('format', name, formats);
  const format = formats[name]!;
  if (actions !== undefined && !format.actions) throw new DataError('INVALID_OPTION', `${name} has the phone’s own actions: leave --actions out`);
  if (actions !== undefined) known('actions', actions, codecs);
  if (rows !== 'episode' && name !== 'jsonl-chat') throw new DataError('INVALID_OPTION', '--rows is for jsonl-chat');
  const mode = pictures ?? format.pictures[0]!;
  if (!format.pictures.includes(mode)) throw new DataError('INVALID_OPTION', `${name} has pictures ${format.pictures.join(' or ')}, not ${mode}`);
  const path = resolve(out);
  const counts: Pick<Exported, 'episodes' | 'steps' | 'outcomes'> = { episodes: 0, steps: 0, outcomes: {} };
  if (!runs.some(run => run.results.some(r => !only || only.includes(r.outcome)))) throw new DataError('NOTHING_TO_EXPORT', `No episode of ${runs.map(r => r.id).join(', ')} has ended${only ? ` as ${only.join(' or ')}` : ''}`);
  mkdirSync(dirname(path), { recursive: true });
  return wholeFolder(path, async folder => {
    const kept = new Pictures(mode, folder);
    const unsayable: string[] = [];
    await format.write(counted(episodesOf(runs, only), counts), { folder, pictures: kept }, { codec: actions === undefined ? null : codecs[actions]!, rows, shardSize, unsayable: why => { unsayable.push(why); } });
    const about = { format: name, runs: runs.map(r => r.id), ...counts, open: runs.reduce((sum, r) => sum + r.open.length, 0), missingPictures: kept.missing.size, unsayable };
    writeFileSync(join(folder, 'export.json'), `${JSON.stringify({ ...about, ...(actions === undefined ? {} : { actions }), pictures: mode }, null, 2)}\n`);
    return { ...about, path, bytes: bytesIn(folder) };
  });
}
