import { streamOf } from '../../../src/state/random.ts';
import { inOrder } from '../../run/episode-id.ts';
import { pairedOf, type Paired } from '../../run/report/paired.ts';
import { byTemplate, measure, type Rate } from '../../run/report/rates.ts';
import type { RunData } from '../../run/report/read.ts';
import { settingDifferences } from './setting-differences.ts';
import { ARM_OF, ARMS, four, type Arm, type Four, type Policy } from './arms.ts';
import { BUCKETS, bucketOf, type Bucket } from './buckets.ts';
import { gainOf, transferOf, type Gain, type Transfer } from './transfer.ts';
import { isDecided, EPISODE_VERDICTS, verdictOf, type EpisodeVerdict } from './episode-verdict.ts';

/** One run as the study has it. */
export interface ArmReport {
  id: string;
  path: string;
  player: string;
  episodes: number;
  said: Record<EpisodeVerdict, number>;
  open: number;
  /** Whether its device was a simulated phone, over ADB. */
  simulatedDevice: boolean;
}

/** A row of the table: one bucket, or all of them. */
export interface Row {
  bucket: Bucket | 'overall';
  tasks: number;
  episodes: number;
  rates: Four<Rate>;
  gain: { sim: Gain; real: Gain };
  kept: Transfer;
}

export interface TaskRow {
  task: string;
  bucket: Bucket;
  episodes: number;
  passed: Four<number>;
}

/** An episode that a policy passed in one place and failed in the other. */
export interface Disagreement {
  task: string;
  seed: number;
  policy: Policy;
  sim: 'pass' | 'fail';
  real: 'pass' | 'fail';
}

/** What `tapworld bridge compare --json` prints. */
export interface Study {
  runs: Four<ArmReport>;
  /** How the four runs were not of the same, in words. */
  differs: string[];
  /** Episodes that all four runs have, and those of them that all four decided: every figure is over these. */
  shared: number;
  counted: number;
  rows: Row[];
  tests: {
    /** Trained against base, in simulation and on the device. */
    sim: Paired;
    real: Paired;
    /** The device against the simulation, for each policy. */
    base: Paired;
    trained: Paired;
  };
  tasks: TaskRow[];
  disagreements: Disagreement[];
  /** Episodes that all four runs have and that one did not decide, with what each of the four said. */
  leftOut: { task: string; seed: number; said: Four<EpisodeVerdict> }[];
}

export class CompareError extends Error {
  code = 'NOTHING_SHARED' as const;
}

interface Shared {
  task: string;
  seed: number;
  said: Four<EpisodeVerdict>;
}
interface Counted {
  task: string;
  seed: number;
  pass: Four<boolean>;
}

const keyOf = ({ task, seed }: { task: string; seed: number }) => `${task} ${seed}`;
const playerOf = ({ plan }: RunData) => (plan.llm ? `${plan.agent} ${plan.llm.model}` : plan.agent);

function armOf(run: RunData): ArmReport {
  const verdicts = run.results.map(verdictOf);
  return {
    id: run.id,
    path: run.path,
    player: playerOf(run),
    episodes: run.results.length,
    open: run.open.length,
    simulatedDevice: run.simulatedDevice === true,
    said: Object.fromEntries(EPISODE_VERDICTS.map(s => [s, verdicts.filter(x => x === s).length])) as Record<
      EpisodeVerdict,
      number
    >,
  };
}

/** The bucket of each task, over all seeds that both simulated runs decided: what the device could not decide changes no bucket. */
function bucketsOf(
  verdicts: Four<Map<string, EpisodeVerdict>>,
  episodes: readonly { task: string; seed: number }[],
): Map<string, Bucket> {
  const both = episodes.filter(
    e => isDecided(verdicts.simBase.get(keyOf(e))) && isDecided(verdicts.simTrained.get(keyOf(e))),
  );
  return new Map(
    [...byTemplate(both)].map(([task, of]) => {
      const rate = (arm: Arm) => of.filter(e => verdicts[arm].get(keyOf(e)) === 'pass').length / of.length;
      return [task, bucketOf(rate('simBase'), rate('simTrained'))];
    }),
  );
}

const versus = (counted: readonly Counted[], mine: Arm, theirs: Arm, label: string) =>
  pairedOf(
    counted.map(c => ({ task: c.task, mine: c.pass[mine], theirs: c.pass[theirs] })),
    label,
    mine,
    theirs,
  );

