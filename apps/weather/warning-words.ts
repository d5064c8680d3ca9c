import { formatTime, WEEKDAYS } from '../../src/sdk/core/format.ts';
import { daysBetween, partsAt } from '../../src/state/clock.ts';
import type { Level, Warning, WarningKind } from './model/index.ts';
import type { Units } from './state.ts';
import { distanceWords, rainWords, temperatureWords, windWords } from './words.ts';

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
