import type { Phone } from '../catalogue.ts';
import type { Act, OutwardPlays } from '../outward.ts';
import { ringing } from './select.ts';

const NUMBER = '01632 960440';
const to = ['+441632960440'];
/** Seconds from dialling until the other side has answered, by the rule for numbers that have none of their own. */
const ANSWERED_S = 8;

const place: Act = { action: 'place', args: { number: NUMBER } };
const comesIn: Act = { action: 'receive', args: { number: NUMBER } };
const ends: Act = { action: 'hangUp' };
/** Changes nothing: the test lets a second pass after each act. */
const aSecond: Act = { action: 'mute', args: { on: false } };
const ids = ({ apps }: Phone): string[] => Object.keys(apps.phone.current);
const erase = (phone: Phone): Act[] => [
  ends,
  ...ids(phone).map(call => ({ action: 'clear', args: { call } })),
  { action: 'clearHistory' },
];
const placed = { writes: 'call', to, erase } as const;

export const outward: OutwardPlays = {
  place: { ...placed, act: () => place },
  redial: {
    ...placed,
    // An ended call stands on the screen for two seconds.
    before: () => [place, ends, aSecond, aSecond],
    act: () => ({ action: 'redial' }),
  },
  callBack: { ...placed, act: () => ({ action: 'callBack', args: { number: NUMBER } }) },
  answer: { ...placed, before: () => [comesIn], act: () => ({ action: 'answer' }) },
  answerAndEnd: {
    ...placed,
    before: () => [{ action: 'place', args: { number: '01632 960441' } }, comesIn],
    act: ({ apps }) => ({ action: 'answerAndEnd', args: { call: ringing(apps.phone)!.id } }),
  },
  pressKeys: {
    ...placed,
    writes: 'form',
    before: () => [place, ...Array.from({ length: ANSWERED_S }, () => aSecond)],
    act: () => ({ action: 'pressKeys', args: { keys: '5' } }),
  },
};
