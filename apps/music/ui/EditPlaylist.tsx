import { formatDuration } from '../../../src/sdk/core/format.ts';
import { AppBar, Button, EmptyState, Icon, IconButton } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import { songOf, type Song } from '../select.ts';
import { Cover, Frame } from './Frame.tsx';
import { useAct, useFiles, useMusic, useNav, useParams } from './hooks.ts';
import css from './music.module.css';

/** Its rows with handles. */
export function EditPlaylist() {
  const { playlist: id } = useParams('/playlist/:playlist/edit');
  const state = useMusic();
  const files = useFiles();
  const nav = useNav();
  const playlist = state.playlists[id];
  return (
    <Frame
      label="Change order"
      appBar={
        <AppBar
          title="Change order"
          subtitle={playlist?.name ?? ''}
          color="#0d1210"
          actions={
            <Button variant="text" onClick={() => nav.back()}>
              Done
            </Button>
          }
        />
      }
    >
      {!playlist || playlist.items.length === 0 ? (
        <EmptyState icon="queue_music" title="This playlist is empty" />
      ) : (
        <div>
          {playlist.items.map(i => (
            <EditLine key={i.id} playlist={id} item={i.id} song={songOf(state, files, i.track)} />
          ))}
        </div>
      )}
    </Frame>
  );
}

function EditLine({ playlist, item, song }: { playlist: string; item: string; song: Song | undefined }) {
  const act = useAct();
  const { shift, handle } = useReorder(item, to => act.moveInPlaylist({ playlist, item, to }));
  const name = song?.title ?? 'a song that is gone';
  return (
    <div
      className={css['line']}
      data-line=""
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <IconButton
        icon="remove_circle"
        label={`Remove ${name}`}
        onClick={() => act.removeFromPlaylist({ playlist, items: [item] })}
      />
      <span className={css['main']} data-rid="song" data-key={item}>
        <Cover name={song?.cover ?? null} size={48} />
        <span className={css['words']}>
          <span className={css['title']} dir="auto">
            {song?.title ?? 'Not available'}
          </span>
          <span className={css['sub']}>
            <span className={css['artist']} dir="auto">
              {song?.artist ?? ''}
            </span>
          </span>
        </span>
        <span className={css['length']}>{song ? formatDuration(song.seconds) : ''}</span>
      </span>
      <span
        className={css['handle']}
        ref={handle}
        data-key={`handle-${item}`}
        role="img"
        aria-label={`Move ${name}`}
      >
        <Icon name="drag_handle" />
      </span>
    </div>
  );
}
