import { sunHeight, type Condition, type Spot } from '../model/index.ts';

/** A sky from its top to the horizon. White type of any size stands on each of these colours (4.5 to 1 at least). */
export interface Sky {
  top: string;
  middle: string;
  low: string;
  night: boolean;
}

const DAY: Record<Condition, readonly [string, string, string]> = {
  clear: ['#134f9e', '#2266b4', '#2f78bd'],
  partlyCloudy: ['#1d5391', '#34679d', '#44749f'],
  wind: ['#1a5a84', '#2f6a8c', '#43768d'],
  cloudy: ['#3f5266', '#516579', '#617588'],
  fog: ['#505d68', '#5e6b76', '#687580'],
  drizzle: ['#37495c', '#46596d', '#566a7d'],
  rain: ['#2c3e52', '#3b4f65', '#4c6277'],
  heavyRain: ['#212f40', '#2d3e51', '#3a4e62'],
  sleet: ['#3d4f66', '#4d617a', '#5d728b'],
  snow: ['#4a5f7b', '#586e8a', '#647997'],
  thunder: ['#22243d', '#343654', '#474a66'],
};
const NIGHT: Record<Condition, readonly [string, string, string]> = {
  clear: ['#060b22', '#101c42', '#22335f'],
  partlyCloudy: ['#0b1229', '#18233f', '#2b3a58'],
  wind: ['#08182a', '#12283f', '#213e56'],
  cloudy: ['#121924', '#1f2937', '#313d4d'],
  fog: ['#1c232b', '#2a323b', '#3b444e'],
  drizzle: ['#101722', '#1c2633', '#2b3745'],
  rain: ['#0d141e', '#18222f', '#283543'],
  heavyRain: ['#090e16', '#131b26', '#212c38'],
  sleet: ['#131b28', '#202b3b', '#323f51'],
  snow: ['#182234', '#263349', '#384862'],
  thunder: ['#0d0d1d', '#18182c', '#282a44'],
};
const DUSK: readonly [string, string, string] = ['#28386f', '#70507f', '#a8603f'];
const DUSK_GREY: readonly [string, string, string] = ['#2f3850', '#524e62', '#75605c'];
/** Skies whose dusk is seen. */
const OPEN: readonly Condition[] = ['clear', 'partlyCloudy', 'wind'];

function mix(a: string, b: string, share: number): string {
  const part = (at: number) =>
    Math.round(parseInt(a.slice(at, at + 2), 16) * (1 - share) + parseInt(b.slice(at, at + 2), 16) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

const clamp = (x: number): number => Math.max(0, Math.min(1, x));

/** The sky over a place in an hour: by day, at dusk, at night, as the condition colours it. */
export function skyOf(place: Spot, at: number, condition: Condition): Sky {
  const height = sunHeight(place.lat, place.lon, at);
  const light = clamp((height + 8) / 14);
  const dusk = clamp(1 - Math.abs(height + 1) / 8) * (OPEN.includes(condition) ? 1 : 0.55);
  const glow = OPEN.includes(condition) ? DUSK : DUSK_GREY;
  const [top, middle, low] = [0, 1, 2].map(i =>
    mix(mix(NIGHT[condition][i]!, DAY[condition][i]!, light), glow[i]!, dusk),
  ) as [string, string, string];
  return { top, middle, low, night: height < -3 };
}

export const gradientOf = ({ top, middle, low }: Sky): string =>
  `linear-gradient(180deg, ${top} 0%, ${middle} 55%, ${low} 100%)`;
