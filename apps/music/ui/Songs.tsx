import { formatDuration } from '../../../src/sdk/core/format.ts';
import type { ReactNode } from 'react';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Icon, IconButton } from './kit.ts';
import { currentOf, isPlaying, songOf, type Song } from '../select.ts';
import { AddSheet } from './AddSheet.tsx';
import { Cover } from './Frame.tsx';
import { SongSheet } from './SongSheet.tsx';
import { useAct, useFiles, useMusic } from './hooks.ts';
import css from './songs.module.css';
import common from './music.module.css';

export interface SongRow {
  /** Unique in the list. */ key: string;
  track: string;
}
export interface SongsOptions {
  /** What is played when a row is tapped; the track alone where it is left out. */
  source?: string;
  /** Playlist whose rows they are. */
  playlist?: string;
  /** Numbers in place of covers. */
  numbered?: boolean;
  onPlay?: () => void;
}

export const rowsOf = (tracks: readonly string[]): SongRow[] => tracks.map(track => ({ key: track, track }));

/** Rows of songs, with the sheet of one, picking several, and adding them to a playlist. */
export function useSongs({ source, playlist, numbered, onPlay }: SongsOptions = {}) {
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const fields = useFields();
  const [menu, setMenu] = useScreenState<SongRow | null>('menu', null);
  const [adding, setAdding] = useScreenState<string[] | null>('adding', null);
  const [picked, setPicked] = useScreenState<string[] | null>('picked', null);
  useBack(picked !== null, () => setPicked(null));
  const pick = (key: string) =>
    setPicked(was => {
      const next = was?.includes(key) ? was.filter(k => k !== key) : [...(was ?? []), key];
      return next.length > 0 ? next : null;
    });

  const list = (rows: readonly SongRow[]): ReactNode =>
    rows.map((row, i) => {
      const song = songOf(state, files, row.track);
      return (
        <SongLine
          key={row.key}
          row={row}
          song={song}
          {...(numbered ? { number: song?.number ?? i + 1 } : {})}
          {...(picked ? { picked: picked.includes(row.key) } : {})}
          onPick={() => pick(row.key)}
          onPlay={() => {
            onPlay?.();
            if (source) act.play({ source, at: i });
            else act.playTrack({ track: row.track });
          }}
          onMenu={() => {
            fields.blur();
            setMenu(row);
          }}
        />
      );
    });
  const appBar = (rows: readonly SongRow[]): ReactNode => {
    if (picked === null) return undefined;
    const tracks = rows.filter(r => picked.includes(r.key)).map(r => r.track);
    const done = (then: () => void) => () => {
      then();
      setPicked(null);
    };
    return (
      <AppBar
        title={String(picked.length)}
        leading="close"
        color="#1c2621"
        onLeading={() => setPicked(null)}
        actions={
          <>
            <IconButton icon="playlist_add" label="Add to playlist" onClick={() => setAdding(tracks)} />
            <IconButton
              icon="queue_music"
              label="Add to queue"
              onClick={done(() => act.addToQueue({ tracks }))}
            />
            <IconButton icon="favorite" label="Like" onClick={done(() => act.like({ tracks, on: true }))} />
            {playlist ? (
              <IconButton
                icon="delete"
                label="Remove from playlist"
                onClick={done(() => act.removeFromPlaylist({ playlist, items: picked }))}
              />
            ) : (
              <IconButton icon="download" label="Download" onClick={done(() => act.download({ tracks }))} />
            )}
          </>
        }
      />
    );
  };
  const over = (
    <>
      <SongSheet
        row={menu}
        playlist={playlist}
        onClose={() => setMenu(null)}
        onAdd={track => {
          setMenu(null);
          setAdding([track]);
        }}
      />
      <AddSheet
        tracks={adding}
        onClose={done => {
          setAdding(null);
          if (done) setPicked(null);
        }}
      />
    </>
  );
  return { list, appBar, over, setAdding, picking: picked !== null };
}

interface LineProps {
  row: SongRow;
  song: Song | undefined;
  number?: number;
  picked?: boolean;
  onPick: () => void;
  onPlay: () => void;
  onMenu: () => void;
}

function SongLine({ row, song, number, picked, onPick, onPlay, onMenu }: LineProps) {
  const state = useMusic();
  const hold = useGesture({ onLongPress: onPick });
  if (!song)
    return (
      <div className={common['line']} data-off="">
        <span className={common['main']} data-key={row.key}>
          <Cover name={null} size={48} />
          <span className={common['words']}>
            <span className={common['title']}>Not available</span>
            <span className={common['sub']}>The file is no longer on the phone</span>
          </span>
        </span>
        <IconButton icon="more_vert" label="Options for a song that is gone" onClick={onMenu} />
      </div>
    );
  const now = currentOf(state)?.track === song.id;
  const download = state.downloads[song.id];
  const off = song.explicit && !state.settings.explicit;
  const choosing = picked !== undefined;
  return (
    <div className={common['line']} data-selected={picked || undefined} data-off={off || undefined}>
      <button
        type="button"
        ref={hold}
        className={common['main']}
        data-rid="song"
        data-key={row.key}
        aria-pressed={picked}
        onClick={choosing ? onPick : onPlay}
      >
        {picked ? (
          <span className={css['tick']} data-small={number !== undefined || undefined}>
            <Icon name="check" size={number === undefined ? 24 : 18} />
          </span>
        ) : number !== undefined ? (
          <span className={css['number']} data-now={now || undefined}>
            {now ? <Icon name="graphic_eq" size={20} /> : number}
          </span>
        ) : (
          <Cover name={song.cover} size={48} />
        )}
        <span className={common['words']}>
          <span className={common['title']} data-now={now || undefined} dir="auto">
            {song.title}
          </span>
          <span className={common['sub']}>
            {now && <span className={css['said']}>{isPlaying(state) ? 'Playing' : 'Paused'}</span>}
            {download?.done && (
              <span className={css['mark']}>
                <Icon name="offline_pin" size={16} filled />
                <span className={css['said']}>Downloaded</span>
              </span>
            )}
            {download && !download.done && (
              <span className={css['mark']}>
                <Icon name="downloading" size={16} />
                <span className={css['said']}>Downloading</span>
              </span>
            )}
            {song.explicit && (
              <span className={css['mark']}>
                <Icon name="explicit" size={16} filled />
                <span className={css['said']}>Explicit</span>
              </span>
            )}
            <span className={common['artist']} dir="auto">
              {song.artist}
            </span>
          </span>
        </span>
        <span className={common['length']}>{formatDuration(song.seconds)}</span>
      </button>
      {!choosing && <IconButton icon="more_vert" label={`Options for ${song.title}`} onClick={onMenu} />}
    </div>
  );
}
