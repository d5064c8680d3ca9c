import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  LongText,
  Menu,
  Screen,
  Segmented,
  SectionHeader,
  type MenuItem,
} from './kit.ts';
import { dayOf } from '../../../src/state/civil.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { meantDate } from '../actions/events.ts';
import { occurrenceOn, takesPlace } from '../occurrences.ts';
import { calendarsOf, colourOf, isOwn } from '../select.ts';
import { ANSWER_WORDS, reminderWords, repeatWords, titleOf, whenWords } from '../words.ts';
import { ChooseCalendar } from './Choose.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';
import {
  useAct,
  useCalendar,
  useDialog,
  useH24,
  useNav,
  useNow,
  useParams,
  useTodayNumber,
  useZone,
} from './hooks.ts';
import css from './event.module.css';
import tones from './tones.module.css';
import { Person, counts } from './GuestRow.tsx';

/** An event that another app named: of a series, the next occurrence. */
export function AnyEvent() {
  const { event } = useParams('/event/:event');
  const state = useCalendar();
  const now = useNow();
  const zone = useZone();
  const found = state.events[event];
  return <EventDetails id={event} date={found ? meantDate(found, event, now, zone) : ''} />;
}

/** One occurrence. */
export function Event() {
  const { event, date } = useParams('/event/:event/:date');
  return <EventDetails id={event} date={date} />;
}

function EventDetails({ id: asked, date: day }: { id: string; date: string }) {
  const state = useCalendar();
  const zone = useZone();
  const now = useNow();
  const today = useTodayNumber();
  const h24 = useH24();
  const act = useAct();
  const nav = useNav();
  const [menu, setMenu] = useScreenState('menu', false);
  const [dialog, setDialog] = useDialog();
  // An occurrence that was changed alone stands as an event of its own.
  const alone = orderedEntries(state.events).find(
    ([, e]) => e.series?.event === asked && e.series.date === day,
  )?.[0];
  const id = alone ?? asked;
  const event = state.events[id];
  if (!event || (!alone && !takesPlace(event, day)))
    return (
      <Screen title="">
        <EmptyState
          icon="event_busy"
          title="This event was deleted"
          text="It is no longer in the calendar."
        />
      </Screen>
    );
  const date = event.repeat ? day : event.startDate;
  const o = occurrenceOn(id, event, dayOf(date), zone);
  const own = isOwn(state, event);
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const items: MenuItem[] = [
    { label: 'Duplicate', icon: 'content_copy', onClick: then(() => act.duplicate({ event: id, date })) },
    { label: 'Share', icon: 'share', onClick: then(() => act.share({ event: id, date })) },
    ...(own
      ? [
          {
            label: 'Move to calendar',
            icon: 'calendar_month' as const,
            onClick: then(() => setDialog('calendar')),
          },
          {
            label: 'Delete',
            icon: 'delete' as const,
            danger: true,
            divider: true,
            onClick: then(() => setDialog('delete')),
          },
        ]
      : []),
  ];
  const people = event.guests.length + (event.organiser ? 1 : 0);
  const calendar = calendarsOf(state).find(c => c.id === event.calendar);
  return (
    <>
      <Screen
        label="Event"
        appBar={
          <AppBar
            leading="close"
            title=""
            actions={
              <>
                {own && (
                  <IconButton
                    icon="edit"
                    label="Edit"
                    onClick={() => nav.push('/edit/:event/:date', { event: id, date })}
                  />
                )}
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
        bottom={
          event.organiser && own ? (
            <div className={css['going']}>
              <span>Going?</span>
              <Segmented
                label="Going?"
                value={event.answer as string}
                onChange={reply => act.answer({ event: id, answer: reply as 'yes' })}
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                  { value: 'maybe', label: 'Maybe' },
                ]}
              />
            </div>
          ) : undefined
        }
      >
        <div className={css['head']}>
          <span
            className={`${tones['tone']} ${tones['dot']}`}
            data-tone={colourOf(state, event)}
            aria-hidden="true"
          />
          <div className={css['words']}>
            <div
              className={css['title']}
              role="heading"
              aria-level={1}
              dir="auto"
              data-declined={event.answer === 'no' || undefined}
            >
              {titleOf(event)}
            </div>
            <div className={css['when']} dir="auto">
              {whenWords(o, zone, now, h24)}
            </div>
            {event.repeat && (
              <div className={css['when']} dir="auto">
                {repeatWords(event.repeat, event.startDate, today)}
              </div>
            )}
            {event.series && (
              <div className={css['when']} dir="auto">
                Changed from its series
              </div>
            )}
            {!event.allDay && event.zone !== zone && (
              <div className={css['when']} dir="auto">
                Time zone: {event.zone.split('/').pop()!.replaceAll('_', ' ')}
              </div>
            )}
          </div>
        </div>
        <List>
          {event.place !== '' && (
            <ListRow
              leading="location_on"
              rid="place"
              title={event.place}
              subtitle="Show on map"
              onClick={() => act.openPlace({ event: id })}
            />
          )}
          {event.reminders.length > 0 && (
            <ListRow
              leading="notifications"
              title={event.reminders.map(m => reminderWords(m, event.allDay)).join(', ')}
            />
          )}
          <ListRow leading="calendar_today" title={calendar?.name ?? 'Calendar'} />
          <ListRow
            leading={event.busy ? 'event_busy' : 'event_available'}
            title={event.busy ? 'Busy' : 'Free'}
          />
          {event.notes !== '' && (
            <div className={css['notes']}>
              <Icon name="notes" />
              <LongText>{event.notes}</LongText>
            </div>
          )}
        </List>
        {people > 0 && (
          <>
            <SectionHeader
              title={`${people + (event.organiser ? 1 : 0)} ${people + (event.organiser ? 1 : 0) === 1 ? 'guest' : 'guests'}${event.guests.length > 0 ? ` · ${counts(event.guests)}` : ''}`}
            />
            <List label="Guests">
              {event.organiser && (
                <Person name={event.organiser.name} note="Organiser" answer="yes" contact={null} />
              )}
              {event.organiser && (
                <Person name="You" note={ANSWER_WORDS[event.answer]} answer={event.answer} contact={null} />
              )}
              {event.guests.map(g => (
                <Person
                  key={g.address}
                  name={g.name}
                  note={ANSWER_WORDS[g.answer]}
                  answer={g.answer}
                  contact={g.contact}
                />
              ))}
            </List>
          </>
        )}
      </Screen>
      <Menu open={menu} label="More options" items={items} onClose={() => setMenu(false)} />
      <ChooseCalendar
        open={dialog === 'calendar'}
        title="Move to calendar"
        value={event.calendar}
        onClose={() => setDialog(null)}
        onChoose={to => {
          setDialog(null);
          act.setCalendar({ event: id, calendar: to });
        }}
      />
      <ConfirmDialog
        open={dialog === 'delete' && !event.repeat}
        title="Delete this event?"
        text={
          event.guests.length > 0 && !event.organiser
            ? 'Guests will be told that it is cancelled.'
            : undefined
        }
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setDialog(null);
          act.remove({ event: id, date, scope: 'this' });
        }}
        onCancel={() => setDialog(null)}
      />
      <ScopeDialog
        open={dialog === 'delete' && event.repeat !== null}
        title="Delete recurring event"
        ok="Delete"
        danger
        onClose={() => setDialog(null)}
        onScope={scope => {
          setDialog(null);
          act.remove({ event: id, date, scope });
        }}
      />
    </>
  );
}
