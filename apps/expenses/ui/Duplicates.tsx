import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Checkbox, ConfirmDialog, EmptyState, List, ListRow, Screen } from './kit.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { currencyOf, daysOf, nameOf, placeOf, twinsOf } from '../lists.ts';
import { periodWords } from '../months.ts';
import { EntryBadge } from './Badge.tsx';
import { useAct, useExpenses, useH24, useMoney, useNav, useOpen, useZone } from './hooks.ts';
import css from './tables.module.css';

/** Entries of one name, amount and day, in groups; the extra ones can be ticked and deleted. */
export function Duplicates() {
  const state = useExpenses();
  const zone = useZone();
  const h24 = useH24();
  const money = useMoney();
  const [ticked, setTicked] = useScreenState<string[]>('ticked', []);
  const [open, setOpen] = useOpen();
  const nav = useNav();
  const act = useAct();
  const groups = twinsOf(state, zone);
  const days = daysOf(state.entries, zone);
  const all = groups.flatMap(g => g.ids);
  const extra = groups.flatMap(g => g.ids.slice(1));
  const chosen = all.filter(id => ticked.includes(id));
  const toggle = (id: string) =>
    setTicked(chosen.includes(id) ? chosen.filter(x => x !== id) : [...chosen, id]);
  const close = () => setOpen(null);
  const remove = () => {
    close();
    setTicked([]);
    act.remove({ entries: chosen });
  };
  return (
    <>
      <Screen
        label="Duplicates"
        appBar={
          <AppBar
            title="Duplicates"
            {...(groups.length > 0 ? { subtitle: 'Same name, amount and day' } : {})}
          />
        }
        bottom={
          groups.length === 0 ? undefined : (
            <div className={css['foot']}>
              <Button
                variant="text"
                rid="select-extra"
                disabled={extra.length === chosen.length && extra.every(id => chosen.includes(id))}
                onClick={() => setTicked(extra)}
              >
                Select extras
              </Button>
              <Button
                rid="delete-ticked"
                disabled={chosen.length === 0}
                onClick={() => (state.settings.confirmDelete ? setOpen('delete') : remove())}
              >
                {chosen.length === 0 ? 'Delete' : `Delete ${chosen.length}`}
              </Button>
            </div>
          )
        }
      >
        {groups.length === 0 && (
          <EmptyState
            icon="done_all"
            title="No duplicates"
            text="No two entries have the same name, amount and day."
          />
        )}
        {groups.map(g => {
          const first = state.entries[g.ids[0]!]!;
          return (
            <div
              key={g.key}
              className={css['group']}
              role="group"
              aria-label={`${nameOf(state, first)}, ${periodWords(days.get(g.ids[0]!)!)}`}
            >
              <div className={css['groupHead']}>
                <EntryBadge entry={first} />
                <span className={css['groupWords']}>
                  <span dir="auto">{nameOf(state, first)}</span>
                  <span>{`${periodWords(days.get(g.ids[0]!)!)} · ${g.ids.length} times`}</span>
                </span>
                <span className={css['amount']}>{money(first.cents, currencyOf(state, first.account))}</span>
              </div>
              <List>
                {g.ids.map((id, i) => {
                  const e = state.entries[id]!;
                  return (
                    <ListRow
                      key={id}
                      id={id}
                      rid="entry"
                      title={placeOf(state, e)}
                      subtitle={`${formatTime(e.at, zone, h24)}, written down ${i === 0 ? 'first' : `at ${formatTime(e.createdAt, zone, h24)}`}${e.note ? ` · ${e.note}` : ''}`}
                      onClick={() => nav.push('/entry/:entry', { entry: id })}
                      trailing={
                        <Checkbox
                          bare
                          label={`Select ${nameOf(state, e)} ${i + 1}, ${days.get(id)}`}
                          checked={chosen.includes(id)}
                          onChange={() => toggle(id)}
                        />
                      }
                    />
                  );
                })}
              </List>
            </div>
          );
        })}
      </Screen>
      <ConfirmDialog
        open={open === 'delete'}
        title={chosen.length === 1 ? 'Delete this entry?' : `Delete ${chosen.length} entries?`}
        text="This can’t be undone."
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}
