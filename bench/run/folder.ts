import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Build } from '../../src/protocol/wire/versions.ts';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import type { ApiName } from '../agents/apis/index.ts';
import type { Sampling } from '../agents/endpoint.ts';
import type { MemoryName } from '../agents/memory.ts';
import type { Prices } from '../agents/prices.ts';
import type { Limits } from '../agents/spending.ts';
import type { Language } from '../tasks/form.ts';
import { episodeKey, episodeName, episodesOf, type EpisodeId, type Instances } from './episode-id.ts';
import { EpisodeFolder } from './episode-record.ts';
import { addUsage, totalUsage, type ModelUsage, type Result } from './results.ts';
import { writeWhole } from './whole-file.ts';

/** What a run does; a resumed one does the same. */
export interface Plan extends Instances {
  agent: string;
  /** The model of an agent that has one, where it is and how it is called. Its key is not kept. */
  llm?: Sampling & {
    /** The protocol, where not a chat. */
    api?: ApiName;
    url: string;
    model: string;
    /** Codec, where not that of the API. */
    actions?: string;
    /** What it sees of earlier turns. */
    memory?: MemoryName;
    /** Earlier turns that it is shown. */
    history?: number;
    /** Pictures that it is shown, the present one among them. */
    historyPictures?: number;
  } & Prices;
  /** The model that understands what agents ask the simulated user; the task’s own words do where left out. */
  user?: { api?: ApiName; url: string; model: string };
  /** Of a run with tries: that its agent draws nothing, so that all tries of an instance are the same. */
  repeats?: true;
  /** The split that its tasks are, where they were chosen by its name alone. */
  split?: string;
  language: Language;
  /** BCP 47 tag of what the phones speak; as they are set where left out. */
  phoneLanguage?: string;
  phrasing?: number;
  reward?: RewardChoice;
  /** Whether pictures are taken and kept. */
  pictures: boolean;
  /** Pixels of a picture for one point; the screen’s own where left out. */
  scale?: number;
  /** Whether elements’ indices are drawn on pictures. */
  marks?: boolean;
  /** Format of pictures, where not JPEG. */
  format?: 'png';
}

