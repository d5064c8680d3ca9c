import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon } from './kit.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { isoOf } from '../../../src/state/civil.ts';
import { columns, localOf, momentOf, type Occurrence } from '../occurrences.ts';
import { isOwn } from '../select.ts';
import { dayWords, hoursWords } from '../words.ts';
import { Block } from './Block.tsx';
import { HOUR, useAct, useApp, useH24, useNav, useNow, useTodayNumber, useZone } from './hooks.ts';
import css from './days.module.css';

const MINUTE = 60_000;
/** Shortest that an event is drawn, minutes. */
const LEAST = 25;
/** Minutes to which a dragged event keeps. */
const SNAP = 15;

export interface Move {
  event: string;
  date: string;
  startDate: string;
  startMinute: number;
}

/** The hours of one day: what takes place, the line of now, and a place for something new where it is tapped. */
export function DayColumn({
  day,
  first,
  count,
  hour,
  list,
}: {
  day: number;
  first: number;
  count: number;
  hour: number;
  list: readonly Occurrence[];
}) {
  const [slot, setSlot] = useScreenState<{ day: number; minute: number } | null>('slot', null);
  const today = useTodayNumber();
  const zone = useZone();
  const now = useNow();
  const h24 = useH24();
  const nav = useNav();
  const tap = useGesture({
    onTapAt: ({ y, rect }) =>
      setSlot({
        day,
        minute: Math.max(0, Math.min(1410, Math.floor((((y - rect.top) / rect.height) * 1440) / 30) * 30)),
      }),
  });
  const midnight = momentOf(day, 0, zone);
  const places = columns(list, LEAST * MINUTE);
  const top = (minute: number) => (minute / 60) * hour;
  const step = 100 / count;
  return (
    <div
      className={css['column']}
      style={{ insetInlineStart: `${step * (day - first)}%`, inlineSize: `${step}%` }}
    >
      <div
        ref={tap}
        className={css['slots']}
        data-rid="hours"
        data-key={isoOf(day)}
        role="group"
        aria-label={`Hours of ${dayWords(day, today)}`}
      />
      {list.map((o, i) => {
        // What clocks skip or repeat in the night is drawn by the clock, as its hours are written.
        const from = o.first < day ? 0 : localOf(o.from, zone).minute;
        const to =
          o.last > day ? 1440 : localOf(Math.max(o.from, o.to - 1), zone).minute + (o.to > o.from ? 1 : 0);
        const height = Math.max(top(Math.max(LEAST, to - from)) - 2, 20);
        return (
          <Piece
            key={o.key}
            o={o}
            day={day}
            count={count}
            hour={hour}
            top={top(Math.min(from, 1440 - LEAST))}
            height={height}
            place={places[i]!}
          />
        );
      })}
      {slot?.day === day && (
        <button
          type="button"
          className={css['slot']}
          style={{ insetBlockStart: top(slot.minute), blockSize: hour - 2 }}
          aria-label={`New event, ${dayWords(day, today)}, ${formatTime(momentOf(day, slot.minute, zone), zone, h24)}`}
          data-rid="new-here"
          onClick={() => {
            setSlot(null);
            nav.push('/new', {}, { from: momentOf(day, slot.minute, zone) });
          }}
        >
          <Icon name="add" size={20} />
          {count === 1 && <span>New event</span>}
        </button>
      )}
      {day === today && (
        <div
          className={css['now']}
          style={{ insetBlockStart: top(localOf(now, zone).minute) }}
          aria-hidden="true"
          data-at={now - midnight}
        />
      )}
    </div>
  );
}

/** One event in the grid; held long it can be drawn to another time. */
function Piece({
  o,
  day,
  count,
  hour,
  top,
  height,
  place,
}: {
  o: Occurrence;
  day: number;
  count: number;
  hour: number;
  top: number;
  height: number;
  place: { column: number; of: number };
}) {
  const own = useApp(s => s.events[o.id] !== undefined && isOwn(s, o.event));
  const rtl = usePhone(isRtl);
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const [held, setHeld] = useScreenState<{ key: string; dx: number; dy: number } | null>('held', null);
  const [, setMoving] = useScreenState<Move | null>('moving', null);
  const minutesOf = (dy: number) => Math.round(((dy / hour) * 60) / SNAP) * SNAP;
  const end = (dx: number, dy: number, width: number) => {
    setHeld(null);
    const start = localOf(o.from, o.event.zone);
    const days = count === 1 ? 0 : Math.round((rtl ? -dx : dx) / width);
    const minute = start.minute + minutesOf(dy);
    if ((minutesOf(dy) === 0 && days === 0) || minute < 0 || minute > 1439) return;
    const move: Move = { event: o.id, date: o.date, startDate: isoOf(start.day + days), startMinute: minute };
    if (o.event.repeat) setMoving(move);
    else act.moveTo({ ...move, scope: 'all' });
  };
  const drag = useGesture(
    own
      ? {
          drag: {
            axis: 'both',
            afterLongPress: true,
            onMove: p =>
              setHeld({
                key: o.key,
                dx: count === 1 ? 0 : Math.round(p.dx),
                dy: (minutesOf(p.dy) / 60) * hour,
              }),
            onEnd: p => end(p.dx, p.dy, p.rect.width * place.of),
          },
        }
      : {},
  );
  const lift = held?.key === o.key ? held : null;
  const hours = hoursWords(o, day, zone, h24);
  const room = Math.max(1, Math.floor((height - 3) / ((count === 1 ? 12 : 10.5) * 1.35 * (hour / HOUR))));
  const times = room > 1 && count <= 3;
  const where = room > 2 && count === 1 && o.event.place !== '';
  return (
    <Block
      o={o}
      day={day}
      innerRef={drag}
      className={`${css['piece']} ${lift ? css['lifted'] : ''}`}
      label={[hours, o.event.place]}
      lines={room - Number(times) - Number(where)}
      style={{
        insetBlockStart: top,
        blockSize: height,
        insetInlineStart: `calc(${(100 / place.of) * place.column}% + 1px)`,
        inlineSize: `calc(${100 / place.of}% - 3px)`,
        ...(lift ? { transform: `translate(${lift.dx}px, ${lift.dy}px)` } : {}),
      }}
    >
      {times && (
        <span className={css['sub']} dir="auto" aria-hidden="true">
          {hours}
        </span>
      )}
      {where && (
        <span className={css['sub']} dir="auto" aria-hidden="true">
          {o.event.place}
        </span>
      )}
    </Block>
  );
}
