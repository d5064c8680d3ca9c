import { produce } from 'immer';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { messages } from './manifest.ts';
import { isMuted, isOnTop, rowsOf } from './select.ts';
import {
  after,
  JONAS,
  MIRA,
  notes,
  offline,
  online,
  own,
  phoneWith,
  run,
  stateOf,
  STRANGER,
  top,
} from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as AnyPhone;
});

const HOUR = 3_600_000;
const chat = { threads: { 't-mira': { people: [MIRA] } }, messages: { 'm-one': {} } };
const home = (phone: AnyPhone) => run(phone, 'home', {}, 'system');
const open = (phone: AnyPhone, path: string, args?: object) =>
  run(phone, 'openAt', { app: 'messages', path, ...(args ? { args } : {}) }, 'system');
const thread = (phone: AnyPhone, id = 't-mira') => stateOf(phone).threads[id]!;
const calls = (phone: AnyPhone) => phone.apps['phone'] as { blocked: string[]; placed: string[] };

describe('receive', () => {
  const hello = { number: MIRA, text: 'Are you in?' };
  test('notifies with reply and mark as read, under the contact’s name and star', () => {
    const phone = run(home(phoneWith(world, chat)), 'receive', hello);
    expect(notes(phone)).toMatchObject([
      {
        channel: 'messages',
        tag: 't-mira',
        title: 'Mira Osei',
        text: 'Are you in?',
        route: '/thread/t-mira',
        actions: [{ id: 'reply', reply: true }, { id: 'read' }],
      },
    ]);
    expect(notes(run(phone, 'receive', { ...hello, text: 'Hello?' }))).toMatchObject([
      { title: 'Mira Osei (2)', lines: ['Are you in?', 'Hello?'] },
    ]);
    const quiet = produce(home(phoneWith(world, chat)), d => {
      d.os.settings.doNotDisturb.on = true;
    });
    expect(notes(run(quiet, 'receive', hello))[0]!.silent).toBe(false);
    expect(notes(run(quiet, 'receive', { ...hello, number: JONAS }))[0]!.silent).toBe(true);
  });
  test('is read at once where the conversation is on the screen, by its id or by the number as it was written', () => {
    for (const path of ['/thread/t-mira', '/with/%2B44%207700%20900110', '/with/07700900110']) {
      const phone = run(open(phoneWith(world, chat), path), 'receive', hello);
      expect([notes(phone), rowsOf(stateOf(phone)).map(r => r.unread)]).toEqual([[], [0]]);
    }
  });
  test('a code has a button that copies it, and no reply', () => {
    const phone = run(home(phoneWith(world)), 'receive', {
      number: '60600',
      sender: 'BAYBANK',
      text: '482913 is your code',
    });
    expect(notes(phone)[0]).toMatchObject({
      channel: 'codes',
      title: 'BAYBANK',
      actions: [{ id: 'copy', label: 'Copy code' }, { id: 'read' }],
    });
    const id = Object.keys(phone.os.notifications)[0]!;
    expect(run(phone, 'runNotificationAction', { id, button: 'copy' }, 'system').os.clipboard?.text).toBe(
      '482913',
    );
  });
  test('a muted conversation is silent until its time has passed', () => {
    const muted = run(home(phoneWith(world, chat)), 'mute', { thread: 't-mira', hours: 1 });
    expect(notes(run(muted, 'receive', hello))).toEqual([]);
    expect(notes(run(after(muted, HOUR + 1), 'receive', hello))).toHaveLength(1);
    const always = run(muted, 'mute', { thread: 't-mira', hours: null });
    expect(isMuted(thread(always), always.clock.now + 1e12)).toBe(true);
    expect(thread(run(always, 'mute', { thread: 't-mira', hours: 0 })).muted).toBeNull();
  });
  test('brings an archived conversation back, and groups keep theirs', () => {
    const phone = run(
      home(run(phoneWith(world, chat), 'archive', { threads: ['t-mira'], on: true })),
      'receive',
      hello,
    );
    expect(thread(phone).archived).toBe(false);
    const group = run(phone, 'receive', { number: MIRA, text: 'All?', group: [JONAS, MIRA] });
    expect(Object.values(stateOf(group).threads).map(t => t.people)).toEqual([[MIRA], [MIRA, JONAS]]);
    expect(notes(group).at(-1)).toMatchObject({
      channel: 'groups',
      title: 'Mira, Jonas',
      text: 'Mira Osei: All?',
    });
  });
  test('takeHeld brings what came without network, in order, once there is one', () => {
    const phone = run(run(offline(phoneWith(world)), 'receive', hello), 'receive', {
      number: JONAS,
      text: 'Second',
      photo: 'ramen-bowl',
    });
    expect([stateOf(phone).held.length, Object.keys(stateOf(phone).messages).length]).toEqual([2, 0]);
    expect(Object.keys(stateOf(after(phone, HOUR)).messages)).toHaveLength(0);
    expect(
      Object.values(stateOf(after(online(phone), 31_000)).messages)
        .map(m => m.from)
        .sort(),
    ).toEqual([MIRA, JONAS]);
    expect(stateOf(run(online(phone), 'takeHeld')).held).toEqual([]);
  });
});

