import { IconButton } from './kit.ts';
import { civilOf, monthStart, weekStart } from '../../../src/state/civil.ts';
import { dayWords, monthWords, WEEKDAY_LETTERS } from '../words.ts';
import { useApp, useTodayNumber } from './hooks.ts';
import css from './home.module.css';

/** A month as numbers, to go to a day. */
export function MiniMonth({
  day,
  onPick,
  onMonth,
}: {
  day: number;
  onPick: (day: number) => void;
  onMonth: (by: number) => void;
}) {
  const firstDay = useApp(s => s.settings.firstDay);
  const today = useTodayNumber();
  const start = monthStart(day);
  const first = weekStart(start, firstDay);
  const weeks = Math.ceil((monthStart(start + 40) - first) / 7);
  const days = Array.from({ length: 7 * weeks }, (_, i) => first + i);
  const month = civilOf(start).month;
  return (
    <div className={css['mini']}>
      <div className={css['miniBar']}>
        <span>{monthWords(start, today)}</span>
        <span>
          <IconButton icon="chevron_left" label="Previous month" onClick={() => onMonth(-1)} />
          <IconButton icon="chevron_right" label="Next month" onClick={() => onMonth(1)} />
        </span>
      </div>
      <div className={css['miniGrid']} role="radiogroup" aria-label="Days">
        {Array.from({ length: 7 }, (_, i) => (
          <span key={`w${i}`} aria-hidden="true">
            {WEEKDAY_LETTERS[(firstDay + i) % 7]}
          </span>
        ))}
        {days.map(d => (
          <button
            key={d}
            type="button"
            role="radio"
            aria-checked={d === day}
            aria-label={dayWords(d, today, true)}
            className={css['miniDay']}
            data-today={d === today || undefined}
            data-out={civilOf(d).month !== month || undefined}
            onClick={() => onPick(d)}
          >
            <b>{civilOf(d).day}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
