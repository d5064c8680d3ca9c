import { formatTime } from '../../../src/sdk/core/format.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  Switch,
} from './kit.ts';
import { currencyOf, entriesOf, nameOf, placeOf } from '../lists.ts';
import { dateWords, momentOf, shortDay } from '../months.ts';
import { everyWords, recurringOf } from '../recur.ts';
import type { Recurring } from '../state.ts';
import { EntryBadge } from './Badge.tsx';
import { EntryLine } from './EntryList.tsx';
import {
  useAct,
  useApp,
  useExpenses,
  useH24,
  useMoney,
  useNav,
  useOpen,
  useParams,
  useTodayIso,
  useZone,
} from './hooks.ts';
import css from './recurring.module.css';

const MOST_SHOWN = 12;

function useWords(): (r: Recurring) => string {
  const today = useTodayIso();
  return r =>
    r.next === null
      ? `${everyWords(r.every, r.interval)} · ended${r.until ? ` ${dateWords(r.until)}` : ''}`
      : r.paused
        ? `${everyWords(r.every, r.interval)} · paused`
        : `${everyWords(r.every, r.interval)} · next ${r.next.slice(0, 4) === today.slice(0, 4) ? shortDay(r.next) : dateWords(r.next)}`;
}

/** Recurring entries, the next due first. */
export function RecurringList() {
  const state = useExpenses();
  const money = useMoney();
  const words = useWords();
  const nav = useNav();
  const act = useAct();
  const list = recurringOf(state);
  return (
    <Screen
      title="Recurring entries"
      fab={<Fab icon="add" label="New entry" onClick={() => nav.push('/new')} />}
    >
      {list.length === 0 && (
        <EmptyState
          icon="event_repeat"
          title="Nothing recurs"
          text="Choose Repeat in a new entry, and it is added by itself."
        />
      )}
      <List label="Recurring entries">
        {list.map(r => (
          <ListRow
            key={r.id}
            id={r.id}
            rid="recurring"
            lines={3}
            leading={<EntryBadge entry={r} />}
            title={nameOf(state, r)}
            subtitle={
              <>
                <span className={css['cents']}>
                  {money(
                    r.cents,
                    currencyOf(state, r.account),
                    r.kind === 'income' ? '+' : r.kind === 'expense' ? '−' : undefined,
                  )}
                </span>
                <br />
                {words(r)}
              </>
            }
            onClick={() => nav.push('/recurring/:recurring', { recurring: r.id })}
            trailing={
              r.next === null ? undefined : (
                <Switch
                  label={`${nameOf(state, r)} goes on`}
                  checked={!r.paused}
                  onChange={on => act.pause({ recurring: r.id, paused: !on })}
                />
              )
            }
          />
        ))}
      </List>
    </Screen>
  );
}

/** One of them: when it comes, and what it has added. */
export function OneRecurring() {
  const { recurring: id } = useParams('/recurring/:recurring');
  const state = useExpenses();
  const r = useApp(s => s.recurring[id]);
  const money = useMoney();
  const words = useWords();
  const zone = useZone();
  const h24 = useH24();
  const [open, setOpen] = useOpen();
  const nav = useNav();
  const act = useAct();
  if (!r)
    return (
      <Screen title="Recurring entry">
        <EmptyState icon="event_repeat" title="This recurring entry was deleted" />
      </Screen>
    );
  const close = () => setOpen(null);
  const added = entriesOf(state.entries).filter(e => e.recurring === id);
  return (
    <>
      <Screen
        label="Recurring entry"
        appBar={
          <AppBar
            title="Recurring entry"
            actions={
              <>
                <IconButton
                  icon="edit"
                  label="Edit"
                  onClick={() => nav.push('/edit-recurring/:recurring', { recurring: id })}
                />
                <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['head']}>
          <EntryBadge entry={r} size={56} />
          <span className={css['name']} dir="auto" role="heading" aria-level={2}>
            {nameOf(state, r)}
          </span>
          <span className={css['large']}>{money(r.cents, currencyOf(state, r.account))}</span>
          <span className={css['words']}>{words(r)}</span>
        </div>
        <div className={css['buttons']}>
          {r.next !== null && (
            <Button
              variant="tonal"
              icon={r.paused ? 'play_arrow' : 'pause'}
              rid="pause"
              onClick={() => act.pause({ recurring: id, paused: !r.paused })}
            >
              {r.paused ? 'Go on' : 'Pause'}
            </Button>
          )}
          {r.next !== null && (
            <Button variant="outlined" icon="event_busy" rid="end" onClick={() => setOpen('end')}>
              End
            </Button>
          )}
        </div>
        <List card label="Details">
          <ListRow
            leading="category"
            title={placeOf(state, r)}
            subtitle={r.kind === 'transfer' ? 'From and to' : 'Category and account'}
          />
          <ListRow
            leading="schedule"
            title={formatTime(momentOf('2026-01-01', r.minute, zone), zone, h24)}
            subtitle="Time of day"
          />
          <ListRow
            leading="event"
            title={r.until === null ? 'Goes on' : `Until ${dateWords(r.until)}`}
            subtitle="End"
          />
          {r.note !== '' && <ListRow leading="notes" title={r.note} subtitle="Note" />}
        </List>
        <SectionHeader
          title={
            added.length === 0
              ? 'It has added nothing yet'
              : `Added ${added.length} ${added.length === 1 ? 'time' : 'times'}`
          }
        />
        <List>
          {added.slice(0, MOST_SHOWN).map(e => (
            <EntryLine key={e.id} entry={e} onOpen={() => nav.push('/entry/:entry', { entry: e.id })} />
          ))}
        </List>
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[{ label: 'Delete', icon: 'delete', danger: true, onClick: () => setOpen('delete') }]}
      />
      <ConfirmDialog
        open={open === 'end'}
        title="End this recurring entry?"
        text="It adds nothing more. What it has added stays."
        confirmLabel="End"
        onConfirm={() => {
          close();
          act.end({ recurring: id });
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title="Delete this recurring entry?"
        text="What it has added stays."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.deleteRecurring({ recurring: id })}
        onCancel={close}
      />
    </>
  );
}
