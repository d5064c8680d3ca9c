const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** `12.3 MB`: bytes with one decimal under a hundred. */
export function bytes(count: number): string {
  let unit = 0;
  let value = count;
  for (; value >= 1_024 && unit < UNITS.length - 1; unit++) value /= 1_024;
  return `${value < 100 && unit > 0 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${UNITS[unit]}`;
}

/** `1,234`. */
export const count = (value: number): string => value.toLocaleString('en-GB');

/** `0.4`, `12`: a rate with a decimal while it is small. */
export const rate = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** `12 ms`, `1.2 s`. */
export const duration = (ms: number): string =>
  ms < 10 ? `${ms.toFixed(1)} ms` : ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
