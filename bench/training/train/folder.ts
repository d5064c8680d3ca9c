import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readable, readLines } from '../../run/folder.ts';
import { writeWhole } from '../../run/whole-file.ts';
import { CurriculumError, readState, writeState, type CurriculumState } from '../curriculum/index.ts';
import { Adam } from '../policy/adam.ts';
import { PositiveReplay, type PositiveState } from '../replay/positive.ts';
import type { Weighted } from '../grpo.ts';
import { pack, readCheckpoint, unpack, writeCheckpoint, type SparseTable } from '../policy/checkpoint.ts';
import { Model } from '../policy/model.ts';
import { TrainError, type TrainConfig } from './config.ts';
import type { HeldOut, Measured } from './evaluate.ts';
import type { Iteration } from './learner.ts';

/** A look at held-out work while it trains. */
export interface HeldOutCheck {
  look: number;
  held: HeldOut;
  success: number;
  of: number;
}

/** All that going on needs beside the files of the checkpoints. */
export interface Saved {
  iteration: number;
  /** The first draw that was never made. */ next: number;
  learned: SparseTable;
  steps: number;
  curriculum: CurriculumState | null;
  replay: PositiveState<Weighted[]> | null;
}

/** The trainer's state between two iterations. */
export interface TrainState {
  iteration: number;
  next: number;
  model: Model;
  /** Of the weights after each iteration, the later ones counting more: what is measured and kept. */ average: Model;
  reference: Model;
  optimiser: Adam;
  curriculum: CurriculumState | null;
  replay: PositiveReplay<Weighted[]> | null;
}

/** The buffer of earlier successes that a configuration asks for, or one that goes on. */
export const replayOf = (
  { replay, seed }: Pick<TrainConfig, 'replay' | 'seed'>,
  saved?: PositiveState<Weighted[]> | null,
) => (replay === null ? null : new PositiveReplay<Weighted[]>({ ...replay, seed }, saved ?? undefined));

/** The folder of a training: config.json, state.json, metrics.jsonl, evaluation.jsonl, checkpoints/, policy.json, report.html. */
export class TrainFolder {
  readonly path: string;
  readonly config: TrainConfig;

  /** Whether there was an empty folder for it. */
  #wasThere: boolean;

  private constructor(path: string, config: TrainConfig, wasThere = true) {
    this.path = path;
    this.config = config;
    this.#wasThere = wasThere;
  }

  /** Throws TRAINING_EXISTS where the folder holds something. Where it cannot be written, as on a full disk, nothing stays that would be taken for a training. */
  static create(path: string, config: TrainConfig): TrainFolder {
    const wasThere = existsSync(path);
    if (wasThere && readdirSync(path).length > 0)
      throw new TrainError(
        'TRAINING_EXISTS',
        `${path} is there already: --resume goes on with a training, --out names another folder`,
      );
    const folder = new TrainFolder(path, config, wasThere);
    try {
      mkdirSync(join(path, 'checkpoints'), { recursive: true });
      writeWhole(join(path, 'config.json'), `${JSON.stringify(config, null, 2)}\n`);
    } catch (error) {
      folder.undo();
      throw error;
    }
    return folder;
  }

  /** Takes away all of a training that was just made, and the folder too where it made that. */
  undo(): void {
    for (const file of this.#wasThere
      ? readdirSync(this.path).map(name => join(this.path, name))
      : [this.path])
      rmSync(file, { recursive: true, force: true });
  }

  /** Throws TRAINING_NOT_FOUND. */
  static open(path: string): TrainFolder {
    const file = join(path, 'config.json');
    if (!existsSync(file)) throw new TrainError('TRAINING_NOT_FOUND', `There is no training in ${path}`);
    const config = readable(
      file,
      text => JSON.parse(text) as TrainConfig,
      why => new TrainError('TRAINING_NOT_FOUND', why),
    );
    if (config.format !== 3)
      throw new TrainError(
        'TRAINING_NOT_FOUND',
        `${file} is of format ${String(config.format)}, and 3 is what can be read`,
      );
    return new TrainFolder(path, config);
  }

