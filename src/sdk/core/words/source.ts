import { ErrorCode, IntlMessageFormat } from 'intl-messageformat';
import type { Language, Translate, Words } from './words.ts';

/** A piece of a parsed message, as FormatJS numbers the kinds. */
interface Piece {
  type: number;
  value: string;
  options?: Record<string, { value: Piece[] }>;
  children?: Piece[];
}
const [LITERAL, SELECT, PLURAL, POUND, TAG] = [0, 5, 6, 7, 8];

const parsed = (message: string | unknown[]): Piece[] =>
  new IntlMessageFormat(message as string, 'en').getAst() as unknown as Piece[];

/** Every piece of a message that is no fixed text, those in branches and tags among them. */
function slotsOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(piece => [
    ...(piece.type === LITERAL || piece.type === POUND ? [] : [piece]),
    ...Object.values(piece.options ?? {}).flatMap(option => slotsOf(option.value)),
    ...slotsOf(piece.children ?? []),
  ]);
}

/** Names of a message's placeholders, and its tags as `<b>`, sorted. Throws where the message does not parse. */
export function placeholdersOf(message: string): string[] {
  const names = slotsOf(parsed(message)).map(p => (p.type === TAG ? `<${p.value}>` : p.value));
  return [...new Set(names)].sort();
}

/** One way in which a message can come out: fixed text, and the names of values between. */
interface Variant {
  parts: { text: string; slot?: string }[];
  /** Branches that were taken on the way. */
  chosen: Record<string, string | number>;
}

/** What a branch says of the value that chose it: the branch of a select, or the number of an exact one such as `=0`. */
function branchTaken({ type, value }: Piece, branch: string): Record<string, string | number> {
  if (type === SELECT) return { [value]: branch };
  return /^=\d+$/.test(branch) ? { [value]: Number(branch.slice(1)) } : {};
}

/** Every way in which a message can come out. */
function variantsOf(pieces: readonly Piece[], count: string | undefined): Variant[] {
  let all: Variant[] = [{ parts: [], chosen: {} }];
  const then = (more: readonly Variant[]) => {
    all = all.flatMap(a =>
      more.map(b => ({ parts: [...a.parts, ...b.parts], chosen: { ...a.chosen, ...b.chosen } })),
    );
  };
  for (const piece of pieces) {
    if (piece.type === LITERAL) then([{ parts: [{ text: piece.value }], chosen: {} }]);
    else if (piece.type === POUND) then([{ parts: [{ text: '', slot: count! }], chosen: {} }]);
    else if (piece.type === TAG) then(variantsOf(piece.children!, count));
    else if (piece.type === SELECT || piece.type === PLURAL)
      then(
        Object.entries(piece.options!).flatMap(([branch, { value }]) =>
          variantsOf(value, piece.type === PLURAL ? piece.value : count).map(v => ({
            ...v,
            chosen: { ...branchTaken(piece, branch), ...v.chosen },
          })),
        ),
      );
    else then([{ parts: [{ text: '', slot: piece.value }], chosen: {} }]);
  }
  return all;
}

interface Pattern {
  key: string;
  shape: RegExp;
  slots: string[];
  chosen: Record<string, string | number>;
  /** Letters of fixed text: of two patterns that fit, the one with more is meant. */
  fixed: number;
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternsOf(key: string, message: string | unknown[]): Pattern[] {
  return variantsOf(parsed(message), undefined).flatMap(({ parts, chosen }) => {
    const fixed =
      parts
        .map(p => p.text)
        .join('')
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (fixed === 0) return [];
    const shape = parts.map(p => (p.slot === undefined ? quoted(p.text) : '(.+?)')).join('');
    const slots = parts.flatMap(p => p.slot ?? []);
    return [{ key, shape: new RegExp(`^${shape}$`, 'su'), slots, chosen, fixed }];
  });
}

/** Words in a language, with the English ones that they stand for. */
export interface Spoken {
  english: Words;
  words: Readonly<Record<string, string | unknown[]>>;
  translate(words: Words, language: Language): Translate<Words>;
}

/**
 * Finds the English text of what is written in another language; text that none of the words gives stays as it is. Depends on
 * the words alone and on no history. Where two messages could have given a text, the earlier set counts, in it a message
 * without placeholders, and then the one with more fixed letters.
 */
export function sourceOf(sets: readonly Spoken[]): (text: string) => string {
  const whole = new Map<string, string>();
  const patterns: { pattern: Pattern; set: Spoken }[] = [];
  for (const set of sets) {
    const own: typeof patterns = [];
    for (const [key, message] of Object.entries(set.words)) {
      if (typeof message === 'string' && !/[{<]/.test(message)) {
        if (!whole.has(message)) whole.set(message, set.english[key]!);
      } else own.push(...patternsOf(key, message).map(pattern => ({ pattern, set })));
    }
    patterns.push(...own.sort((a, b) => b.pattern.fixed - a.pattern.fixed));
  }
  const cache = new Map<string, string>();
  const find = (text: string): string => {
    const same = whole.get(text);
    if (same !== undefined) return same;
    for (const { pattern, set } of patterns) {
      const match = pattern.shape.exec(text);
      if (!match) continue;
      const values: Record<string, unknown> = { ...pattern.chosen };
      pattern.slots.forEach((slot, i) => {
        const value = match[i + 1]!;
        values[slot] = /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : source(value);
      });
      for (const tag of tagsOf(set.english[pattern.key]!)) values[tag] = (parts: unknown[]) => parts.join('');
      const said = saidIn(set, pattern.key, values);
      if (said !== undefined) return said;
    }
    return text;
  };
  const source = (text: string): string => {
    let found = cache.get(text);
    if (found === undefined) {
      if (cache.size > 5_000) cache.clear();
      cache.set(text, (found = find(text)));
    }
    return found;
  };
  return source;
}

/** Tags of a message, which a page may have parsed. */
const tagsOf = (message: string | unknown[]): string[] =>
  slotsOf(parsed(message)).flatMap(p => (p.type === TAG ? p.value : []));

/** The English message with these values; undefined where it needs one that the other language's branch leaves out. */
function saidIn({ english, translate }: Spoken, key: string, values: object): string | undefined {
  try {
    return (translate(english, 'en') as (key: string, values: unknown) => string)(key, values);
  } catch (error) {
    if ((error as { code?: unknown }).code === ErrorCode.MISSING_VALUE) return undefined;
    throw error;
  }
}
