// Over 300 lines: one test or more for each action of the app.
import { mediaOf } from '../../src/sdk/core/storage.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorld } from '../catalogue.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { rowsOf } from './select.ts';
import {
  after,
  alone,
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
} from './testing.ts';

let world: AnyPhone;
beforeAll(async () => {
  world = (await createWorld()) as unknown as AnyPhone;
});

const TO_MIRA = `to:${MIRA}`;
const TO_JONAS = `to:${JONAS}`;
const HOUR = 3_600_000;
const chat = { threads: { 't-mira': { people: [MIRA] } }, messages: { 'm-one': {} } };
const thread = (phone: AnyPhone, id = 't-mira') => stateOf(phone).threads[id]!;
const toast = (phone: AnyPhone) => phone.ui.toast?.text;

describe('sending', () => {
  test('send begins a conversation by number, in any writing, and the text is sent, then delivered', () => {
    const was = run(phoneWith(world), 'setDraft', { to: [MIRA], text: 'Hi' });
    expect(stateOf(was).drafts).toEqual({ [TO_MIRA]: 'Hi' });
    const phone = run(was, 'send', { to: ['07700 900110'], text: ' Hi ' });
    expect(own(phone)).toMatchObject([{ text: 'Hi', status: 'sending' }]);
    expect(Object.values(stateOf(phone).threads)).toMatchObject([{ people: [MIRA] }]);
    expect(stateOf(phone).drafts).toEqual({});
    expect(own(after(phone, 1_000))[0]!.status).toBe('sent');
    expect(own(after(phone, 5_000))[0]!).toMatchObject({
      status: 'delivered',
      deliveredAt: was.clock.now + 3_500,
    });
    expect(own(run(phone, 'send', { to: [MIRA], text: '  ' }))).toHaveLength(1);
  });
  test('several people make one group, whatever the order', () => {
    const phone = run(run(phoneWith(world), 'send', { to: [JONAS, MIRA], text: 'All' }), 'send', {
      to: ['07700 900110', JONAS],
      text: 'Again',
    });
    expect(Object.values(stateOf(phone).threads)).toMatchObject([{ people: [MIRA, JONAS] }]);
    expect(own(phone)).toHaveLength(2);
  });
  test('settle fails without mobile network although there is Wi-Fi, tells so, and retry sends it', () => {
    const phone = run(offline(phoneWith(world, chat)), 'send', { to: [MIRA], text: 'Hi' });
    const failed = after(run(phone, 'home', {}, 'system'), 2_000);
    const id = own(failed)[0]!.id;
    expect(own(failed)[0]!.status).toBe('failed');
    expect(notes(failed)).toMatchObject([{ channel: 'failed', title: 'Message not sent' }]);
    const again = after(run(failed, 'retry', { message: id }), 2_000);
    expect(own(again)[0]!.status).toBe('failed');
    expect(own(after(run(online(failed), 'retry', { message: id }), 9_000))[0]!.status).toBe('delivered');
    expect(run(failed, 'settle', { message: id })).toBe(failed);
  });
  test('without an SMS centre nothing is sent; without delivery reports it stays sent', () => {
    const none = run(phoneWith(world), 'setSmsCentre', { number: '' });
    expect(own(after(run(none, 'send', { to: [MIRA], text: 'Hi' }), 9_000))[0]!.status).toBe('failed');
    const quiet = run(phoneWith(world), 'setDeliveryReports', { on: false });
    const sent = after(run(quiet, 'send', { to: [MIRA], text: 'Hi' }), 9_000);
    expect(own(sent)[0]!.status).toBe('sent');
    expect(own(run(sent, 'delivered', { message: own(sent)[0]!.id }))[0]!.status).toBe('delivered');
  });
  test('senders with a name and blocked numbers take nothing', () => {
    const phone = phoneWith(world, chat);
    expect(toast(run(phone, 'send', { to: ['BAYBANK'], text: 'Hi' }))).toBe(
      'This sender does not take replies',
    );
    const blocked = run(run(phone, 'block', { thread: 't-mira', spam: false }), 'send', {
      to: [MIRA],
      text: 'Hi',
    });
    expect([toast(blocked), own(blocked).length]).toEqual(['You blocked this number', 0]);
  });
  test('people answer by their rules on the clock, in a group only when called by name', () => {
    const rules = {
      replies: {
        [TO_MIRA]: [{ any: ['ferry'], question: true, delayMs: 60_000, text: ['17:40'] }],
        [TO_JONAS]: [{ any: [], question: false, delayMs: 5_000, text: ['Yes'] }],
      },
    };
    const asked = run(phoneWith(world, rules), 'send', { to: [MIRA], text: 'When is the ferry?' });
    expect(Object.values(stateOf(after(asked, 59_000)).messages)).toHaveLength(1);
    expect(Object.values(stateOf(after(asked, 62_000)).messages).at(-1)).toMatchObject({
      from: MIRA,
      text: '17:40',
      status: 'received',
    });
    expect(
      Object.values(
        stateOf(after(run(phoneWith(world, rules), 'send', { to: [MIRA], text: 'The ferry.' }), HOUR))
          .messages,
      ),
    ).toHaveLength(1);
    const group = (text: string) =>
      Object.values(
        stateOf(after(run(phoneWith(world, rules), 'send', { to: [MIRA, JONAS], text }), HOUR)).messages,
      );
    expect(group('Hello all')).toHaveLength(1);
    expect(group('Jonas, are you in?').at(-1)).toMatchObject({ from: JONAS, text: 'Yes' });
  });
});

