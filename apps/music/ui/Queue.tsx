import { formatDuration } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, Icon, IconButton } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import { currentOf, secondsOf, songOf, songsOf, sourceOf, upcoming, type Song } from '../select.ts';
import type { QueueEntry } from '../state.ts';
import { lengthWords } from '../words.ts';
import { AddSheet } from './AddSheet.tsx';
import { Cover, Frame, Heading } from './Frame.tsx';
import { useAct, useFiles, useMusic } from './hooks.ts';
import css from './songs.module.css';
import common from './music.module.css';

/** What plays and what will, in order. */
export function Queue() {
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const [asking, setAsking] = useScreenState('clearing', false);
  const [adding, setAdding] = useScreenState<string[] | null>('adding', null);
  const now = currentOf(state);
  const next = upcoming(state);
  const song = now && songOf(state, files, now.track);
  const all = songsOf(
    state,
    files,
    next.map(e => e.track),
  );
  return (
    <Frame
      label="Queue"
      appBar={
        <AppBar
          title="Queue"
          subtitle={next.length > 0 ? lengthWords(all.length, secondsOf(all)) : ''}
          color="#0d1210"
          actions={
            next.length > 0 && (
              <>
                <IconButton
                  icon="playlist_add"
                  label="Save queue as a playlist"
                  onClick={() => setAdding([...(now ? [now.track] : []), ...next.map(e => e.track)])}
                />
                <IconButton icon="clear_all" label="Clear queue" onClick={() => setAsking(true)} />
              </>
            )
          }
        />
      }
      over={
        <>
          <AddSheet tracks={adding} onClose={() => setAdding(null)} />
          <ConfirmDialog
            open={asking}
            title="Clear the queue?"
            text="All songs that are to come are taken out. The one that plays goes on."
            confirmLabel="Clear"
            danger
            onConfirm={() => {
              setAsking(false);
              act.clearQueue();
            }}
            onCancel={() => setAsking(false)}
          />
        </>
      }
    >
      {!song ? (
        <EmptyState
          icon="queue_music"
          title="The queue is empty"
          text="Songs that you play or add are listed here."
        />
      ) : (
        <>
          <Heading title="Now playing" />
          <div className={common['line']}>
            <span className={common['main']} data-rid="current" data-key={now.id}>
              <Cover name={song.cover} size={48} />
              <span className={common['words']}>
                <span className={common['title']} data-now="" dir="auto">
                  {song.title}
                </span>
                <span className={common['sub']}>
                  <span className={common['artist']} dir="auto">
                    {song.artist}
                  </span>
                </span>
              </span>
              <span className={common['length']}>{formatDuration(song.seconds)}</span>
            </span>
          </div>
          {next.length > 0 && (
            <Heading
              title={
                next.some(e => !e.added) && sourceOf(state, files, state.player.source)
                  ? `Next, from ${sourceOf(state, files, state.player.source)!.name}`
                  : 'Next'
              }
            />
          )}
          <div>
            {next.map(e => (
              <QueueLine key={e.id} entry={e} song={songOf(state, files, e.track)} />
            ))}
          </div>
        </>
      )}
    </Frame>
  );
}

function QueueLine({ entry, song }: { entry: QueueEntry; song: Song | undefined }) {
  const act = useAct();
  const { shift, handle } = useReorder(entry.id, to => act.moveInQueue({ entry: entry.id, to }));
  const name = song?.title ?? 'a song that is gone';
  return (
    <div
      className={common['line']}
      data-line=""
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <button
        type="button"
        className={common['main']}
        data-rid="entry"
        data-key={entry.id}
        onClick={() => act.playEntry({ entry: entry.id })}
      >
        <Cover name={song?.cover ?? null} size={48} />
        <span className={common['words']}>
          <span className={common['title']} dir="auto">
            {song?.title ?? 'Not available'}
          </span>
          <span className={common['sub']}>
            {entry.added && (
              <span className={css['mark']}>
                <Icon name="playlist_add_check" size={16} />
                <span className={css['said']}>Added by you</span>
              </span>
            )}
            <span className={common['artist']} dir="auto">
              {song?.artist ?? ''}
            </span>
          </span>
        </span>
      </button>
      <IconButton
        icon="close"
        label={`Remove ${name}`}
        onClick={() => act.removeFromQueue({ entries: [entry.id] })}
      />
      <span
        className={common['handle']}
        ref={handle}
        data-key={`handle-${entry.id}`}
        role="img"
        aria-label={`Move ${name}`}
      >
        <Icon name="drag_handle" />
      </span>
    </div>
  );
}
