import { Dialog, RadioGroup, Scroller } from './kit.ts';
import { DAY_REMINDERS, reminderWords, TIMED_REMINDERS } from '../words.ts';
import { useAct, useApp, useH24, usePicker } from './hooks.ts';

interface Props {
  task: string;
  onClose: () => void;
}

/** When a task reminds, counted from when it is due. */
export function ReminderDialog({ open, ...rest }: Props & { open: boolean }) {
  return open ? <Open {...rest} /> : null;
}

function Open({ task, onClose }: Props) {
  const t = useApp(s => s.tasks[task]!);
  const act = useAct();
  const pick = usePicker();
  const h24 = useH24();
  const timed = t.time !== null;
  const cancel = [{ label: 'Cancel', onClick: onClose }];
  if (t.due === null)
    return (
      <Dialog
        open
        title="Remind me"
        text="A reminder goes by the due date. Set one first."
        onClose={onClose}
        actions={[{ label: 'OK', onClick: onClose }]}
      />
    );
  const known = timed ? TIMED_REMINDERS : DAY_REMINDERS;
  const own = t.reminder !== null && !known.includes(t.reminder) ? [t.reminder] : [];
  const choose = (value: string) => {
    onClose();
    if (value === 'time')
      pick.time(
        'Remind at',
        t.reminder === null ? 9 * 60 : Math.max(0, Math.min(1439, (t.time ?? 0) - t.reminder)),
        'pickReminder',
        { task },
      );
    else act.setReminder({ task, reminder: value === 'none' ? null : Number(value) });
  };
  return (
    <Dialog open title="Remind me" onClose={onClose} actions={cancel}>
      <Scroller name="reminders">
        <RadioGroup
          label="Remind me"
          value={t.reminder === null ? 'none' : String(t.reminder)}
          onChange={choose}
          options={[
            { value: 'none', label: 'No reminder' },
            ...[...known, ...own].map(m => ({ value: String(m), label: reminderWords(m, timed, h24) })),
            { value: 'time', label: 'On the day at…' },
          ]}
        />
      </Scroller>
    </Dialog>
  );
}
