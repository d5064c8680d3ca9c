// Over 300 lines: one test or more for each action of a ride.
import { describe, expect, test } from 'vitest';
import { carAt } from './model/position.ts';
import { sumOf } from './model/fare.ts';
import { STATION } from './model/town.ts';
import {
  MINUTE,
  book,
  newRide,
  open,
  path,
  pay,
  planFor,
  rideOf,
  run,
  set,
  spot,
  state,
  toast,
  told,
  until,
  wait,
  wallet,
  world,
} from './testing.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** A ride that a driver is on the way to, paid with Copperleaf. */
const paid = pay(book(world, { pay: 'copperleaf', people: 2 }));
const id = newRide(paid);
const coming = until(paid, id, 'coming');
const waiting = until(coming, id, 'waiting');
const zone = world.clock.zone;
const ZERO = { pinWrong: false };
const driving = (phone: AnyPhone) => run(until(phone, id, 'trip'), 'sayPin', { ride: id });
const trip = (() => {
  const here = until(waiting, id, 'trip');
  return rideOf(here, id).status === 'trip' ? here : driving(here);
})();
const done = until(trip, id, 'done');

describe('next', () => {
  test('finds a driver, who comes, waits, drives and arrives; each is told', () => {
    expect(rideOf(coming, id)).toMatchObject({ status: 'coming' });
    expect(rideOf(waiting, id)).toMatchObject({ status: 'waiting' });
    expect(rideOf(trip, id)).toMatchObject({ status: 'trip', ...ZERO });
    expect(rideOf(done, id)).toMatchObject({ status: 'done', nextAt: null, dueCents: 0 });
    const notes = Object.values(done.os.notifications).filter(note => note.app === 'rides');
    expect(notes.map(note => note.title)).toEqual(['You are at The Orpheum Cinema']);
    expect(run(done, 'next', { ride: id })).toBe(done);
  });
  test('the car is where the clock says, and never jumps', () => {
    const { foundAt, arrivesAt } = rideOf(coming, id);
    const half = wait(coming, Math.floor((arrivesAt! - foundAt!) / 2));
    const [a, b] = [
      carAt(rideOf(coming, id), coming.clock.now, zone)!,
      carAt(rideOf(half, id), half.clock.now, zone)!,
    ];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
    expect(carAt(rideOf(waiting, id), waiting.clock.now, zone)).toMatchObject({});
    const middle = wait(trip, 60_000);
    const again = wait(wait(trip, 30_000), 30_000);
    expect(carAt(rideOf(middle, id), middle.clock.now, zone)).toEqual(
      carAt(rideOf(again, id), again.clock.now, zone),
    );
  });
  test('moveClock takes a ride along that is under way', () => {
    const moved = run(coming, 'moveClock', { by: 3_600_000 });
    expect(rideOf(moved, id).arrivesAt! - rideOf(coming, id).arrivesAt!).toBe(3_600_000);
    expect(rideOf(moved, 'HL-28316').nextAt).toBe(rideOf(world, 'HL-28316').nextAt);
  });
  test('a driver who gives up is replaced, and a search that finds nobody gives the money back', () => {
    const quitting = set(coming, rides => {
      rides.rides[id]!.arrivesAt! += 10 * MINUTE;
    });
    const lost = wait(quitting, rideOf(quitting, id).nextAt! - quitting.clock.now + 1);
    expect(rideOf(lost, id).status).toBe('searching');
    const none = set(paid, rides => {
      rides.rides[id]!.status = 'none';
    });
    const over = wait(none, 15 * MINUTE);
    expect(rideOf(over, id)).toMatchObject({
      status: 'cancelled',
      closedBy: 'nobody',
      refundedCents: rideOf(paid, id).paidCents,
    });
  });
  test('a PIN that was typed wrong is said again, or it is another car', () => {
    const wrong = set(waiting, rides => {
      rides.rides[id]!.pinWrong = true;
    });
    expect(rideOf(run(wrong, 'sayPin', { ride: id }), id).status).toBe('trip');
    const other = run(wrong, 'wrongCar', { ride: id });
    expect(rideOf(other, id)).toMatchObject({ status: 'searching', pinWrong: false });
    expect(told(other).at(-1)).toMatchObject({ kind: 'report', what: { on: id } });
  });
});

