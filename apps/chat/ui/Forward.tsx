import { formatCount } from '../../../src/sdk/core/format.ts';
import { useDevice, useFieldText, useIntent, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, Button, Checkbox, ConfirmDialog, ListRow, Screen, SearchField } from './kit.ts';
import { closedReason, portraitOf, threadList, threadName } from '../select.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';

interface Row {
  id: string;
  name: string;
  portrait: string | null;
  group: boolean;
}

function useThreads(query: string): Row[] {
  const rows = useApp(s =>
    JSON.stringify(
      threadList(s)
        .filter(r => !closedReason(s, r.id))
        .map(r => ({
          id: r.id,
          name: threadName(s, r.id),
          portrait: r.thread.kind === 'direct' ? portraitOf(s, r.thread.contact!) : null,
          group: r.thread.kind === 'group',
        })),
    ),
  );
  return (JSON.parse(rows) as Row[]).filter(r => r.name.toLowerCase().includes(query.trim().toLowerCase()));
}

const face = (r: Row) => (
  <Avatar name={r.name} picture={r.portrait} {...(r.group ? { icon: 'group' as const } : {})} />
);

/** Chooses the conversations that messages are forwarded to. */
export function Forward() {
  const { messages } = useParams('/forward/:messages');
  const list = useThreads(useFieldText('to'));
  const [picked, setPicked] = useScreenState<string[]>('picked', []);
  const act = useAct();
  const nav = useNav();
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter(p => p !== id) : [...picked, id]);
  return (
    <Screen
      appBar={
        <AppBar
          title="Forward to"
          leading="close"
          actions={
            <Button
              variant="filled"
              disabled={picked.length === 0}
              rid="forward"
              onClick={() => {
                act.forward({ messages: messages.split(','), threads: picked });
                nav.back();
              }}
            >
              {picked.length > 1 ? `Send to ${picked.length}` : 'Send'}
            </Button>
          }
        />
      }
    >
      <div style={{ padding: '0 16px 8px' }}>
        <SearchField name="to" label="Search conversations" />
      </div>
      {list.map(r => (
        <ListRow
          key={r.id}
          id={r.id}
          rid="target"
          leading={face(r)}
          title={r.name}
          selected={picked.includes(r.id)}
          onClick={() => toggle(r.id)}
          trailing={
            <Checkbox
              bare
              label={`Choose ${r.name}`}
              checked={picked.includes(r.id)}
              onChange={() => toggle(r.id)}
            />
          }
        />
      ))}
    </Screen>
  );
}

/** Sends content that another app shared: choose a conversation, then confirm. */
export function ShareInto() {
  const intent = useIntent();
  const list = useThreads(useFieldText('to'));
  const [target, setTarget] = useScreenState<string | null>('target', null);
  const act = useAct();
  const chosen = list.find(r => r.id === target);
  const card = intent?.mime === 'text/x-vcard';
  const files = useDevice(d =>
    (Array.isArray(intent?.extras?.['files']) ? (intent.extras['files'] as string[]) : []).flatMap(id =>
      d.storage.files[id]?.kind === 'file' ? [id] : [],
    ),
  );
  /** Files go before a text, and a card is one. */
  const content = () => {
    if (files.length > 0) return { files };
    if (!intent?.text) return {};
    const { text, title = 'Contact' } = intent;
    return card ? { card: { name: title, text } } : { text };
  };
  const what =
    files.length > 0
      ? (intent?.title ?? formatCount(files.length, 'file'))
      : card
        ? `${intent.title ?? 'Contact'}.vcf`
        : (intent?.text ??
          (intent?.mime?.startsWith('audio/') ? intent.title : undefined) ??
          formatCount(intent?.media?.length ?? 0, intent?.mime?.startsWith('video/') ? 'video' : 'photo'));
  return (
    <Screen appBar={<AppBar title="Send to" leading="close" />}>
      <div style={{ padding: '0 16px 8px' }}>
        <SearchField name="to" label="Search conversations" />
      </div>
      {list.map(r => (
        <ListRow
          key={r.id}
          id={r.id}
          rid="target"
          leading={face(r)}
          title={r.name}
          onClick={() => setTarget(r.id)}
        />
      ))}
      <ConfirmDialog
        open={chosen !== undefined}
        title={`Send to ${chosen?.name ?? ''}?`}
        text={what}
        confirmLabel="Send"
        onConfirm={() =>
          act.shareInto({
            thread: target!,
            ...content(),
            ...(intent?.media ? { media: [...intent.media] } : {}),
          })
        }
        onCancel={() => setTarget(null)}
      />
    </Screen>
  );
}
