/** Pence of an amount as it is typed, `12.50` or `12,5`; null where it is none. */
export function centsOf(text: string): number | null {
  const match = /^\s*£?\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
