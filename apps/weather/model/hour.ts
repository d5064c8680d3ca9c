import { climateAt, julyness } from './climate.ts';
import { below, fieldAt, type Field } from './noise.ts';
import { sunHeight } from './sun.ts';
import type { Condition, Hour } from './types.ts';

/** Fields that all places share, so that neighbours have the same fronts: pressure, air masses, moisture, showers, gusts. */
const PRESSURE: Field = { name: 'pressure', degrees: 12, hours: 62, drift: 5, octaves: 2 };
const AIR: Field = { name: 'air', degrees: 12, hours: 74, drift: 4, octaves: 2 };
const MOISTURE: Field = { name: 'moisture', degrees: 6, hours: 30, drift: 6, octaves: 2 };
const SHOWERS: Field = { name: 'showers', degrees: 1, hours: 5, drift: 6, octaves: 2 };
const GUSTS: Field = { name: 'gusts', degrees: 3, hours: 7, drift: 6, octaves: 1 };
const STORMS: Field = { name: 'storms', degrees: 2, hours: 9, drift: 5, octaves: 1 };

const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x));
const mixed = (a: number, b: number, share: number): number => a + (b - a) * share;
const to = (digits: number, x: number): number => {
  const p = 10 ** digits;
  return Math.round(x * p) / p;
};
/** 0 below `a`, 1 above `b`, smooth between. */
const step = (a: number, b: number, x: number): number => {
  const s = clamp((x - a) / (b - a), 0, 1);
  return s * s * (3 - 2 * s);
};

/** Saturation vapour pressure, hPa (Magnus; constants of Alduchov and Eskridge 1996). */
const saturation = (t: number): number => 6.1094 * Math.exp((17.625 * t) / (t + 243.04));
/** Relative humidity, percent, of air with a dew point. */
export const humidityOf = (t: number, dew: number): number =>
  clamp((100 * saturation(dew)) / saturation(t), 4, 100);
function dewPointOf(t: number, humidity: number): number {
  const a = Math.log(humidity / 100) + (17.625 * t) / (t + 243.04);
  return (243.04 * a) / (17.625 - a);
}

/**
 * How warm it feels: wind chill up to 10 °C (Environment Canada and NWS, 2001), Rothfusz's heat index from
 * 27 °C (NWS SR 90-23), and the temperature between. `wind` in km/h.
 */
export function feelsLike(t: number, wind: number, humidity: number): number {
  if (t <= 10 && wind > 4.8) {
    const v = wind ** 0.16;
    return Math.min(t, 13.12 + 0.6215 * t - 11.37 * v + 0.3965 * t * v);
  }
  if (t < 27 || humidity < 40) return t;
  const f = t * 1.8 + 32,
    h = humidity;
  const index =
    -42.379 +
    2.04901523 * f +
    10.14333127 * h -
    0.22475541 * f * h -
    0.00683783 * f * f -
    0.05481717 * h * h +
    0.00122874 * f * f * h +
    0.00085282 * f * h * h -
    0.00000199 * f * f * h * h;
  return Math.max(t, (index - 32) / 1.8);
}

/** What the fields say of a point, before it is told as weather; the map draws these. */
export function fieldsAt(seed: number, lat: number, lon: number, ms: number) {
  const climate = climateAt(lat, lon);
  const july = julyness(ms);
  const wetDays = mixed(climate.wetJan, climate.wetJul, july);
  const north = Math.abs(lat);
  const p = fieldAt(seed, PRESSURE, lat, lon, ms);
  // Lows bring rain in the middle latitudes; near the equator showers come by themselves.
  const lows = step(15, 40, north);
  const wet =
    (-0.75 * lows * p +
      0.75 * fieldAt(seed, MOISTURE, lat, lon, ms) +
      0.5 * fieldAt(seed, SHOWERS, lat, lon, ms)) /
    Math.sqrt(0.5625 * lows + 0.5625 + 0.25);
  /** Share of hours with less rain than this. */
  const rank = below(wet);
  const wetHours = clamp(wetDays / 31, 0, 0.95) ** 1.25 * 0.42;
  /** Above nought it rains. */
  const over = (rank - (1 - wetHours)) / Math.max(0.02, wetHours);
  const heavy =
    mixed(3.2, 9, 1 - lows) * (0.7 + 0.6 * step(0, 25, climate.mean + climate.swing * (1 - 2 * july)));
  const rain = over <= 0 ? 0 : heavy * over * over + 0.15 * over;
  return { climate, july, p, rank, wetHours, over, rain, north, lows };
}

const STEP = 0.5;
/** Wind over the point, from the slope of the pressure (geostrophic, across the equator with the trades), km/h and degrees. */
function windAt(
  seed: number,
  lat: number,
  lon: number,
  ms: number,
  lows: number,
): { wind: number; windFrom: number } {
  const dy =
    (fieldAt(seed, PRESSURE, lat + STEP, lon, ms) - fieldAt(seed, PRESSURE, lat - STEP, lon, ms)) /
    (2 * STEP);
  const dx =
    (fieldAt(seed, PRESSURE, lat, lon + STEP, ms) - fieldAt(seed, PRESSURE, lat, lon - STEP, ms)) /
    (2 * STEP) /
    Math.max(0.3, Math.cos((lat * Math.PI) / 180));
  const side = lat < 0 ? -1 : 1;
  // Westerlies in the middle latitudes, easterlies below 28 degrees.
  const mean = mixed(-9, 6, step(22, 36, Math.abs(lat)));
  const u = mean - side * 56 * dy * mixed(0.4, 1, lows);
  const v = side * 56 * dx * mixed(0.4, 1, lows);
  const speed = Math.hypot(u, v);
  return { wind: 58 * Math.tanh(speed / 58), windFrom: ((Math.atan2(-u, -v) * 180) / Math.PI + 360) % 360 };
}