describe('a ride under way', () => {
  test('cancelRide is free at first, costs a fee later, and more once the driver is there', () => {
    const cents = rideOf(paid, id).paidCents;
    const free = run(coming, 'cancelRide', { ride: id, reason: 'plans' });
    expect(rideOf(free, id)).toMatchObject({ status: 'cancelled', refundedCents: cents });
    const late = set(coming, rides => {
      rides.rides[id]!.foundAt! -= 5 * MINUTE;
    });
    expect(rideOf(run(late, 'cancelRide', { ride: id, reason: 'late' }), id).refundedCents).toBe(
      cents - 3_00,
    );
    expect(rideOf(run(waiting, 'cancelRide', { ride: id, reason: 'late' }), id).refundedCents).toBe(
      cents - 4_50,
    );
    expect(run(trip, 'cancelRide', { ride: id, reason: 'late' })).toBe(trip);
  });
  test('askToWait makes the driver wait, which costs from the fourth minute', () => {
    const asked = run(waiting, 'askToWait', { ride: id, minutes: 5 });
    expect(rideOf(asked, id).nextAt! - rideOf(waiting, id).nextAt!).toBe(5 * MINUTE);
    const later = until(asked, id, 'trip');
    const off = rideOf(later, id).status === 'trip' ? later : run(later, 'sayPin', { ride: id });
    const ended = until(off, id, 'done');
    const { dueCents, fare } = rideOf(ended, id);
    expect(fare.find(line => line.kind === 'waiting')?.cents).toBe(dueCents);
    expect(dueCents).toBeGreaterThan(0);
    const cashier = run(ended, 'payDue', { ride: id });
    expect(path(cashier)).toBe('/cashier');
    const settled = pay(cashier);
    expect(rideOf(settled, id)).toMatchObject({ dueCents: 0, paidCents: sumOf(fare) });
    const again = run(settled, 'paidDue', {
      ride: id,
      result: { ok: true, payment: 'tx', status: 'settled' },
    });
    expect(rideOf(again, id).paidCents).toBe(sumOf(fare));
  });
  test('changeRoute turns the car where it is, and the difference is paid or comes back', () => {
    const middle = wait(trip, 90_000);
    const was = carAt(rideOf(middle, id), middle.clock.now, zone)!;
    const far = run(middle, 'changeRoute', {
      ride: id,
      stops: [spot('northgate clinic')],
      to: spot('tidal hall'),
    });
    const is = carAt(rideOf(far, id), far.clock.now, zone)!;
    expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(40);
    const ended = until(far, id, 'done');
    expect(rideOf(ended, id).dueCents).toBeGreaterThan(0);
    const short = until(run(trip, 'changeRoute', { ride: id, stops: [], to: STATION }), id, 'done');
    expect(rideOf(short, id).refundedCents).toBeGreaterThan(0);
    expect(toast(run(trip, 'changeRoute', { ride: id, stops: [], to: spot('kelp cottage') }))).toBe(
      'No way leads there',
    );
  });
  test('shareRide, stopSharing, writeDriver, driverWrites, callDriver and callHelp', () => {
    const shared = run(coming, 'shareRide', { ride: id, phone: '07700 900101' });
    expect(told(shared).at(-1)).toMatchObject({ kind: 'share', to: ['+447700900101'] });
    const stopped = run(shared, 'stopSharing', { ride: id, phone: '+447700900101' });
    expect(rideOf(stopped, id).shared).toEqual([]);
    const wrote = run(coming, 'writeDriver', { ride: id, text: 'Where are you?' });
    expect(told(wrote).at(-1)).toMatchObject({ kind: 'message', to: [rideOf(coming, id).driver] });
    const messages = (phone: AnyPhone) =>
      Object.values(state(phone).messages).filter(each => each.ride === id);
    expect(
      messages(wait(wrote, 30_000))
        .map(each => each.from)
        .toSorted(),
    ).toEqual(['driver', 'me']);
    expect(messages(run(coming, 'driverWrites', { ride: id, text: 'Here' }))).toHaveLength(1);
    expect(path(run(coming, 'callDriver', { ride: id }))).toBe('/pad');
    expect(toast(run(world, 'callDriver', { ride: 'HL-27990' }))).toContain('no longer');
    expect(path(run(coming, 'callHelp'))).toBe('/pad');
  });
});

