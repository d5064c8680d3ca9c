import type { Replay, ReplayStep } from '../../protocol/wire/replays.ts';
import { StepList } from '../StepList.tsx';
import type { Jump } from './jumps.ts';
import { stepWords } from './words.ts';
import css from './replay.module.css';

/** The steps of an episode, each with its reward and the moments that it is. */
export function Steps({
  replay: { steps },
  jumps,
  at,
  onGo,
}: {
  replay: Replay;
  jumps: readonly Jump[];
  at: number;
  onGo: (step: number) => void;
}) {
  const listed = steps.map((step, i) => ({
    step: i,
    words: <Words step={step} before={steps[i - 1]} moments={jumps.filter(jump => jump.step === i)} />,
    end: step.reward ? <Reward reward={step.reward} /> : undefined,
  }));
  return <StepList label="Steps" steps={listed} at={at} onGo={onGo} />;
}

function Words({
  step: { action, error },
  before,
  moments,
}: {
  step: ReplayStep;
  before: ReplayStep | undefined;
  moments: readonly Jump[];
}) {
  return (
    <>
      <span className={error && css['refused']}>{stepWords(action, before)}</span>{' '}
      {moments.map(({ id, name }) => (
        <span key={id} className={css['mark']} data-mark={id}>
          {name}
        </span>
      ))}
    </>
  );
}

const Reward = ({ reward }: { reward: number }) => (
  <span className={css['reward']} data-good={reward > 0}>
    {reward > 0 ? '+' : '−'}
    {Math.abs(reward).toFixed(2)}
  </span>
);
