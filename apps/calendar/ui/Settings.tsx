import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Dialog,
  List,
  ListRow,
  RadioGroup,
  Screen,
  Scroller,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { calendarsOf } from '../select.ts';
import type { Colour } from '../state.ts';
import { lengthWords, reminderWords } from '../words.ts';
import { ChooseCalendar } from './Choose.tsx';
import { Colours } from './Colours.tsx';
import { TIMED, WHOLE_DAY } from './EditReminders.tsx';
import { useAct, useCalendar, useDialog, useNav } from './hooks.ts';
import tones from './tones.module.css';

const LENGTHS = [15, 30, 45, 60, 90, 120] as const;

/** How the calendar looks, what new events begin with, and the calendars. */
export function Settings() {
  const state = useCalendar();
  const s = state.settings;
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const [dialog, setDialog] = useDialog();
  const [colour, setColour] = useScreenState<Colour>('colour', 'sky');
  const name = useFieldText('calendar-name');
  const close = () => setDialog(null);
  const put = (settings: Partial<typeof s>) => {
    close();
    act.changeSettings({ settings });
  };
  const add = () => {
    fields.blur();
    close();
    act.addCalendar({ name, colour });
  };
  const none = { value: 'none', label: 'No reminder' };
  const cancel = [{ label: 'Cancel', onClick: close }];
  return (
    <>
      <Screen title="Settings">
        <SectionHeader title="View" />
        <List>
          <ListRow
            title="First day of the week"
            subtitle={WEEKDAYS[s.firstDay]}
            rid="first-day"
            onClick={() => setDialog('first-day')}
          />
          <SwitchRow
            label="Show week numbers"
            checked={s.weekNumbers}
            onChange={weekNumbers => put({ weekNumbers })}
          />
          <SwitchRow
            label="Show declined events"
            checked={s.showDeclined}
            onChange={showDeclined => put({ showDeclined })}
          />
          <SwitchRow label="Dim past events" checked={s.dimPast} onChange={dimPast => put({ dimPast })} />
        </List>
        <SectionHeader title="New events" />
        <List>
          <ListRow
            title="Default calendar"
            subtitle={state.calendars[s.calendar]?.name ?? ''}
            rid="default-calendar"
            onClick={() => setDialog('default-calendar')}
          />
          <ListRow
            title="Default duration"
            subtitle={lengthWords(s.length)}
            rid="length"
            onClick={() => setDialog('length')}
          />
          <ListRow
            title="Default reminder"
            subtitle={s.reminder === null ? none.label : reminderWords(s.reminder, false)}
            rid="reminder"
            onClick={() => setDialog('reminder')}
          />
          <ListRow
            title="Default reminder of all-day events"
            subtitle={s.allDayReminder === null ? none.label : reminderWords(s.allDayReminder, true)}
            rid="all-day-reminder"
            onClick={() => setDialog('all-day-reminder')}
          />
        </List>
        <SectionHeader title="Calendars" />
        <List>
          {calendarsOf(state).map(c => (
            <ListRow
              key={c.id}
              id={c.id}
              leading={<span className={`${tones['tone']} ${tones['dot']}`} data-tone={c.colour} />}
              title={c.name}
              subtitle={c.visible ? undefined : 'Hidden'}
              onClick={() => nav.push('/calendar/:calendar', { calendar: c.id })}
            />
          ))}
          <ListRow
            leading="add"
            title="Add calendar"
            rid="add-calendar"
            onClick={() => {
              fields.set('calendar-name', '');
              setDialog('add-calendar');
            }}
          />
        </List>
      </Screen>
      <Dialog open={dialog === 'first-day'} title="First day of the week" onClose={close} actions={cancel}>
        <RadioGroup
          label="First day of the week"
          value={s.firstDay}
          onChange={firstDay => put({ firstDay })}
          options={[1, 6, 0].map(d => ({ value: d, label: WEEKDAYS[d]! }))}
        />
      </Dialog>
      <Dialog open={dialog === 'length'} title="Default duration" onClose={close} actions={cancel}>
        <RadioGroup
          label="Default duration"
          value={s.length}
          onChange={length => put({ length })}
          options={LENGTHS.map(m => ({ value: m as number, label: lengthWords(m) }))}
        />
      </Dialog>
      <Dialog open={dialog === 'reminder'} title="Default reminder" onClose={close} actions={cancel}>
        <Scroller name="choices">
          <RadioGroup
            label="Default reminder"
            value={s.reminder === null ? 'none' : String(s.reminder)}
            onChange={v => put({ reminder: v === 'none' ? null : Number(v) })}
            options={[none, ...TIMED.map(m => ({ value: String(m), label: reminderWords(m, false) }))]}
          />
        </Scroller>
      </Dialog>
      <Dialog
        open={dialog === 'all-day-reminder'}
        title="Default reminder of all-day events"
        onClose={close}
        actions={cancel}
      >
        <RadioGroup
          label="Default reminder of all-day events"
          value={s.allDayReminder === null ? 'none' : String(s.allDayReminder)}
          onChange={v => put({ allDayReminder: v === 'none' ? null : Number(v) })}
          options={[none, ...WHOLE_DAY.map(m => ({ value: String(m), label: reminderWords(m, true) }))]}
        />
      </Dialog>
      <ChooseCalendar
        open={dialog === 'default-calendar'}
        title="Default calendar"
        value={s.calendar}
        onClose={close}
        onChoose={calendar => put({ calendar })}
      />
      <Dialog
        open={dialog === 'add-calendar'}
        title="Add calendar"
        onClose={close}
        actions={[...cancel, { label: 'Add', disabled: name.trim() === '', onClick: add }]}
      >
        <TextField
          name="calendar-name"
          label="Name"
          maxLength={60}
          capitalise
          onEnter={() => {
            if (name.trim()) add();
          }}
        />
        <Colours value={colour} onChange={setColour} />
      </Dialog>
    </>
  );
}
