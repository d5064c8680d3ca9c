import { useFieldText, useIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, Screen, TextField } from './kit.ts';
import { countWords, timeWords } from '../select.ts';
import { BigTime } from './Days.tsx';
import { useAct, useH24, useNav } from './hooks.ts';
import css from './take.module.css';

/** A whole number that another app gave as text or number; null where it is none in the range. */
function numberOf(value: unknown, most: number): number | null {
  const n =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d{1,6}$/.test(value)
        ? Number(value)
        : NaN;
  return Number.isInteger(n) && n >= 0 && n <= most ? n : null;
}

function Take({
  title,
  time,
  button,
  label,
  onSave,
  problem,
  then,
}: {
  title: string;
  time: string | null;
  button: string;
  label: string;
  onSave: (label: string) => void;
  problem: string;
  then: '/' | '/timers';
}) {
  const nav = useNav();
  const asked = useIntent()?.result !== undefined;
  const text = useFieldText('label', label);
  // The person sees what was set, unless an app waits for the answer.
  const save = () => {
    onSave(text);
    if (asked) nav.finish(true);
    else nav.replace(then);
  };
  if (time === null)
    return (
      <Screen appBar={<AppBar title={title} leading="close" />} label={title}>
        <EmptyState icon="alarm_off" title="Nothing to set" text={problem} />
      </Screen>
    );
  return (
    <Screen
      label={title}
      appBar={<AppBar title={title} leading="close" />}
      bottom={
        <div className={css['buttons']}>
          <Button variant="text" onClick={nav.back}>
            Cancel
          </Button>
          <Button onClick={save}>{button}</Button>
        </div>
      }
    >
      <div className={css['body']}>
        <BigTime className={css['time']} words={time} />
        <TextField name="label" label="Label" initial={label} maxLength={80} capitalise />
      </div>
    </Screen>
  );
}

/** An alarm that another app asks for. */
export function SetAlarm() {
  const extras = useIntent()?.extras ?? {};
  const h24 = useH24();
  const act = useAct();
  const hour = numberOf(extras['hour'], 23);
  const minute = extras['minutes'] === undefined ? 0 : numberOf(extras['minutes'], 59);
  const at = hour === null || minute === null ? null : hour * 60 + minute;
  return (
    <Take
      title="Set alarm"
      then="/"
      button="Set alarm"
      time={at === null ? null : timeWords(at, h24)}
      label={String(extras['label'] ?? '')}
      problem="No time of day was given."
      onSave={label => act.addAlarm({ result: at!, label })}
    />
  );
}

/** A timer that another app asks for. */
export function SetTimer() {
  const extras = useIntent()?.extras ?? {};
  const act = useAct();
  const seconds = numberOf(extras['seconds'], 359_999);
  return (
    <Take
      title="Set timer"
      then="/timers"
      button="Start timer"
      time={seconds === null || seconds === 0 ? null : countWords(seconds * 1000)}
      label={String(extras['label'] ?? '')}
      problem="No length was given."
      onSave={label => act.addTimer({ lengthMs: seconds! * 1000, label })}
    />
  );
}
