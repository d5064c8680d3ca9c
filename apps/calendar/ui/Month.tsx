import { civilOf, isoOf, monthStart, weekNumber, weekStart } from '../../../src/state/civil.ts';
import { bars, fitted } from '../lanes.ts';
import { colourOf } from '../select.ts';
import { dayWords, titleOf, WEEKDAY_LETTERS } from '../words.ts';
import type { Bar } from '../lanes.ts';
import { useApp, useHeight, useOccurrences, useScale, useTodayNumber } from './hooks.ts';
import { useLook } from './Block.tsx';
import css from './month.module.css';
import tones from './tones.module.css';

/** Points above and below the weeks: status bar, app bar, letters, gesture bar. */
const AROUND = 28 + 64 + 24 + 20;
/** Points of a day's number, and of a bar with the gap below it. */
const NUMBER = 30;
const BAR = 19;
/** Points of the small month that may be open above. */
const MINI = 330;

/** A month of weeks, each day with what fits. A tap opens the day. */
export function Month({
  day,
  picking,
  onDay,
}: {
  day: number;
  picking: boolean;
  onDay: (day: number) => void;
}) {
  const firstDay = useApp(s => s.settings.firstDay);
  const numbers = useApp(s => s.settings.weekNumbers);
  const today = useTodayNumber();
  const height = useHeight();
  const scale = useScale();
  const start = monthStart(day);
  const first = weekStart(start, firstDay);
  const weeks = Math.ceil((monthStart(start + 40) - first) / 7);
  const list = useOccurrences(first, first + 7 * weeks - 1);
  const tall = (height - AROUND - (picking ? MINI : 0)) / weeks;
  const room = Math.max(1, Math.floor((tall - NUMBER * scale) / (BAR * scale)));
  const month = civilOf(start).month;
  const words = (d: number) => {
    const n = list.filter(o => d >= o.first && d <= o.last).length;
    return `${dayWords(d, today, true)}, ${n === 0 ? 'no events' : n === 1 ? '1 event' : `${n} events`}`;
  };
  return (
    <div className={css['month']} data-numbers={numbers || undefined}>
      <div className={css['letters']} aria-hidden="true">
        {numbers && <span />}
        {Array.from({ length: 7 }, (_, i) => (
          <span
            key={i}
            data-today={
              ((today - first) % 7 === i && today >= first && today < first + 7 * weeks) || undefined
            }
          >
            {WEEKDAY_LETTERS[(firstDay + i) % 7]}
          </span>
        ))}
      </div>
      {Array.from({ length: weeks }, (_, w) => {
        const from = first + 7 * w;
        const { shown, more } = fitted(bars(list, from, 7), 7, room);
        return (
          <div key={from} className={css['week']}>
            {numbers && <span className={css['number']}>{weekNumber(weekStart(from, 1))}</span>}
            <div className={css['cells']}>
              {Array.from({ length: 7 }, (_, i) => from + i).map(d => (
                <button
                  key={d}
                  type="button"
                  className={css['cell']}
                  aria-label={words(d)}
                  data-rid="day"
                  data-key={isoOf(d)}
                  data-today={d === today || undefined}
                  data-out={civilOf(d).month !== month || undefined}
                  onClick={() => onDay(d)}
                >
                  <b>{civilOf(d).day}</b>
                </button>
              ))}
              <div className={css['bars']} aria-hidden="true">
                {shown.map(b => (
                  <Strip key={b.o.key} bar={b} scale={scale} />
                ))}
                {more.map(
                  (n, i) =>
                    n > 0 && (
                      <span
                        key={`more-${i}`}
                        className={css['more']}
                        dir="ltr"
                        style={{
                          insetInlineStart: `${(100 / 7) * i}%`,
                          insetBlockStart: NUMBER * scale + (room - 1) * BAR * scale,
                        }}
                      >
                        +{n}
                      </span>
                    ),
                )}
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Strip({ bar, scale }: { bar: Bar; scale: number }) {
  const look = useLook(bar.o);
  const tone = useApp(s => colourOf(s, bar.o.event));
  return (
    <span
      className={`${tones['tone']} ${tones['block']} ${css['bar']}`}
      {...look}
      data-tone={tone}
      dir="auto"
      style={{
        insetInlineStart: `calc(${(100 / 7) * bar.column}% + 1px)`,
        inlineSize: `calc(${(100 / 7) * bar.span}% - 2px)`,
        insetBlockStart: NUMBER * scale + bar.lane * BAR * scale,
        blockSize: (BAR - 2) * scale,
      }}
    >
      {titleOf(bar.o.event)}
    </span>
  );
}
