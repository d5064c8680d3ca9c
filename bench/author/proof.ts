import type { Verdict } from '../../judges/judge.ts';
import { beginJudging, judgeAt, type Said } from '../tasks/expectation.ts';
import type { Judged } from '../tasks/expected.ts';
import type { Task } from '../tasks/form.ts';
import { reasonsOf, refusedBy } from '../tasks/refusals.ts';
import { timeText } from '../tasks/sample.ts';
import type { Parameter } from './parameters.ts';
import { stepsOf, type Recording, type RecordedTake } from './recording.ts';

/** The parameters of the instance that was recorded. */
export const recordedValues = (parameters: readonly Parameter[]): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .filter(({ used }) => used)
      .map(parameter => {
        switch (parameter.kind) {
          case 'row':
            return [parameter.name, { ...parameter.found.row, id: parameter.found.id }];
          case 'time':
            return [parameter.name, { minutes: parameter.value, text: timeText(parameter.value) }];
          default:
            return [parameter.name, parameter.value];
        }
      }),
  );

/** The verdict on a take, judged step by step as in an episode. */
function verdictOn(judged: Judged, take: RecordedTake, answer: Said['answer']): Verdict {
  let judging = beginJudging(judged);
  for (const { after } of stepsOf(take))
    judging = judgeAt(judged, judging, after, { answer: null, declared: null }).judging;
  const end = stepsOf(take).at(-1)?.after ?? take.start;
  return judgeAt(judged, judging, end, { answer, declared: take.declared }).verdict;
}

/** What the judge says of the takes that were recorded. */
export interface Proof {
  /** Why each near miss is refused, by its name. */
  reasons: Record<string, string[]>;
  /** In words. */
  problems: string[];
}

/** Judges what was recorded by the template that was made of it: honest takes have to be accepted, near misses refused. */
export function prove(task: Task, recording: Recording, parameters: readonly Parameter[]): Proof {
  const judged: Judged = { task, params: recordedValues(parameters), start: recording.start };
  const key = task.answer?.key({ was: recording.start, p: judged.params });
  const right = key
    ? Object.fromEntries(
        Object.entries(key).map(([field, value]) => {
          const plain =
            typeof value === 'object' && !Array.isArray(value) && value !== null && 'value' in value
              ? value.value
              : value;
          return [field, task.answer!.fields[field]?.type === 'duration' ? `${String(plain)} s` : plain];
        }),
      )
    : null;
  const problems: string[] = [];
  const judge = (take: RecordedTake) => verdictOn(judged, take, take.answer ?? right);
  const accept = (what: string, take: RecordedTake) => {
    const verdict = judge(take);
    if (verdict.error) problems.push(`The judge fails on ${what}: ${verdict.error.message}`);
    else if (!verdict.success) problems.push(`The judge does not accept ${what}: ${refusedBy(verdict)}`);
  };
  if (recording.solution) accept('the solution', recording.solution);
  for (const take of recording.alternatives) accept(`the other way “${take.name}”`, take);
  const reasons = recording.nearMisses.map(take => {
    const verdict = judge(take);
    if (verdict.success)
      problems.push(`The judge accepts the near miss “${take.name}”: what makes it wrong is not said`);
    return [take.name, reasonsOf(verdict)];
  });
  return { reasons: Object.fromEntries(reasons) as Proof['reasons'], problems };
}
