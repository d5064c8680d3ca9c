import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, JONAS, MIRA, offline, online, own, phoneWith, run, stateOf, STRANGER } from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as AnyPhone;
});

/** What an agent answers for: the state without wear and stamps. */
const dataOf = (phone: AnyPhone) => {
  const {
    threads,
    messages,
    held: _held,
    opened: _opened,
    planned: _planned,
    searches: _,
    ...data
  } = stateOf(phone);
  return {
    ...data,
    threads: Object.fromEntries(
      Object.entries(threads).map(([id, { readAt: _readAt, createdAt: _createdAt, ...t }]) => [id, t]),
    ),
    messages: Object.fromEntries(
      Object.entries(messages).map(([id, { at: _at, status: _status, ...m }]) => [id, m]),
    ),
  };
};
const ledger = (phone: AnyPhone) => phone.os.effects.map(({ kind, to, what }) => ({ kind, to, what }));
const chat = {
  threads: {
    't-mira': { people: [MIRA] },
    't-group': { people: [MIRA, JONAS], pinned: true, name: 'Lanterns' },
  },
  messages: { 'm-one': {}, 'm-two': { thread: 't-group', text: 'Tonight?' } },
  drafts: { [`to:${JONAS}`]: 'About Friday' },
};
const begin = () => phoneWith(world, chat);
const text = (words: string) => ({ kind: 'message', to: [MIRA], what: { text: words, attached: [] } });

describe('what is undone leaves nothing', () => {
  const both = { threads: ['t-mira', 't-group'] };
  const group = { thread: 't-group' };
  test.each<[string, ...[action: string, args: object][]]>([
    ['archive', ['archive', { ...both, on: true }], ['archive', { ...both, on: false }]],
    [
      'pin',
      ['pin', { threads: ['t-mira'], on: true }],
      ['pin', { threads: ['t-mira'], on: false }],
      ['pin', { threads: ['t-group'], on: false }],
      ['pin', { threads: ['t-group'], on: true }],
    ],
    ['mute', ['mute', { ...group, hours: null }], ['mute', { ...group, hours: 0 }]],
    ['mute for hours', ['mute', { ...group, hours: 8 }], ['mute', { ...group, hours: 0 }]],
    ['rename', ['rename', { ...group, name: 'x' }], ['rename', { ...group, name: 'Lanterns' }]],
    ['star', ['star', { messages: ['m-one'], on: true }], ['star', { messages: ['m-one'], on: false }]],
    ['read', ['markUnread', both], ['markRead', both]],
    ['block', ['block', { thread: 't-mira', spam: true }], ['unblock', { thread: 't-mira' }]],
    ['draft', ['setDraft', { to: [MIRA], text: 'Hel' }], ['setDraft', { to: [MIRA], text: '' }]],
    [
      'draft retyped',
      ['setDraft', { to: [JONAS], text: '' }],
      ['setDraft', { to: [JONAS], text: 'About Friday' }],
    ],
    ['draft thrown away', ['setDraft', { to: [MIRA], text: 'x' }], ['discard', { key: `to:${MIRA}` }]],
    [
      'attach',
      ['attachPlace', { to: [MIRA], place: { name: 'Pier', address: '' } }],
      ['detach', { to: [MIRA], index: 0 }],
    ],
    ['settings', ['setPreview', { on: false }], ['setPreview', { on: true }]],
    ['look for something', ['remember', { text: 'boiler' }]],
  ])('%s', (_name, ...steps) => {
    const start = begin();
    const end = steps.reduce((phone, [action, args]) => run(phone, action, args), start);
    expect(dataOf(end)).toEqual(dataOf(start));
    expect(end.os.effects).toEqual(start.os.effects);
  });
  test('a text that was scheduled and is not sent', () => {
    const start = begin();
    const planned = run(start, 'schedule', { to: [MIRA], text: 'x', at: start.clock.now + 60_000 });
    const [scheduled] = Object.keys(stateOf(planned).scheduled);
    const end = after(run(planned, 'cancelScheduled', { scheduled }), 120_000);
    expect(dataOf(end)).toEqual(dataOf(start));
    expect(end.os.effects).toEqual([]);
  });
  test('to look at conversations, one that has not begun too', () => {
    const start = begin();
    let phone = start;
    for (const path of ['/thread/t-mira', `/with/${encodeURIComponent(STRANGER)}`, '/compose', '/archived'])
      phone = run(phone, 'openAt', { app: 'messages', path }, 'system');
    expect(dataOf(phone)).toEqual(dataOf(start));
  });
  test('a text that was deleted before or after it left; the ledger knows which', () => {
    const start = begin();
    const remove = (phone: AnyPhone) => run(phone, 'deleteMessages', { messages: own(phone).map(m => m.id) });
    const sent = run(start, 'send', { to: [STRANGER], text: 'Now' });
    const [early, late] = [after(remove(sent), 5_000), remove(after(sent, 5_000))];
    expect([dataOf(early), dataOf(late)]).toEqual([dataOf(start), dataOf(start)]);
    expect(ledger(early)).toEqual([]);
    expect(ledger(late)).toEqual([{ ...text('Now'), to: [STRANGER] }]);
  });
});

