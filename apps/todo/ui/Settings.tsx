import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { Dialog, ListRow, RadioGroup, Screen, Scroller, SectionHeader, SwitchRow } from './kit.ts';
import { homeList, listsOf } from '../select.ts';
import type { Settings as Values } from '../state.ts';
import { DAY_REMINDERS, lengthWords, reminderWords, SNOOZES, TIMED_REMINDERS } from '../words.ts';
import { useAct, useDialog, useH24, useTodo } from './hooks.ts';

const NONE = 'none';

/** Settings. */
export function Settings() {
  const state = useTodo();
  const { settings, lists } = state;
  const [dialog, setDialog] = useDialog();
  const h24 = useH24();
  const act = useAct();
  const put = (change: Partial<Values>) => {
    act.changeSettings({ settings: change });
    setDialog(null);
  };
  const close = () => setDialog(null);
  const home = homeList(state);
  const reminder = (minutes: number | null, timed: boolean) => reminderWords(minutes, timed, h24);
  const numberOf = (v: string) => (v === NONE ? null : Number(v));
  const choose = (
    id: string,
    title: string,
    value: string,
    options: readonly { value: string; label: string }[],
    onChange: (v: string) => void,
  ) => (
    <Dialog
      open={dialog === id}
      title={title}
      onClose={close}
      actions={[{ label: 'Cancel', onClick: close }]}
    >
      <Scroller name={id}>
        <RadioGroup label={title} value={value} options={options} onChange={onChange} />
      </Scroller>
    </Dialog>
  );
  const reminders = (list: readonly number[], timed: boolean) => [
    { value: NONE, label: reminder(null, timed) },
    ...list.map(m => ({ value: String(m), label: reminder(m, timed) })),
  ];
  return (
    <>
      <Screen title="Settings">
        <SectionHeader title="New tasks" />
        <ListRow
          leading="list"
          rid="default-list"
          title="Default list"
          subtitle={lists[home]!.name}
          onClick={() => setDialog('list')}
        />
        <ListRow
          leading="notifications"
          rid="reminder"
          title="Default reminder"
          subtitle={reminder(settings.reminder, true)}
          onClick={() => setDialog('reminder')}
        />
        <ListRow
          leading="today"
          rid="day-reminder"
          title="Default reminder without a time"
          subtitle={reminder(settings.dayReminder, false)}
          onClick={() => setDialog('day-reminder')}
        />
        <SectionHeader title="Reminders" />
        <ListRow
          leading="snooze"
          rid="snooze"
          title="Snooze"
          subtitle={lengthWords(settings.snooze)}
          onClick={() => setDialog('snooze')}
        />
        <SectionHeader title="Lists" />
        <ListRow
          leading="date_range"
          rid="first-day"
          title="Start of the week"
          subtitle={WEEKDAYS[settings.firstDay]}
          onClick={() => setDialog('first-day')}
        />
        <SwitchRow
          leading="done_all"
          label="Show completed"
          subtitle="At the end of each list"
          checked={settings.showCompleted}
          onChange={showCompleted => put({ showCompleted })}
        />
        <SwitchRow
          leading="delete"
          label="Confirm deletes"
          subtitle="Ask before a task goes to the bin"
          checked={settings.confirmDeletes}
          onChange={confirmDeletes => put({ confirmDeletes })}
        />
      </Screen>
      {choose(
        'list',
        'Default list',
        home,
        listsOf(lists).map(l => ({ value: l.id, label: l.name })),
        list => put({ list }),
      )}
      {choose(
        'reminder',
        'Default reminder',
        settings.reminder === null ? NONE : String(settings.reminder),
        reminders(TIMED_REMINDERS, true),
        v => put({ reminder: numberOf(v) }),
      )}
      {choose(
        'day-reminder',
        'Default reminder without a time',
        settings.dayReminder === null ? NONE : String(settings.dayReminder),
        reminders(DAY_REMINDERS, false),
        v => put({ dayReminder: numberOf(v) }),
      )}
      {choose(
        'snooze',
        'Snooze',
        String(settings.snooze),
        SNOOZES.map(m => ({ value: String(m), label: lengthWords(m) })),
        v => put({ snooze: Number(v) }),
      )}
      {choose(
        'first-day',
        'Start of the week',
        String(settings.firstDay),
        [1, 0, 6].map(d => ({ value: String(d), label: WEEKDAYS[d]! })),
        v => put({ firstDay: Number(v) }),
      )}
    </>
  );
}
