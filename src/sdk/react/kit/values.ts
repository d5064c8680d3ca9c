/** Rounds to the steps of a range and keeps within it. */
export function snap(value: number, min: number, max: number, step: number): number {
  if (!(max > min)) return min;
  const stepped = step > 0 ? min + Math.round((value - min) / step) * step : value;
  const digits = Math.min(
    10,
    Math.max(0, (String(step).split('.')[1] ?? '').length, (String(min).split('.')[1] ?? '').length),
  );
  return Math.max(min, Math.min(max, Number(stepped.toFixed(digits))));
}

/** Points that the thumb keeps from either end of the track. */
export const THUMB_INSET = 6;

/** Value of a slider under a finger. `x` and the rectangle in points of the phone; right to left, the least is at the right. */
export function valueAt(
  x: number,
  rect: { left: number; width: number },
  range: { min: number; max: number; step: number },
  rtl: boolean,
): number {
  const travel = rect.width - 2 * THUMB_INSET;
  if (travel <= 0) return range.min;
  const along = (x - rect.left - THUMB_INSET) / travel;
  const share = Math.max(0, Math.min(1, rtl ? 1 - along : along));
  return snap(range.min + share * (range.max - range.min), range.min, range.max, range.step);
}

/** Share of the range that lies below a value, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.max(0, Math.min(1, (value - min) / (max - min))) : 0;
}

/** Floor and top of a line's axis. Values that stay far from nought start near the least of them, else their way could not be seen. */
export function axisOf(values: readonly number[], fromZero: boolean): { floor: number; top: number } {
  const most = Math.max(0, ...values);
  const least = values.length > 0 ? Math.min(...values) : 0;
  if (fromZero || least <= most / 2 || values.length < 2) return { floor: 0, top: niceMax(most) };
  const span = niceMax(Math.max(most - least, most / 50));
  const unit = span / 4;
  const floor = Math.floor(least / unit) * unit;
  const top = floor + Math.max(1, Math.ceil((most - floor) / (2 * unit))) * 2 * unit;
  return { floor: Number(floor.toPrecision(8)), top: Number(top.toPrecision(8)) };
}

/** The least round number (1, 2, 2.5, 4, 5 or 8 times a power of ten) that is not below a value: the top of a chart's axis. */
export function niceMax(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  for (const m of [1, 2, 2.5, 4, 5, 8, 10]) if (m * power >= value) return Number((m * power).toPrecision(6));
  return 10 * power;
}
