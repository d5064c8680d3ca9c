/** Writes world.json from scripts/world/contacts and the cast: npx tsx scripts/world/contacts/build.ts */
import { readFileSync, writeFileSync } from 'node:fs';
import { cast as people } from '../cast.ts';
import { doubles, entries, onlyOnParley, services } from './index.ts';
import { places } from '../places.ts';
import type { Person } from '../person.ts';
import type { Place } from '../place.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { newContact } from '../../../apps/contacts/edit.ts';
import { Contacts, type Contact } from '../../../apps/contacts/state.ts';

const at = (local: string): number => {
  const [year, month, day, hour, minute] = local.match(/\d+/g)!.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const cast = people as readonly Person[];
/** The same faces as on Parley. */
const parley = (
  JSON.parse(readFileSync(new URL('../../../apps/chat/world.json', import.meta.url), 'utf8')) as {
    contacts: Record<string, { portrait: string | null }>;
  }
).contacts;
const groupId = (name: string) => `group-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
const card = (saved: string, more: Partial<Contact>): Contact => ({ ...newContact(at(saved)), ...more });
const labelled = <K extends string>(key: K, rows: readonly (readonly [string, string])[] = []) =>
  rows.map(([label, value]) => ({ label, [key]: value })) as ({ label: string } & Record<K, string>)[];

const contacts: Record<string, Contact> = {};
for (const e of entries) {
  const p = cast.find(c => c.id === e.person)!;
  contacts[`contact-${p.id}`] = card(e.saved, {
    prefix: p.name.startsWith('Dr ') ? 'Dr' : '',
    given: p.given,
    family: p.family,
    phonetic: p.latin ?? '',
    nickname: e.nickname ?? '',
    company: p.company ?? '',
    role: p.role ?? '',
    phones: [{ label: e.label ?? 'Mobile', number: p.phone }, ...labelled('number', e.more)],
    emails: [...(e.email ? [{ label: e.email, address: p.email }] : []), ...labelled('address', e.emails)],
    address: e.address ? p.address : '',
    notes: e.notes ?? '',
    birthday:
      !p.birthday || e.birthday === 'none'
        ? null
        : e.birthday === 'day'
          ? `-${p.birthday.slice(4)}`
          : p.birthday,
    groups: (e.groups ?? []).map(groupId),
    portrait: e.portrait === false ? null : (parley[`c-${p.id}`]?.portrait ?? null),
    starred: e.starred ?? false,
    ringtone: e.ringtone ?? null,
    toVoicemail: e.toVoicemail ?? false,
  });
}
for (const s of services) {
  const p = (places as readonly Place[]).find(x => x.id === s.place)!;
  contacts[`contact-${p.id}`] = card(s.saved, {
    company: p.name,
    phones: [{ label: 'Main', number: p.phone! }],
    emails: s.email ? [{ label: 'Work', address: s.email }] : [],
    address: p.address,
    notes: s.notes ?? '',
    groups: (s.groups ?? []).map(groupId),
  });
}
for (const d of doubles)
  contacts[`contact-${d.id}`] = card(d.saved, {
    given: d.given,
    family: d.family,
    company: d.company ?? '',
    role: d.role ?? '',
    phones: labelled('number', d.phones),
    emails: labelled('address', d.emails),
    notes: d.notes ?? '',
  });

const missing = cast
  .filter(p => !contacts[`contact-${p.id}`] && !onlyOnParley.includes(p.id as never))
  .map(p => p.id);
if (missing.length > 0)
  throw new Error(`Neither in the address book nor left out of it: ${missing.join(', ')}`);
const names = [...new Set(entries.flatMap(e => e.groups ?? []))].sort();
const world: Contacts = {
  contacts: Object.fromEntries(Object.entries(contacts).sort(([a], [b]) => (a < b ? -1 : 1))),
  groups: Object.fromEntries(names.map(name => [groupId(name), { name }])),
  keptApart: [],
  merges: {},
  sort: 'given',
  viewed: ['contact-mira-osei', 'contact-gabriel-seixas', 'contact-bay-mutual', 'contact-helen-calloway'],
  searches: ['kittiwake', '960'],
  form: null,
};
const wrong = validate(Contacts, world);
if (wrong.length > 0)
  throw new Error(
    wrong
      .slice(0, 5)
      .map(w => `${w.path} ${w.message}`)
      .join('\n'),
  );
writeFileSync(
  new URL('../../../apps/contacts/world.json', import.meta.url),
  `${JSON.stringify(world, null, 1)}\n`,
);
console.log(`${Object.keys(contacts).length} contacts, ${names.join(', ')}`);
