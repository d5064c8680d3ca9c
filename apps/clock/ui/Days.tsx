import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { weekFrom } from '../select.ts';
import { useApp } from './hooks.ts';
import css from './alarms.module.css';

/** The seven weekdays as circles, in the order of the person's week. */
export function Days({
  days,
  onChange,
  label,
}: {
  days: readonly number[];
  onChange: (days: number[]) => void;
  label: string;
}) {
  const start = useApp(s => s.settings.weekStart);
  return (
    <div className={css['week']} role="group" aria-label={label}>
      {weekFrom(start).map(day => (
        <button
          key={day}
          type="button"
          className={css['day']}
          aria-label={WEEKDAYS[day]}
          aria-pressed={days.includes(day)}
          data-rid={`day-${WEEKDAYS[day]!.toLowerCase()}`}
          onClick={() => onChange(days.includes(day) ? days.filter(d => d !== day) : [...days, day])}
        >
          <span>{WEEKDAYS[day]![0]}</span>
        </button>
      ))}
    </div>
  );
}

/** A time of day, large, with AM or PM small beside it. */
export function BigTime({ words, className }: { words: string; className?: string | undefined }) {
  const [time, half] = words.split(' ');
  return (
    <span className={className} dir="ltr">
      {time}
      {half && <small>{half}</small>}
    </span>
  );
}
