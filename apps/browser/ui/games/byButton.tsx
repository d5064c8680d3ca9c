import { Button, Checkbox, IconButton, TextField } from '../kit.ts';
import { COLOURS, SIDE } from '../../web/games/puzzles.ts';
import { usePage } from '../page/context.ts';
import type { GameProps } from './props.ts';
import css from './games.module.css';

const CELLS = Array.from({ length: SIDE * SIDE }, (_, i) => i);
const WALLS = [
  ['right', 1],
  ['below', SIDE],
  ['left', -1],
  ['above', -SIDE],
] as const;

export function Maze({ puzzle, play, move }: GameProps) {
  const walled = (cell: number) =>
    WALLS.filter(
      ([side, by]) =>
        (side === 'right' && cell % SIDE === SIDE - 1) ||
        (side === 'left' && cell % SIDE === 0) ||
        cell + by < 0 ||
        cell + by >= SIDE * SIDE ||
        puzzle.walls.includes(by > 0 ? `${cell}|${cell + by}` : `${cell + by}|${cell}`),
    ).map(([side]) => side);
  return (
    <>
      <div className={css['maze']} dir="ltr">
        {CELLS.map(cell => {
          const walls = walled(cell);
          const what = cell === play.cell ? 'X' : cell === puzzle.goal ? 'goal' : 'empty';
          return (
            <span
              key={cell}
              className={css['cell']}
              role="img"
              aria-label={`Row ${Math.floor(cell / SIDE) + 1}, column ${(cell % SIDE) + 1}, ${what}, walls ${walls.join(', ') || 'none'}`}
              data-here={cell === play.cell || undefined}
              data-goal={cell === puzzle.goal || undefined}
              style={{
                borderWidth: ['above', 'right', 'below', 'left']
                  .map(s => (walls.includes(s as never) ? '4px' : '0'))
                  .join(' '),
              }}
            >
              {cell === play.cell ? 'X' : cell === puzzle.goal ? 'goal' : ''}
            </span>
          );
        })}
      </div>
      <div className={css['pad']} role="group" aria-label="Move" dir="ltr">
        <span />
        <IconButton
          filled
          icon="arrow_upward"
          label="Up"
          onClick={() => move({ type: 'step', what: 'up' })}
        />
        <span />
        <IconButton
          filled
          icon="arrow_left_alt"
          label="Left"
          onClick={() => move({ type: 'step', what: 'left' })}
        />
        <IconButton
          filled
          icon="arrow_downward"
          label="Down"
          onClick={() => move({ type: 'step', what: 'down' })}
        />
        <IconButton
          filled
          icon="arrow_right_alt"
          label="Right"
          onClick={() => move({ type: 'step', what: 'right' })}
        />
      </div>
    </>
  );
}

export function Multiply({ puzzle, play, move }: GameProps) {
  const { visit } = usePage();
  const number = play.cell > 0 ? puzzle.numbers[play.cell - 1] : undefined;
  return (
    <>
      <div className={css['number']} role="status">
        {number === undefined ? 'No number yet' : String(number)}
      </div>
      <Button
        wide
        variant="tonal"
        disabled={play.cell >= puzzle.numbers.length}
        onClick={() => move({ type: 'press' })}
      >{`Next number (${play.cell} of ${puzzle.numbers.length})`}</Button>
      <TextField
        name={`${visit.id}.product`}
        label="Product"
        inputMode="numeric"
        initial={play.value}
        onInput={what => move({ type: 'value', what })}
        onEnter={() => move({ type: 'submit' })}
      />
    </>
  );
}

export function Click({ play, move }: GameProps) {
  return (
    <>
      <div
        className={css['number']}
        role="status"
      >{`Pressed ${play.cell} ${play.cell === 1 ? 'time' : 'times'}`}</div>
      <Button wide variant="tonal" onClick={() => move({ type: 'press' })}>
        Press me
      </Button>
    </>
  );
}

export function InOrder({ puzzle, play, move }: GameProps) {
  return (
    <div className={css['choices']}>
      {puzzle.items.map(item => (
        <button
          key={item}
          type="button"
          className={css['choice']}
          aria-pressed={play.picked.includes(item)}
          onClick={() => move({ type: 'pick', what: item })}
        >
          {item}
          {play.picked.includes(item) && (
            <span className={css['count']} aria-hidden="true">
              {play.picked.indexOf(item) + 1}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export function Tick({ puzzle, play, move }: GameProps) {
  return (
    <div className={css['bleed']}>
      {puzzle.items.map(item => (
        <Checkbox
          key={item}
          label={item}
          checked={play.picked.includes(item)}
          onChange={() => move({ type: 'pick', what: item })}
        />
      ))}
    </div>
  );
}

export function Colour({ puzzle, play, move }: GameProps) {
  return (
    <div className={css['colours']} role="radiogroup" aria-label="Colours">
      {puzzle.items.map(c => (
        <button
          key={c}
          type="button"
          role="radio"
          aria-checked={play.value === c}
          aria-label={c}
          className={css['colour']}
          onClick={() => move({ type: 'pick', what: c })}
        >
          <span style={{ background: COLOURS[c] }} />
        </button>
      ))}
    </div>
  );
}
