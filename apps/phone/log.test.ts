import { runOn } from '../../src/sdk/core/engine.ts';
import { describe, expect, test } from 'vitest';
import { providerOf } from '../../src/sdk/core/provider-of.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { produce } from 'immer';
import {
  catalogue,
  later,
  live,
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
import type { Call, PhoneApp } from './state.ts';

const call = (number: string, kind: Call['kind'], minutes: number, seconds = 0): Call => ({
  number,
  name: '',
  kind,
  at: T0 + minutes * 60_000,
  seconds,
  seen: kind !== 'missed',
});
const filled = (more: (s: PhoneApp) => void = () => {}) =>
  phoneWith(s => {
    s.calls = {
      'call-a': call(MIRA, 'missed', 0),
      'call-b': call('07700 900110', 'outgoing', 1, 60),
      'call-c': call(SAM, 'missed', 2),
      'call-d': call('', 'missed', 3),
    };
    s.voicemails = {
      'voicemail-a': { number: SAM, name: '', at: T0, seconds: 20, text: 'Hello', heard: false },
    };
    more(s);
  });
const ids = (phone: AnyPhone) => Object.keys(state(phone).calls);
/** What an app of this phone gets of the provider, and the phone after it was used. */
function using(
  phone: AnyPhone,
  caller: string,
  use: (calls: NonNullable<ReturnType<typeof providerOf<'calls'>>>) => void,
): AnyPhone {
  return produce(phone, draft => {
    const it = runOn(catalogue, draft as AnyPhone);
    use(providerOf(it, it.ctx(caller), 'calls')!);
  });
}

describe('the log', () => {
  test('deleteCalls, deleteHistory and clearHistory take what they say and leave calls under way', () => {
    expect(ids(run(filled(), 'deleteCalls', { calls: ['call-a', 'call-no'] }))).toEqual([
      'call-b',
      'call-c',
      'call-d',
    ]);
    expect(ids(run(filled(), 'deleteHistory', { number: MIRA }))).toEqual(['call-c', 'call-d']);
    expect(ids(run(filled(), 'deleteHistory', { number: '' }))).toEqual(['call-a', 'call-b', 'call-c']);
    const under = talking(filled(), TARIQ, 1);
    const only = live(run(filled(), 'place', { number: SAM }))[0]!.id;
    expect(ids(run(run(filled(), 'place', { number: SAM }), 'clearHistory'))).toEqual([only]);
    expect(ids(run(under, 'clearHistory')).length).toBe(live(under).length);
  });
  test('showTab sees what was missed, and coming back to the list too', () => {
    const phone = filled(s => {
      s.tab = 'contacts';
    });
    expect(
      Object.values(state(run(phone, 'openApp', { app: 'phone' }, 'system')).calls).every(c => c.seen),
    ).toBe(false);
    const seen = run(phone, 'showTab', { tab: 'recents' });
    expect([state(seen).tab, Object.values(state(seen).calls).every(c => c.seen)]).toEqual(['recents', true]);
  });
  test('block and unblock compare numbers as the network does', () => {
    const phone = run(phoneWith(), 'block', { number: '07700 900110' });
    expect(Object.values(state(phone).blocked)).toMatchObject([
      { number: '07700900110', at: phone.clock.now },
    ]);
    expect([
      toast(phone),
      Object.keys(state(run(phone, 'block', { number: MIRA })).blocked).length,
      toast(run(phone, 'block', { number: 'Mira' })),
    ]).toEqual(['07700 900110 blocked', 1, 'Enter a phone number']);
    expect(state(run(phone, 'unblock', { number: MIRA })).blocked).toEqual({});
    expect(state(run(phone, 'unblock', { number: SAM })).blocked).toEqual(state(phone).blocked);
  });
  test('copyNumber, addContact and openContact go to where numbers are kept', () => {
    expect(run(phoneWith(), 'copyNumber', { number: MIRA }).os.clipboard!.text).toBe('07700 900110');
    const add = run(phoneWith(), 'addContact', { number: TARIQ, name: 'Bay Cabs' });
    expect([top(add), add.ui.tasks[0]!.stack.at(-1)!.args]).toMatchObject([
      'contacts/new',
      { extras: { number: TARIQ, name: 'Bay Cabs' } },
    ]);
    expect(top(run(phoneWith(), 'openContact', { contact: 'contact-Mira' }))).toBe(
      'contacts/card/contact-Mira',
    );
    const alone = produce(phoneWith(), d => {
      delete d.os.installed['contacts'];
    });
    expect(toast(run(alone, 'openContact', { contact: 'contact-Mira' }))).toBe('No app can do this');
  });
  test('askContacts asks once, and says where to allow it after a no', () => {
    const phone = produce(phoneWith(), d => {
      delete d.os.permissions['phone']!['contacts'];
    });
    expect(run(phone, 'askContacts').ui.dialogs).toMatchObject([
      { kind: 'permission', permission: 'contacts', then: { action: 'contactsAsked' } },
    ]);
    expect(toast(run(phone, 'contactsAsked', { result: false }))).toBe(
      'Allow contacts for Phone in Settings',
    );
  });
  test('remember keeps six searches, the last first; forgetSearches none', () => {
    const phone = ['a', 'b', 'c', 'd', 'e', 'f', ' b '].reduce(
      (p, query) => run(p, 'remember', { query }),
      phoneWith(s => {
        s.searches = [];
      }),
    );
    expect(state(phone).searches).toEqual(['b', 'f', 'e', 'd', 'c', 'a']);
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
});

describe('voicemail', () => {
  const at = (phone: AnyPhone) => state(phone).playing;
  test('play, pause, seek and the end', () => {
    const phone = run(filled(), 'play', { voicemail: 'voicemail-a' });
    expect([at(phone), state(phone).voicemails['voicemail-a']!.heard]).toEqual([
      { voicemail: 'voicemail-a', fromMs: 0, startedAt: phone.clock.now },
      true,
    ]);
    const halted = run(later(phone, 7), 'pause');
    expect(at(halted)).toEqual({ voicemail: 'voicemail-a', fromMs: 7_000, startedAt: null });
    expect(at(run(later(halted, 60), 'play', { voicemail: 'voicemail-a' }))!.fromMs).toBe(7_000);
    expect(at(run(halted, 'seek', { voicemail: 'voicemail-a', ms: 90_000 }))).toEqual({
      voicemail: 'voicemail-a',
      fromMs: 20_000,
      startedAt: null,
    });
    expect(at(run(later(phone, 3), 'seek', { voicemail: 'voicemail-a', ms: 15_000 }))!.fromMs).toBe(15_000);
    expect(at(later(phone, 20))).toBeNull();
    expect(at(run(phone, 'stopPlaying'))).toBeNull();
    expect(at(run(phone, 'place', { number: MIRA }))).toBeNull();
  });
  test('one app is heard at a time: a voicemail halts for what begins elsewhere and for a call, and gives the sound back at its end', () => {
    const phone = run(filled(), 'play', { voicemail: 'voicemail-a' });
    const began = produce(later(phone, 4), draft => {
      runOn(catalogue, draft as AnyPhone, 'timer')
        .ctx('notes')
        .audio(true);
    });
    expect([phone.os.audio, began.os.audio, at(began)]).toEqual([
      'phone',
      'notes',
      { voicemail: 'voicemail-a', fromMs: 4_000, startedAt: null },
    ]);
    expect(
      [
        run(phone, 'pause'),
        later(phone, 20),
        run(phone, 'deleteVoicemail', { voicemail: 'voicemail-a' }),
      ].map(p => p.os.audio),
    ).toEqual([null, null, null]);
    const rings = run(later(phone, 4), 'receive', { number: MIRA });
    expect([rings.os.audio, at(rings)?.fromMs, at(rings)?.startedAt]).toEqual(['phone', 4_000, null]);
    expect(run(rings, 'decline').os.audio).toBeNull();
    // During a call, the call keeps the sound when the voicemail ends.
    expect(run(run(talking(filled()), 'play', { voicemail: 'voicemail-a' }), 'pause').os.audio).toBe('phone');
  });
  test('markHeard, and deleteVoicemail closes its screen', () => {
    const phone = run(filled(), 'openAt', { app: 'phone', path: '/voicemail/voicemail-a' }, 'system');
    expect(
      state(
        run(run(phone, 'play', { voicemail: 'voicemail-a' }), 'markHeard', {
          voicemail: 'voicemail-a',
          heard: false,
        }),
      ).voicemails['voicemail-a']!.heard,
    ).toBe(false);
    const gone = run(phone, 'deleteVoicemail', { voicemail: 'voicemail-a' });
    expect([state(gone).voicemails, top(gone)]).toEqual([{}, 'phone/']);
  });
});

describe('settings', () => {
  test('forwarding and greeting need what they are about', () => {
    const set = (number: string) =>
      state(run(phoneWith(), 'setForwarding', { on: true, number })).settings.forwarding;
    expect([set('07700 900117'), set('nobody')]).toEqual([
      { on: true, number: '07700900117' },
      { on: false, number: '' },
    ]);
    expect(state(run(phoneWith(), 'setGreeting', { kind: 'own', text: ' Hi ' })).settings.greeting).toEqual({
      kind: 'own',
      text: 'Hi',
    });
    expect(state(run(phoneWith(), 'setGreeting', { kind: 'own', text: ' ' })).settings.greeting.kind).toBe(
      'standard',
    );
    expect(state(run(phoneWith(), 'setSort', { by: 'last' })).sortBy).toBe('last');
  });
  test('quick responses are added, changed and deleted', () => {
    const phone = phoneWith(s => {
      s.settings.responses = ['One', 'Two'];
    });
    const now = (p: AnyPhone) => state(p).settings.responses;
    expect([
      now(run(phone, 'addResponse', { text: ' Three ' })),
      now(run(phone, 'addResponse', { text: 'One' })),
    ]).toEqual([
      ['One', 'Two', 'Three'],
      ['One', 'Two'],
    ]);
    expect([
      now(run(phone, 'editResponse', { index: 1, text: '2' })),
      now(run(phone, 'editResponse', { index: 7, text: '2' })),
      now(run(phone, 'deleteResponse', { index: 0 })),
    ]).toEqual([['One', '2'], ['One', 'Two'], ['Two']]);
  });
});

describe('the provider', () => {
  test('gives the log newest first, and blocks, unblocks and places as the phone does', () => {
    let first: string | undefined;
    let was = false;
    const phone = using(run(filled(), 'openApp', { app: 'notes' }, 'system'), 'system', calls => {
      first = calls.log()[0]!.id;
      calls.block('07700 900117');
      was = calls.isBlocked(SAM);
      calls.place(MIRA);
    });
    expect([first, was, top(phone), Object.values(state(phone).blocked).map(b => b.number)]).toEqual([
      'call-d',
      true,
      'phone/call',
      ['07700900117'],
    ]);
    expect(
      state(
        using(phone, 'system', calls => {
          expect(calls.blocked()).toEqual(['07700900117']);
          calls.unblock(SAM);
        }),
      ).blocked,
    ).toEqual({});
    expect(note(phone, 'ongoing')).toBeDefined();
    expect([log(phone).length, rows(phone).length]).toEqual([4, 5]);
  });
  test('is kept from apps without the permission', () => {
    const draft = filled();
    const it = runOn(catalogue, draft);
    expect(providerOf(it, it.ctx('notes'), 'calls')).toBeNull();
  });
});