describe('attaching', () => {
  test('pickPhotos asks first, attachPhotos attaches, detach takes away, and each is a message with the text on the last', () => {
    const phone = phoneWith(world, chat);
    expect(run(phone, 'pickPhotos', { to: [MIRA] }).ui.dialogs).toMatchObject([{ kind: 'photos' }]);
    expect(toast(run(phone, 'pickPhotosAllowed', { to: [MIRA], result: false }))).toContain('Allow photos');
    const ids = mediaOf(phone.device.storage.files, 'photo')
      .slice(0, 2)
      .map(m => m.id);
    const two = run(phone, 'attachPhotos', { to: [MIRA], result: ids });
    expect(stateOf(two).attached[TO_MIRA]).toHaveLength(2);
    expect(stateOf(run(two, 'detach', { to: [MIRA], index: 0 })).attached[TO_MIRA]).toEqual([
      { photo: phone.device.storage.files[ids[1]!]!.media!.picture },
    ]);
    const sent = run(two, 'send', { to: [MIRA], text: 'Look' });
    expect(own(sent).map(m => [m.photo !== undefined, m.text])).toEqual([
      [true, ''],
      [true, 'Look'],
    ]);
    expect(stateOf(sent).attached).toEqual({});
    expect(stateOf(run(phone, 'attachPhotos', { to: [MIRA], result: null })).attached).toEqual({});
    expect(
      Object.values(stateOf(run(phone, 'attachPhotos', { to: [MIRA], result: ids[0] })).attached)[0],
    ).toHaveLength(1);
    expect(toast(run(phone, 'takePhoto', { to: [MIRA] }))).toBe('No app can do this');
  });
  test('pickContact asks the contacts app, and attachContact puts the card in as a vCard', () => {
    const phone = phoneWith(world, chat);
    expect(toast(run(phone, 'pickContact', { to: [MIRA] }))).toBe('No app can do this');
    const card = run(phone, 'attachContact', {
      to: [MIRA],
      result: { contact: 'contact-jonas', number: JONAS },
    });
    expect(stateOf(card).attached[TO_MIRA]).toMatchObject([
      { card: { name: 'Jonas Weir', text: expect.stringContaining('FN:Jonas Weir') } },
    ]);
    expect(stateOf(run(phone, 'attachContact', { to: [MIRA], result: null })).attached).toEqual({});
  });
  test('askPlace and attachPlace give where the phone is, or a place that is named', () => {
    const phone = phoneWith(world, chat);
    expect(stateOf(run(phone, 'askPlace', { to: [MIRA] })).attached[TO_MIRA]).toMatchObject([
      { place: { name: 'My location', address: expect.stringContaining('Harrow Bay') } },
    ]);
    expect(
      stateOf(run(phone, 'attachPlace', { to: [MIRA], place: { name: 'Pier 3', address: 'Quayside' } }))
        .attached[TO_MIRA],
    ).toEqual([{ place: { name: 'Pier 3', address: 'Quayside' } }]);
    expect(toast(run(phone, 'attachPlace', { to: [MIRA], result: false }))).toContain('Allow location');
  });
  test('takeShared and forward fill the composer and send nothing', () => {
    const phone = phoneWith(world, {
      ...chat,
      messages: {
        'm-one': {},
        'm-card': { text: '', card: { name: 'Jonas', number: JONAS, text: 'BEGIN:VCARD' } },
      },
    });
    const media = mediaOf(phone.device.storage.files)[0]!.id;
    const shared = stateOf(run(phone, 'takeShared', { to: [JONAS], text: 'See', media: [media] }));
    expect([shared.drafts[TO_JONAS], shared.attached[TO_JONAS]]).toEqual([
      'See',
      [{ photo: phone.device.storage.files[media]!.media!.picture }],
    ]);
    expect(
      stateOf(run(phone, 'takeShared', { to: [JONAS], card: 'BEGIN:VCARD\nFN:Ada\nTEL:1\nEND:VCARD' }))
        .attached[TO_JONAS],
    ).toMatchObject([{ card: { name: 'Ada', number: '1' } }]);
    const forwarded = stateOf(run(phone, 'forward', { messages: ['m-one', 'm-card'], to: [JONAS] }));
    expect([
      forwarded.drafts[TO_JONAS],
      forwarded.attached[TO_JONAS]!.length,
      Object.keys(forwarded.messages).length,
    ]).toEqual(['Hello', 1, 2]);
  });
});

