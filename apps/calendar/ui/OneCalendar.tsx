import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { Colours } from './Colours.tsx';
import { useAct, useApp, useBirthdays, useDialog, useParams } from './hooks.ts';
import css from './settings.module.css';

/** One calendar: its name, its colour, whether it is shown. */
export function OneCalendar() {
  const { calendar } = useParams('/calendar/:calendar');
  const row = useApp(s => s.calendars[calendar]);
  const count = useApp(s => Object.values(s.events).filter(e => e.calendar === calendar).length);
  const born = useBirthdays();
  const name = useFieldText('name', row?.name ?? '');
  const fields = useFields();
  const act = useAct();
  const [dialog, setDialog] = useDialog();
  if (!row)
    return (
      <Screen title="Calendar">
        <EmptyState icon="event_busy" title="This calendar was deleted" />
      </Screen>
    );
  const close = () => setDialog(null);
  const own = row.kind === 'own';
  const n = row.kind === 'birthdays' ? born.length : count;
  const rename = () => {
    fields.blur();
    close();
    act.renameCalendar({ calendar, name });
  };
  const words = { own: 'Yours', holidays: 'Can’t be changed', birthdays: 'From your contacts' }[row.kind];
  return (
    <>
      <Screen
        label={row.name}
        appBar={
          <AppBar
            title={row.name}
            subtitle={`${n} ${row.kind === 'birthdays' ? (n === 1 ? 'birthday' : 'birthdays') : n === 1 ? 'event' : 'events'} · ${words}`}
            actions={
              own ? (
                <IconButton icon="delete" label="Delete calendar" onClick={() => setDialog('delete')} />
              ) : undefined
            }
          />
        }
      >
        <List>
          {own && (
            <ListRow
              leading="edit"
              title="Name"
              subtitle={row.name}
              rid="rename"
              onClick={() => {
                fields.set('name', row.name);
                setDialog('rename');
              }}
            />
          )}
          <SwitchRow
            label="Show in the views"
            leading="visibility"
            checked={row.visible}
            onChange={visible => act.showCalendar({ calendar, visible })}
          />
        </List>
        <SectionHeader title="Colour" />
        <div className={css['pad']}>
          <Colours value={row.colour} onChange={colour => act.colourCalendar({ calendar, colour })} />
        </div>
      </Screen>
      <ConfirmDialog
        open={dialog === 'rename'}
        title="Rename calendar"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={rename}
        onCancel={close}
      >
        <TextField
          name="name"
          label="Name"
          initial={row.name}
          maxLength={60}
          capitalise
          onEnter={() => {
            if (name.trim()) rename();
          }}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={dialog === 'delete'}
        title={`Delete ${row.name}?`}
        text={
          count === 0
            ? 'It has no events.'
            : `Its ${count} ${count === 1 ? 'event' : 'events'} will be deleted too.`
        }
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.deleteCalendar({ calendar });
        }}
        onCancel={close}
      />
    </>
  );
}
