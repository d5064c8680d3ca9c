import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import type { AnyPhone, Effect } from '../../src/state/phone/index.ts';
import { directThread, threadOf } from './select.ts';
import { paidHere } from './testing.ts';
import { ME, type Chat } from './state.ts';

const MIRA = 't-mira-osei';
const GROUP = 't-gannet-weekend';
const MOMENT = 'moment-moment-01';
let world: AnyPhone;
/** A contact with whom there is no conversation. */
let stranger: string;
let empty: string;
beforeAll(async () => {
  world = run(await createWorld(), 'openApp', { app: 'chat' }, 'system');
  stranger = Object.keys(state(world).contacts).find(
    c =>
      !state(world).contacts[c]!.blocked && !Object.values(state(world).threads).some(t => t.contact === c),
  )!;
  empty = directThread(state(world), stranger);
});

const run = (phone: AnyPhone, name: string, args: object = {}, app = 'chat'): AnyPhone =>
  dispatch(catalogue, phone, app, name, args).phone;
const runAll = (phone: AnyPhone, acts: readonly [string, object][]): AnyPhone =>
  acts.reduce((p, [name, args]) => run(p, name, args), phone);
const wait = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
const state = (phone: AnyPhone) => phone.apps['chat'] as Chat;
const aeroplane = (phone: AnyPhone, on: boolean) => run(phone, 'setAeroplane', { on }, 'system');
const told = (phone: AnyPhone): [string, string[], object][] =>
  phone.os.effects.map((e: Effect) => [e.kind, e.to, e.what]);
const messageId = (phone: AnyPhone, text: string) =>
  Object.keys(state(phone).messages).find(id => state(phone).messages[id]!.text === text)!;

describe('a conversation that has not begun', () => {
  test('is opened without a trace', () => {
    const open = run(world, 'openDirect', { contact: stranger });
    expect(open.ui.tasks.flatMap(t => t.stack).at(-1)?.path).toBe(`/thread/${empty}`);
    expect(state(open)).toEqual(state(world));
  });
  test('begins with its first message, of any kind, and goes on in the same place', () => {
    for (const [name, args] of [
      ['sendText', { text: 'Hello' }],
      ['sendVoice', { seconds: 3 }],
      ['sendLocation', { name: 'Pier 3', address: 'Quayside' }],
    ] as const) {
      const sent = run(world, name, { thread: empty, ...args });
      expect(state(sent).threads[empty]).toEqual(threadOf(state(world), empty, world.clock.now));
      expect(directThread(state(sent), stranger)).toBe(empty);
    }
  });
  test('begins with a draft, and is gone when the draft is cleared', () => {
    const typed = run(world, 'setDraft', { thread: empty, text: 'Hel' });
    expect(state(typed).threads[empty]?.draft).toBe('Hel');
    expect(state(run(typed, 'setDraft', { thread: empty, text: '' }))).toEqual(state(world));
    expect(state(run(world, 'setDraft', { thread: empty, text: '  ' }))).toEqual(state(world));
  });
  test('is none with who is no contact, nor beside the one that there is', () => {
    expect(threadOf(state(world), 't-c-nobody')).toBeUndefined();
    expect(threadOf(state(world), 't-c-mira-osei')).toBeUndefined();
    expect(directThread(state(world), 'c-mira-osei')).toBe(MIRA);
  });
});

describe('what is made and unmade leaves nothing', () => {
  const firstMessage = () =>
    Object.keys(state(world).messages).find(id => !state(world).messages[id]!.starred)!;
  const pairs: Record<string, () => [string, object][]> = {
    draft: () => [
      ['setDraft', { thread: MIRA, text: 'Maybe' }],
      ['setDraft', { thread: MIRA, text: '' }],
    ],
    star: () => [true, false].map(on => ['star', { message: firstMessage(), on }]),
    'star of a contact': () => [false, true].map(on => ['starContact', { contact: 'c-mira-osei', on }]),
    pin: () => [false, true].map(on => ['pin', { thread: MIRA, on }]),
    mute: () => [true, false].map(on => ['mute', { thread: MIRA, on }]),
    block: () => [true, false].map(on => ['block', { contact: 'c-mira-osei', on }]),
    remark: () => ['Boss', ''].map(remark => ['setRemark', { contact: 'c-mira-osei', remark }]),
    tags: () => [
      ['setTags', { contact: 'c-mira-osei', tags: ['Book club', 'Gannet Isle', 'Work'] }],
      ['setTags', { contact: 'c-mira-osei', tags: ['Gannet Isle', 'Book club'] }],
    ],
    setting: () => [false, true].map(enterSends => ['changeSettings', { settings: { enterSends } }]),
    'a notice that stays as it was': () => [
      ['setNotice', { thread: GROUP, text: state(world).threads[GROUP]!.notice }],
    ],
    'a name that stays as it was': () => [
      ['renameGroup', { thread: GROUP, name: state(world).threads[GROUP]!.name }],
    ],
    'a profile that stays as it was': () => [['editProfile', { city: state(world).me.city }]],
    'a like that is there': () => [
      ['likeMoment', { moment: MOMENT, on: state(world).moments[MOMENT]!.likes.includes(ME) }],
    ],
  };
  test.each(Object.keys(pairs))('%s', name => {
    const start = produce(world, draft => {
      (draft.apps['chat'] as Chat).settings.enterSends = true;
    });
    const end = runAll(start, pairs[name]!());
    expect(state(end)).toEqual(state(start));
    expect(end.os.effects).toEqual([]);
  });
  test('photos chosen for a moment and taken out again', () => {
    const [photo] = Object.entries(world.device.storage.files).find(([, f]) => f.media?.picture)!;
    const chosen = run(world, 'addMomentPhotos', { result: [photo] });
    expect(state(chosen).momentPhotos).toHaveLength(1);
    expect(state(run(chosen, 'removeMomentPhoto', { index: 0 }))).toEqual(state(world));
  });
  test('a message that never went out', () => {
    const waiting = run(aeroplane(world, true), 'sendText', { thread: empty, text: 'Later' });
    const message = messageId(waiting, 'Later');
    for (const end of [
      run(waiting, 'recall', { message }),
      run(waiting, 'deleteMessages', { messages: [message] }),
    ]) {
      expect(state(end)).toEqual(state(world));
      expect(wait(aeroplane(end, false), 60_000).os.effects).toEqual([]);
    }
  });
});