describe('one message', () => {
  test('openCard shows it where an app can, savePhoto keeps it once', () => {
    const phone = phoneWith(world, {
      ...chat,
      messages: {
        'm-one': { photo: 'ramen-bowl' },
        'm-card': { card: { name: 'A', number: '', text: 'BEGIN:VCARD' } },
      },
    });
    expect(toast(run(phone, 'openCard', { message: 'm-card' }))).toBe('No app can do this');
    const count = (p: AnyPhone) => mediaOf(p.device.storage.files).length;
    const saved = run(phone, 'savePhoto', { message: 'm-one' });
    expect([count(saved), count(run(saved, 'savePhoto', { message: 'm-one' }))]).toEqual([
      count(phone) + 1,
      count(phone) + 1,
    ]);
  });
  test('copyMessages, copyCode, star', () => {
    const phone = phoneWith(world, {
      threads: { 't-bank': { people: ['BAYBANK'], readAt: 0 } },
      messages: {
        'm-one': { from: 'BAYBANK', text: '482913 is your code' },
        'm-two': { from: 'BAYBANK', text: 'Thank you' },
      },
    });
    expect(run(phone, 'copyMessages', { messages: ['m-one', 'm-two'] }).os.clipboard?.text).toBe(
      '482913 is your code\nThank you',
    );
    const copied = run(phone, 'copyCode', { message: 'm-one' });
    expect([copied.os.clipboard?.text, rowsOf(stateOf(copied))[0]!.unread]).toEqual(['482913', 0]);
    expect(run(phone, 'copyCode', { message: 'm-two' })).toBe(phone);
    const starred = run(phone, 'star', { messages: ['m-one', 'm-gone'], on: true });
    expect(stateOf(starred).messages['m-one']!.starred).toBe(true);
    expect(stateOf(run(starred, 'star', { messages: ['m-one'], on: false })).messages['m-one']!.starred).toBe(
      false,
    );
  });
  test('deleteMessages takes the conversation with the last of them', () => {
    const phone = phoneWith(world, { ...chat, messages: { 'm-one': {}, 'm-two': {} } });
    const one = run(phone, 'deleteMessages', { messages: ['m-one'] });
    expect([Object.keys(stateOf(one).messages), Object.keys(stateOf(one).threads)]).toEqual([
      ['m-two'],
      ['t-mira'],
    ]);
    expect(stateOf(run(one, 'deleteMessages', { messages: ['m-two'] })).threads).toEqual({});
  });
  test('expireCode deletes codes a day after they came, where that is wanted and they are not starred', () => {
    const code = { number: '', sender: 'BAYBANK', text: '482913 is your code' };
    const kept = run(phoneWith(world), 'receive', code);
    expect(Object.keys(stateOf(after(kept, 25 * HOUR)).messages)).toHaveLength(1);
    const on = run(run(phoneWith(world), 'setDeleteCodes', { on: true }), 'receive', code);
    expect(Object.keys(stateOf(after(on, 23 * HOUR)).messages)).toHaveLength(1);
    expect([stateOf(after(on, 25 * HOUR)).messages, stateOf(after(on, 25 * HOUR)).threads]).toEqual([{}, {}]);
    const [message] = Object.keys(stateOf(on).messages);
    expect(
      Object.keys(
        stateOf(run(run(on, 'star', { messages: [message], on: true }), 'expireCode', { message })).messages,
      ),
    ).toHaveLength(1);
  });
});

