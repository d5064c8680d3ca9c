import { useBack } from '../../../src/sdk/react/back.ts';
import { fileAt, nameProblem } from '../../../src/sdk/core/storage.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import {
  useDevice,
  useFieldText,
  useFields,
  useNow,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Dialog,
  EmptyState,
  Icon,
  List,
  ListRow,
  Screen,
  Scroller,
  Segmented,
  Sheet,
  TextField,
} from './kit.ts';
import {
  bytesPerSecond,
  channelWords,
  exactWords,
  FORMAT,
  qualityOf,
  rateWords,
  sizeOf,
  timeWords,
} from '../formats.ts';
import { defaultName, recordedOf } from '../select.ts';
import { FORMATS, type Format, type Session } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import { FolderSheet } from './ItemSheets.tsx';
import css from './record.module.css';
import { LiveWave } from './Waveform.tsx';

/** The form that asks how to save what was recorded. Back leads to the paused recording. */
function SaveSheet({ session }: { session: Session }) {
  const app = useApp(s => s);
  const { settings } = app;
  const files = useDevice(d => d.storage.files);
  const zone = useZone();
  const given = defaultName(app, files, zone);
  const name = useFieldText('name', given);
  const [format, setFormat] = useScreenState<Format>('format', settings.format);
  const [folder, setFolder] = useScreenState('folder', settings.folder);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const [asking, setAsking] = useScreenState('asking', false);
  const fields = useFields();
  const act = useAct();
  const parent = fileAt(files, folder)?.id ?? 'file-none';
  const problem =
    name.trim() === '' ? 'Enter a name' : nameProblem(files, parent, `${name.trim()}.${format}`);
  const save = () => {
    if (problem) return;
    fields.blur();
    act.save({ name, format, folder });
  };
  return (
    <>
      <Sheet
        open={session.stopped}
        title="Save recording"
        onClose={() => {
          fields.blur();
          act.reopen();
        }}
        footer={
          <div className={css['foot']}>
            <Button
              variant="text"
              danger
              rid="discard"
              onClick={() => {
                fields.blur();
                setAsking(true);
              }}
            >
              Discard
            </Button>
            <Button disabled={problem !== undefined} rid="save" onClick={save}>
              Save
            </Button>
          </div>
        }
      >
        <div className={css['form']}>
          <TextField
            name="name"
            label="Name"
            initial={given}
            maxLength={120}
            capitalise
            error={problem ?? null}
            trailing={<span className={css['ending']} dir="ltr">{`.${format}`}</span>}
            onEnter={save}
          />
          <div className={css['facts']}>
            <span dir="ltr">{timeWords(session.recorded)}</span>
            <span dir="ltr">{formatBytes(sizeOf(format, settings, session.recorded))}</span>
            {session.place && <span dir="auto">{session.place}</span>}
          </div>
          <Segmented
            label="Format"
            value={format}
            onChange={setFormat}
            options={FORMATS.map(f => ({ value: f, label: FORMAT[f].name }))}
          />
        </div>
        <List className={css['row']!}>
          <ListRow
            leading="folder"
            title="Folder"
            subtitle={folder}
            rid="folder-to-save"
            onClick={() => {
              fields.blur();
              setChoosing(true);
            }}
          />
        </List>
      </Sheet>
      <FolderSheet
        open={session.stopped && choosing}
        title="Save to"
        value={folder}
        onClose={() => setChoosing(false)}
        onChoose={path => {
          setChoosing(false);
          setFolder(path);
        }}
      />
      <Dialog
        open={session.stopped && asking}
        title="Discard this recording?"
        text={`${timeWords(session.recorded)} are lost.`}
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Keep', onClick: () => setAsking(false) },
          { label: 'Discard', danger: true, onClick: () => act.discard() },
        ]}
      />
    </>
  );
}

