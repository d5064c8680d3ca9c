import { useNow, useSystem, useZone } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, AppBar, Screen, Segmented, TextField } from './kit.ts';
import { between, shifted, shortDay, spelledDay } from '../dates.ts';
import { dayStart } from '../rates.ts';
import { todayIn } from '../select.ts';
import type { Days } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './tools.module.css';

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Days between two dates, and the date so much later or earlier. */
export function Dates() {
  const days = useApp(s => s.days);
  const now = useNow();
  const zone = useZone();
  const today = todayIn(now, zone);
  const act = useAct();
  const shift = days.mode === 'shift';
  const found = shift ? shifted(days.start ?? today, days) : undefined;
  const text = shift
    ? found
      ? spelledDay(found)
      : 'Out of the calendar'
    : many(between(days.from ?? today, days.to ?? today).days, 'day');
  return (
    <Screen
      appBar={
        <AppBar
          title="Dates"
          actions={
            <IconButton icon="content_copy" label="Copy result" onClick={() => act.copyText({ text })} />
          }
        />
      }
    >
      <div className={css['panel']}>
        <Segmented
          label="What to work out"
          value={days.mode}
          onChange={mode => act.changeDays({ days: { mode } })}
          options={[
            { value: 'between', label: 'Difference' },
            { value: 'shift', label: 'Add, subtract' },
          ]}
        />
        {shift ? (
          <Shift days={days} today={today} found={found} />
        ) : (
          <Between from={days.from ?? today} to={days.to ?? today} today={today} />
        )}
      </div>
    </Screen>
  );
}

function Day({
  label,
  which,
  iso,
  today,
}: {
  label: string;
  which: 'from' | 'to' | 'start';
  iso: string;
  today: string;
}) {
  const zone = useZone();
  const system = useSystem();
  const ask = () =>
    system.openDialog({
      kind: 'date',
      app: 'calculator',
      title: label,
      value: dayStart(iso, zone),
      then: { app: 'calculator', action: 'setDay', args: { which } },
    });
  return (
    <button type="button" className={css['day']} data-rid={`day-${which}`} onClick={ask}>
      <Icon name="event" />
      <span>
        <small>{label}</small>
        <span>{iso === today ? `Today, ${shortDay(iso)}` : spelledDay(iso)}</span>
      </span>
    </button>
  );
}

function Between({ from, to, today }: { from: string; to: string; today: string }) {
  const { days, years, months, rest, weekdays } = between(from, to);
  const long = joined([
    ...(years ? [many(years, 'year')] : []),
    ...(months ? [many(months, 'month')] : []),
    ...(rest || days === 0 ? [many(rest, 'day')] : []),
  ]);
  const weeks = joined([many(Math.floor(days / 7), 'week'), ...(days % 7 ? [many(days % 7, 'day')] : [])]);
  return (
    <>
      <Day label="From" which="from" iso={from} today={today} />
      <Day label="To" which="to" iso={to} today={today} />
      <div className={css['big']} role="status" data-rid="difference">
        <b>{days === 0 ? 'The same day' : many(days, 'day')}</b>
        {days > 0 && (
          <>
            {long !== many(days, 'day') && <span>{long}</span>}
            {days >= 7 && <span>{weeks}</span>}
            <span>{many(weekdays, 'working day')} (Monday to Friday)</span>
            {from > to && <span>The second date is the earlier one</span>}
          </>
        )}
      </div>
    </>
  );
}

function Shift({ days, today, found }: { days: Days; today: string; found: string | undefined }) {
  const act = useAct();
  const count = (name: 'years' | 'months' | 'days', label: string) => (
    <TextField
      name={name}
      label={label}
      initial={days[name] === 0 ? '' : String(days[name])}
      hint="0"
      inputMode="numeric"
      maxLength={4}
      enterKey={name === 'days' ? 'done' : 'next'}
      onInput={text => act.changeDays({ days: { [name]: Number(text.replace(/\D/g, '').slice(0, 4)) } })}
    />
  );
  return (
    <>
      <Day label="Start" which="start" iso={days.start ?? today} today={today} />
      <Segmented
        label="Direction"
        value={days.back ? 'back' : 'on'}
        onChange={v => act.changeDays({ days: { back: v === 'back' } })}
        options={[
          { value: 'on', label: 'Add' },
          { value: 'back', label: 'Subtract' },
        ]}
      />
      <div className={css['counts']}>
        {count('years', 'Years')}
        {count('months', 'Months')}
        {count('days', 'Days')}
      </div>
      <div className={css['big']} role="status" data-rid="shifted">
        <b data-long="">{found ? spelledDay(found) : 'Out of the calendar'}</b>
        <span>
          {found
            ? `${days.back ? 'Before' : 'After'} ${shortDay(days.start ?? today)}`
            : 'Use smaller numbers.'}
        </span>
      </div>
    </>
  );
}
