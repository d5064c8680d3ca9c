import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { IconButton, Scroller } from './kit.ts';
import { civilOf, weekdayOf, weekNumber, weekStart } from '../../../src/state/civil.ts';
import { bars, fitted } from '../lanes.ts';
import { localOf, type Occurrence } from '../occurrences.ts';
import { dayWords, hoursWords, WEEKDAY_LETTERS } from '../words.ts';
import { Block } from './Block.tsx';
import { DayColumn } from './DayColumn.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { HOUR, useApp, useH24, useNow, useOccurrences, useScale, useTodayNumber, useZone } from './hooks.ts';
import css from './days.module.css';

/** Points of a bar of a whole day at text scale 1. */
const BAR = 26;
/** Bars of whole days that are seen before the band is opened. */
const ROOM = 3;

const hourWords = (h: number, h24: boolean) =>
  h24 ? `${String(h).padStart(2, '0')}:00` : `${h % 12 || 12} ${h < 12 ? 'AM' : 'PM'}`;
/** What stands in the band above the hours. */
const isBand = (o: Occurrence) => o.event.allDay || o.to - o.from >= 86_400_000;

/** One day, three or seven, hour by hour. */
export function Days({ first, count }: { first: number; count: number }) {
  const today = useTodayNumber();
  const zone = useZone();
  const now = useNow();
  const h24 = useH24();
  const scale = useScale();
  const numbers = useApp(s => s.settings.weekNumbers);
  const [wide, setWide] = useScreenState('wide', false);
  const list = useOccurrences(first, first + count - 1);
  const days = Array.from({ length: count }, (_, i) => first + i);
  const band = bars(list.filter(isBand), first, count);
  const lanes = Math.max(0, ...band.map(b => b.lane + 1));
  const { shown, more } = fitted(band, count, wide ? Math.max(1, lanes) : ROOM);
  const height = Math.min(lanes, wide ? lanes : ROOM) * BAR * scale;
  const hour = HOUR * scale;
  const at = localOf(now, zone);
  const seen = today >= first && today < first + count;
  const here = (seen ? at.minute / 60 : 8) * hour;
  const hidden = more.some(n => n > 0);
  const step = 100 / count;
  return (
    <div className={css['days']} data-count={count}>
      <div className={css['head']}>
        <div className={css['gutter']}>
          {numbers && <span className={css['weekNumber']}>W{weekNumber(weekStart(first, 1))}</span>}
          {(hidden || (wide && lanes > ROOM)) && (
            <IconButton
              icon={wide ? 'expand_less' : 'expand_more'}
              label={wide ? 'Show fewer all-day events' : 'Show all all-day events'}
              onClick={() => setWide(!wide)}
            />
          )}
        </div>
        <div className={css['band']}>
          <div className={css['names']}>
            {days.map(d => (
              <div
                key={d}
                className={css['name']}
                data-today={d === today || undefined}
                role="heading"
                aria-level={2}
                aria-label={dayWords(d, today, true)}
              >
                <span>{count > 3 ? WEEKDAY_LETTERS[weekdayOf(d)] : WEEKDAYS[weekdayOf(d)]!.slice(0, 3)}</span>
                <b>{civilOf(d).day}</b>
              </div>
            ))}
          </div>
          <div className={css['bars']} style={{ blockSize: height + (lanes > 0 ? 4 : 0) }}>
            {shown.map(b => (
              <Block
                key={b.o.key}
                o={b.o}
                day={first + b.column}
                className={css['bar']!}
                label={[hoursWords(b.o, first + b.column, zone, h24), b.o.event.place]}
                style={{
                  insetInlineStart: `calc(${step * b.column}% + 1px)`,
                  inlineSize: `calc(${step * b.span}% - 3px)`,
                  insetBlockStart: b.lane * BAR * scale,
                  blockSize: BAR * scale - 2,
                }}
              />
            ))}
            {more.map(
              (n, i) =>
                n > 0 && (
                  <button
                    key={`more-${i}`}
                    type="button"
                    className={css['more']}
                    aria-label={`${n} more on ${dayWords(first + i, today)}`}
                    style={{
                      insetInlineStart: `${step * i}%`,
                      inlineSize: `${step}%`,
                      insetBlockStart: (ROOM - 1) * BAR * scale,
                      blockSize: BAR * scale - 2,
                    }}
                    onClick={() => setWide(true)}
                  >
                    +{n}
                  </button>
                ),
            )}
          </div>
        </div>
      </div>
      <div className={css['grid']}>
        <Scroller name="grid" label="Hours" className={css['scroll']!}>
          <div data-key="here" className={css['here']} style={{ insetBlockStart: here }} />
          <div className={css['hours']} style={{ blockSize: 24 * hour }}>
            <div className={css['gutter']} aria-hidden="true">
              {Array.from({ length: 23 }, (_, i) => (
                <span key={i} style={{ insetBlockStart: (i + 1) * hour }}>
                  {hourWords(i + 1, h24)}
                </span>
              ))}
            </div>
            <div className={css['columns']}>
              {Array.from({ length: 23 }, (_, i) => (
                <i key={i} className={css['line']} style={{ insetBlockStart: (i + 1) * hour }} />
              ))}
              {days.map(d => (
                <DayColumn
                  key={d}
                  day={d}
                  first={first}
                  count={count}
                  hour={hour}
                  list={list.filter(o => !isBand(o) && d >= o.first && d <= o.last)}
                />
              ))}
            </div>
          </div>
          <div className={css['end']} />
        </Scroller>
      </div>
      <MoveDialog />
    </div>
  );
}
