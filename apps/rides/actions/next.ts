import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { sumOf } from '../model/fare.ts';
import { driverFor } from '../model/drivers.ts';
import { GIVE_UP_MS, NIGHT_HOURS } from '../model/kinds.ts';
import { momentOf } from '../model/town.ts';
import { legsFrom } from '../model/position.ts';
import type { Ride, Rides } from '../state.ts';
import { words } from '../words.ts';
import { searchMs } from './book.ts';
import { usesOf } from '../model/promo.ts';
import { returnCredit } from './credit.ts';
import { sendReceipt } from './receipt.ts';
import { closeRide, settle, waitingCents } from './money.ts';
import { action, planNext, tagOf, tell, timerOf } from './shared.ts';

/** How likely nobody takes a ride, a driver gives one up, and a driver mishears the PIN. */
const NOBODY = 0.05;
const QUITS = 0.06;
const MISHEARD = 0.25;
/** From when the car stands there until the owner sits in it. */
const BOARD_MS = 70_000;
const BOARD_MORE_MS = 60_000;
const PIN_MS = 90_000;

const searches = new Set<Ride['status']>(['scheduled', 'searching']);

/** Finds a driver for a ride, or nobody. */
function find(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  const { now, zone } = ctx;
  const nth = ride.widened ? 1 : 0;
  const isUnlucky = !ride.widened && ride.at === null && ctx.chance('nobody', id) < NOBODY;
  const wide = ride.widened || ride.at !== null;
  const without = ride.driver;
  const found = isUnlucky
    ? null
    : driverFor(state, { kind: ride.kind, from: ride.from, now, zone, wide, without });
  ride.driver = null;
  if (found === null) {
    ride.status = 'none';
    planNext(ctx, id, ride, now + GIVE_UP_MS);
    tell(state, ctx, id, { title: t('noneTitle'), text: t('noneText') });
    return;
  }
  ride.driver = found.id;
  ride.status = 'coming';
  ride.stand = [Math.round(found.at.x), Math.round(found.at.y)];
  ride.foundAt = now;
  // A driver of an arranged ride sets out so that they are there in time.
  const soonest = now + found.seconds * 1_000;
  ride.arrivesAt = ride.at === null ? soonest : Math.max(soonest, ride.at);
  if (ride.arrivesAt > soonest) ride.foundAt = ride.arrivesAt - found.seconds * 1_000;
  const quits = without === null && ride.at === null && ctx.chance('quits', id, nth) < QUITS;
  planNext(ctx, id, ride, quits ? now + Math.floor(found.seconds * 400) : ride.arrivesAt);
  const driver = state.drivers[found.id]!;
  tell(state, ctx, id, {
    title: t('comingTitle', { name: driver.name, count: Math.max(1, Math.round(found.seconds / 60)) }),
    text: t('comingText', { plate: driver.plate, pin: ride.pin }),
  });
}

/** A driver gave the ride up: another is looked for. */
function quit(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  const name = state.drivers[ride.driver!]!.name;
  ride.status = 'searching';
  ride.foundAt = null;
  ride.arrivesAt = null;
  ride.stand = null;
  planNext(ctx, id, ride, ctx.now + searchMs(ctx, id, 2));
  tell(state, ctx, id, { title: t('quitTitle', { name }), text: t('quitText') });
}

function arrive(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  const { name, plate } = state.drivers[ride.driver!]!;
  ride.status = 'waiting';
  ride.arrivesAt = ctx.now;
  const boards = ctx.now + BOARD_MS + Math.floor(ctx.chance('board', id) * BOARD_MORE_MS) + ride.waitMs;
  planNext(ctx, id, ride, boards);
  tell(state, ctx, id, {
    title: t('hereTitle', { name }),
    text: state.settings.pinCheck ? t('hereTextPin', { plate, pin: ride.pin }) : t('hereText', { plate }),
  });
}

/** The trip begins, unless the driver typed another PIN. */
function board(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  if (state.settings.pinCheck && !ride.pinWrong && ctx.chance('pin', id) < MISHEARD) {
    ride.pinWrong = true;
    planNext(ctx, id, ride, ctx.now + PIN_MS);
    tell(state, ctx, id, { title: t('pinTitle'), text: t('pinText', { pin: ride.pin }) });
    return;
  }
  setOff(ctx, id, ride);
}