test('a draft that stays is a change', () => {
  const start = begin();
  expect(dataOf(run(start, 'setDraft', { to: [MIRA], text: 'Hel' }))).not.toEqual(dataOf(start));
  expect(dataOf(run(start, 'takeShared', { to: [MIRA], text: 'Hel' }))).not.toEqual(dataOf(start));
  expect(dataOf(run(start, 'forward', { messages: ['m-one'], to: [MIRA] }))).not.toEqual(dataOf(start));
});

describe('the ledger', () => {
  test('has a text from when the network takes it, and not one that fails', () => {
    const sent = run(begin(), 'send', { to: ['07700 900110'], text: ' Yes ' });
    expect(sent.os.effects).toEqual([]);
    expect(ledger(after(sent, 1_000))).toEqual([text('Yes')]);
    const failed = after(offline(sent), 5_000);
    expect(failed.os.effects).toEqual([]);
    const [message] = own(failed);
    expect(ledger(after(run(online(failed), 'retry', { message: message!.id }), 5_000))).toEqual([
      text('Yes'),
    ]);
  });
  test('names what is attached, and everyone in a group', () => {
    let phone = run(begin(), 'attachPlace', {
      to: [MIRA, JONAS],
      place: { name: 'Pier', address: '1 Quay' },
    });
    phone = run(phone, 'attachContact', { to: [MIRA, JONAS], result: { contact: 'contact-jonas' } });
    phone = after(run(phone, 'send', { to: [MIRA, JONAS], text: 'Here' }), 2_000);
    expect(ledger(phone).map(({ to, what }) => [to, what])).toEqual([
      [[MIRA, JONAS], { text: '', attached: [{ kind: 'place', name: '1 Quay' }] }],
      [[MIRA, JONAS], { text: 'Here', attached: [{ kind: 'card', name: 'Jonas Weir' }] }],
    ]);
  });
  test('has a scheduled text when it goes out', () => {
    const start = begin();
    const planned = run(start, 'schedule', { to: [MIRA], text: 'Later', at: start.clock.now + 60_000 });
    expect(after(planned, 59_000).os.effects).toEqual([]);
    expect(ledger(after(planned, 61_000))).toEqual([text('Later')]);
  });
});

describe('an answer', () => {
  const rule = { any: [], question: false, delayMs: 3_000, text: ['One', 'Two', 'Three', 'Four'] };
  const asking = (words: string, before: (phone: AnyPhone) => AnyPhone = phone => phone) => {
    const phone = before(phoneWith(world, { ...chat, replies: { [`to:${MIRA}`]: [rule] } }));
    return after(run(phone, 'send', { to: [MIRA], text: words }), 10_000);
  };
  const answers = (phone: AnyPhone) =>
    Object.entries(stateOf(phone).messages).filter(([id, m]) => m.from === MIRA && !(id in chat.messages));
  test('follows from what was asked, and not from what was done before', () => {
    const busy = (phone: AnyPhone) => after(run(phone, 'send', { to: [STRANGER], text: 'First' }), 3_000);
    for (const words of ['Who?', 'When?', 'Where?'])
      expect(answers(asking(words, busy))[0]![1].text).toBe(answers(asking(words))[0]![1].text);
    const all = new Set([...'abcdefgh'].map(words => answers(asking(words))[0]![1].text));
    expect(all.size).toBeGreaterThan(1);
  });
  test('is a consequence of the text', () => {
    const phone = asking('Who?');
    const [id] = answers(phone)[0]!;
    expect(phone.os.consequences[`/apps/messages/messages/${id}`]?.effect).toBe(phone.os.effects[0]!.id);
  });
});
