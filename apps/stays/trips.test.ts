import { expect, test } from 'vitest';
import { answerTo } from './actions/hosts.ts';
import { resultsOf } from './select.ts';
import { dayAt } from '../../src/state/civil.ts';
import {
  changed,
  fresh,
  MINUTE,
  offline,
  open,
  path,
  payNow,
  run,
  state,
  told,
  toast,
  wait,
  world,
} from './testing.ts';

const KELP = 'LP-55310';
const move = (to: object) => run(run(open(world), 'startMove', { trip: KELP }), 'setMoving', to);

test('move to dates that cost the same changes the booking at once', () => {
  const moved = run(move({ from: '2026-04-17', until: '2026-04-19' }), 'move', { trip: KELP });
  expect(state(moved).problem).toBe(null);
  expect(state(moved).trips[KELP]).toMatchObject({
    from: '2026-04-17',
    until: '2026-04-19',
    cents: 312_00,
    paidCents: 312_00,
    refundedCents: 0,
  });
  expect(told(moved)).toMatchObject([{ kind: 'amendment', what: { of: KELP, act: 'change' } }]);
  expect(path(moved)).not.toContain('change');
});

test('move to cheaper nights gives the difference back, and one to more nights is paid by movePaid', () => {
  const cheaper = run(move({ from: '2026-04-05', until: '2026-04-07' }), 'move', { trip: KELP });
  expect(state(cheaper).trips[KELP]).toMatchObject({ cents: 264_00, refundedCents: 48_00 });
  const asked = run(move({ from: '2026-04-03', until: '2026-04-06' }), 'move', { trip: KELP });
  expect(Object.values(state(asked).changes)).toMatchObject([{ status: 'unpaid', cents: 112_00 }]);
  const paid = payNow(asked);
  expect(state(paid).trips[KELP]).toMatchObject({ cents: 424_00, paidCents: 424_00, until: '2026-04-06' });
  const left = run(asked, 'cancelPay', {}, 'wallet');
  expect([state(left).changes, state(left).problem?.why, state(left).trips[KELP]!.until]).toEqual([
    {},
    'cancelled',
    '2026-03-29',
  ]);
  const number = fresh(asked, 'changes')[0]!;
  expect(
    state(run(asked, 'movePaid', { change: number, result: { ok: false, reason: 'declined' } })).problem?.why,
  ).toBe('declined');
});

test('move keeps to the policy and the house', () => {
  const late = changed(world, s => {
    s.trips[KELP]!.rate = 'saver';
  });
  const p = run(run(late, 'startMove', { trip: KELP }), 'setMoving', {
    from: '2026-04-17',
    until: '2026-04-19',
  });
  expect(state(run(p, 'move', { trip: KELP })).problem?.why).toBe('policy');
  expect(state(run(move({ adults: 9 }), 'move', { trip: KELP })).problem?.why).toBe('tooMany');
  expect(state(run(offline(move({ adults: 5 })), 'move', { trip: KELP })).problem?.why).toBe('offline');
});

test('cancelTrip gives back what the policy says', () => {
  const at = (days: number, rate: 'flex' | 'saver' = 'flex') => {
    const p = changed(world, s => {
      Object.assign(s.trips[KELP]!, { rate });
      Object.assign(s.properties['kelp-cottage']!, { freeDays: 15 + days, halfDays: 15 });
    });
    return state(run(p, 'cancelTrip', { trip: KELP })).trips[KELP]!;
  };
  expect(at(0)).toMatchObject({ status: 'cancelled', refundedCents: 312_00 });
  expect(at(5).refundedCents).toBe(156_00);
  expect(at(0, 'saver').refundedCents).toBe(0);
  expect(state(run(offline(world), 'cancelTrip', { trip: KELP })).problem?.why).toBe('offline');
});

test('sendMessage reaches the host, who answers on the clock', () => {
  const sent = run(world, 'sendMessage', { trip: KELP, text: 'Where is the fuse box?' });
  const message = fresh(sent, 'messages')[0]!;
  expect(state(sent).messages[message]!.from).toBe('me');
  const later = wait(sent, 30 * MINUTE);
  const answer = fresh(later, 'messages', sent)[0]!;
  expect(state(later).messages[answer]).toMatchObject({
    from: 'host',
    text: expect.stringContaining('behind the coats'),
  });
  expect(state(run(sent, 'hostAnswers', { message })).messages).toBeDefined();
  expect(answerTo(state(world), 'harbour-lodge', 'when is check out?')).toContain('11:00');
});

