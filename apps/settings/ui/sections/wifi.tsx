import { useFields, useFieldText, useScreenState } from '../../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, Dialog, Icon, IconButton, Sheet, TextField } from '../kit.ts';
import type { View } from '../../model.ts';
import { DEVICE_ICON, deviceState, networksInReach, networkState, wifiIconOf } from '../../select.ts';
import { Cell, Group } from '../Frame.tsx';
import { useCall, useNav } from '../hooks.ts';
import { Row } from '../Row.tsx';
import css from '../sections.module.css';
import common from '../settings.module.css';

const FIELD = 'wifi-password';

/** Networks in reach; one that is not known asks for its password. */
export function WifiList({ v }: { v: View }) {
  const call = useCall();
  const nav = useNav();
  const fields = useFields();
  const [open, setOpen] = useScreenState<string | null>('network', null);
  const { radios } = v.phone.device;
  if (!radios.wifi) return <div className={common['note']}>To see networks, turn on Wi-Fi.</div>;
  const list = networksInReach(v.phone);
  const press = (id: string) => {
    const n = radios.networks[id]!;
    if (radios.network === id) {
      nav.push('/wifi/:id', { id });
      return;
    }
    if (n.security === 'open' || (n.saved !== null && n.saved === n.password)) {
      call(['joinNetwork', { id }]);
      return;
    }
    fields.set(FIELD, '');
    fields.focus(FIELD);
    setOpen(id);
  };
  return (
    <>
      <Group title="Networks">
        {list.length === 0 && (
          <Cell>
            <Row
              title="No networks in range"
              summary="Move closer to one, or add it by its name"
              icon="wifi_off"
            />
          </Cell>
        )}
        {list.map(n => (
          <Cell key={n.id} on={radios.network === n.id}>
            <Row
              id={n.id}
              rid="network"
              icon={wifiIconOf(n.level)}
              title={n.ssid}
              summary={networkState(v.phone, n.id)}
              onClick={() => press(n.id)}
              trailing={
                n.saved !== null ? (
                  <IconButton
                    icon="settings"
                    label={`Details of ${n.ssid}`}
                    onClick={() => nav.push('/wifi/:id', { id: n.id })}
                  />
                ) : (
                  n.security !== 'open' && (
                    <span className={css['end']}>
                      <Icon name="lock" size={20} />
                    </span>
                  )
                )
              }
            />
          </Cell>
        ))}
      </Group>
      {open !== null && radios.networks[open] && (
        <PasswordSheet
          id={open}
          v={v}
          close={() => {
            fields.blur();
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

function PasswordSheet({ id, v, close }: { id: string; v: View; close: () => void }) {
  const call = useCall();
  const n = v.phone.device.radios.networks[id]!;
  const text = useFieldText(FIELD);
  const [visible, setVisible] = useScreenState('visible', false);
  const [wrong, setWrong] = useScreenState<string | null>('wrong', null);
  const leave = () => {
    setWrong(null);
    setVisible(false);
    close();
  };
  const connect = () => {
    if (text.length < 8) {
      setWrong('At least 8 characters');
      return;
    }
    call(['joinNetwork', { id, password: text }]);
    if (text === n.password) leave();
    else setWrong('Wrong password. Check it and try again');
  };
  return (
    <Sheet
      open
      title={n.ssid}
      onClose={leave}
      footer={
        <div className={css['buttons']}>
          <Button variant="text" onClick={leave}>
            Cancel
          </Button>
          <Button disabled={text === ''} onClick={connect} rid="connect">
            Connect
          </Button>
        </div>
      }
    >
      <div className={css['form']}>
        <TextField
          name={FIELD}
          label="Password"
          password={!visible}
          enterKey="go"
          error={wrong}
          onInput={() => {
            if (wrong) setWrong(null);
          }}
          onEnter={connect}
          rid="password"
          trailing={
            <IconButton
              icon={visible ? 'visibility_off' : 'visibility'}
              label={visible ? 'Hide password' : 'Show password'}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      </div>
    </Sheet>
  );
}

/** A network's name, state and what can be done with it. */
export function WifiHeader({ v }: { v: View }) {
  const call = useCall();
  const nav = useNav();
  const [asking, ask] = useScreenState<'forget' | 'share' | null>('sharing', null);
  const id = v.params['id']!;
  const n = v.phone.device.radios.networks[id]!;
  const joined = v.phone.device.radios.network === id;
  const known = n.saved !== null;
  return (
    <div className={css['header']}>
      <span className={css['disc']}>
        <Icon name={wifiIconOf(n.level)} size={32} />
      </span>
      <span className={css['headerState']}>{networkState(v.phone, id)}</span>
      <div className={css['headerActions']}>
        <HeaderAction icon="delete" label="Forget" disabled={!known} onClick={() => ask('forget')} />
        {joined ? (
          <HeaderAction icon="close" label="Disconnect" onClick={() => call(['disconnectNetwork'])} />
        ) : (
          <HeaderAction
            icon="wifi"
            label="Connect"
            disabled={!known || n.level === 0}
            onClick={() => call(['joinNetwork', { id }])}
          />
        )}
        <HeaderAction icon="share" label="Share" disabled={!known} onClick={() => ask('share')} />
      </div>
      <ConfirmDialog
        open={asking === 'forget'}
        title="Forget network?"
        text={`The password of ${n.ssid} is deleted from this phone.`}
        confirmLabel="Forget"
        danger
        onConfirm={() => {
          nav.back();
          call(['forgetNetwork', { id }]);
        }}
        onCancel={() => ask(null)}
      />
      <Dialog
        open={asking === 'share'}
        title="Share Wi-Fi"
        icon="wifi"
        onClose={() => ask(null)}
        actions={[
          ...(n.saved
            ? [
                {
                  label: 'Copy password',
                  onClick: () => {
                    ask(null);
                    call(['copyText', { text: n.saved! }]);
                    call(['toast', { text: 'Password copied' }]);
                  },
                },
              ]
            : []),
          { label: 'Done', onClick: () => ask(null) },
        ]}
      >
        <div className={css['facts']}>
          <span>Network</span>
          <b dir="auto">{n.ssid}</b>
          <span>Password</span>
          <b>{n.saved || 'None'}</b>
        </div>
      </Dialog>
    </div>
  );
}

export function HeaderAction({
  icon,
  label,
  disabled,
  onClick,
  danger,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  label: string;
  disabled?: boolean;
  onClick: () => void;
  danger?: boolean;
}) {
  return (
    <button
      type="button"
      className={css['headerAction']}
      data-danger={danger || undefined}
      disabled={disabled}
      data-rid={label.toLowerCase().replaceAll(' ', '-')}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

export function DeviceHeader({ v }: { v: View }) {
  const d = v.phone.device.radios.devices[v.params['id']!]!;
  return (
    <div className={css['header']}>
      <span className={css['disc']}>
        <Icon name={DEVICE_ICON[d.kind]} size={32} />
      </span>
      <span className={css['headerState']}>{d.paired ? deviceState(v.phone, d) : 'Not paired'}</span>
    </div>
  );
}
