import {
  ascentOf,
  distance,
  footOn,
  harrowBay as city,
  journeyBetween,
  journeyBy,
  lengthOf,
  metresOf,
  pointAlong,
  stepsOf,
  trafficFactor,
  wayBetween,
  type Journey,
  type Leg,
  type Point,
  type Step,
  type Way,
  towards,
} from '../../../src/sdk/city/index.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { isStored, type Stored } from './offline.ts';
import type { Maps, Mode, Navigation, Plan, Spot } from '../state.ts';

/** The start that follows the phone. */
export const MY_LOCATION = 'My location';
export const isHere = (s: Spot | null): boolean => s !== null && s.name === MY_LOCATION;

/** A way through all stops by one mode: times are epoch ms. */
export interface Itinerary {
  mode: Mode;
  metres: number;
  seconds: number;
  departs: number;
  arrives: number;
  ways: Way[];
  journeys: Journey[];
  points: Point[];
  climb: number;
}

const MINUTE = 60_000;
/** Stops of a plan as points, the phone's place where it is the start; null where one is missing. */
export function pointsOf(
  stops: Plan['stops'],
  here: { latitude: number; longitude: number } | null,
): Point[] | null {
  const points = stops.map(stop => {
    const place = stop !== null && isHere(stop) ? here : stop;
    return place === null ? null : metresOf(place);
  });
  return points.every(p => p !== null) ? points : null;
}

/** Why there is no way. */
export function refusalOf(plan: Plan, mode: Mode, stored: Stored = null): string {
  if (stored !== null)
    return plan.stops.every(s => s === null || isHere(s) || isStored(stored, metresOf(s)))
      ? 'No way within your offline areas'
      : 'Connect to a network for directions outside of your offline areas';
  const isle = plan.stops.some(s => s !== null && s.address.includes('Gannet Isle'));
  if (isle && mode === 'drive') return 'The ferry to Gannet Isle takes no cars';
  return isle && plan.avoidFerries ? 'Only a ferry goes to Gannet Isle' : 'No way found';
}

/** Directions of a plan by a mode; null where there is none. `minute` is the phone's time in whole minutes. */
export const itineraryOf = (
  plan: Plan,
  mode: Mode,
  latitude: number,
  longitude: number,
  minute: number,
  zone: string,
  stored: Stored = null,
): Itinerary | null =>
  cached(plan, mode, latitude, longitude, plan.when === 'now' || plan.at === null ? minute : 0, zone, stored);

/** Directions of plans that have not changed since, by everything else that decides them. */
const itineraries = new WeakMap<Plan, Map<string, Itinerary | null>>();
function cached(
  plan: Plan,
  mode: Mode,
  latitude: number,
  longitude: number,
  minute: number,
  zone: string,
  stored: Stored,
): Itinerary | null {
  const key = `${stored === null ? '' : JSON.stringify(stored)} ${mode} ${plan.stops.some(isHere) ? `${latitude} ${longitude}` : ''} ${minute} ${zone}`;
  const known = itineraries.get(plan)?.get(key);
  if (known !== undefined) return known;
  const planned = plan_(plan, mode, { latitude, longitude }, minute * MINUTE, zone, stored === null);
  const itinerary = withinStored(planned, stored);
  // A plan that an action still changes has other directions a moment later.
  if (!Object.isFrozen(plan)) return itinerary;
  const own = itineraries.get(plan) ?? new Map<string, Itinerary | null>();
  itineraries.set(plan, own.set(key, itinerary));
  return itinerary;
}

/** Without a network a way is known where all of it lies in areas on the phone. */
const withinStored = (it: Itinerary | null, stored: Stored): Itinerary | null =>
  it !== null && it.points.every(p => isStored(stored, p)) ? it : null;

function plan_(
  plan: Plan,
  mode: Mode,
  here: { latitude: number; longitude: number },
  now: number,
  zone: string,
  live: boolean,
): Itinerary | null {
  const points = pointsOf(plan.stops, here);
  if (!points) return null;
  const at = plan.when === 'now' || plan.at === null ? now : plan.at;
  const options = { avoidFerries: plan.avoidFerries, avoidSteps: plan.avoidSteps };
  const parts = partsAt(at, zone);
  const minutes = parts.hour * 60 + parts.minute;
  const midnight = at - minutes * MINUTE - (at % MINUTE);
  if (mode !== 'transit') {
    const weekend = parts.weekday === 0 || parts.weekday === 6;
    const ways: Way[] = [];
    for (let i = 1; i < points.length; i++) {
      const way = wayBetween(city, points[i - 1]!, points[i]!, mode, {
        ...options,
        ...(mode === 'drive' && live ? { traffic: s => trafficFactor(s, minutes, weekend) } : {}),
      });
      if (!way) return null;
      ways.push(way);
    }
    const seconds = ways.reduce((s, w) => s + w.seconds, 0);
    const line = ways.flatMap(w => w.points);
    const departs = plan.when === 'arrive' ? at - seconds * 1000 : at;
    return {
      mode,
      metres: ways.reduce((s, w) => s + w.metres, 0),
      seconds,
      departs,
      arrives: departs + seconds * 1000,
      ways,
      journeys: [],
      points: line,
      climb: ascentOf(line),
    };
  }
  const journeys: Journey[] = [];
  const legs = points.slice(1).map((to, i) => [points[i]!, to] as const);
  let moment = minutes;
  for (const [from, to] of plan.when === 'arrive' ? [...legs].reverse() : legs) {
    const journey =
      plan.when === 'arrive'
        ? journeyBy(city, from, to, { minutes: moment, weekday: parts.weekday }, options)
        : journeyBetween(city, from, to, { minutes: moment, weekday: parts.weekday }, options);
    if (!journey) return null;
    if (plan.when === 'arrive') {
      journeys.unshift(journey);
      moment = Math.floor(journey.departs);
    } else {
      journeys.push(journey);
      moment = Math.ceil(journey.arrives);
    }
  }
  const departs = midnight + journeys[0]!.departs * MINUTE;
  const arrives = midnight + journeys.at(-1)!.arrives * MINUTE;
  // Who leaves now waits too: a journey is as long as it takes from now.
  const begins = plan.when === 'arrive' ? departs : Math.min(departs, at);
  const line = journeys.flatMap(j => j.legs.flatMap(l => (l.kind === 'walk' ? l.way.points : l.points)));
  return {
    mode,
    metres: journeys.reduce((s, j) => s + j.metres, 0),
    seconds: (arrives - begins) / 1000,
    departs,
    arrives,
    ways: [],
    journeys,
    points: line,
    climb: 0,
  };
}

