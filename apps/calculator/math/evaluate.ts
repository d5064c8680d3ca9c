import { parse, tokens, type FunctionName, type Node } from './parse.ts';
import { parseRational } from './rational.ts';
import {
  arccosine,
  arcsine,
  arctangent,
  commonLog,
  cosine,
  E_VALUE,
  exactly,
  factorial,
  MathError,
  minus,
  naturalLog,
  negated,
  over,
  percent,
  PI_VALUE,
  plus,
  raised,
  root,
  sine,
  tangent,
  times,
  type Angle,
  type Value,
} from './value.ts';

const CALLS: Record<FunctionName, (a: Value, unit: Angle) => Value> = {
  sin: sine,
  cos: cosine,
  tan: tangent,
  'sin⁻¹': arcsine,
  'cos⁻¹': arccosine,
  'tan⁻¹': arctangent,
  ln: naturalLog,
  log: commonLog,
};

const MINUS_ONE = exactly({ n: -1n, d: 1n });
const DEEPEST = 200;

function value(node: Node, unit: Angle, depth = 0): Value {
  if (depth > DEEPEST) throw new MathError('The expression is too long');
  const of = (n: Node) => value(n, unit, depth + 1);
  switch (node.kind) {
    case 'number':
      return exactly(parseRational(node.text)!);
    case 'constant':
      return node.name === 'π' ? PI_VALUE : E_VALUE;
    case 'call':
      return CALLS[node.name](of(node.of), unit);
    case 'unary': {
      const a = of(node.of);
      switch (node.op) {
        case '−':
          return negated(a);
        case '%':
          return percent(a);
        case '!':
          return factorial(a);
        case '²':
          return times(a, a);
        case '⁻¹':
          return raised(a, MINUS_ONE);
        case '√':
          return root(a);
      }
    }
    case 'binary': {
      const a = of(node.a);
      // A percentage that is added or taken away is one of what stands before it: 50 + 10% is 55.
      const part = node.b.kind === 'unary' && node.b.op === '%' && (node.op === '+' || node.op === '−');
      const b = part ? times(a, of(node.b)) : of(node.b);
      switch (node.op) {
        case '+':
          return plus(a, b);
        case '−':
          return minus(a, b);
        case '×':
          return times(a, b);
        case '÷':
          return over(a, b);
        case '^':
          return raised(a, b);
      }
    }
  }
}

/** The value of an expression. Throws MathError, whose message tells the person what is wrong. */
export function evaluate(expression: string, unit: Angle): Value {
  if (expression.length > 2000) throw new MathError('The expression is too long');
  return value(parse(expression), unit);
}

/**
 * What an expression comes to as far as it is typed: operators and open brackets at its end are left out.
 * Undefined where that is nothing new.
 */
export function preview(expression: string, unit: Angle): Value | undefined {
  const all = tokens(expression);
  while (all.length > 0 && /[+−×÷^√(]$/.test(all.at(-1)!)) all.pop();
  const text = all.join('');
  if (text === '' || isPlain(text)) return undefined;
  try {
    return evaluate(text, unit);
  } catch (e) {
    if (e instanceof MathError) return undefined;
    throw e;
  }
}

/** Whether an expression is only a number, so that working it out changes nothing. */
export const isPlain = (expression: string): boolean => /^−?[\d.]+$/.test(expression);
