/** Words for pinyin letters. */
export interface PinyinTable {
  /** By readings: syllables with spaces between them. */
  words: ReadonlyMap<string, readonly string[]>;
  syllables: ReadonlySet<string>;
}

/** Fetched when a Chinese keyboard is first shown, as part of settling. */
let table: PinyinTable | undefined;
const listeners = new Set<() => void>();

/** The table, once it is loaded. */
export const pinyinTable = (): PinyinTable | undefined => table;

/** Calls `listener` once the table is loaded. Returns a function that removes the listener. */
export function onPinyin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function loadPinyin(): Promise<void> {
  const { default: data } = await import('./pinyin.json');
  const words = new Map(
    Object.entries(data).map(([reading, texts]) => [reading, (texts as string).split(' ')]),
  );
  table = { words, syllables: new Set([...words.keys()].filter(k => !k.includes(' '))) };
  for (const notify of listeners) notify();
}

export interface Candidate {
  text: string;
  /** Number of letters that it replaces. */ letters: number;
}

/** Ways to read letters as syllables, the one with the fewest syllables first; the last may be the start of one. */
export function segment(letters: string, known: ReadonlySet<string>): { parts: string[]; open: boolean }[] {
  const out: { parts: string[]; open: boolean }[] = [];
  const walk = (rest: string, parts: string[]): void => {
    if (out.length > 40) return;
    if (rest === '') {
      out.push({ parts, open: false });
      return;
    }
    if (rest[0] === "'") {
      walk(rest.slice(1), parts);
      return;
    }
    for (let n = Math.min(6, rest.length); n > 0; n--)
      if (known.has(rest.slice(0, n))) walk(rest.slice(n), [...parts, rest.slice(0, n)]);
    if (rest.length < 6 && !known.has(rest) && [...known].some(k => k.startsWith(rest)))
      out.push({ parts: [...parts, rest], open: true });
  };
  walk(letters, []);
  return out.sort((a, b) => Number(a.open) - Number(b.open) || a.parts.length - b.parts.length).slice(0, 6);
}

/** The number of typed letters that a run of syllables covers, including apostrophes. */
function lettersOf(composing: string, parts: readonly string[]): number {
  let at = 0;
  for (const part of parts) {
    while (composing[at] === "'") at++;
    at += part.length;
  }
  return at;
}

/** What the letters may mean, longest and commonest first; empty while the table is not loaded. */
export function candidates(table: PinyinTable | undefined, composing: string): Candidate[] {
  if (!table || composing === '') return [];
  const { words: known, syllables } = table;
  const texts = new Set<string>();
  const out: Candidate[] = [];
  const add = (words: readonly string[], letters: number) => {
    for (const text of words)
      if (!texts.has(text)) {
        texts.add(text);
        out.push({ text, letters });
      }
  };
  for (const { parts, open } of segment(composing, syllables)) {
    for (let n = Math.min(4, parts.length); n > 0; n--) {
      const head = parts.slice(0, n);
      if (!open || n < parts.length) {
        add(known.get(head.join(' ')) ?? [], lettersOf(composing, head));
        continue;
      }
      const key = head.join(' ');
      const longer = [...known.keys()]
        .filter(k => k.startsWith(key) && k.split(' ').length === n)
        .slice(0, 24);
      add(
        longer.flatMap(k => known.get(k)!.slice(0, 4)),
        lettersOf(composing, head),
      );
    }
  }
  return out.slice(0, 120);
}
