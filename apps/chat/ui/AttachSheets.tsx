import { formatBytes, formatDuration } from '../../../src/sdk/core/format.ts';
import {
  useFieldText,
  useNow,
  usePhone,
  useScreenState,
  useHasHandler,
} from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  ListRow,
  Scroller,
  Sheet,
  TextField,
} from './kit.ts';
import type { IconName } from './icons.ts';
import { contactList, nameOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';
import css from './composer.module.css';

export type AttachSheet = 'menu' | 'file' | 'location' | 'contact' | 'transfer' | 'packet' | 'voice';

const KINDS: { id: AttachSheet | 'photo' | 'camera'; label: string; icon: IconName; tone: string }[] = [
  { id: 'photo', label: 'Photo', icon: 'photo', tone: '#7b4fb0' },
  { id: 'camera', label: 'Camera', icon: 'photo_camera', tone: '#44546a' },
  { id: 'file', label: 'File', icon: 'description', tone: '#2f6fc4' },
  { id: 'location', label: 'Location', icon: 'location_on', tone: '#2e8b57' },
  { id: 'contact', label: 'Contact', icon: 'person', tone: '#0f7d8a' },
  { id: 'transfer', label: 'Transfer', icon: 'payments', tone: '#b4622d' },
  { id: 'packet', label: 'Red packet', icon: 'redeem', tone: '#c0392b' },
];

/** Everything that can be sent beside text, each chosen in a sheet. */
export function AttachSheets({
  thread,
  group,
  sheet,
  onSheet,
}: {
  thread: string;
  group: boolean;
  sheet: AttachSheet | null;
  onSheet: (sheet: AttachSheet | null) => void;
}) {
  const act = useAct();
  const close = () => onSheet(null);
  const picker = useHasHandler({ verb: 'PICK', mime: '*/*' });
  const choose = (id: AttachSheet | 'photo' | 'camera') => {
    const openOtherApp = (open: (args: { thread: string }) => void) => {
      close();
      open({ thread });
    };
    if (id === 'photo') openOtherApp(act.pickPhotos);
    else if (id === 'camera') openOtherApp(act.takePhoto);
    else if (id === 'file' && picker) openOtherApp(act.pickFiles);
    else onSheet(id);
  };
  return (
    <>
      <Sheet open={sheet === 'menu'} title="Send" onClose={close}>
        <div className={css['kinds']}>
          {KINDS.filter(k => !group || k.id !== 'transfer').map(k => (
            <button type="button" key={k.id} data-rid={`attach-${k.id}`} onClick={() => choose(k.id)}>
              <span style={{ background: k.tone }}>
                <Icon name={k.icon} />
              </span>
              {k.label}
            </button>
          ))}
        </div>
      </Sheet>
      <Sheet open={sheet === 'file'} title="Choose a file" onClose={close}>
        <Files thread={thread} onDone={close} />
      </Sheet>
      <Sheet open={sheet === 'location'} title="Share a place" onClose={close}>
        <Places thread={thread} onDone={close} />
      </Sheet>
      <Sheet open={sheet === 'contact'} title="Share a contact" onClose={close}>
        <People thread={thread} onDone={close} />
      </Sheet>
      <Sheet open={sheet === 'voice'} title="Voice note" onClose={close}>
        <Recorder thread={thread} onDone={close} />
      </Sheet>
      {(sheet === 'transfer' || sheet === 'packet') && <Money thread={thread} kind={sheet} onDone={close} />}
    </>
  );
}

interface PartProps {
  thread: string;
  onDone: () => void;
}

/** For a phone without an app that picks files. */
function Files({ thread, onDone }: PartProps) {
  const files = usePhone(p => p.device.storage.files);
  const act = useAct();
  const list = Object.entries(files)
    .filter(([, f]) => f.kind === 'file' && f.binned === null)
    .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1));
  if (list.length === 0) return <EmptyState icon="folder" title="No files" />;
  return (
    <Scroller name="files" label="Files">
      {list.map(([id, f]) => (
        <ListRow
          key={id}
          id={id}
          rid="file"
          leading="description"
          title={f.name}
          subtitle={`${f.parent ? `${files[f.parent]?.name ?? ''} · ` : ''}${formatBytes(f.size)}`}
          onClick={() => {
            act.sendFile({ thread, file: id });
            onDone();
          }}
        />
      ))}
    </Scroller>
  );
}

