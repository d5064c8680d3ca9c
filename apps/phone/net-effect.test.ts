import { describe, expect, test } from 'vitest';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { later, live, MIRA, phoneWith, press, run, SAM, state, T0, talking, TARIQ } from './testing.ts';

/** What an agent answers for: the state without wear and stamps. */
const dataOf = (phone: AnyPhone) => {
  const { calls, blocked, voicemails, settings, rules, muted } = state(phone);
  return {
    settings,
    rules,
    muted,
    blocked: Object.values(blocked).map(b => b.number),
    calls: Object.values(calls).map(c => [c.number, c.kind]),
    voicemails: Object.values(voicemails).map(v => [v.number, v.text, v.seconds]),
  };
};
const begin = () =>
  phoneWith(s => {
    s.calls = { 'call-a': { number: SAM, name: '', kind: 'missed', at: T0, seconds: 0, seen: false } };
    s.voicemails = {
      'voicemail-a': { number: SAM, name: '', at: T0, seconds: 20, text: 'Hello', heard: false },
    };
    s.blocked = { 'blocked-a': { number: TARIQ, at: T0 } };
  });
const ledger = (phone: AnyPhone) => phone.os.effects.map(({ kind, to, what }) => [kind, to, what]);
const out = { direction: 'out' };
const taken = { direction: 'in' };

describe('what is undone leaves nothing', () => {
  test.each<[string, ...[action: string, args: object][]]>([
    ['block', ['block', { number: MIRA }], ['unblock', { number: '07700 900110' }]],
    ['unblock', ['unblock', { number: TARIQ }], ['block', { number: TARIQ }]],
    [
      'forwarding',
      ['setForwarding', { on: true, number: MIRA }],
      ['setForwarding', { on: false, number: MIRA }],
    ],
    [
      'greeting',
      ['setGreeting', { kind: 'own', text: 'Hi' }],
      ['setGreeting', { kind: 'standard', text: 'Hi' }],
    ],
    ['waiting', ['setCallWaiting', { on: false }], ['setCallWaiting', { on: true }]],
    ['unknown', ['setBlockUnknown', { on: true }], ['setBlockUnknown', { on: false }]],
    ['response', ['addResponse', { text: 'No' }], ['deleteResponse', { index: 4 }]],
    ['look', ['showTab', { tab: 'recents' }], ['play', { voicemail: 'voicemail-a' }], ['pause', {}]],
    ['mute outside of calls', ['mute', { on: true }]],
  ])('%s', (_name, ...steps) => {
    const start = begin();
    const end = steps.reduce((phone, [action, args]) => run(phone, action, args), start);
    expect(dataOf(end)).toEqual(dataOf(start));
    expect(end.os.effects).toEqual(start.os.effects);
  });
  test('what was done in a call ends with it', () => {
    const start = begin();
    let phone = run(run(talking(start), 'mute', { on: true }), 'setAudio', { to: 'speaker' });
    phone = later(run(phone, 'hangUp'), 3);
    const { calls, ...data } = dataOf(phone);
    const { calls: _, ...before } = dataOf(start);
    expect(data).toEqual(before);
    expect(calls).toEqual([
      [SAM, 'missed'],
      [MIRA, 'outgoing'],
    ]);
  });
});

describe('the ledger', () => {
  test('has a call from when it is placed, whatever comes of it', () => {
    const placed = run(begin(), 'place', { number: '07700 900110' });
    expect(ledger(placed)).toEqual([['call', [MIRA], out]]);
    const [call] = live(placed);
    const gone = run(later(run(placed, 'hangUp'), 3), 'deleteCalls', { calls: [call!.id] });
    expect(dataOf(gone)).toEqual(dataOf(begin()));
    expect(gone.os.effects).toEqual(placed.os.effects);
  });
  test('has no call that could not be placed', () => {
    const start = phoneWith((_, phone) => {
      phone.device.radios.aeroplane = true;
    });
    expect(run(start, 'place', { number: MIRA }).os.effects).toEqual([]);
    expect(run(begin(), 'place', { number: '*21*1#' }).os.effects).toEqual([]);
  });
  test('has a call that was taken, from the shade too, and none that was declined or missed', () => {
    const rings = run(begin(), 'receive', { number: MIRA });
    expect(rings.os.effects).toEqual([]);
    expect(ledger(press(rings, 'incoming', 'answer'))).toEqual([['call', [MIRA], taken]]);
    expect(press(rings, 'incoming', 'decline').os.effects).toEqual([]);
    expect(later(rings, 60).os.effects).toEqual([]);
    expect(ledger(run(run(begin(), 'receive', { number: '' }), 'answer'))).toEqual([['call', [], taken]]);
  });
  test('has each key that the other side hears, and none that it does not', () => {
    const call = talking(begin());
    const key = (tone: string) => ['form', [MIRA], { fields: { tone } }];
    expect(ledger(run(call, 'pressKeys', { keys: '1#' })).slice(1)).toEqual([key('1'), key('#')]);
    expect(ledger(run(run(call, 'pressKeys', { keys: '1' }), 'pressKeys', { keys: '#' }))).toEqual(
      ledger(run(call, 'pressKeys', { keys: '1#' })),
    );
    const rings = run(begin(), 'place', { number: MIRA });
    expect(run(rings, 'pressKeys', { keys: '1' }).os.effects).toEqual(rings.os.effects);
  });
  test('is the cause of how a call goes on', () => {
    const phone = later(run(begin(), 'place', { number: MIRA }), 8);
    const [call] = live(phone);
    expect(call!.state).toBe('active');
    expect(phone.os.consequences[`/apps/phone/current/${call!.id}/state`]?.effect).toBe(
      phone.os.effects[0]!.id,
    );
  });
});

test('a call has the name that the network gave for the number, however it is written', () => {
  const start = phoneWith(s => {
    s.calls['call-a'] = {
      number: '+441632960440',
      name: 'Hexby Tyres',
      kind: 'missed',
      at: T0,
      seconds: 0,
      seen: true,
    };
  });
  expect(live(run(start, 'place', { number: '01632 960440' }))[0]!.name).toBe('Hexby Tyres');
});
