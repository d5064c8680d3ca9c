import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Outcome } from '../../judges/rewards/index.ts';
import { codecs } from '../codecs/index.ts';
import type { RunData } from '../run/report/read.ts';
import { DataError } from './errors.ts';
import type { Settings } from './formats/format.ts';
import { formats } from './formats/index.ts';
import { wholeFolder } from './out.ts';
import { Pictures, type PictureMode } from './pictures.ts';
import { episodesOf, withUniqueIds } from './source.ts';

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

/** What was written, and what was not. */
export interface Exported {
  format: string;
  path: string;
  runs: string[];
  /** In the data, as are the steps and outcomes. */
  episodes: number;
  steps: number;
  outcomes: Partial<Record<Outcome, number>>;
  /** Planned episodes that have not ended, and are left out. */
  open: number;
  /** Pictures that steps name and runs do not have. */
  missingPictures: number;
  /** Episodes without a step, such as those that were lost before they began: a format of steps has nothing of them. */
  stepless: number;
  /** Episodes that the codec has no words for, each with why. */
  unsayable: string[];
  bytes: number;
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum +
      (entry.isDirectory() ? bytesIn(join(folder, entry.name)) : statSync(join(folder, entry.name)).size),
    0,
  );

const known = (what: string, name: string, of: Record<string, unknown>) => {
  if (!Object.hasOwn(of, name))
    throw new DataError('INVALID_OPTION', `No ${what} ${name}; there are ${Object.keys(of).join(', ')}`);
};

/**
 * Writes the episodes of runs as a data set, a folder that is there whole or not at all. The same runs give the same bytes.
 * Throws INVALID_OPTION, OUT_EXISTS, NOTHING_TO_EXPORT, RUN_INVALID and OUT_FAILED.
 */
export async function exportRuns(
  given: readonly RunData[],
  { format: name, out, only, actions, pictures, rows = 'episode', shardSize }: ExportOptions,
): Promise<Exported> {
  const runs = withUniqueIds(given);
  known('format', name, formats);
  const format = formats[name]!;
  if (actions !== undefined && !format.actions)
    throw new DataError('INVALID_OPTION', `${name} has the phone’s own actions: leave --actions out`);
  if (actions !== undefined) known('actions', actions, codecs);
  if (rows !== 'episode' && name !== 'jsonl-chat')
    throw new DataError('INVALID_OPTION', '--rows is for jsonl-chat');
  if (shardSize !== undefined && name !== 'webdataset')
    throw new DataError('INVALID_OPTION', '--shard-size is for webdataset');
  const mode = pictures ?? format.pictures[0]!;
  if (!format.pictures.includes(mode))
    throw new DataError(
      'INVALID_OPTION',
      `${name} has pictures ${format.pictures.join(' or ')}, not ${mode}`,
    );
  const scaled =
    mode !== 'none' && actions !== undefined && codecs[actions]!.picture?.isUnscaled
      ? runs.find(run => run.plan.pictures && run.plan.scale !== undefined)
      : undefined;
  if (scaled)
    throw new DataError(
      'INVALID_OPTION',
      `The actions ${actions} are in pixels of the screen, and ${scaled.id} has pictures of another scale: --pictures none leaves them out`,
    );
  const path = resolve(out);
  const counts: Pick<Exported, 'episodes' | 'steps' | 'outcomes' | 'stepless' | 'unsayable'> = {
    episodes: 0,
    steps: 0,
    outcomes: {},
    stepless: 0,
    unsayable: [],
  };
  const nothing = (why: string) => new DataError('NOTHING_TO_EXPORT', why);
  if (!runs.some(run => run.results.some(r => !only || only.includes(r.outcome))))
    throw nothing(
      `No episode of ${runs.map(r => r.id).join(', ')} has ended${only ? ` as ${only.join(' or ')}` : ''}`,
    );
  const settings: Settings = {
    codec: actions === undefined ? null : codecs[actions]!,
    rows,
    shardSize: shardSize ?? 1_000,
    pictured: mode !== 'none' && runs.some(run => run.plan.pictures),
    wrote({ result: { outcome } }, steps) {
      counts.episodes++;
      counts.steps += steps;
      counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + 1;
    },
    leftOut({ result: { task, seed } }, why) {
      if (why === null) counts.stepless++;
      else counts.unsayable.push(`${task} ${seed}, ${why}`);
    },
  };
  return wholeFolder(path, async folder => {
    const kept = new Pictures(mode, folder);
    await format.write(episodesOf(runs, only), { folder, pictures: kept }, settings);
    const { episodes, steps, outcomes, stepless, unsayable } = counts;
    if (episodes === 0)
      throw nothing(
        unsayable.length > 0
          ? `The actions ${actions ?? 'tapworld'} have no word for a step of any episode: ${unsayable[0]}`
          : 'No episode has a step',
      );
    const about = {
      format: name,
      runs: runs.map(r => r.id),
      episodes,
      steps,
      outcomes,
      open: runs.reduce((sum, r) => sum + r.open.length, 0),
      missingPictures: kept.missing.size,
      stepless,
      unsayable,
    };
    writeFileSync(
      join(folder, 'export.json'),
      `${JSON.stringify({ ...about, ...(actions === undefined ? {} : { actions }), pictures: mode }, null, 2)}\n`,
    );
    return { ...about, path, bytes: bytesIn(folder) };
  });
}
