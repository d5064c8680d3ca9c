import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields, useScreenState, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Dialog,
  EmptyState,
  Fab,
  IconButton,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { blockedRows } from '../select.ts';
import { useAct, useApp, useNav, usePeople } from './hooks.ts';
import css from './phone.module.css';

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
      <Dialog
        open={asking === 'history'}
        title="Clear call history?"
        text="Every call is deleted from the log. This can’t be undone."
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Clear',
            danger: true,
            onClick: () => {
              act.clearHistory();
              close();
            },
          },
        ]}
      />
    </>
  );
}

/** Words to decline a call with. */
export function Responses() {
  const responses = useApp(s => s.settings.responses);
  const [editing, setEditing] = useScreenState<number | null>('editing', null);
  const text = useFieldText('response');
  const fields = useFields();
  const act = useAct();
  const open = (index: number, words: string) => {
    fields.set('response', words);
    setEditing(index);
  };
  const close = () => setEditing(null);
  const save = () => {
    if (editing === null || text.trim() === '') return;
    if (editing < responses.length) act.editResponse({ index: editing, text });
    else act.addResponse({ text });
    close();
  };
  return (
    <>
      <Screen
        label="Quick responses"
        appBar={<AppBar title="Quick responses" />}
        fab={<Fab icon="add" label="Add response" onClick={() => open(responses.length, '')} />}
      >
        {responses.length === 0 && (
          <EmptyState icon="sms" title="No quick responses" text="Words to decline a call with stand here." />
        )}
        <List>
          {responses.map((r, i) => (
            <ListRow
              key={`${i}-${r}`}
              title={r}
              onClick={() => open(i, r)}
              trailing={
                <IconButton
                  icon="delete"
                  label={`Delete “${r}”`}
                  onClick={() => act.deleteResponse({ index: i })}
                />
              }
            />
          ))}
        </List>
      </Screen>
      <Dialog
        open={editing !== null}
        title={editing !== null && editing < responses.length ? 'Edit response' : 'New response'}
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          { label: 'Save', disabled: text.trim() === '', onClick: save },
        ]}
      >
        <TextField name="response" label="Response" multiline autoGrow maxLength={160} capitalise />
      </Dialog>
    </>
  );
}

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
      <Dialog
        open={asking === 'add'}
        title="Block a number"
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          { label: 'Block', disabled: !isNumber(typed), onClick: add },
        ]}
      >
        <TextField name="block-number" label="Phone number" inputMode="tel" maxLength={24} onEnter={add} />
      </Dialog>
      <Dialog
        open={chosen !== ''}
        title={`Unblock ${formatNumber(chosen)}?`}
        text="Calls and messages from this number come through again."
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Unblock',
            onClick: () => {
              act.unblock({ number: chosen });
              close();
            },
          },
        ]}
      />
    </>
  );
}

/** What callers hear before they leave a message. */
export function Greeting() {
  const greeting = useApp(s => s.settings.greeting);
  const [kind, setKind] = useScreenState<'standard' | 'own'>('kind', greeting.kind);
  const text = useFieldText('greeting', greeting.text);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const same = kind === greeting.kind && (kind === 'standard' || text.trim() === greeting.text);
  return (
    <Screen label="Voicemail greeting" appBar={<AppBar title="Voicemail greeting" />}>
      <RadioGroup
        label="Greeting"
        value={kind}
        onChange={next => {
          fields.blur();
          setKind(next);
        }}
        options={[
          {
            value: 'standard',
            label: 'Standard',
            subtitle:
              'The person you have called can’t take your call. Please leave a message after the tone.',
          },
          { value: 'own', label: 'Your own words', subtitle: 'Read out by the phone' },
        ]}
      />
      <div className={css['form']}>
        {kind === 'own' && (
          <TextField
            name="greeting"
            label="Greeting"
            initial={greeting.text}
            multiline
            autoGrow
            rows={3}
            maxLength={200}
            counter
            capitalise
          />
        )}
        <Button
          wide
          disabled={same || (kind === 'own' && text.trim() === '')}
          onClick={() => {
            fields.blur();
            act.setGreeting({ kind, text });
            nav.back();
          }}
        >
          Save
        </Button>
      </div>
    </Screen>
  );
}
