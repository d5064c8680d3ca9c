import { mediaOf } from '../../src/sdk/core/storage.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { Form } from './edit.ts';
import { BIN_MS } from './organise.ts';
import { listed, nameOf } from './select.ts';
import type { Contact, Contacts } from './state.ts';
import { mobile, person, phoneOf } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const open = (contacts: Record<string, Contact>) =>
  run(phoneOf(world, contacts), 'openApp', { app: 'contacts' }, 'system');
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'contacts') =>
  dispatch(catalogue, phone, app, name, args).phone;
const push = (phone: AnyPhone, pattern: string, params: object = {}, args?: unknown) =>
  run(phone, 'push', { app: 'contacts', pattern, params, ...(args ? { args } : {}) }, 'system');
const state = (phone: AnyPhone) => phone.apps['contacts'] as Contacts;
const one = (phone: AnyPhone, id = 'contact-a') => state(phone).contacts[id]!;
const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
const said = (phone: AnyPhone) => phone.ui.toast?.text;
const form = (more: Partial<Form>): Form => ({
  prefix: '',
  given: '',
  family: '',
  phonetic: '',
  nickname: '',
  company: '',
  role: '',
  phones: [],
  emails: [],
  address: '',
  birthday: null,
  notes: '',
  groups: [],
  portrait: null,
  ...more,
});
const names = (phone: AnyPhone) => listed(state(phone)).map(nameOf);

describe('a form', () => {
  test('save makes a contact without blanks, empty lines or a number twice, and shows it', () => {
    const was = push(open({}), '/new');
    const phone = run(was, 'save', {
      contact: null,
      show: true,
      form: form({
        given: ' Ada  Grace',
        family: 'Okonjo ',
        groups: ['group-a', 'group-no'],
        phones: [
          { label: 'Mobile', number: ' 07700 900171' },
          { label: 'Work', number: '+44 7700 900171' },
          { label: 'Home', number: '' },
        ],
        emails: [{ label: '', address: ' ada@barn.example ' }],
        birthday: '1991-02-03',
      }),
    });
    const [id, c] = Object.entries(state(phone).contacts)[0]!;
    expect(c).toMatchObject({
      given: 'Ada Grace',
      family: 'Okonjo',
      phones: [{ label: 'Mobile', number: '07700 900171' }],
      emails: [{ label: 'Other', address: 'ada@barn.example' }],
      groups: ['group-a'],
      birthday: '1991-02-03',
      createdAt: was.clock.now,
    });
    expect(top(phone)).toBe(`/contact/${id}`);
  });

  test('save refuses what is no number, no address or nothing at all, and says so', () => {
    const was = push(open({}), '/new');
    for (const [more, words] of [
      [{}, 'Add a name'],
      [{ given: 'A', phones: [{ label: 'Home', number: 'soon' }] }, 'soon is not a phone number'],
      [{ given: 'A', emails: [{ label: 'Home', address: 'a@b' }] }, 'a@b is not an e-mail'],
    ] as const) {
      const phone = run(was, 'save', { contact: null, form: form(more as Partial<Form>) });
      expect(said(phone)).toContain(words);
      expect(state(phone).contacts).toEqual({});
      expect(top(phone)).toBe('/new');
    }
  });

  test('save over a contact keeps what the form does not have', () => {
    const was = push(
      push(
        open({
          a: person('Ann', 'Ash', { starred: true, ringtone: 'Lark', phones: mobile('07700 900001') }),
        }),
        '/contact/:contact',
        { contact: 'contact-a' },
      ),
      '/edit/:contact',
      { contact: 'contact-a' },
    );
    const phone = run(was, 'save', {
      contact: 'contact-a',
      form: form({ given: 'Anna', family: 'Ash', phones: mobile('07700 900002') }),
    });
    expect(one(phone)).toMatchObject({
      given: 'Anna',
      phones: mobile('07700 900002'),
      starred: true,
      ringtone: 'Lark',
    });
    expect(top(phone)).toBe('/contact/contact-a');
    expect(
      said(
        run(run(was, 'bin', { contacts: ['contact-a'] }), 'save', {
          contact: 'contact-a',
          form: form({ given: 'X' }),
        }),
      ),
    ).toBe('This contact was deleted');
  });

  test('fill, setBirthday and setPortrait keep for the form what the dialogs of the phone give', () => {
    const phone = open({});
    expect(state(run(phone, 'fill', { screen: 's9', birthday: null, portrait: 'face' })).form).toEqual({
      screen: 's9',
      birthday: null,
      portrait: 'face',
    });
    expect(
      state(
        run(phone, 'setBirthday', {
          screen: 's9',
          portrait: null,
          result: epochOf({ year: 1988, month: 7, day: 4 }, phone.clock.zone),
        }),
      ).form?.birthday,
    ).toBe('1988-07-04');
    expect(state(run(phone, 'setBirthday', { screen: 's9', portrait: null, result: null })).form).toBeNull();
    const { id: media, media: entry } = mediaOf(phone.device.storage.files)[0]!;
    expect(
      state(run(phone, 'setPortrait', { screen: 's9', birthday: '--07-04', result: [media] })).form,
    ).toEqual({ screen: 's9', birthday: '--07-04', portrait: entry.picture });
    expect(
      state(run(phone, 'setPortrait', { screen: 's9', birthday: null, result: media })).form?.portrait,
    ).toBe(entry.picture);
    expect(state(run(phone, 'setPortrait', { screen: 's9', birthday: null, result: null })).form).toBeNull();
  });
});

