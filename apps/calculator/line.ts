import { OPERATORS, tokens } from './math/parse.ts';

/** An expression with its caret or selection. */
export interface Line {
  text: string;
  start: number;
  end: number;
}

const FUNCTION = /[a-z]\($|⁻¹\($/;
const isOperator = (c: string | undefined): boolean => c !== undefined && c !== '' && OPERATORS.includes(c);
const isOperand = (c: string | undefined): boolean => c !== undefined && /[\d.)%!²¹πe]$/.test(c);

/** A caret that would stand inside of `sin(` moves behind it. */
export function outside(text: string, at: number): number {
  let end = 0;
  for (const t of tokens(text)) {
    if (at <= end) return end;
    end += t.length;
    if (at < end && !/^[\d.]/.test(t)) return end;
    if (at < end) return at;
  }
  return Math.min(at, text.length);
}

const put = (text: string, from: number, to: number, piece: string): Line => ({
  text: text.slice(0, from) + piece + text.slice(to),
  start: from + piece.length,
  end: from + piece.length,
});

/** Removes what is selected, else the sign, the digit or the whole function before the caret. */
export function backspace({ text, start, end }: Line): Line {
  if (start !== end) return put(text, start, end, '');
  const at = outside(text, start);
  const before = tokens(text.slice(0, at));
  const last = before.at(-1);
  if (last === undefined) return { text, start: at, end: at };
  return put(text, at - (/^[\d.]/.test(last) ? 1 : last.length), at, '');
}

/** Number around an offset, as it stands before and after it. */
function numberAround(text: string, at: number): string {
  const [before = ''] = /[\d.]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^[\d.]*/.exec(text.slice(at)) ?? [];
  return before + after;
}

/** The bracket that one key for both means: it closes where one is open and there is something in it. */
function bracketFor(text: string): '(' | ')' {
  const opened = (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
  return opened > 0 && isOperand(text.at(-1)) ? ')' : '(';
}

/**
 * A key pressed in a line. A key that makes no sense where the caret is does nothing; an operator takes the place of one before it.
 * `key` is a sign or a piece (`sin(`, `10^(`), or `()` for the bracket that fits.
 */
export function pressed(line: Line, key: string): Line {
  const from = outside(line.text, line.start);
  const to = Math.max(from, outside(line.text, line.end));
  const { text } = line;
  const head = text.slice(0, from);
  const before = head.at(-1);
  const insert = (piece: string) => put(text, from, to, piece);
  const piece = key === '()' ? bracketFor(head) : key;
  const same = { text, start: from, end: to };
  if (/^\d$/.test(piece))
    return insert(before !== undefined && /[)%!²¹πe]/.test(before) ? `×${piece}` : piece);
  if (piece === '.') {
    if (numberAround(head + text.slice(to), from).includes('.')) return same;
    return insert(
      before !== undefined && /\d/.test(before)
        ? '.'
        : before !== undefined && /[)%!²¹πe]/.test(before)
          ? '×0.'
          : '0.',
    );
  }
  if (isOperator(piece)) {
    if (
      piece === '−' &&
      (before === undefined || before === '(' || before === '√' || ['×', '÷', '^'].includes(before))
    )
      return insert(piece);
    let cut = from;
    while (cut > 0 && isOperator(text[cut - 1])) cut--;
    if (cut === 0 || !isOperand(text[cut - 1])) return same;
    return put(text, cut, to, piece);
  }
  if ('%!²⁻¹'.includes(piece) || piece === ')') return isOperand(before) ? insert(piece) : same;
  if (FUNCTION.test(piece) || '(√πe'.includes(piece) || piece.endsWith('('))
    return insert(/\d\^\($/.test(piece) && isOperand(before) ? `×${piece}` : piece);
  return same;
}

/**
 * The line after its shown text was edited by something that knows no keys: the keyboard, a paste, ADB. `meant` makes an expression of
 * what came in anew. A thousands sign that was deleted takes the digit before it along.
 */
export function edited(
  line: string,
  shown: { was: string; now: string },
  meant: (piece: string) => string,
  offset: (shownAt: number) => number,
): Line {
  const { was, now } = shown;
  let from = 0;
  while (from < was.length && from < now.length && was[from] === now[from]) from++;
  let end = 0;
  while (
    end < was.length - from &&
    end < now.length - from &&
    was[was.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const a = offset(from);
  const b = offset(was.length - end);
  const piece = meant(now.slice(from, now.length - end));
  if (piece === '' && a === b && now.length < was.length) return backspace({ text: line, start: a, end: a });
  return put(line, a, b, piece);
}

/** Digits that an amount may have. */
const MOST_DIGITS = 15;

/** A text as an amount: digits, one point, a minus before them where it may be negative. */
export function amountOf(text: string, signed = true): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  let left = MOST_DIGITS;
  const take = (digits: string) => {
    const taken = digits.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const head = take(whole.replace(/^0+(?=\d)/, ''));
  return `${signed && /^\s*[-−]/.test(text) ? '−' : ''}${head}${rest.length > 0 ? `.${take(rest.join(''))}` : ''}`;
}

/** A key of the number pad pressed in an amount: a digit, `.`, `±`, `back` or `clear`. */
export function amountPressed({ text, start, end }: Line, key: string): Line {
  if (key === 'clear') return { text: '', start: 0, end: 0 };
  if (key === '±') {
    const next = text.startsWith('−') ? text.slice(1) : `−${text}`;
    const by = next.length - text.length;
    return { text: next, start: Math.max(0, start + by), end: Math.max(0, end + by) };
  }
  if (key === 'back')
    return start !== end
      ? put(text, start, end, '')
      : start > 0
        ? put(text, start - 1, start, '')
        : { text, start, end };
  if (key === '.' && (text.slice(0, start) + text.slice(end)).includes('.')) return { text, start, end };
  const raw = put(text, start, end, key === '.' && !/\d$/.test(text.slice(0, start)) ? '0.' : key);
  const kept = amountOf(raw.text);
  // Noughts that fall away at the start move the caret along.
  const at = Math.min(kept.length, Math.max(0, raw.start + kept.length - raw.text.length));
  return kept.replace(/\D/g, '').length < raw.text.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length
    ? { text, start, end }
    : { text: kept, start: at, end: at };
}
