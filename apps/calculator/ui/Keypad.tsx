import { Icon } from './kit.ts';
import { signsOf } from '../format.ts';
import { useAct, useApp, useLine } from './hooks.ts';
import { Key } from './Key.tsx';
import css from './keys.module.css';

const DIGITS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
] as const;
const SIGNS = [
  ['×', 'multiply'],
  ['−', 'minus'],
  ['+', 'plus'],
] as const;

/** Digits, the four operations, percent, brackets, backspace, clear and equals. */
export function Keypad() {
  const { decimal } = useApp(s => signsOf(s.settings));
  const line = useLine();
  return (
    <div className={css['basic']} dir="ltr">
      <Key rid="clear" tone="clear" label="C, clear" onClick={line.clear} onLongPress={line.clearAll}>
        C
      </Key>
      <Key rid="brackets" tone="sign" label="Brackets" onClick={() => line.press('()')}>
        ( )
      </Key>
      <Key rid="percent" tone="sign" label="Percent" onClick={() => line.press('%')}>
        %
      </Key>
      <Key rid="divide" tone="sign" label="Divide" onClick={() => line.press('÷')}>
        ÷
      </Key>
      {DIGITS.map((row, i) => [
        ...row.map(d => (
          <Key key={d} rid={d} onClick={() => line.press(d)}>
            {d}
          </Key>
        )),
        <Key
          key={SIGNS[i]![1]}
          rid={SIGNS[i]![1]}
          tone="sign"
          label={SIGNS[i]![1][0]!.toUpperCase() + SIGNS[i]![1].slice(1)}
          onClick={() => line.press(SIGNS[i]![0])}
        >
          {SIGNS[i]![0]}
        </Key>,
      ])}
      <Key rid="0" onClick={() => line.press('0')}>
        0
      </Key>
      <Key rid="point" label="Decimal point" onClick={() => line.press('.')}>
        {decimal}
      </Key>
      <Key rid="backspace" label="Backspace" onClick={line.backspace} onLongPress={line.clear}>
        <Icon name="backspace" />
      </Key>
      <Key rid="equals" tone="equals" label="Equals" onClick={line.equals}>
        =
      </Key>
    </div>
  );
}

/** MC, MR, M− and M+. */
export function MemoryKeys() {
  const empty = useApp(s => s.memory === null);
  const line = useLine();
  return (
    <>
      <Key rid="mc" tone="quiet" label="MC, memory clear" disabled={empty} onClick={line.clearMemory}>
        MC
      </Key>
      <Key rid="mr" tone="quiet" label="MR, memory recall" disabled={empty} onClick={line.recallMemory}>
        MR
      </Key>
      <Key rid="m-minus" tone="quiet" label="M−, take from memory" onClick={() => line.addToMemory('−')}>
        M−
      </Key>
      <Key rid="m-plus" tone="quiet" label="M+, add to memory" onClick={() => line.addToMemory('+')}>
        M+
      </Key>
    </>
  );
}

interface Piece {
  rid: string;
  face: string;
  piece: string;
  label?: string;
  inverse?: { face: string; piece: string; label?: string };
}
const PIECES: readonly Piece[] = [
  {
    rid: 'sin',
    face: 'sin',
    piece: 'sin(',
    inverse: { face: 'sin⁻¹', piece: 'sin⁻¹(', label: 'sin⁻¹, arcsine' },
  },
  {
    rid: 'cos',
    face: 'cos',
    piece: 'cos(',
    inverse: { face: 'cos⁻¹', piece: 'cos⁻¹(', label: 'cos⁻¹, arccosine' },
  },
  {
    rid: 'tan',
    face: 'tan',
    piece: 'tan(',
    inverse: { face: 'tan⁻¹', piece: 'tan⁻¹(', label: 'tan⁻¹, arctangent' },
  },
  { rid: 'ln', face: 'ln', piece: 'ln(', inverse: { face: 'eˣ', piece: 'e^(', label: 'eˣ, e to a power' } },
  {
    rid: 'log',
    face: 'log',
    piece: 'log(',
    inverse: { face: '10ˣ', piece: '10^(', label: '10ˣ, ten to a power' },
  },
  { rid: 'root', face: '√', piece: '√', label: 'Square root' },
  {
    rid: 'square',
    face: 'x²',
    piece: '²',
    label: 'x², square',
    inverse: { face: 'x⁻¹', piece: '⁻¹', label: 'x⁻¹, reciprocal' },
  },
  { rid: 'power', face: 'xʸ', piece: '^', label: 'xʸ, power' },
  { rid: 'factorial', face: 'x!', piece: '!', label: 'x!, factorial' },
  { rid: 'pi', face: 'π', piece: 'π' },
  { rid: 'e', face: 'e', piece: 'e' },
  { rid: 'open', face: '(', piece: '(', label: 'Opening bracket' },
  { rid: 'close', face: ')', piece: ')', label: 'Closing bracket' },
];

/** Functions, powers, constants and the unit of angles. */
export function ScientificKeys() {
  const angle = useApp(s => s.settings.angle);
  const inverse = useApp(s => s.inverse);
  const line = useLine();
  const act = useAct();
  const other = angle === 'deg' ? 'rad' : 'deg';
  return (
    <div className={css['scientific']} dir="ltr" role="group" aria-label="Scientific keys">
      <Key
        rid="inverse"
        tone="quiet"
        label="INV, inverse functions"
        on={inverse}
        onClick={() => act.setInverse({ on: !inverse })}
      >
        INV
      </Key>
      <Key
        rid="angle"
        tone="quiet"
        label={angle === 'deg' ? 'DEG, angles in degrees' : 'RAD, angles in radians'}
        onClick={() => act.changeSettings({ settings: { angle: other } })}
      >
        {angle === 'deg' ? 'DEG' : 'RAD'}
      </Key>
      {PIECES.map(p => {
        const { face, piece, label } = (inverse && p.inverse) || p;
        return (
          <Key key={p.rid} rid={p.rid} tone="quiet" label={label} onClick={() => line.press(piece)}>
            {face}
          </Key>
        );
      })}
    </div>
  );
}
