import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Outcome } from '../../judges/rewards/index.ts';
import { codecs } from '../codecs/index.ts';
import type { RunData } from '../run/report/read.ts';
import { DataError } from './errors.ts';
import type { Format, Settings } from './formats/format.ts';
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

type Counts = Pick<Exported, 'episodes' | 'steps' | 'outcomes' | 'stepless' | 'unsayable'>;

const invalid = (message: string) => new DataError('INVALID_OPTION', message);
const nothing = (message: string) => new DataError('NOTHING_TO_EXPORT', message);

/**
 * Writes the episodes of runs as a data set, a folder that is there whole or not at all. The same runs give the same bytes.
 * Throws INVALID_OPTION, OUT_EXISTS, NOTHING_TO_EXPORT, RUN_INVALID and OUT_FAILED.
 */
export async function exportRuns(data: readonly RunData[], options: ExportOptions): Promise<Exported> {
  const { format: name, out, only, actions, rows = 'episode', shardSize = 1_000 } = options;
  const runs = withUniqueIds(data);
  const format = formatOf(options);
  const mode = pictureModeOf(format, options, runs);
  demandEpisodes(runs, only);
  const counts: Counts = { episodes: 0, steps: 0, outcomes: {}, stepless: 0, unsayable: [] };
  const settings: Settings = {
    codec: actions === undefined ? null : codecs[actions]!,
    rows,
    shardSize,
    pictured: mode !== 'none' && runs.some(run => run.plan.pictures),
    ...counting(counts),
  };
  const path = resolve(out);
  return wholeFolder(path, async folder => {
    const pictures = new Pictures(mode, folder);
    await format.write(episodesOf(runs, only), { folder, pictures }, settings);
    const { episodes, steps, outcomes, stepless, unsayable } = counts;
    if (episodes === 0) throw nothing(whyEmpty(counts, actions));
    const about = {
      format: name,
      runs: runs.map(r => r.id),
      episodes,
      steps,
      outcomes,
      open: runs.reduce((sum, r) => sum + r.open.length, 0),
      missingPictures: pictures.missing.size,
      stepless,
      unsayable,
    };
    const chosen = { ...about, ...(actions === undefined ? {} : { actions }), pictures: mode };
    writeFileSync(join(folder, 'export.json'), `${JSON.stringify(chosen, null, 2)}\n`);
    return { ...about, path, bytes: bytesIn(folder) };
  });
}

/** The format of some options. Throws INVALID_OPTION for names that there are not, and for options that the format does not have. */
function formatOf({ format: name, actions, rows = 'episode', shardSize }: ExportOptions): Format {
  demandKnown('format', name, formats);
  const format = formats[name]!;
  if (actions !== undefined && !format.actions)
    throw invalid(`${name} has the phone’s own actions: leave --actions out`);
  if (actions !== undefined) demandKnown('actions', actions, codecs);
  if (rows !== 'episode' && name !== 'jsonl-chat') throw invalid('--rows is for jsonl-chat');
  if (shardSize !== undefined && name !== 'webdataset') throw invalid('--shard-size is for webdataset');
  return format;
}

function demandKnown(kind: string, name: string, of: Record<string, unknown>): void {
  if (!Object.hasOwn(of, name)) throw invalid(`No ${kind} ${name}; there are ${Object.keys(of).join(', ')}`);
}

/** How pictures are written. Throws INVALID_OPTION if the format or the actions cannot have them so. */
function pictureModeOf(
  format: Format,
  { format: name, actions, pictures: mode = format.pictures[0]! }: ExportOptions,
  runs: readonly RunData[],
): PictureMode {
  if (!format.pictures.includes(mode))
    throw invalid(`${name} has pictures ${format.pictures.join(' or ')}, not ${mode}`);
  if (mode === 'none' || actions === undefined || !codecs[actions]!.picture?.isUnscaled) return mode;
  const scaled = runs.find(run => run.plan.pictures && run.plan.scale !== undefined);
  if (scaled)
    throw invalid(
      `The actions ${actions} are in pixels of the screen, and ${scaled.id} has pictures of another scale: --pictures none leaves them out`,
    );
  return mode;
}

/** Throws NOTHING_TO_EXPORT if no episode has ended, or none with one of the outcomes. */
function demandEpisodes(runs: readonly RunData[], only: readonly Outcome[] | undefined): void {
  if (runs.some(run => run.results.some(r => !only || only.includes(r.outcome)))) return;
  const ids = runs.map(r => r.id).join(', ');
  throw nothing(`No episode of ${ids} has ended${only ? ` as ${only.join(' or ')}` : ''}`);
}

/** Callbacks that count the episodes that a format writes and leaves out. */
const counting = (counts: Counts): Pick<Settings, 'wrote' | 'leftOut'> => ({
  wrote({ result: { outcome } }, steps) {
    counts.episodes++;
    counts.steps += steps;
    counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + 1;
  },
  leftOut({ result: { task, seed } }, reason) {
    if (reason === null) counts.stepless++;
    else counts.unsayable.push(`${task} ${seed}, ${reason}`);
  },
});

function whyEmpty({ unsayable }: Counts, actions = 'tapworld'): string {
  if (unsayable.length === 0) return 'No episode has a step';
  return `The actions ${actions} have no word for a step of any episode: ${unsayable[0]}`;
}
