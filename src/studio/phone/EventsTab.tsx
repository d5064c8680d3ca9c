import { Badge, Code } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import { useState } from 'react';
import { Operations } from '../Changes.tsx';
import { formatAction, formatClock } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import type { Step } from './live-state.ts';
import css from './lists.module.css';

/** Steps that are drawn at once. */
const PAGE = 60;

/** The action of a step; where there was none, what happened instead. */
function wordsOf({ action, events: [first] }: Step): string {
  if (action || !first) return formatAction(action);
  return first.action === 'rotate' && first.app === 'system'
    ? 'turned the phone'
    : `${first.app}.${first.action}`;
}

/** Steps, the newest first. Each opens to the rules that ran and to what it changed. */
export function EventsTab({ steps, zone }: { steps: readonly Step[]; zone: string }) {
  const [most, setMost] = useState(PAGE);
  if (steps.length === 0)
    return (
      <Empty icon={IconTimeline} title="No steps yet">
        Steps appear here as they are taken: touch the phone, let its clock run, or let an agent step it.
      </Empty>
    );
  return (
    <ol className={css['list']} aria-label="Steps">
      {steps
        .slice(-most)
        .reverse()
        .map((step, i) => (
          <StepItem key={step.number} step={step} isOpen={i === 0} zone={zone} />
        ))}
      {steps.length > most && (
        <li>
          <button type="button" className={css['more']} onClick={() => setMost(most + PAGE)}>
            {steps.length - most} earlier
          </button>
        </li>
      )}
    </ol>
  );
}

function StepItem({ step, isOpen, zone }: { step: Step; isOpen: boolean; zone: string }) {
  const [open, setOpen] = useState<boolean>();
  const shown = open ?? isOpen;
  const { number, mine, clock, stateHash, events, operations } = step;
  const rules = [...new Set(events.map(({ app, action }) => `${app}.${action}`))];
  return (
    <li>
      <details open={shown}>
        <summary
          className={css['step']}
          onClick={event => {
            event.preventDefault();
            setOpen(!shown);
          }}
        >
          <span className={css['number']}>{number}</span>
          <span className={css['words']}>{wordsOf(step)}</span>
          <span className={css['rules']}>{shown ? '' : rules.join(', ')}</span>
          <Badge size="sm" variant="light" color={mine ? 'iris' : 'gray'}>
            {mine ? 'you' : 'server'}
          </Badge>
          <span className={css['count']}>
            {operations.length === 1 ? '1 change' : `${operations.length} changes`}
          </span>
        </summary>
        {shown && (
          <div className={css['inside']}>
            <div className={css['quiet']}>
              {formatClock(clock, zone)} · <Code>{stateHash.slice(0, 12)}</Code>
            </div>
            {events.length > 0 && (
              <ul className={css['events']} aria-label="Events">
                {events.map((event, n) => (
                  <li key={n}>
                    <b>{event.app}</b>.{event.action} <Code>{JSON.stringify(event.args)}</Code>{' '}
                    <span className={css['quiet']}>{event.cause}</span>
                  </li>
                ))}
              </ul>
            )}
            <Operations operations={operations} />
          </div>
        )}
      </details>
    </li>
  );
}
