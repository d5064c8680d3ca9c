import { Alert, Button } from '@mantine/core';
import { IconPlayerRecord } from '@tabler/icons-react';
import { Empty } from '../frame/Empty.tsx';
import { useRecording } from './context.ts';
import { generalProblems, STAGES, type StageName } from './stages.ts';
import css from './record.module.css';

/** What a stage says while there is no solution to work on. */
export function NotRecorded() {
  const { go } = useRecording();
  return (
    <Empty
      icon={IconPlayerRecord}
      title="Nothing is recorded yet"
      action={<Button onClick={() => go('do')}>Do it</Button>}
    >
      Do the task once on the phone and declare it done. What differs then is shown here.
    </Empty>
  );
}

/** The last line of a stage: on to the next. */
export function NextStage({ to, children }: { to: StageName; children?: React.ReactNode }) {
  const { go } = useRecording();
  return (
    <div className={css['next']}>
      {children}
      <Button variant="light" onClick={() => go(to)}>
        Next: {STAGES[to]}
      </Button>
    </div>
  );
}

/** What is wrong at a stage as a whole. What is wrong with a field stands at the field. */
export function StageProblems({ stage }: { stage: StageName }) {
  const { detail } = useRecording();
  const problems = generalProblems(detail, stage);
  if (problems.length === 0) return null;
  const isOnlyWarned = problems.every(({ isWarning }) => isWarning);
  return (
    <Alert color={isOnlyWarned ? 'yellow' : 'red'} variant="light" role="status">
      {problems.map(({ message }, i) => (
        <div key={i}>{message}</div>
      ))}
    </Alert>
  );
}
