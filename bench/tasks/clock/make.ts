import { refresh } from '../../../apps/clock/actions.ts';
import type { Alarm } from '../../../apps/clock/state.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { SetupCtx } from '../setup.ts';
import { button, field, fill, open, row, scrollTo, tab, tap, type Steps } from '../steps.ts';

const DAYS_EN = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const two = (n: number) => String(n).padStart(2, '0');

export const timeText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
export const byDay = (days: readonly number[]): number[] => [...days].sort((a, b) => (a || 7) - (b || 7));
export const dayEn = (day: number): string => DAYS_EN[day]!;
export const dayZh = (day: number): string => `星期${'日一二三四五六'[day]}`;
export const listEn = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** Puts an alarm under this id, and what waits for it. */
export function makeAlarm(s: Phone, ctx: SetupCtx, id: string, alarm: Partial<Alarm> & Pick<Alarm, 'time'>): void {
  s.apps.clock.alarms[id] = { on: true, label: '', days: [], date: null, pausedUntil: null, skip: null, sound: 'default', vibrate: true, wakeUp: false, ringing: null, snoozedUntil: null, ...alarm };
  refresh(s.apps.clock, id, ctx.as('clock'));
}

/** Another alarm of the table by the same time, days and label, as a person would tell it apart. */
export const sameDays = (a: readonly number[], b: readonly number[]): boolean => byDay(a).join() === byDay(b).join();

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The head of an alarm's card, by its time and label. */
export const card = (minute: number, label = '') => row(new RegExp(`^${timeText(minute)}, ${escaped(label)}`));

/** Fills the phone's time dialog. */
export function* enterTime(seen: Observation, minute: number): Steps {
  const text = timeText(minute);
  seen = yield fill(seen, field('Hour'), text.slice(0, 2), { clear: true });
  seen = yield fill(seen, field('Minute'), text.slice(3), { clear: true });
  return yield tap(seen, button('OK'));
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

