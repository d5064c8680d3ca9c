import { formatNumber, isNumber, sameNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields, useProvider, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Fab, IconButton, List, ListRow, Screen, TextField } from './kit.ts';
import { listed, nameOf } from '../select.ts';
import { useAct, useContacts } from './hooks.ts';

/** Numbers that neither call nor write; the Phone app keeps them. */
export function Blocked() {
  const state = useContacts();
  const blocked = useProvider('calls', c => c?.blocked() ?? null);
  const [adding, setAdding] = useScreenState('adding', false);
  const number = useFieldText('number');
  const fields = useFields();
  const act = useAct();
  const all = listed(state);
  const ownerOf = (n: string) => {
    const c = all.find(row => row.phones.some(p => sameNumber(p.number, n)));
    return c && nameOf(c);
  };
  return (
    <>
      <Screen
        title="Blocked numbers"
        fab={
          <Fab
            icon="add"
            label="Block a number"
            onClick={() => {
              fields.set('number', '');
              setAdding(true);
            }}
          />
        }
      >
        {blocked === null && (
          <EmptyState
            icon="block"
            title="Blocked numbers are not here"
            text="The Phone app keeps them. It is not on this phone, or Contacts may not use it."
          />
        )}
        {blocked?.length === 0 && (
          <EmptyState
            icon="block"
            title="No blocked numbers"
            text="You get no calls and messages from numbers that you block."
          />
        )}
        <List>
          {blocked?.map(n => {
            const name = ownerOf(n);
            return (
              <ListRow
                key={n}
                id={`number-${n}`}
                rid="blocked"
                leading="block"
                title={name ?? formatNumber(n)}
                subtitle={name ? formatNumber(n) : undefined}
                trailing={
                  <IconButton
                    icon="close"
                    label={`Unblock ${formatNumber(n)}`}
                    onClick={() => act.blockNumber({ number: n, on: false })}
                  />
                }
              />
            );
          })}
        </List>
      </Screen>
      <ConfirmDialog
        open={adding}
        title="Block a number"
        confirmLabel="Block"
        danger
        disabled={!isNumber(number)}
        onConfirm={() => {
          setAdding(false);
          act.blockNumber({ number, on: true });
        }}
        onCancel={() => setAdding(false)}
      >
        <TextField
          name="number"
          label="Phone number"
          inputMode="tel"
          error={number.trim() !== '' && !isNumber(number) ? 'Digits, and a plus for abroad' : null}
        />
      </ConfirmDialog>
    </>
  );
}
