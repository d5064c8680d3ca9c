import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch, runOn } from '../../src/sdk/core/engine.ts';
import type { Catalogue } from '../../src/sdk/core/app.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { contactsProvider } from './provider.ts';
import { smsUri } from './reach.ts';
import { listed, nameOf, readCards } from './select.ts';
import type { Contact, Contacts } from './state.ts';
import { mobile, person, phoneOf, withPhoneApp } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = await createWorld();
});
const people = {
  a: person('Ann', 'Ash', {
    phones: mobile('07700 900001', '+44 7700 900002'),
    emails: [{ label: 'Home', address: 'ann@a.example' }],
    groups: ['group-a'],
    birthday: '1990-01-02',
  }),
  b: person('Bo', '', { phones: mobile('01632 960123'), groups: ['group-a'] }),
  c: person('Cy', '', { groups: ['group-b'] }),
};
const open = (contacts: Record<string, Contact> = people) =>
  run(phoneOf(world, contacts), 'openApp', { app: 'contacts' }, 'system');
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'contacts', by: Catalogue = catalogue) =>
  dispatch(by, phone, app, name, args).phone;
const state = (phone: AnyPhone) => phone.apps['contacts'] as Contacts;
const said = (phone: AnyPhone) => phone.ui.toast?.text;
const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
/** A catalogue in which an app takes messages. */
const withMessages = (): Catalogue => ({
  ...catalogue,
  metas: new Map(
    [...catalogue.metas].map(
      ([id, m]) =>
        [
          id,
          id === 'notes'
            ? {
                ...m,
                intents: [
                  { verb: 'VIEW', scheme: 'sms', route: '/share' },
                  { verb: 'VIEW', scheme: 'mailto', route: '/share' },
                  { verb: 'VIEW', scheme: 'geo', route: '/share' },
                ],
              }
            : { ...m, intents: m.intents.filter(f => f.scheme === undefined) },
        ] as const,
    ),
  ) as Catalogue['metas'],
});
const uriOf = (phone: AnyPhone) => (top(phone)?.args as { uri?: string } | undefined)?.uri;

describe('reaching people', () => {
  test('call places a call through the Phone app, asks for the permission first, and says where there is none', () => {
    const { catalogue: by, phone, calls } = withPhoneApp(catalogue, open());
    expect(calls(run(phone, 'call', { number: '07700 900001' }, 'contacts', by)).placed).toEqual([
      '07700 900001',
    ]);
    const unasked = produce(phone, d => {
      delete d.os.permissions['contacts']!['phone'];
    });
    const asking = run(unasked, 'call', { number: '07700 900001' }, 'contacts', by);
    expect(asking.ui.dialogs.at(-1)).toMatchObject({ kind: 'permission', permission: 'phone' });
    const { id } = asking.ui.dialogs.at(-1)!;
    expect(calls(run(asking, 'answerPermission', { id, grant: 'always' }, 'system', by)).placed).toEqual([
      '07700 900001',
    ]);
    expect(said(run(asking, 'answerPermission', { id, grant: 'never' }, 'system', by))).toContain(
      'Allow it in Settings',
    );
    const without = produce(open(), d => {
      delete d.os.installed['phone'];
    });
    expect(said(run(without, 'call', { number: '1' }))).toBe('There is no Phone app on this phone');
  });

  test('write, messageGroup, mail and map start what takes them', () => {
    const by = withMessages();
    expect(uriOf(run(open(), 'write', { numbers: ['07700 900001', '101'] }, 'contacts', by))).toBe(
      'sms:+447700900001,101',
    );
    expect(uriOf(run(open(), 'messageGroup', { group: 'group-a' }, 'contacts', by))).toBe(
      'sms:+447700900001,+441632960123',
    );
    expect(said(run(open(), 'messageGroup', { group: 'group-b' }, 'contacts', by))).toBe(
      'Nobody in this group has a number',
    );
    expect(uriOf(run(open(), 'mail', { addresses: ['a@a.example', 'b@b.example'] }, 'contacts', by))).toBe(
      'mailto:a@a.example,b@b.example',
    );
    expect(uriOf(run(open(), 'map', { address: '3 Quay St' }, 'contacts', by))).toBe(
      'geo:0,0?q=3%20Quay%20St',
    );
    expect(smsUri(['+34 600 000 000'])).toBe('sms:+34600000000');
  });

  test('copy puts a text on the clipboard', () => {
    expect(run(open(), 'copy', { text: '07700 900001' }).os.clipboard?.text).toBe('07700 900001');
  });

  test('block and blockNumber tell the Phone app, each number once', () => {
    const { catalogue: by, phone, calls } = withPhoneApp(catalogue, open());
    const one = run(phone, 'blockNumber', { number: '+447700900001', on: true }, 'contacts', by);
    const all = run(one, 'block', { contact: 'contact-a', on: true }, 'contacts', by);
    expect(calls(all).blocked).toEqual(['+447700900001', '+44 7700 900002']);
    expect(calls(run(all, 'block', { contact: 'contact-a', on: false }, 'contacts', by)).blocked).toEqual([]);
    expect(
      calls(run(all, 'blockNumber', { number: '07700900001', on: false }, 'contacts', by)).blocked,
    ).toEqual(['+44 7700 900002']);
    expect(calls(run(phone, 'blockNumber', { number: 'me', on: true }, 'contacts', by)).blocked).toEqual([]);
  });

  test('pick gives the contact and its number to who asked', () => {
    const asked = run(
      run(open(), 'openApp', { app: 'notes' }, 'system'),
      'startIntent',
      {
        app: 'notes',
        intent: {
          verb: 'PICK',
          mime: 'vnd.android.cursor.item/contact',
          result: { app: 'contacts', action: 'copy', args: { text: 'got it' } },
        },
      },
      'system',
    );
    expect(top(asked)).toMatchObject({ app: 'contacts', path: '/pick' });
    const done = run(asked, 'pick', { contact: 'contact-a', number: '07700 900001' });
    expect([top(done)?.app, done.os.clipboard?.text]).toEqual(['notes', 'got it']);
    expect(top(run(asked, 'pick', { contact: 'contact-no', number: null }))?.path).toBe('/pick');
  });
});