describe('after a ride', () => {
  const LAST = 'HL-27751';
  test('those who follow every night ride are let in by shareWithTrusted when one begins, and by no other', () => {
    const late = set(world, rides => {
      rides.settings.pinCheck = false;
    });
    const at = world.clock.now + 13 * 60 * MINUTE;
    const booked = book(late, { pay: 'cash', at });
    const evening = newRide(booked);
    const begun = until(booked, evening, 'trip');
    expect(told(wait(begun, 1_000), booked).filter(({ kind }) => kind === 'share')).toMatchObject([
      { kind: 'share', to: ['+447700900101'] },
    ]);
    expect(rideOf(wait(trip, 1_000), id).shared).toEqual([]);
    expect(rideOf(run(trip, 'shareWithTrusted', { ride: id }), id).shared).toEqual(['+447700900101']);
  });
  test('tip is paid once, and tipped knows what was paid', () => {
    const cashier = run(open(world, `/receipt/${LAST}`), 'tip', { ride: LAST, cents: 2_00 });
    const tipped = pay(cashier);
    expect(rideOf(tipped, LAST).tipCents).toBe(2_00);
    expect(told(tipped).map(each => each.kind)).toEqual(['payment', 'amendment']);
    expect(toast(run(tipped, 'tip', { ride: LAST, cents: 5_00 }))).toBe('You tipped for this ride');
    const left = run(cashier, 'cancelPay', {}, 'wallet');
    expect(rideOf(left, LAST).tipCents).toBe(0);
    const lied = run(tipped, 'tipped', {
      ride: LAST,
      cents: 9_00,
      result: { ok: true, payment: 'x', status: 'settled' },
    });
    expect(rideOf(lied, LAST).tipCents).toBe(2_00);
    expect(toast(run(world, 'tip', { ride: 'HL-17402', cents: 1_00 }))).toBe('This ride is too long ago');
  });
  test('rate writes a review, and nothing where it stays the same', () => {
    const rated = run(world, 'rate', { ride: LAST, stars: 4, tags: ['calm', 'nonsense'], text: ' Good ' });
    expect(rideOf(rated, LAST).rating).toEqual({ stars: 4, tags: ['calm'], text: 'Good' });
    expect(told(rated)).toMatchObject([{ kind: 'review', to: ['driver-tomasz'] }]);
    expect(told(run(rated, 'rate', { ride: LAST, stars: 4, tags: ['calm'], text: 'Good' }))).toHaveLength(1);
  });
  test('split opens Copperleaf with the fare', () => {
    const phone = run(world, 'split', { ride: LAST });
    expect(path(phone)).toBe('/share');
  });
  test('reportLost is answered by lostAnswer, and closeLost closes it', () => {
    const report = { ride: LAST, item: 'glove', text: 'Left glove, grey', phone: '07700 900100' };
    const told1 = run(world, 'reportLost', report);
    const lost = Object.keys(state(told1).lost).find(each => !(each in state(world).lost))!;
    expect(state(told1).lost[lost]).toMatchObject({ status: 'open', item: 'glove' });
    expect(['found', 'notFound']).toContain(state(wait(told1, 60 * MINUTE)).lost[lost]!.status);
    expect(state(run(told1, 'lostAnswer', { lost, found: true })).lost[lost]!.status).toBe('found');
    expect(state(run(told1, 'closeLost', { lost })).lost[lost]!.status).toBe('closed');
    expect(toast(run(told1, 'reportLost', report))).toBe('You reported this already');
    expect(toast(run(world, 'reportLost', { ...report, text: ' ' }))).toBe('Say what it looks like');
  });
  test('saveReceipt, exportRides and mailReceipt', () => {
    const files = (phone: AnyPhone) => Object.values(phone.device.storage.files).map(file => file.name);
    expect(files(run(world, 'saveReceipt', { ride: LAST }))).toContain(`${LAST}.txt`);
    expect(files(run(world, 'exportRides', { rides: [LAST], name: 'March' }))).toContain('March.csv');
    expect(toast(run(world, 'mailReceipt', { ride: LAST }))).toBeDefined();
  });
  test('setFavourite puts a driver among the favourites and takes them out', () => {
    const liked = run(world, 'setFavourite', { driver: 'driver-noor', on: true });
    expect(state(liked).favourites).toContain('driver-noor');
    expect(state(run(liked, 'setFavourite', { driver: 'driver-noor', on: false })).favourites).toEqual(
      state(world).favourites,
    );
  });
});

