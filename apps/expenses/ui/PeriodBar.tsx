import { IconButton } from './kit.ts';
import css from './home.module.css';

/** A stretch of time with the one before and the one after it. */
export function PeriodBar({ words, onStep }: { words: string; onStep: (by: number) => void }) {
  return (
    <div className={css['period']}>
      <IconButton icon="chevron_left" label="Previous" onClick={() => onStep(-1)} />
      <span className={css['periodWords']} role="heading" aria-level={2}>
        {words}
      </span>
      <IconButton icon="chevron_right" label="Next" onClick={() => onStep(1)} />
    </div>
  );
}
