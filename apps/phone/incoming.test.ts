import { describe, expect, test } from 'vitest';
import {
  live,
  later,
  log,
  MIRA,
  note,
  phoneWith,
  press,
  rows,
  run,
  SAM,
  sent,
  state,
  T0,
  talking,
  TARIQ,
  toast,
  top,
} from './testing.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { produce } from 'immer';

const UNKNOWN = '+447700900946';
const notes = (change?: Parameters<typeof phoneWith>[0]) =>
  run(phoneWith(change), 'openApp', { app: 'notes' }, 'system');
const receive = (phone: AnyPhone, args: object = {}) => run(phone, 'receive', { number: MIRA, ...args });
const asleep = (phone: AnyPhone) => run(phone, 'sleep', {}, 'system');
const quiet = (phone: AnyPhone, settings: object = {}) =>
  run(
    phone,
    'changeSettings',
    { settings: { doNotDisturb: { on: true, allowStarred: true, allowRepeat: false, ...settings } } },
    'system',
  );

describe('a call comes in', () => {
  test('over an open app it is a heads-up that stays until it is answered or has rung out', () => {
    const phone = receive(notes());
    expect([top(phone), phone.os.notifications[phone.ui.headsUp!]]).toMatchObject([
      'notes/',
      { title: 'Mira', ringing: 'call', route: '/call', ongoing: true, text: 'Incoming call' },
    ]);
    expect(later(phone, 20).ui.headsUp).toBe(phone.ui.headsUp);
    const opened = run(phone, 'openNotification', { id: phone.ui.headsUp }, 'system');
    expect([top(opened), opened.ui.headsUp, live(opened)[0]!.state]).toEqual(['phone/call', null, 'ringing']);
    const over = later(phone, 25);
    expect([over.ui.headsUp === phone.ui.headsUp, live(over), rows(over)]).toEqual([
      false,
      [],
      [[MIRA, 'missed', 0]],
    ]);
  });

  test('over a locked or sleeping phone it is whole, over the lock screen, which stands again after it', () => {
    const phone = receive(asleep(phoneWith()));
    expect([top(phone), phone.ui.awake, phone.ui.locked, phone.ui.overLock, phone.ui.headsUp]).toEqual([
      'phone/call',
      true,
      true,
      expect.any(String),
      null,
    ]);
    const talks = run(later(phone, 5), 'answer');
    expect([live(talks)[0]!.state, talks.ui.overLock]).toEqual(['active', expect.any(String)]);
    const after = later(run(talks, 'hangUp'), 3);
    expect([top(after), after.ui.locked, after.ui.overLock]).toEqual([undefined, true, undefined]);
    const missed = later(phone, 25);
    expect([
      top(missed),
      missed.ui.locked,
      missed.ui.overLock,
      note(missed, 'missed-' + MIRA)!.title,
    ]).toEqual([undefined, true, undefined, 'Missed call']);
  });

  test('answered from the heads-up it opens, is logged and counts; the caller hangs up by the rule', () => {
    const phone = press(later(receive(notes(), { talkMs: 30_000 }), 4), 'incoming', 'answer');
    expect([
      top(phone),
      live(phone)[0]!.state,
      note(phone, 'incoming'),
      note(phone, 'ongoing')!.counts,
    ]).toEqual(['phone/call', 'active', undefined, { at: phone.clock.now, down: false }]);
    const over = later(phone, 33);
    expect([rows(over), top(over)]).toEqual([[[MIRA, 'incoming', 30]], 'notes/']);
  });

  test('declined it is gone and logged, and rings no more', () => {
    const phone = press(receive(notes()), 'incoming', 'decline');
    expect([
      live(phone),
      rows(phone),
      note(phone, 'incoming'),
      note(phone, 'missed-' + MIRA),
      phone.ui.headsUp,
    ]).toEqual([[], [[MIRA, 'declined', 0]], undefined, undefined, null]);
    expect(rows(run(phone, 'ringOut', { call: 'call-none' }))).toHaveLength(1);
  });

  test('decline with words sends them, or says why it cannot', () => {
    const phone = run(receive(phoneWith()), 'decline', { text: ' Later ' });
    expect([rows(phone), sent(phone), toast(phone)]).toEqual([
      [[MIRA, 'declined', 0]],
      [`${MIRA} Later`],
      'Message sent',
    ]);
    const refused = receive(
      produce(phoneWith(), d => {
        d.os.permissions['phone']!['sms'] = 'never';
      }),
    );
    expect(toast(run(refused, 'decline', { text: 'Later' }))).toBe(
      'Nothing was sent: Phone may not send messages',
    );
    const gone = receive(
      produce(phoneWith(), d => {
        delete d.os.installed['messages'];
      }),
    );
    expect([toast(run(gone, 'decline', { text: 'Later' })), sent(gone)]).toEqual([
      'Nothing was sent: there is no app for messages',
      [],
    ]);
    expect(toast(run(receive(phoneWith(), { number: '' }), 'decline', { text: 'Later' }))).toBe(
      'A private number can’t be written to',
    );
  });

  test('a key silences it: it stays on the screen, and keys do their own work again', () => {
    const phone = run(receive(notes()), 'pressVolume', { by: 10 }, 'system');
    expect([
      live(phone)[0]!.silenced,
      phone.ui.volumePanel,
      phone.ui.headsUp !== null,
      note(phone, 'incoming')!.ringing,
    ]).toEqual([true, false, true, undefined]);
    expect(run(phone, 'pressVolume', { by: 10 }, 'system').ui.volumePanel).toBe(true);
    expect(later(phone, 20).ui.headsUp).toBe(phone.ui.headsUp);
    expect(live(run(phone, 'silence'))).toEqual(live(phone));
  });

  test('missed ones are counted in one notification, from which one calls back or writes', () => {
    const twice = later(receive(later(receive(notes()), 30)), 30);
    expect(note(twice, 'missed-' + MIRA)).toMatchObject({
      title: '2 missed calls',
      actions: [{ label: 'Call back' }, { label: 'Message' }],
    });
    const back = press(twice, 'missed-' + MIRA, 'call-back');
    expect([rows(back).at(-1), note(back, 'missed-' + MIRA), top(back)]).toEqual([
      [MIRA, 'outgoing', 0],
      undefined,
      'phone/call',
    ]);
    const write = press(run(twice, 'openShade', { quick: false }, 'system'), 'missed-' + MIRA, 'message');
    expect([note(write, 'missed-' + MIRA), top(write), write.ui.shade]).toEqual([
      undefined,
      'messages/',
      'closed',
    ]);
    expect(rows(run(twice, 'callBack', { number: SAM })).at(-1)![0]).toBe(SAM);
    expect(toast(run(twice, 'message', { number: '' }))).toBe('A private number can’t be written to');
    expect(
      note(run(twice, 'openAt', { app: 'phone', path: '/' }, 'system'), 'missed-' + MIRA),
    ).toBeUndefined();
  });

  test('what is not answered may be left as voicemail', () => {
    const phone = later(
      run(receive(phoneWith(), { voicemail: { text: 'Call me', seconds: 5 } }), 'decline'),
      14,
    );
    expect(Object.values(state(phone).voicemails)).toMatchObject([
      { number: MIRA, text: 'Call me', seconds: 5, heard: false },
    ]);
    expect(Object.values(phone.os.notifications).map(n => n.channel)).toContain('voicemail');
    expect(
      Object.values(
        state(run(phoneWith(), 'leave', { number: '', name: '', text: '', seconds: 3 })).voicemails,
      ),
    ).toHaveLength(1);
  });
});

