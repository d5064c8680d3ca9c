import { Type } from 'typebox';
import { OPERATORS } from '../math/parse.ts';
import { action, pieceOf, setLine } from './shared.ts';
import { copied } from './keys.ts';
import { lineText } from '../select.ts';

const { Object: Obj, String: Str } = Type;
const Of = Obj({ entry: Str() });

export const history = {
  useExpression: action(
    'Put an expression of the history into the line, and go back to it',
    Of,
    (state, { entry }, ctx) => {
      const found = state.history[entry];
      if (!found) return;
      setLine(state, { text: found.expression, start: found.expression.length }, ctx);
      ctx.back();
    },
  ),
  useResult: action(
    'Put a result of the history into the line, and go back to it: behind an operator that waits for a number, else alone',
    Of,
    (state, { entry }, ctx) => {
      const found = state.history[entry];
      if (!found) return;
      const waits =
        state.result === null &&
        state.expression !== '' &&
        (OPERATORS.includes(state.expression.at(-1)!) || /[(√]$/.test(state.expression));
      const piece = pieceOf(found.result, found.expression);
      const text = waits
        ? state.expression + piece
        : /^\(−[\d.]+\)$/.test(piece)
          ? piece.slice(1, -1)
          : piece;
      setLine(state, { text, start: text.length }, ctx);
      ctx.back();
    },
  ),
  copyEntry: action(
    'Copy the expression or the result of an entry',
    Obj({ entry: Str(), part: Type.Union([Type.Literal('expression'), Type.Literal('result')]) }),
    (state, { entry, part }, ctx) => {
      const found = state.history[entry];
      if (!found) return;
      ctx.copy(
        part === 'result' ? copied(found.result, state.settings) : lineText(found.expression, state.settings),
      );
      ctx.toast('Copied');
    },
  ),
  removeEntry: action('Delete one entry of the history', Of, (state, { entry }, ctx) => {
    if (!state.history[entry]) return;
    delete state.history[entry];
    ctx.toast('Deleted');
  }),
  clearHistory: action('Delete the whole history', Obj({}), (state, _, ctx) => {
    if (Object.keys(state.history).length === 0) return;
    state.history = {};
    ctx.toast('History cleared');
  }),
};
