import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields, useScreenState, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  Dialog,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { useAct, useApp, useNav } from './hooks.ts';

/** What can be set. */
export function Settings() {
  const { responses, callWaiting, forwarding, greeting } = useApp(s => s.settings);
  const sort = useApp(s => s.sortBy);
  const blocked = useApp(s => Object.keys(s.blocked).length);
  const count = useApp(s => Object.keys(s.calls).length);
  const [asking, setAsking] = useScreenState<'sort' | 'forwarding' | 'history' | null>('asking', null);
  const number = useFieldText('forward-to', formatNumber(forwarding.number));
  const fields = useFields();
  const start = useStartIntent();
  const act = useAct();
  const nav = useNav();
  const close = () => setAsking(null);
  return (
    <>
      <Screen label="Settings" appBar={<AppBar title="Settings" />}>
        <SectionHeader title="Calls" />
        <List>
          <ListRow
            leading="block"
            title="Blocked numbers"
            subtitle={blocked === 1 ? '1 number' : `${blocked} numbers`}
            onClick={() => nav.push('/settings/blocked')}
          />
          <ListRow
            leading="sms"
            title="Quick responses"
            subtitle={responses[0] ?? 'None'}
            onClick={() => nav.push('/settings/responses')}
          />
          <ListRow
            leading="phone_forwarded"
            title="Call forwarding"
            subtitle={forwarding.on ? `To ${formatNumber(forwarding.number)}` : 'Off'}
            onClick={() => {
              fields.set('forward-to', formatNumber(forwarding.number));
              setAsking('forwarding');
            }}
          />
          <SwitchRow
            leading="phone_paused"
            label="Call waiting"
            subtitle={
              callWaiting
                ? 'A second call comes through during a call'
                : 'A second caller hears that the line is busy'
            }
            checked={callWaiting}
            onChange={on => act.setCallWaiting({ on })}
          />
          <ListRow
            leading="voicemail"
            title="Voicemail greeting"
            subtitle={greeting.kind === 'own' ? greeting.text : 'Standard greeting'}
            onClick={() => nav.push('/settings/greeting')}
          />
        </List>
        <SectionHeader title="General" />
        <List>
          <ListRow
            leading="sort"
            title="Sort contacts by"
            subtitle={sort === 'first' ? 'First name' : 'Last name'}
            onClick={() => setAsking('sort')}
          />
          <ListRow
            leading="volume_up"
            title="Sounds and vibration"
            subtitle="Opens the phone’s settings"
            onClick={() => start({ verb: 'VIEW', uri: 'settings-sound:' })}
          />
          <ListRow
            leading="notifications"
            title="Notifications"
            subtitle="Opens the phone’s settings"
            onClick={() => start({ verb: 'VIEW', uri: 'settings:app', extras: { app: 'phone' } })}
          />
          <ListRow
            leading="delete"
            title="Clear call history"
            subtitle={count === 1 ? '1 call' : `${count} calls`}
            disabled={count === 0}
            onClick={() => setAsking('history')}
          />
        </List>
      </Screen>
      <Dialog open={asking === 'sort'} title="Sort contacts by" onClose={close}>
        <RadioGroup
          label="Sort contacts by"
          options={[
            { value: 'first', label: 'First name' },
            { value: 'last', label: 'Last name' },
          ]}
          value={sort}
          onChange={by => {
            act.setSort({ by });
            close();
          }}
        />
      </Dialog>
      <Dialog
        open={asking === 'forwarding'}
        title="Call forwarding"
        text="Every call goes to this number and does not ring here."
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          ...(forwarding.on
            ? [
                {
                  label: 'Turn off',
                  onClick: () => {
                    act.setForwarding({ on: false, number: forwarding.number });
                    close();
                  },
                },
              ]
            : []),
          {
            label: forwarding.on ? 'Update' : 'Turn on',
            disabled: !isNumber(number),
            onClick: () => {
              act.setForwarding({ on: true, number });
              close();
            },
          },
        ]}
      >
        <TextField
          name="forward-to"
          label="Forward to"
          inputMode="tel"
          initial={formatNumber(forwarding.number)}
          maxLength={24}
        />
      </Dialog>
      <ConfirmDialog
        open={asking === 'history'}
        title="Clear call history?"
        text="Every call is deleted from the log. This can’t be undone."
        confirmLabel="Clear"
        danger
        onConfirm={() => {
          act.clearHistory();
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
