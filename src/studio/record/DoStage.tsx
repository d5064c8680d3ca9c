import { Badge, Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlayerRecord, IconReload } from '@tabler/icons-react';
import type { Take } from '../../protocol/wire/recordings.ts';
import type { Action } from '../../protocol/action.ts';
import { Empty } from '../frame/Empty.tsx';
import { usePageKeys } from '../frame/keys.ts';
import { ScreenCase } from '../ScreenCase.tsx';
import { TouchPicture } from '../TouchPicture.tsx';
import { useRecording } from './context.ts';
import { NextStage, StageProblems } from './parts.tsx';
import { openTake, takeOf } from './stages.ts';
import { StepList } from './StepList.tsx';
import { TakeView } from './TakeView.tsx';
import css from './record.module.css';

/** The second stage: the task is done once, and each touch is kept as what was meant. */
export function DoStage() {
  const { detail, calls, queue, go } = useRecording();
  const take = openTake(detail);
  const solution = takeOf(detail, 'solution');
  const record = () =>
    queue.then(() => calls.startTake({ kind: 'solution', ...(solution ? { replaces: solution.id } : {}) }));
  if (take?.kind === 'solution' && take.phone !== null)
    return (
      <TakeView take={{ ...take, phone: take.phone }} title="Do the task" onDone={() => go('say')}>
        Do it once, as a person would. A wrong touch can be undone: the phone goes back with it.
      </TakeView>
    );
  if (!solution)
    return (
      <Empty
        icon={IconPlayerRecord}
        title="Record the task"
        action={
          <Button leftSection={<IconPlayerRecord size={16} />} onClick={record}>
            Record
          </Button>
        }
      >
        The phone is arranged. Do the task on it once; each touch, each text and each wait is kept as what was
        meant.
      </Empty>
    );
  return <Recorded take={solution} onAgain={record} />;
}

/** What was recorded: each step with the screen before it. */
function Recorded({ take, onAgain }: { take: Take; onAgain: () => void }) {
  const { search, go, calls, queue } = useRecording();
  const { steps, declared } = take;
  // After the last step stands the end.
  const last = steps.length + 1;
  const at = Math.min(search.step ?? last, last);
  const show = (step: number) => go('do', { step: Math.min(Math.max(1, step), last) });
  usePageKeys([
    ['ArrowRight', () => show(at + 1)],
    ['ArrowLeft', () => show(at - 1)],
  ]);
  const step = steps[at - 1];
  const again = () =>
    modals.openConfirmModal({
      title: 'Record the task again?',
      children: 'The steps that were recorded are dropped.',
      labels: { confirm: 'Record again', cancel: 'Leave it' },
      onConfirm: onAgain,
    });
  return (
    <div className={css['recorded']}>
      <StepList steps={steps} label="Steps of the solution" empty="Nothing was done." at={at} onGo={show} />
      <div className={css['picture']}>
        <ScreenCase beside={190}>
          {step ? (
            <StepPicture step={step} />
          ) : (
            <TouchPicture src={take.end} label="The end" next={null} elements={[]} screen={SCREEN} />
          )}
        </ScreenCase>
      </div>
      <div className={css['beside']}>
        <StageProblems stage="do" />
        <Text>
          <Badge color={declared === 'done' ? 'green' : 'gray'} mr="xs">
            declared {declared}
          </Badge>
          {steps.length === 1 ? 'in 1 step' : `in ${steps.length} steps`}
        </Text>
        <Text fw={600}>{step ? `Step ${step.number}: ${step.words}` : 'The end'}</Text>
        <div className={css['buttons']}>
          <Button variant="default" size="xs" disabled={at === 1} onClick={() => show(at - 1)}>
            Step before
          </Button>
          <Button variant="default" size="xs" disabled={at === last} onClick={() => show(at + 1)}>
            Next step
          </Button>
        </div>
        <div className={css['buttons']}>
          <Button variant="default" onClick={() => queue.then(() => calls.openTake(take.id))}>
            Go on recording
          </Button>
          <Button variant="default" leftSection={<IconReload size={16} />} onClick={again}>
            Record again
          </Button>
        </div>
        <NextStage to="say" />
      </div>
    </div>
  );
}

/** The screen before a step, and where it touches. */
function StepPicture({ step: { action, target, picture, words } }: { step: Take['steps'][number] }) {
  const touched = action as Action;
  const id = 'element' in touched && touched.element !== undefined ? String(touched.element) : '';
  return (
    <TouchPicture
      src={picture}
      label={`Before: ${words}`}
      next={touched}
      elements={target ? [{ id, name: target.name, bounds: [...target.bounds] }] : []}
      screen={SCREEN}
    />
  );
}

/** Pixels of the phones that recordings are made on. */
const SCREEN = { width: 1080, height: 2400 };