describe('what is the owner’s', () => {
  test('savePlace, renamePlace, setPlace, movePlace and removePlace', () => {
    const saved = run(world, 'savePlace', { kind: 'own', label: ' Choir ', spot: spot('tidal hall') });
    const place = Object.keys(state(saved).saved).find(each => !(each in state(world).saved))!;
    expect(state(saved).saved[place]).toMatchObject({ label: 'Choir', order: 6 });
    expect(toast(run(saved, 'savePlace', { kind: 'own', label: 'choir', spot: STATION }))).toBe(
      'choir is taken',
    );
    expect(
      state(run(saved, 'savePlace', { kind: 'work', label: '', spot: STATION })).saved[
        'saved-kittiwake-studio'
      ]!.spot.name,
    ).toBe(STATION.name);
    expect(state(run(saved, 'renamePlace', { place, label: 'Singing' })).saved[place]!.label).toBe('Singing');
    expect(state(run(saved, 'setPlace', { place, spot: STATION })).saved[place]!.spot).toEqual(STATION);
    expect(state(run(saved, 'movePlace', { place, to: 0 })).saved[place]!.order).toBe(0);
    expect(state(run(saved, 'removePlace', { place })).saved[place]).toBeUndefined();
  });
  test('setSettings, forgetRecent, addPromo', () => {
    const phone = run(world, 'setSettings', { settings: { needs: ['wheelchair'], pinCheck: false } });
    expect(state(phone).plan.kind).toBe('ramp');
    expect(state(run(world, 'forgetRecent')).recent).toEqual([]);
    expect(state(run(world, 'addPromo', { code: 'biggroup' })).promos['BIGGROUP']!.held).toBe(true);
    const news = (on: boolean) => {
      const set = run(world, 'setSettings', { settings: { notifyOffers: on } });
      const all = Object.values(run(set, 'offerEnds', { code: 'HAREWEEK' }).os.notifications);
      return all.filter(each => each.channel === 'offers').length;
    };
    expect([news(false), news(true)]).toEqual([0, 1]);
    expect(toast(run(world, 'addPromo', { code: 'nope' }))).toBe('There is no such code');
    expect(toast(run(world, 'addPromo', { code: 'LANTERN25' }))).toBe('You have this code');
  });
  test('buyPass is paid once, passPaid keeps it, and it takes something off', () => {
    const cashier = run(open(world, '/offers'), 'buyPass', { kind: 'commuter' });
    const bought = pay(cashier);
    const passes = Object.entries(state(bought).passes);
    expect(passes).toMatchObject([[expect.any(String), { kind: 'commuter' }]]);
    expect(toast(run(bought, 'buyPass', { kind: 'commuter' }))).toBe('You have this pass');
    const [pass] = passes[0]!;
    const again = run(bought, 'passPaid', {
      pass,
      kind: 'commuter',
      result: { ok: true, payment: 'x', status: 'settled' },
    });
    expect(Object.keys(state(again).passes)).toEqual([pass]);
    const ride = rideOf(run(bought, 'book', { plan: planFor(), quotedAt: null }));
    expect(ride.fare.find(line => line.kind === 'pass')?.cents).toBeLessThan(0);
    expect(Object.keys(wallet(bought).transactions)).toHaveLength(
      Object.keys(wallet(world).transactions).length + 1,
    );
  });
  test('pickPerson, picked, named, addTrusted, setAlways and removeTrusted', () => {
    expect(path(run(open(world, '/safety'), 'pickPerson', { purpose: 'trusted' }))).not.toBe('/safety');
    const result = { contact: 'contact-mira', number: '+44 7700 900110' };
    const asked = run(world, 'picked', { purpose: 'rider', result });
    expect(asked.ui.dialogs.length).toBe(1);
    const rider = run(world, 'named', { purpose: 'rider', number: '07700 900106' });
    expect(state(rider).plan.rider?.phone).toBe('+447700900106');
    const added = run(world, 'addTrusted', { name: 'Mum', phone: '07700 900102' });
    const person = Object.keys(state(added).trusted).find(each => !(each in state(world).trusted))!;
    expect(state(added).trusted[person]).toMatchObject({ name: 'Mum', always: false });
    expect(state(run(added, 'setAlways', { person, always: true })).trusted[person]!.always).toBe(true);
    expect(state(run(added, 'removeTrusted', { person })).trusted[person]).toBeUndefined();
  });
});
