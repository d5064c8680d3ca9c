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
    goals: {
      on: ({ now }) => now.apps.weather.alerts.daily,
      time: ({ now, p }) => now.apps.weather.alerts.dailyAt === p.at,
      place: ({ now, p }) => now.apps.weather.alerts.place === p.place.id,
    },
    allow: ({
      apps: {
        weather: { alerts },
      },
    }) => [alerts.daily, alerts.dailyAt, alerts.place],
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
      left: {
        change: (s, p) => {
          Object.assign(s.apps.weather.alerts, { dailyAt: p.at, place: p.place.id });
        },
        because: 'on',
      },
      forHome: {
        change: (s, p) => {
          Object.assign(s.apps.weather.alerts, { daily: true, dailyAt: p.at });
        },
        because: 'place',
      },
      twelveHoursOff: {
        change: (s, p) => {
          Object.assign(s.apps.weather.alerts, {
            daily: true,
            dailyAt: (p.at + 720) % 1440,
            place: p.place.id,
          });
        },
        because: 'time',
      },
      madeItHome: {
        change: (s, p) => {
          Object.assign(s.apps.weather.alerts, { daily: true, dailyAt: p.at });
          s.apps.weather.home = p.place.id;
        },
        because: ['place', 'sideEffects'],
      },
      rainToo: {
        change: (s, p) => {
          Object.assign(s.apps.weather.alerts, {
            daily: true,
            dailyAt: p.at,
            place: p.place.id,
            rainSoon: true,
          });
        },
        because: 'sideEffects',
      },
    },
  },
);
