import { MathError } from './value.ts';

/*
 * Expressions are texts of these signs: digits and `.`, + − × ÷ ^ ( ) % ! ² ⁻¹ √ π e and the functions below. Keys, taps, paste and
 * typing make them; `typed` turns what people write otherwise into them.
 */
export const FUNCTIONS = ['sin⁻¹', 'cos⁻¹', 'tan⁻¹', 'sin', 'cos', 'tan', 'ln', 'log'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export type Node =
  | { kind: 'number'; text: string }
  | { kind: 'constant'; name: 'π' | 'e' }
  | { kind: 'unary'; op: '−' | '%' | '!' | '²' | '⁻¹' | '√'; of: Node }
  | { kind: 'binary'; op: '+' | '−' | '×' | '÷' | '^'; a: Node; b: Node }
  | { kind: 'call'; name: FunctionName; of: Node };

export const OPERATORS = '+−×÷^';

/** Pieces of an expression: a number, a function with its bracket, or one sign. They tile the text. */
export function tokens(text: string): string[] {
  return text.match(/[\d.]+|(?:sin|cos|tan)(?:⁻¹)?\(|(?:ln|log)\(|⁻¹|[^]/gu) ?? [];
}

/** An expression with the signs of the calculator from what a person typed or pasted; all else is dropped. */
export function typed(text: string): string {
  const plain = text
    .replace(/\*\*/g, '^')
    .replace(/[*xX·⋅∙✕✖]/g, '×')
    .replace(/[/:∕]/g, '÷')
    .replace(/[-–—‐‑]/g, '−')
    .replace(/sqrt/gi, '√')
    .replace(/pi/gi, 'π')
    .replace(/(?:arc|a)(sin|cos|tan)/gi, '$1⁻¹')
    .replace(
      /(\d)[eE]([+−]?)(\d+)/g,
      (_, d: string, sign: string, n: string) => `${d}×10^${sign === '−' ? `(−${n})` : n}`,
    );
  return (plain.match(/\d|\.|(?:sin|cos|tan)(?:⁻¹)?\(?|(?:ln|log)\(?|⁻¹|[+−×÷^()%!²√πe]/gu) ?? [])
    .map(piece => (/^[a-z]{2,}[⁻¹]*$/.test(piece) ? `${piece}(` : piece))
    .join('');
}

const unfinished = () => new MathError('The expression is not finished');

/** Reads an expression; brackets that were left open close at its end. Throws MathError in words. */
export function parse(text: string): Node {
  const all = tokens(text);
  let at = 0;
  const peek = () => all[at];
  const starts = (t: string | undefined): boolean =>
    t !== undefined && (/^[\d.]/.test(t) || t.endsWith('(') || t === 'π' || t === 'e' || t === '√');

  const sum = (): Node => {
    let a = product();
    for (let op = peek(); op === '+' || op === '−'; op = peek()) {
      at++;
      a = { kind: 'binary', op, a, b: product() };
    }
    return a;
  };
  const product = (): Node => {
    let a = signed();
    for (;;) {
      const op = peek();
      if (op === '×' || op === '÷') {
        at++;
        a = { kind: 'binary', op, a, b: signed() };
      } else if (starts(op)) a = { kind: 'binary', op: '×', a, b: raisedTo() };
      else return a;
    }
  };
  const signed = (): Node => {
    if (peek() === '−') {
      at++;
      return { kind: 'unary', op: '−', of: signed() };
    }
    return raisedTo();
  };
  const raisedTo = (): Node => {
    const a = after(primary());
    if (peek() !== '^') return a;
    at++;
    return { kind: 'binary', op: '^', a, b: signed() };
  };
  const after = (first: Node): Node => {
    let a = first;
    for (let op = peek(); op === '%' || op === '!' || op === '²' || op === '⁻¹'; op = peek()) {
      at++;
      a = { kind: 'unary', op, of: a };
    }
    return a;
  };
  const bracketed = (): Node => {
    if (peek() === ')') throw new MathError('There is nothing in the brackets');
    const inside = sum();
    if (peek() === ')') at++;
    else if (peek() !== undefined) throw new MathError('The expression cannot be read');
    return inside;
  };
  const primary = (): Node => {
    const t = peek();
    if (t === undefined) throw unfinished();
    at++;
    if (/^[\d.]/.test(t)) {
      if (t.split('.').length > 2) throw new MathError('A number has two decimal points');
      if (t === '.') throw unfinished();
      return { kind: 'number', text: t };
    }
    if (t === 'π' || t === 'e') return { kind: 'constant', name: t };
    if (t === '√') return { kind: 'unary', op: '√', of: peek() === '−' ? signed() : after(primary()) };
    if (t === '(') return bracketed();
    const name = FUNCTIONS.find(f => t === `${f}(`);
    if (name) return { kind: 'call', name, of: bracketed() };
    if (t === ')') throw new MathError('A closing bracket has no opening one');
    if (OPERATORS.includes(t)) throw new MathError('Two operators stand side by side');
    if ('%!²⁻¹'.includes(t)) throw new MathError(`There is no number before ${t}`);
    throw new MathError('The expression cannot be read');
  };

  if (all.length === 0) throw unfinished();
  const node = sum();
  if (peek() === ')') throw new MathError('A closing bracket has no opening one');
  if (peek() !== undefined) throw new MathError('The expression cannot be read');
  return node;
}