test('star, setRingtone and setVoicemail change a contact, and nothing of one that is not there', () => {
  const phone = open({ a: person('Ann'), b: person('Bo', '', { starred: true }) });
  expect([
    one(run(phone, 'star', { contacts: ['contact-a', 'contact-b', 'contact-no'], on: true })).starred,
    one(run(phone, 'star', { contacts: ['contact-b'], on: false }), 'contact-b').starred,
  ]).toEqual([true, false]);
  expect(one(run(phone, 'setRingtone', { contact: 'contact-a', ringtone: 'Lark' })).ringtone).toBe('Lark');
  expect(one(run(phone, 'setVoicemail', { contact: 'contact-a', on: true })).toVoicemail).toBe(true);
  expect(
    state(
      run(run(phone, 'setVoicemail', { contact: 'contact-no', on: true }), 'setRingtone', {
        contact: 'contact-no',
        ringtone: null,
      }),
    ),
  ).toEqual(state(phone));
});

describe('groups', () => {
  const people = { a: person('Ann', '', { groups: ['group-b'] }), b: person('Bo'), c: person('Cy') };

  test('createGroup with members, opened where asked, and not twice under one name', () => {
    const phone = run(open(people), 'createGroup', { name: ' Choir ', contacts: ['contact-a', 'contact-c'] });
    const id = Object.keys(state(phone).groups).find(g => state(phone).groups[g]!.name === 'Choir')!;
    expect(Object.values(state(phone).contacts).map(c => c.groups.includes(id))).toEqual([true, false, true]);
    expect(state(run(phone, 'createGroup', { name: 'CHOIR' })).groups).toEqual(state(phone).groups);
    expect(top(run(phone, 'createGroup', { name: 'Band', open: true }))).toMatch(/^\/group\/group-/);
  });

  test('renameGroup, deleteGroup, addToGroup and removeFromGroup', () => {
    const phone = open(people);
    expect(state(run(phone, 'renameGroup', { group: 'group-a', name: 'Gamma' })).groups['group-a']).toEqual({
      name: 'Gamma',
    });
    expect(state(run(phone, 'renameGroup', { group: 'group-a', name: 'beta' })).groups).toEqual(
      state(phone).groups,
    );
    const gone = run(phone, 'deleteGroup', { group: 'group-b' });
    expect([state(gone).groups, one(gone).groups]).toEqual([{ 'group-a': { name: 'Alpha' } }, []]);
    const added = run(phone, 'addToGroup', {
      group: 'group-a',
      contacts: ['contact-a', 'contact-b', 'contact-a'],
    });
    expect([one(added).groups, one(added, 'contact-b').groups]).toEqual([
      ['group-b', 'group-a'],
      ['group-a'],
    ]);
    expect(
      one(run(added, 'removeFromGroup', { group: 'group-b', contacts: ['contact-a', 'contact-c'] })).groups,
    ).toEqual(['group-a']);
  });
});

