import { Type } from 'typebox';
import { words } from '../words.ts';
import { routeText } from './fares.ts';
import { action, HOUR, tell } from './shared.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { type Flight, type Stays } from '../state.ts';

/** What happens to flights by themselves: a delay is told three hours before, a gate fifty minutes before, and they land. */
export function flightTimers(
  id: string,
  flight: Pick<Flight, 'legs'>,
): Record<string, { at: number; action: string; args: object }> {
  const timers: Record<string, { at: number; action: string; args: object }> = {};
  flight.legs.forEach((leg, i) => {
    timers[`stays-delay-${id}-${i}`] = {
      at: leg.departs - 3 * HOUR,
      action: 'delayed',
      args: { flight: id, leg: i },
    };
    timers[`stays-gate-${id}-${i}`] = {
      at: leg.departs - 50 * 60_000,
      action: 'gateOpens',
      args: { flight: id, leg: i },
    };
  });
  timers[`stays-open-${id}`] = {
    at: flight.legs[0]!.departs - 48 * HOUR,
    action: 'checkInOpens',
    args: { flight: id },
  };
  timers[`stays-landed-${id}`] = {
    at: flight.legs.at(-1)!.arrives + HOUR,
    action: 'landed',
    args: { flight: id },
  };
  return timers;
}

export function planFlight(state: Stays, ctx: Ctx, id: string): void {
  for (const [timer, { at, action: name, args }] of Object.entries(flightTimers(id, state.flights[id]!)))
    if (at > ctx.now) ctx.schedule(at, name, args, timer);
}

export function dropFlight(state: Stays, ctx: Ctx, id: string): void {
  for (const timer of Object.keys(flightTimers(id, state.flights[id]!))) ctx.cancel(timer);
}

export const onTheDay = {
  delayed: action(
    'A flight may be late',
    Type.Object({ flight: Type.String(), leg: Type.Integer({ minimum: 0 }) }),
    (state, { flight: id, leg: i }, ctx) => {
      const flight = state.flights[id];
      const leg = flight?.legs[i];
      if (flight?.status !== 'booked' || !leg) return;
      if (ctx.chance('late', leg.number, leg.day) >= 0.4) return;
      leg.delay = 15 + 5 * Math.floor(ctx.chance('delay', leg.number, leg.day) * 16);
      const t = ctx.words(words);
      tell(state, ctx, 'trips', {
        tag: `${id}-${i}`,
        title: t('noteDelay', { number: leg.number }),
        text: t('noteDelayText', {
          minutes: leg.delay,
          time: ctx.format.time(leg.departs + leg.delay * 60_000),
        }),
        route: `/flight/${id}`,
      });
    },
  ),
  gateOpens: action(
    'The gate of a flight is known',
    Type.Object({ flight: Type.String(), leg: Type.Integer({ minimum: 0 }) }),
    (state, { flight: id, leg: i }, ctx) => {
      const leg = state.flights[id]?.legs[i];
      if (state.flights[id]?.status !== 'booked' || !leg) return;
      const t = ctx.words(words);
      leg.gate = `${'ABC'[Math.floor(ctx.chance('pier', leg.number, leg.day) * 3)]!}${1 + Math.floor(ctx.chance('gate', leg.number, leg.day) * 14)}`;
      tell(state, ctx, 'trips', {
        tag: `${id}-${i}`,
        title: t('noteGate', { number: leg.number, gate: leg.gate }),
        text: `${leg.from} – ${leg.to}`,
        route: `/boarding/${id}`,
      });
    },
  ),
  checkInOpens: action(
    'Check-in opens',
    Type.Object({ flight: Type.String() }),
    (state, { flight: id }, ctx) => {
      const flight = state.flights[id];
      if (flight?.status !== 'booked' || flight.checkedIn) return;
      const t = ctx.words(words);
      tell(state, ctx, 'trips', {
        tag: `${id}-open`,
        title: t('noteCheckIn'),
        text: routeText(flight),
        route: `/flight/${id}`,
      });
    },
  ),
  landed: action('Flights are over', Type.Object({ flight: Type.String() }), (state, { flight: id }) => {
    if (state.flights[id]?.status === 'booked') state.flights[id].status = 'flown';
  }),
};
