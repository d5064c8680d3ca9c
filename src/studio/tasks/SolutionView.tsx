import { ActionIcon, Alert, Badge, Loader, Text, Tooltip } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { SolutionStep } from '../../protocol/wire/tasks.ts';
import { formatAction, formatClock } from '../format.ts';
import { usePageKeys } from '../frame/keys.ts';
import { TouchPicture } from '../TouchPicture.tsx';
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
  const show = useInterval(() => {
    if (at >= last) show.stop();
    else go(at + 1);
  }, SHOWN_MS);
  const toggle = () => {
    if (!show.active && at >= last) go(0);
    show.toggle();
  };
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
        <div className={css['solverPicture']}>
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
        </div>
        <div className={css['buttons']}>
          <StepButton label="Step before" onClick={() => go(at - 1)} disabled={at === 0}>
            <IconChevronLeft size={18} />
          </StepButton>
          <StepButton label={show.active ? 'Pause' : 'Show step by step'} onClick={toggle} disabled={!end}>
            {show.active ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
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

function StepButton({
  label,
  onClick,
  disabled,
  children,
}: {
  label: string;
  onClick: () => void;
  disabled: boolean;
  children: React.ReactNode;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={onClick} disabled={disabled}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

/** The steps so far, in a list that follows the current one. */
function Steps({ solution, at, onGo }: { solution: Solution; at: number; onGo: (step: number) => void }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={css['steps']} aria-label="Steps of the solver">
      {solution.steps.map(({ step, action, verdict }) => (
        <li key={step}>
          <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
            <span className={css['number']}>{step}</span>
            <span className={css['action']}>{step === 0 ? 'start' : formatAction(action)}</span>
            <span className={css['quiet']}>{Math.round(100 * verdict.progress)} %</span>
          </button>
        </li>
      ))}
      {!solution.end && (
        <li className={css['playing']}>
          <Loader size="xs" aria-hidden /> playing…
        </li>
      )}
    </ol>
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
