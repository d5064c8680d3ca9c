import { useDevice, useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, EmptyState, List, ListRow, Screen } from './kit.ts';
import { newDraft } from '../draft.ts';
import { readIcs, type IcsEvent } from '../ics.ts';
import { occurrenceOn } from '../occurrences.ts';
import { dayOf } from '../../../src/state/civil.ts';
import type { Calendar } from '../state.ts';
import { whenWords } from '../words.ts';
import { useAct, useCalendar, useH24, useParams } from './hooks.ts';

/** Whether the calendar has an event of that name at that time. */
const isKnown = (state: Calendar, e: IcsEvent, now: number, zone: string): boolean => {
  const d = newDraft(state, now, zone, e);
  return Object.values(state.events).some(
    o =>
      o.title === d.title &&
      o.startDate === d.startDate &&
      o.allDay === d.allDay &&
      (d.allDay || o.startMinute === d.startMinute),
  );
};

/** The events of a calendar file, those that are known already not ticked. */
export function Import() {
  const { file } = useParams('/import/:file');
  const found = useDevice(d => d.storage.files[file]);
  const state = useCalendar();
  const zone = useZone();
  const now = useNow();
  const h24 = useH24();
  const [chosen, setChosen] = useScreenState<number[] | null>('chosen', null);
  const act = useAct();
  const text = found?.text ?? '';
  const events = readIcs(text, zone);
  const known = events.map(e => isKnown(state, e, now, zone));
  const which = chosen ?? events.flatMap((_, i) => (known[i] ? [] : [i]));
  const toggle = (i: number) =>
    setChosen(which.includes(i) ? which.filter(x => x !== i) : [...which, i].sort((a, b) => a - b));
  const from = found?.name ?? 'This file';
  if (events.length === 0)
    return (
      <Screen appBar={<AppBar title="Import" leading="close" />}>
        <EmptyState icon="event" title="No events in it" text={`${from} holds no event that can be read.`} />
      </Screen>
    );
  const when = (e: IcsEvent) => {
    const d = newDraft(state, now, zone, e);
    return whenWords(
      occurrenceOn(
        'event-new',
        { ...d, cancelled: [], series: null, organiser: null, answer: 'yes', createdAt: now, editedAt: now },
        dayOf(d.startDate),
        zone,
      ),
      zone,
      now,
      h24,
    );
  };
  return (
    <Screen
      label="Import"
      appBar={
        <AppBar
          title="Import"
          subtitle={`${from} · ${which.length} of ${events.length} chosen`}
          leading="close"
          actions={
            <Button
              rid="import"
              disabled={which.length === 0}
              onClick={() => act.importEvents({ text, which })}
            >
              Import
            </Button>
          }
        />
      }
    >
      <List>
        {events.map((e, i) => {
          const name = e.title || '(No title)';
          return (
            <ListRow
              key={i}
              id={`event-${i}`}
              rid="event"
              lines={3}
              leading="event"
              title={name}
              subtitle={[when(e), known[i] ? 'already there' : e.place].filter(Boolean).join(' · ')}
              onClick={() => toggle(i)}
              trailing={
                <Checkbox
                  bare
                  label={`Import ${name}, ${i + 1}`}
                  checked={which.includes(i)}
                  onChange={() => toggle(i)}
                />
              }
            />
          );
        })}
      </List>
    </Screen>
  );
}