const isNight = (at: number, zone: string): boolean => {
  const { minutes } = momentOf(at, zone);
  return NIGHT_HOURS.some(([from, until]) => minutes >= from && minutes < until);
};

/** The owner is in the car. */
export function setOff(ctx: Ctx, id: string, ride: Ride): void {
  ride.status = 'trip';
  ride.pinWrong = false;
  ride.boardsAt = ctx.now;
  const waited = waitingCents(ride, ctx.now);
  if (waited > 0) ride.fare = [...ride.fare, { kind: 'waiting', cents: waited }];
  const targets = [...ride.stops.map((at, stop) => ({ at, stop })), { at: ride.to, stop: null }];
  ride.legs = legsFrom(ride, ride.from, targets, ctx.now, ctx.zone);
  ride.endsAt = ride.legs.at(-1)!.until;
  planNext(ctx, id, ride, ride.endsAt);
  ctx.dismiss(tagOf(id));
  if (isNight(ctx.now, ctx.zone)) ctx.schedule(ctx.now + 1, 'shareWithTrusted', { ride: id });
}

function finish(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  ride.status = 'done';
  ride.endsAt = ctx.now;
  ride.nextAt = null;
  settle(ride, ctx);
  const amount = ctx.format.money(Math.max(0, sumOf(ride.fare)), 'GBP');
  tell(state, ctx, id, {
    title: t('doneTitle', { place: ride.to.name }),
    text:
      ride.dueCents > 0
        ? t('doneDue', { amount: ctx.format.money(ride.dueCents, 'GBP') })
        : t('donePaid', { amount }),
    route: `/receipt/${id}`,
  });
  if (state.settings.mailReceipts) sendReceipt(state, ctx, id);
}

/** Nobody paid, or nobody was found, or a driver did not come. */
function giveUp(state: Rides, ctx: Ctx, id: string, ride: Ride): void {
  const t = ctx.words(words);
  if (ride.status === 'unpaid') {
    ride.status = 'expired';
    ride.closedBy = 'nobody';
    ride.nextAt = null;
    returnCredit(state, id);
    return;
  }
  closeRide(state, ctx, id, 'nobody', '');
  tell(state, ctx, id, { title: t('gaveUpTitle'), text: t('gaveUpText') });
}

export const next = {
  offerEnds: action(
    'An offer ends within a day: the owner is told of one that can still be used',
    Type.Object({ code: Type.String() }),
    (state, { code }, ctx) => {
      const promo = state.promos[code];
      if (!promo?.held || !state.settings.notifyOffers || usesOf(state, code) >= promo.uses) return;
      const t = ctx.words(words);
      const text = t('offerEndsText', { code });
      ctx.notify({
        channel: 'offers',
        tag: `rides-offer-${code}`,
        title: t('offerEndsTitle', { title: promo.title }),
        text,
        route: '/offers',
      });
    },
  ),
  next: action(
    'What happens to a ride next: a driver is found, comes, waits, drives, arrives',
    Type.Object({ ride: Type.String() }),
    (state, { ride: id }, ctx) => {
      const ride = state.rides[id];
      if (!ride || ride.nextAt === null) return;
      if (searches.has(ride.status)) find(state, ctx, id, ride);
      else if (ride.status === 'none' || ride.status === 'unpaid') giveUp(state, ctx, id, ride);
      else if (ride.status === 'coming') (ctx.now < ride.arrivesAt! ? quit : arrive)(state, ctx, id, ride);
      else if (ride.status === 'waiting') board(state, ctx, id, ride);
      else if (ride.status === 'trip') finish(state, ctx, id, ride);
    },
  ),
  moveClock: action(
    'The phone’s time was set by hand: rides that are under way go on as they would have',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      for (const [id, ride] of Object.entries(state.rides)) {
        if (ride.nextAt === null || ride.status === 'scheduled') continue;
        for (const key of ['foundAt', 'arrivesAt', 'boardsAt', 'endsAt', 'quotedAt'] as const) {
          const time = ride[key];
          if (time !== null) (ride[key] as number) = time + by;
        }
        for (const leg of ride.legs) {
          leg.from += by;
          leg.until += by;
        }
        ctx.schedule(Math.max(ctx.now + 1, ride.nextAt + by), 'next', { ride: id }, timerOf(id));
        ride.nextAt += by;
      }
    },
  ),
};
