import { useCallback, useMemo } from 'react';
import { formatDayHeading, formatDuration } from '../../../src/sdk/core/format.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useScreenState, useSurface, useZone } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, MediaTile, WindowedList } from './kit.ts';
import { rowStarts } from '../../../src/sdk/react/kit/offsets.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { days } from '../select.ts';
import { useAct, useApp, useLabel, usePicked } from './hooks.ts';
import css from './grid.module.css';

const GAP = 2;
const HEAD = 48;
/** How far two fingers spread or close for one column less or more. */
const SPREAD = 1.3;

interface Row {
  head?: string;
  items: readonly MediaItem[];
}
export interface GridProps {
  list: readonly MediaItem[];
  onOpen: (id: string) => void;
  label: string;
  /** Without days: what is shown is not in the order of days. */ plain?: boolean;
  noteOf?: (item: MediaItem) => string;
}

/** Pictures by day. A long press begins to pick, a tap picks more then; two fingers change how many stand side by side. */
export function Grid({ list, onOpen, label, plain, noteOf }: GridProps) {
  const zone = useZone();
  const today = usePhone(p => startOfDay(p.clock.now, p.clock.zone));
  const wanted = useApp(s => s.columns);
  const { width, height } = usePhone(p => pointsOf(p));
  // Held sideways there is room for more of the same size.
  const columns = Math.max(wanted, Math.round((wanted * width) / Math.min(width, height)));
  const scale = usePhone(p => p.os.settings.textScale);
  const [picked, setPicked] = usePicked();
  const [spread, setSpread] = useScreenState('spread', 1);
  const act = useAct();
  const name = useLabel();
  const side = (width - GAP * (columns - 1)) / columns;
  const head = Math.round(HEAD * scale);
  const rows = useMemo(() => {
    const out: Row[] = [];
    for (const part of plain ? [{ at: 0, items: list }] : days(list, zone)) {
      if (!plain) out.push({ head: formatDayHeading(part.at, today, zone), items: part.items });
      for (let i = 0; i < part.items.length; i += columns)
        out.push({ items: part.items.slice(i, i + columns) });
    }
    return out;
  }, [list, zone, today, columns, plain]);
  const rowHeight = useMemo(
    () => (i: number) => (rows[i]!.head === undefined ? side + GAP : head),
    [rows, side, head],
  );
  const toggle = (ids: readonly string[], on: boolean) =>
    setPicked(was => {
      const rest = (was ?? []).filter(id => !ids.includes(id));
      return on ? [...rest, ...ids] : rest;
    });
  const pinch = useGesture({
    onPinch: p => {
      const now = spread * p.scale;
      const next = now > SPREAD ? wanted - 1 : now < 1 / SPREAD ? wanted + 1 : wanted;
      if (next !== wanted && next >= 2 && next <= 5) {
        act.setColumns({ columns: next });
        setSpread(1);
      } else setSpread(now);
    },
  });
  return (
    <div className={css['grid']} ref={pinch} data-key="grid">
      <WindowedList
        name="grid"
        label={label}
        count={rows.length}
        rowHeight={rowHeight}
        render={i => {
          const { head: day, items } = rows[i]!;
          if (day !== undefined) return <DayHead day={day} items={items} picked={picked} onPick={toggle} />;
          return (
            <div
              className={css['tiles']}
              style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: GAP, blockSize: side }}
            >
              {items.map(item => (
                <MediaTile
                  key={item.id}
                  id={item.id}
                  picture={item.media.picture ?? ''}
                  label={noteOf ? `${name(item)}, ${noteOf(item)}` : name(item)}
                  favourite={item.media.favourite}
                  {...(item.media.kind === 'video'
                    ? { duration: formatDuration(Math.floor(item.media.duration / 1000)) }
                    : {})}
                  {...(picked ? { selected: picked.includes(item.id) } : {})}
                  onClick={() => (picked ? toggle([item.id], !picked.includes(item.id)) : onOpen(item.id))}
                  onLongPress={() => toggle([item.id], true)}
                />
              ))}
            </div>
          );
        }}
        footer={<div className={css['gridEnd']} />}
      />
      {!plain && <Sticky rows={rows} rowHeight={rowHeight} head={head} />}
    </div>
  );
}

function DayHead({
  day,
  items,
  picked,
  onPick,
}: {
  day: string;
  items: readonly MediaItem[];
  picked: readonly string[] | null;
  onPick: (ids: readonly string[], on: boolean) => void;
}) {
  const ids = items.map(f => f.id);
  const some = picked?.some(id => ids.includes(id)) ?? false;
  const all = picked !== null && ids.every(id => picked.includes(id));
  return (
    <div className={css['day']}>
      <span role="heading" aria-level={2} dir="auto">
        {day}
      </span>
      {picked && (
        <Checkbox
          bare
          label={`Select ${day}`}
          checked={all}
          mixed={some && !all}
          onChange={on => onPick(ids, on)}
        />
      )}
    </div>
  );
}

/**
 * The heading of the day that is at the top, held there while its pictures go by. It says again what stands
 * above, so it is not read out and takes no taps.
 */
function Sticky({
  rows,
  rowHeight,
  head,
}: {
  rows: readonly Row[];
  rowHeight: (i: number) => number;
  head: number;
}) {
  const { id } = useSurface();
  const offset = usePhone(useCallback(p => p.ui.surfaces[id]?.scroll?.['grid'] ?? 0, [id]));
  const heads = useMemo(() => {
    const starts = rowStarts(rows.length, rowHeight);
    return rows.flatMap((row, i) => (row.head === undefined ? [] : [{ words: row.head, at: starts[i]! }]));
  }, [rows, rowHeight]);
  if (offset <= 0) return null;
  const at = heads.findLastIndex(h => h.at <= offset);
  if (at < 0) return null;
  const next = heads[at + 1];
  const up = next ? Math.min(0, next.at - offset - head) : 0;
  return (
    <div
      className={css['sticky']}
      aria-hidden="true"
      style={{ blockSize: head, transform: `translateY(${up}px)` }}
    >
      <span dir="auto">{heads[at]!.words}</span>
    </div>
  );
}
