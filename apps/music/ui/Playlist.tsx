import { formatDuration } from '../../../src/sdk/core/format.ts';
import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Menu,
  SearchField,
  Sheet,
} from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import { search, secondsOf, songOf, songsOf, type Song } from '../select.ts';
import { lengthWords } from '../words.ts';
import { PlaylistDialog } from './AddSheet.tsx';
import { FolderSheet } from './FolderSheet.tsx';
import { Cover, Frame, Heading, Mosaic } from './Frame.tsx';
import { DownloadButton, ListHead } from './ListHead.tsx';
import { useSongs } from './Songs.tsx';
import { useAct, useFiles, useMusic, useNav, useParams } from './hooks.ts';
import css from './music.module.css';

const SORTS = [
  ['title', 'Title'],
  ['artist', 'Artist'],
  ['length', 'Length'],
  ['added', 'Date added'],
] as const;

/** One of the owner's playlists. */
export function Playlist() {
  const { playlist: id } = useParams('/playlist/:playlist');
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const nav = useNav();
  const [open, setOpen] = useScreenState<'menu' | 'edit' | 'delete' | 'sort' | 'export' | null>('open', null);
  const songs = useSongs({ source: id, playlist: id });
  const playlist = state.playlists[id];
  if (!playlist)
    return (
      <Frame title="Playlist">
        <EmptyState icon="queue_music" title="This playlist was deleted" />
      </Frame>
    );
  const rows = playlist.items.map(i => ({ key: i.id, track: i.track }));
  const tracks = rows.map(r => r.track);
  const all = songsOf(state, files, tracks);
  const close = () => setOpen(null);
  const run = (then: () => void) => () => {
    close();
    then();
  };
  return (
    <Frame
      label={playlist.name}
      tone={state.albums[all[0]?.albumId ?? '']?.tone ?? '#26352f'}
      appBar={
        songs.appBar(rows) ?? (
          <AppBar
            title=""
            color="transparent"
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />}
          />
        )
      }
      over={
        <>
          {songs.over}
          <Menu
            open={open === 'menu'}
            label="More options"
            onClose={close}
            items={[
              {
                label: 'Add songs',
                icon: 'add',
                onClick: run(() => nav.push('/playlist/:playlist/add', { playlist: id })),
              },
              { label: 'Edit details', icon: 'edit', onClick: () => setOpen('edit') },
              {
                label: 'Change order',
                icon: 'swap_vert',
                disabled: rows.length === 0,
                onClick: run(() => nav.push('/playlist/:playlist/edit', { playlist: id })),
              },
              { label: 'Sort by', icon: 'sort', disabled: rows.length < 2, onClick: () => setOpen('sort') },
              {
                label: playlist.pinned ? 'Unpin' : 'Pin to library',
                icon: 'push_pin',
                onClick: run(() => act.pinPlaylist({ playlist: id, on: !playlist.pinned })),
              },
              {
                label: 'Add to queue',
                icon: 'queue_music',
                onClick: run(() => act.queueAlbum({ source: id })),
              },
              {
                label: 'Add to other playlist',
                icon: 'playlist_add',
                disabled: rows.length === 0,
                onClick: run(() => songs.setAdding(tracks)),
              },
              { label: 'Export to a file', icon: 'file_save', onClick: () => setOpen('export') },
              { label: 'Share', icon: 'share', onClick: run(() => act.sharePlaylist({ playlist: id })) },
              {
                label: 'Delete playlist',
                icon: 'delete',
                danger: true,
                divider: true,
                onClick: () => setOpen('delete'),
              },
            ]}
          />
          <Sheet open={open === 'sort'} title="Sort by" onClose={close}>
            {SORTS.map(([by, label]) => (
              <ListRow key={by} title={label} onClick={run(() => act.sortPlaylist({ playlist: id, by }))} />
            ))}
          </Sheet>
          <PlaylistDialog
            open={open === 'edit'}
            edit
            name={playlist.name}
            text={playlist.text}
            onClose={close}
            onDone={(name, text) => {
              close();
              act.editPlaylist({ playlist: id, name, text });
            }}
          />
          <Dialog
            open={open === 'delete'}
            title={`Delete ${playlist.name}?`}
            text="The songs in it stay in Tonearm."
            onClose={close}
            actions={[
              { label: 'Cancel', onClick: close },
              { label: 'Delete', danger: true, onClick: run(() => act.deletePlaylist({ playlist: id })) },
            ]}
          />
          <FolderSheet
            open={open === 'export'}
            onClose={close}
            onDone={folder => {
              close();
              act.exportPlaylist({ playlist: id, folder });
            }}
          />
        </>
      }
    >
      <ListHead
        art={<Mosaic covers={all.map(s => s.cover)} radius={8} />}
        title={playlist.name}
        text={playlist.text}
        source={id}
        count={all.length}
        meta={
          <>
            <span>Robin Calloway</span>
            <span dir="auto">{lengthWords(all.length, secondsOf(all))}</span>
          </>
        }
        actions={
          <>
            <DownloadButton tracks={tracks} />
            {rows.length > 0 && (
              <IconButton
                icon="playlist_add"
                label="Add songs"
                onClick={() => nav.push('/playlist/:playlist/add', { playlist: id })}
              />
            )}
          </>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          icon="queue_music"
          title="This playlist is empty"
          text="Find songs for it."
          action={{
            label: 'Add songs',
            icon: 'add',
            rid: 'add-first-songs',
            onClick: () => nav.push('/playlist/:playlist/add', { playlist: id }),
          }}
        />
      ) : (
        songs.list(rows)
      )}
    </Frame>
  );
}

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

