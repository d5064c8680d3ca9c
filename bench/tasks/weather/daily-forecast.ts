import { task } from '../form.ts';
import { int, oneOf, params, timeText } from '../sample.ts';
import { button, done, enterTime, open, rid, row, tap, toggle } from '../steps.ts';
import { PLACES } from './make.ts';

const AWAY = PLACES.slice(1);

export const dailyForecast = task(
  'weather/daily-forecast',
  params({ place: oneOf(...AWAY), at: int(5 * 60, 22 * 60 + 45, 15) }),
  {
    tags: ['settings', 'notification', 'clock'],
    ask: {
      en: [
        p => `Have Skylight notify me every day at ${timeText(p.at)} with the forecast for ${p.place.name}.`,
        p =>
          `Turn on the daily forecast notification of the weather app, at ${timeText(p.at)}, and for ${p.place.name} rather than for home.`,
      ],
      zh: [p => `让 Skylight 每天 ${timeText(p.at)} 用通知告诉我${p.place.zh}的天气预报。`],
    },
    setup: (s, p) => {
      Object.assign(s.apps.weather.alerts, { daily: false, dailyAt: p.at === 435 ? 495 : 435, place: null });
    },
    expect: {
      on: (_s, _p, ctx) => ctx.act('weather', 'setAlerts', { alerts: { daily: true } }),
      time: (_s, p, ctx) => ctx.act('weather', 'setAlerts', { alerts: { dailyAt: p.at } }),
      place: (_s, p, ctx) => ctx.act('weather', 'setAlerts', { alerts: { place: p.place.id } }),
    },
    solve: function* (seen, p) {
      seen = yield open('weather');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Notifications'));
      seen = yield tap(seen, rid('place'));
      seen = yield tap(seen, toggle(p.place.name));
      seen = yield tap(seen, rid('daily'));
      seen = yield tap(seen, row('Time'));
      yield* enterTime(seen, p.at);
      yield done();
    },
    nearMisses: {
      madeItHome: {
        change: (_s, p, ctx) => {
          ctx.act('weather', 'setAlerts', { alerts: { daily: true, dailyAt: p.at } });
          ctx.act('weather', 'setHome', { place: p.place.id });
        },
        because: ['place', 'sideEffects'],
      },
      rainInstead: {
        change: (_s, p, ctx) =>
          ctx.act('weather', 'setAlerts', {
            alerts: { rainSoon: true, dailyAt: p.at, place: p.place.id },
          }),
        because: ['on', 'sideEffects'],
      },
    },
  },
);
