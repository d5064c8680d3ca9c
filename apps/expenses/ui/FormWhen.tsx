import { formatTime } from '../../../src/sdk/core/format.ts';
import { Button, Dialog, ListRow, RadioGroup, Scroller, Stepper } from './kit.ts';
import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { dateWords, dayWords, isoAt, minuteAt, momentOf } from '../months.ts';
import { everyWords } from '../recur.ts';
import { EVERY, type Draft } from '../state.ts';
import { useAsk, useH24, useOpen, useTodayIso, useZone } from './hooks.ts';
import css from './form.module.css';

const UNITS = { day: 'Days', week: 'Weeks', month: 'Months', year: 'Years' } as const;

function presetOf({ every, interval }: Draft) {
  if (every === null) return 'never';
  if (interval === 1) return every;
  return every === 'week' && interval === 2 ? 'fortnight' : 'own';
}

/** Date, time and repetition of a form, by the phone's own dialogs. */
export function FormWhen({
  at,
  draft,
  repeats,
  rule,
  onChange,
}: {
  at: { form: string; initial: Draft };
  draft: Draft;
  repeats: boolean;
  rule: boolean;
  onChange: (change: Partial<Draft>) => void;
}) {
  const zone = useZone();
  const h24 = useH24();
  const today = useTodayIso();
  const picker = useAsk();
  const fields = useFields();
  // The keyboard would stand over a dialog.
  const ask: typeof picker = (...how) => {
    fields.blur();
    picker(...how);
  };
  const [open, setOpen] = useOpen();
  const [unit, setUnit] = useScreenState<Draft['every']>('repeat-unit', null);
  const [count, setCount] = useScreenState('repeat-count', 1);
  const close = () => setOpen(null);
  const day = isoAt(draft.at, zone);
  const dayText = day === today ? `Today, ${dateWords(day)}` : dayWords(day, today.slice(0, 4));
  const timeText = formatTime(draft.at, zone, h24);
  const preset = presetOf(draft);
  const choose = (value: string) => {
    if (value === 'own') {
      setUnit(draft.every ?? 'month');
      setCount(Math.max(2, draft.interval));
      setOpen('repeat-own');
      return;
    }
    close();
    if (value === 'never') onChange({ every: null, interval: 1, until: null });
    else if (value === 'fortnight') onChange({ every: 'week', interval: 2 });
    else onChange({ every: value as Draft['every'], interval: 1 });
  };
  return (
    <>
      <div className={css['when']}>
        <button
          type="button"
          data-rid="date"
          onClick={() => ask('date', rule ? 'Next one' : 'Date', momentOf(day, 0, zone), 'pickDate', at)}
        >
          <span className={css['whenLabel']}>{rule ? 'Next one' : 'Date'}</span>
          <span>{dayText}</span>
        </button>
        <button
          type="button"
          data-rid="time"
          onClick={() => ask('time', 'Time', minuteAt(draft.at, zone), 'pickTime', at)}
        >
          <span className={css['whenLabel']}>Time</span>
          <span>{timeText}</span>
        </button>
      </div>
      {repeats && (
        <ListRow
          leading="repeat"
          title={draft.every === null ? 'Does not repeat' : everyWords(draft.every, draft.interval)}
          subtitle="Repeat"
          rid="repeat"
          onClick={() => {
            fields.blur();
            setOpen('repeat');
          }}
        />
      )}
      {repeats && draft.every !== null && (
        <ListRow
          leading="event"
          title={draft.until === null ? 'Goes on' : `Until ${dateWords(draft.until)}`}
          subtitle="End"
          rid="until"
          onClick={() => ask('date', 'Last day', momentOf(draft.until ?? day, 0, zone), 'pickUntil', at)}
          trailing={
            draft.until !== null ? (
              <Button variant="text" onClick={() => onChange({ until: null })}>
                No end
              </Button>
            ) : undefined
          }
        />
      )}
      <Dialog
        open={open === 'repeat' || open === 'repeat-own'}
        title="Repeat"
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <Scroller name="repeats" className={css['choices']}>
          <RadioGroup
            label="Repeat"
            value={preset}
            onChange={choose}
            options={[
              ...(rule ? [] : [{ value: 'never', label: 'Does not repeat' }]),
              ...EVERY.slice(0, 2).map(e => ({ value: e as string, label: everyWords(e, 1) })),
              { value: 'fortnight', label: 'Every 2 weeks' },
              ...EVERY.slice(2).map(e => ({ value: e as string, label: everyWords(e, 1) })),
              {
                value: 'own',
                label: preset === 'own' && draft.every ? everyWords(draft.every, draft.interval) : 'Other…',
              },
            ]}
          />
        </Scroller>
      </Dialog>
      <Dialog
        open={open === 'repeat-own'}
        title="Repeat every"
        onClose={() => setOpen('repeat')}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'OK',
            onClick: () => {
              close();
              onChange({ every: unit ?? 'month', interval: count });
            },
          },
        ]}
      >
        <Stepper label="Every" value={count} min={1} max={99} onChange={setCount} />
        <RadioGroup
          label="Unit"
          value={unit ?? 'month'}
          onChange={setUnit}
          options={EVERY.map(e => ({ value: e, label: UNITS[e] }))}
        />
      </Dialog>
    </>
  );
}
