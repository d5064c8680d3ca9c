import { useMemo } from 'react';
import { Scroller } from './kit.ts';
import { useOs } from '../../../src/sdk/react/hooks.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import {
  conditionWords,
  dateOf,
  dayName,
  dayOf,
  degrees,
  hourWords,
  isWet,
  percent,
  type Hour,
  type PlaceView,
} from '../select.ts';
import { Glyph } from './Glyph.tsx';
import { useH24, useWeather } from './hooks.ts';
import css from './forecast.module.css';

const CELL = 58;
const CURVE = 34;

type Cell = { kind: 'hour'; hour: Hour } | { kind: 'rise' | 'set'; at: number };

/** Hours side by side, with the temperature as a line and sunrise and sunset in their places. */
export function Strip({
  place,
  hours,
  now,
  name,
}: {
  place: PlaceView;
  hours: readonly Hour[];
  now: number;
  name: string;
}) {
  const state = useWeather();
  const h24 = useH24();
  const scale = useOs(o => o.settings.textScale);
  const cells = useMemo(() => {
    const out: Cell[] = hours.map(hour => ({ kind: 'hour', hour }));
    for (const date of new Set(hours.map(h => dateOf(h.at, place.zone)))) {
      const { rise, set } = dayOf(state, place, date).sun;
      for (const [kind, at] of [
        ['rise', rise],
        ['set', set],
      ] as const) {
        const i = at === null ? -1 : out.findIndex(c => c.kind === 'hour' && c.hour.at > at);
        if (at !== null && i > 0 && at > now) out.splice(i, 0, { kind, at });
      }
    }
    return out;
  }, [hours, state, place, now]);
  const low = Math.min(...hours.map(h => h.temperature)),
    high = Math.max(...hours.map(h => h.temperature));
  const top = 40 + 54 * scale;
  const y = (t: number) => CURVE - (CURVE * (t - low)) / Math.max(4, high - low);
  const points = cells.flatMap((c, i) =>
    c.kind === 'hour' ? [[i * CELL + CELL / 2, y(c.hour.temperature)] as const] : [],
  );
  // A smooth line: each stretch leaves and comes in level with its neighbours.
  const line = points
    .map(([x, v], i) => {
      if (i === 0) return `M${x} ${v.toFixed(1)}`;
      const [px, pv] = points[i - 1]!;
      const m = (x - px) / 2;
      return `C${px + m} ${pv.toFixed(1)} ${x - m} ${v.toFixed(1)} ${x} ${v.toFixed(1)}`;
    })
    .join('');
  return (
    <Scroller name={name} axis="x" label="Hours">
      <div className={css['strip']} style={{ inlineSize: cells.length * CELL, blockSize: top + CURVE + 22 }}>
        <svg
          className={css['curve']}
          style={{ insetBlockStart: top }}
          width={cells.length * CELL}
          height={CURVE + 6}
          viewBox={`0 -3 ${cells.length * CELL} ${CURVE + 6}`}
          aria-hidden="true"
        >
          <path d={line} fill="none" stroke="#ffe08a" strokeWidth="2.4" strokeLinecap="round" />
          {points.map(([x, v]) => (
            <circle key={x} cx={x} cy={v} r="2.6" fill="#fff" />
          ))}
        </svg>
        {cells.map((c, i) => {
          if (c.kind !== 'hour') {
            const words = c.kind === 'rise' ? 'Sunrise' : 'Sunset';
            const time = formatTime(c.at, place.zone, h24);
            return (
              <div
                key={c.kind + c.at}
                className={css['hour']}
                style={{ insetInlineStart: i * CELL }}
                role="img"
                aria-label={`${words} ${time}`}
                data-rid="sun"
              >
                <span>{time}</span>
                <SunGlyph rise={c.kind === 'rise'} />
                <span className={css['sunAt']}>{words}</span>
              </div>
            );
          }
          const h = c.hour;
          const first = h.at <= now;
          const time = first ? 'Now' : hourWords(h.at, place.zone, h24);
          const fresh = !first && hourOfDay(h, place.zone) === 0;
          const words = `${first ? '' : `${dayName(h.at, now, place.zone)} `}${time}, ${conditionWords(h.condition, h.day)}, ${degrees(h.temperature, state.units)}, ${percent(h.chance)} chance of rain`;
          return (
            <div
              key={h.at}
              className={css['hour']}
              style={{ insetInlineStart: i * CELL }}
              role="img"
              aria-label={words}
              data-rid="hour"
            >
              <span>{fresh ? dayName(h.at, now, place.zone, true) : time}</span>
              <Glyph condition={h.condition} night={!h.day} />
              <span className={css['chance']}>
                {isWet(h.condition) || h.chance >= 20 ? percent(h.chance) : ''}
              </span>
              <span className={css['deg']} style={{ insetBlockStart: top + y(h.temperature) - 19 * scale }}>
                {degrees(h.temperature, state.units)}
              </span>
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}

const hourOfDay = (h: Hour, zone: string): number => Number(formatTime(h.at, zone).slice(0, 2));

function SunGlyph({ rise }: { rise: boolean }) {
  return (
    <svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true">
      <path d="M12 33a12 12 0 0 1 24 0z" fill="#ffcf3f" />
      <path d="M6 37.5h36" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path
        d={rise ? 'M24 16V6m0 0-4.5 4.5M24 6l4.5 4.5' : 'M24 5v10m0 0-4.5-4.5M24 15l4.5-4.5'}
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}
