import { useBack } from '../../../src/sdk/react/back.ts';
import { useFieldText, useFields, useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Dialog,
  Divider,
  EmptyState,
  IconButton,
  ListRow,
  Screen,
  SwitchRow,
  TextField,
} from './kit.ts';
import type { Intent } from '../../../src/state/phone/index.ts';
import { draftOf, newDraft, problemOf } from '../draft.ts';
import { takesPlace } from '../occurrences.ts';
import { isOwn } from '../select.ts';
import type { Draft } from '../state.ts';
import { equal } from '../../../src/state/json.ts';
import { COLOUR_NAMES } from '../words.ts';
import { ChooseCalendar, ChooseColour } from './Choose.tsx';
import { EditTimes } from './EditTimes.tsx';
import { EditReminders } from './EditReminders.tsx';
import { EditRepeat } from './EditRepeat.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';
import { useForm } from './useForm.ts';
import { useAct, useApp, useCalendar, useDialog, useParams, useZone } from './hooks.ts';
import css from './edit.module.css';
import tones from './tones.module.css';

type Given = Partial<Intent> & { from?: number; draft?: Draft };
const numberOf = (value: unknown): number | undefined =>
  value !== undefined && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The form of a new event: empty, of a time that was tapped, of a copy, or as another app asks for it. */
export function NewEvent() {
  const args = useScreenArgs<Given>();
  const state = useCalendar();
  const zone = useZone();
  const extras = args?.extras ?? {};
  const from = args?.from ?? numberOf(extras['from']);
  const to = numberOf(extras['to']);
  const given =
    args?.draft ??
    newDraft(state, state.openedAt, zone, {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      title: textOf(extras['title']),
      place: textOf(extras['place']),
    });
  return <EventForm given={given} heading="New event" />;
}

/** The form of an occurrence that is there. */
export function EditEvent() {
  const { event, date } = useParams('/edit/:event/:date');
  const found = useApp(s => s.events[event]);
  const own = useApp(s => s.events[event] !== undefined && isOwn(s, s.events[event]));
  if (!found || !own || !takesPlace(found, date))
    return (
      <Screen title="Edit event">
        <EmptyState
          icon="event_busy"
          title={found && !own ? 'This event can’t be changed' : 'This event was deleted'}
        />
      </Screen>
    );
  return (
    <EventForm
      given={draftOf(found, date)}
      heading="Edit event"
      of={{ event, date, series: found.repeat !== null, alone: found.series !== null }}
    />
  );
}