test('ask sends a request that hostReplies answers', () => {
  const asked = run(world, 'ask', { trip: KELP, kind: 'cot', minute: null });
  const id = fresh(asked, 'requests')[0]!;
  expect(state(asked).requests[id]!.status).toBe('asked');
  expect(state(wait(asked, 40 * MINUTE)).requests[id]!.status).toBe('agreed');
  expect(state(run(asked, 'hostReplies', { request: id })).requests[id]!.status).toBe('agreed');
  expect(fresh(run(asked, 'ask', { trip: KELP, kind: 'cot', minute: null }), 'requests')).toHaveLength(1);
  const night = run(world, 'askAt', { trip: KELP, kind: 'lateArrival', result: 120 });
  expect(state(night).requests[fresh(night, 'requests')[0]!]!.minute).toBe(1_560);
  expect(Object.values(state(wait(night, 60 * MINUTE)).requests)[0]!.status).toBe('refused');
});

test('writeReview once, after the stay', () => {
  const args = { trip: 'LP-41208', score: 9, who: 'couple', good: 'Chowder.', bad: 'Horns.' };
  const done = run(world, 'writeReview', args);
  expect(state(done).reviews[fresh(done, 'reviews')[0]!]).toMatchObject({
    score: 90,
    good: 'Chowder.',
    trip: 'LP-41208',
  });
  expect(toast(run(done, 'writeReview', args))).toBe('You have reviewed this stay');
  expect(fresh(run(world, 'writeReview', { ...args, trip: KELP }), 'reviews')).toEqual([]);
});

test('lists: setFavourite, addList, renameList, deleteList', () => {
  const kept = run(world, 'setFavourite', { list: 'list-rosa', property: 'hotel-faro', on: true });
  expect(state(kept).lists['list-rosa']!.properties).toContain('hotel-faro');
  const made = run(kept, 'addList', { name: ' Rain ', property: 'seven-rivers' });
  const id = fresh(made, 'lists')[0]!;
  expect(state(made).lists[id]).toMatchObject({ name: 'Rain', properties: ['seven-rivers'] });
  expect(fresh(run(made, 'addList', { name: 'rain', property: null }), 'lists')).toHaveLength(1);
  expect(state(run(made, 'renameList', { list: id, name: 'Sun' })).lists[id]!.name).toBe('Sun');
  expect(state(run(made, 'deleteList', { list: id })).lists[id]).toBeUndefined();
});

test('searching: pickDay, runSearch, searchAgain, setFilters, clearFilters, setCompare, see, forgetSearches, tidy', () => {
  const picked = run(world, 'pickDay', { day: '2026-05-06', first: '2026-05-02' });
  expect(state(picked).search).toMatchObject({ from: '2026-05-02', until: '2026-05-06' });
  const searched = run(run(open(picked), 'setSearch', { place: 'yunze' }), 'runSearch');
  expect([path(searched), state(searched).searches[0]!.place]).toEqual(['/results', 'yunze']);
  expect(state(run(searched, 'searchAgain', { index: 1 })).search.place).toBe('wexcombe');
  expect(state(run(searched, 'forgetSearches')).searches).toEqual([]);
  const narrow = run(searched, 'setFilters', { pets: true, stars: 3 });
  const found = (p: typeof world) =>
    resultsOf({
      state: state(p),
      now: p.clock.now,
      today: dayAt(p.clock.now, p.clock.zone),
      zone: p.clock.zone,
    });
  expect(found(searched).length).toBe(2);
  expect(found(narrow)).toEqual([]);
  expect(found(run(narrow, 'clearFilters')).length).toBe(2);
  expect(state(run(world, 'setCompare', { property: 'signal-box', on: true })).compare).toEqual([
    'signal-box',
  ]);
  expect(state(run(world, 'see', { property: 'signal-box' })).seen[0]).toBe('signal-box');
  const old = changed(world, s => {
    Object.assign(s.search, { from: '2026-01-01', until: '2026-01-04' });
  });
  expect(state(run(old, 'tidy')).search).toMatchObject({ from: '2026-03-13', until: '2026-03-16' });
});

test('travellers and settings: saveTraveller, deleteTraveller, changeSettings', () => {
  const passenger = { name: 'Poppy', kind: 'adult', document: 'idCard', number: 'a1', expires: '2030-01-01' };
  const saved = run(world, 'saveTraveller', { traveller: null, ...passenger });
  expect(Object.values(state(saved).travellers)).toHaveLength(3);
  expect(toast(run(world, 'saveTraveller', { traveller: null, ...passenger, expires: 'soon' }))).toContain(
    '2031',
  );
  expect(
    Object.values(state(run(world, 'deleteTraveller', { traveller: 'traveller-ines' })).travellers),
  ).toHaveLength(1);
  expect(
    state(run(world, 'changeSettings', { settings: { notifyOffers: false } })).settings.notifyOffers,
  ).toBe(false);
});

test('offerBegins tells of a favourite that got cheaper, by its timer', () => {
  const later = wait(world, 4 * 60 * MINUTE);
  const notes = Object.values(later.os.notifications).filter(n => n.app === 'stays');
  expect(notes.map(n => n.title)).toEqual(['Seven Rivers Hotel got cheaper']);
  expect(run(world, 'offerBegins', { offer: 'offer-faro' }).os.notifications).toEqual(world.os.notifications);
});
