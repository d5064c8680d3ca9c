import { Type, type Static } from 'typebox';
import { Id, StringEnum } from '../../../src/state/schema.ts';
import { feelsLike, humidityOf } from './hour.ts';
import { CONDITIONS, isWet, type Condition, type Hour } from './types.ts';

const { Optional: Opt, Number: Num, Integer: Int } = Type;
const share = (description: string) => Opt(Int({ minimum: 0, maximum: 100, description }));

/** Weather that is to be other than the model's: what is given holds, the rest stays. */
export const Override = Type.Object(
  {
    place: Id('place', { description: 'Place id, saved or not; `placeIdOf` of select.ts makes it.' }),
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Day on the clocks of that place.' }),
    condition: Opt(
      StringEnum([...CONDITIONS], {
        description: 'What the day is like; with `from` and `to`, those hours.',
      }),
    ),
    from: Opt(Int({ minimum: 0, maximum: 23, description: 'First hour of `condition`.' })),
    to: Opt(Int({ minimum: 1, maximum: 24, description: 'Hour at which `condition` ends.' })),
    high: Opt(Num({ description: 'Highest temperature, °C.' })),
    low: Opt(Num({ description: 'Lowest temperature, °C.' })),
    rain: Opt(Num({ minimum: 0, description: 'Rain, or snow as water, of the day, mm; 0 is a dry day.' })),
    chance: share('Highest chance of rain of the day, percent.'),
    wind: Opt(Num({ minimum: 0, description: 'Strongest mean wind, km/h.' })),
    gust: Opt(Num({ minimum: 0, description: 'Strongest gust, km/h.' })),
    windFrom: Opt(
      Int({
        minimum: 0,
        maximum: 359,
        description: 'Where the wind comes from all day, degrees from north.',
      }),
    ),
    humidity: share('Mean relative humidity, percent.'),
    pressure: Opt(Num({ description: 'Mean pressure, hPa.' })),
    uv: Opt(Num({ minimum: 0, description: 'Highest UV index.' })),
    visibility: Opt(Num({ minimum: 0, description: 'Least visibility, km.' })),
    aqi: Opt(Int({ minimum: 0, maximum: 500, description: 'Highest air quality index.' })),
  },
  { additionalProperties: false },
);
export type Override = Static<typeof Override>;
export type Overrides = Record<string, Override>;

/** Rain of an hour, mm, and cloud, percent, where only the condition is given. */
const TYPICAL: Record<Condition, readonly [rain: number, cloud: number]> = {
  clear: [0, 6],
  partlyCloudy: [0, 46],
  cloudy: [0, 92],
  fog: [0, 60],
  wind: [0, 48],
  drizzle: [0.2, 95],
  rain: [1.2, 97],
  heavyRain: [4.5, 100],
  sleet: [0.8, 97],
  snow: [1, 97],
  thunder: [3.4, 98],
};

const tenth = (x: number): number => Math.round(x * 10) / 10;

function dried(h: Hour, most: number): void {
  if (h.rain > 0) Object.assign(h, { condition: 'cloudy', cloud: Math.max(h.cloud, 80) });
  h.rain = 0;
  h.chance = Math.min(h.chance, most);
}

function setCondition(hours: Hour[], { condition, from = 0, to = 24, rain }: Override): void {
  if (condition === undefined) return;
  const inside = hours.filter((_, i) => i >= from && i < to);
  const [each, cloud] = TYPICAL[condition];
  const wet = isWet(condition);
  // A day that is to be wet for some hours is dry in the others; one that is to be dry is dry all day.
  for (const h of hours) dried(h, wet ? 35 : 15);
  for (const h of inside)
    Object.assign(h, {
      condition,
      cloud,
      rain: wet ? Math.max(0.1, tenth(rain === undefined ? each : rain / inside.length)) : 0,
      chance: wet ? 85 : Math.min(h.chance, 10),
      ...(condition === 'fog' ? { visibility: 0.4, humidity: 99 } : {}),
    });
}

/** Scales a field so that its greatest value of the day is the given one. */
function scaled(hours: Hour[], field: 'wind' | 'gust' | 'uv', most: number | undefined): void {
  if (most === undefined) return;
  const was = Math.max(...hours.map(h => h[field]));
  for (const h of hours)
    h[field] = was > 0 ? tenth((h[field] * most) / was) : field === 'uv' && !h.day ? 0 : most;
}

/** The hours of a day with an override's values in place of the model's. */
export function applied(model: readonly Hour[], o: Override): Hour[] {
  const hours = model.map(h => ({ ...h }));
  const mean = (field: 'humidity' | 'pressure') =>
    Math.round(hours.reduce((sum, h) => sum + h[field], 0) / hours.length);
  setCondition(hours, o);
  if (o.rain !== undefined) {
    const all = hours.reduce((sum, h) => sum + h.rain, 0);
    if (o.rain === 0) for (const h of hours) dried(h, 40);
    else if (all > 0)
      for (const h of hours) h.rain = h.rain > 0 ? Math.max(0.1, tenth((h.rain * o.rain) / all)) : 0;
    else
      for (const h of hours.slice(12, 16))
        Object.assign(h, {
          condition: h.temperature <= 0.4 ? 'snow' : 'rain',
          cloud: 96,
          rain: tenth(o.rain / 4),
          chance: 80,
        });
  }
  if (o.chance !== undefined) {
    const most = Math.max(...hours.map(h => h.chance));
    for (const h of hours) h.chance = h.chance === most ? o.chance : Math.min(h.chance, o.chance);
  }
  const low = Math.min(...hours.map(h => h.temperature)),
    high = Math.max(...hours.map(h => h.temperature));
  const [least, most] = [
    o.low ?? Math.min(low, (o.high ?? high) - (high - low)),
    o.high ?? Math.max(high, (o.low ?? low) + (high - low)),
  ];
  scaled(hours, 'wind', o.wind);
  scaled(hours, 'gust', o.gust ?? (o.wind === undefined ? undefined : Math.round(o.wind * 1.5)));
  scaled(hours, 'uv', o.uv);
  const humidity = o.humidity === undefined ? 0 : o.humidity - mean('humidity');
  const pressure = o.pressure === undefined ? 0 : o.pressure - mean('pressure');
  const clear = Math.min(...hours.map(h => h.visibility));
  for (const h of hours) {
    if (o.low !== undefined || o.high !== undefined) {
      h.temperature = tenth(
        high > low ? least + ((h.temperature - low) * (most - least)) / (high - low) : least,
      );
      h.dewPoint = tenth(Math.min(h.dewPoint, h.temperature - 0.1));
    }
    h.wind = Math.round(h.wind);
    h.gust = Math.max(h.wind, Math.round(h.gust));
    if (o.windFrom !== undefined) h.windFrom = o.windFrom;
    h.humidity = Math.max(
      4,
      Math.min(
        100,
        Math.round(
          o.low !== undefined || o.high !== undefined ? humidityOf(h.temperature, h.dewPoint) : h.humidity,
        ) + humidity,
      ),
    );
    h.pressure += Math.round(pressure);
    if (o.visibility !== undefined && clear > 0)
      h.visibility = tenth(Math.min(40, (h.visibility * o.visibility) / clear));
    h.feelsLike = tenth(feelsLike(h.temperature, h.wind, h.humidity));
  }
  return hours;
}
