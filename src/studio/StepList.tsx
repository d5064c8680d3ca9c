import { useEffect, useRef, type ReactNode } from 'react';
import css from './step-list.module.css';

/** A step in a list: what was done, and what came of it at its end. */
export interface ListedStep {
  step: number;
  words: ReactNode;
  end?: ReactNode;
}

/** Steps in a list that follows the one that is shown. */
export function StepList({
  label,
  steps,
  at,
  onGo,
  children,
}: {
  label: string;
  steps: readonly ListedStep[];
  at: number;
  onGo: (step: number) => void;
  /** Items after the last step. */
  children?: ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={css['steps']} aria-label={label}>
      {steps.map(({ step, words, end }) => (
        <li key={step}>
          <button type="button" aria-current={step === at ? 'step' : undefined} onClick={() => onGo(step)}>
            <span className={css['number']}>{step}</span>
            <span className={css['words']}>{words}</span>
            {end}
          </button>
        </li>
      ))}
      {children}
    </ol>
  );
}