function EventForm({
  given,
  heading,
  of,
}: {
  given: Draft;
  heading: string;
  of?: { event: string; date: string; series: boolean; alone: boolean };
}) {
  const form = useForm(given);
  const { draft, initial, at, change } = form;
  const act = useAct();
  const fields = useFields();
  const [dialog, setDialog] = useDialog();
  const calendar = useApp(s => s.calendars[draft.calendar]);
  const title = useFieldText('title', initial.title);
  const place = useFieldText('place', initial.place);
  const notes = useFieldText('notes', initial.notes);
  const dirty = form.touched || title !== initial.title || place !== initial.place || notes !== initial.notes;
  const rule = !equal(draft.repeat, initial.repeat) && initial.repeat !== null;
  const leave = () => {
    fields.blur();
    if (dirty) setDialog('discard');
    else act.discard({ form: at.form });
  };
  useBack(dirty && dialog === null, leave);
  const save = (scope: 'this' | 'following' | 'all') => {
    setDialog(null);
    act.save({ ...at, title, place, notes, scope, ...(of ? { event: of.event, date: of.date } : {}) });
  };
  const wrong = problemOf(draft);
  const trySave = () => {
    fields.blur();
    if (of?.series && !wrong) setDialog('scope');
    else save('all');
  };
  return (
    <>
      <Screen
        label={heading}
        appBar={
          <AppBar
            leading="close"
            title={heading}
            onLeading={leave}
            actions={
              <span className={css['save']}>
                <Button variant="filled" rid="save" onClick={trySave}>
                  Save
                </Button>
              </span>
            }
          />
        }
      >
        <div className={css['title']}>
          <TextField
            name="title"
            label="Title"
            hint="Add title"
            variant="plain"
            initial={initial.title}
            capitalise
            enterKey="done"
            maxLength={200}
          />
        </div>
        <Divider />
        <SwitchRow
          label="All day"
          leading="schedule"
          checked={draft.allDay}
          onChange={allDay => act.setAllDay({ ...at, allDay })}
        />
        <EditTimes form={form} wrong={wrong} />
        {!of?.alone && <EditRepeat form={form} />}
        <Divider />
        <ListRow
          leading="group"
          title="Add people"
          rid="add-people"
          onClick={() => {
            fields.blur();
            act.addPeople(at);
          }}
        />
        {draft.guests.map(g => (
          <ListRow
            key={g.address}
            leading={<Avatar name={g.name} size={32} />}
            title={g.name}
            subtitle={g.address === g.name ? undefined : g.address}
            trailing={
              <IconButton
                icon="close"
                label={`Remove ${g.name}`}
                onClick={() => act.removeGuest({ ...at, address: g.address })}
              />
            }
          />
        ))}
        <Divider />
        <div className={css['field']}>
          <TextField
            name="place"
            label="Place"
            hint="Add place"
            variant="plain"
            leading="location_on"
            initial={initial.place}
            capitalise
            enterKey="done"
            maxLength={200}
          />
        </div>
        <Divider />
        <EditReminders form={form} />
        <Divider />
        <ListRow
          leading={
            <span className={`${tones['tone']} ${tones['dot']}`} data-tone={calendar?.colour ?? 'grey'} />
          }
          title={calendar?.name ?? 'Calendar'}
          subtitle="Calendar"
          rid="calendar"
          onClick={() => {
            fields.blur();
            setDialog('calendar');
          }}
        />
        <ListRow
          leading={
            <span
              className={`${tones['tone']} ${tones['swatch']}`}
              data-tone={draft.colour ?? calendar?.colour ?? 'grey'}
            />
          }
          title={draft.colour ? COLOUR_NAMES[draft.colour] : 'Colour of the calendar'}
          subtitle="Colour"
          rid="colour"
          onClick={() => {
            fields.blur();
            setDialog('colour');
          }}
        />
        <SwitchRow
          label="Busy"
          subtitle={draft.busy ? 'Others see this time as taken' : 'Others see this time as free'}
          leading="event_busy"
          checked={draft.busy}
          onChange={busy => change({ busy })}
        />
        <Divider />
        <div className={css['field']}>
          <TextField
            name="notes"
            label="Notes"
            hint="Add notes"
            variant="plain"
            leading="notes"
            initial={initial.notes}
            multiline
            rows={2}
            autoGrow
            maxLength={4000}
          />
        </div>
      </Screen>
      <ChooseCalendar
        open={dialog === 'calendar'}
        title="Calendar"
        value={draft.calendar}
        onClose={() => setDialog(null)}
        onChoose={c => {
          setDialog(null);
          change({ calendar: c });
        }}
      />
      <ChooseColour
        open={dialog === 'colour'}
        title="Colour"
        value={draft.colour}
        standard={calendar?.colour ?? 'grey'}
        onClose={() => setDialog(null)}
        onChoose={colour => {
          setDialog(null);
          change({ colour });
        }}
      />
      <ScopeDialog
        open={dialog === 'scope'}
        title="Save recurring event"
        ok="OK"
        rule={rule}
        onClose={() => setDialog(null)}
        onScope={save}
      />
      <Dialog
        open={dialog === 'discard'}
        title="Discard your changes?"
        text={of ? 'The event stays as it was.' : 'The event is not saved.'}
        onClose={() => setDialog(null)}
        actions={[
          { label: 'Keep editing', onClick: () => setDialog(null) },
          { label: 'Discard', danger: true, onClick: () => act.discard({ form: at.form }) },
        ]}
      />
    </>
  );
}
