import { produce } from 'immer';
import { Type } from 'typebox';
import { defineApp, metaOf, type AppDef, type Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/navigation.ts';
import type { Contact, ContactsProvider, MessagesProvider } from '../../src/sdk/core/providers.ts';
import { baseWorld } from '../../src/sdk/core/system/world.ts';
import { sameNumber } from '../../src/sdk/core/telephone.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { phone as app } from './manifest.ts';
import { liveRows, logRows } from './select.ts';
import type { PhoneApp } from './state.ts';

export const MIRA = '+447700900110';
export const SAM = '+447700900117';
export const TARIQ = '+447700900155';
export const T0 = 1_773_302_400_000;

const toy = (id: string, more: Partial<AppDef>): AppDef =>
  defineApp({
    id,
    name: id,
    package: `app.tapworld.${id}`,
    icon: `${id}.svg`,
    palette: 'system',
    describe: `${id}, for a test.`,
    state: Type.Object({}),
    world: () => Promise.resolve({}),
    actions: {},
    routes: { '/': { screen: 'Home', title: id, activity: '.MainActivity' } },
    load: () => Promise.resolve({ screens: {}, icons: {} }),
    ...more,
  }) as unknown as AppDef;
const card = (name: string, number: string, starred: boolean): Contact => ({
  id: `contact-${name}`,
  name,
  phones: [{ label: 'Mobile', number }],
  emails: [],
  portrait: null,
  starred,
  company: '',
  address: '',
  birthday: null,
  toVoicemail: false,
});
const cards = [card('Mira', '07700 900110', true), card('Sam', SAM, false)];
const byNumber = (number: string) => cards.find(c => sameNumber(c.phones[0]!.number, number));
const apps: AppDef[] = [
  app as unknown as AppDef,
  toy('notes', {}),
  toy('contacts', {
    routes: {
      '/': { screen: 'Home', title: 'Contacts', activity: '.MainActivity' },
      '/card/:contact': { screen: 'Card', title: 'Card', activity: '.CardActivity' },
      '/new': { screen: 'New', title: 'New', activity: '.NewActivity' },
    },
    intents: [
      { verb: 'VIEW', mime: 'vnd.android.cursor.item/contact', route: '/card/:contact' },
      { verb: 'EDIT', mime: 'vnd.android.cursor.item/contact', route: '/new' },
    ],
    provides: {
      contacts: (): ContactsProvider => ({
        list: () => cards,
        get: id => cards.find(c => c.id === id),
        byNumber,
        find: () => [],
        add: () => '',
      }),
    },
  }),
  toy('messages', {
    intents: [{ verb: 'VIEW', scheme: 'sms', route: '/' }],
    provides: {
      messages: (state: { sent: string[] }): MessagesProvider => ({
        send: (number, text) => {
          state.sent.push(`${number} ${text}`);
        },
        thread: () => [],
      }),
    },
  }),
];
const byId = new Map(apps.map(a => [a.id, a]));
/** Phone with small owners of contacts and messages beside it. */
export const catalogue: Catalogue = {
  metas: new Map(apps.map(a => [a.id, metaOf(a)])),
  get: id => byId.get(id)!,
  world: () => ({}),
};
const world: AnyPhone = {
  ...baseWorld(apps.map(metaOf)),
  apps: { phone: await app.world(), notes: {}, contacts: {}, messages: { sent: [] } },
};
/** Messages that were sent, each with its number. */
export const sent = (phone: AnyPhone): string[] => (phone.apps['messages'] as { sent: string[] }).sent;
/** The world with an empty log and no voicemail, changed as a test needs it. */
export const phoneWith = (change: (state: PhoneApp, phone: AnyPhone) => void = () => {}): AnyPhone =>
  produce(world, draft => {
    const state = draft.apps['phone'] as PhoneApp;
    Object.assign(state, { calls: {}, voicemails: {}, blocked: {} });
    change(state, draft as AnyPhone);
  });
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'phone'): AnyPhone =>
  dispatch(catalogue, phone, app, name, args).phone;
export const later = (phone: AnyPhone, seconds: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + seconds * 1000).phone;
export const state = (phone: AnyPhone): PhoneApp => phone.apps['phone'] as PhoneApp;
export const log = (phone: AnyPhone) => logRows(state(phone));
/** The log with what goes on, as [number, kind, seconds]. */
export const rows = (phone: AnyPhone) =>
  Object.values(state(phone).calls)
    .sort((a, b) => a.at - b.at)
    .map(c => [c.number, c.kind, c.seconds]);
export const live = (phone: AnyPhone) => liveRows(state(phone));
export const top = (phone: AnyPhone): string | undefined => {
  const t = topScreen(phone);
  return t && `${t.app}${t.path}`;
};
export const note = (phone: AnyPhone, tag: string) =>
  Object.values(phone.os.notifications).find(n => n.app === 'phone' && n.tag === tag);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
/** Presses a button of a notification of the phone. */
export const press = (phone: AnyPhone, tag: string, button: string): AnyPhone => {
  const id = Object.keys(phone.os.notifications).find(
    key => phone.os.notifications[key]!.app === 'phone' && phone.os.notifications[key]!.tag === tag,
  )!;
  return run(phone, 'runNotificationAction', { id, button }, 'system');
};
/** A call that was answered six seconds after it was dialled, and lasts for so long. */
export const talking = (phone: AnyPhone, number = MIRA, seconds = 10): AnyPhone =>
  later(run(phone, 'place', { number }), 7.5 + seconds);