const MOST = 40;

/** Finding songs for a playlist: each is added by its own button. */
export function AddSongs() {
  const { playlist: id } = useParams('/playlist/:playlist/add');
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const query = useFieldText('query');
  const fields = useFields();
  const [twice, setTwice] = useScreenState<string | null>('twice', null);
  const playlist = state.playlists[id];
  if (!playlist)
    return (
      <Frame title="Add songs">
        <EmptyState icon="queue_music" title="This playlist was deleted" />
      </Frame>
    );
  const had = new Set(playlist.items.map(i => i.track));
  const asked = query.trim() !== '';
  const own = songsOf(
    state,
    files,
    playlist.items.map(i => i.track),
  );
  const artists = new Set(own.map(s => s.artistId));
  const suggested = Object.keys(state.tracks)
    .filter(
      t =>
        !had.has(t) &&
        (artists.size === 0 ? state.liked[t] : artists.has(state.albums[state.tracks[t]!.album]!.artist)),
    )
    .slice(0, 12);
  const shown = songsOf(state, files, asked ? search(state, files, query).tracks.slice(0, MOST) : suggested);
  const again = twice === null ? undefined : songOf(state, files, twice);
  const add = (track: string) => {
    if (!had.has(track)) {
      act.addToPlaylist({ playlist: id, tracks: [track] });
      return;
    }
    fields.blur();
    setTwice(track);
  };
  return (
    <Frame
      label="Add songs"
      appBar={
        <>
          <AppBar
            title="Add songs"
            subtitle={`${playlist.name} · ${lengthWords(own.length, secondsOf(own))}`}
            color="#0d1210"
          />
          <div className={css['field']}>
            <SearchField name="query" rid="query" label="Search songs" hint="Songs, artists, albums" />
          </div>
        </>
      }
      over={
        <Dialog
          open={again !== undefined}
          title="Already in this playlist"
          text={again ? `“${again.title}” is in ${playlist.name} already.` : ''}
          onClose={() => setTwice(null)}
          actions={[
            { label: 'Cancel', onClick: () => setTwice(null) },
            {
              label: 'Add anyway',
              onClick: () => {
                setTwice(null);
                act.addToPlaylist({ playlist: id, tracks: [twice!], again: true });
              },
            },
          ]}
        />
      }
    >
      {!asked && shown.length > 0 && <Heading title="Suggested" />}
      {shown.length === 0 ? (
        asked ? (
          <EmptyState icon="search_off" title="Nothing found" text="Try other words, or fewer." />
        ) : (
          <EmptyState icon="search" title="Search for songs" />
        )
      ) : (
        shown.map(s => (
          <div key={s.id} className={css['line']}>
            <button
              type="button"
              className={css['main']}
              data-rid="song"
              data-key={s.id}
              onClick={() => act.playTrack({ track: s.id })}
            >
              <Cover name={s.cover} size={48} />
              <span className={css['words']}>
                <span className={css['title']} dir="auto">
                  {s.title}
                </span>
                <span className={css['sub']}>
                  <span className={css['artist']} dir="auto">
                    {s.album && s.album !== s.title ? `${s.artist} · ${s.album}` : s.artist}
                  </span>
                </span>
              </span>
              <span className={css['length']}>{formatDuration(s.seconds)}</span>
            </button>
            <IconButton
              icon={had.has(s.id) ? 'check_circle' : 'add_circle'}
              label={`${had.has(s.id) ? 'Add again' : 'Add'} ${s.title}, ${s.artist}`}
              {...(had.has(s.id) ? { className: css['mint']! } : {})}
              onClick={() => add(s.id)}
            />
          </div>
        ))
      )}
    </Frame>
  );
}