describe('spam and blocked', () => {
  test('block uses the phone’s own list, and what comes then makes no sound', () => {
    const phone = run(
      home(
        phoneWith(world, {
          threads: { 't-x': { people: [STRANGER] } },
          messages: { 'm-one': { from: STRANGER } },
        }),
      ),
      'block',
      { thread: 't-x', spam: true },
    );
    expect([calls(phone).blocked, thread(phone, 't-x').spam]).toEqual([[STRANGER], true]);
    const more = run(phone, 'receive', { number: STRANGER, text: 'Pay now' });
    expect([notes(more).length, Object.keys(stateOf(more).messages).length]).toEqual([0, 2]);
    const free = run(more, 'unblock', { thread: 't-x' });
    expect([calls(free).blocked, thread(free, 't-x').spam]).toEqual([[], false]);
    expect(notes(run(free, 'receive', { number: STRANGER, text: 'Hi' }))).toHaveLength(1);
  });
  test('a sender’s name is reported and not blocked; a group is neither', () => {
    const phone = phoneWith(world, {
      threads: { 't-n': { people: ['PRIZE'] }, 't-g': { people: [MIRA, JONAS] } },
      messages: { 'm-one': { from: 'PRIZE' }, 'm-two': { thread: 't-g' } },
    });
    const named = run(phone, 'block', { thread: 't-n', spam: false });
    expect([thread(named, 't-n').spam, calls(named).blocked]).toEqual([true, []]);
    expect(thread(run(phone, 'block', { thread: 't-g', spam: true }), 't-g').spam).toBe(false);
  });
});

