/** A goal with each parameter that is text or a number replaced by its name in braces. */
export function goalTemplate({ goal, params }: { goal: string; params: unknown }): string {
  const values = Object.entries(params as Record<string, unknown>)
    .filter(([, value]) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
    .map(([name, value]) => [name, String(value)] as const)
    .sort(([, a], [, b]) => b.length - a.length);
  if (values.length === 0) return goal;
  const nameOf = new Map(values.map(([name, value]) => [value, name] as const).reverse());
  // One pass, so that no inserted name is searched again. The longest value goes first, in case two begin at one place.
  const any = [...new Set(values.map(([, value]) => bounded(value)))].join('|');
  return goal.replace(new RegExp(any, 'gu'), value => `{${nameOf.get(value)!}}`);
}

/** A pattern that finds a value as a word of its own: not 10 in 2010, and not Ann in Annex. */
function bounded(value: string): string {
  const word = /[\p{L}\p{N}_]/u;
  // Chinese and Japanese put no spaces between words.
  const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
  const edge = (character: string) => word.test(character) && !unspaced.test(character);
  const pattern = value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const [first, last] = [[...value][0]!, [...value].at(-1)!];
  // A number continues after a point or comma: 7 is not in 7.5.
  const [noMoreBefore, noMoreAfter] = [
    /\d/.test(first) ? '(?<![\\p{L}\\p{N}_]|\\d[.,])' : '(?<![\\p{L}\\p{N}_])',
    /\d/.test(last) ? '(?![\\p{L}\\p{N}_]|[.,]\\d)' : '(?![\\p{L}\\p{N}_])',
  ];
  return `${edge(first) ? noMoreBefore : ''}${pattern}${edge(last) ? noMoreAfter : ''}`;
}
