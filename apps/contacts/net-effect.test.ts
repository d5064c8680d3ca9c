import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { cleaned, type Form } from './edit.ts';
import type { Contact, Contacts } from './state.ts';
import { mobile, person, phoneOf } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'contacts') =>
  dispatch(catalogue, phone, app, name, args).phone;
const state = (phone: AnyPhone) => phone.apps['contacts'] as Contacts;
/** What an agent answers for: the state without wear and stamps. Groups of a contact have no order. */
const dataOf = (phone: AnyPhone) => {
  const { contacts, groups, keptApart } = state(phone);
  return {
    groups,
    keptApart,
    contacts: Object.fromEntries(
      Object.entries(contacts).map(([id, { createdAt: _createdAt, editedAt: _editedAt, ...c }]) => [
        id,
        { ...c, groups: [...c.groups].sort() },
      ]),
    ),
  };
};
const formOf = ({
  groups,
  portrait,
  starred: _starred,
  ringtone: _ringtone,
  toVoicemail: _toVoicemail,
  createdAt: _createdAt,
  editedAt: _editedAt,
  binnedAt: _binnedAt,
  ...card
}: Contact): Form => ({ ...card, groups, portrait });
const begin = () =>
  run(
    phoneOf(world, {
      a: person('Ada', 'Okonjo', { phones: mobile('07700 900171'), groups: ['group-a', 'group-b'] }),
      b: person('Ada', '', { phones: mobile('+44 7700 900171') }),
    }),
    'openApp',
    { app: 'contacts' },
    'system',
  );
const A = { contacts: ['contact-a'] };

describe('what is undone leaves nothing', () => {
  test.each<[string, ...[action: string, args: object][]]>([
    ['star', ['star', { ...A, on: true }], ['star', { ...A, on: false }]],
    ['bin', ['bin', A], ['restore', A]],
    [
      'leave a group',
      ['removeFromGroup', { ...A, group: 'group-a' }],
      ['addToGroup', { ...A, group: 'group-a' }],
    ],
    [
      'rename a group',
      ['renameGroup', { group: 'group-a', name: 'x' }],
      ['renameGroup', { group: 'group-a', name: 'Alpha' }],
    ],
    [
      'ringtone',
      ['setRingtone', { contact: 'contact-a', ringtone: 'x' }],
      ['setRingtone', { contact: 'contact-a', ringtone: null }],
    ],
    [
      'voicemail',
      ['setVoicemail', { contact: 'contact-a', on: true }],
      ['setVoicemail', { contact: 'contact-a', on: false }],
    ],
    ['look', ['remember', { query: 'Ada' }], ['setSort', { sort: 'family' }]],
    ['a form that is not saved', ['fill', { screen: 'screen-9', birthday: '1990-01-01', portrait: null }]],
  ])('%s', (_name, ...steps) => {
    const start = begin();
    expect(dataOf(steps.reduce((phone, [action, args]) => run(phone, action, args), start))).toEqual(
      dataOf(start),
    );
  });
  test('what was made and deleted again: a group, a contact for good, a merge', () => {
    const start = begin();
    let phone = run(start, 'createGroup', { name: 'New', ...A });
    const group = Object.keys(state(phone).groups).find(id => !(id in state(start).groups));
    phone = run(phone, 'deleteGroup', { group });
    phone = run(phone, 'save', { contact: null, form: formOf(person('Bo')) });
    const contacts = Object.keys(state(phone).contacts).filter(id => !(id in state(start).contacts));
    phone = run(run(phone, 'bin', { contacts }), 'remove', { contacts });
    phone = run(phone, 'merge', { contacts: ['contact-a', 'contact-b'] });
    phone = run(phone, 'undoMerge', { merge: Object.keys(state(phone).merges)[0] });
    expect(dataOf(phone)).toEqual(dataOf(start));
  });
});

test('a form that is saved as it was opened changes nothing, whoever’s it is', () => {
  const start = advance(catalogue, world, world.clock.now + 60_000).phone;
  let phone = start;
  for (const [contact, c] of Object.entries(state(start).contacts)) {
    if (c.binnedAt !== null) continue;
    expect(cleaned(formOf(c))).toEqual(formOf(c));
    phone = run(phone, 'save', { contact, form: formOf(c) });
  }
  expect(state(phone).contacts).toEqual(state(start).contacts);
  const [contact, c] = Object.entries(state(start).contacts).find(([, { binnedAt }]) => binnedAt === null)!;
  expect(
    state(run(start, 'save', { contact, form: { ...formOf(c), notes: 'New' } })).contacts[contact],
  ).toMatchObject({ notes: 'New', editedAt: start.clock.now });
});