/** What is done on the way, in order; the time of a step is epoch ms where it has one. */
export interface DirectionStep extends Omit<Step, 'turn'> {
  turn: Step['turn'] | 'ride';
  at: Point;
  when: number | null;
  line?: { name: string; colour: string; kind: string };
}

export function stepsFor(it: Itinerary, stops: readonly Spot[]): DirectionStep[] {
  const names = stops.map(s => s.name);
  if (it.mode !== 'transit')
    return it.ways.flatMap((w, i) => stepsOf(city, w, names[i + 1]).map(s => ({ ...s, when: null })));
  const midnight = it.arrives - it.journeys.at(-1)!.arrives * MINUTE;
  return it.journeys.flatMap((j, i): DirectionStep[] => {
    const rows = j.legs.map((leg, n): DirectionStep => legStep(leg, j.legs[n + 1], names[i + 1]!, midnight));
    return [
      ...rows,
      {
        turn: 'arrive',
        text: `Arrive at ${names[i + 1]}`,
        street: '',
        metres: 0,
        seconds: 0,
        at: it.points.at(-1)!,
        when: midnight + j.arrives * MINUTE,
      },
    ];
  });
}

function legStep(leg: Leg, next: Leg | undefined, destination: string, midnight: number): DirectionStep {
  const seconds = (leg.arrives - leg.departs) * 60;
  const when = midnight + leg.departs * MINUTE;
  if (leg.kind === 'walk')
    return {
      turn: 'start',
      text: `Walk to ${next?.kind === 'ride' ? next.run.stops[next.from]!.name : leg.to || destination}`,
      street: '',
      metres: leg.way.metres,
      seconds,
      at: leg.way.points[0]!,
      when,
    };
  const { line } = leg.run;
  const count = leg.to - leg.from;
  return {
    turn: 'ride',
    text: `${{ bus: 'Bus', tram: 'Tram', ferry: '', rail: 'Train' }[line.kind]} ${line.name} towards ${towards(leg.run)}`.trim(),
    street: `${leg.run.stops[leg.from]!.name} to ${leg.run.stops[leg.to]!.name} · ${count} ${count === 1 ? 'stop' : 'stops'}`,
    metres: leg.metres,
    seconds,
    at: leg.points[0]!,
    when,
    line: { name: line.name, colour: line.colour, kind: line.kind },
  };
}

/** The mode that arrives first, of those that lead there; the order of MODES decides between equals. */
export function fastestOf(
  plan: Plan,
  modes: readonly Mode[],
  latitude: number,
  longitude: number,
  minute: number,
  zone: string,
  stored: Stored = null,
): Mode | null {
  return (
    modes
      .map(mode => ({ mode, it: itineraryOf(plan, mode, latitude, longitude, minute, zone, stored) }))
      .filter(m => m.it !== null)
      .sort((a, b) => Math.round(a.it!.seconds / 60) - Math.round(b.it!.seconds / 60))[0]?.mode ?? null
  );
}

const lineOf = remembered((line: Navigation['line']): Point[] => line.map(([x, y]) => ({ x: x!, y: y! })));
export { lineOf };

/** How far along its way a phone is. */
export function progressOf(
  nav: Navigation,
  here: { latitude: number; longitude: number },
): { along: number; off: number; left: number; seconds: number; at: Point; angle: number } {
  const line = lineOf(nav.line);
  const foot = footOn(line, metresOf(here));
  const left = Math.max(0, lengthOf(line) - foot.along);
  const { angle } = pointAlong(line, foot.along + 6);
  return {
    along: foot.along,
    off: foot.off,
    left,
    seconds: nav.metres > 0 ? (left / Math.max(1, lengthOf(line))) * nav.seconds : 0,
    at: { x: foot.x, y: foot.y },
    angle: ((angle * 180) / Math.PI + 90 + 360) % 360,
  };
}

export const metresBetween = (points: readonly { latitude: number; longitude: number }[]): number =>
  points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(metresOf(points[i - 1]!), metresOf(p))), 0);
export type { Maps, Spot };
