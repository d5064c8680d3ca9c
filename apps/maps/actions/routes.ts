import {
  degreesOf,
  harrowBay as city,
  lengthOf,
  pointAlong,
  addressAt,
} from '../../../src/sdk/city/index.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { epochOf, partsAt, startOfDay } from '../../../src/state/clock.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import {
  distanceWords,
  durationWords,
  isHere,
  itineraryOf,
  lineOf,
  MY_LOCATION,
  progressOf,
  refusalOf,
  storedOf,
} from '../select.ts';
import { Mode, type Maps, type Spot as SpotType } from '../state.ts';
import { action, Bool, copy, Int, located, Null, Obj, Opt, Spot, Union } from './common.ts';

/** How often guidance looks where the phone is, ms. */
const TICK_MS = 10_000;
/** Metres from its end at which a way is done. */
const THERE = 30;
export const hereSpot = (ctx: Pick<Ctx, 'device'>): SpotType => ({
  name: MY_LOCATION,
  address: ctx.device.place.name,
  latitude: ctx.device.place.latitude,
  longitude: ctx.device.place.longitude,
  place: null,
});
const whereIs = (ctx: Ctx): SpotType | null =>
  ctx.allowed('location') && ctx.device.radios.location ? hereSpot(ctx) : null;

function end(state: Maps, ctx: Ctx): void {
  state.navigation = null;
  ctx.cancel('guide');
  ctx.dismiss('navigation');
}

function tell(state: Maps, ctx: Ctx): void {
  const nav = state.navigation!;
  const { left, seconds } = progressOf(nav, ctx.device.place);
  ctx.notify({
    channel: 'navigation',
    tag: 'navigation',
    title: nav.arrived ? `You have arrived at ${nav.to.name}` : `To ${nav.to.name}`,
    text: nav.arrived
      ? nav.to.address
      : `${distanceWords(left, state.settings.units)} · ${durationWords(seconds)}`,
    ongoing: !nav.arrived,
    silent: true,
    route: '/navigate',
  });
}

