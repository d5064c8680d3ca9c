import type { Occurrence } from './occurrences.ts';

/** A bar over some days of a row of days: columns from `column`, in a lane from the top. */
export interface Bar {
  o: Occurrence;
  column: number;
  span: number;
  lane: number;
}

/** Bars of what takes place in a row of `count` days from `first`: what lasts longest takes the upper lanes. */
export function bars(list: readonly Occurrence[], first: number, count: number): Bar[] {
  const taken: Set<number>[] = Array.from({ length: count }, () => new Set());
  const days = (o: Occurrence) => o.last - o.first;
  const order = list
    .filter(o => o.last >= first && o.first < first + count)
    .sort(
      (a, b) =>
        Number(days(b) > 0) - Number(days(a) > 0) ||
        Number(b.event.allDay) - Number(a.event.allDay) ||
        a.first - b.first ||
        days(b) - days(a) ||
        a.from - b.from ||
        (a.key < b.key ? -1 : 1),
    );
  return order.map(o => {
    const column = Math.max(0, o.first - first);
    const span = Math.min(count - 1, o.last - first) - column + 1;
    const under = taken.slice(column, column + span);
    let lane = 0;
    while (under.some(t => t.has(lane))) lane++;
    for (const t of under) t.add(lane);
    return { o, column, span, lane };
  });
}

/** What of the bars is drawn where each day has room for so many lanes, and how many of each day are not. */
export function fitted(all: readonly Bar[], count: number, room: number): { shown: Bar[]; more: number[] } {
  const lanes = Array.from(
    { length: count },
    (_, c) => Math.max(-1, ...all.filter(b => b.column <= c && c < b.column + b.span).map(b => b.lane)) + 1,
  );
  const full = (c: number) => (lanes[c]! > room ? room - 1 : room);
  const shown = all.filter(b =>
    Array.from({ length: b.span }, (_, i) => full(b.column + i)).every(f => b.lane < f),
  );
  const more = lanes.map(
    (_, c) => all.filter(b => b.column <= c && c < b.column + b.span && !shown.includes(b)).length,
  );
  return { shown, more };
}
