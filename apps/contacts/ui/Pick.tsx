import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, List, ListRow, Screen, SearchField, Sheet } from './kit.ts';
import { contactOf, found, listed, nameOf } from '../select.ts';
import { useAct, useContacts } from './hooks.ts';
import { People } from './People.tsx';

/** Someone for another app. Where there are several numbers, it asks which. */
export function Pick() {
  const state = useContacts();
  const text = useFieldText('query');
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const act = useAct();
  const rows = text.trim() ? found(state, text) : listed(state);
  const one = asking === null ? undefined : contactOf(state, asking);
  const take = (id: string) => {
    const c = contactOf(state, id);
    if (c && c.phones.length > 1) setAsking(id);
    else act.pick({ contact: id, number: c?.phones[0]?.number ?? null });
  };
  return (
    <>
      <Screen
        scroll={false}
        label="Choose a contact"
        appBar={<AppBar title="Choose a contact" leading="close" />}
      >
        <SearchField name="query" label="Search contacts" />
        {rows.length === 0 ? (
          <EmptyState icon="person_off" title="Nobody found" />
        ) : (
          <People rows={rows} onOpen={take} favourites={text.trim() === ''} />
        )}
      </Screen>
      <Sheet open={one !== undefined} title="Which number?" onClose={() => setAsking(null)}>
        <List>
          {one?.phones.map(p => (
            <ListRow
              key={p.number}
              rid="choose-number"
              leading="call"
              title={formatNumber(p.number)}
              subtitle={`${p.label}, ${nameOf(one)}`}
              onClick={() => act.pick({ contact: one.id, number: p.number })}
            />
          ))}
        </List>
      </Sheet>
    </>
  );
}