export const routing = {
  directions: action(
    'Ask for directions, from where the phone is unless told',
    Obj({ to: Union([Spot, Null()]), from: Opt(Union([Spot, Null()])), mode: Opt(Mode) }),
    (state, { to, from, mode }, ctx) => {
      const start = from === undefined ? whereIs(ctx) : from;
      const { avoidFerries, avoidSteps } = state.settings;
      state.plan = {
        stops: [start && copy(start), to && copy(to)],
        mode: mode ?? state.settings.mode,
        avoidFerries,
        avoidSteps,
        when: 'now',
        at: null,
      };
      ctx.open('/directions');
    },
  ),
  setStop: action(
    'Choose one stop of the directions',
    Obj({ index: Int({ minimum: 0, maximum: 5 }), spot: Spot }),
    (state, { index, spot }) => {
      if (index < state.plan.stops.length) state.plan.stops[index] = copy(spot);
    },
  ),
  addStop: action(
    'Add a stop before the destination, or at the end',
    Obj({ spot: Opt(Spot) }),
    (state, { spot }, ctx) => {
      if (state.plan.stops.length >= 6) {
        ctx.toast('Six stops at most');
        return;
      }
      state.plan.stops.push(spot ? copy(spot) : null);
    },
  ),
  removeStop: action(
    'Remove a stop',
    Obj({ index: Int({ minimum: 0, maximum: 5 }) }),
    (state, { index }, ctx) => {
      if (state.plan.stops.length <= 2) {
        ctx.toast('Directions need a start and a destination');
        return;
      }
      state.plan.stops.splice(index, 1);
    },
  ),
  moveStop: action(
    'Move a stop to another place in the order',
    Obj({ index: Int({ minimum: 0 }), to: Int({ minimum: 0 }) }),
    (state, { index, to }) => {
      const [stop] = state.plan.stops.splice(index, 1);
      if (stop !== undefined) state.plan.stops.splice(to, 0, stop);
    },
  ),
  swapStops: action('Turn the directions round', Obj({}), state => {
    state.plan.stops.reverse();
  }),
  setMode: action('Travel by another mode', Obj({ mode: Mode }), (state, { mode }) => {
    state.plan.mode = mode;
  }),
  setOptions: action(
    'Avoid ferries or steps',
    Obj({ avoidFerries: Opt(Bool()), avoidSteps: Opt(Bool()) }),
    (state, options) => {
      Object.assign(state.plan, options);
    },
  ),
  setWhen: action(
    'Leave now, leave at a time or arrive by a time',
    Obj({
      when: StringEnum(['now', 'depart', 'arrive']),
      at: Opt(Union([Int(), Null()])),
      result: Opt(Union([Int(), Null()])),
      day: Opt(Int()),
    }),
    (state, { when, at, result, day }, ctx) => {
      // The phone's time dialog answers with minutes after midnight.
      if (result === null) return;
      state.plan.when = when;
      state.plan.at =
        when === 'now'
          ? null
          : result !== undefined
            ? epochOf(
                {
                  ...partsAt(day ?? startOfDay(ctx.now, ctx.zone), ctx.zone),
                  hour: Math.floor(result / 60),
                  minute: result % 60,
                  second: 0,
                },
                ctx.zone,
              )
            : (at ?? ctx.now);
    },
  ),

  setDay: action(
    'Leave or arrive on another day, at the same time of day',
    Obj({ result: Union([Int(), Null()]) }),
    (state, { result }, ctx) => {
      if (result === null || state.plan.at === null) return;
      const { hour, minute } = partsAt(state.plan.at, ctx.zone);
      state.plan.at = epochOf({ ...partsAt(result, ctx.zone), hour, minute, second: 0 }, ctx.zone);
    },
  ),
  navigate: action(
    'Start guidance along the directions; a preview moves the phone along them',
    Obj({ preview: Bool(), result: Opt(Bool()) }),
    (state, { preview, result }, ctx) => {
      const { plan } = state;
      const { latitude, longitude } = ctx.device.place;
      if (!preview && result === undefined && !ctx.allowed('location')) {
        ctx.ask('location', { action: 'navigate', args: { preview } });
        return;
      }
      if (!preview && !located(ctx)) return;
      const to = plan.stops.at(-1);
      if (!to || plan.stops.some(s => s === null)) {
        ctx.toast('Choose a start and a destination');
        return;
      }
      const stored = storedOf(JSON.parse(JSON.stringify(state.areas)) as Maps['areas'], ctx.online());
      const it = itineraryOf(
        JSON.parse(JSON.stringify(plan)) as typeof plan,
        plan.mode,
        latitude,
        longitude,
        Math.floor(ctx.now / 60_000),
        ctx.zone,
        stored,
      );
      if (!it) {
        ctx.toast(refusalOf(plan, plan.mode, stored));
        return;
      }
      if (!preview && !isHere(plan.stops[0]!)) {
        ctx.toast('Guidance starts from where you are. Try a preview');
        return;
      }
      const line = it.points.map(p => [Math.round(p.x), Math.round(p.y)]);
      state.navigation = {
        to: copy(to),
        mode: plan.mode,
        preview,
        startedAt: ctx.now,
        metres: Math.round(it.metres),
        seconds: Math.round((it.arrives - it.departs) / 1000),
        line,
        arrived: false,
      };
      ctx.schedule(ctx.now + TICK_MS, 'guide', {}, 'guide');
      tell(state, ctx);
      ctx.open('/navigate');
    },
  ),
  guide: action(
    'Look where the phone is on its way; a preview takes it further',
    Obj({}),
    (state, _, ctx) => {
      const nav = state.navigation;
      if (!nav || nav.arrived) return;
      const line = lineOf(JSON.parse(JSON.stringify(nav.line)) as number[][]);
      const long = lengthOf(line);
      if (nav.preview) {
        const p = pointAlong(
          line,
          Math.min(long, long * Math.min(1, (ctx.now - nav.startedAt) / 1000 / Math.max(1, nav.seconds))),
        );
        const heading = ((((p.angle * 180) / Math.PI + 90) % 360) + 360) % 360;
        ctx.system('movePhone', {
          ...degreesOf(p),
          name: addressAt(city, p).name,
          heading: (Math.round(heading * 10) / 10) % 360,
        });
      }
      const { left, off } = progressOf({ ...nav, line: line.map(p => [p.x, p.y]) }, ctx.device.place);
      nav.arrived = left < THERE && off < 60;
      tell(state, ctx);
      if (!nav.arrived) ctx.schedule(ctx.now + TICK_MS, 'guide', {}, 'guide');
    },
  ),
  endNavigation: action('End guidance', Obj({}), (state, _, ctx) => {
    end(state, ctx);
    ctx.close('/navigate');
  }),
  locate: action('Ask for the phone’s place', Obj({ result: Opt(Bool()) }), (_, { result }, ctx) => {
    if (result === undefined && !ctx.allowed('location')) {
      ctx.ask('location', { action: 'locate', args: {} });
      return;
    }
    located(ctx);
  }),
  setLayers: action(
    'Show or hide transit, traffic and terrain',
    Obj({ transit: Opt(Bool()), traffic: Opt(Bool()), terrain: Opt(Bool()) }),
    (state, layers) => {
      Object.assign(state.layers, layers);
    },
  ),
};
