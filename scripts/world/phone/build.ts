/** Makes apps/phone/world.json from scripts/world: `npx tsx scripts/world/phone/build.ts`. The same input gives the same bytes. */
import { writeFileSync } from 'node:fs';
import { cast } from '../cast.ts';
import * as phone from './index.ts';
import { places } from '../places.ts';
import type { LocalTime } from '../types.ts';
import type { Person } from '../person.ts';
import type { Place } from '../place.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { PhoneApp, type Call } from '../../../apps/phone/state.ts';

const at = (local: LocalTime): number => {
  const [year, month, day, hour, minute] = local.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
/** Number of a caller, and the name that the network gives: businesses have one, people are in the contacts. */
function sides(who: phone.Caller): { number: string; name: string } {
  const person = (cast as readonly Person[]).find(p => p.id === who);
  if (person) return { number: person.phone.replaceAll(' ', ''), name: '' };
  const place = (places as readonly Place[]).find(p => p.id === who);
  if (place?.phone) return { number: place.phone.replaceAll(' ', ''), name: place.name };
  if (who !== '' && !who.startsWith('+')) throw new Error(`${who} has no number`);
  return { number: who, name: phone.callerIds[who] ?? '' };
}
const kinds: Record<phone.Kind, Call['kind']> = {
  in: 'incoming',
  out: 'outgoing',
  missed: 'missed',
  declined: 'declined',
  blocked: 'blocked',
};

const state: PhoneApp = {
  calls: {},
  current: {},
  audio: 'earpiece',
  muted: false,
  rules: {},
  voicemails: {},
  playing: null,
  blocked: {},
  settings: {
    responses: [
      'Can’t talk now. What’s up?',
      'I’ll call you right back.',
      'I’ll call you later.',
      'In a meeting, text me?',
    ],
    blockUnknown: false,
    callWaiting: true,
    forwarding: { on: false, number: '' },
    greeting: { kind: 'standard', text: '' },
  },
  sortBy: 'first',
  tab: 'recents',
  searches: ['Salt Cellar', 'Victor'],
};
for (const { date, lines } of phone.calls) {
  lines.forEach(([time, kind, who, seconds = 0], i) => {
    const began = at(`${date} ${time}`) + ((i * 17 + Number(time.slice(3))) % 50) * 1_000;
    state.calls[`call-${date.slice(5)}-${time.replace(':', '')}`] = {
      ...sides(who),
      kind: kinds[kind],
      at: began,
      seconds,
      seen: kind !== 'missed' || began < at('2026-03-12 09:00'),
    };
  });
}
for (const { who, ...rule } of phone.rules)
  state.rules[`rule-${who === null ? 'everyone' : who.replace('+', '')}`] = {
    number: who === null ? null : sides(who).number,
    ...rule,
  };
for (const { id, who, at: when, heard = false, ...rest } of phone.voicemails)
  state.voicemails[`voicemail-${id}`] = { ...sides(who), at: at(when), heard, ...rest };
phone.blocked.forEach(([number, when], i) => {
  state.blocked[`blocked-${'abc'[i]}`] = { number, at: at(when) };
});

const wrong = validate(PhoneApp, state);
if (wrong.length > 0)
  throw new Error(
    wrong
      .slice(0, 5)
      .map(w => `${w.path} ${w.message}`)
      .join('\n'),
  );
writeFileSync(new URL('../../../apps/phone/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
console.log(
  `${Object.keys(state.calls).length} calls, ${Object.keys(state.voicemails).length} voicemails, ${Object.keys(state.blocked).length} blocked numbers`,
);
