import { Type } from 'typebox';
import { offsetIn, plainNumber, signsOf, spelled, understood, numberIn } from '../format.ts';
import { backspace, edited, pressed, type Line } from '../line.ts';
import { OPERATORS } from '../math/parse.ts';
import { parseRational } from '../math/rational.ts';
import { MathError, minus, plus, read, written } from '../math/value.ts';
import { previewOf } from '../select.ts';
import type { Calculator, Settings } from '../state.ts';
import { action, pieceOf, setLine, vibrate, workOut } from './shared.ts';

const { Object: Obj, String: Str, Optional: Opt, Integer: Int } = Type;
/** Where the caret or the selection is; at the end where it is left out. */
const Caret = { start: Opt(Int({ minimum: 0 })), end: Opt(Int({ minimum: 0 })) };

/** Keys that go on with a result; all others begin a new line. */
const goesOn = (key: string) => [...OPERATORS, '%', '!', '²', '⁻¹'].includes(key);

/** The line that a key or a piece goes into: with a result on the screen and the caret behind it, a new one. */
function lineFor(state: Calculator, key: string, start?: number, end?: number): Line {
  const { length } = state.expression;
  const line = {
    text: state.expression,
    start: Math.min(start ?? length, length),
    end: Math.min(end ?? start ?? length, length),
  };
  if (state.result === null || line.start < length) return line;
  if (!goesOn(key)) return { text: '', start: 0, end: 0 };
  // Before + − × ÷ a minus needs no brackets: −5×3.
  const piece = pieceOf(state.result, state.expression);
  const text = '+−×÷'.includes(key) && /^\(−[\d.]+\)$/.test(piece) ? piece.slice(1, -1) : piece;
  return { text, start: text.length, end: text.length };
}

/** Puts a number into the line, times what stands before it where nothing else says how they go together. */
function putNumber(state: Calculator, piece: string, start?: number, end?: number): Line {
  const { text, start: from, end: to } = lineFor(state, '', start, end);
  const head = text.slice(0, from);
  const bare =
    /^\(−[\d.]+\)$/.test(piece) && (head === '' || head.endsWith('(')) ? piece.slice(1, -1) : piece;
  const all = `${head}${/[\d.)%!²¹πe]$/.test(head) ? '×' : ''}${bare}`;
  return { text: all + text.slice(to), start: all.length, end: all.length };
}

/** The number on the screen in plain digits, as it is copied. */
export function copied(result: string, settings: Settings): string {
  return plainNumber(parseRational(result)!, settings.format).replace('.', signsOf(settings).decimal);
}

export const keys = {
  press: action(
    'Press a key that writes: a digit, a sign, or a piece such as `sin(`; `()` is the bracket that fits',
    Obj({ key: Str({ minLength: 1 }), ...Caret }),
    (state, { key, start, end }, ctx) => {
      vibrate(state);
      const line = lineFor(state, key, start, end);
      setLine(state, pressed(line, key), ctx);
    },
  ),
  backspace: action(
    'Delete what is before the caret, or what is selected',
    Obj(Caret),
    (state, { start, end }, ctx) => {
      vibrate(state);
      const { length } = state.expression;
      setLine(
        state,
        backspace({
          text: state.expression,
          start: Math.min(start ?? length, length),
          end: Math.min(end ?? start ?? length, length),
        }),
        ctx,
      );
    },
  ),
  write: action(
    'Take over the line’s text as it was edited by the keyboard, a paste or typing',
    Obj({ text: Str() }),
    (state, { text: now }, ctx) => {
      const signs = signsOf(state.settings);
      const was = spelled(state.expression, signs);
      if (now === was) return;
      if (state.result !== null && was !== '' && now.startsWith(was)) {
        // Typed behind a result: it goes on as keys do.
        const piece = understood(now.slice(was.length), signs);
        if (piece === '') return;
        const { text } = lineFor(state, piece.startsWith('⁻¹') ? '⁻¹' : piece.charAt(0));
        setLine(state, { text: text + piece, start: text.length + piece.length }, ctx);
        return;
      }
      const line = edited(
        state.expression,
        { was, now },
        piece => understood(piece, signs),
        at => offsetIn(was, at, signs),
      );
      setLine(state, line, ctx);
    },
  ),
  clear: action('Empty the line', Obj({}), (state, _, ctx) => {
    vibrate(state);
    setLine(state, { text: '', start: 0 }, ctx);
  }),
  clearAll: action('Empty the line and the memory', Obj({}), (state, _, ctx) => {
    vibrate(state);
    setLine(state, { text: '', start: 0 }, ctx);
    if (state.memory === null) return;
    state.memory = null;
    ctx.toast('Memory cleared too');
  }),
  equals: action('Work the line out and write it into the history', Obj({}), (state, _, ctx) => {
    vibrate(state);
    workOut(state, ctx);
  }),
  addToMemory: action(
    'Add what the line comes to to the memory (M+), or take it away (M−)',
    Obj({ sign: Type.Union([Type.Literal('+'), Type.Literal('−')]) }),
    (state, { sign }, ctx) => {
      vibrate(state);
      if (!workOut(state, ctx)) {
        if (state.problem === '') ctx.toast('There is no number to remember');
        return;
      }
      try {
        const number = read(state.result!);
        const sum = (sign === '+' ? plus : minus)(read(state.memory ?? '0'), number);
        state.memory = written(sum);
      } catch (e) {
        if (!(e instanceof MathError)) throw e;
        ctx.toast(e.message);
      }
    },
  ),
  recallMemory: action(
    'Put the number in memory into the line (MR)',
    Obj(Caret),
    (state, { start, end }, ctx) => {
      vibrate(state);
      if (state.memory === null) {
        ctx.toast('The memory is empty');
        return;
      }
      setLine(state, putNumber(state, pieceOf(state.memory, ''), start, end), ctx);
    },
  ),
  clearMemory: action('Empty the memory (MC)', Obj({}), state => {
    vibrate(state);
    state.memory = null;
  }),
  copyResult: action('Copy the result, or what the line comes to so far', Obj({}), (state, _, ctx) => {
    const found = state.result ?? previewOf(state);
    if (found === null) {
      ctx.toast('There is no result to copy');
      return;
    }
    ctx.copy(copied(found, state.settings));
    ctx.toast('Copied');
  }),
  paste: action('Put the number on the clipboard into the line', Obj(Caret), (state, { start, end }, ctx) => {
    const found = numberIn(ctx.os.clipboard?.text ?? '', signsOf(state.settings));
    if (found === undefined) {
      ctx.toast('There is no number on the clipboard');
      return;
    }
    setLine(state, putNumber(state, found.startsWith('−') ? `(${found})` : found, start, end), ctx);
  }),
  setScientific: action('Show or hide the scientific keys', Obj({ on: Type.Boolean() }), (state, { on }) => {
    state.scientific = on;
  }),
  setInverse: action(
    'Turn the functions’ keys into their inverses, or back',
    Obj({ on: Type.Boolean() }),
    (state, { on }) => {
      state.inverse = on;
    },
  ),
};
