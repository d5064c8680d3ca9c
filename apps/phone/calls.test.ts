import { describe, expect, test } from 'vitest';
import { codeAnswer, suggestions } from './pad.ts';
import { clockWords, groupsOf, lengthWords } from './select.ts';
import {
  live,
  later,
  log,
  MIRA,
  note,
  phoneWith,
  rows,
  run,
  SAM,
  state,
  T0,
  talking,
  TARIQ,
  toast,
  top,
} from './testing.ts';

describe('calling', () => {
  test('place dials, rings, is answered by the rule, counts the talk and closes its screen two seconds after the end', () => {
    const dialling = run(phoneWith(), 'place', { number: '07700 900110' });
    expect([top(dialling), live(dialling)[0]!.state, log(dialling)]).toEqual(['phone/call', 'dialling', []]);
    expect(note(dialling, 'ongoing')).toMatchObject({
      ongoing: true,
      text: 'Calling…',
      actions: [{ action: 'hangUp' }],
    });
    expect(live(later(dialling, 2))[0]!.state).toBe('ringing');
    const talks = later(dialling, 7.5);
    expect(live(talks)[0]).toMatchObject({ state: 'active', answeredAt: talks.clock.now });
    expect(note(talks, 'ongoing')!.counts).toEqual({ at: talks.clock.now, down: false });
    const ended = run(later(talks, 65), 'hangUp');
    expect([live(ended)[0]!.state, rows(ended), note(ended, 'ongoing')]).toEqual([
      'ended',
      [['07700900110', 'outgoing', 65]],
      undefined,
    ]);
    const after = later(ended, 2);
    expect([live(after), top(after), state(after).audio]).toEqual([[], undefined, 'earpiece']);
  });

  test('busy, no answer, no such number and voicemail are rules; who has none follows the rule of everybody', () => {
    const with_ = (outcome: 'busy' | 'noAnswer' | 'voicemail' | 'unreachable') =>
      later(
        run(
          phoneWith(s => {
            s.rules = {
              'rule-a': { number: SAM, outcome, ringMs: 5_000, talkMs: 4_000, says: 'Leave a message' },
              'rule-b': { number: null, outcome: 'answers', ringMs: 0, talkMs: 3_000, says: '' },
            };
          }),
          'place',
          { number: SAM },
        ),
        1.6,
      );
    expect(live(with_('busy'))[0]).toMatchObject({ state: 'ended', end: 'busy' });
    expect(live(with_('unreachable'))[0]).toMatchObject({ state: 'ended', end: 'unreachable' });
    expect(live(later(with_('noAnswer'), 5))[0]).toMatchObject({
      state: 'ended',
      end: 'noAnswer',
      answeredAt: null,
    });
    expect(live(later(with_('voicemail'), 5))[0]).toMatchObject({ state: 'active', says: 'Leave a message' });
    const theirs = later(with_('voicemail'), 9);
    expect([live(theirs)[0]!.end, rows(theirs)]).toEqual(['theyHungUp', [[SAM, 'outgoing', 4]]]);
    expect(
      rows(
        later(
          run(
            phoneWith(s => {
              s.rules = {
                'rule-b': { number: null, outcome: 'answers', ringMs: 0, talkMs: 3_000, says: '' },
              };
            }),
            'place',
            { number: MIRA },
          ),
          20,
        ),
      ),
    ).toEqual([[MIRA, 'outgoing', 3]]);
    expect(
      live(run(run(phoneWith(), 'place', { number: MIRA }), 'progress', { call: 'call-none' })),
    ).toHaveLength(1);
  });

  test('without the mobile network nothing is dialled and nothing logged, but an emergency', () => {
    const plane = run(phoneWith(), 'setAeroplane', { on: true }, 'system');
    expect([
      toast(run(plane, 'place', { number: MIRA })),
      rows(run(plane, 'place', { number: MIRA })),
    ]).toEqual(['Mobile network not available. Turn off aeroplane mode to call.', []]);
    expect(rows(run(plane, 'place', { number: '999' }))).toHaveLength(1);
    const far = phoneWith((_s, p) => {
      p.device.radios.signal = 0;
    });
    expect([toast(run(far, 'place', { number: '112' })), rows(run(far, 'place', { number: '112' }))]).toEqual(
      ['Mobile network not available', []],
    );
    const offData = run(phoneWith(), 'setMobileData', { on: false }, 'system');
    expect(rows(run(offData, 'place', { number: MIRA }))).toHaveLength(1);
    expect(rows(run(phoneWith(), 'place', { number: '*#21#' }))).toEqual([]);
  });

  test('redial calls the number dialled last, the pad closes with the call', () => {
    expect(toast(run(phoneWith(), 'redial'))).toBe('No number was dialled yet');
    const once = later(run(run(phoneWith(), 'place', { number: SAM }), 'hangUp'), 3);
    const pad = run(run(once, 'openAt', { app: 'phone', path: '/pad' }, 'system'), 'redial');
    expect(rows(pad).map(r => r[0])).toEqual([SAM, SAM]);
    expect(top(later(run(pad, 'hangUp'), 3))).toBe('phone/');
  });

  test('DIAL and VIEW of tel: open the pad with the number', () => {
    for (const verb of ['DIAL', 'VIEW']) {
      const phone = run(
        phoneWith(),
        'startIntent',
        { app: 'notes', intent: { verb, uri: 'tel:+441632960135' } },
        'system',
      );
      expect([top(phone), phone.ui.tasks[0]!.stack.at(-1)!.args]).toMatchObject([
        'phone/pad',
        { uri: 'tel:+441632960135' },
      ]);
    }
  });
});

