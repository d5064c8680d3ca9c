/** Every text in a value. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Every text in a value, and every key. */
export function keysAndStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value)),
    ...Object.values(value).flatMap(keysAndStrings),
  ];
}
