import { Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import type { FieldResult, Verdict } from '../../protocol/wire/verdict.ts';
import css from './template.module.css';

const given = (value: unknown): string =>
  value === undefined || value === null || value === ''
    ? 'nothing'
    : Array.isArray(value)
      ? value.join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);

/** A verdict as it grows: what is met, what holds, and what nobody asked for. */
export function Met({ verdict }: { verdict: Verdict }) {
  const { progress, changes, invariants, sideEffects, answer, error } = verdict;
  const percent = Math.round(100 * progress);
  // The fields of the answer say more than the answer as a whole.
  const told = answer ? changes.filter(({ name }) => name !== 'answer') : changes;
  return (
    <div className={css['met']}>
      <div className={css['progress']}>
        <Progress
          value={percent}
          color={progress === 1 ? 'green' : 'iris'}
          flex={1}
          aria-label="Progress"
          size="lg"
        />
        <span className={css['percent']}>{percent} %</span>
      </div>
      {error && (
        <Text c="red">
          The judge failed in {error.where}: {error.message}
        </Text>
      )}
      {told.length + invariants.length > 0 && (
        <ul className={css['results']} aria-label="What must hold">
          {told.map(({ name, met, share, metAtStart }) => (
            <li key={name} data-met={met}>
              {met ? (
                <IconCircleCheckFilled size={18} aria-hidden />
              ) : (
                <IconCircleDashed size={18} aria-hidden />
              )}
              <span>
                {name}
                <span className={css['quiet']}>
                  {met ? ' met' : share > 0 ? ` ${Math.round(100 * share)} % done` : ' not yet'}
                  {metAtStart && ', as at the start'}
                </span>
              </span>
            </li>
          ))}
          {invariants.map(({ name, held }) => (
            <li key={name} data-met={held}>
              {held ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircleX size={18} aria-hidden />}
              <span>
                {name}
                <span className={css['quiet']}>{held ? ' holds' : ' is broken'}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {answer && <AnswerFields fields={answer} />}
      <SideEffects effects={sideEffects} />
    </div>
  );
}

function AnswerFields({ fields }: { fields: readonly FieldResult[] }) {
  return (
    <ul className={css['results']} aria-label="Answer">
      {fields.map(({ field, right, given: value }) => (
        <li key={field} data-met={right}>
          {right ? (
            <IconCircleCheckFilled size={18} aria-hidden />
          ) : (
            <IconCircleDashed size={18} aria-hidden />
          )}
          <span>
            {field}: {given(value)}
            <span className={css['quiet']}>{right ? ' is right' : ' is not right yet'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function SideEffects({ effects }: { effects: Verdict['sideEffects'] }) {
  return (
    <div role="status">
      {effects.length > 0 && (
        <>
          <Text fw={600} component="h3">
            {effects.length === 1 ? '1 side effect' : `${effects.length} side effects`}
          </Text>
          <ul className={css['results']} aria-label="Side effects">
            {effects.map(({ path, words }, i) => (
              <li key={path + i} data-effect>
                <IconAlertTriangle size={18} aria-hidden />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
