import { Type } from 'typebox';
import { actionsOf } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { formatTime } from '../../src/sdk/core/format.ts';
import { daysBetween } from '../../src/state/clock.ts';
import { due, dueOf, nextWarning, RAIN_AHEAD, toldKey } from './due.ts';
import { Alerts, Units, type Weather } from './state.ts';
import {
  alertPlace,
  cityOf,
  conditionWords,
  dayOf,
  degrees,
  forecastText,
  HERE,
  nextRain,
  noonOf,
  percent,
  placeHere,
  savedPlaces,
  warningPeak,
  warningsOf,
  warningSpan,
  warningTitle,
  windWords,
  pointOf,
  daysFrom,
  type PlaceView,
} from './select.ts';

const action = actionsOf<Weather>();
const { Object: Obj, String: Str, Boolean: Bool, Integer: Int, Optional: Opt } = Type;

/** What a forecast of all places takes, bytes. */
const FETCH_BYTES = 38_000;
const STALE = 15 * 60_000;
const MOST_PLACES = 20;

/** Puts what waits on the phone's clock in step with the state. */
export function replan(state: Weather, ctx: Ctx): void {
  const plan = dueOf(state, ctx);
  for (const id of Object.values(due)) {
    const next = plan[id];
    if (next) ctx.schedule(next.at, next.action, next.args, id);
    else ctx.cancel(id);
  }
}

/** Fetches where the forecast is older than a quarter of an hour. Runs when a screen comes to the front. */
export function freshen(state: Weather, ctx: Ctx): void {
  if (ctx.now - state.updatedAt < STALE || !ctx.online()) return;
  state.updatedAt = ctx.now;
  ctx.transferred(FETCH_BYTES);
}

function placeOf(state: Weather, key: string, ctx: Ctx): PlaceView | undefined {
  if (key === HERE) return ctx.allowed('location') ? placeHere(state, ctx.device) : undefined;
  const city = state.places[key] ?? cityOf(state.gazetteer, key);
  return city ? { ...city, id: key, key, addedAt: 0 } : undefined;
}

const placing = {
  addPlace: action(
    'Save a city of the gazetteer, after the other places',
    Obj({ city: Str() }),
    (state, { city: id }, ctx) => {
      const city = cityOf(state.gazetteer, id);
      if (!city) return;
      if (state.places[id]) {
        ctx.toast(`${city.name} is in your places already`);
        return;
      }
      if (state.order.length >= MOST_PLACES) {
        ctx.toast(`You can save ${MOST_PLACES} places. Remove one first`);
        return;
      }
      const { id: _, ...rest } = city;
      state.places[id] = { ...rest, addedAt: ctx.now };
      state.order.push(id);
      state.home ??= id;
      state.shown = id;
      replan(state, ctx);
      ctx.toast(`${city.name} added`);
    },
  ),
  removePlace: action('Take a place off the list', Obj({ place: Str() }), (state, { place }, ctx) => {
    const found = state.places[place];
    if (!found) return;
    delete state.places[place];
    state.order = state.order.filter(id => id !== place);
    if (state.home === place) state.home = state.order[0] ?? null;
    if (state.alerts.place === place) state.alerts.place = null;
    if (state.shown === place) state.shown = null;
    state.compared = state.compared.filter(id => id !== place);
    replan(state, ctx);
    ctx.toast(`${found.name} removed`);
  }),
  movePlace: action(
    'Move a saved place to another position of the list',
    Obj({ place: Str(), to: Int({ minimum: 0 }) }),
    (state, { place, to }) => {
      const from = state.order.indexOf(place);
      if (from < 0 || from === to) return;
      state.order.splice(from, 1);
      state.order.splice(to, 0, place);
    },
  ),
  setHome: action('Make a saved place the home place', Obj({ place: Str() }), (state, { place }, ctx) => {
    if (!state.places[place] || state.home === place) return;
    state.home = place;
    replan(state, ctx);
    ctx.toast(`${state.places[place].name} is your home place`);
  }),
  setHere: action(
    'Show or hide the weather where the phone is',
    Obj({ on: Bool() }),
    (state, { on }, ctx) => {
      if (on) {
        ctx.ask('location', { action: 'locate', args: {} });
        return;
      }
      state.here = false;
      if (state.shown === HERE) state.shown = null;
    },
  ),
  locate: action(
    'Go on after the location permission was answered',
    Obj({ result: Bool() }),
    (state, { result }, ctx) => {
      if (!result) {
        ctx.toast('Allow location for Skylight in Settings to see the weather where you are');
        return;
      }
      if (!ctx.device.radios.location) {
        ctx.toast('Turn on Location to see the weather where you are');
        return;
      }
      state.here = true;
      state.shown = HERE;
    },
  ),
  show: action('Choose the place that the app shows', Obj({ place: Str() }), (state, { place }, ctx) => {
    if (place === HERE ? state.here : state.places[place]) {
      state.shown = place;
      freshen(state, ctx);
    }
  }),
  compare: action(
    'Choose the two places that are compared',
    Obj({ first: Str(), second: Str() }),
    (state, { first, second }, ctx) => {
      if (placeOf(state, first, ctx) && placeOf(state, second, ctx)) state.compared = [first, second];
    },
  ),
  share: action(
    'Share the forecast of a place as text: of a day, or of three from today',
    Obj({ place: Str(), day: Opt(Str()) }),
    (state, { place: key, day }, ctx) => {
      const place = placeOf(state, key, ctx);
      if (!place) return;
      const text =
        day === undefined
          ? forecastText(state, place, ctx.now, 3)
          : forecastText(state, place, noonOf(day, place.zone), 1);
      ctx.start({ verb: 'SEND', mime: 'text/plain', text, title: `Weather in ${place.name}` });
    },
  ),
  refresh: action('Fetch the forecast again', Obj({}), (state, _, ctx) => {
    if (!ctx.online()) {
      ctx.toast('You’re offline. Connect to update the forecast');
      return;
    }
    state.updatedAt = ctx.now;
    ctx.transferred(FETCH_BYTES);
    ctx.toast('Forecast is up to date');
  }),
};