function rowOf(bucket: Row['bucket'], counted: readonly Counted[]): Row {
  const [sim, real] = [
    versus(counted, 'simTrained', 'simBase', bucket),
    versus(counted, 'realTrained', 'realBase', bucket),
  ];
  const gained = [...byTemplate(counted).values()].map(of => {
    const sum = (trained: Arm, base: Arm) =>
      of.reduce((total, c) => total + Number(c.pass[trained]) - Number(c.pass[base]), 0);
    return { sim: sum('simTrained', 'simBase'), real: sum('realTrained', 'realBase') };
  });
  return {
    bucket,
    tasks: sim.templates,
    episodes: counted.length,
    gain: { sim: gainOf(sim), real: gainOf(real) },
    kept: transferOf(sim, real, gained, streamOf(1, 'bridge', 'kept', bucket)),
    rates: measure(
      counted,
      `bridge ${bucket}`,
      Object.fromEntries(ARMS.map(arm => [arm, (c: Counted) => c.pass[arm]])) as Record<
        Arm,
        (c: Counted) => boolean
      >,
      {},
    ),
  };
}

function disagreementsOf(counted: readonly Counted[]): Disagreement[] {
  const passOrFail = (pass: boolean) => (pass ? ('pass' as const) : ('fail' as const));
  const found = (Object.entries(ARM_OF) as [Policy, (typeof ARM_OF)[Policy]][]).flatMap(
    ([policy, { sim, real }]) =>
      counted
        .filter(c => c.pass[sim] !== c.pass[real])
        .map(({ task, seed, pass }): Disagreement => ({
          task,
          seed,
          policy,
          sim: passOrFail(pass[sim]),
          real: passOrFail(pass[real]),
        })),
  );
  // What the device lost comes first, the trained policy's before all: it is what somebody looks for.
  const rank = (d: Disagreement) => 2 * Number(d.sim === 'fail') + Number(d.policy === 'base');
  return found.sort((a, b) => rank(a) - rank(b) || inOrder(a, b));
}

/**
 * The sim-to-real study of four runs. Figures are over the episodes, a task with a seed, that all four decided. Pure: the same runs, in
 * whatever order of results, give the same study. Throws NOTHING_SHARED where no episode is in all four.
 */
export function makeStudy(runs: Four<RunData>): Study {
  const verdicts = four(arm => new Map(runs[arm].results.map(result => [keyOf(result), verdictOf(result)])));
  const episodes = runs.simBase.results.map(({ task, seed }) => ({ task, seed })).sort(inOrder);
  const shared: Shared[] = episodes
    .filter(e => ARMS.every(arm => verdicts[arm].has(keyOf(e))))
    .map(e => ({ ...e, said: four(arm => verdicts[arm].get(keyOf(e))!) }));
  const differs = settingDifferences(runs);
  if (shared.length === 0)
    throw new CompareError(
      `No episode, a task with a seed, is in all four runs. ${differs.join('; ') || 'None of them has a result yet'}`,
    );
  const counted: Counted[] = shared
    .filter(e => ARMS.every(arm => isDecided(e.said[arm])))
    .map(({ task, seed, said: s }) => ({ task, seed, pass: four(arm => s[arm] === 'pass') }));
  const buckets = bucketsOf(verdicts, episodes);
  const of = (bucket: Bucket) => counted.filter(c => buckets.get(c.task) === bucket);
  return {
    runs: four(arm => armOf(runs[arm])),
    differs,
    shared: shared.length,
    counted: counted.length,
    rows: [...BUCKETS.map(bucket => rowOf(bucket, of(bucket))), rowOf('overall', counted)],
    tests: {
      sim: versus(counted, 'simTrained', 'simBase', 'overall'),
      real: versus(counted, 'realTrained', 'realBase', 'overall'),
      base: versus(counted, 'realBase', 'simBase', 'overall'),
      trained: versus(counted, 'realTrained', 'simTrained', 'overall'),
    },
    tasks: [...byTemplate(counted)].map(([task, all]) => ({
      task,
      bucket: buckets.get(task)!,
      episodes: all.length,
      passed: four(arm => all.filter(c => c.pass[arm]).length),
    })),
    disagreements: disagreementsOf(counted),
    leftOut: shared.filter(e => !ARMS.every(arm => isDecided(e.said[arm]))),
  };
}
