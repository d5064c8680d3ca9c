import { produce } from 'immer';
import { apps, catalogue, type AppStates, type Phone } from '../../../apps/catalogue.ts';
import { CATEGORIES, PERMISSION_ORDER, rolesOf } from '../../../apps/settings/select.ts';
import { ACCOUNT_KINDS, WALLPAPERS } from '../../../src/sdk/core/system/choices.ts';
import { fillPath } from '../../../src/sdk/core/routes.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { after, at, type Scene } from './scene.ts';

/** Ids of a table: the first of each kind that `kind` tells apart. */
function oneOfEach<T>(table: Record<string, T>, kind: (value: T, id: string) => string = () => ''): string[] {
  return [...new Map(Object.entries(table).reverse().map(([id, value]) => [kind(value, id), id])).values()].reverse();
}

/** What a route's parameters are filled with, by app and pattern, or by app and parameter for every pattern that has it. */
const PARAMS: { [app: string]: { [param: string]: (phone: Phone) => readonly string[] } } = {
  chat: {
    // A conversation with each kind of message, and one of each kind.
    thread: ({ apps: { chat } }) => [...new Set([...oneOfEach(chat.messages, m => `${m.kind} ${m.recalled}`).map(id => chat.messages[id]!.thread), ...oneOfEach(chat.threads, t => `${t.kind} ${t.left}`)])],
    '/group/:thread': ({ apps: { chat } }) => oneOfEach(chat.threads, t => `${t.kind} ${t.owner === 'me'} ${t.left}`).filter(id => chat.threads[id]!.kind === 'group'),
    contact: ({ apps: { chat } }) => oneOfEach(chat.contacts, c => `${c.blocked} ${c.starred}`),
    '/moments/:contact': ({ apps: { chat } }) => ['me', Object.values(chat.moments)[0]!.author],
    '/photo/:message': ({ apps: { chat } }) => Object.keys(chat.messages).filter(id => chat.messages[id]!.kind === 'photo').slice(0, 1),
    messages: ({ apps: { chat } }) => Object.keys(chat.messages).slice(0, 1),
  },
  notes: {
    note: ({ apps: { notes } }) => oneOfEach(notes.notes, n => `${n.kind} ${n.locked} ${n.binnedAt !== null}`),
    folder: ({ apps: { notes } }) => oneOfEach(notes.folders),
    tag: ({ apps: { notes } }) => Object.values(notes.notes).flatMap(n => n.tags).slice(0, 1),
  },
  settings: {
    '/wifi/:id': ({ device: { radios } }) => oneOfEach(radios.networks, (n, id) => `${n.saved !== null} ${id === radios.network}`),
    '/vpn/:id': ({ device: { radios } }) => oneOfEach(radios.vpns),
    '/bluetooth/:id': ({ device: { radios } }) => oneOfEach(radios.devices, d => `${d.paired}`),
    '/account/:id': ({ os }) => oneOfEach(os.accounts),
    key: phone => rolesOf({ phone: phone as unknown as AnyPhone, metas: catalogue.metas, params: {} }).map(r => r.key),
    permission: () => PERMISSION_ORDER.slice(0, 1),
    // One that was installed and one of the phone's own.
    '/app/:app': () => ['chat', 'answers'],
    app: () => ['chat'],
    name: () => WALLPAPERS.slice(0, 1).map(w => w.name),
    category: () => CATEGORIES.map(c => c.id),
    kind: () => ACCOUNT_KINDS.map(k => k.kind).filter((_, i) => i % 2 === 0),
    tag: ({ os }) => os.settings.languages.slice(1),
  },
};

/** Every way to fill a pattern, each parameter's first value standing for the others' where there are several parameters. */
function pathsOf(app: string, pattern: string, phone: Phone): string[] {
  const names = [...pattern.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name!);
  const values = names.map(name => {
    const found = (PARAMS[app]?.[pattern] ?? PARAMS[app]?.[name])?.(phone);
    if (!found?.length) throw new Error(`What is :${name} of ${app} ${pattern}? bench/cli/screens/routes.ts has no value for it`);
    return found;
  });
  const first = Object.fromEntries(names.map((name, i) => [name, values[i]![0]!]));
  return [...new Set([fillPath(pattern, first), ...names.flatMap((name, i) => values[i]!.map(value => fillPath(pattern, { ...first, [name]: value })))])];
}