describe('who does not get through', () => {
  test('missCall logs a call that came while the app could not run, at its time', () => {
    const missed = run(phoneWith(), 'missCall', { number: MIRA, at: T0 - 60_000 });
    expect(Object.values(state(missed).calls).find(c => c.at === T0 - 60_000)).toMatchObject({
      kind: 'missed',
      seen: false,
    });
    expect(note(missed, `missed-${MIRA}`)?.title).toBe('Missed call');
  });
  test('blocked numbers, written in any way, and private ones where they are blocked', () => {
    const phone = receive(
      notes(s => {
        s.blocked = { 'blocked-a': { number: '07700900110', at: 0 } };
      }),
    );
    expect([live(phone), rows(phone), phone.os.notifications]).toEqual([[], [[MIRA, 'blocked', 0]], {}]);
    expect(live(receive(phoneWith(), { number: '' }))).toHaveLength(1);
    expect(rows(receive(run(phoneWith(), 'setBlockUnknown', { on: true }), { number: '' }))).toEqual([
      ['', 'blocked', 0],
    ]);
  });
  test('nobody without the network or where calls are forwarded', () => {
    expect(live(receive(run(phoneWith(), 'setAeroplane', { on: true }, 'system')))).toEqual([]);
    const forwarded = run(phoneWith(), 'setForwarding', { on: true, number: '07700 900117' });
    expect([live(receive(forwarded)), log(receive(forwarded))]).toEqual([[], []]);
  });
  test('do not disturb: starred callers and second calls may pass', () => {
    const silent = receive(quiet(notes()), { number: UNKNOWN });
    expect([silent.ui.headsUp, live(silent)[0]!.state, note(silent, 'incoming')!.silent]).toEqual([
      null,
      'ringing',
      true,
    ]);
    expect(top(receive(asleep(quiet(phoneWith())), { number: UNKNOWN }))).toBeUndefined();
    const again = (settings: object, minutes = 1) =>
      receive(later(receive(quiet(notes(), settings), { number: UNKNOWN }), minutes * 60), {
        number: UNKNOWN,
      });
    expect([
      again({ allowRepeat: true }).ui.headsUp !== null,
      again({ allowRepeat: false }).ui.headsUp,
      again({ allowRepeat: true }, 16).ui.headsUp,
    ]).toEqual([true, null, null]);
    expect([
      receive(quiet(notes())).ui.headsUp !== null,
      receive(quiet(notes(), { allowStarred: false })).ui.headsUp,
    ]).toEqual([true, null]);
  });
});

describe('during another call', () => {
  test('call waiting lets it through or not; answering holds the first, or ends it', () => {
    const phone = talking(phoneWith());
    expect(live(receive(run(phone, 'setCallWaiting', { on: false }), { number: SAM }))).toHaveLength(1);
    const rings = receive(phone, { number: SAM });
    expect([live(rings).map(c => c.state), top(rings), rings.ui.headsUp]).toEqual([
      ['active', 'ringing'],
      'phone/call',
      null,
    ]);
    expect(live(run(rings, 'answer')).map(c => c.state)).toEqual(['held', 'active']);
    expect(live(run(rings, 'answerAndEnd', { call: live(rings)[1]!.id })).map(c => c.state)).toEqual([
      'ended',
      'active',
    ]);
    expect(live(run(rings, 'decline')).map(c => c.state)).toEqual(['active']);
    expect(toast(run(rings, 'place', { number: TARIQ }))).toBe('Answer or decline the incoming call first');
    expect(rows(receive(rings, { number: TARIQ })).at(-1)).toEqual([TARIQ, 'missed', 0]);
  });
});