/** The kind of what falls. */
function kindOf(rain: number, t: number, stormy: boolean): Condition {
  if (t <= 0.4) return 'snow';
  if (t <= 1.6) return 'sleet';
  if (stormy && rain >= 1) return 'thunder';
  return rain < 0.35 ? 'drizzle' : rain < 3 ? 'rain' : 'heavyRain';
}

/**
 * UV index for a clear sky from the sun's height (Madronich 2007: 12.5 µ^2.42 at 300 DU, a sixth less under
 * the 350 DU of the middle latitudes), less what clouds keep off.
 */
const uvAt = (height: number, cloud: number, north: number): number =>
  height <= 0
    ? 0
    : mixed(12.5, 10.4, step(20, 48, north)) *
      Math.sin((height * Math.PI) / 180) ** 2.42 *
      (1 - 0.72 * (cloud / 100) ** 3);

/** The condition of a dry hour. */
export function dryCondition(
  cloud: number,
  gust: number,
  humidity: number,
  wind: number,
  foggy: boolean,
): Condition {
  if (foggy && humidity >= 93 && wind < 15) return 'fog';
  if (gust >= 62) return 'wind';
  return cloud < 22 ? 'clear' : cloud < 68 ? 'partlyCloudy' : 'cloudy';
}

/**
 * The weather of the hour that begins at `ms`, a pure function of seed, place and time. Mean and range come
 * from the climate; fronts move anomalies over
 * them for days; sun and clouds make the day's course.
 */
export function hourAt(seed: number, lat: number, lon: number, ms: number): Hour {
  const { climate, july, p, rank, wetHours, over, rain: raw, north, lows } = fieldsAt(seed, lat, lon, ms);
  const damp = step(0, 10, mixed(climate.wetJan, climate.wetJul, july));
  const cloud = clamp(
    100 * step(mixed(0.5, -0.12, damp), mixed(1.12, 0.8, damp), rank),
    over > 0 ? 78 : 0,
    100,
  );
  const { wind: geo, windFrom } = windAt(seed, lat, lon, ms, lows);
  const height = sunHeight(lat, lon, ms);
  const solar = (((ms / 3_600_000 + lon / 15) % 24) + 24) % 24;
  // Warmest about 15, coldest about 5 of the sun's clock.
  const course =
    Math.cos(((solar - 15) / 24) * 2 * Math.PI) * 0.88 + 0.14 * Math.cos(((solar - 15) / 12) * 2 * Math.PI);
  const light = 0.45 + 0.55 * step(-10, 45, 90 - Math.abs(lat - 23.4 * (2 * july - 1)));
  const range = climate.range * light * mixed(1.2, 0.6, cloud / 100);
  const season = climate.mean + climate.swing * (1 - 2 * july);
  const anomaly =
    mixed(1.75, 5.2, climate.inland) *
    mixed(0.45, 1, lows) *
    Math.tanh(0.62 * fieldAt(seed, AIR, lat, lon, ms)) *
    1.35;
  const temperature = season + anomaly + (range / 2) * course - (over > 0 ? 0.8 : 0);
  const mean = clamp(mixed(34, 72, damp) + 22 * (rank - 0.45) + (1 - climate.inland) * 5, 14, 96);
  const dewPoint = Math.min(
    temperature - (over > 0 ? 0.4 : 0.1),
    dewPointOf(season + anomaly, mean) + (over > 0 ? 1.2 : 0),
  );
  const humidity = humidityOf(temperature, dewPoint);
  const breeze = 0.82 + 0.26 * Math.max(0, course);
  const wind = clamp((3.5 + geo * mixed(0.78, 0.62, climate.inland)) * breeze, 1, 95);
  const gust = wind * (1.42 + 0.16 * fieldAt(seed, GUSTS, lat, lon, ms) ** 2) + 3;
  const rain = raw < 0.05 ? 0 : to(1, raw);
  const stormy = temperature > 15 && fieldAt(seed, STORMS, lat, lon, ms) > 0.9;
  const foggy = rank > 0.22 && rank < 0.75 && height < 18;
  const condition =
    rain > 0 ? kindOf(rain, temperature, stormy) : dryCondition(cloud, gust, humidity, wind, foggy);
  const visibility =
    condition === 'fog'
      ? mixed(0.2, 0.9, (100 - humidity) / 5)
      : clamp(
          38 -
            0.22 * Math.max(0, humidity - 45) -
            5.5 * Math.sqrt(raw * (condition === 'snow' ? 4 : 1)) -
            climate.dust * 0.16,
          0.6,
          40,
        );
  return {
    at: ms,
    temperature: to(1, temperature),
    feelsLike: to(1, feelsLike(temperature, wind, humidity)),
    dewPoint: to(1, dewPoint),
    condition,
    rain,
    chance:
      rain > 0
        ? clamp(Math.round((55 + 46 * Math.min(1, over)) / 5) * 5, 55, 95)
        : clamp(Math.round((46 + 120 * (rank - (1 - wetHours))) / 5) * 5, 0, 45),
    windFrom: Math.round(windFrom) % 360,
    wind: Math.round(wind),
    gust: Math.round(gust),
    humidity: Math.round(humidity),
    pressure: Math.round(
      mixed(1012, 1015, lows) +
        p * mixed(2.2, 9.5, lows) * (1 + 0.15 * (1 - july) * (lat > 0 ? 1 : -1)) -
        Math.max(0, north - 60) * 0.06,
    ),
    uv: to(1, uvAt(height, cloud, north)),
    visibility: to(1, visibility),
    cloud: Math.round(cloud),
    day: height > -0.833,
  };
}