describe('the ledger', () => {
  test('has a message when it goes out, not before', () => {
    const waiting = run(aeroplane(world, true), 'sendText', { thread: MIRA, text: 'Later' });
    expect(waiting.os.effects).toEqual([]);
    expect(told(aeroplane(waiting, false))).toEqual([
      ['message', ['c-mira-osei'], { text: 'Later', attached: [] }],
    ]);
  });
  test('says what goes with a message, and what was paid', () => {
    const [photo, { media }] = Object.entries(world.device.storage.files).find(
      ([, f]) => f.media?.kind === 'photo' && f.media.picture,
    )!;
    const attached = (name: string, args: object) =>
      told(run(world, name, { thread: MIRA, ...args })).map(([kind, , what]) => [kind, what]);
    expect(attached('sendPhotos', { result: [photo] })).toEqual([
      ['message', { text: '', attached: [{ kind: 'photo', name: media!.picture }] }],
    ]);
    expect(attached('sendContact', { contact: 'c-luca-morandi' })).toEqual([
      ['message', { text: '', attached: [{ kind: 'card', name: 'Luca Morandi' }] }],
    ]);
    expect(attached('sendLocation', { name: 'Pier 3', address: 'Quayside' })).toEqual([
      ['message', { text: '', attached: [{ kind: 'place', name: 'Pier 3, Quayside' }] }],
    ]);
    const asked = run(world, 'sendMoney', { thread: MIRA, kind: 'packet', cents: 500, note: 'Cake' });
    expect(told(paidHere(asked)).map(([kind, , what]) => [kind, what])).toMatchObject([
      ['payment', { cents: 500 }],
      ['message', { text: 'Cake', attached: [{ kind: 'packet', name: '£5.00' }] }],
    ]);
  });
  test('has nothing of a moment for the owner alone, and says who sees another', () => {
    const post = (visibility: string) =>
      told(run(world, 'postMoment', { text: 'Fog ', photos: [], place: '', visibility, tags: ['Family'] }));
    expect(post('private')).toEqual([]);
    expect(post('tags')).toEqual([['post', [], { text: 'Fog', photos: [], place: '', audience: 'Family' }]]);
  });
  test('has nothing of what could not be sent', () => {
    const off = aeroplane(world, true);
    const [request] = Object.keys(state(world).requests);
    for (const [name, args] of [
      ['likeMoment', { moment: MOMENT, on: !state(world).moments[MOMENT]!.likes.includes(ME) }],
      ['commentMoment', { moment: MOMENT, text: 'x' }],
      ['createGroup', { name: 'Us', members: ['c-mira-osei'] }],
      ['renameGroup', { thread: GROUP, name: 'Us' }],
      ['setNotice', { thread: GROUP, text: 'Us' }],
      ['leaveGroup', { thread: GROUP }],
      ['addContact', { name: 'Nell', phone: '07700 900999', message: '' }],
      ['acceptRequest', { request }],
      ['refuseRequest', { request }],
    ] as const) {
      const end = run(off, name, args);
      expect([state(end), end.os.effects], name).toEqual([state(off), []]);
      expect(end.ui.toast?.text, name).toContain('No connection');
    }
  });
  test('is cited by the answer, which follows from what was sent to whom', () => {
    const text = 'Shall we?';
    const answered = (phone: AnyPhone) => {
      const end = wait(run(phone, 'sendText', { thread: MIRA, text }), 10 * 60_000);
      const cause = end.os.effects.findLast(e => (e.what as { text?: string }).text === text)!.id;
      const rows = Object.entries(end.os.consequences)
        .filter(([path, c]) => /^\/apps\/chat\/messages\/[^/]+$/.test(path) && c.effect === cause)
        .map(([path]) => state(end).messages[path.split('/').at(-1)!]!);
      expect(rows.map(m => m.from)).toEqual(['c-mira-osei']);
      return rows[0]!.text;
    };
    const elsewhere = run(world, 'sendText', { thread: 't-poppy-calloway', text: 'Hi' });
    expect(answered(elsewhere)).toBe(answered(world));
  });
});

test('money is not forwarded: it goes with a payment of its own', () => {
  const paid = paidHere(
    run(world, 'sendMoney', { thread: MIRA, kind: 'transfer', cents: 500, note: 'Ferry' }),
  );
  const message = messageId(paid, 'Ferry');
  expect(state(run(paid, 'forward', { messages: [message], threads: [GROUP] }))).toEqual(state(paid));
});
