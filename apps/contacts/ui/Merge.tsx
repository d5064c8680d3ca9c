import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { orderedRows } from '../../../src/state/order.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
} from './kit.ts';
import { duplicates, mergesOf, nameOf } from '../select.ts';
import { Facts, factsOf } from './Facts.tsx';
import { useAct, useContacts, useNav } from './hooks.ts';
import { useMergedBar } from './Undo.tsx';
import css from './contacts.module.css';

/** Contacts that are one person's, a card for each person. */
export function Merge() {
  const state = useContacts();
  const sets = duplicates(state);
  const [asking, setAsking] = useScreenState('asking', false);
  const merged = useMergedBar();
  const act = useAct();
  const nav = useNav();
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Merge & fix"
            subtitle={
              sets.length === 0 ? '' : sets.length === 1 ? '1 suggestion' : `${sets.length} suggestions`
            }
            actions={
              <>
                <IconButton icon="history" label="Merged lately" onClick={() => nav.push('/merged')} />
                {sets.length > 1 && (
                  <Button variant="text" onClick={() => setAsking(true)}>
                    Merge all
                  </Button>
                )}
              </>
            }
          />
        }
        bottom={merged}
        label="Merge & fix"
      >
        {sets.length === 0 && (
          <EmptyState
            icon="task_alt"
            title="Nothing to merge"
            text="No two contacts look like the same person."
          />
        )}
        {sets.map(set => {
          const name = nameOf(set[0]!);
          const ids = set.map(c => c.id);
          return (
            <div
              key={ids.join()}
              className={css['suggestion']}
              role="group"
              aria-label={`Suggestion: ${name}`}
            >
              <List>
                {set.map(c => (
                  <ListRow
                    key={c.id}
                    id={c.id}
                    rid="duplicate"
                    lines={factsOf(c).length > 1 ? 3 : 2}
                    leading={<Avatar name={nameOf(c)} picture={c.portrait} />}
                    title={nameOf(c)}
                    subtitle={<Facts lines={factsOf(c)} />}
                    onClick={() => nav.push('/contact/:contact', { contact: c.id })}
                  />
                ))}
              </List>
              <div className={css['suggestionButtons']}>
                <Button
                  variant="text"
                  label={`Keep apart ${name}`}
                  onClick={() => act.keepApart({ contacts: ids })}
                >
                  Keep apart
                </Button>
                <Button variant="tonal" label={`Merge ${name}`} onClick={() => act.merge({ contacts: ids })}>
                  Merge
                </Button>
              </div>
            </div>
          );
        })}
      </Screen>
      <ConfirmDialog
        open={asking}
        title={`Merge all ${sets.length}?`}
        text="Each suggestion becomes one contact with all numbers and addresses."
        confirmLabel="Merge all"
        onConfirm={() => {
          setAsking(false);
          for (const set of sets) act.merge({ contacts: set.map(c => c.id) });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Merges that can be undone. */
export function Merged() {
  const state = useContacts();
  const merges = mergesOf(state);
  const [asking, setAsking] = useScreenState<string | null>('undoing', null);
  const now = useNow();
  const zone = useZone();
  const act = useAct();
  const names = (id: string) => {
    const m = state.merges[id];
    return m ? [m.before, ...orderedRows(m.others)].map(c => nameOf(c)) : [];
  };
  return (
    <>
      <Screen appBar={<AppBar title="Merged lately" />}>
        {merges.length === 0 && (
          <EmptyState
            icon="history"
            title="Nothing was merged"
            text="Contacts that you merge can be taken apart here again."
          />
        )}
        <List>
          {merges.map(m => {
            const c = state.contacts[m.into] ?? m.before;
            return (
              <ListRow
                key={m.id}
                id={m.id}
                rid="merge"
                leading={<Avatar name={nameOf(c)} picture={c.portrait} />}
                title={nameOf(c)}
                subtitle={`${Object.keys(m.others).length + 1} contacts, ${formatWhen(m.at, now, zone)}`}
                trailing={
                  <Button
                    variant="text"
                    label={`Undo the merge of ${nameOf(c)}`}
                    onClick={() => setAsking(m.id)}
                  >
                    Undo
                  </Button>
                }
              />
            );
          })}
        </List>
      </Screen>
      <ConfirmDialog
        open={asking !== null && names(asking).length > 0}
        title="Undo this merge?"
        text={`${names(asking ?? '').join(', ')} are contacts of their own again, as they were before. What was changed since is lost.`}
        confirmLabel="Undo merge"
        onConfirm={() => {
          act.undoMerge({ merge: asking! });
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
