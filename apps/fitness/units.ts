import { formatDuration } from '../../src/sdk/core/format.ts';
import { KINDS, type Type } from './kinds.ts';
import type { Fitness } from './state.ts';

export type Units = Fitness['settings']['units'];
const METRES_OF_MILE = 1609.344;
const METRES_OF_FOOT = 0.3048;
const GRAMS_OF_POUND = 453.59237;

/** Metres of a kilometre or mile. */
export const unitMetres = (units: Units): number => (units === 'metric' ? 1000 : METRES_OF_MILE);
export const unitName = (units: Units): 'km' | 'mi' => (units === 'metric' ? 'km' : 'mi');
export const longUnit = (units: Units): string => (units === 'metric' ? 'kilometres' : 'miles');

/** `5.24`: kilometres or miles with two decimals, with one from a hundred on. */
export function distanceNumber(metres: number, units: Units): string {
  const value = metres / unitMetres(units);
  return value >= 99.95 ? value.toFixed(1) : value.toFixed(2);
}
/** `5.24 km`. */
export const distanceWords = (metres: number, units: Units): string =>
  `${distanceNumber(metres, units)} ${unitName(units)}`;
/** `0:07`, `12:30`, `1:02:09`. */
export const timeWords = formatDuration;
/** `32 min`, `1 h 05 min`, `12 h`: for totals. */
export function lengthWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  return h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${String(m).padStart(2, '0')} min`;
}
export const heightWords = (metres: number, units: Units): string =>
  units === 'metric' ? `${Math.round(metres)} m` : `${Math.round(metres / METRES_OF_FOOT)} ft`;
export const heightValue = (metres: number, units: Units): number =>
  units === 'metric' ? metres : metres / METRES_OF_FOOT;

/** How fast, as the type says it: `5:32 /km`, `21.4 km/h`, `2:11 /100 m`; a dash while one stands. */
export function rateWords(type: Type, metres: number, seconds: number, units: Units): string {
  const { number, unit } = rateOf(type, metres, seconds, units);
  return `${number} ${unit}`.trim();
}
export function rateOf(
  type: Type,
  metres: number,
  seconds: number,
  units: Units,
): { number: string; unit: string; name: string } {
  const { rate } = KINDS[type];
  if (rate === 'none') return { number: '', unit: '', name: '' };
  if (rate === 'speed')
    return {
      number: seconds > 0 ? (metres / unitMetres(units) / (seconds / 3600)).toFixed(1) : '0.0',
      unit: units === 'metric' ? 'km/h' : 'mph',
      name: 'Speed',
    };
  const [long, unit] =
    rate === 'pace'
      ? [unitMetres(units), `/${unitName(units)}`]
      : rate === 'pace100'
        ? [100, '/100 m']
        : [500, '/500 m'];
  const pace = metres > 0 ? (seconds * long) / metres : Infinity;
  return { number: pace < 6000 ? formatDuration(pace) : '–:––', unit, name: 'Pace' };
}

export const weightUnit = (units: Units): 'kg' | 'lb' => (units === 'metric' ? 'kg' : 'lb');
export const weightNumber = (grams: number, units: Units): string =>
  (grams / (units === 'metric' ? 1000 : GRAMS_OF_POUND)).toFixed(1);
export const weightWords = (grams: number, units: Units): string =>
  `${weightNumber(grams, units)} ${weightUnit(units)}`;
/** Grams of what was typed, or null where it is no number. */
export function gramsOf(text: string, units: Units): number | null {
  const value = numberOf(text);
  return value === null ? null : Math.round(value * (units === 'metric' ? 1000 : GRAMS_OF_POUND));
}
/** A number as people type it, with a point or a comma; null where it is none. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}
export const metresTyped = (text: string, units: Units): number | null => {
  const n = numberOf(text);
  return n === null ? null : Math.round(n * unitMetres(units));
};
/** An amount of a form: while its texts are as they were shown it stays what it was, which their digits would round. */
export const amountOf = <T extends number | null>(
  typed: readonly string[],
  shown: readonly string[],
  was: number | undefined,
  read: () => T,
): T | number => (was !== undefined && typed.every((text, i) => text === shown[i]) ? was : read());
/** `12,480`. */
export const countWords = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
export const times = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${countWords(n)} ${many}`;
