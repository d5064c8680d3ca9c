/** Value of a slider for a finger `x` points from its start on a track `width` points long, on the nearest step within the range. */
export function valueAt(x: number, width: number, min: number, max: number, step: number): number {
  const inset = 10;
  const part = Math.max(0, Math.min(1, (x - inset) / Math.max(1, width - 2 * inset)));
  const raw = min + part * (max - min);
  const digits = (String(step).split('.')[1] ?? '').length;
  return Number(Math.max(min, Math.min(max, min + Math.round((raw - min) / step) * step)).toFixed(digits));
}