describe('cards', () => {
  test('share opens the share sheet with vCards or with text', () => {
    const intentOf = (as: string, ...contacts: string[]) =>
      run(open(), 'share', { contacts, as }).ui.dialogs.at(-1)?.intent;
    expect(intentOf('card', 'contact-a')).toMatchObject({
      verb: 'SEND',
      mime: 'text/x-vcard',
      title: 'Ann Ash',
    });
    expect(
      readCards(intentOf('card', 'contact-a', 'contact-c')!.text!).map(c => [nameOf(c), c.categories]),
    ).toEqual([
      ['Ann Ash', ['Alpha']],
      ['Cy', ['Beta']],
    ]);
    expect(intentOf('text', 'contact-a')).toMatchObject({
      mime: 'text/plain',
      text: 'Ann Ash\nMobile: 07700 900001\nMobile: 07700 900002\nann@a.example\nBirthday: 2 January 1990',
    });
  });

  test('exportCards writes Documents/contacts.vcf anew, and importCards takes it in again, groups too', () => {
    const phone = run(run(open(), 'exportCards', { contacts: ['contact-a'] }), 'exportCards', {
      contacts: ['contact-b', 'contact-a', 'contact-no'],
    });
    const files = Object.values(phone.device.storage.files).filter(f => f.name === 'contacts.vcf');
    expect(files).toHaveLength(1);
    const text = files[0]!.text!;
    const empty = run(phoneOf(world, {}), 'openAt', { app: 'contacts', path: '/import' }, 'system');
    const back = run(empty, 'importCards', { text: text.replaceAll('Alpha', 'Choir') });
    expect(
      listed(state(back)).map(c => [
        nameOf(c),
        c.phones.length,
        c.groups.map(g => state(back).groups[g]!.name),
      ]),
    ).toEqual([
      ['Ann Ash', 2, ['Choir']],
      ['Bo', 1, ['Choir']],
    ]);
    expect(top(back)?.path).toBe('/');
    expect(listed(state(run(empty, 'importCards', { text, which: [0] }))).map(nameOf)).toEqual(['Bo']);
    expect(said(run(empty, 'importCards', { text: 'Hello' }))).toBe('There is nothing to import');
  });

  test('intents open a card, a new contact and an import', () => {
    const start = (intent: object) =>
      top(run(open(), 'startIntent', { app: 'notes', intent }, 'system'))?.path;
    const mime = 'vnd.android.cursor.item/contact';
    expect([
      start({ verb: 'VIEW', mime, extras: { contact: 'contact-a' } }),
      start({ verb: 'EDIT', mime, extras: { name: 'New One', number: '1' } }),
      start({ verb: 'VIEW', mime: 'text/x-vcard', text: '' }),
    ]).toEqual(['/contact/contact-a', '/new', '/import']);
  });
});

test('the provider: lists, finds by number however it is written, leaves out the bin, and adds', () => {
  const run_ = runOn(
    catalogue,
    structuredClone(
      open({ ...people, d: person('Di', '', { phones: mobile('07700 900009'), binnedAt: 5 }) }),
    ),
  );
  const own = run_.phone.apps['contacts'] as Contacts;
  const given = contactsProvider(own, run_.ctx('contacts'));
  expect(given.list().map(c => c.name)).toEqual(['Ann Ash', 'Bo', 'Cy']);
  expect(['0044 7700 900002', '+441632960123', '07700900009', ''].map(n => given.byNumber(n)?.name)).toEqual([
    'Ann Ash',
    'Bo',
    undefined,
    undefined,
  ]);
  expect([
    given.get('contact-b')?.phones,
    given.get('contact-d'),
    given.find('ann@').map(c => c.id),
    given.find('900 002').map(c => c.id),
  ]).toEqual([mobile('01632 960123'), undefined, ['contact-a'], ['contact-a']]);
  const id = given.add({ name: 'Eve Lund', phones: mobile('07700 900077') });
  expect(own.contacts[id]).toMatchObject({
    given: 'Eve',
    family: 'Lund',
    phones: mobile('07700 900077'),
    starred: false,
  });
});
