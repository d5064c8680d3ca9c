export const CONDITIONS = [
  'clear',
  'partlyCloudy',
  'cloudy',
  'fog',
  'drizzle',
  'rain',
  'heavyRain',
  'sleet',
  'snow',
  'thunder',
  'wind',
] as const;
export type Condition = (typeof CONDITIONS)[number];
/** What falls, the least first. */
export const WET: readonly Condition[] = ['drizzle', 'sleet', 'rain', 'snow', 'heavyRain', 'thunder'];
export const isWet = (condition: Condition): boolean => WET.includes(condition);

/** A point on the globe with the zone of its clocks. */
export interface Spot {
  lat: number;
  lon: number;
  zone: string;
}

/** The weather of one hour, in °C, mm, km/h, percent, hPa, km. */
export interface Hour {
  /** Its beginning, epoch ms. */
  at: number;
  temperature: number;
  feelsLike: number;
  dewPoint: number;
  condition: Condition;
  /** Rain, or snow as water. */
  rain: number;
  /** Chance of rain or snow. */
  chance: number;
  /** Where the wind comes from, degrees from north. */
  windFrom: number;
  wind: number;
  gust: number;
  humidity: number;
  pressure: number;
  uv: number;
  visibility: number;
  cloud: number;
  /** Whether the sun is up. */
  day: boolean;
}
