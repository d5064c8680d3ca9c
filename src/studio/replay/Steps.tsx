import { useEffect, useRef } from 'react';
import type { Replay } from '../../protocol/wire/replays.ts';
import type { Jump } from './jumps.ts';
import { stepWords } from './words.ts';
import css from './replay.module.css';

/** The steps of an episode with the reward of each; the list follows the one that is shown. */
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
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={css['steps']} aria-label="Steps">
      {steps.map(({ step, action, reward, error }, i) => (
        <li key={step}>
          <button type="button" aria-current={i === at ? 'step' : undefined} onClick={() => onGo(i)}>
            <span className={css['number']}>{step}</span>
            <span className={css['words']} data-refused={error ? '' : undefined}>
              {stepWords(action, steps[i - 1])}{' '}
              {jumps
                .filter(jump => jump.step === i)
                .map(({ id, name }) => (
                  <span key={id} className={css['mark']} data-mark={id}>
                    {name}
                  </span>
                ))}
            </span>
            {reward ? (
              <span className={css['reward']} data-good={reward > 0}>
                {reward > 0 ? '+' : '−'}
                {Math.abs(reward).toFixed(2)}
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ol>
  );
}