describe('scheduling', () => {
  const at = (phone: AnyPhone) => phone.clock.now + HOUR;
  const waiting = (phone: AnyPhone) =>
    Object.entries(stateOf(phone).scheduled).map(([id, s]) => ({ ...s, id }));
  const start = () => {
    const phone = phoneWith(world, chat);
    return run(phone, 'schedule', { to: [MIRA], text: 'Later', at: at(phone) });
  };
  test('schedule waits for its time, sendScheduled sends it then; a time that has passed is refused', () => {
    const phone = start();
    expect(waiting(phone)).toMatchObject([{ people: [MIRA], text: 'Later' }]);
    expect(own(after(phone, HOUR - 1_000))).toHaveLength(0);
    expect(own(after(phone, HOUR + 5_000))).toMatchObject([{ text: 'Later', status: 'delivered' }]);
    expect(waiting(after(phone, HOUR))).toEqual([]);
    expect(waiting(run(phone, 'schedule', { to: [MIRA], text: 'Past', at: phone.clock.now }))).toHaveLength(
      1,
    );
    expect(own(run(phone, 'sendScheduled', { scheduled: waiting(phone)[0]!.id }))).toHaveLength(1);
  });
  test('reschedule moves it and changes its words, cancelScheduled drops it, sendNow sends it', () => {
    const phone = start();
    const [{ id }] = waiting(phone) as unknown as [{ id: string }];
    const moved = run(phone, 'reschedule', {
      scheduled: id,
      text: 'Changed',
      at: phone.clock.now + 2 * HOUR,
    });
    expect(own(after(moved, HOUR + 5_000))).toHaveLength(0);
    expect(own(after(moved, 2 * HOUR + 5_000))).toMatchObject([{ text: 'Changed' }]);
    expect(waiting(run(phone, 'reschedule', { scheduled: id, at: 5 }))).toEqual(waiting(phone));
    expect(own(after(run(phone, 'cancelScheduled', { scheduled: id }), 2 * HOUR))).toHaveLength(0);
    const now = run(phone, 'sendNow', { scheduled: id });
    expect([own(now).length, waiting(now).length, own(after(now, 2 * HOUR)).length]).toEqual([1, 0, 1]);
  });
  test('plan, planDay and planTime choose a moment by day and time of day', () => {
    const day = Date.UTC(2026, 2, 20);
    const phone = run(
      run(run(phoneWith(world), 'plan', { at: Date.UTC(2026, 2, 12, 18) }), 'planDay', { result: day }),
      'planTime',
      { result: 7 * 60 + 45 },
    );
    expect(stateOf(phone).planned).toBe(day + 7.75 * HOUR);
    expect(stateOf(run(phone, 'plan', { at: null })).planned).toBeNull();
    expect(stateOf(run(phone, 'planDay', { result: null })).planned).toBe(day + 7.75 * HOUR);
  });
});

describe('settings', () => {
  test('each says what it is set to', () => {
    let phone = phoneWith(world);
    for (const [name, args] of [
      ['setShowPictures', { on: false }],
      ['setPreview', { on: false }],
      ['setSwipe', { side: 'start', does: 'delete' }],
      ['setSwipe', { side: 'end', does: 'nothing' }],
      ['setSmsCentre', { number: '+44 7700 900009' }],
      ['setDeleteCodes', { on: true }],
      ['setDeliveryReports', { on: false }],
    ] as const)
      phone = run(phone, name, args);
    expect(stateOf(phone).settings).toEqual({
      deliveryReports: false,
      deleteCodes: true,
      swipeStart: 'delete',
      swipeEnd: 'nothing',
      showPictures: false,
      preview: false,
      smsCentre: '+44 7700 900009',
    });
    expect(stateOf(run(phone, 'setSmsCentre', { number: 'nine' })).settings.smsCentre).toBe(
      '+44 7700 900009',
    );
    const got = run(run(phone, 'home', {}, 'system'), 'receive', { number: MIRA, text: 'Secret' });
    expect(notes(got)).toMatchObject([{ title: 'Mira Osei', text: 'New message' }]);
    expect(notes(got)[0]!.picture).toBeUndefined();
  });
  test('remember keeps eight searches, clearSearches none', () => {
    let phone = phoneWith(world);
    for (let i = 0; i < 10; i++) phone = run(phone, 'remember', { text: `word ${i % 9}` });
    expect(stateOf(phone).searches).toHaveLength(8);
    expect(stateOf(phone).searches[0]).toBe('word 0');
    expect(stateOf(run(phone, 'clearSearches')).searches).toEqual([]);
  });
});

test('without contacts and calls it works by number and says what is missing', () => {
  const phone = phoneWith(world, chat, alone);
  const blocked = run(phone, 'block', { thread: 't-mira', spam: true }, 'messages', alone);
  expect([toast(blocked), thread(blocked).spam]).toEqual([
    'Blocking needs the Phone app and its permission',
    false,
  ]);
  expect(toast(run(phone, 'callAllowed', { number: MIRA, result: true }, 'messages', alone))).toBe(
    'There is no Phone app to call with',
  );
  expect(
    notes(
      run(
        run(phone, 'home', {}, 'system', alone),
        'receive',
        { number: STRANGER, text: 'Hi' },
        'messages',
        alone,
      ),
    ),
  ).toMatchObject([{ title: '07700 900299' }]);
});
