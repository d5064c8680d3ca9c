import type { Static } from 'typebox';
import type { Problem, RecordingDetail, Take } from '../../protocol/wire/recordings.ts';

/** The stages of a recording, in the order in which a person goes through them. */
export const STAGES = {
  start: 'Start',
  do: 'Do it',
  say: 'Say it',
  generalise: 'Generalise',
  distrust: 'Distrust it',
  keep: 'Prove and keep',
} as const;
export type StageName = keyof typeof STAGES;
export const STAGE_NAMES = Object.keys(STAGES) as StageName[];
export const isStage = (name: string | undefined): name is StageName => name !== undefined && name in STAGES;

export type RecordingProblem = Static<typeof Problem>;

/** The stage at which a part of the draft is put right, by the first part of its pointer. */
const PLACES: Readonly<Record<string, StageName>> = {
  fates: 'say',
  changes: 'say',
  answer: 'say',
  goal: 'generalise',
  parameters: 'generalise',
  readings: 'distrust',
  task: 'keep',
  split: 'keep',
  tags: 'keep',
};

/** Where a problem is put right. What concerns no part of the draft is put right by recording. */
export const stageOf = ({ where }: RecordingProblem): StageName => PLACES[where.split('/')[1] ?? ''] ?? 'do';

/** What is wrong with a part of the draft, one line; undefined where nothing is. */
export function problemAt({ problems }: RecordingDetail, where: string): string | undefined {
  const found = problems.filter(
    problem => problem.where === where && (!problem.isWarning || isOfField(problem)),
  );
  return found.length > 0 ? found.map(({ message }) => message).join(' ') : undefined;
}

/** Whether a problem is of one field: its pointer goes into a part of the draft. */
const isOfField = ({ where }: RecordingProblem) => where.split('/').length > 2 || where === '/task';

/** Problems of a stage as a whole, which no field of it shows. */
export const generalProblems = ({ problems }: RecordingDetail, stage: StageName): RecordingProblem[] =>
  problems.filter(problem => stageOf(problem) === stage && !isOfField(problem));

export const takeOf = ({ takes }: RecordingDetail, kind: Take['kind']): Take | undefined =>
  takes.find(take => take.kind === kind);
export const openTake = ({ takes, current }: RecordingDetail): Take | undefined =>
  takes.find(({ id }) => id === current);

/** Whether the task has been done to its end. */
export function isRecorded(detail: RecordingDetail): boolean {
  const solution = takeOf(detail, 'solution');
  return solution !== undefined && solution.id !== detail.current;
}

/** Whether a stage has what it is for. */
export function isStageDone(detail: RecordingDetail, stage: StageName): boolean {
  const isRight = !detail.problems.some(problem => !problem.isWarning && stageOf(problem) === stage);
  switch (stage) {
    case 'start':
      return takeOf(detail, 'solution') !== undefined;
    case 'keep':
      return detail.savedTo !== null;
    default:
      return isRecorded(detail) && isRight;
  }
}