export class RunError extends Error {
  code: 'RUN_NOT_FOUND' | 'RUN_EXISTS' | 'RUN_INVALID';
  constructor(code: RunError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Lines of JSON; a last one that a crash has cut short is left out. Throws where another line is broken: what `broken` makes of its number, from 1 on. */
export function readLines<T>(
  text: string,
  broken: (line: number, error: unknown) => unknown = (_, error) => error,
): T[] {
  const lines = text.split('\n');
  return lines.flatMap((line, i) => {
    if (line === '') return [];
    try {
      return [JSON.parse(line) as T];
    } catch (error) {
      if (i === lines.length - 1) return [];
      throw broken(i + 1, error);
    }
  });
}

/** What a file holds. Throws what `wrong` makes of why it cannot be read: RUN_INVALID for one of a run. */
export function readable<T>(
  file: string,
  read: (text: string) => T,
  wrong: (reason: string) => Error = why => new RunError('RUN_INVALID', why),
): T {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw wrong(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** What `run.json` says of a run. Throws RUN_NOT_FOUND and RUN_INVALID. */
export function about<T>(path: string): T {
  const file = join(path, 'run.json');
  if (!existsSync(file)) throw new RunError('RUN_NOT_FOUND', `${path} is not a run: it has no run.json`);
  return readable(file, text => JSON.parse(text) as T);
}

/** An address that a model's endpoint had before the leg `until`. */
interface Moved {
  url: string;
  until: number;
}

/** The build that played a run before the leg `until`; null where it is not known. */
export interface BuiltBefore {
  build: Build | null;
  until: number;
}

interface Saved {
  plan: Plan;
  legs: number;
  movedFrom?: Moved[];
  build?: Build | null;
  builtBefore?: BuiltBefore[];
  lostUsage?: ModelUsage;
  limits?: RunLimits;
}

/** Most that a run may take. */
export interface RunLimits extends Limits {
  /** Minutes of each leg. */
  maxTime?: number | undefined;
}

/** What `run.json` says of a run whose endpoint has moved. Throws RUN_INVALID for a run without one. */
function movedTo<T extends { plan: Plan; legs: number; movedFrom?: Moved[] }>(
  path: string,
  url: string,
  run: T,
): T {
  const { llm } = run.plan;
  if (!llm) throw new RunError('RUN_INVALID', `${path} was not played by --agent llm: leave --url out`);
  if (llm.url === url) return run;
  return {
    ...run,
    plan: { ...run.plan, llm: { ...llm, url } },
    movedFrom: [...(run.movedFrom ?? []), { url: llm.url, until: run.legs }],
  };
}

/** What `run.json` says of a run that another build continues: the earlier one is kept. An unknown build changes nothing. */
function playedBy<T extends { legs: number; build?: Build | null; builtBefore?: BuiltBefore[] }>(
  build: Build | null | undefined,
  run: T,
): T {
  if (!build || isDeepStrictEqual(run.build, build)) return run;
  const before = { build: run.build ?? null, until: run.legs };
  return { ...run, build, builtBefore: [...(run.builtBefore ?? []), before] };
}

/** A run on disk. Everything is written as it happens; nothing of an episode is kept in memory. */
export class RunFolder {
  readonly path: string;
  readonly plan: Plan;
  /** 0 for a new run, one more for each time it was resumed. */
  readonly leg: number;
  #lostUsage: ModelUsage | undefined;
  #decided = new Set<string>();

  private constructor(path: string, plan: Plan, leg: number, lostUsage?: ModelUsage) {
    this.path = path;
    this.plan = plan;
    this.leg = leg;
    this.#lostUsage = lostUsage;
  }

  /** What models used in episodes that infrastructure lost, or that a stop cut off, and that are played again. */
  get lostUsage(): ModelUsage | undefined {
    return this.#lostUsage;
  }

  /** Counts what the model of an episode used that is played again. */
  addLost(usage: ModelUsage): void {
    this.#lostUsage = addUsage(this.#lostUsage, usage);
    const run = about<Saved>(this.path);
    writeWhole(
      join(this.path, 'run.json'),
      `${JSON.stringify({ ...run, lostUsage: this.#lostUsage }, null, 2)}\n`,
    );
  }

  /** The run's name. */
  get id(): string {
    return basename(this.path);
  }

  /** Throws RUN_EXISTS where a folder has a run: before anything is started for a new one. */
  static demandNew(path: string): void {
    if (existsSync(join(path, 'run.json')))
      throw new RunError('RUN_EXISTS', `${path} already holds a run; --resume ${path} continues it`);
  }

  /** Makes the folder of a new run; `about` is what else `run.json` says. Throws RUN_EXISTS. */
  static create(path: string, plan: Plan, about: Record<string, unknown> = {}): RunFolder {
    RunFolder.demandNew(path);
    mkdirSync(join(path, 'episodes'), { recursive: true });
    mkdirSync(join(path, 'pictures'), { recursive: true });
    writeWhole(
      join(path, 'run.json'),
      `${JSON.stringify({ id: basename(path), ...about, plan, legs: 1 }, null, 2)}\n`,
    );
    writeFileSync(join(path, 'results.jsonl'), '');
    return new RunFolder(path, plan, 0);
  }

  /**
   * Opens a run to continue it. Episodes that infrastructure lost are removed from the results, to be played again; `run.json` keeps what their
   * models used as `lostUsage`. `url` is the present address of the model's endpoint; `run.json` keeps the earlier ones as `movedFrom`. `build`
   * is what plays now, where it is known; `run.json` keeps another that played before as `builtBefore`. Throws RUN_NOT_FOUND and RUN_INVALID.
   */
  static resume(
    path: string,
    {
      url,
      build,
      limits,
    }: { url?: string | undefined; build?: Build | null | undefined; limits?: RunLimits | undefined } = {},
  ): RunFolder {
    const saved = about<Saved>(path);
    const run = playedBy(build, url === undefined ? saved : movedTo(path, url, saved));
    const results = new RunFolder(path, run.plan, run.legs).results();
    const lostUsage = totalUsage(
      results.filter(result => result.outcome === 'infra_error'),
      saved.lostUsage,
    );
    const folder = new RunFolder(path, run.plan, run.legs, lostUsage);
    const decided = results.filter(result => result.outcome !== 'infra_error');
    writeWhole(join(path, 'results.jsonl'), decided.map(result => `${JSON.stringify(result)}\n`).join(''));
    for (const result of decided) folder.#decided.add(episodeKey(result));
    const next = {
      ...run,
      legs: run.legs + 1,
      ...(lostUsage ? { lostUsage } : {}),
      ...(limits ? { limits: { ...run.limits, ...limits } } : {}),
    };
    writeWhole(join(path, 'run.json'), `${JSON.stringify(next, null, 2)}\n`);
    return folder;
  }

  /** Most that the run may take. */
  get limits(): RunLimits {
    return about<Saved>(this.path).limits ?? {};
  }

  /** Episodes that are not decided yet. */
  open(): EpisodeId[] {
    return episodesOf(this.plan).filter(episode => this.isOpen(episode));
  }

  /** Whether an episode of the run is not decided yet. */
  isOpen(episode: EpisodeId): boolean {
    return !this.#decided.has(episodeKey(episode));
  }

  /** The results so far, the last for each episode; none where a crash came before the first. Throws RUN_INVALID. */
  results(): Result[] {
    const file = join(this.path, 'results.jsonl');
    const lines = existsSync(file) ? readable(file, text => readLines<Result>(text)) : [];
    return [...new Map(lines.map(result => [episodeKey(result), result])).values()];
  }

  add(result: Result): void {
    this.#decided.add(episodeKey(result));
    appendFileSync(join(this.path, 'results.jsonl'), `${JSON.stringify(result)}\n`);
  }

  /** A file of the run's own, such as its summary. */
  write(name: string, value: unknown): void {
    writeWhole(join(this.path, name), `${JSON.stringify(value, null, 2)}\n`);
  }

  /** Begins an episode's folder, without what was played there before. */
  episode(id: EpisodeId): EpisodeFolder {
    const path = join(this.path, 'episodes', episodeName(id));
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path, { recursive: true });
    return new EpisodeFolder(path, join(this.path, 'pictures'));
  }
}
