import { OUTCOMES } from '../../../judges/rewards/types.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Build } from '../../../src/protocol/wire/versions.ts';
import { episodeKey, episodesOf, type EpisodeId } from '../episode-id.ts';
import { readable, readLines, type BuiltBefore, type Plan } from '../folder.ts';
import type { ModelUsage, Result } from '../results.ts';

/** A run as it lies on disk, finished or not. */
export interface RunData {
  id: string;
  path: string;
  plan: Plan;
  /** What `run.json` says beside the plan, where it does. */
  browser: string | null;
  legs: number;
  /** What the verdicts of the last leg depend on; null where the run does not say. */
  build: Build | null;
  /** The builds that played its earlier legs, where they were others. */
  builtBefore: BuiltBefore[];
  /** What models used in episodes that were lost and played again. */
  lostUsage?: ModelUsage;
  /** True for a run of `tapworld bridge` on simulated phones, over their own ADB ports. */
  simulatedDevice?: boolean;
  /** False for demonstrations that were to have no thoughts. */
  thoughts?: boolean;
  /** The last result for each episode. */
  results: Result[];
  /** Planned episodes without a result, seed by seed. */
  open: EpisodeId[];
}

export class ReportError extends Error {
  code: 'RUN_NOT_FOUND' | 'RUN_INVALID';
  constructor(code: ReportError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

const isRun = (path: string) => existsSync(join(path, 'run.json'));
const listOf = (ids: readonly string[]) =>
  ids.length > 5 ? `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more` : ids.join(', ');

/** Ids of the runs in a folder, the one that began last first. */
function runsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder)
    .filter(id => isRun(join(folder, id)))
    .map(id => ({ id, at: statSync(join(folder, id, 'run.json')).mtimeMs }));
  return found.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}

/** The folder of a run: a path, an id under `runs`, or `latest`, the one there that began last. Throws RUN_NOT_FOUND. */
export function findRun(named: string, runs = 'runs'): string {
  if (named !== '' && isRun(named)) return resolve(named);
  const ids = runsIn(runs);
  if (named === 'latest') {
    if (ids.length === 0)
      throw new ReportError(
        'RUN_NOT_FOUND',
        `There is no run under ${runs}/ yet; \`tapworld run\` makes one`,
      );
    return resolve(runs, ids[0]!);
  }
  if (ids.includes(named)) return resolve(runs, named);
  throw new ReportError(
    'RUN_NOT_FOUND',
    `${named || 'An empty name'} is neither the folder of a run nor an id under ${runs}/${ids.length > 0 ? `, which has ${listOf(ids)}` : ', which has none'}`,
  );
}

/** What `run.json` has as the device of a run of `tapworld bridge` on simulated phones. */
export const SIMULATED_DEVICE = 'simulated, over adb';

const ENDINGS: ReadonlySet<string> = new Set(OUTCOMES);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(item => typeof item === 'string');
const isNumbers = (...values: unknown[]) =>
  values.every(value => typeof value === 'number' && Number.isFinite(value));

/** What of a result every figure relies on. */
function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { task, seed, outcome, steps, budget, level, apps, verdict, ms, elapsedMs, leg } =
    value as Partial<Result>;
  const judged =
    verdict === null ||
    (typeof verdict === 'object' &&
      isNumbers(verdict.progress) &&
      Array.isArray(verdict.changes) &&
      Array.isArray(verdict.invariants) &&
      isTexts(verdict.sideEffects?.map(effect => effect.words)));
  return (
    typeof task === 'string' &&
    ENDINGS.has(outcome!) &&
    isNumbers(seed, steps, budget, level, ms, elapsedMs, leg) &&
    isTexts(apps) &&
    judged
  );
}

const parsed = <T>(path: string, read: (text: string) => T): T =>
  readable(path, read, why => new ReportError('RUN_INVALID', why));

/** Reads a run and changes nothing of it. A last line that a crash has cut short is left out. Throws RUN_INVALID. */
export function readRun(path: string): RunData {
  const file = (name: string) => join(path, name);
  const about = parsed(
    file('run.json'),
    text =>
      JSON.parse(text) as {
        id?: string;
        browser?: string | null;
        legs?: number;
        build?: Build | null;
        builtBefore?: BuiltBefore[];
        plan?: Partial<Plan>;
        lostUsage?: ModelUsage;
        demos?: { thoughts?: boolean };
        device?: unknown;
      } | null,
  );
  const plan = about?.plan;
  if (
    !plan ||
    typeof plan.agent !== 'string' ||
    !isTexts(plan.tasks) ||
    !Array.isArray(plan.seeds) ||
    !isNumbers(...plan.seeds) ||
    !Object.values(plan.own ?? {}).every(seeds => Array.isArray(seeds) && isNumbers(...seeds))
  )
    throw new ReportError('RUN_INVALID', `${file('run.json')} has no plan with agent, tasks and seeds`);
  const lines = existsSync(file('results.jsonl'))
    ? parsed(file('results.jsonl'), text => readLines<unknown>(text))
    : [];
  const wrong = lines.findIndex(line => !isResult(line));
  if (wrong >= 0)
    throw new ReportError(
      'RUN_INVALID',
      `${file('results.jsonl')}: line ${wrong + 1} is no result of an episode`,
    );
  const results = new Map((lines as Result[]).map(result => [episodeKey(result), result]));
  const open = episodesOf(plan as Plan).filter(episode => !results.has(episodeKey(episode)));
  return {
    id: about.id ?? basename(path),
    path,
    plan: plan as Plan,
    browser: about.browser ?? null,
    legs: about.legs ?? 1,
    build: about.build ?? null,
    builtBefore: about.builtBefore ?? [],
    ...(about.lostUsage ? { lostUsage: about.lostUsage } : {}),
    ...(about.device === SIMULATED_DEVICE ? { simulatedDevice: true } : {}),
    ...(about.demos?.thoughts === false ? { thoughts: false } : {}),
    results: [...results.values()],
    open,
  };
}
