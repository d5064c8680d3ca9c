import type { AndroidIntent } from '../intents.ts';
import { intent, number, text, type MappedIntent } from './mapped-intent.ts';

const ALARM = 'android.intent.extra.alarm.';

/** Weekdays of an alarm. Sunday is 1 in java.util.Calendar and 0 in the phone's clock app. */
const daysOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter(day => day >= 1 && day <= 7).map(day => day - 1) : [];

export function mapAlarm({ extras }: AndroidIntent): MappedIntent[] {
  const [hour, minutes = 0] = [number(extras[`${ALARM}HOUR`]), number(extras[`${ALARM}MINUTES`])];
  const label = text(extras[`${ALARM}MESSAGE`]) ?? '';
  if (hour === undefined) return [{ kind: 'screen', app: 'clock', pattern: '/' }];
  if (extras[`${ALARM}SKIP_UI`] === true && hour >= 0 && hour < 24 && minutes >= 0 && minutes < 60)
    return [
      {
        kind: 'rule',
        app: 'clock',
        action: 'addAlarm',
        args: { result: hour * 60 + minutes, label, days: daysOf(extras[`${ALARM}DAYS`]) },
      },
    ];
  return [
    intent({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/alarm',
      extras: { hour: String(hour), minutes: String(minutes), label },
    }),
  ];
}

export function mapTimer({ extras }: AndroidIntent): MappedIntent[] {
  const seconds = number(extras[`${ALARM}LENGTH`]);
  const label = text(extras[`${ALARM}MESSAGE`]) ?? '';
  if (seconds === undefined) return [{ kind: 'screen', app: 'clock', pattern: '/new-timer' }];
  if (extras[`${ALARM}SKIP_UI`] === true && seconds >= 1 && seconds < 360_000)
    return [{ kind: 'rule', app: 'clock', action: 'addTimer', args: { lengthMs: seconds * 1_000, label } }];
  return [
    intent({
      verb: 'EDIT',
      mime: 'vnd.android.cursor.item/timer',
      extras: { seconds: String(seconds), label },
    }),
  ];
}
