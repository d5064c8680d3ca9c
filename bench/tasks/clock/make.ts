import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { refresh } from '../../../apps/clock/actions.ts';
import type { Alarm } from '../../../apps/clock/state.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import {
  button,
  enterTime,
  escaped,
  field,
  fill,
  open,
  rid,
  row,
  scrollTo,
  type Steps,
  tab,
  tap,
} from '../steps.ts';
import { timeText } from '../sample.ts';

export const byDay = (days: readonly number[]): number[] => [...days].sort((a, b) => (a || 7) - (b || 7));
export const dayEn = (day: number): string => WEEKDAYS[day]!;
export const dayZh = (day: number): string => `星期${'日一二三四五六'[day]}`;
export const listEn = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Puts an alarm under this id, and what waits for it. */
export function makeAlarm(
  s: Phone,
  ctx: SetupCtx,
  id: string,
  alarm: Partial<Alarm> & Pick<Alarm, 'time'>,
): void {
  s.apps.clock.alarms[id] = {
    on: true,
    label: '',
    days: [],
    date: null,
    pausedUntil: null,
    skip: null,
    sound: 'default',
    vibrate: true,
    wakeUp: false,
    ringing: null,
    snoozedUntil: null,
    ...alarm,
  };
  refresh(s.apps.clock, id, ctx.as('clock'));
}

/** The head of an alarm's card, by its time and label. */
export const card = (minute: number, label = '') =>
  row(new RegExp(`^${timeText(minute)}, ${escaped(label)}`));

/** Makes an alarm that rings once, with a label. */
export function* addAlarm(minute: number, label: string): Steps {
  let seen: Observation = yield open('clock');
  seen = yield tap(seen, button('Add alarm'));
  seen = yield* enterTime(seen, minute);
  seen = yield* scrollTo(seen, rid('label'));
  seen = yield tap(seen, rid('label'));
  seen = yield fill(seen, field('Label'), label, { clear: true });
  return yield tap(seen, button('OK'));
}

/** Starts a timer of so many minutes. */
export function* addTimer(seen: Observation, minutes: number): Steps {
  seen = yield* goTo(seen, 'Timer');
  seen = yield tap(seen, button('Add timer'));
  for (const digit of String(minutes)) seen = yield tap(seen, button(digit));
  seen = yield tap(seen, button('00'));
  return yield tap(seen, button('Start'));
}

export function* openCard(seen: Observation, minute: number, label: string): Steps {
  seen = yield open('clock');
  seen = yield* scrollTo(seen, card(minute, label));
  return yield tap(seen, card(minute, label));
}

export function* goTo(seen: Observation, place: 'Clock' | 'Timer' | 'Stopwatch' | 'Bedtime'): Steps {
  seen = yield open('clock');
  return yield tap(seen, tab(place));
}
