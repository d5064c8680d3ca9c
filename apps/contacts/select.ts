import { remembered } from '../../src/sdk/core/remembered.ts';
import { compare } from '../../src/sdk/core/compare.ts';
import { formatNumber } from '../../src/sdk/core/telephone.ts';
import { daysBetween, epochOf, partsAt } from '../../src/state/clock.ts';
import { MONTHS } from '../../src/sdk/core/format.ts';
import { suggestions } from './duplicates.ts';
import { inOrder, nameOf, plain, sectionOf, sortKey } from './names.ts';
import type { Contact, Contacts } from './state.ts';
import { writeCards, type VCard } from './vcard.ts';

export type ContactRow = Contact & { id: string };
/** The filter of a list: one group, the favourites, or everyone. */
export interface Filter {
  group?: string | null;
  starred?: boolean;
}

const rowsOf = (state: Contacts): ContactRow[] =>
  Object.entries(state.contacts).map(([id, c]) => ({ ...c, id }));

/** A contact that is not in the bin. */
export function contactOf(state: Contacts, id: string): ContactRow | undefined {
  const c = state.contacts[id];
  return c && c.binnedAt === null ? { ...c, id } : undefined;
}

/** Everyone outside of the bin in the order of lists: screens of several apps ask for it at every step. */
const everyone = remembered((contacts: Contacts['contacts'], sort: Contacts['sort']): readonly ContactRow[] =>
  Object.entries(contacts)
    .map(([id, c]) => ({ ...c, id }))
    .filter(c => c.binnedAt === null)
    .sort(inOrder(sort)),
);

/** Contacts outside of the bin that fit, in the order of lists. */
export function listed(
  state: Pick<Contacts, 'contacts' | 'sort'>,
  { group, starred }: Filter = {},
): ContactRow[] {
  return everyone(state.contacts, state.sort).filter(
    c => (!group || c.groups.includes(group)) && (!starred || c.starred),
  );
}
export const idsOf = (state: Contacts, where: Filter = {}): string[] => listed(state, where).map(c => c.id);

/** Letter under which a list has a contact. */
export const letterOf = (state: Contacts, c: Contact): string => sectionOf(sortKey(c, state.sort));

/** The contents of the bin, most recently deleted first. */
export function binned(state: Contacts): ContactRow[] {
  return rowsOf(state)
    .filter(c => c.binnedAt !== null)
    .sort((a, b) => b.binnedAt! - a.binnedAt! || (a.id < b.id ? -1 : 1));
}

