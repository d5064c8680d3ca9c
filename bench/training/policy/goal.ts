import { apps } from '../../../apps/catalogue.ts';
import { hashText, isDeed, meaningOf, plain, stem, stemsOf, wordsOf } from './tokens.ts';

export type SpanKind = 'quote' | 'tail' | 'name' | 'part' | 'number' | 'token';

/** A piece of the goal that the agent may have to type, or to find on the screen. */
export interface Span {
  text: string;
  /** The text in the form in which texts are compared. */
  plain: string;
  kind: SpanKind;
  /**
   * Meanings of three words of the span at most, the last first: of its first characters, as many as come before it in the goal. The features
   * of checkpoints depend on it.
   */
  before: readonly string[];
  /** Place among those of its kind. */
  nth: number;
}

/** A goal, taken apart once an episode. */
export interface Goal {
  text: string;
  spans: readonly Span[];
  /** Meanings of all its words. */
  stems: ReadonlySet<string>;
  /** Meanings of the words outside quotes and tail: most likely those that a template's instances share. */
  frame: readonly string[];
  /** Those of `frame` that name an action. */
  deeds: ReadonlySet<string>;
  /** Hashes of the stems of `frame`. */
  frameIds: readonly number[];
}

/** Most stems of a goal that are crossed with the words of the screen. */
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

/** Nobody types the name of an app. */
const APPS = new Set(apps.map(app => app.name));

/** A span as it was found: where it begins, its text and kind. */
interface Found {
  at: number;
  text: string;
  kind: SpanKind;
}

/** Takes a goal apart. The same text always gives the same spans in the same order. */
export function readGoal(text: string): Goal {
  const spans = spansOf(text);
  const frame = frameOf(text, spans);
  const meanings = [...new Set(frame.map(meaningOf))];
  return {
    text,
    spans,
    stems: new Set(stemsOf(text).map(meaningOf)),
    frame: meanings,
    deeds: new Set(meanings.filter(isDeed)),
    frameIds: frame.map(hashText),
  };
}

/** The first spans of a goal, each text once. */
function spansOf(goal: string): Span[] {
  const counts = new Map<SpanKind, number>();
  const spans = new Map<string, Span>();
  for (const { at, text, kind } of find(goal).sort((a, b) => a.at - b.at)) {
    if (spans.has(text)) continue;
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    spans.set(text, { text, plain: plain(text), kind, before: lastMeanings(text.slice(0, at)), nth });
  }
  return [...spans.values()].slice(0, SPANS);
}

/** Every candidate for a span. Quotes and the tail come first: nothing else begins inside them. */
function find(goal: string): Found[] {
  const found: Found[] = [];
  const isInside = (at: number) =>
    found.some(f => (f.kind === 'quote' || f.kind === 'tail') && at >= f.at && at < f.at + f.text.length);
  for (const m of goal.matchAll(QUOTED)) found.push({ at: m.index + 1, text: m[1]!, kind: 'quote' });
  const tail = TAIL.exec(goal);
  if (tail && !isInside(tail.index))
    found.push({ at: tail.index + tail[0].length - tail[1]!.length, text: tail[1]!.trim(), kind: 'tail' });
  const outside = (pattern: RegExp) => [...goal.matchAll(pattern)].filter(m => !isInside(m.index));
  for (const m of outside(TOKEN)) found.push({ at: m.index, text: m[0], kind: 'token' });
  for (const m of outside(NUMBER)) found.push({ at: m.index, text: m[0], kind: 'number' });
  for (const m of outside(NAME)) found.push(...namesIn(goal, m));
  return found;
}

/** The name that a match of `NAME` holds, and the parts of a name of two words. */
function namesIn(goal: string, match: RegExpExecArray): Found[] {
  const [phrase] = match;
  // The first word of a sentence has its capital for that.
  const isFirst = match.index === 0 || /[.!?]\s+$/.test(goal.slice(0, match.index));
  const words = phrase.split(/\s+/);
  const at = isFirst ? match.index + phrase.indexOf(words[1] ?? '') : match.index;
  const name = isFirst ? words.slice(1) : words;
  const text = name.join(' ');
  if (name.length === 0 || APPS.has(text)) return [];
  const parts = name.length === 2 ? name : [];
  return [
    { at, text, kind: 'name' },
    ...parts.map((part): Found => ({ at: goal.indexOf(part, at), text: part, kind: 'part' })),
  ];
}

/** Meanings of the last three words of a text, the last first. */
const lastMeanings = (text: string): string[] =>
  wordsOf(text)
    .slice(-3)
    .reverse()
    .map(word => meaningOf(stem(word)));

/** Stems of the words outside the spans that differ between instances of a task. */
function frameOf(goal: string, spans: readonly Span[]): string[] {
  let outside = goal;
  for (const span of spans) if (isOfInstance(span)) outside = outside.replace(span.text, ' ');
  return [...new Set(stemsOf(outside))].slice(0, FRAME);
}

const isOfInstance = ({ kind, text }: Span): boolean =>
  kind === 'quote' || kind === 'tail' || kind === 'number' || (kind === 'name' && text.includes(' '));