/** The recording under way: how long, how loud, and what can be done with it. */
function Under({ session }: { session: Session }) {
  const settings = useApp(s => s.settings);
  const [asking, setAsking] = useScreenState('discarding', false);
  const now = useNow();
  const act = useAct();
  const recorded = recordedOf(session, now);
  const running = session.since !== null;
  const quality = qualityOf(settings.format, settings);
  const words = exactWords(recorded);
  const [whole, tenths] = words.split('.') as [string, string];
  useBack(session.capture, () => setAsking(true));
  return (
    <>
      <Screen
        label="Recording"
        scroll={false}
        appBar={
          <AppBar
            title={session.stopped ? 'Stopped' : running ? 'Recording' : 'Paused'}
            subtitle={session.place}
            {...(session.capture ? { onLeading: () => setAsking(true) } : {})}
          />
        }
        bottom={
          <div className={css['controls']}>
            <button
              type="button"
              className={css['side']}
              aria-label="Discard"
              onClick={() => setAsking(true)}
            >
              <Icon name="delete" />
              <span aria-hidden="true">Discard</span>
            </button>
            <button
              type="button"
              className={css['main']}
              data-on={running || undefined}
              aria-label={running ? 'Pause' : 'Resume'}
              onClick={() => (running ? act.pauseRecording() : act.resumeRecording())}
            >
              <Icon name={running ? 'pause' : 'mic'} size={36} filled />
            </button>
            <button
              type="button"
              className={css['side']}
              data-strong=""
              aria-label="Stop"
              onClick={() => act.stop()}
            >
              <Icon name="stop" filled />
              <span aria-hidden="true">Stop</span>
            </button>
          </div>
        }
      >
        <div className={css['page']}>
          <LiveWave seed={session.seed} recorded={recorded} markers={session.markers} running={running} />
          <div className={css['time']} role="timer" aria-label={words} data-off={running ? undefined : ''}>
            <b dir="ltr" data-long={recorded >= 3_600_000 || undefined}>
              {whole}
              <small>.{tenths}</small>
            </b>
          </div>
          <div className={css['quality']}>
            <span dir="ltr">{FORMAT[settings.format].name}</span>
            <span dir="ltr">{rateWords(quality.rate)}</span>
            <span>{channelWords(quality.channels)}</span>
            <span dir="auto">
              {formatBytes((bytesPerSecond(settings.format, settings) * recorded) / 1000)}
            </span>
          </div>
          <div className={css['markRow']}>
            <Button
              variant="tonal"
              icon="flag"
              rid="add-marker"
              disabled={session.stopped}
              onClick={() => act.markNow()}
            >
              Add marker
            </Button>
          </div>
          <div className={css['marks']}>
            {session.markers.length > 0 && (
              <Scroller name="markers" anchor="end" label="Markers">
                <List>
                  {session.markers.map(m => (
                    <ListRow
                      key={m.id}
                      id={m.id}
                      rid="marker"
                      leading="flag"
                      title={m.name}
                      meta={<span dir="ltr">{exactWords(m.at)}</span>}
                    />
                  ))}
                </List>
              </Scroller>
            )}
          </div>
        </div>
      </Screen>
      <Dialog
        open={asking}
        title="Discard this recording?"
        text={`${timeWords(recorded)} are lost.`}
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Keep', onClick: () => setAsking(false) },
          {
            label: 'Discard',
            danger: true,
            onClick: () => {
              setAsking(false);
              act.discard();
            },
          },
        ]}
      />
      <SaveSheet session={session} />
    </>
  );
}

/** The recorder itself. */
export function Record() {
  const session = useApp(s => s.session);
  const act = useAct();
  if (session) return <Under session={session} />;
  return (
    <Screen title="Recording">
      <EmptyState
        icon="mic"
        title="Nothing is recorded"
        text="The recording was saved or discarded."
        action={{ label: 'Record again', icon: 'mic', onClick: () => act.record() }}
      />
    </Screen>
  );
}

/** Recording for another app, which gets the file. */
export function Capture() {
  const session = useApp(s => s.session);
  const act = useAct();
  if (session) return <Under session={session} />;
  return (
    <Screen appBar={<AppBar title="Record" leading="close" />} scroll={false}>
      <div className={css['wait']}>
        <EmptyState
          icon="mic"
          title="Record for another app"
          text="What you save here goes to the app that asked for it."
        />
        <button
          type="button"
          className={css['main']}
          aria-label="Record"
          data-rid="record"
          onClick={() => act.record({ capture: true })}
        >
          <Icon name="mic" size={36} filled />
        </button>
      </div>
    </Screen>
  );
}
