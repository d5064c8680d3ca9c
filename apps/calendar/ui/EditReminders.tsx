import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, Dialog, IconButton, ListRow, RadioGroup, Scroller, TextField } from './kit.ts';
import { reminderWords } from '../words.ts';
import { useDialog } from './hooks.ts';
import type { Form } from './useForm.ts';
import css from './edit.module.css';

/** Minutes before, as they are offered. */
export const TIMED = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080] as const;
export const WHOLE_DAY = [-540, 420, 900, 2340, 10_080 - 540] as const;
const UNITS = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 } as const;
type Unit = keyof typeof UNITS;
const MOST = 60_480;

/** When to be reminded: as often as is wished. */
export function EditReminders({ form: { draft, change } }: { form: Form }) {
  const [dialog, setDialog] = useDialog();
  const [unit, setUnit] = useScreenState<Unit>('reminder-unit', 'minutes');
  const amount = useFieldText('reminder', '20');
  const fields = useFields();
  const minutes = /^\d{1,5}$/.test(amount) ? Number(amount) * UNITS[unit] : -1;
  const good = minutes >= 0 && minutes <= MOST;
  const add = (m: number) => {
    fields.blur();
    setDialog(null);
    change({ reminders: [...new Set([...draft.reminders, m])].sort((a, b) => a - b) });
  };
  const open = draft.allDay ? WHOLE_DAY : TIMED;
  return (
    <>
      {draft.reminders.map((m, i) => (
        <ListRow
          key={m}
          leading={i === 0 ? 'notifications' : <span />}
          title={reminderWords(m, draft.allDay)}
          trailing={
            <IconButton
              icon="close"
              label={`Remove reminder ${reminderWords(m, draft.allDay)}`}
              onClick={() => change({ reminders: draft.reminders.filter(r => r !== m) })}
            />
          }
        />
      ))}
      <ListRow
        leading={draft.reminders.length === 0 ? 'notifications' : <span />}
        title={draft.reminders.length === 0 ? 'Add reminder' : 'Add another reminder'}
        rid="add-reminder"
        onClick={() => {
          fields.blur();
          setDialog('reminder');
        }}
      />
      <Dialog
        open={dialog === 'reminder'}
        title="Reminder"
        onClose={() => setDialog(null)}
        actions={[{ label: 'Cancel', onClick: () => setDialog(null) }]}
      >
        <Scroller name="reminders">
          <RadioGroup
            label="Reminder"
            value={null}
            onChange={v => {
              if (v === 'custom') {
                fields.set('reminder', '20');
                setUnit('minutes');
                setDialog('custom-reminder');
              } else add(Number(v));
            }}
            options={[
              ...open.map(m => ({
                value: String(m),
                label: reminderWords(m, draft.allDay),
                disabled: draft.reminders.includes(m),
              })),
              ...(draft.allDay ? [] : [{ value: 'custom', label: 'Custom…' }]),
            ]}
          />
        </Scroller>
      </Dialog>
      <ConfirmDialog
        open={dialog === 'custom-reminder'}
        title="Custom reminder"
        confirmLabel="Done"
        disabled={!good}
        onConfirm={() => add(minutes)}
        onCancel={() => setDialog(null)}
      >
        <div className={css['reminder']}>
          <TextField
            name="reminder"
            label="How long before"
            initial="20"
            inputMode="numeric"
            maxLength={5}
            error={amount !== '' && !good ? 'At most six weeks' : null}
            onEnter={() => {
              if (good) add(minutes);
            }}
          />
          <RadioGroup
            label="Unit"
            value={unit}
            onChange={setUnit}
            options={(Object.keys(UNITS) as Unit[]).map(u => ({
              value: u,
              label: u[0]!.toUpperCase() + u.slice(1),
            }))}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
