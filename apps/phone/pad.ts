import type { Device } from '../../src/state/phone/index.ts';
import { dialled, formatNumber, isNumber } from '../../src/sdk/core/telephone.ts';
import type { PhoneApp } from './state.ts';

/** Keys of the dial pad with the letters below the digits. */
export const KEYS = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', '+'],
  ['#', ''],
] as const;

const digitOf = new Map<string, string>(
  KEYS.flatMap(([digit, letters]) =>
    digit === '0' ? [] : [...letters.toLowerCase()].map((l): [string, string] => [l, digit]),
  ),
);

/** The digits under the letters of a word, accents aside; other signs drop out. */
const keyed = (word: string): string =>
  [...word.normalize('NFD').toLowerCase()].map(l => digitOf.get(l) ?? '').join('');

export interface Reachable {
  name: string;
  number: string;
  label: string;
  contact: string | null;
  portrait: string | null;
}
export interface Suggestion extends Reachable {
  /** Where the digits were met in the name, in letters. */ hit: readonly [from: number, to: number] | null;
}

/** Those whose name, by the letters of the keys, begins a word with the digits, or whose number holds them; names first. */
export function suggestions(people: readonly Reachable[], typed: string, most = 12): Suggestion[] {
  const plain = typed.replace(/[^\d+*#]/g, '');
  if (plain === '') return [];
  const byName: Suggestion[] = [];
  const byNumber: Suggestion[] = [];
  const digits = dialled(plain);
  for (const p of people) {
    let at = 0;
    let hit: Suggestion['hit'] = null;
    for (const word of p.name.split(/(\s+)/)) {
      if (hit === null && /^[2-9]+$/.test(plain) && keyed(word).startsWith(plain))
        hit = [at, at + plain.length];
      at += word.length;
    }
    if (hit) byName.push({ ...p, hit });
    else if (dialled(p.number).includes(digits.replace(/^0/, '')) && digits.replace(/^0/, '') !== '')
      byNumber.push({ ...p, hit: null });
  }
  return [...byName, ...byNumber].slice(0, most);
}

/** What a code says as soon as it is typed, or when it is called; undefined for what is no code. */
export function codeAnswer(
  typed: string,
  state: Pick<PhoneApp, 'settings'>,
  device: Pick<Device, 'model'>,
  called: boolean,
): { title: string; text: string } | undefined {
  if (typed === '*#06#') return { title: 'IMEI', text: device.model.imei };
  if (!called || !/^[*#].*#$/.test(typed)) return undefined;
  const { forwarding, callWaiting } = state.settings;
  if (typed === '*#21#')
    return {
      title: 'Call forwarding',
      text: forwarding.on
        ? `Every call is forwarded to ${formatNumber(forwarding.number)}.`
        : 'Calls are not forwarded.',
    };
  if (typed === '*#43#')
    return { title: 'Call waiting', text: callWaiting ? 'Call waiting is on.' : 'Call waiting is off.' };
  return { title: typed, text: 'Connection problem or invalid MMI code.' };
}

/** What can be dialled of a text that was copied, or an empty text. */
export const pasteable = (text: string | undefined): string =>
  text !== undefined && isNumber(text) ? text.replace(/[^\d+*#]/g, '') : '';
