import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { actionsOf } from '../../../src/sdk/core/app.ts';
import { isPlain } from '../math/evaluate.ts';
import { parseRational } from '../math/rational.ts';
import { entriesOf, workedOut } from '../select.ts';
import type { Line } from '../line.ts';
import type { Calculator } from '../state.ts';

export const action = actionsOf<Calculator>();

/** Signs that the line takes. */
const LONGEST = 300;
/** Entries that the history keeps. */
const MOST = 300;

/** Puts a text into the line; what was worked out before is done with. */
export function setLine(state: Calculator, { text, start }: Pick<Line, 'text' | 'start'>, ctx: Ctx): void {
  if (text.length > LONGEST && text.length > state.expression.length) {
    ctx.toast('The line is full');
    return;
  }
  state.expression = text;
  state.caret = Math.min(start, text.length);
  state.result = null;
  state.problem = '';
}

const closed = (expression: string) =>
  expression +
  ')'.repeat(Math.max(0, (expression.match(/\(/g)?.length ?? 0) - (expression.match(/\)/g)?.length ?? 0)));

/** A kept result as a piece of an expression that means the same number; `source` is what it was worked out from. */
export function pieceOf(result: string, source: string): string {
  const q = parseRational(result)!;
  const minus = q.n < 0n;
  const size = result.replace(/^-/, '');
  const bracket = (piece: string) => `(${minus ? '−' : ''}${piece})`;
  if (/^[\d.]{1,24}$/.test(size)) return minus ? bracket(size) : size;
  if (/^\d{1,12}\/\d{1,12}$/.test(size)) return bracket(size.replace('/', '÷'));
  if (source !== '' && source.length <= 60) return `(${closed(source)})`;
  if (size.includes('/')) return bracket(size.replace('/', '÷'));
  const [mantissa = '', exponent] = size.split('e');
  if (exponent === undefined) return minus ? bracket(size) : size;
  return bracket(
    `${mantissa}×10^${exponent.startsWith('-') ? `(−${exponent.slice(1)})` : exponent.slice(1)}`,
  );
}

/** Works the line out, and writes it down unless it is only a number. False, with the reason in the state, where that cannot be. */
export function workOut(state: Calculator, ctx: Ctx): boolean {
  if (state.result !== null) return true;
  if (state.expression === '') return false;
  const found = workedOut(state.expression, state.settings.angle);
  if ('problem' in found) {
    state.problem = found.problem;
    return false;
  }
  state.problem = '';
  state.result = found.result;
  state.caret = state.expression.length;
  if (!isPlain(state.expression)) {
    state.history[ctx.id('calc')] = { expression: state.expression, ...found, at: ctx.now };
    for (const { id } of entriesOf(state.history).slice(MOST)) delete state.history[id];
  }
  return true;
}

/** The phone vibrates at a key, where the person wants that. */
export const vibrate = (state: Calculator): void => {
  if (state.settings.vibrate) state.haptics++;
};