describe('two calls', () => {
  const two = () => talking(talking(phoneWith()), SAM, 5);
  test('the first goes on hold, swap changes them, and the end of one brings the other back', () => {
    expect(live(two()).map(c => [c.number, c.state])).toEqual([
      [MIRA, 'held'],
      [SAM, 'active'],
    ]);
    expect(live(run(two(), 'swap')).map(c => c.state)).toEqual(['active', 'held']);
    expect(live(run(two(), 'hangUp')).map(c => c.state)).toEqual(['active', 'ended']);
    expect(toast(run(two(), 'place', { number: TARIQ }))).toBe('You can’t add more calls');
    expect(live(run(talking(phoneWith()), 'swap')).map(c => c.state)).toEqual(['active']);
  });
  test('merge makes a conference, which ends whole or one by one', () => {
    const both = run(two(), 'merge');
    expect(live(both).every(c => c.conference && c.state === 'active')).toBe(true);
    expect(note(both, 'ongoing')!.title).toBe('Conference call, 2 people');
    expect(live(run(both, 'hangUp')).map(c => c.state)).toEqual(['ended', 'ended']);
    expect(live(run(both, 'hangUp', { call: live(both)[1]!.id })).map(c => [c.state, c.conference])).toEqual([
      ['active', false],
      ['ended', true],
    ]);
    expect(live(run(talking(phoneWith()), 'merge'))[0]!.conference).toBe(false);
  });
});

