import { formatDay } from '../../../../src/sdk/core/format.ts';
import { useNow, useScreenState, useSystem, useZone } from '../../../../src/sdk/react/hooks.ts';
import { Button, IconButton, Progress, Slider, TextField } from '../kit.ts';
import { progressMs } from '../../web/games/play.ts';
import { momentOf } from '../page/FormPart.tsx';
import { usePage } from '../page/context.ts';
import type { GameProps } from './props.ts';
import css from './games.module.css';

export function SliderGame({ play, move }: GameProps) {
  return (
    <>
      <div className={css['number']} role="status">
        {play.value}
      </div>
      <div className={css['row']}>
        <Slider
          label="Number"
          min={0}
          max={100}
          value={Number(play.value)}
          onChange={n => move({ type: 'value', what: String(n) })}
        />
      </div>
      <div className={css['row']}>
        <IconButton
          icon="remove"
          label="One less"
          filled
          disabled={play.value === '0'}
          onClick={() => move({ type: 'value', what: String(Number(play.value) - 1) })}
        />
        <IconButton
          icon="add"
          label="One more"
          filled
          disabled={play.value === '100'}
          onClick={() => move({ type: 'value', what: String(Number(play.value) + 1) })}
        />
      </div>
    </>
  );
}

export function DayOfGame({ play }: GameProps) {
  const system = useSystem();
  const zone = useZone();
  const at = momentOf(play.value, zone);
  return (
    <Button
      wide
      variant="outlined"
      icon="calendar_month"
      onClick={() =>
        system.openDialog({
          kind: 'date',
          app: 'browser',
          title: 'Choose a day',
          ...(at === undefined ? {} : { value: at }),
          then: { app: 'browser', action: 'setGameDate', args: {} },
        })
      }
    >
      {at === undefined ? 'Choose a day' : formatDay(at, zone, 0)}
    </Button>
  );
}

export function Sudoku({ puzzle, play, move }: GameProps) {
  const { visit } = usePage();
  const [cell, setCell] = useScreenState<number | null>(`cell-${visit.id}`, null);
  return (
    <>
      <div className={css['sudoku']} dir="ltr" role="group" aria-label="Square">
        {play.picked.map((digit, i) => {
          const name = `Row ${Math.floor(i / 4) + 1}, column ${(i % 4) + 1}, ${digit || 'empty'}`;
          return puzzle.given[i] !== '' ? (
            <span key={i} className={css['given']} role="img" aria-label={name} data-i={i}>
              <span aria-hidden="true">{digit}</span>
            </span>
          ) : (
            <button
              key={i}
              type="button"
              className={css['free']}
              aria-label={name}
              aria-pressed={cell === i}
              data-i={i}
              onClick={() => setCell(i)}
            >
              {digit}
            </button>
          );
        })}
      </div>
      <div className={css['row']} role="group" aria-label="Digits">
        {['1', '2', '3', '4'].map(d => (
          <Button
            key={d}
            variant="tonal"
            disabled={cell === null}
            onClick={() => {
              if (cell !== null) move({ type: 'place', what: d, at: cell });
            }}
          >
            {d}
          </Button>
        ))}
        <IconButton
          icon="backspace"
          label="Clear cell"
          disabled={cell === null}
          onClick={() => {
            if (cell !== null) move({ type: 'place', what: '', at: cell });
          }}
        />
      </div>
    </>
  );
}

export function Popup({ play, move }: GameProps) {
  const { visit } = usePage();
  return play.open ? (
    <div className={css['notice']} role="group" aria-label="Notice">
      <div className={css['noticeTop']}>
        <span>Win a weekend on the isle!</span>
        <IconButton icon="close" label="Close notice" onClick={() => move({ type: 'dismiss' })} />
      </div>
      <p>Leave your number and somebody will never stop calling you.</p>
    </div>
  ) : (
    <TextField
      name={`${visit.id}.words`}
      label="Words"
      initial={play.value}
      onInput={what => move({ type: 'value', what })}
      onEnter={() => move({ type: 'submit' })}
    />
  );
}

export function ProgressGame({ play, seed, move }: GameProps) {
  const now = useNow();
  const share = play.startedAt === null ? 0 : Math.min(1, (now - play.startedAt) / progressMs(seed));
  return (
    <>
      <Progress value={share} label="Filling" />
      <span className={css['message']} role="status">
        {play.startedAt === null ? 'Not started' : `${Math.floor(share * 100)} %`}
      </span>
      {play.startedAt === null ? (
        <Button wide variant="tonal" onClick={() => move({ type: 'start' })}>
          Start
        </Button>
      ) : (
        <Button wide disabled={share < 1} onClick={() => move({ type: 'submit' })}>
          Continue
        </Button>
      )}
    </>
  );
}
