/** Arithmetic of scrolling and windowing. Distances are points; an offset never counts what lies outside of its range. */

/** Position of the window's start for a stored offset; anchored at the end, offsets count from there. */
export function positionFor(offset: number, max: number, anchor: 'start' | 'end'): number {
  const clamped = Math.max(0, Math.min(offset, Math.max(0, max)));
  return anchor === 'end' ? Math.max(0, max) - clamped : clamped;
}

export type RowHeight = number | ((index: number) => number);

/** Starts of all rows and, last, the whole height. */
export function rowStarts(count: number, height: (index: number) => number): number[] {
  const starts = [0];
  for (let i = 0; i < count; i++) starts.push(starts[i]! + height(i));
  return starts;
}

/** Greatest index whose start is not after `at`. */
function rowAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if (starts[mid]! <= at) low = mid;
    else high = mid - 1;
  }
  return Math.max(0, low);
}

export interface RowWindow {
  /** First row drawn, and the one after the last. */
  from: number;
  to: number;
  /** Points before the first row, and after the last one drawn. */
  before: number;
  after: number;
  total: number;
}

/** Rows to draw for a window `page` points high at `position`, with `overscan` more on either side. */
export function windowOf(
  count: number,
  height: RowHeight,
  position: number,
  page: number,
  overscan: number,
): RowWindow {
  if (count <= 0) return { from: 0, to: 0, before: 0, after: 0, total: 0 };
  if (typeof height === 'number') {
    const total = count * height;
    const at = Math.max(0, Math.min(position, total - page));
    const from = Math.max(0, Math.floor(at / height) - overscan);
    const to = Math.min(count, Math.ceil((at + page) / height) + overscan);
    return { from, to, before: from * height, after: total - to * height, total };
  }
  const starts = rowStarts(count, height);
  const total = starts[count]!;
  const at = Math.max(0, Math.min(position, total - page));
  const from = Math.max(0, rowAt(starts, at) - overscan);
  const to = Math.min(count, rowAt(starts, Math.max(0, at + page - 1)) + 1 + overscan);
  return { from, to, before: starts[from]!, after: total - starts[to]!, total };
}