describe('during a call', () => {
  test('hold, mute, setAudio and pressKeys; nothing of them stays after it', () => {
    const phone = talking(phoneWith());
    const heldCall = run(phone, 'hold', { on: true });
    expect([
      live(heldCall)[0]!.state,
      note(heldCall, 'ongoing')!.text,
      live(run(heldCall, 'hold', { on: false }))[0]!.state,
    ]).toEqual(['held', 'On hold', 'active']);
    expect(live(run(run(phoneWith(), 'place', { number: MIRA }), 'hold', { on: true }))[0]!.state).toBe(
      'dialling',
    );
    expect(live(run(run(phone, 'pressKeys', { keys: '4' }), 'pressKeys', { keys: '2#' }))[0]!.digits).toBe(
      '42#',
    );
    const loud = run(run(phone, 'mute', { on: true }), 'setAudio', { to: 'speaker' });
    expect([state(loud).muted, state(loud).audio]).toEqual([true, 'speaker']);
    expect(state(run(phone, 'setAudio', { to: 'bluetooth' })).audio).toBe('earpiece');
    const over = later(run(loud, 'hangUp'), 3);
    expect([state(over).muted, state(over).audio]).toEqual([false, 'earpiece']);
    expect(state(run(over, 'mute', { on: true })).muted).toBe(false);
    const buds = talking(run(phoneWith(), 'connectDevice', { id: 'bt-earbuds', on: true }, 'system'));
    expect([
      state(buds).audio,
      state(run(run(buds, 'setAudio', { to: 'earpiece' }), 'setAudio', { to: 'bluetooth' })).audio,
    ]).toEqual(['bluetooth', 'bluetooth']);
  });
  test('Home leaves the call running, its notification leads back, clear takes only what has ended', () => {
    const home = run(talking(phoneWith()), 'home', {}, 'system');
    const id = Object.keys(home.os.notifications).find(key => home.os.notifications[key]!.tag === 'ongoing');
    expect([top(home), top(run(home, 'openNotification', { id }, 'system')), live(home)[0]!.state]).toEqual([
      undefined,
      'phone/call',
      'active',
    ]);
    expect(live(run(home, 'clear', { call: live(home)[0]!.id }))).toHaveLength(1);
  });
  test('moveClock keeps the length of what runs', () => {
    const phone = run(
      phoneWith(s => {
        s.rules = { 'rule-b': { number: null, outcome: 'answers', ringMs: 6_000, talkMs: 60_000, says: '' } };
      }),
      'place',
      { number: MIRA },
    );
    const moved = run(later(phone, 17.5), 'setClock', { now: phone.clock.now + 86_400_000 }, 'system');
    expect(moved.clock.now - live(moved)[0]!.answeredAt!).toBe(10_000);
    expect(rows(later(moved, 51))).toEqual([[MIRA, 'outgoing', 60]]);
    expect(live(run(moved, 'moveClock', { by: 0 }))).toEqual(live(moved));
  });
});

describe('words and digits', () => {
  test('times, lengths and groups', () => {
    expect([
      clockWords(12_400),
      clockWords(3_729_000),
      lengthWords(45),
      lengthWords(120),
      lengthWords(725),
      lengthWords(3_720),
    ]).toEqual(['00:12', '1:02:09', '45 sec', '2 min', '12 min 5 sec', '1 h 2 min']);
    const row = (id: string, number: string, at: number) => ({
      id,
      number,
      name: '',
      kind: 'missed' as const,
      at,
      seconds: 0,
      seen: true,
    });
    const groups = groupsOf(
      [
        row('call-d', MIRA, T0),
        row('call-c', '07700 900110', T0 - 60_000),
        row('call-b', SAM, T0 - 120_000),
        row('call-a', MIRA, T0 - 86_400_000),
      ],
      'Europe/London',
    );
    expect(groups.map(g => g.calls.length)).toEqual([2, 1, 1]);
  });
  test('digits find names by their letters, then numbers', () => {
    const people = [
      { name: 'Sam Okafor', number: SAM },
      { name: 'Inés Carvajal', number: '+447700900101' },
      { name: 'Mira Osei', number: MIRA },
    ].map(p => ({ ...p, label: 'Mobile', contact: null, portrait: null }));
    const found = (typed: string) => suggestions(people, typed).map(s => [s.name, s.hit]);
    expect([found('726'), found('673'), found('4637'), found('90011')]).toEqual([
      [['Sam Okafor', [0, 3]]],
      [['Mira Osei', [5, 8]]],
      [['Inés Carvajal', [0, 4]]],
      [
        ['Sam Okafor', null],
        ['Mira Osei', null],
      ],
    ]);
    expect(found('077009001')).toHaveLength(3);
    expect(found('')).toEqual([]);
  });
  test('codes answer: *#06# as it is typed, others when they are called', () => {
    const phone = phoneWith();
    const says = (code: string, called = true) => codeAnswer(code, state(phone), phone.device, called);
    expect(says('*#06#', false)).toEqual({ title: 'IMEI', text: phone.device.model.imei });
    expect([
      says('*#21#', false),
      says('*#21#')!.text,
      says('*#43#')!.text,
      says('*100#')!.text,
      says('0770'),
    ]).toEqual([
      undefined,
      'Calls are not forwarded.',
      'Call waiting is on.',
      'Connection problem or invalid MMI code.',
      undefined,
    ]);
  });
});
