import { conditionWords, dateWords, dayName, degrees, percent, type Day, type PlaceView } from '../select.ts';
import { Glyph } from './Glyph.tsx';
import { useNav, useWeather } from './hooks.ts';
import css from './forecast.module.css';
import common from './sky.module.css';

/** Colour of a temperature, from violet cold over blue, green and yellow to red. */
export function warmth(celsius: number): string {
  const stops: readonly (readonly [number, string])[] = [
    [-15, '#b48cf2'],
    [-3, '#7fb2ff'],
    [5, '#7fd6f0'],
    [12, '#8fdc9a'],
    [18, '#d7e06a'],
    [24, '#ffc94d'],
    [30, '#ff9d45'],
    [37, '#ff6b57'],
  ];
  return (stops.find(([t]) => celsius <= t) ?? stops.at(-1)!)[1];
}

/** Days below each other, their ranges drawn against that of them all. Each opens its day. */
export function DayRows({
  place,
  days,
  now,
  current,
}: {
  place: PlaceView;
  days: readonly Day[];
  now: number;
  current: number;
}) {
  const { units } = useWeather();
  const nav = useNav();
  const low = Math.min(...days.map(d => d.low)),
    high = Math.max(...days.map(d => d.high));
  const at = (t: number) => `${(100 * (t - low)) / Math.max(1, high - low)}%`;
  return (
    <div>
      {days.map((d, i) => {
        const name = dayName(d.at + 12 * 3_600_000, now, place.zone, true);
        return (
          <button
            key={d.date}
            type="button"
            className={css['dayRow']}
            data-rid="day"
            data-key={`day-${d.date}`}
            onClick={() => nav.push('/day/:place/:day', { place: place.key, day: d.date })}
          >
            <span className={css['when']}>
              {name}
              <span
                className={common['said']}
              >{` ${dateWords(d.at + 12 * 3_600_000, place.zone)}, ${conditionWords(d.condition)}`}</span>
            </span>
            <Glyph condition={d.condition} size={30} />
            <span className={css['chance']}>
              {percent(d.chance)}
              <span className={common['said']}>{' chance of rain, low'}</span>
            </span>
            <span className={css['least']}>{degrees(d.low, units)}</span>
            <span className={css['bar5']} aria-hidden="true">
              <i
                style={{
                  insetInlineStart: at(d.low),
                  inlineSize: `calc(${at(d.high)} - ${at(d.low)})`,
                  background: `linear-gradient(90deg, ${warmth(d.low)}, ${warmth(d.high)})`,
                }}
              />
              {i === 0 && <b style={{ insetInlineStart: at(Math.max(d.low, Math.min(d.high, current))) }} />}
            </span>
            <span className={css['most']}>
              <span className={common['said']}>{' high '}</span>
              {degrees(d.high, units)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