function Places({ thread, onDone }: PartProps) {
  const here = usePhone(p => (p.device.radios.location ? p.device.place.name : null));
  const known = useApp(s =>
    JSON.stringify(
      [
        ...new Map(
          Object.entries(s.messages)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .filter(([, m]) => m.place)
            .map(([, m]) => [m.place!.name, m.place!]),
        ).values(),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    ),
  );
  const act = useAct();
  const send = (name: string, address: string) => () => {
    act.sendLocation({ thread, name, address });
    onDone();
  };
  return (
    <Scroller name="places" label="Places">
      {here ? (
        <ListRow
          leading="my_location"
          title="My location"
          subtitle={here}
          rid="my-location"
          onClick={send('My location', here)}
        />
      ) : (
        <ListRow leading="location_off" title="Location is off" subtitle="Turn it on in quick settings" />
      )}
      {(JSON.parse(known) as { name: string; address: string }[]).map(p => (
        <ListRow
          key={p.name}
          leading="location_on"
          title={p.name}
          subtitle={p.address}
          rid="place"
          onClick={send(p.name, p.address)}
        />
      ))}
    </Scroller>
  );
}

function People({ thread, onDone }: PartProps) {
  const rows = useApp(s =>
    JSON.stringify(
      contactList(s).map(id => ({ id, name: nameOf(s, id), portrait: s.contacts[id]!.portrait })),
    ),
  );
  const act = useAct();
  return (
    <Scroller name="people" label="Contacts">
      {(JSON.parse(rows) as { id: string; name: string; portrait: string | null }[]).map(r => (
        <ListRow
          key={r.id}
          id={r.id}
          rid="contact"
          leading={<Avatar name={r.name} picture={r.portrait} />}
          title={r.name}
          onClick={() => {
            act.sendContact({ thread, contact: r.id });
            onDone();
          }}
        />
      ))}
    </Scroller>
  );
}

function Money({ thread, kind, onDone }: PartProps & { kind: 'transfer' | 'packet' }) {
  const amount = useFieldText('amount');
  const note = useFieldText('note');
  const act = useAct();
  const cents = /^\d{1,5}(\.\d{1,2})?$/.test(amount.trim()) ? Math.round(Number(amount) * 100) : 0;
  return (
    <ConfirmDialog
      open
      title={kind === 'transfer' ? 'Transfer' : 'Red packet'}
      confirmLabel="Pay"
      disabled={cents < 1}
      onConfirm={() => {
        onDone();
        act.sendMoney({ thread, kind, cents, note: note.trim() });
      }}
      onCancel={onDone}
    >
      <TextField
        name="amount"
        label="Amount in pounds"
        inputMode="decimal"
        enterKey="next"
        error={amount !== '' && cents < 1 ? 'Write an amount such as 12.50' : null}
      />
      <div className={css['gap']} />
      <TextField name="note" label="Note" maxLength={40} enterKey="done" capitalise />
    </ConfirmDialog>
  );
}

/** Records by the phone's clock: only the length is kept. */
function Recorder({ thread, onDone }: PartProps) {
  const now = useNow();
  const allowed = usePhone(p =>
    ['always', 'inUse', 'once'].includes(p.os.permissions['chat']?.['microphone'] ?? ''),
  );
  const [from, setFrom] = useScreenState<number | null>('recording', null);
  const act = useAct();
  const seconds = from === null ? 0 : Math.min(60, Math.floor((now - from) / 1000));
  const end = () => {
    setFrom(null);
    onDone();
  };
  if (!allowed)
    return (
      <EmptyState
        icon="mic"
        title="The microphone is off"
        text="Allow it for Parley in Settings to record."
      />
    );
  return (
    <div className={css['recorder']}>
      <div className={css['clock']} role="timer" aria-label={`${seconds} seconds`}>
        {formatDuration(seconds)}
      </div>
      {from === null ? (
        <Button variant="filled" icon="mic" rid="record" onClick={() => setFrom(now)}>
          Record
        </Button>
      ) : (
        <div className={css['recorderRow']}>
          <Button variant="outlined" onClick={end}>
            Cancel
          </Button>
          <Button
            variant="filled"
            icon="send"
            disabled={seconds < 1}
            rid="send-voice"
            onClick={() => {
              act.sendVoice({ thread, seconds: Math.max(1, seconds) });
              end();
            }}
          >
            Send
          </Button>
        </div>
      )}
    </div>
  );
}
