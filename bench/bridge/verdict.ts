import { judgeAnswer } from '../../judges/answers.ts';
import { changeOf, type Declared, type FieldResult, type Verdict } from '../../judges/judge.ts';
import type { AnswerValues } from '../../src/state/answers.ts';
import type { Instance } from '../tasks/instance.ts';
import type { Probed, Tier } from '../tasks/probe.ts';
import { askProbes, type ProbeAnswer } from './probes.ts';
import { askDerived, type Readings } from './readings.ts';
import { derivedOf, probesOf } from './slate.ts';

/** What a device, or a person who looked at it, says of an episode. */
export interface ProbeReport {
  verdict: 'pass' | 'fail' | 'unprobeable';
  by: 'probe' | 'human';
  asked: readonly ProbeAnswer[];
}

/** How an episode ended, as far as the agent said it. */
export interface Ending {
  declared: Declared;
  answer: AnswerValues | null;
}

/** Decides what nothing on a device can tell: true for done as asked, undefined for no answer. */
export type Person = (episode: {
  goal: string;
  task: string;
  seed: number;
  declared: Declared;
  answer: AnswerValues | null;
}) => Promise<boolean | undefined>;

export interface Decision {
  report: ProbeReport;
  /** In the form of all verdicts; null where nothing is known. */
  verdict: Verdict | null;
}

/** Whether the agent ended the episode as the task wants it. */
const isDeclared = ({ task }: Instance, declared: Declared): boolean =>
  declared === (task.expects === 'impossible' ? 'impossible' : 'done');

/** The fields of the answer, against what the start says; null where nothing is asked. */
const judgedAnswer = ({ task, start, params }: Instance, answer: AnswerValues | null): FieldResult[] | null =>
  task.answer ? judgeAnswer(task.answer, { was: start, p: params }, answer) : null;

/**
 * The verdict of a device on an episode: every probe has to hold, the answer has to be right, and the end declared. What it cannot be asked
 * leaves the verdict open, unless the answer is wrong anyway or a person decides. `since` is as `probesOf` takes it, `before` what the device showed at the start. Throws DEVICE_LOST.
 */
export async function decide(
  probed: Probed,
  instance: Instance,
  tiers: ReadonlySet<Tier>,
  ending: Ending,
  {
    person,
    since,
    before,
  }: { person?: Person | undefined; since?: number | undefined; before?: Readings | undefined } = {},
): Promise<Decision> {
  const { task, seed, goal } = instance;
  const derived = before && derivedOf(instance, since);
  const { verdict: probeVerdict, asked } = derived
    ? await askDerived(probed, derived, before, tiers)
    : await askProbes(probed, probesOf(instance, since), tiers);
  const answer = judgedAnswer(instance, ending.answer);
  const isRight = answer === null || answer.every(field => field.right);
  // A question that is only to be answered needs nothing of the device.
  const byAnswer = asked.length === 0 && task.kind === 'query';
  const device = byAnswer ? 'pass' : probeVerdict;
  const declared = isDeclared(instance, ending.declared);
  const outcome = device === 'fail' || !isRight || !declared ? 'fail' : device;
  const human =
    outcome === 'unprobeable' ? await person?.({ goal, task: task.id, seed, ...ending }) : undefined;
  const report: ProbeReport = {
    verdict: human === undefined ? outcome : human ? 'pass' : 'fail',
    by: human === undefined ? 'probe' : 'human',
    asked,
  };
  if (report.verdict === 'unprobeable') return { report, verdict: null };
  const answerChanges = answer ? [changeOf('answer', task.answer!.weight ?? 1, isRight)] : [];
  const probeChanges = asked.map(({ says, outcome: each }) => changeOf(says, 1, each === 'pass'));
  const changes =
    report.by === 'human'
      ? [changeOf('a person', 1, report.verdict === 'pass')]
      : [...probeChanges, ...answerChanges];
  const success = report.verdict === 'pass';
  const holds = report.by === 'human' ? success : device === 'pass' && isRight;
  const total = changes.reduce((sum, c) => sum + c.weight, 0);
  const earned = changes.reduce((sum, c) => sum + c.weight * c.share, 0);
  return {
    report,
    verdict: {
      success,
      successUndeclared: task.expects === 'impossible' ? success : holds && ending.declared !== 'impossible',
      progress: total === 0 ? Number(success) : earned / total,
      changes,
      invariants: [],
      sideEffects: [],
      answer,
    },
  };
}
