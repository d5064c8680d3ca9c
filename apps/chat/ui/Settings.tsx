import { formatBytes, formatCount } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Button,
  Dialog,
  EmptyState,
  Icon,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  Segmented,
  SwitchRow,
} from './kit.ts';
import { contactList, nameOf, portraitOf, threadBytes, threadList, threadName } from '../select.ts';
import type { Chat } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './people.module.css';

type Setting = keyof Chat['settings'];
const useSetting = <K extends Setting>(
  key: K,
): [Chat['settings'][K], (value: Chat['settings'][K]) => void] => {
  const act = useAct();
  return [useApp(s => s.settings[key]), value => act.changeSettings({ settings: { [key]: value } })];
};

function Toggle({ name, label, text }: { name: Setting; label: string; text?: string }) {
  const [on, set] = useSetting(name);
  return (
    <SwitchRow
      label={label}
      subtitle={text}
      checked={on === true}
      rid={name}
      onChange={v => set(v as never)}
    />
  );
}

export function Settings() {
  const nav = useNav();
  const more = <Icon name="chevron_right" />;
  return (
    <Screen title="Settings">
      <List card>
        <ListRow
          leading="lock"
          title="Privacy"
          rid="privacy"
          onClick={() => nav.push('/settings/privacy')}
          trailing={more}
        />
        <ListRow
          leading="notifications"
          title="Notifications"
          rid="notifications"
          onClick={() => nav.push('/settings/notifications')}
          trailing={more}
        />
        <ListRow
          leading="palette"
          title="Appearance"
          rid="appearance"
          onClick={() => nav.push('/settings/appearance')}
          trailing={more}
        />
        <ListRow
          leading="storage"
          title="Storage"
          rid="storage"
          onClick={() => nav.push('/settings/storage')}
          trailing={more}
        />
        <ListRow
          leading="block"
          title="Blocked contacts"
          rid="blocked"
          onClick={() => nav.push('/settings/blocked')}
          trailing={more}
        />
      </List>
      <List card>
        <Toggle name="enterSends" label="Enter sends" text="The keyboard’s Enter key sends the message" />
      </List>
    </Screen>
  );
}

export function PrivacySettings() {
  const [lastSeen, setLastSeen] = useSetting('lastSeen');
  return (
    <Screen title="Privacy">
      <SectionHeader title="Who can see when you were last online" />
      <RadioGroup
        label="Last seen"
        value={lastSeen}
        onChange={setLastSeen}
        options={[
          { value: 'everyone', label: 'Everyone' },
          { value: 'contacts', label: 'My contacts' },
          { value: 'nobody', label: 'Nobody' },
        ]}
      />
      <List card>
        <Toggle
          name="readReceipts"
          label="Read receipts"
          text="Others see that you have read, and you see that they have"
        />
        <Toggle name="findByPhone" label="Found by phone number" />
        <Toggle name="strangersSeeMoments" label="Strangers see ten moments" />
      </List>
    </Screen>
  );
}

export function NotificationSettings() {
  return (
    <Screen title="Notifications">
      <List card>
        <Toggle name="notify" label="New messages" />
        <Toggle name="preview" label="Show text" text="Otherwise only that a message came" />
        <Toggle name="notifyGroups" label="Groups" />
        <Toggle name="notifyMoments" label="Likes and comments" />
      </List>
    </Screen>
  );
}

