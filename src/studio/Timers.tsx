import type { AnyPhone } from '../state/phone/index.ts';
import { formatClock, formatDuration } from './format.ts';
import base from './studio.module.css';
import css from './phone.module.css';

/** Longest jump that one wait can make. */
const MOST_MS = 86_400_000;

/** Timers of the phone, the next one first. A tap jumps to that moment. */
export function Timers({ phone, onJump }: { phone: AnyPhone; onJump: (ms: number) => void }) {
  const { now, zone } = phone.clock;
  const timers = Object.entries(phone.timers).sort(([a, x], [b, y]) => x.at - y.at || (a < b ? -1 : 1));
  if (timers.length === 0)
    return (
      <p className={base['empty']}>
        Nothing is due. Alarms, reminders, replies and everything else that happens on the phone’s clock
        stands here.
      </p>
    );
  return (
    <ul className={css['timers']}>
      {timers.map(([id, t]) => (
        <li key={id}>
          <div>
            <b>{t.app}</b>.{t.action} <code>{JSON.stringify(t.args)}</code>
          </div>
          <div className={base['quiet']}>
            {formatClock(t.at, zone)} · in {formatDuration(t.at - now)}
          </div>
          <button
            type="button"
            disabled={t.at - now > MOST_MS}
            onClick={() => onJump(Math.max(0, t.at - now))}
          >
            Jump there
          </button>
        </li>
      ))}
    </ul>
  );
}
