import { produce } from 'immer';
import { Type } from 'typebox';
import { actionsOf, defineApp, metaOf, type AppDef, type Catalogue } from '../../src/sdk/core/app.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { CallsProvider, Contact, ContactsProvider } from '../../src/sdk/core/providers.ts';
import { sameNumber } from '../../src/sdk/core/telephone.ts';
import { newAppRecord } from '../../src/sdk/core/system/app-record.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { messages } from './manifest.ts';
import type { Message, Messages, Thread } from './state.ts';

export const MIRA = '+447700900110';
export const JONAS = '+447700900111';
export const STRANGER = '+447700900299';

const action = actionsOf<any>();
const base = {
  package: 'app.test',
  icon: 'x.svg',
  palette: 'system',
  describe: 'For tests.',
  routes: {},
};
const person = (id: string, name: string, number: string, starred = false): Contact => ({
  id,
  name,
  phones: [{ label: 'Mobile', number }],
  emails: [],
  portrait: 'portrait-09-girl-ginger-braids',
  starred,
  company: '',
  address: '',
  birthday: null,
  toVoicemail: false,
});

/** A small owner of contacts and one of calls, in the places of the phone's own. */
const contacts = defineApp({
  ...base,
  id: 'contacts',
  name: 'Contacts',
  state: Type.Object({}),
  actions: { none: action('Nothing', Type.Object({}), () => {}) },
  provides: {
    contacts: (): ContactsProvider => {
      const list = [
        person('contact-mira', 'Mira Osei', '+44 7700 900110', true),
        person('contact-jonas', 'Jonas Weir', '07700 900111'),
      ];
      return {
        list: () => list,
        get: id => list.find(c => c.id === id),
        byNumber: n => list.find(c => sameNumber(c.phones[0]!.number, n)),
        find: () => [],
        add: () => 'contact-new',
      };
    },
  },
});
const calls = defineApp({
  ...base,
  id: 'phone',
  name: 'Phone',
  state: Type.Object({ blocked: Type.Array(Type.String()), placed: Type.Array(Type.String()) }),
  actions: { none: action('Nothing', Type.Object({}), () => {}) },
  provides: {
    calls: (s: { blocked: string[]; placed: string[] }): CallsProvider => ({
      log: () => [],
      place: n => {
        s.placed.push(n);
      },
      blocked: () => s.blocked,
      isBlocked: n => s.blocked.some(b => sameNumber(b, n)),
      block: n => {
        s.blocked.push(n);
      },
      unblock: n => {
        s.blocked = s.blocked.filter(b => !sameNumber(b, n));
      },
    }),
  },
});

export function catalogueOf(...apps: AppDef<any, any, any, any>[]): Catalogue {
  const byId = new Map(apps.map(a => [a.id as string, a as unknown as AppDef]));
  return {
    metas: new Map([...byId].map(([id, a]) => [id, metaOf(a)])),
    get: id => byId.get(id)!,
    world: () => ({}),
  };
}
export const fullCatalogue = catalogueOf(messages, contacts, calls);
/** A phone on which neither contacts nor calls are. */
export const alone = catalogueOf(messages);

type T = Partial<Thread> & { people: string[] };
/** A phone with these conversations and messages, Messages in front, and nothing of the world's. */
export function phoneWith(
  world: AnyPhone,
  {
    threads = {},
    messages: own = {},
    ...more
  }: { threads?: Record<string, T>; messages?: Record<string, Partial<Message>> } & Partial<
    Omit<Messages, 'threads' | 'messages'>
  > = {},
  catalogue = fullCatalogue,
): AnyPhone {
  const phone = produce(world, d => {
    const now = d.clock.now;
    const state = d.apps['messages'] as Messages;
    Object.assign(state, {
      scheduled: {},
      replies: {},
      drafts: {},
      attached: {},
      held: [],
      searches: [],
      planned: null,
      opened: '',
      ...more,
      threads: Object.fromEntries(
        Object.entries(threads).map(([id, t]) => [
          id,
          {
            name: '',
            pinned: false,
            archived: false,
            spam: false,
            muted: null,
            createdAt: now - 1e7,
            readAt: now - 1,
            ...t,
          },
        ]),
      ),
      messages: Object.fromEntries(
        Object.entries(own).map(([id, m]) => [
          id,
          {
            thread: Object.keys(threads)[0]!,
            from: MIRA,
            at: now - 1e6,
            text: 'Hello',
            status: m.from === 'me' ? 'delivered' : 'received',
            starred: false,
            ...m,
          },
        ]),
      ),
    });
    // What other apps of the phone have pending is not theirs here.
    d.timers = {};
    d.apps['phone'] = { blocked: [], placed: [] };
    d.apps['contacts'] = {};
    for (const meta of catalogue.metas.values()) d.os.installed[meta.id] ??= newAppRecord(meta, now);
    d.os.permissions['messages'] = {
      contacts: 'always',
      sms: 'always',
      phone: 'always',
      photos: 'inUse',
      location: 'inUse',
    };
  });
  return dispatch(catalogue, phone, 'system', 'openApp', { app: 'messages' }).phone;
}

export const run = (
  phone: AnyPhone,
  name: string,
  args: object = {},
  app = 'messages',
  catalogue = fullCatalogue,
): AnyPhone => dispatch(catalogue, phone, app, name, args).phone;
export const after = (phone: AnyPhone, ms: number, catalogue = fullCatalogue): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const stateOf = (phone: AnyPhone): Messages => phone.apps['messages'] as Messages;
export const notes = (phone: AnyPhone) => Object.values(phone.os.notifications);
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
export const offline = (phone: AnyPhone): AnyPhone =>
  produce(phone, d => {
    d.device.radios.aeroplane = true;
  });
export const online = (phone: AnyPhone): AnyPhone =>
  produce(phone, d => {
    d.device.radios.aeroplane = false;
  });
export const own = (phone: AnyPhone) =>
  Object.entries(stateOf(phone).messages)
    .filter(([, m]) => m.from === 'me')
    .map(([id, m]) => ({ ...m, id }));
