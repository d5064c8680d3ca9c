// Over 300 lines: one test or more for each action of the app.
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { LOCK_MS, SETTLE_MS, WITHDRAW_MS } from './actions/shared.ts';
import { nextDue } from './actions/bills.ts';
import { hasCheckDigit, numberProblem, RESERVED } from './cards.ts';
import { shareOut } from './ledger.ts';
import { billsOf, centsOf, monthOf, NO_FILTER, peopleOf } from './select.ts';
import { CODE, has, made, offline, open, path, run, state, toast, told, wait, world } from './testing.ts';

const MIRA = 'person-mira-osei';
const ZONE = 'Europe/London';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const set = (how: (wallet: ReturnType<typeof state>) => void, phone = world) =>
  produce(phone, draft => how(draft.apps['wallet'] as ReturnType<typeof state>));
const problem = (phone: typeof world) => state(phone).attempt?.problem;
/** A number of the reserved range whose check digit is right. */
function numberOf(kind: 'debit' | 'credit', tail: number): string {
  const body = `${RESERVED}${kind === 'debit' ? 0 : 1}2${String(tail).padStart(9, '0')}`;
  return [...'0123456789'].map(digit => body + digit).find(hasCheckDigit)!;
}

describe('people', () => {
  test('transfer sends money with a note, and shows how it ended', () => {
    const args = { to: MIRA, cents: 12_34, note: ' Ferry ', source: 'balance', passcode: CODE };
    const phone = run(open(world, `/transfer/${MIRA}`), 'transfer', args);
    expect(made(phone)).toMatchObject([
      { kind: 'transfer', cents: 12_34, what: 'Ferry', category: 'people' },
    ]);
    expect(path(phone)).toMatch(/^\/result\/tx-/);
    expect(told(phone)).toMatchObject([{ kind: 'payment', what: { cents: 12_34, note: 'Ferry' } }]);
    expect(problem(run(world, 'transfer', { ...args, passcode: '000000' }))).toBe('passcode');
    expect(problem(run(world, 'transfer', { ...args, cents: 400_00 }))).toBe('insufficient');
    expect(problem(run(offline(world), 'transfer', args))).toBe('offline');
    expect(made(run(world, 'transfer', { ...args, source: 'firm-larder' }))).toEqual([]);
  });
  test('addPerson opens an account for a new number and finds a known one', () => {
    const phone = run(world, 'addPerson', { name: 'Nell', phone: '07700 900999', then: 'transfer' });
    const [id] = Object.keys(state(phone).people).filter(each => !(each in state(world).people));
    expect(path(phone)).toBe(`/transfer/${id}`);
    const { phone: number } = state(world).people[MIRA]!;
    expect(path(run(world, 'addPerson', { name: 'M', phone: number, then: 'request' }))).toBe(
      `/request/${MIRA}`,
    );
    expect(toast(run(world, 'addPerson', { name: 'N', phone: 'x', then: 'request' }))).toContain('telephone');
    expect(toast(run(world, 'addPerson', { name: ' ', phone: '1', then: 'request' }))).toContain('name');
  });
  test('requestMoney asks, and the person answers in their own time: answered pays or refuses', () => {
    const phone = run(open(world, `/request/${MIRA}`), 'requestMoney', {
      person: MIRA,
      cents: 9_00,
      note: 'Tea',
    });
    expect(told(phone)).toMatchObject([{ kind: 'request', what: { cents: 9_00, note: 'Tea' } }]);
    const [id] = Object.keys(state(phone).requests).filter(each => !(each in state(world).requests));
    expect(path(phone)).toBe(`/ask/${id}`);
    const later = wait(phone, HOUR);
    expect(['paid', 'refused']).toContain(state(later).requests[id!]!.status);
    const paid = run(phone, 'answered', { request: id, pays: true });
    expect(has(paid, 'balance')).toBe(has(world, 'balance') + 9_00);
    expect(run(paid, 'answered', { request: id, pays: true }).apps['wallet']).toEqual(paid.apps['wallet']);
    const refused = run(phone, 'answered', { request: id, pays: false });
    expect(state(refused).requests[id!]!.status).toBe('refused');
    expect(made(refused)).toEqual([]);
    expect(told(run(offline(world), 'requestMoney', { person: MIRA, cents: 9_00, note: '' }))).toEqual([]);
  });
  test('cancelRequest takes one back, and nobody pays it then', () => {
    const phone = run(world, 'cancelRequest', { request: 'request-sam' });
    expect(state(phone).requests['request-sam']!.status).toBe('cancelled');
    expect(told(phone)).toMatchObject([{ kind: 'connection', what: { act: 'cancel' } }]);
    expect(state(run(world, 'cancelRequest', { request: 'request-priya' }))).toEqual(state(world));
  });
  test('acceptRequest pays once; refuseRequest says so', () => {
    const args = { request: 'request-priya', source: 'balance', passcode: CODE };
    const paid = run(world, 'acceptRequest', args);
    expect(made(paid)).toMatchObject([{ cents: 12_75, to: 'person-priya-raman' }]);
    expect(made(run(paid, 'acceptRequest', args))).toHaveLength(1);
    expect(
      state(run(paid, 'refuseRequest', { request: 'request-priya' })).requests['request-priya']!.status,
    ).toBe('paid');
    const refused = run(world, 'refuseRequest', { request: 'request-priya' });
    expect(state(refused).requests['request-priya']!.status).toBe('refused');
    expect(told(refused)).toMatchObject([{ kind: 'connection', what: { act: 'refuse' } }]);
    expect(problem(run(world, 'acceptRequest', { ...args, passcode: '1' }))).toBe('passcode');
  });
  test('arrive brings what people planned: a request with a notification, and money', () => {
    const later = wait(world, 9 * HOUR);
    expect(state(later).requests['request-plan-mira']).toMatchObject({
      direction: 'in',
      cents: 6_40,
      status: 'open',
    });
    expect(Object.values(later.os.notifications).some(n => n.title === 'Mira Osei asks you for £6.40')).toBe(
      true,
    );
    expect(made(later)).toMatchObject([{ kind: 'received', cents: 25_00 }]);
    expect(state(run(later, 'arrive', { plan: 'plan-mira' }))).toEqual(state(later));
  });
  test('splitBill asks each for their share, to the penny', () => {
    const people = [MIRA, 'person-tom-ferris'].map(person => ({ person, weight: 1 }));
    const phone = run(world, 'splitBill', { transaction: null, cents: 10_00, note: 'Pizza', own: 1, people });
    expect(told(phone).map(e => (e.what as { cents: number }).cents)).toEqual([3_33, 3_33]);
    expect(shareOut(10_00, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(shareOut(100, [1, 2])).toEqual([33, 67]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
    expect(
      told(run(offline(world), 'splitBill', { transaction: null, cents: 1, note: '', own: 0, people })),
    ).toEqual([]);
  });
});

describe('own money', () => {
  test('topUp takes from a debit card, withdraw reaches it later', () => {
    const up = run(open(world, '/top-up'), 'topUp', { card: 'card-4417', cents: 50_00, passcode: CODE });
    expect(has(up, 'balance')).toBe(has(world, 'balance') + 50_00);
    expect(path(up)).toMatch(/^\/result/);
    expect(problem(run(world, 'topUp', { card: 'card-4417', cents: 5_000_00, passcode: CODE }))).toBe(
      'declined',
    );
    expect(made(run(world, 'topUp', { card: 'card-9023', cents: 1_00, passcode: CODE }))).toEqual([]);
    const down = run(open(world, '/withdraw'), 'withdraw', {
      card: 'card-4417',
      cents: 20_00,
      passcode: CODE,
    });
    expect(has(down, 'held')).toBe(has(world, 'held') + 20_00);
    const late = wait(down, WITHDRAW_MS);
    expect(has(late, 'card-4417')).toBe(has(wait(world, WITHDRAW_MS), 'card-4417') + 20_00);
    expect(problem(run(world, 'withdraw', { card: 'card-4417', cents: 500_00, passcode: CODE }))).toBe(
      'insufficient',
    );
  });
  test('movePot moves both ways, and not what is not there; setGoal names it', () => {
    const into = run(world, 'movePot', { pot: 'pot-bicycle', cents: 30_00, into: true });
    expect(has(into, 'pot-bicycle')).toBe(450_00);
    expect(has(run(into, 'movePot', { pot: 'pot-bicycle', cents: 450_00, into: false }), 'pot-bicycle')).toBe(
      0,
    );
    expect(toast(run(world, 'movePot', { pot: 'pot-bicycle', cents: 450_00, into: false }))).toContain(
      'less',
    );
    expect(toast(run(world, 'movePot', { pot: 'pot-bicycle', cents: 450_00, into: true }))).toContain(
      'too low',
    );
    const goal = run(world, 'setGoal', { pot: 'pot-bicycle', name: 'Red bicycle', goalCents: 700_00 });
    expect(state(goal).pots['pot-bicycle']!.goalCents).toBe(700_00);
    expect(state(run(world, 'setGoal', { pot: 'pot-bicycle', name: ' ', goalCents: 1 }))).toEqual(
      state(world),
    );
  });
  test('addCard wants a number of the range with its check digit, a month and a code', () => {
    const good = { number: numberOf('debit', 77), expires: '09/28', code: '123' };
    const phone = run(open(world, '/add-card'), 'addCard', good);
    const [id] = Object.keys(state(phone).cards).filter(each => !(each in state(world).cards));
    expect(state(phone).cards[id!]).toMatchObject({ kind: 'debit', expires: '2028-09', bound: true });
    expect(has(phone, id!)).toBeGreaterThan(0);
    expect(has(phone, id!) + has(phone, 'outside')).toBe(has(world, 'outside'));
    const credit = run(world, 'addCard', { ...good, number: numberOf('credit', 5) });
    expect(made(credit)).toEqual([]);
    const off = good.number.slice(0, 15) + ((Number(good.number[15]) + 1) % 10);
    for (const [over, words] of [
      [{ number: off }, 'no card number'],
      [{ number: '123' }, 'no card number'],
      [{ number: '4111111111111111' }, 'No bank'],
      [{ expires: '13/28' }, 'month'],
      [{ code: '12' }, 'three digits'],
      [{ number: state(world).cards['card-4417']!.number }, 'already'],
    ] as const)
      expect(toast(run(world, 'addCard', { ...good, ...over })), words).toContain(words);
    expect(numberProblem(state(world).cards['card-9023']!.number)).toBeNull();
  });
  test('removeCard unbinds it unless it pays a subscription; addCard binds it again as it was', () => {
    expect(toast(run(world, 'removeCard', { card: 'card-9023' }))).toContain('2 subscriptions');
    const gone = run(world, 'removeCard', { card: 'card-4417' });
    expect(state(gone).cards['card-4417']!.bound).toBe(false);
    const { number, expires } = state(world).cards['card-4417']!;
    const back = run(gone, 'addCard', {
      number,
      expires: `${expires.slice(5)}/${expires.slice(2, 4)}`,
      code: '111',
    });
    expect(state(back).cards).toEqual(state(world).cards);
    expect(made(back)).toEqual([]);
  });
  test('freezeCard and setSource', () => {
    expect(state(run(world, 'freezeCard', { card: 'card-9023', on: true })).cards['card-9023']!.frozen).toBe(
      true,
    );
    expect(state(run(world, 'setSource', { source: 'card-9023' })).settings.source).toBe('card-9023');
    expect(state(run(world, 'setSource', { source: 'firm-larder' }))).toEqual(state(world));
  });
  test('setLimits and changePasscode ask for the passcode', () => {
    const limits = { singleCents: 100_00, dayCents: 200_00, passcode: CODE };
    expect(state(run(world, 'setLimits', limits)).settings).toMatchObject({
      singleCents: 100_00,
      dayCents: 200_00,
    });
    expect(problem(run(world, 'setLimits', { ...limits, passcode: '0' }))).toBe('passcode');
    expect(toast(run(world, 'setLimits', { ...limits, singleCents: 300_00 }))).toContain('more than a day');
    expect(state(run(world, 'changePasscode', { current: CODE, next: '135790' })).settings.passcode).toBe(
      '135790',
    );
    expect(problem(run(world, 'changePasscode', { current: '135790', next: '135790' }))).toBe('passcode');
    expect(toast(run(world, 'changePasscode', { current: CODE, next: '12345' }))).toContain('six digits');
  });
  test('changeSettings, reveal and leave', () => {
    const hidden = run(world, 'changeSettings', { settings: { hideBalance: true } });
    expect(state(hidden).settings.hideBalance).toBe(true);
    const seen = run(hidden, 'reveal', { on: true });
    expect(state(seen).revealed).toBe(true);
    expect(state(run(seen, 'leave')).revealed).toBe(false);
  });
});

describe('bills', () => {
  test('settle lets a refund arrive that is under way, with a notification, and only once', () => {
    const later = wait(world, 10 * 60_000);
    expect(state(later).transactions['tx-r3']!.status).toBe('settled');
    expect(Object.values(later.os.notifications).some(n => n.title === 'Bazari has refunded £6.50')).toBe(
      true,
    );
    expect(state(run(later, 'settle', { transaction: 'tx-r3' }))).toEqual(state(later));
  });
  test('due pays a subscription on its day, and tries again the next day where it cannot', () => {
    const later = wait(world, 4 * DAY);
    const paid = made(later).filter(t => t.subscription === 'sub-tonearm');
    expect(paid).toMatchObject([{ cents: 9_99, to: 'firm-tonearm', status: 'settled' }]);
    expect(state(later).subscriptions['sub-tonearm']!.next).toBe('2026-04-15');
    const frozen = wait(run(world, 'freezeCard', { card: 'card-9023', on: true }), 3 * DAY);
    expect(state(frozen).subscriptions['sub-tonearm']).toMatchObject({
      failed: 'declined',
      next: '2026-03-16',
    });
    const thawed = wait(run(frozen, 'freezeCard', { card: 'card-9023', on: false }), DAY);
    expect(state(thawed).subscriptions['sub-tonearm']).toMatchObject({ failed: null, next: '2026-04-15' });
    expect(state(run(world, 'due', { subscription: 'sub-bikes' }))).toEqual(state(world));
  });
  test('the day of a month is kept, or its last one', () => {
    expect(nextDue('2026-01-31', 'month', '2026-01-31')).toBe('2026-02-28');
    expect(nextDue('2026-01-31', 'month', '2026-02-28')).toBe('2026-03-31');
    expect(nextDue('2024-02-29', 'year', '2024-02-29')).toBe('2025-02-28');
    expect(nextDue('2026-03-02', 'week', '2026-03-12')).toBe('2026-03-16');
  });
  test('cancelSubscription stops it, resumeSubscription takes it up, setSubscriptionSource changes what pays', () => {
    const off = run(world, 'cancelSubscription', { subscription: 'sub-loopreel' });
    expect(made(wait(off, 12 * DAY)).some(t => t.subscription === 'sub-loopreel')).toBe(false);
    expect(told(off)).toMatchObject([{ kind: 'connection', to: ['loopreel'] }]);
    const on = run(off, 'resumeSubscription', { subscription: 'sub-loopreel' });
    expect(made(wait(on, 12 * DAY)).some(t => t.subscription === 'sub-loopreel')).toBe(true);
    expect(state(run(offline(world), 'cancelSubscription', { subscription: 'sub-loopreel' }))).toEqual(
      state(world),
    );
    const other = run(world, 'setSubscriptionSource', { subscription: 'sub-loopreel', source: 'balance' });
    expect(state(other).subscriptions['sub-loopreel']!.source).toBe('balance');
  });
  test('setCategory, setMemo, remember and forgetSearches', () => {
    const id = 'tx-100';
    expect(
      state(run(world, 'setCategory', { transaction: id, category: 'gifts' })).transactions[id]!.category,
    ).toBe('gifts');
    expect(state(run(world, 'setMemo', { transaction: id, memo: ' mine ' })).transactions[id]!.memo).toBe(
      'mine',
    );
    expect(state(run(world, 'remember', { query: ' larder ' })).searches[0]).toBe('larder');
    expect(state(run(world, 'forgetSearches')).searches).toEqual([]);
  });
  test('moveClock: a clock that is set forward brings nobody’s money, and unlocks nothing', () => {
    const forward = run(world, 'setTimeOfDay', { result: 1_385 }, 'system');
    expect(made(wait(forward, 60_000)).filter(t => t.kind === 'received')).toEqual([]);
    const back = run(forward, 'setAutoTime', { on: true }, 'system');
    const own = (phone: typeof world) =>
      Object.fromEntries(Object.entries(phone.timers).filter(([, timer]) => timer.app === 'wallet'));
    expect(own(back)).toEqual(own(world));
    expect(state(run(world, 'moveClock', { by: 5_000 })).clockShift).toBe(5_000);
  });
});

describe('what is read', () => {
  test('filters and search find bills by name, purpose, order and amount', () => {
    const found = (over: object) => billsOf(state(world), { ...NO_FILTER, ...over }, ZONE);
    expect(found({ text: 'bz-40561' })).toHaveLength(2);
    expect(found({ text: 'bollard 3.40' }).every(r => r.to === 'firm-cafe-bollard')).toBe(true);
    expect(
      found({ show: 'pending' })
        .map(r => r.kind)
        .sort(),
    ).toEqual(['refund', 'withdrawal']);
    expect(found({ show: 'in' }).every(r => ['received', 'refund'].includes(r.kind))).toBe(true);
    expect(found({ month: '2026-02', category: 'groceries' }).length).toBeGreaterThan(3);
    expect(found({ account: 'pot-bicycle' }).every(r => r.kind === 'saving')).toBe(true);
  });
  test('a month adds up to its categories, refunds taken away', () => {
    const { spent, shares } = monthOf(state(world), '2026-02', ZONE);
    expect(shares.reduce((sum, s) => sum + s.cents, 0)).toBe(spent);
    const with6 = monthOf(
      set(w => {
        w.transactions['tx-r3']!.of = null;
      }).apps['wallet'] as never,
      '2026-03',
      ZONE,
    );
    expect(with6.spent).toBe(monthOf(state(world), '2026-03', ZONE).spent);
  });
  test('amounts are read as they are typed, and people found by name or number', () => {
    expect(['12', '12.5', '12,50', '£3.05', '', '1.234', '-4'].map(centsOf)).toEqual([
      12_00, 12_50, 12_50, 3_05, 0, 0, 0,
    ]);
    expect(peopleOf(state(world), 'mira')).toEqual([MIRA]);
    expect(peopleOf(state(world), 'INES')).toEqual(['person-ines-carvajal']);
  });
  test('a locked wallet opens again by itself', () => {
    const locked = [1, 2, 3].reduce(
      phone => run(phone, 'changePasscode', { current: '000000', next: '222222' }),
      world,
    );
    expect(state(locked).lockedUntil).toBe(world.clock.now + LOCK_MS);
    expect(wait(locked, SETTLE_MS).clock.now).toBeLessThan(state(locked).lockedUntil!);
  });
});