  checkpoint = (name: string): string => join(this.path, 'checkpoints', `${name}.json`);
  has = (name: string): boolean => existsSync(this.checkpoint(name));
  model = (name: string): Model => readCheckpoint(this.checkpoint(name)).model;

  saveModel(name: string, model: Model, iteration: number): void {
    const { seed, tasks } = this.config;
    writeCheckpoint(name === 'policy' ? join(this.path, 'policy.json') : this.checkpoint(name), model, {
      seed,
      iteration,
      tasks,
    });
  }

  /** Writes what going on needs, whole or not at all. */
  save({ iteration, next, model, average, optimiser, curriculum, replay }: TrainState): void {
    writeState(join(this.path, 'state.json'), {
      iteration,
      next,
      learned: pack(model.weights, average.weights, optimiser.first, optimiser.second),
      steps: optimiser.steps,
      curriculum,
      replay: replay?.save() ?? null,
    } satisfies Saved);
  }

  /** The state that was saved last; null where none was. What was measured after it is forgotten. Throws INVALID_STATE_FILE and INVALID_CHECKPOINT. */
  load(): TrainState | null {
    const saved = readState<Saved & Record<string, unknown>>(join(this.path, 'state.json'));
    if (!saved) return null;
    // Tables that are not there would be zeros, with which a policy goes on and has forgotten everything.
    if (
      saved.learned?.values?.length !== 4 ||
      ![saved.iteration, saved.next, saved.steps].every(Number.isSafeInteger)
    )
      throw new CurriculumError(
        'INVALID_STATE_FILE',
        `${join(this.path, 'state.json')}: parts of it are missing`,
      );
    const [weights, average, first, second] = unpack(saved.learned) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const { hashing } = this.config;
    this.#forget(saved.iteration);
    return {
      iteration: saved.iteration,
      next: saved.next,
      model: new Model(hashing, weights),
      average: new Model(hashing, average),
      reference: this.model('warm'),
      optimiser: new Adam(weights.length, { first, second, steps: saved.steps }),
      curriculum: saved.curriculum,
      replay: replayOf(this.config, saved.replay),
    };
  }

  #forget(iteration: number): void {
    const kept = this.metrics().filter(line => ('look' in line ? line.look : line.iteration) <= iteration);
    writeWhole(join(this.path, 'metrics.jsonl'), kept.map(line => `${JSON.stringify(line)}\n`).join(''));
  }

  appendMetrics(line: (Iteration & { ms?: number; stepsPerSecond?: number }) | HeldOutCheck): void {
    appendFileSync(join(this.path, 'metrics.jsonl'), `${JSON.stringify(line)}\n`);
  }
  metrics(): ((Iteration & { ms?: number; stepsPerSecond?: number }) | HeldOutCheck)[] {
    return lines(join(this.path, 'metrics.jsonl'));
  }

  /** Takes in episodes of the measurement, all of them or, where the disk is full, none. */
  appendMeasured(rows: readonly Measured[]): void {
    this.write(
      'evaluation.jsonl',
      [...this.measured(), ...rows].map(row => `${JSON.stringify(row)}\n`).join(''),
    );
  }
  measured(): Measured[] {
    return lines(join(this.path, 'evaluation.jsonl'));
  }

  write(name: string, text: string): void {
    writeWhole(join(this.path, name), text);
  }
}

/** Lines of JSON; one that was cut off by a kill, which can be the last alone, is left out. Throws INVALID_TRAINING for another that is none. */
function lines<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  return readLines<T>(
    readFileSync(path, 'utf8'),
    line => new TrainError('INVALID_TRAINING', `Line ${line} of ${path} is no JSON`),
  );
}
