import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import { sameNumber } from '../../src/sdk/core/telephone.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { isSamePerson, suggestions } from './duplicates.ts';
import { nameOf, sectionOf, sortKey, splitName } from './names.ts';
import {
  addedLately,
  birthdaysSoon,
  binned,
  duplicates,
  found,
  groupsOf,
  hitOf,
  letterOf,
  listed,
  mergesOf,
  viewedLately,
} from './select.ts';
import type { Contacts } from './state.ts';
import { mobile, person } from './testing.ts';

let world: AnyPhone;
let state: Contacts;
beforeAll(async () => {
  world = await createWorld();
  state = world.apps['contacts'] as Contacts;
});

test('names and sections: another script goes by its Latin spelling, one without stands at the end', () => {
  const lin = person('晓雨', '林', { phonetic: 'Lin Xiaoyu' });
  const amina = person('أمينة', 'حداد', { phonetic: 'Amina Haddad' });
  expect([
    nameOf(lin),
    nameOf(amina),
    nameOf(person('', '', { company: 'Bay Bank' })),
    nameOf(person('', '', { phones: mobile('101') })),
    nameOf(person('')),
  ]).toEqual(['林晓雨', 'أمينة حداد', 'Bay Bank', '101', 'No name']);
  expect([lin, amina].map(c => [sortKey(c, 'given'), sortKey(c, 'family')])).toEqual([
    ['lin xiaoyu', 'lin xiaoyu'],
    ['amina haddad', 'haddad amina'],
  ]);
  expect(['Élan', '林晓雨', '24h taxi', '(Anna)'].map(n => sectionOf(sortKey(person(n), 'given')))).toEqual([
    'E',
    '…',
    '#',
    'A',
  ]);
  expect([splitName('Mary Ann Lee'), splitName('林晓雨'), splitName('Cher')]).toEqual([
    { given: 'Mary Ann', family: 'Lee' },
    { given: '晓雨', family: '林' },
    { given: 'Cher', family: '' },
  ]);
  const letters = listed(state).map(c => letterOf(state, c));
  expect(letters).toEqual([...letters].sort());
});

describe('duplicates', () => {
  const ann = person('Ann', 'Ash', { phones: mobile('+44 7700 900001') });

  test('one person: the same name, or a number or address and a name that fits', () => {
    expect(isSamePerson(ann, person('ann', 'ash'))).toBe(true);
    expect(isSamePerson(ann, person('Ash', 'Ann'))).toBe(true);
    expect(isSamePerson(ann, person('Ann', '', { phones: mobile('07700900001') }))).toBe(true);
    expect(isSamePerson(ann, person('', '', { phones: mobile('0044 7700 900001') }))).toBe(true);
    expect(isSamePerson(person('晓雨', '林', { phonetic: 'Lin Xiaoyu' }), person('Xiaoyu', 'Lin'))).toBe(
      true,
    );
  });

  test('not one: people of one house, names alike, a first name alone', () => {
    expect(isSamePerson(ann, person('Bob', 'Ash', { phones: mobile('+44 7700 900001') }))).toBe(false);
    expect(isSamePerson(ann, person('Anne', 'Ash'))).toBe(false);
    expect(isSamePerson(ann, person('Ann'))).toBe(false);
  });

  test('the world has five, each of two, and none of those who only look alike', () => {
    const sets = duplicates(state).map(set => set.map(c => c.id.slice(8)).sort());
    expect(sets.sort()).toEqual([
      ['diego-fuentes', 'diego-sim'],
      ['keith', 'keith-mulgrew'],
      ['lin-xiaoyu', 'lin-xiaoyu-latin'],
      ['priya-raman', 'priya-raman-uni'],
      ['tom-ferris', 'tom-ferris-hire'],
    ]);
    expect(duplicates({ ...state, keptApart: ['contact-keith+contact-keith-mulgrew'] })).toHaveLength(4);
  });

  test('three cards of one person are one set', () => {
    const rows = [
      ann,
      person('Ann', 'Ash', { emails: [{ label: 'Home', address: 'a@a.example' }] }),
      person('Ann', '', { emails: [{ label: 'Work', address: 'A@A.example' }] }),
      person('Bob'),
    ].map((c, i) => ({ ...c, id: `contact-${i}` }));
    expect(suggestions(rows, []).map(s => s.length)).toEqual([3]);
  });
});

test('found looks in names, numbers however they are written, company, address and notes; hitOf says where', () => {
  const who = (query: string) => found(state, query).map(c => c.id.slice(8));
  expect(who('kittiwake').length).toBe(7);
  expect(who('0770 0900 145')).toEqual(['keith', 'keith-mulgrew']);
  expect(who('lin xiao')).toEqual(expect.arrayContaining(['lin-xiaoyu']));
  expect(who('biscuit')).toEqual(['katherine-march']);
  expect(who('zoe')).toEqual(['zoe-pettigrew']);
  expect(who('zeppelin')).toEqual([]);
  expect(hitOf(state.contacts['contact-katherine-march']!, 'biscuit')).toBe('Cat: Biscuit');
  expect(hitOf(state.contacts['contact-keith']!, '900145')).toBe('07700 900145');
  expect(hitOf(state.contacts['contact-mira-osei']!, 'mira')).toBe('');
});

test('lists: groups, birthdays, those added and viewed lately, the bin', () => {
  expect(groupsOf(state).map(g => g.name)).toEqual(['Climbing', 'Family', 'Five-a-side', 'Studio']);
  expect(birthdaysSoon(state, world.clock.now, world.clock.zone, 20).map(b => [b.id, b.in])).toEqual([
    ['contact-tess-hollis', 6],
    ['contact-poppy-calloway', 9],
    ['contact-wang-meiling', 18],
  ]);
  expect(birthdaysSoon(state, world.clock.now, world.clock.zone, 366)).toHaveLength(
    Object.values(state.contacts).filter(c => c.birthday).length,
  );
  expect(addedLately(state, world.clock.now, 60).map(c => c.id)).toEqual([
    'contact-alina-dragan',
    'contact-keith-mulgrew',
    'contact-tess-hollis',
  ]);
  expect(viewedLately(state).map(nameOf)).toEqual([
    'Mira Osei',
    'Gabriel Seixas',
    'Bay Mutual Bank',
    'Helen Calloway',
  ]);
  expect([binned(state), mergesOf(state)]).toEqual([[], []]);
});

test('the file in Download holds three people, one of whom is known', async () => {
  const { readCards } = await import('./vcard.ts');
  const file = Object.values(world.device.storage.files).find(f => f.name === 'club-contacts.vcf')!;
  const cards = readCards(file.text!);
  expect(cards.map(c => listed(state).some(r => isSamePerson(c, r)))).toEqual([false, false, true]);
  expect(cards[0]!.notes).toContain('café; no street shoes');
  expect(
    sameNumber(cards[2]!.phones[0]!.number, state.contacts['contact-leo-brandtner']!.phones[0]!.number),
  ).toBe(true);
});
