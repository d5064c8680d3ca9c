import { MONTHS } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, Menu, Scroller } from './kit.ts';
import { albumsBy, secondsOf, songsOf, tracksOfAlbum } from '../select.ts';
import { KIND_WORDS, lengthWords } from '../words.ts';
import { AlbumTile } from './Tiles.tsx';
import { Cover, Frame, Heading } from './Frame.tsx';
import { DownloadButton, ListHead } from './ListHead.tsx';
import { rowsOf, useSongs } from './Songs.tsx';
import { useAct, useFiles, useMusic, useNav, useParams } from './hooks.ts';
import css from './lists.module.css';
import pagesCss from './pages.module.css';
import common from './music.module.css';

const dayWords = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
};

/** A record: its tracks, and more by who made it. */
export function Album() {
  const { album: id } = useParams('/album/:album');
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const nav = useNav();
  const [menu, setMenu] = useScreenState('more', false);
  const tracks = tracksOfAlbum(state, id);
  const rows = rowsOf(tracks);
  const songs = useSongs({ source: id, numbered: true });
  const album = state.albums[id];
  if (!album)
    return (
      <Frame title="Album">
        <EmptyState icon="album" title="This album is not available" />
      </Frame>
    );
  const artist = state.artists[album.artist]!;
  const saved = state.saved[id] !== undefined;
  const others = albumsBy(state, album.artist).filter(a => a.id !== id);
  const run = (then: () => void) => () => {
    setMenu(false);
    then();
  };
  return (
    <Frame
      label={album.title}
      tone={album.tone}
      appBar={
        songs.appBar(rows) ?? (
          <AppBar
            title=""
            color="transparent"
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
          />
        )
      }
      over={
        <>
          {songs.over}
          <Menu
            open={menu}
            label="More options"
            onClose={() => setMenu(false)}
            items={[
              {
                label: 'Add to playlist',
                icon: 'playlist_add',
                onClick: run(() => songs.setAdding([...tracks])),
              },
              {
                label: 'Add to queue',
                icon: 'queue_music',
                onClick: run(() => act.queueAlbum({ source: id })),
              },
              {
                label: 'Go to artist',
                icon: 'artist',
                onClick: run(() => nav.push('/artist/:artist', { artist: album.artist })),
              },
              { label: 'Share', icon: 'share', onClick: run(() => act.shareAlbum({ album: id })) },
            ]}
          />
        </>
      }
    >
      <ListHead
        art={<Cover name={album.cover} alt={`Cover of ${album.title}`} radius={8} />}
        title={album.title}
        source={id}
        count={tracks.length}
        meta={
          <>
            <button
              type="button"
              className={css['link']}
              onClick={() => nav.push('/artist/:artist', { artist: album.artist })}
            >
              <span dir="auto">{artist.name}</span>
            </button>
            <span dir="auto">{`${KIND_WORDS[album.kind]} · ${album.released.slice(0, 4)}`}</span>
          </>
        }
        actions={
          <>
            <IconButton
              icon={saved ? 'check_circle' : 'add_circle'}
              label={saved ? 'Remove from library' : 'Add to library'}
              selected={saved}
              {...(saved ? { className: common['mint']! } : {})}
              onClick={() => act.saveAlbum({ album: id, on: !saved })}
            />
            <DownloadButton tracks={tracks} />
          </>
        }
      />
      {songs.list(rows)}
      <div className={css['note']}>
        <span>{dayWords(album.released)}</span>
        <span dir="auto">{lengthWords(tracks.length, secondsOf(songsOf(state, files, tracks)))}</span>
      </div>
      {others.length > 0 && (
        <>
          <Heading title={`More by ${artist.name}`} />
          <Scroller name="others" axis="x">
            <div className={pagesCss['shelf']}>
              {others.map(a => (
                <AlbumTile key={a.id} album={a} year />
              ))}
            </div>
          </Scroller>
        </>
      )}
    </Frame>
  );
}
