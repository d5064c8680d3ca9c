import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { TakenStep } from '../../protocol/wire/recordings.ts';
import css from './record.module.css';

/** The steps of a take in words, each with its picture. Follows the last one. */
export function StepList({
  steps,
  label,
  empty,
  at,
  onGo,
}: {
  steps: readonly TakenStep[];
  label: string;
  /** What stands there while there is none. */
  empty: string;
  /** The step that is looked at, where steps can be chosen. */
  at?: number | undefined;
  onGo?: (step: number) => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]') ?? list.current?.lastElementChild;
    shown?.scrollIntoView({ block: 'nearest' });
  }, [steps.length, at]);
  if (steps.length === 0) return <Text className={css['quiet']!}>{empty}</Text>;
  return (
    <ol ref={list} className={css['steps']} aria-label={label} tabIndex={0}>
      {steps.map(step => (
        <li key={step.number} data-refused={step.refused !== undefined || undefined}>
          {onGo ? (
            <button
              type="button"
              aria-current={step.number === at ? 'step' : undefined}
              onClick={() => onGo(step.number)}
            >
              <StepText step={step} />
            </button>
          ) : (
            <StepText step={step} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StepText({ step: { number, words, picture, refused, target } }: { step: TakenStep }) {
  return (
    <>
      <span className={css['number']}>{number}</span>
      <img src={picture} alt="" loading="lazy" className={css['thumb']} />
      <span className={css['words']}>
        {words}
        {target?.row && !words.includes(target.row.label) && (
          <span className={css['quiet']}> {target.row.label}</span>
        )}
        {refused && (
          <span className={css['refused']}>
            <IconAlertTriangle size={14} aria-hidden /> {refused}
          </span>
        )}
      </span>
    </>
  );
}
