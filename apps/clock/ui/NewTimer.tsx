import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon, Screen } from './kit.ts';
import { lengthOf } from '../select.ts';
import { useAct, useNav } from './hooks.ts';
import css from './timers.module.css';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'];
const MOST = 359_999_000;

/** Number pad on which a timer's length is typed, hours first. */
export function NewTimer() {
  const [digits, setDigits] = useScreenState('digits', '');
  const act = useAct();
  const nav = useNav();
  const shown = digits.padStart(6, '0');
  const length = Math.min(MOST, lengthOf(digits));
  const press = (key: string) => setDigits(was => `${was}${key}`.replace(/^0+/, '').slice(0, 6));
  const start = () => {
    nav.back();
    act.addTimer({ lengthMs: length });
  };
  const unit = (from: number, name: string) => (
    <span className={css['unit']} data-on={digits.length > 4 - from || undefined}>
      {shown.slice(from, from + 2)}
      <small>{name}</small>
    </span>
  );
  return (
    <Screen title="New timer" scroll={false} label="New timer">
      <div className={css['pad']}>
        <div
          className={css['typed']}
          role="timer"
          aria-label={`${shown.slice(0, 2)} hours ${shown.slice(2, 4)} minutes ${shown.slice(4)} seconds`}
          dir="ltr"
        >
          {unit(0, 'h')}
          {unit(2, 'm')}
          {unit(4, 's')}
        </div>
        <div className={css['keys']} dir="ltr">
          {KEYS.map(k => (
            <button
              type="button"
              key={k}
              className={css['key']}
              data-rid={`key-${k}`}
              onClick={() => press(k)}
            >
              <span>{k}</span>
            </button>
          ))}
          <button
            type="button"
            className={css['key']}
            data-soft=""
            aria-label="Delete digit"
            disabled={digits === ''}
            onClick={() => setDigits(was => was.slice(0, -1))}
          >
            <span>
              <Icon name="backspace" />
            </span>
          </button>
        </div>
        <div className={css['startRow']}>
          {length > 0 && (
            <button type="button" className={css['start']} aria-label="Start" onClick={start}>
              <Icon name="play_arrow" size={32} filled />
            </button>
          )}
        </div>
      </div>
    </Screen>
  );
}