const change = (phone: AnyPhone, how: (apps: AppStates) => void): AnyPhone => produce(phone, draft => how((draft as unknown as Phone).apps));

/** A sheet with a question of each kind; `submitted` answers it. */
export const asked = (phone: AnyPhone, submitted = false): AnyPhone => change(phone, ({ answers }) => {
  answers.title = 'Saturday';
  answers.fields = {
    who: { label: 'Who comes?', type: 'text', hint: 'A name' }, many: { label: 'How many?', type: 'number', unit: 'seats' }, day: { label: 'Which day?', type: 'date' }, hour: { label: 'When?', type: 'time' },
    long: { label: 'How long?', type: 'duration' }, way: { label: 'How?', type: 'choice', options: ['By ferry', 'On foot'] }, food: { label: 'What to eat?', type: 'set', options: ['Soup', 'Bread', 'Plums'] }, order: { label: 'In which order?', type: 'sequence' },
  };
  answers.order = Object.keys(answers.fields);
  answers.values = { who: 'Ines', many: '4', way: 'By ferry', food: ['Soup'] };
  if (submitted) answers.submitted = { at: phone.clock.now, values: { ...answers.values } };
});

const SHARED = { verb: 'SEND', mime: 'text/plain', text: 'The ferry leaves at nine.', title: 'Ferry' };
/** What screens are opened with, by app and path. */
const ARGS: Record<string, object> = { 'chat/share': SHARED, 'notes/share': SHARED };

/** Every route of every app, and what else an app's screens show by a tap, a setting or an empty table. */
export function routeScenes(base: AnyPhone): Scene[] {
  const world = after(base, 'system', 'setDefault', { key: 'SEND text/plain', app: 'notes' });
  const phone = world as unknown as Phone;
  const routes = apps.flatMap(app => Object.keys(app.routes).flatMap(pattern => pathsOf(app.id, pattern, phone).map((path): Scene =>
    ({ name: `${app.id}${path}`, app: app.id, phone: at(world, app.id, path, ARGS[`${app.id}${path}`]) }))));
  const more = (app: keyof AppStates, name: string, path: string, how: Partial<Scene> = {}): Scene => ({ name: `${app}${path}, ${name}`, app, phone: at(how.phone ?? world, app, path), ...(how.do ? { do: how.do } : {}) });
  const note = Object.keys(phone.apps.notes.notes)[0]!;
  const unlocked = change(world, ({ notes }) => { notes.unlocked = true; });
  const searching = (query: string) => ({ do: [{ type: 'type' as const, element: 'field/query', text: query }] });
  return [
    ...routes,
    ...['contacts', 'discover', 'me'].map(tab => more('chat', tab, '/', { do: [`nav-${tab}`] })),
    more('chat', 'a row drawn aside', '/', { do: [{ type: 'touch', phase: 'down', x: 300, y: 600 }, { type: 'touch', phase: 'move', x: 420, y: 600 }, { type: 'touch', phase: 'move', x: 640, y: 600 }] }),
    more('chat', 'a mention', '/thread/t-gannet-weekend', { do: [{ type: 'type', element: 'field/composer', text: '@' }] }),
    more('chat', 'an answer', '/thread/t-mira-osei', { do: [{ type: 'long_press', element: 'message#m-mira-osei-028' }, 'menuitem/reply'] }),
    more('chat', 'picked', '/thread/t-mira-osei', { do: [{ type: 'long_press', element: 'message#m-mira-osei-028' }, 'menuitem/select'] }),
    more('chat', 'found', '/search', searching('ferry')),
    more('notes', 'as a grid', '/', { phone: after(world, 'notes', 'setView', { view: 'grid' }) }),
    more('notes', 'unlocked', '/', { phone: unlocked }),
    more('notes', 'picked', '/', { do: [{ type: 'long_press', element: `note#${note}` }] }),
    more('notes', 'empty', '/', { phone: change(world, ({ notes }) => { notes.notes = {}; }) }),
    more('notes', 'found', '/search', searching('soup')),
    more('notes', 'nothing found', '/search', searching('zeppelin')),
    more('settings', 'found', '/search', searching('dark')),
    more('answers', 'asked', '/', { phone: asked(world) }),
    more('answers', 'submitted', '/', { phone: asked(world, true) }),
  ];
}
