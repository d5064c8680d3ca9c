/** Words and numbers of a text, without capitals. Numbers count by their value: `4.90` is `4.9`. */
const tokens = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\d+(?:[.:]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
  ).map(token => (/^\d+(?:\.\d+)?$/.test(token) ? String(Number(token)) : token));

/** Whether a text says what it must, each as a whole, and no word or number beside that and what it may. */
export function saysOnly(text: string, must: readonly string[], may: readonly string[]): boolean {
  const said = tokens(text);
  const known = new Set([...must, ...may].flatMap(tokens));
  const line = ` ${said.join(' ')} `;
  return (
    said.every(token => known.has(token)) && must.every(part => line.includes(` ${tokens(part).join(' ')} `))
  );
}
