import type { Replay } from '../../protocol/wire/replays.ts';
import css from './replay.module.css';

/** How an episode ended, after how many steps. */
export function Ending({ replay: { outcome, agent, steps, budget } }: { replay: Replay }) {
  return (
    <>
      <span className={css['outcome']} data-good={outcome === null ? undefined : outcome === 'success'}>
        {outcome?.replace('_', ' ') ?? 'not ended'}
      </span>
      <span className={css['quiet']}>
        {agent}, {steps.length - 1} of {budget} steps
      </span>
    </>
  );
}
