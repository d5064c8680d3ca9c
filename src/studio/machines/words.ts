const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** `1.5 GB`: bytes in the largest unit of which there is one, powers of 1,024. */
export function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`;
}
