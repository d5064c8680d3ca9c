import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SwitchRow,
  TextField,
} from './kit.ts';
import { blockedRows } from '../select.ts';
import { useAct, useApp, usePeople } from './hooks.ts';
import css from './phone.module.css';

/** Numbers that neither call nor write. */
export function Blocked() {
  const table = useApp(s => s.blocked);
  const unknown = useApp(s => s.settings.blockUnknown);
  const people = usePeople();
  const [asking, setAsking] = useScreenState<'add' | { number: string } | null>('asking', null);
  const typed = useFieldText('block-number');
  const fields = useFields();
  const act = useAct();
  const close = () => setAsking(null);
  const rows = blockedRows({ blocked: table });
  const chosen = asking !== null && asking !== 'add' ? asking.number : '';
  const add = () => {
    if (!isNumber(typed)) return;
    act.block({ number: typed });
    close();
  };
  return (
    <>
      <Screen label="Blocked numbers" appBar={<AppBar title="Blocked numbers" />}>
        <List>
          <SwitchRow
            label="Unknown"
            subtitle="Block calls from callers who withhold their number"
            checked={unknown}
            onChange={on => act.setBlockUnknown({ on })}
          />
          <ListRow
            leading="add"
            title="Add a number"
            onClick={() => {
              fields.set('block-number', '');
              setAsking('add');
            }}
            divider
          />
        </List>
        <p className={css['hint']}>You don’t get calls or messages from blocked numbers.</p>
        <List>
          {rows.map(b => {
            const name = people.name(b.number, '');
            return (
              <ListRow
                key={b.id}
                id={b.id}
                rid="blocked"
                leading="block"
                title={name}
                subtitle={name === formatNumber(b.number) ? undefined : formatNumber(b.number)}
                trailing={
                  <IconButton
                    icon="close"
                    label={`Unblock ${name}`}
                    onClick={() => setAsking({ number: b.number })}
                  />
                }
              />
            );
          })}
        </List>
        {rows.length === 0 && <EmptyState icon="block" title="No blocked numbers" />}
      </Screen>
      <ConfirmDialog
        open={asking === 'add'}
        title="Block a number"
        confirmLabel="Block"
        disabled={!isNumber(typed)}
        onConfirm={add}
        onCancel={close}
      >
        <TextField name="block-number" label="Phone number" inputMode="tel" maxLength={24} onEnter={add} />
      </ConfirmDialog>
      <ConfirmDialog
        open={chosen !== ''}
        title={`Unblock ${formatNumber(chosen)}?`}
        text="Calls and messages from this number come through again."
        confirmLabel="Unblock"
        onConfirm={() => {
          act.unblock({ number: chosen });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
