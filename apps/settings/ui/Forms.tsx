import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, EmptyState, Segmented, SwitchRow, TextField } from './kit.ts';
import { ACCOUNT_KINDS } from '../../../src/sdk/core/system/choices.ts';
import { Cell, Frame, Group } from './Frame.tsx';
import { useCall, useFocusOnce, useNav, usePage } from './hooks.ts';
import css from './forms.module.css';

/** A network by its name, as a hidden one needs. */
export function AddNetwork() {
  const call = useCall();
  const nav = useNav();
  const fields = useFields();
  const ssid = useFieldText('ssid').trim();
  const password = useFieldText('password');
  const [security, setSecurity] = useScreenState<'open' | 'wpa2' | 'wpa3'>('security', 'wpa2');
  const [metered, setMetered] = useScreenState('metered', false);
  const [auto, setAuto] = useScreenState('auto', true);
  const [tried, setTried] = useScreenState('tried', false);
  useFocusOnce('ssid');
  const short = security !== 'open' && password.length < 8;
  const save = () => {
    if (ssid === '' || short) {
      setTried(true);
      return;
    }
    fields.blur();
    nav.back();
    call([
      'rememberNetwork',
      { ssid, security, password: security === 'open' ? '' : password, metered, autoConnect: auto },
    ]);
  };
  return (
    <Frame
      title="Add network"
      bottom={
        <div className={css['formButtons']}>
          <Button variant="text" onClick={nav.back}>
            Cancel
          </Button>
          <Button onClick={save} rid="save">
            Save
          </Button>
        </div>
      }
    >
      <div className={css['formBody']}>
        <TextField
          name="ssid"
          label="Network name"
          maxLength={32}
          enterKey="next"
          error={tried && ssid === '' ? 'Enter the name of the network' : undefined}
          rid="ssid"
        />
        <Segmented
          label="Security"
          value={security}
          onChange={setSecurity}
          options={[
            { value: 'open', label: 'None' },
            { value: 'wpa2', label: 'WPA2' },
            { value: 'wpa3', label: 'WPA3' },
          ]}
        />
        {security !== 'open' && (
          <TextField
            name="password"
            label="Password"
            password
            enterKey="done"
            error={tried && short ? 'At least 8 characters' : undefined}
            onEnter={save}
            rid="password"
          />
        )}
      </div>
      <Group label="Options">
        <Cell>
          <SwitchRow label="Treat as metered" checked={metered} onChange={setMetered} />
        </Cell>
        <Cell>
          <SwitchRow label="Auto-connect" checked={auto} onChange={setAuto} />
        </Cell>
      </Group>
    </Frame>
  );
}

/** A new VPN profile, or the one of the route. */
export function VpnForm() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const fields = useFields();
  const id = v.params['id'];
  const was = id === undefined ? undefined : v.phone.device.radios.vpns[id];
  const name = useFieldText('name', was?.name ?? '').trim();
  const server = useFieldText('server', was?.server ?? '').trim();
  const user = useFieldText('user', was?.user ?? '').trim();
  const [kind, setKind] = useScreenState<'ikev2' | 'wireguard'>('kind', was?.kind ?? 'ikev2');
  const [alwaysOn, setAlwaysOn] = useScreenState('always', was?.alwaysOn ?? false);
  const [tried, setTried] = useScreenState('tried', false);
  const [asking, ask] = useScreenState('deleting', false);
  if (id !== undefined && !was)
    return (
      <Frame title="VPN profile">
        <EmptyState icon="vpn_key" title="This VPN is gone" action={{ label: 'Back', onClick: nav.back }} />
      </Frame>
    );
  const connected = v.phone.device.radios.vpn === id && id !== undefined;
  const save = () => {
    if (name === '' || server === '') {
      setTried(true);
      return;
    }
    fields.blur();
    nav.back();
    call(['saveVpn', { ...(id === undefined ? {} : { id }), name, server, kind, user, alwaysOn }]);
  };
  const remove = () => {
    nav.back();
    call(['deleteVpn', { id: id! }]);
  };
  return (
    <Frame
      title={was ? 'Edit VPN' : 'Add VPN'}
      bottom={
        <div className={css['formButtons']}>
          {was && (
            <Button variant="text" danger onClick={() => ask(true)} rid="delete-vpn">
              Delete
            </Button>
          )}
          <Button variant="text" onClick={nav.back}>
            Cancel
          </Button>
          <Button onClick={save} rid="save">
            Save
          </Button>
        </div>
      }
      dialogs={
        <ConfirmDialog
          open={asking}
          title="Delete this VPN?"
          text={`${was?.name ?? ''} is taken off this phone.`}
          confirmLabel="Delete"
          danger
          onConfirm={remove}
          onCancel={() => ask(false)}
        />
      }
    >
      {was && (
        <Group label="Connection">
          <Cell>
            <SwitchRow
              label="Connected"
              rid="connected"
              checked={connected}
              onChange={on => call(['setVpn', { id: on ? id! : null }])}
            />
          </Cell>
        </Group>
      )}
      <div className={css['formBody']}>
        <TextField
          name="name"
          label="Name"
          initial={was?.name ?? ''}
          enterKey="next"
          error={tried && name === '' ? 'Enter a name' : undefined}
          rid="name"
        />
        <Segmented
          label="Type"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'ikev2', label: 'IKEv2' },
            { value: 'wireguard', label: 'WireGuard' },
          ]}
        />
        <TextField
          name="server"
          label="Server address"
          initial={was?.server ?? ''}
          inputMode="url"
          enterKey="next"
          error={tried && server === '' ? 'Enter the address of the server' : undefined}
          rid="server"
        />
        <TextField
          name="user"
          label="Username"
          initial={was?.user ?? ''}
          enterKey="done"
          onEnter={save}
          rid="user"
        />
      </div>
      <Group label="Options">
        <Cell>
          <SwitchRow
            label="Always-on VPN"
            subtitle="Stay connected to it at all times"
            checked={alwaysOn}
            onChange={setAlwaysOn}
          />
        </Cell>
      </Group>
    </Frame>
  );
}

/** Name of a new account of the kind that was chosen. */
export function AccountForm() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const fields = useFields();
  const kind = ACCOUNT_KINDS.find(k => k.kind === v.params['kind']) ?? ACCOUNT_KINDS[0]!;
  const name = useFieldText('account').trim();
  const [tried, setTried] = useScreenState('tried', false);
  const isPhone = kind.hint === 'Phone number';
  useFocusOnce('account', isPhone);
  const twice = Object.values(v.phone.os.accounts).some(a => a.kind === kind.kind && a.name === name);
  const isValid = isPhone ? /^\+?[\d ]{6,20}$/.test(name) : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(name);
  const wanted = isPhone ? 'Enter a phone number' : 'Enter an email address';
  const invalid = isValid ? undefined : wanted;
  const problem = twice ? 'This account is on the phone already' : invalid;
  const save = () => {
    if (problem) {
      setTried(true);
      return;
    }
    fields.blur();
    nav.back();
    nav.back();
    call(['addAccount', { kind: kind.kind, name }]);
  };
  return (
    <Frame
      title={`Add ${kind.kind} account`}
      bottom={
        <div className={css['formButtons']}>
          <Button variant="text" onClick={nav.back}>
            Cancel
          </Button>
          <Button onClick={save} rid="add-account">
            Add account
          </Button>
        </div>
      }
    >
      <TextField
        name="account"
        label={kind.hint}
        inputMode={isPhone ? 'tel' : 'email'}
        enterKey="done"
        error={tried ? problem : undefined}
        onEnter={save}
        rid="account"
      />
    </Frame>
  );
}
