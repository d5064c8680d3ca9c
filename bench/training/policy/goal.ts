import { apps } from '../../../apps/catalogue.ts';
import { hashText, isDeed, meaningOf, plain, stem, stemsOf, wordsOf } from './tokens.ts';

export type SpanKind = 'quote' | 'tail' | 'name' | 'part' | 'number' | 'token';

/** A piece of the goal that may have to be typed, or looked for on the screen. */
export interface Span {
  text: string;
  /** As it is compared. */
  plain: string;
  kind: SpanKind;
  /** What the words before it mean, the nearest first. */
  before: readonly string[];
  /** Place among those of its kind. */
  nth: number;
}

/** A goal, taken apart once an episode. */
export interface Goal {
  text: string;
  spans: readonly Span[];
  /** What all its words mean, each once. */
  stems: ReadonlySet<string>;
  /** What the words mean that are in no quote or tail: what a template says of every instance, most likely. */
  frame: readonly string[];
  /** Of them, what is to be done. */
  deeds: ReadonlySet<string>;
  /** Hashes of the stems of `frame`. */
  frameIds: readonly number[];
}

/** Longest part of a goal whose words are crossed with those of the screen. */
const FRAME = 14;
/** Most spans that are offered for typing. */
const SPANS = 12;

const QUOTED = /[“"]([^”"]+)[”"]/gu;
/** What follows a colon up to the end of the goal. */
const TAIL = /[:：]\s+([^“”"]+)$/u;
/** Words with capitals one after the other, such as a person's or a place's name. */
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’&-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}'’&-]*)*/gu;
/** Digits with what groups them: a telephone number, an amount, coordinates. */
const NUMBER = /(?<![\p{L}\p{N}-])-?\d+(?:[ .,:]\d+)*(?:, -?\d+\.\d+)?/gu;
/** Words that hold a mark inside, such as a file's name or a password. */
const TOKEN = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}_-]*[\p{L}_])[\p{L}\p{N}_]+(?:[-._/][\p{L}\p{N}_]+)+/gu;

/** Names of apps are no words to be typed. */
const APPS = new Set(apps.map(app => app.name));

/** Takes a goal apart. The same text always gives the same spans in the same order. */
export function readGoal(text: string): Goal {
  const found: { at: number; text: string; kind: SpanKind }[] = [];
  const isTaken = (at: number) =>
    found.some(f => (f.kind === 'quote' || f.kind === 'tail') && at >= f.at && at < f.at + f.text.length);
  for (const m of text.matchAll(QUOTED)) found.push({ at: m.index + 1, text: m[1]!, kind: 'quote' });
  const tail = TAIL.exec(text);
  if (tail && !isTaken(tail.index))
    found.push({ at: tail.index + tail[0].length - tail[1]!.length, text: tail[1]!.trim(), kind: 'tail' });
  const rest = (pattern: RegExp, kind: SpanKind) => {
    for (const m of text.matchAll(pattern))
      if (!isTaken(m.index)) found.push({ at: m.index, text: m[0], kind });
  };
  rest(TOKEN, 'token');
  rest(NUMBER, 'number');
  for (const m of text.matchAll(NAME)) {
    if (isTaken(m.index)) continue;
    // The first word of a sentence has its capital for that.
    const starts = m.index === 0 || /[.!?]\s+$/.test(text.slice(0, m.index));
    const parts = m[0].split(/\s+/);
    const at = starts ? m.index + m[0].indexOf(parts[1] ?? '') : m.index;
    const name = starts ? parts.slice(1) : parts;
    if (name.length === 0 || APPS.has(name.join(' '))) continue;
    found.push({ at, text: name.join(' '), kind: 'name' });
    if (name.length === 2)
      for (const part of name) found.push({ at: text.indexOf(part, at), text: part, kind: 'part' });
  }
  const counts = new Map<SpanKind, number>();
  const seen = new Set<string>();
  const spans = found
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, text, kind }): Span[] => {
      if (seen.has(text)) return [];
      seen.add(text);
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      return [
        {
          text,
          plain: plain(text),
          kind,
          before: wordsOf(text.slice(0, at))
            .slice(-3)
            .reverse()
            .map(word => meaningOf(stem(word))),
          nth,
        },
      ];
    })
    .slice(0, SPANS);
  let outside = text;
  const isOfInstance = ({ kind, text }: Span) =>
    kind === 'quote' || kind === 'tail' || kind === 'number' || (kind === 'name' && text.includes(' '));
  for (const span of spans) if (isOfInstance(span)) outside = outside.replace(span.text, ' ');
  const frame = [...new Set(stemsOf(outside))].slice(0, FRAME);
  const meant = [...new Set(frame.map(meaningOf))];
  return {
    text,
    spans,
    stems: new Set(stemsOf(text).map(meaningOf)),
    frame: meant,
    deeds: new Set(meant.filter(isDeed)),
    frameIds: frame.map(hashText),
  };
}
