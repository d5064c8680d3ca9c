import { Button, Code } from '@mantine/core';
import { IconClockOff, IconPlayerSkipForward } from '@tabler/icons-react';
import type { AnyPhone } from '../../state/phone/index.ts';
import { formatClock, formatDuration } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import type { LivePhone } from './live.ts';
import { waitFor } from './wait.ts';
import css from './lists.module.css';

/** Timers of the phone, the next one first. Each is one click away. */
export function TimersTab({ phone, live }: { phone: AnyPhone; live: LivePhone }) {
  const { now, zone } = phone.clock;
  const timers = Object.entries(phone.timers).sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
  if (timers.length === 0)
    return (
      <Empty icon={IconClockOff} title="Nothing is due">
        Alarms, reminders, replies and everything else that happens on the phone’s clock stands here.
      </Empty>
    );
  return (
    <ul className={css['list']} aria-label="Timers">
      {timers.map(([id, { at, app, action, args }]) => (
        <li key={id} className={css['item']}>
          <div className={css['grow']}>
            <div>
              <b>{app}</b>.{action} <Code className={css['code']!}>{JSON.stringify(args)}</Code>
            </div>
            <div className={css['quiet']}>
              {formatClock(at, zone)} · {at > now ? `in ${formatDuration(at - now)}` : 'due now'}
            </div>
          </div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerSkipForward size={14} />}
            aria-label={`Jump there: ${app}.${action}, ${formatClock(at, zone)}`}
            onClick={() => void waitFor(live, Math.max(1, at - now))}
          >
            Jump there
          </Button>
        </li>
      ))}
    </ul>
  );
}
