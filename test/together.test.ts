import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld, type Phone } from '../apps/catalogue.ts';
import { advance, dispatch, runOn } from '../src/sdk/core/engine.ts';
import { topScreen } from '../src/sdk/core/stack.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';

/** The real apps together: data of one app takes effect in others. */
const world: AnyPhone = await createWorld();
const MIRA = { contact: 'contact-mira-osei', number: '+447700900110' };
const did = (phone: AnyPhone, app: string, action: string, args: object = {}) =>
  dispatch(catalogue, phone, app, action, args).phone;
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
const change = (how: (p: Phone) => void) =>
  produce(world, draft => {
    how(draft as unknown as Phone);
  }) as AnyPhone;
const apps = (phone: AnyPhone) => (phone as unknown as Phone).apps;
const notes = (phone: AnyPhone, app: string) =>
  Object.values(phone.os.notifications).filter(n => n.app === app);
const rings = (phone: AnyPhone, args: object = { number: MIRA.number }) =>
  did(phone, 'phone', 'receive', args);

describe('contacts', () => {
  test('give callers and senders their names, and let starred callers pass do not disturb', () => {
    expect(notes(rings(world), 'phone')[0]).toMatchObject({ title: 'Mira Osei', ringing: 'call' });
    expect(
      notes(did(world, 'messages', 'receive', { number: MIRA.number, text: 'Fog again' }), 'messages').some(
        n => n.title === 'Mira Osei' && n.text.includes('Fog again'),
      ),
    ).toBe(true);
    const quiet = (starred: boolean) =>
      rings(
        change(p => {
          p.os.settings.doNotDisturb.on = true;
          p.apps.contacts.contacts[MIRA.contact]!.starred = starred;
        }),
      ).ui.headsUp !== null;
    expect([quiet(true), quiet(false)]).toEqual([true, false]);
  });

  test('whose calls go to voicemail never ring; their messages arrive', () => {
    const phone = rings(did(world, 'contacts', 'setVoicemail', { contact: MIRA.contact, on: true }), {
      number: MIRA.number,
      voicemail: { text: 'Call me', seconds: 4 },
    });
    expect([phone.ui.headsUp, apps(phone).phone.current]).toEqual([null, {}]);
    expect(Object.values(apps(wait(phone, 30_000)).phone.voicemails).some(v => v.text === 'Call me')).toBe(
      true,
    );
  });

  test('are only for apps with permission: Calendar asks first, Notes gets nothing', () => {
    const as = (app: string, phone = world) => {
      let found: unknown;
      produce(phone, draft => {
        found =
          runOn(catalogue, draft as AnyPhone)
            .ctx(app)
            .provider('contacts')
            ?.byNumber('07700 900110')?.name ?? null;
      });
      return found;
    };
    expect([as('phone'), as('calendar'), as('notes')]).toEqual(['Mira Osei', null, null]);
    expect(
      as(
        'calendar',
        did(world, 'system', 'setPermission', { app: 'calendar', permission: 'contacts', grant: 'inUse' }),
      ),
    ).toBe('Mira Osei');
    expect(as('phone', did(world, 'system', 'setAppOption', { app: 'contacts', enabled: false }))).toBeNull();
  });
});

test('a number blocked in one app can neither call nor write in another', () => {
  const blocked = did(world, 'contacts', 'block', { contact: MIRA.contact, on: true });
  expect(rings(blocked).ui.headsUp).toBeNull();
  expect(
    Object.values(apps(rings(blocked)).phone.calls).some(
      c => c.kind === 'blocked' && c.number === MIRA.number && c.at === world.clock.now,
    ),
  ).toBe(true);
  const wrote = did(blocked, 'messages', 'receive', { number: MIRA.number, text: 'Hello?' });
  expect(notes(wrote, 'messages').some(n => n.text.includes('Hello?'))).toBe(false);
});

test('a call from a card, a conversation or a link opens the same call, and Back returns', () => {
  const card = did(world, 'system', 'openAt', { app: 'contacts', path: `/contact/${MIRA.contact}` });
  const calling = did(card, 'contacts', 'call', { number: MIRA.number });
  expect([topScreen(calling)?.app, topScreen(calling)?.path]).toEqual(['phone', '/call']);
  const over = wait(did(calling, 'phone', 'hangUp'), 5_000);
  expect([topScreen(over)?.app, Object.keys(apps(over).phone.current)]).toEqual(['contacts', []]);
  const dialling = did(world, 'system', 'startIntent', {
    app: 'notes',
    intent: { verb: 'DIAL', uri: 'tel:+447700900110' },
  });
  expect(topScreen(dialling)?.app).toBe('phone');
});

test('an alarm rings over a call and a call over an alarm’s app, and both can be answered', () => {
  const calling = rings(did(world, 'system', 'openApp', { app: 'clock' }));
  expect([topScreen(calling)?.app, calling.os.notifications[calling.ui.headsUp!]?.ringing]).toEqual([
    'clock',
    'call',
  ]);
  const talking = did(calling, 'phone', 'answer');
  expect(topScreen(talking)?.path).toBe('/call');
  const alarm = did(talking, 'clock', 'ring', { alarm: 'alarm-weekday' });
  expect(alarm.os.notifications[alarm.ui.headsUp!]).toMatchObject({ app: 'clock', ringing: 'alarm' });
  expect(topScreen(did(alarm, 'clock', 'stop', { alarm: 'alarm-weekday' }))?.path).toBe('/call');
});

test('the keyboard closes for a system dialog', () => {
  const typing = change(p => {
    p.ui.keyboard.visible = true;
    p.ui.focus = { surface: 's1', field: 'x' };
  });
  const asked = did(typing, 'chat', 'askMicrophone');
  expect([asked.ui.dialogs.length, asked.ui.keyboard.visible, asked.ui.focus]).toEqual([1, false, null]);
});

describe('places and links', () => {
  test('a contact’s address opens on the map, and a link in the browser', () => {
    const map = did(world, 'contacts', 'map', { address: '14 Quayside' });
    expect(topScreen(map)).toMatchObject({ app: 'maps' });
    const link = did(world, 'system', 'startIntent', {
      app: 'messages',
      intent: { verb: 'VIEW', uri: 'https://wiki.example' },
    });
    expect(topScreen(link)).toMatchObject({ app: 'browser' });
  });
});
