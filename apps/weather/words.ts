import { formatTime, MONTHS, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { daysBetween, partsAt } from '../../src/state/clock.ts';
import type { Condition, Day, Level, Moon, Pollen, Warning, WarningKind } from './model/index.ts';
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

export const uvWords = (uv: number): string =>
  uv < 2.5 ? 'Low' : uv < 5.5 ? 'Moderate' : uv < 7.5 ? 'High' : uv < 10.5 ? 'Very high' : 'Extreme';
export const visibilityWords = (km: number): string =>
  km < 1 ? 'Fog' : km < 4 ? 'Poor' : km < 10 ? 'Moderate' : km < 20 ? 'Good' : 'Excellent';

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
  return days === 0 ? 'Today' : days === 1 && !short ? 'Tomorrow' : short ? name.slice(0, 3) : name;
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

export const WARNING_WORDS: Record<WarningKind, string> = {
  wind: 'Strong wind',
  rain: 'Heavy rain',
  snow: 'Snow',
  thunder: 'Thunderstorms',
  fog: 'Fog',
  heat: 'Extreme heat',
  cold: 'Extreme cold',
};
export const LEVEL_WORDS: Record<Level, string> = { yellow: 'Yellow', amber: 'Amber', red: 'Red' };
/** `Yellow warning: strong wind`. */
export const warningTitle = ({ kind, level }: Warning): string =>
  `${LEVEL_WORDS[level]} warning: ${WARNING_WORDS[kind].toLowerCase()}`;

/** `Sat 16:00 – Sun 04:00`. */
export function warningSpan({ from, to }: Warning, now: number, zone: string, h24: boolean): string {
  const day = (at: number) =>
    daysBetween(now, at, zone) === 0 ? 'Today' : WEEKDAYS[partsAt(at, zone).weekday]!.slice(0, 3);
  return `${day(from)} ${formatTime(from, zone, h24)} – ${day(from) === day(to) ? '' : `${day(to)} `}${formatTime(to, zone, h24)}`;
}

export function warningPeak({ kind, peak }: Warning, units: Units): string {
  if (kind === 'wind') return `Gusts up to ${windWords(peak, units)}`;
  if (kind === 'rain') return `Up to ${rainWords(peak, units)} in six hours`;
  if (kind === 'snow')
    return units.rain === 'mm'
      ? `Up to ${Math.round(peak)} cm in six hours`
      : `Up to ${(peak / 2.54).toFixed(1)} in of snow in six hours`;
  if (kind === 'thunder') return `Up to ${rainWords(peak, units)} in an hour`;
  if (kind === 'fog') return `Visibility down to ${distanceWords(peak, units)}`;
  return `${kind === 'heat' ? 'Up to' : 'Down to'} ${temperatureWords(peak, units)}`;
}

/** What to expect and what to do, by kind and level. */
export const WARNING_TEXT: Record<WarningKind, { expect: Record<Level, string>; advice: readonly string[] }> =
  {
    wind: {
      expect: {
        yellow: 'Gusts may delay road, rail and ferry services. Loose things outside can be blown about.',
        amber: 'Travel is likely to be disrupted. Branches may fall and power may fail in places.',
        red: 'Flying debris is a danger to life. Roads, bridges and railways will be closed.',
      },
      advice: [
        'Tie down or bring in what stands loose outside.',
        'Keep away from trees, scaffolding and the sea wall.',
        'Allow more time for journeys, and check ferries before you leave.',
      ],
    },
    rain: {
      expect: {
        yellow: 'Some roads and low ground may flood. Spray makes driving slow.',
        amber: 'Flooding of homes and roads is likely. Some places may be cut off.',
        red: 'Dangerous, fast-flowing flood water is expected. Life is at risk.',
      },
      advice: [
        'Do not walk or drive through flood water.',
        'Clear drains and gutters, and move valuables upstairs.',
        'Keep a torch and a charged phone at hand.',
      ],
    },
    snow: {
      expect: {
        yellow: 'Roads and pavements may be slippery. Some buses and trains will be late.',
        amber: 'Roads may be blocked and villages cut off for a time.',
        red: 'Travel is dangerous. Communities may be cut off for days.',
      },
      advice: [
        'Clear and grit paths early.',
        'Take blankets, water and a shovel in the car.',
        'Look in on neighbours who cannot get out.',
      ],
    },
    thunder: {
      expect: {
        yellow: 'Lightning and sudden downpours are possible.',
        amber: 'Frequent lightning, hail and flash floods are likely.',
        red: 'Violent storms with a danger to life are expected.',
      },
      advice: [
        'Go indoors when you hear thunder; keep off open ground and water.',
        'Unplug what may be damaged.',
        'Wait half an hour after the last thunder.',
      ],
    },
    fog: {
      expect: {
        yellow: 'Journeys by road will take longer. Flights and ferries may be delayed.',
        amber: 'Very dense fog makes driving dangerous.',
        red: 'Travel is dangerous.',
      },
      advice: [
        'Drive slowly with dipped headlights and fog lamps.',
        'Leave more room to the car ahead.',
        'Check flights and ferries before you set out.',
      ],
    },
    heat: {
      expect: {
        yellow: 'Heat may be hard for older people and small children.',
        amber: 'Everyone may feel unwell in the heat. Rail and power may be affected.',
        red: 'The heat is a danger to life, for healthy people too.',
      },
      advice: [
        'Drink often and keep to the shade between 11 and 16.',
        'Close curtains on the sunny side and air at night.',
        'Never leave anyone, or a pet, in a parked car.',
      ],
    },
    cold: {
      expect: {
        yellow: 'Ice on untreated roads and paths.',
        amber: 'Hard frost. Pipes may freeze and travel may be disrupted.',
        red: 'The cold is a danger to life.',
      },
      advice: [
        'Heat the rooms that you use to 18 °C at least.',
        'Wear several thin layers.',
        'Look in on neighbours who live alone.',
      ],
    },
  };

/** A day in one line: `Sat 14 Mar: Cloudy, 6° to 9°, 40% chance of rain, wind W 20 mph`. */
export const dayLine = (day: Day, zone: string, units: Units): string =>
  `${WEEKDAYS[partsAt(day.at, zone).weekday]!.slice(0, 3)} ${dateWords(day.at, zone)}: ${conditionWords(day.condition)}, ${degrees(day.low, units)} to ${degrees(day.high, units)}, ${percent(day.chance)} chance of ${day.condition === 'snow' ? 'snow' : 'rain'}, wind ${pointOf(day.windFrom)} ${windWords(day.wind, units)}`;