describe('merging', () => {
  const people = {
    a: person('Ann', 'Ash', {
      phones: mobile('+44 7700 900001'),
      notes: 'One',
      groups: ['group-a'],
      portrait: 'face',
    }),
    b: person('Annie', '', {
      phones: mobile('07700 900001', '07700 900002'),
      emails: [{ label: 'Home', address: 'ann@a.example' }],
      notes: 'Two',
      starred: true,
      birthday: '--02-03',
      groups: ['group-b'],
    }),
    c: person('Cy'),
  };

  test('merge keeps every number, address, note and group once; undoMerge brings all back', () => {
    const phone = open(people);
    const done = run(phone, 'merge', { contacts: ['contact-b', 'contact-a'], show: true });
    expect(names(done)).toEqual(['Ann Ash', 'Cy']);
    expect(one(done)).toMatchObject({
      phones: mobile('+44 7700 900001', '07700 900002'),
      emails: people.b.emails,
      notes: 'One\nTwo',
      groups: ['group-a', 'group-b'],
      starred: true,
      birthday: '--02-03',
      portrait: 'face',
      nickname: 'Annie',
    });
    expect(top(done)).toBe('/contact/contact-a');
    const [merge] = Object.keys(state(done).merges);
    expect(state(run(done, 'undoMerge', { merge }))).toMatchObject({
      contacts: state(phone).contacts,
      merges: {},
    });
    expect(one(run(run(done, 'deleteGroup', { group: 'group-a' }), 'undoMerge', { merge })).groups).toEqual(
      [],
    );
    expect(state(run(phone, 'merge', { contacts: ['contact-a', 'contact-a'] }))).toEqual(state(phone));
  });

  test('keepApart is remembered once, whatever the order', () => {
    const phone = run(run(open(people), 'keepApart', { contacts: ['contact-b', 'contact-a'] }), 'keepApart', {
      contacts: ['contact-a', 'contact-b'],
    });
    expect(state(phone).keptApart).toEqual(['contact-a+contact-b']);
  });
});

describe('the bin', () => {
  test('bin, restore and remove; expire after 30 days by the timer alone', () => {
    const phone = run(open({ a: person('Ann'), b: person('Bo') }), 'bin', {
      contacts: ['contact-a', 'contact-no'],
    });
    expect([one(phone).binnedAt, names(phone)]).toEqual([phone.clock.now, ['Bo']]);
    expect(names(run(phone, 'restore', { contacts: ['contact-a'] }))).toEqual(['Ann', 'Bo']);
    expect(
      Object.keys(state(run(phone, 'remove', { contacts: ['contact-a', 'contact-b'] })).contacts),
    ).toEqual(['contact-b']);
    expect(state(run(phone, 'expire', { contact: 'contact-a' })).contacts).toHaveProperty('contact-a');
    expect(state(advance(catalogue, phone, phone.clock.now + BIN_MS).phone).contacts).not.toHaveProperty(
      'contact-a',
    );
    const back = run(phone, 'restore', { contacts: ['contact-a'] });
    expect(state(advance(catalogue, back, back.clock.now + BIN_MS).phone).contacts).toHaveProperty(
      'contact-a',
    );
  });
});

test('setSort, remember and forgetSearches', () => {
  const phone = open({ a: person('Ann', 'Zed'), b: person('Zoë', 'Able') });
  expect([names(phone), names(run(phone, 'setSort', { sort: 'family' }))]).toEqual([
    ['Ann Zed', 'Zoë Able'],
    ['Zoë Able', 'Ann Zed'],
  ]);
  const searched = ['bank', ' mira ', 'bank', ' '].reduce((p, query) => run(p, 'remember', { query }), phone);
  expect(state(searched).searches).toEqual(['bank', 'mira']);
  expect(state(run(searched, 'forgetSearches')).searches).toEqual([]);
});
