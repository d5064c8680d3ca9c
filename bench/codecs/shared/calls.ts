import { NoAction } from '../codec.ts';

/** A call written as in Python: `name(1, "two", key=[3, 4])`. */
export interface Call {
  name: string;
  args: unknown[];
  named: Record<string, unknown>;
}

/** How deep lists may be nested. */
const MOST_DEPTH = 3;
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r' };

/** What may follow the closing quote of a string: among arguments and in lists, in dicts, and after a name, when only named arguments may follow. */
const AFTER = /\s*[,)\]]/y;
const AFTER_IN_DICT = /\s*[,:}]/y;
const AFTER_NAMED = /\s*(?:\)|,\s*(?:\)|[A-Za-z_]\w*\s*=(?!=)))/y;

class Broken extends Error {}

/** Reads a call's arguments. Models forget to escape quotes, so a quote ends a string only where an argument may end. */
class Reader {
  at: number;
  private readonly text: string;
  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private blank(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }
  private fail(label: string): never {
    throw new Broken(label);
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.at = pattern.lastIndex;
    return found[0];
  }

  private isBehind(at: number, after: RegExp): boolean {
    after.lastIndex = at;
    return after.test(this.text);
  }

  private string(quote: string, after: RegExp): string {
    let out = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const c = this.text[this.at]!;
      if (c === '\\' && this.at + 1 < this.text.length) {
        const next = this.text[++this.at]!;
        out += ESCAPES[next] ?? (next === '\\' || next === '"' || next === "'" ? next : `\\${next}`);
      } else if (c === quote && this.isBehind(this.at + 1, after)) {
        this.at++;
        return out;
      } else out += c;
    }
    return this.fail('a string in it does not end');
  }

  private list(end: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.at++;
    for (;;) {
      this.blank();
      if (this.text[this.at] === end) {
        this.at++;
        return items;
      }
      items.push(this.value(depth + 1));
      this.blank();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== end) this.fail('a list in it does not end');
    }
  }

  /** A dict as Python writes it; JSON is one too. */
  dict(depth = 0): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.at++;
    for (;;) {
      this.blank();
      if (this.text[this.at] === '}') {
        this.at++;
        return found;
      }
      const key = this.value(depth + 1, AFTER_IN_DICT);
      this.blank();
      if (typeof key !== 'string' || this.text[this.at] !== ':') this.fail('a dict in it has no key');
      this.at++;
      this.blank();
      Object.defineProperty(found, key as string, {
        value: this.value(depth + 1, AFTER_IN_DICT),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      this.blank();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== '}') this.fail('a dict in it does not end');
    }
  }

  private value(depth = 0, after = AFTER): unknown {
    const c = this.text[this.at];
    if (depth > MOST_DEPTH) return this.fail('lists in it lie too deep');
    if (c === '"' || c === "'") return this.string(c, after);
    if (c === '{') return this.dict(depth);
    if (c === '[' || c === '(') return this.list(c === '[' ? ']' : ')', depth);
    const number = this.take(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y);
    if (number !== undefined) return Number(number);
    const word = this.take(/[A-Za-z_]\w*/y);
    if (word === undefined) return this.fail('an argument has no value');
    if (word === 'None' || word === 'null') return null;
    if (/^true$/i.test(word)) return true;
    return /^false$/i.test(word) ? false : word;
  }

  /** The arguments between the brackets. */
  call(name: string): Call {
    const call: Call = { name, args: [], named: Object.create(null) as Record<string, unknown> };
    for (;;) {
      this.blank();
      if (this.text[this.at] === ')') {
        this.at++;
        return call;
      }
      const key = this.take(/[A-Za-z_]\w*\s*=(?!=)/y)?.replace(/\s*=$/, '');
      this.blank();
      if (key === undefined) call.args.push(this.value());
      else call.named[key] = this.value(0, AFTER_NAMED);
      this.blank();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== ')') this.fail('its bracket is not closed');
    }
  }
}

/**
 * The call of a reply: the first after `marker`, or the last of all if there is none after a marker. A call inside another call's strings does not
 * count. Throws NoAction for a reply without a call, and for one that is cut short.
 */
export const callIn = (reply: string, names: readonly string[], marker?: RegExp): Call =>
  foundIn(reply, names, marker).call;

/** The separator of two actions of one turn. */
const BETWEEN = /[^\S\n]*\n[^\S\n]*\n\s*/y;

/** The same call and the calls that follow it after empty lines, in order. Throws NoAction as `callIn` does. */
export function callsIn(reply: string, names: readonly string[], marker?: RegExp): Call[] {
  const first = foundIn(reply, names, marker);
  const calls = [first.call];
  for (let at = first.end; ;) {
    BETWEEN.lastIndex = at;
    if (!BETWEEN.test(reply)) return calls;
    const next = new RegExp(`(${names.join('|')})\\(`, 'y');
    next.lastIndex = BETWEEN.lastIndex;
    const name = next.exec(reply)?.[1];
    if (name === undefined) return calls;
    const reader = new Reader(reply, next.lastIndex);
    calls.push(read(reader, name));
    at = reader.at;
  }
}

function read(reader: Reader, name: string): Call {
  try {
    return reader.call(name);
  } catch (error) {
    throw error instanceof Broken ? new NoAction(`${name}(…) cannot be read: ${error.message}`) : error;
  }
}

function foundIn(reply: string, names: readonly string[], marker?: RegExp): { call: Call; end: number } {
  const known = new RegExp(`(?<![\\w.])(${names.join('|')})\\(`, 'g');
  const marked =
    marker &&
    new RegExp(
      `(?:${marker.source})\\s*(?=(?:${names.join('|')})\\()`,
      marker.flags.includes('i') ? 'i' : '',
    ).exec(reply);
  if (marked) known.lastIndex = marked.index;
  let found: { call: Call; end: number } | undefined;
  for (let next = known.exec(reply); next; next = known.exec(reply)) {
    const reader = new Reader(reply, known.lastIndex);
    found = { call: read(reader, next[1]!), end: reader.at };
    if (marked) return found;
    known.lastIndex = reader.at;
  }
  if (found) return found;
  const other = /(?<![\w.])([A-Za-z_]\w{0,40})\(/.exec(marked ? '' : reply);
  throw new NoAction(
    other
      ? `there is no action ${other[1]}; there are ${names.join(', ')}`
      : `there is no call of ${names.join(', ')} in it`,
  );
}

/** Most braces at which reading a dict is tried. */
const MOST_TRIES = 100;

/** The outermost Python dicts in a text, whatever is around them. */
export function* dictsIn(text: string): Generator<Record<string, unknown>> {
  for (let at = text.indexOf('{'), tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const reader = new Reader(text, at);
    let found: Record<string, unknown> | undefined;
    try {
      found = reader.dict();
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
    }
    if (found) yield found;
    at = text.indexOf('{', found ? reader.at : at + 1);
  }
}

/** A text in quotes, from which `callIn` reads the same. */
export const quoted = (text: string, quote: "'" | '"' = '"'): string =>
  `${quote}${text.replace(/\\/g, '\\\\').replaceAll(quote, `\\${quote}`).replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\r')}${quote}`;
