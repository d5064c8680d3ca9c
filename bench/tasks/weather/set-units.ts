import type { Units } from '../../../apps/weather/state.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import { button, done, open, tap, toggle } from '../steps.ts';

const WIND = { kmh: 'km/h', mph: 'mph', ms: 'm/s', kn: 'kn' } as const;
const TEMPERATURE = { c: '°C', f: '°F' } as const;
const PRESSURE = { hpa: 'hPa', inhg: 'inHg' } as const;
const RAIN = { mm: 'mm', in: 'in' } as const;
type Wanted = Pick<Units, 'wind' | 'temperature' | 'pressure' | 'rain'>;
const words = (p: Wanted) =>
  [
    TEMPERATURE[p.temperature],
    WIND[p.wind],
    RAIN[p.rain] === 'in' ? 'inches' : 'millimetres',
    PRESSURE[p.pressure],
  ] as const;

export const setUnits = task(
  'weather/set-units',
  params({
    temperature: oneOf('c', 'f'),
    wind: oneOf('kmh', 'mph', 'ms', 'kn'),
    rain: oneOf('mm', 'in'),
    pressure: oneOf('hpa', 'inhg'),
    distance: oneOf('km', 'mi'),
  }),
  {
    tags: ['settings', 'choice'],
    ask: {
      en: [
        p => {
          const [t, w, r, h] = words(p);
          return `Set Skylight to show temperatures in ${t}, wind in ${w}, rain in ${r} and pressure in ${h}. Leave the unit of distance as it is.`;
        },
        p => {
          const [t, w, r, h] = words(p);
          return `Change the weather app's units: ${t}, ${w} for wind, ${r} for rain, ${h} for pressure. Visibility stays as it is.`;
        },
      ],
      zh: [
        p => {
          const [t, w, , h] = words(p);
          return `把 Skylight 的单位改成：温度 ${t}，风速 ${w}，降雨 ${p.rain === 'mm' ? '毫米' : '英寸'}，气压 ${h}；距离单位不要动。`;
        },
      ],
    },
    // Every unit that is asked for differs from what is set.
    setup: (s, p) => {
      s.apps.weather.units = {
        temperature: p.temperature === 'c' ? 'f' : 'c',
        wind: p.wind === 'kmh' ? 'mph' : 'kmh',
        rain: p.rain === 'mm' ? 'in' : 'mm',
        pressure: p.pressure === 'hpa' ? 'inhg' : 'hpa',
        distance: p.distance,
      };
    },
    expect: {
      temperature: (_s, { temperature }, ctx) => ctx.act('weather', 'setUnits', { units: { temperature } }),
      wind: (_s, { wind }, ctx) => ctx.act('weather', 'setUnits', { units: { wind } }),
      rain: (_s, { rain }, ctx) => ctx.act('weather', 'setUnits', { units: { rain } }),
      pressure: (_s, { pressure }, ctx) => ctx.act('weather', 'setUnits', { units: { pressure } }),
    },
    solve: function* (seen, p) {
      seen = yield open('weather');
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Settings'));
      for (const name of [TEMPERATURE[p.temperature], WIND[p.wind], RAIN[p.rain], PRESSURE[p.pressure]])
        seen = yield tap(seen, toggle(name));
      yield done();
    },
  },
);
