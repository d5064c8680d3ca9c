import { Scroller, ListRow, Sheet } from './kit.ts';
import { Cover } from './Frame.tsx';
import { useAct, useMusic, useNav, useSong } from './hooks.ts';
import css from './songs.module.css';
import common from './music.module.css';

/** What can be done with one song. */
export function SongSheet({
  row,
  playlist,
  onClose,
  onAdd,
}: {
  row: { key: string; track: string } | null;
  playlist?: string | undefined;
  onClose: () => void;
  onAdd: (track: string) => void;
}) {
  const state = useMusic();
  const song = useSong(row?.track);
  const act = useAct();
  const nav = useNav();
  const run = (then: () => void) => () => {
    onClose();
    then();
  };
  const id = row?.track ?? '';
  const liked = state.liked[id] !== undefined;
  const download = state.downloads[id];
  const remove =
    playlist && row ? (
      <ListRow
        leading="playlist_remove"
        title="Remove from this playlist"
        onClick={run(() => act.removeFromPlaylist({ playlist, items: [row.key] }))}
      />
    ) : null;
  return (
    <Sheet open={row !== null} label={song ? song.title : 'Song'} onClose={onClose}>
      <Scroller name="song-sheet" className={common['sheet']!}>
        {song ? (
          <>
            <div className={css['sheetHead']}>
              <Cover name={song.cover} size={56} />
              <span className={common['words']}>
                <span className={css['sheetTitle']} dir="auto">
                  {song.title}
                </span>
                <span className={common['sub']}>
                  <span className={common['artist']} dir="auto">
                    {song.album ? `${song.artist} · ${song.album}` : song.artist}
                  </span>
                </span>
              </span>
            </div>
            <ListRow
              leading="favorite"
              title={liked ? 'Remove from Liked songs' : 'Like'}
              onClick={run(() => act.like({ tracks: [id], on: !liked }))}
            />
            <ListRow leading="playlist_add" title="Add to playlist" onClick={() => onAdd(id)} />
            {remove}
            <ListRow
              leading="playlist_play"
              title="Play next"
              onClick={run(() => act.playNext({ tracks: [id] }))}
            />
            <ListRow
              leading="queue_music"
              title="Add to queue"
              onClick={run(() => act.addToQueue({ tracks: [id] }))}
            />
            {!song.local &&
              (download ? (
                <ListRow
                  leading="download_done"
                  title={download.done ? 'Remove download' : 'Cancel download'}
                  onClick={run(() => act.removeDownloads({ tracks: [id] }))}
                />
              ) : (
                <ListRow
                  leading="download"
                  title="Download"
                  onClick={run(() => act.download({ tracks: [id] }))}
                />
              ))}
            {song.albumId !== null && (
              <ListRow
                leading="album"
                title="Go to album"
                onClick={run(() => nav.push('/album/:album', { album: song.albumId! }))}
              />
            )}
            {song.artistId !== null && (
              <ListRow
                leading="artist"
                title="Go to artist"
                onClick={run(() => nav.push('/artist/:artist', { artist: song.artistId! }))}
              />
            )}
            <ListRow leading="share" title="Share" onClick={run(() => act.shareTrack({ track: id }))} />
          </>
        ) : (
          remove
        )}
      </Scroller>
    </Sheet>
  );
}