export function AppearanceSettings() {
  const [size, setSize] = useSetting('textSize');
  const [backdrop, setBackdrop] = useSetting('backdrop');
  const [load, setLoad] = useSetting('autoDownload');
  return (
    <Screen title="Appearance">
      <SectionHeader title="Text of messages" />
      <div className={css['pad']}>
        <Segmented
          label="Text size"
          value={size}
          onChange={setSize}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'medium', label: 'Medium' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </div>
      <div
        className={css['preview']}
        style={{ fontSize: `calc(${{ small: 14, medium: 16, large: 19 }[size]}px * var(--text-scale))` }}
      >
        See you at the ferry at nine.
      </div>
      <SectionHeader title="Ground of conversations" />
      <div className={css['backdrops']} role="radiogroup" aria-label="Ground">
        {(['plain', 'sand', 'mint', 'night'] as const).map(b => (
          <button
            type="button"
            key={b}
            role="radio"
            aria-checked={backdrop === b}
            className={css['backdrop']}
            onClick={() => setBackdrop(b)}
          >
            <i
              style={{
                background: { plain: 'var(--c-surface)', sand: '#e9dcc3', mint: '#cfe8dc', night: '#1d2b36' }[
                  b
                ],
              }}
            />
            <span>{b[0]!.toUpperCase() + b.slice(1)}</span>
          </button>
        ))}
      </div>
      <SectionHeader title="Load photos by themselves" />
      <RadioGroup
        label="Load photos"
        value={load}
        onChange={setLoad}
        options={[
          { value: 'never', label: 'Never' },
          { value: 'wifi', label: 'On Wi-Fi' },
          { value: 'always', label: 'Always' },
        ]}
      />
    </Screen>
  );
}

export function StorageSettings() {
  const rows = useApp(s =>
    JSON.stringify(
      threadList(s)
        .map(r => ({
          id: r.id,
          name: threadName(s, r.id),
          bytes: threadBytes(s, r.id),
          portrait: r.thread.kind === 'direct' ? portraitOf(s, r.thread.contact!) : null,
        }))
        .sort((a, b) => b.bytes - a.bytes || (a.id < b.id ? -1 : 1)),
    ),
  );
  const act = useAct();
  const [asked, setAsked] = useScreenState<string | null>('asked', null);
  const list = JSON.parse(rows) as { id: string; name: string; bytes: number; portrait: string | null }[];
  const chosen = list.find(r => r.id === asked);
  const then = (run: () => void) => () => {
    run();
    setAsked(null);
  };
  return (
    <Screen title="Storage">
      <div className={css['hero']}>
        <div className={css['heroName']}>{formatBytes(list.reduce((n, r) => n + r.bytes, 0))}</div>
        <div className={css['heroSub']}>{`in ${formatCount(list.length, 'conversation')}`}</div>
      </div>
      {list.map(r => (
        <ListRow
          key={r.id}
          id={r.id}
          rid="thread"
          leading={<Avatar name={r.name} picture={r.portrait} />}
          title={r.name}
          meta={formatBytes(r.bytes)}
          onClick={() => setAsked(r.id)}
        />
      ))}
      <Dialog
        open={chosen !== undefined}
        title={chosen?.name ?? ''}
        text={chosen ? `${formatBytes(chosen.bytes)} on this phone` : ''}
        onClose={() => setAsked(null)}
        actions={[
          { label: 'Clear photos and files', onClick: then(() => act.clearMedia({ thread: asked! })) },
          {
            label: 'Clear everything',
            danger: true,
            onClick: then(() => act.clearThread({ thread: asked! })),
          },
          { label: 'Cancel', onClick: () => setAsked(null) },
        ]}
      />
    </Screen>
  );
}

export function BlockedSettings() {
  const rows = useApp(s =>
    JSON.stringify(
      contactList(s, { blocked: true }).map(id => ({ id, name: nameOf(s, id), portrait: portraitOf(s, id) })),
    ),
  );
  const act = useAct();
  const list = JSON.parse(rows) as { id: string; name: string; portrait: string | null }[];
  return (
    <Screen title="Blocked contacts">
      {list.length === 0 ? (
        <EmptyState icon="block" title="Nobody is blocked" />
      ) : (
        list.map(r => (
          <ListRow
            key={r.id}
            id={r.id}
            leading={<Avatar name={r.name} picture={r.portrait} />}
            title={r.name}
            trailing={
              <Button
                variant="text"
                label={`Unblock ${r.name}`}
                onClick={() => act.block({ contact: r.id, on: false })}
              >
                Unblock
              </Button>
            }
          />
        ))
      )}
    </Screen>
  );
}
