import { Alert, Badge, Loader, Text } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { SolutionStep } from '../../protocol/wire/tasks.ts';
import { formatAction, formatClock } from '../format.ts';
import { usePageKeys } from '../frame/keys.ts';
import { ScreenCase } from '../ScreenCase.tsx';
import { StepButton } from '../StepButton.tsx';
import { StepList } from '../StepList.tsx';
import { TouchPicture } from '../TouchPicture.tsx';
import { usePlay } from '../usePlay.ts';
import { Met } from './Met.tsx';
import type { InstanceId } from './queries.ts';
import { useSolution, type Solution } from './solution.ts';
import css from './template.module.css';

/** How long each step stays while they are shown one after the other, ms. */
const SHOWN_MS = 900;

/** The template's own solver, step by step: what it did, what the phone showed, and what was met. */
export function SolutionView({ instance }: { instance: InstanceId }) {
  const solution = useSolution(instance);
  const { steps, end } = solution;
  /** The step that was chosen; undefined while the page follows the play. */
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(undefined), [instance.task, instance.seed]);
  const last = Math.max(0, steps.length - 1);
  const at = Math.min(chosen ?? last, last);
  const go = (to: number) => setChosen(Math.min(Math.max(0, to), last));
  const { isPlaying, toggle } = usePlay(at, last, go, SHOWN_MS);
  usePageKeys([
    ['ArrowRight', () => go(at + 1)],
    ['ArrowLeft', () => go(at - 1)],
    ['Space', toggle],
  ]);
  const step = steps[at];
  return (
    <div className={css['solution']}>
      <Steps solution={solution} at={at} onGo={go} />
      <div className={css['stage']}>
        <ScreenCase beside={182}>
          {step ? (
            <TouchPicture
              src={step.picture}
              label={at === 0 ? 'The start' : `After step ${at}`}
              next={steps[at + 1]?.action}
              elements={step.elements}
              screen={solution.screen}
            />
          ) : (
            <div className={css['waiting']}>{!end && <Loader aria-label="Playing the solver" />}</div>
          )}
        </ScreenCase>
        <div className={css['buttons']}>
          <StepButton label="Step before" onClick={() => go(at - 1)} disabled={at === 0}>
            <IconChevronLeft size={18} />
          </StepButton>
          <StepButton label={isPlaying ? 'Pause' : 'Show step by step'} onClick={toggle} disabled={!end}>
            {isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
          </StepButton>
          <StepButton label="Next step" onClick={() => go(at + 1)} disabled={at >= last}>
            <IconChevronRight size={18} />
          </StepButton>
        </div>
      </div>
      <div className={css['beside']}>
        {step && <StepText step={step} zone={solution.zone} />}
        <End solution={solution} />
      </div>
    </div>
  );
}

/** The steps so far, each with the progress after it. */
function Steps({ solution, at, onGo }: { solution: Solution; at: number; onGo: (step: number) => void }) {
  const listed = solution.steps.map(({ step, action, verdict }) => ({
    step,
    words: <span className={css['action']}>{step === 0 ? 'start' : formatAction(action)}</span>,
    end: <span className={css['quiet']}>{Math.round(100 * verdict.progress)} %</span>,
  }));
  return (
    <StepList label="Steps of the solver" steps={listed} at={at} onGo={onGo}>
      {!solution.end && (
        <li className={css['playing']}>
          <Loader size="xs" aria-hidden /> playing…
        </li>
      )}
    </StepList>
  );
}

function StepText({ step, zone }: { step: SolutionStep; zone: string }) {
  return (
    <section aria-label={`Step ${step.step}`} className={css['section']}>
      <Text fw={600} component="h2" className={css['wrap']!}>
        {step.step === 0 ? 'The start' : `Step ${step.step}: ${formatAction(step.action)}`}
      </Text>
      <Text className={css['quiet']!}>
        {step.app} · {formatClock(step.clock, zone)}
      </Text>
      {step.error && <Text c="red">{step.error.message}</Text>}
      {step.messages?.map(({ from, text }, i) => (
        <Text key={i}>
          <b>{from === 'user' ? 'User' : 'Agent'}:</b> {text}
        </Text>
      ))}
      <Met verdict={step.verdict} />
    </section>
  );
}

/** How the play ended. */
function End({ solution: { end, steps } }: { solution: Solution }) {
  if (!end) return null;
  if ('error' in end)
    return (
      <Alert color="red" variant="light" title="The solver could not go on" className={css['wrap']!}>
        {end.error}
      </Alert>
    );
  const taken = steps.length - 1;
  return (
    <Text role="status" className={css['changeName']!}>
      <Badge color={end.outcome === 'success' ? 'green' : 'red'}>{end.outcome ?? 'no end'}</Badge>
      <span className={css['quiet']}>{taken === 1 ? 'in 1 step' : `in ${taken} steps`}</span>
    </Text>
  );
}
