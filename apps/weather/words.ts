import { formatTime, MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { daysBetween, partsAt } from '../../src/state/clock.ts';
import type { Condition, Day, Moon, Pollen } from './model/index.ts';
import type { Units } from './state.ts';

/** How the app writes things. Pure: screens, notifications, tasks and judges write the same. */

export const CONDITION_WORDS: Record<Condition, string> = {
  clear: 'Clear',
  partlyCloudy: 'Partly cloudy',
  cloudy: 'Cloudy',
  fog: 'Fog',
  drizzle: 'Drizzle',
  rain: 'Rain',
  heavyRain: 'Heavy rain',
  sleet: 'Sleet',
  snow: 'Snow',
  thunder: 'Thunderstorms',
  wind: 'Windy',
};
export const conditionWords = (condition: Condition, day = true): string =>
  condition === 'clear' && day ? 'Sunny' : CONDITION_WORDS[condition];

/** A number with a proper minus and without minus nought. */
const number = (x: number, digits = 0): string => {
  const text = (Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x).toFixed(digits);
  return text.startsWith('-') ? `−${text.slice(1)}` : text;
};

export const inUnit = (celsius: number, unit: Units['temperature']): number =>
  unit === 'c' ? celsius : celsius * 1.8 + 32;
/** `9°`. */
export const degrees = (celsius: number, { temperature }: Pick<Units, 'temperature'>): string =>
  `${number(Math.round(inUnit(celsius, temperature)))}°`;
/** `9 °C`. */
export const temperatureWords = (celsius: number, units: Pick<Units, 'temperature'>): string =>
  `${number(Math.round(inUnit(celsius, units.temperature)))} °${units.temperature.toUpperCase()}`;

const WIND: Record<Units['wind'], readonly [factor: number, unit: string]> = {
  kmh: [1, 'km/h'],
  mph: [1 / 1.609344, 'mph'],
  ms: [1 / 3.6, 'm/s'],
  kn: [1 / 1.852, 'kn'],
};
export const windNumber = (kmh: number, { wind }: Pick<Units, 'wind'>): number =>
  Math.round(kmh * WIND[wind][0]);
export const windUnit = ({ wind }: Pick<Units, 'wind'>): string => WIND[wind][1];
export const windWords = (kmh: number, units: Pick<Units, 'wind'>): string =>
  `${windNumber(kmh, units)} ${windUnit(units)}`;
export const rainWords = (mm: number, { rain }: Pick<Units, 'rain'>): string =>
  rain === 'mm'
    ? `${number(mm, mm >= 10 || mm === 0 ? 0 : 1)} mm`
    : `${number(mm / 25.4, mm === 0 ? 0 : 2)} in`;
export const pressureWords = (hpa: number, { pressure }: Pick<Units, 'pressure'>): string =>
  pressure === 'hpa' ? `${Math.round(hpa)} hPa` : `${number(hpa * 0.02953, 2)} inHg`;
export const distanceWords = (km: number, { distance }: Pick<Units, 'distance'>): string => {
  const x = distance === 'km' ? km : km / 1.609344;
  return `${number(x, x < 10 ? 1 : 0)} ${distance}`;
};

const POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export const pointOf = (from: number): string => POINTS[Math.round(from / 22.5) % 16]!;

const BEAUFORT = [2, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118] as const;
const BEAUFORT_WORDS = [
  'Calm',
  'Light air',
  'Light breeze',
  'Gentle breeze',
  'Moderate breeze',
  'Fresh breeze',
  'Strong breeze',
  'Near gale',
  'Gale',
  'Strong gale',
  'Storm',
  'Violent storm',
  'Hurricane force',
] as const;
/** Force of the wind by Beaufort, 0 to 12. */
export const beaufort = (kmh: number): number => {
  const i = BEAUFORT.findIndex(edge => kmh < edge);
  return i < 0 ? 12 : i;
};
export const beaufortWords = (kmh: number): string => BEAUFORT_WORDS[beaufort(kmh)]!;

type Band = readonly [below: number, words: string];
const UV: readonly Band[] = [
  [2.5, 'Low'],
  [5.5, 'Moderate'],
  [7.5, 'High'],
  [10.5, 'Very high'],
];
const VISIBILITY: readonly Band[] = [
  [1, 'Fog'],
  [4, 'Poor'],
  [10, 'Moderate'],
  [20, 'Good'],
];
const bandOf = (bands: readonly Band[], value: number): string | undefined =>
  bands.find(([below]) => value < below)?.[1];
export const uvWords = (uv: number): string => bandOf(UV, uv) ?? 'Extreme';
export const visibilityWords = (km: number): string => bandOf(VISIBILITY, km) ?? 'Excellent';

export const AQI_BANDS = [
  { to: 50, words: 'Good', advice: 'Air is clean. Good for being outside.', colour: '#4fc46a' },
  {
    to: 100,
    words: 'Moderate',
    advice: 'Fine for most. Who is unusually sensitive may want shorter, easier outings.',
    colour: '#f2c230',
  },
  {
    to: 150,
    words: 'Poor for sensitive people',
    advice: 'Children, older people and those with asthma should take it easy outside.',
    colour: '#f08a24',
  },
  {
    to: 200,
    words: 'Unhealthy',
    advice: 'Keep hard exercise indoors. Sensitive people should stay inside where they can.',
    colour: '#e5484d',
  },
  {
    to: 300,
    words: 'Very unhealthy',
    advice: 'Avoid being active outside. Keep windows closed.',
    colour: '#a45bd0',
  },
  {
    to: 500,
    words: 'Hazardous',
    advice: 'Stay indoors and keep windows closed. Wear a mask outside.',
    colour: '#9b2d4a',
  },
] as const;
export const aqiBand = (aqi: number) => AQI_BANDS.find(b => aqi <= b.to) ?? AQI_BANDS[5];

export const POLLEN_WORDS: Record<Pollen['tree'], string> = {
  0: 'None',
  1: 'Low',
  2: 'Moderate',
  3: 'High',
  4: 'Very high',
};
export const moonWords = ({ phase }: Moon): string =>
  phase === 'new' || phase === 'full'
    ? `${phase === 'new' ? 'New' : 'Full'} moon`
    : `${phase[0]!.toUpperCase()}${phase.slice(1)}`;
export const percent = (x: number): string => `${Math.round(x)}%`;

/** `Today`, `Tomorrow`, `Saturday`. */
export function dayName(at: number, now: number, zone: string, short = false): string {
  const days = daysBetween(now, at, zone);
  const name = WEEKDAYS[partsAt(at, zone).weekday]!;
  if (days === 0) return 'Today';
  if (short) return name.slice(0, 3);
  return days === 1 ? 'Tomorrow' : name;
}
/** `14 Mar`. */
export const dateWords = (at: number, zone: string): string => {
  const { day, month } = partsAt(at, zone);
  return `${day} ${MONTHS[month - 1]!.slice(0, 3)}`;
};
/** `Saturday 14 March`. */
export const longDate = (at: number, zone: string): string => {
  const { day, month, weekday } = partsAt(at, zone);
  return `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]}`;
};
/** `9 h 14 min`. */
export const spanWords = (minutes: number): string =>
  minutes % 60 === 0
    ? `${minutes / 60} h`
    : minutes < 60
      ? `${minutes} min`
      : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
/** Hour of a strip: `14:00`, or `2 PM`. */
export const hourWords = (at: number, zone: string, h24: boolean): string =>
  h24 ? formatTime(at, zone) : formatTime(at, zone, false).replace(':00', '');

/** A day in one line: `Sat 14 Mar: Cloudy, 6° to 9°, 40% chance of rain, wind W 20 mph`. */
export const dayLine = (day: Day, zone: string, units: Units): string =>
  [
    `${WEEKDAYS[partsAt(day.at, zone).weekday]!.slice(0, 3)} ${dateWords(day.at, zone)}: ${conditionWords(day.condition)}`,
    `${degrees(day.low, units)} to ${degrees(day.high, units)}`,
    `${percent(day.chance)} chance of ${day.condition === 'snow' ? 'snow' : 'rain'}`,
    `wind ${pointOf(day.windFrom)} ${windWords(day.wind, units)}`,
  ].join(', ');