const setting = {
  setUnits: action('Change units', Obj({ units: Type.Partial(Units) }), (state, { units }) => {
    Object.assign(state.units, units);
  }),
  setAlerts: action(
    'Change what the app notifies of',
    Obj({ alerts: Type.Partial(Alerts) }),
    (state, { alerts }, ctx) => {
      if (alerts.place && !state.places[alerts.place]) return;
      Object.assign(state.alerts, alerts);
      replan(state, ctx);
      if ((alerts.rainSoon || alerts.severe || alerts.daily) && !ctx.os.installed[ctx.app]?.notifications)
        ctx.toast('Notifications are off for Skylight. Turn them on in Settings');
    },
  ),
  setDailyAt: action(
    'Set the time of the daily forecast, in minutes of the day',
    Obj({ result: Int({ minimum: 0, maximum: 1439 }) }),
    (state, { result }, ctx) => {
      state.alerts.dailyAt = result;
      replan(state, ctx);
    },
  ),
};

/** What timers run. Without a connection nothing is told, as nothing could be fetched. */
const telling = {
  tellDay: action('Notify of the day’s forecast, and wait for tomorrow’s', Obj({}), (state, _, ctx) => {
    const place = alertPlace(state);
    if (place && state.alerts.daily && ctx.online()) {
      const day = daysFrom(state, place, ctx.now, 1)[0]!;
      const warning = warningsOf(state, place, ctx.now)[0];
      ctx.notify({
        channel: 'daily',
        tag: 'daily',
        title: `${place.name} today: ${conditionWords(day.condition)}, ${degrees(day.low, state.units)} to ${degrees(day.high, state.units)}`,
        text: `${percent(day.chance)} chance of rain, wind ${pointOf(day.windFrom)} ${windWords(day.wind, state.units)}${warning ? `. ${warningTitle(warning)}` : ''}`,
        route: `/day/${place.key}/${day.date}`,
      });
    }
    replan(state, ctx);
  }),
  tellRain: action(
    'Notify of rain or snow that begins within half an hour, and wait for the next',
    Obj({}),
    (state, _, ctx) => {
      const place = alertPlace(state);
      const rain = place && nextRain(state, place, ctx.now);
      if (place && rain && state.alerts.rainSoon && ctx.online() && rain.at <= ctx.now + RAIN_AHEAD) {
        ctx.notify({
          channel: 'rain',
          tag: 'rain',
          title: `${rain.words} soon in ${place.name}`,
          text: `Expected from about ${formatTime(rain.at, place.zone, ctx.os.settings.clock24)}`,
          route: `/hourly/${place.key}`,
        });
      }
      replan(state, ctx);
    },
  ),
  tellSevere: action(
    'Notify of severe weather that begins within six hours, and wait for the next',
    Obj({}),
    (state, _, ctx) => {
      const place = alertPlace(state);
      for (
        let next = nextWarning(state, ctx.now);
        place && state.alerts.severe && ctx.online() && next && next.at <= ctx.now;
        next = nextWarning(state, ctx.now)
      ) {
        const { warning } = next;
        state.told.push(toldKey(place.id, warning));
        ctx.notify({
          channel: 'severe',
          tag: `severe-${warning.id}`,
          title: warningTitle(warning),
          route: `/alert/${place.key}/${warning.id}`,
          text: `${place.name}, ${warningSpan(warning, ctx.now, place.zone, ctx.os.settings.clock24)}. ${warningPeak(warning, state.units)}`,
        });
      }
      state.told = state.told.filter(key => {
        const date = /(\d{4}-\d\d-\d\d)-\d\d \w+$/.exec(key)?.[1];
        return date !== undefined && daysBetween(noonOf(date, ctx.zone), ctx.now, ctx.zone) < 8;
      });
      replan(state, ctx);
    },
  ),
  replan: action('Put the timers in step with the settings and the clock', Obj({}), (state, _, ctx) =>
    replan(state, ctx),
  ),
};

export const actions = { ...placing, ...setting, ...telling };
/** For judges: the forecast that a share carries. */
export const sharedText = (state: Weather, key: string, now: number, day?: string): string => {
  const place = savedPlaces(state).find(p => p.key === key)!;
  return day === undefined
    ? forecastText(state, place, now, 3)
    : forecastText(state, place, dayOf(state, place, day).at, 1);
};
