import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, ListRow, Menu, Sheet } from './kit.ts';
import { secondsOf, songsOf } from '../select.ts';
import { lengthWords } from '../words.ts';
import { PlaylistDialog } from './AddSheet.tsx';
import { FolderSheet } from './FolderSheet.tsx';
import { Frame, Mosaic } from './Frame.tsx';
import { DownloadButton, ListHead } from './ListHead.tsx';
import { useSongs } from './Songs.tsx';
import { useAct, useFiles, useMusic, useNav, useParams } from './hooks.ts';

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
          <ConfirmDialog
            open={open === 'delete'}
            title={`Delete ${playlist.name}?`}
            text="The songs in it stay in Tonearm."
            confirmLabel="Delete"
            danger
            onConfirm={run(() => act.deletePlaylist({ playlist: id }))}
            onCancel={close}
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