/** Groups by name, each with how many are in it. */
export function groupsOf(state: Contacts): { id: string; name: string; count: number }[] {
  const all = listed(state);
  return Object.entries(state.groups)
    .map(([id, g]) => ({ id, name: g.name, count: all.filter(c => c.groups.includes(id)).length }))
    .sort((a, b) => compare(plain(a.name), plain(b.name)) || compare(a.id, b.id));
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Contacts with every word of the query in a name, company, role, number, address or note, in the order of lists. */
export function found(state: Contacts, query: string): ContactRow[] {
  const words = plain(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const digits = /^[\d\s()+./-]+$/.test(query) ? digitsOf(query) : '';
  return listed(state).filter(c => {
    if (
      digits.length > 1 &&
      c.phones.some(
        p => digitsOf(p.number).includes(digits) || digitsOf(formatNumber(p.number)).includes(digits),
      )
    )
      return true;
    const text = plain(
      [
        nameOf(c),
        `${c.given} ${c.family}`,
        c.phonetic,
        c.nickname,
        c.company,
        c.role,
        c.address,
        c.notes,
        ...c.emails.map(e => e.address),
        ...c.phones.map(p => p.number),
      ].join('\n'),
    );
    return words.every(w => text.includes(w));
  });
}

/** The field that a search matched other than the name: a number, an address, the company, or a line of the notes. */
export function hitOf(c: Contact, query: string): string {
  const words = plain(query).split(' ').filter(Boolean);
  if (words.every(w => plain(nameOf(c)).includes(w))) return '';
  const digits = digitsOf(query);
  const number =
    digits.length > 1
      ? c.phones.find(
          p => digitsOf(p.number).includes(digits) || digitsOf(formatNumber(p.number)).includes(digits),
        )
      : undefined;
  if (number) return formatNumber(number.number);
  const lines = [
    ...c.emails.map(e => e.address),
    c.company,
    c.role,
    c.nickname,
    c.phonetic,
    c.address,
    ...c.notes.split('\n'),
  ];
  return lines.find(l => words.some(w => plain(l).includes(w))) ?? '';
}

/** Sets of contacts that are one person's, as `Merge and fix` suggests them. */
export const duplicates = (state: Contacts): ContactRow[][] =>
  suggested(state.contacts, state.sort, state.keptApart);
const suggested = remembered(
  (contacts: Contacts['contacts'], sort: Contacts['sort'], keptApart: readonly string[]) =>
    suggestions(everyone(contacts, sort), keptApart),
);

/** Merges that can be undone, newest first. */
export const mergesOf = (state: Contacts) =>
  Object.entries(state.merges)
    .map(([id, m]) => ({ ...m, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));

/** `23 September 1991`, without a year where none is known. */
export function birthdayWords(birthday: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
  return `${Number(day)} ${MONTHS[Number(month) - 1]}${year === '-' ? '' : ` ${year}`}`;
}

/** Birthdays of the next `within` days, the nearest first; `in` counts the days from today. */
export function birthdaysSoon(
  state: Contacts,
  now: number,
  zone: string,
  within: number,
): { id: string; name: string; portrait: string | null; birthday: string; in: number }[] {
  const { year } = partsAt(now, zone);
  return listed(state)
    .flatMap(c => {
      if (!c.birthday) return [];
      const [month, day] = [Number(c.birthday.slice(-5, -3)), Number(c.birthday.slice(-2))];
      const next = [year, year + 1]
        .map(y => daysBetween(now, epochOf({ year: y, month, day }, zone), zone))
        .find(n => n >= 0)!;
      return next <= within
        ? [{ id: c.id, name: nameOf(c), portrait: c.portrait, birthday: c.birthday, in: next }]
        : [];
    })
    .sort((a, b) => a.in - b.in || (a.id < b.id ? -1 : 1));
}

/** Contacts made in the last `days` days, newest first. */
export const addedLately = (state: Contacts, now: number, days = 30): ContactRow[] =>
  listed(state)
    .filter(c => now - c.createdAt < days * 86_400_000)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));

/** Cards looked at last that are still there. */
export const viewedLately = (state: Contacts): ContactRow[] =>
  state.viewed.flatMap(id => contactOf(state, id) ?? []);

const vCardOf = (state: Contacts, c: Contact): VCard => ({
  prefix: c.prefix,
  given: c.given,
  family: c.family,
  phonetic: c.phonetic,
  nickname: c.nickname,
  company: c.company,
  role: c.role,
  phones: c.phones,
  emails: c.emails,
  address: c.address,
  birthday: c.birthday,
  notes: c.notes,
  categories: c.groups.flatMap(g => state.groups[g]?.name ?? []),
});

/** Contacts as a vCard file, in the order given. */
export const fileOf = (state: Contacts, ids: readonly string[]): string =>
  writeCards(
    ids.flatMap(id => {
      const c = contactOf(state, id);
      return c ? [vCardOf(state, c)] : [];
    }),
  );

/** A contact as plain text, a fact a line. */
export function textOf(c: Contact): string {
  return [
    nameOf(c),
    [c.role, c.company].filter(t => t && t !== nameOf(c)).join(', '),
    ...c.phones.map(p => `${p.label}: ${formatNumber(p.number)}`),
    ...c.emails.map(e => e.address),
    c.address,
    c.birthday ? `Birthday: ${birthdayWords(c.birthday)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

export { nameOf, sectionOf } from './names.ts';
export { isSamePerson } from './duplicates.ts';
export { emptyCard, readCards } from './vcard.ts';
