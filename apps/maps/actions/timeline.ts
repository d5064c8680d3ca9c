import { addressAt, distance, harrowBay as city, metresOf, wayBetween } from '../../../src/sdk/city/index.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { partsAt } from '../../../src/state/clock.ts';
import type { Maps, Mode, Spot } from '../state.ts';
import { action, copy, Int, Obj, Str } from './common.ts';
import { twoDigits } from '../../../src/state/civil.ts';

/** How long the phone has to be at a place for a stay. */
export const STAY_MS = 10 * 60_000;
/** Metres within which the phone is still at the same place. */
const NEAR = 80;
export const LOOK_TIMER = 'maps-timeline';

const apart = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) =>
  distance(metresOf(a), metresOf(b));

/** What one calls where the phone is: home, work, the nearest place within a few houses, or its address. */
function spotHere(state: Maps, at: { latitude: number; longitude: number }): Spot {
  for (const known of [state.settings.home, state.settings.work])
    if (known && apart(known, at) < NEAR / 2) return copy(known);
  let best: { off: number; id: string } | null = null;
  for (const id of Object.keys(state.places).sort()) {
    const place = state.places[id]!;
    const off = apart(place, at);
    if (place.kind !== 'home' && off < 35 && (best === null || off < best.off)) best = { off, id };
  }
  const found = best && state.places[best.id]!;
  if (best && found)
    return {
      name: found.name,
      address: found.address,
      latitude: found.latitude,
      longitude: found.longitude,
      place: best.id,
    };
  const { name, address } = addressAt(city, metresOf(at));
  return { name, address, latitude: at.latitude, longitude: at.longitude, place: null };
}

/** How one came: by the pace at which the phone went. */
function modeOf(metres: number, seconds: number, drivable: boolean): Mode {
  const pace = metres / Math.max(1, seconds);
  if (pace < 2.3) return 'walk';
  return pace < 6 ? 'cycle' : drivable ? 'drive' : 'transit';
}

/** An id by the time that a row begins: the same whatever else happened on the phone. */
function idFor(table: Record<string, unknown>, kind: string, at: number, zone: string): string {
  const p = partsAt(at, zone);
  const id = `${kind}-${p.year}${twoDigits(p.month)}${twoDigits(p.day)}-${twoDigits(p.hour)}${twoDigits(p.minute)}`;
  let free = id;
  for (let n = 0; free in table; n++) free = `${id}${String.fromCharCode(97 + n)}`;
  return free;
}

/** Writes the stay that is under way, with the journey that led to it. */
function begin(state: Maps, ctx: Ctx): void {
  const stay = state.stay!;
  const visit = idFor(state.visits, 'visit', stay.since, ctx.zone);
  const spot = spotHere(state, stay);
  state.visits[visit] = { spot, from: stay.since, to: ctx.now };
  const last = stay.after === null ? undefined : state.visits[stay.after];
  if (last && stay.since >= last.to) {
    const [from, to] = [metresOf(last.spot), metresOf(spot)];
    const seconds = (stay.since - last.to) / 1000;
    const gone = Math.max(stay.metres, distance(from, to));
    const mode = modeOf(gone, seconds, wayBetween(city, from, to, 'drive') !== null);
    const way = wayBetween(city, from, to, mode === 'cycle' ? 'cycle' : mode === 'walk' ? 'walk' : 'drive');
    state.moves[idFor(state.moves, 'move', last.to, ctx.zone)] = {
      mode,
      from: last.to,
      to: stay.since,
      metres: Math.round(Math.max(gone, way?.metres ?? 0)),
    };
  }
  Object.assign(stay, { visit, after: null, metres: 0 });
}

/** Begins to keep the timeline, or stops. */
export function keepTimeline(state: Maps, ctx: Ctx, on: boolean): void {
  state.stay = null;
  if (on) lookAround(state, ctx);
  else ctx.cancel(LOOK_TIMER);
}

/** Looks where the phone is: when it was moved, ten minutes after it came somewhere, and when somebody looks at the timeline. */
export function lookAround(state: Maps, ctx: Ctx): void {
  if (!state.settings.timeline) {
    state.stay = null;
    return;
  }
  if (!ctx.allowed('location') || !ctx.device.radios.location) {
    state.stay = null;
    ctx.cancel(LOOK_TIMER);
    return;
  }
  const { latitude, longitude } = ctx.device.place;
  const { stay } = state;
  const row = stay?.visit == null ? undefined : state.visits[stay.visit];
  // A stay that was deleted while it lasts is not written again. It lasts until the phone is moved.
  if (row) row.to = ctx.now;
  if (!stay)
    state.stay = { latitude, longitude, since: ctx.now, seen: ctx.now, visit: null, after: null, metres: 0 };
  else if (apart(stay, ctx.device.place) > NEAR) {
    const metres = apart(stay, ctx.device.place) + (stay.visit === null ? stay.metres : 0);
    state.stay = {
      latitude,
      longitude,
      since: ctx.now,
      seen: ctx.now,
      visit: null,
      after: stay.visit ?? stay.after,
      metres,
    };
  } else {
    stay.seen = ctx.now;
    if (stay.visit === null && ctx.now - stay.since >= STAY_MS) begin(state, ctx);
  }
  if (state.stay!.visit === null) ctx.schedule(state.stay!.since + STAY_MS, 'lookAround', {}, LOOK_TIMER);
  else ctx.cancel(LOOK_TIMER);
}

export const remembering = {
  lookAround: action('Look where the phone is, for the timeline', Obj({}), (state, _, ctx) =>
    lookAround(state, ctx),
  ),
  moveClock: action('The clock was set: a stay is counted anew', Obj({ by: Int() }), (state, _, ctx) => {
    if (state.settings.timeline) keepTimeline(state, ctx, true);
  }),
  deleteVisit: action('Delete a stay from the timeline', Obj({ visit: Str() }), (state, { visit }) => {
    delete state.visits[visit];
  }),
};
