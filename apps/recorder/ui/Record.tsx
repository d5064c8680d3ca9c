import { useBack } from '../../../src/sdk/react/back.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Dialog, EmptyState, Icon, List, ListRow, Screen, Scroller } from './kit.ts';
import {
  bytesPerSecond,
  channelWords,
  exactWords,
  FORMAT,
  qualityOf,
  rateWords,
  timeWords,
} from '../formats.ts';
import { recordedOf } from '../select.ts';
import { type Session } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './record.module.css';
import { LiveWave } from './Waveform.tsx';
import { SaveSheet } from './SaveSheet.tsx';

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
