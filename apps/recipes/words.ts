import { amount, latinDigits, type Amount } from './amount.ts';
import type { Units } from './ingredient.ts';
import type { Recipe } from './state.ts';

/** Minutes as people write a time: `90`, `45 mins`, `1 hr 20`, `1.5 hours`, `1:30`; null where it is none. */
export function minutesOf(text: string): number | null {
  const words = latinDigits(text).trim().toLowerCase().replace(',', '.');
  if (words === '') return null;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(words);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const m =
    /^(?:about |~)?(?:(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hour|hours|hora|horas|小时|ساعة|ساعات)\.?)?\s*(?:and\s*|y\s*)?(?:(\d+)\s*(?:m|min|mins|minute|minutes|minuto|minutos|分钟|دقيقة|دقائق)?\.?)?$/.exec(
      words,
    );
  if (!m || (m[1] === undefined && m[2] === undefined)) return null;
  const minutes = Math.round(Number(m[1] ?? 0) * 60) + Number(m[2] ?? 0);
  return minutes <= 60 * 24 * 14 ? minutes : null;
}

/** `45 min`, `1 h`, `1 h 15 min`. */
export function minutesWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 || hours === 0 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');
}

/** Preparation and cooking together; null where neither is given. */
export const totalMinutes = (r: Pick<Recipe, 'prepMinutes' | 'cookMinutes'>): number | null =>
  r.prepMinutes === null && r.cookMinutes === null ? null : (r.prepMinutes ?? 0) + (r.cookMinutes ?? 0);

const COUNT = /(\d+)(?:\s*(?:-|–|to|a|至)\s*\d+)?/;

/** The number that scaling starts from: the first one in the text, else 1. */
export function servingsOf(words: string): number {
  const found = COUNT.exec(latinDigits(words));
  return found && Number(found[1]) > 0 && Number(found[1]) <= 500 ? Number(found[1]) : 1;
}

/** By how much the stepper goes on: one portion, or a quarter of a large batch. */
export function stepOf(base: number): number {
  return base >= 12 && base % 4 === 0 ? base / 4 : 1;
}

const PLURALS: Record<string, string> = {
  serving: 'servings',
  portion: 'portions',
  person: 'people',
  piece: 'pieces',
  loaf: 'loaves',
  glass: 'glasses',
};

/** The words for another number: `3-4 servings` for 6 are `6 servings`. */
export function servingsWords(words: string, count: number): string {
  const base = servingsOf(words);
  if (words === '') return `${count} ${count === 1 ? 'serving' : 'servings'}`;
  if (count === base) return words;
  const found = COUNT.exec(latinDigits(words));
  if (!found) return `${count} × ${words}`;
  let rest = words.slice(0, found.index) + count + words.slice(found.index + found[0].length);
  for (const [one, many] of Object.entries(PLURALS))
    rest = rest.replace(new RegExp(`\\b${count === 1 ? many : one}\\b`), count === 1 ? one : many);
  return rest;
}

export const factorOf = (words: string, count: number | undefined): Amount =>
  count === undefined ? { n: 1, d: 1 } : amount(count, servingsOf(words));

export interface StepTimer {
  words: string;
  seconds: number;
}
const HOURS = 'hours?|hrs?|h|horas?|小时|ساعات|ساعة';
const MINUTES = 'minutes?|mins?|min|minutos?|分钟|دقائق|دقيقة';
const SECONDS = 'seconds?|secs?|segundos?|秒';
const TIME = new RegExp(
  `(?:(\\d+(?:\\.\\d+)?|half an)\\s*(?:(?:-|–|to)\\s*\\d+\\s*)?)(${HOURS}|${MINUTES}|${SECONDS})(?![\\p{Script=Latin}\\p{Script=Arabic}])(?:\\s+(?:and\\s+)?(\\d+)\\s*(?:${MINUTES})(?!\\p{L}))?`,
  'giu',
);

/** Times that a step names, each once, in its order: what a timer can be set to. Of a range it is the lower end. */
export function timersOf(step: string): StepTimer[] {
  const found = new Map<number, StepTimer>();
  for (const m of latinDigits(step).matchAll(TIME)) {
    const count = m[1]!.toLowerCase() === 'half an' ? 0.5 : Number(m[1]);
    const per = new RegExp(`^(?:${HOURS})$`, 'iu').test(m[2]!)
      ? 3600
      : new RegExp(`^(?:${MINUTES})$`, 'iu').test(m[2]!)
        ? 60
        : 1;
    const seconds = Math.round(count * per) + Number(m[3] ?? 0) * 60;
    if (seconds > 0 && seconds < 86_400 && !found.has(seconds))
      found.set(seconds, { words: secondsWords(seconds), seconds });
  }
  return [...found.values()];
}

const secondsWords = (seconds: number): string =>
  seconds < 60
    ? `${seconds} s`
    : `${minutesWords(Math.floor(seconds / 60))}${seconds % 60 ? ` ${seconds % 60} s` : ''}`;

/** A step with its temperatures in the person's degrees, to the nearest five as ovens have them. */
export function stepWords(step: string, units: Units): string {
  const to = (n: number) => 5 * Math.round(n / 5);
  if (units === 'imperial')
    return step.replace(/(\d{2,3})\s*°\s*C\b/g, (_, c: string) => `${to((Number(c) * 9) / 5 + 32)} °F`);
  if (units === 'metric')
    return step.replace(/(\d{2,3})\s*°\s*F\b/g, (_, f: string) => `${to(((Number(f) - 32) * 5) / 9)} °C`);
  return step;
}
