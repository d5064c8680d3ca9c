import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, IconButton, ListRow, Menu, Scroller, Sheet } from './kit.ts';
import { albumsOf, compare, downloadsOf, likedOf, localFiles, playlistsOf } from '../select.ts';
import { songsWords } from '../words.ts';
import { PlaylistDialog } from './AddSheet.tsx';
import { Frame, Glyph } from './Frame.tsx';
import { AlbumLine, AlbumTile, ArtistLine, ArtistTile, PlaylistLine, PlaylistTile } from './Tiles.tsx';
import { useAct, useFiles, useMusic, useNav } from './hooks.ts';
import css from './music.module.css';

const KINDS = ['Playlists', 'Albums', 'Artists'] as const;
const SORTS = [
  ['recent', 'Recently added'],
  ['name', 'Name'],
  ['artist', 'Artist'],
] as const;

export function Library() {
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const nav = useNav();
  const [kind, setKind] = useScreenState<(typeof KINDS)[number]>('kind', 'Playlists');
  const [open, setOpen] = useScreenState<'add' | 'new' | 'sort' | null>('open', null);
  const close = () => setOpen(null);
  const grid = state.view === 'grid';
  const order = <T extends { id: string }>(
    rows: T[],
    at: Record<string, { at: number }>,
    name: (row: T) => string,
    artist: (row: T) => string,
  ) =>
    rows.sort(
      (a, b) =>
        (state.sort === 'recent'
          ? at[b.id]!.at - at[a.id]!.at
          : state.sort === 'artist'
            ? compare(artist(a), artist(b)) || compare(name(a), name(b))
            : compare(name(a), name(b))) || compare(a.id, b.id),
    );
  const playlists = playlistsOf(state, state.sort === 'recent' ? 'recent' : 'name');
  const albums = order(
    albumsOf(state.albums).filter(a => state.saved[a.id]),
    state.saved,
    a => a.title,
    a => state.artists[a.artist]!.name,
  );
  const artists = order(
    Object.entries(state.artists)
      .filter(([id]) => state.following[id])
      .map(([id, a]) => ({ ...a, id })),
    state.following,
    a => a.name,
    a => a.name,
  );
  const down = downloadsOf(state).filter(id => state.downloads[id]!.done).length;
  return (
    <Frame
      tab="library"
      label="Your library"
      appBar={
        <>
          <AppBar
            title="Your library"
            leading="none"
            color="#0d1210"
            actions={
              <>
                <IconButton icon="sort" label="Sort by" onClick={() => setOpen('sort')} />
                <IconButton
                  icon={grid ? 'view_list' : 'grid_view'}
                  label={grid ? 'Show as a list' : 'Show as a grid'}
                  onClick={() => act.setView({ view: grid ? 'list' : 'grid' })}
                />
                <IconButton icon="add" label="Add" onClick={() => setOpen('add')} />
              </>
            }
          />
          <Scroller name="kinds" axis="x">
            <div className={css['chips']}>
              {KINDS.map(k => (
                <Chip key={k} label={k} selected={kind === k} onClick={() => setKind(k)} />
              ))}
            </div>
          </Scroller>
        </>
      }
      over={
        <>
          <Menu
            open={open === 'add'}
            label="Add"
            onClose={close}
            items={[
              { label: 'New playlist', icon: 'playlist_add', onClick: () => setOpen('new') },
              {
                label: 'Import a playlist',
                icon: 'upload_file',
                onClick: () => {
                  close();
                  nav.push('/import');
                },
              },
            ]}
          />
          <Sheet open={open === 'sort'} title="Sort by" onClose={close}>
            {SORTS.map(([sort, label]) => (
              <ListRow
                key={sort}
                title={label}
                selected={state.sort === sort}
                onClick={() => {
                  close();
                  act.setSort({ sort });
                }}
              />
            ))}
          </Sheet>
          <PlaylistDialog
            open={open === 'new'}
            onClose={close}
            onDone={(name, text) => {
              close();
              act.createPlaylist({ name, text });
            }}
          />
        </>
      }
    >
      {kind === 'Playlists' && (
        <>
          <ListRow
            rid="liked"
            leading={<Glyph kind="liked" size={56} />}
            lines={2}
            title="Liked songs"
            subtitle={songsWords(likedOf(state).length)}
            onClick={() => nav.push('/liked')}
          />
          <ListRow
            rid="downloads"
            leading={<Glyph kind="downloads" size={56} />}
            lines={2}
            title="Downloads"
            subtitle={songsWords(down)}
            onClick={() => nav.push('/downloads')}
          />
          <ListRow
            rid="files"
            leading={<Glyph kind="files" size={56} />}
            lines={2}
            title="Files on this phone"
            subtitle={songsWords(localFiles(files).length)}
            onClick={() => nav.push('/files')}
          />
          {grid ? (
            <div className={css['tiles']}>
              {playlists.map(p => (
                <PlaylistTile key={p.id} playlist={p} />
              ))}
            </div>
          ) : (
            playlists.map(p => <PlaylistLine key={p.id} playlist={p} />)
          )}
        </>
      )}
      {kind === 'Albums' &&
        (albums.length === 0 ? (
          <EmptyState
            icon="album"
            title="No albums yet"
            text="Albums that you add to your library are kept here."
            action={{ label: 'Find music', onClick: () => nav.replace('/search') }}
          />
        ) : grid ? (
          <div className={css['tiles']}>
            {albums.map(a => (
              <AlbumTile key={a.id} album={a} />
            ))}
          </div>
        ) : (
          albums.map(a => <AlbumLine key={a.id} album={a} />)
        ))}
      {kind === 'Artists' &&
        (artists.length === 0 ? (
          <EmptyState
            icon="artist"
            title="You follow nobody yet"
            text="Artists that you follow are kept here."
            action={{ label: 'Find artists', onClick: () => nav.replace('/search') }}
          />
        ) : grid ? (
          <div className={css['tiles']}>
            {artists.map(a => (
              <ArtistTile key={a.id} artist={a} />
            ))}
          </div>
        ) : (
          artists.map(a => <ArtistLine key={a.id} artist={a} />)
        ))}
    </Frame>
  );
}