describe('conversations', () => {
  const two = {
    threads: { 't-a': { people: [MIRA], readAt: 0 }, 't-b': { people: [JONAS], readAt: 0 } },
    messages: { 'm-a': { thread: 't-a' }, 'm-b': { thread: 't-b', from: JONAS } },
  };
  const both = { threads: ['t-a', 't-b'] };
  test('archive, pin, deleteThreads, markRead, markUnread, markAllRead', () => {
    const phone = phoneWith(world, two);
    const put = run(run(phone, 'pin', { ...both, on: true }), 'archive', { ...both, on: true });
    expect([thread(put, 't-a'), thread(put, 't-b')]).toMatchObject([
      { archived: true, pinned: true },
      { archived: true, pinned: true },
    ]);
    // Among the archived the pin rests.
    const onlyA = run(run(phone, 'pin', { threads: ['t-a'], on: true }), 'archive', { ...both, on: true });
    expect(rowsOf(stateOf(onlyA)).map(r => isOnTop(r.thread))).toEqual([false, false]);
    expect(thread(run(put, 'archive', { ...both, on: false }), 't-b').archived).toBe(false);
    expect(thread(run(phone, 'pin', { threads: ['t-b'], on: true }), 't-a').pinned).toBe(false);
    const left = stateOf(
      run(run(phone, 'setDraft', { to: [MIRA], text: 'x' }), 'deleteThreads', { threads: ['t-a', 't-gone'] }),
    );
    expect([Object.keys(left.threads), Object.keys(left.messages), left.drafts]).toEqual([
      ['t-b'],
      ['m-b'],
      {},
    ]);
    const unread = (p: AnyPhone) => Object.fromEntries(rowsOf(stateOf(p)).map(r => [r.id, r.unread]));
    expect(unread(run(phone, 'markRead', { threads: ['t-a'] }))).toEqual({ 't-a': 0, 't-b': 1 });
    expect(unread(run(run(phone, 'markAllRead'), 'markUnread', { threads: ['t-b'] }))).toEqual({
      't-a': 0,
      't-b': 1,
    });
  });
  test('rename names groups alone; discard drops a draft with no conversation', () => {
    const phone = phoneWith(world, {
      threads: { 't-g': { people: [MIRA, JONAS] }, 't-a': { people: [MIRA] } },
      messages: { 'm-one': {}, 'm-two': { thread: 't-a' } },
    });
    expect(thread(run(phone, 'rename', { thread: 't-g', name: ' Lanterns ' }), 't-g').name).toBe('Lanterns');
    expect(thread(run(phone, 'rename', { thread: 't-a', name: 'X' }), 't-a').name).toBe('');
    const draft = run(phone, 'setDraft', { to: [STRANGER], text: 'Dear' });
    expect(rowsOf(stateOf(draft)).find(r => r.id === null)).toMatchObject({
      key: `to:${STRANGER}`,
      draft: 'Dear',
    });
    expect(stateOf(run(draft, 'discard', { key: `to:${STRANGER}` })).drafts).toEqual({});
  });
  test('replyFromShade answers and reads', () => {
    const phone = run(
      run(home(phoneWith(world, chat)), 'receive', { number: MIRA, text: 'In?' }),
      'replyFromShade',
      { thread: 't-mira', text: 'Yes' },
    );
    expect([own(phone).map(m => m.text), notes(phone)]).toEqual([['Yes'], []]);
  });
  test('call places it through the phone app, openContact shows a card or begins one', () => {
    const phone = phoneWith(world, chat);
    expect(calls(run(phone, 'call', { number: MIRA })).placed).toEqual([MIRA]);
    expect(run(phone, 'callAllowed', { number: MIRA, result: false }).ui.toast?.text).toContain(
      'Allow phone',
    );
    expect(run(phone, 'openContact', { number: MIRA }).ui.toast?.text).toBe('No app can do this');
    expect(run(phone, 'openContact', { number: STRANGER }).ui.toast?.text).toBe('No app can do this');
  });
});

test('an sms: link opens the conversation of its numbers', () => {
  const phone = run(
    phoneWith(world),
    'startIntent',
    { app: 'notes', intent: { verb: 'VIEW', uri: 'sms:+447700900110,07700900111', text: 'Hi' } },
    'system',
  );
  expect(top(phone)).toMatchObject({
    app: 'messages',
    path: `/with/${encodeURIComponent('+447700900110,07700900111')}`,
    args: { text: 'Hi' },
  });
});

test('the provider sends and reads by number', () => {
  const phone = phoneWith(world, {
    threads: { 't-mira': { people: [MIRA] } },
    messages: { 'm-one': {}, 'm-two': { from: 'me', at: world.clock.now - 5, text: 'Yes' } },
  });
  const provider = messages.provides!.messages!(stateOf(phone), {} as never, 'notes');
  expect(provider.thread('07700 900110').map(m => [m.from, m.text])).toEqual([
    ['them', 'Hello'],
    ['me', 'Yes'],
  ]);
  expect(provider.thread('07700 900119')).toEqual([]);
});
