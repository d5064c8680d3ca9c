import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton } from './kit.ts';
import type { IconName } from './icons.ts';
import {
  albumsOf,
  downloadsOf,
  likedOf,
  localFiles,
  secondsOf,
  songsOf,
  type ArtistItem,
} from '../select.ts';
import { lengthWords, sizeWords } from '../words.ts';
import { Cover, Frame, Heading } from './Frame.tsx';
import { DownloadButton, ListHead, PlayButtons } from './ListHead.tsx';
import { rowsOf, useSongs, type SongRow } from './Songs.tsx';
import { AlbumLine, ArtistLine } from './Tiles.tsx';
import { useAct, useFiles, useMusic, useParams } from './hooks.ts';
import css from './lists.module.css';

interface PlainProps {
  title: string;
  source: string;
  tracks: readonly string[];
  kind: 'liked' | 'downloads' | 'files';
  text?: string;
  empty: { icon: IconName; title: string; text: string };
}

/** A list of the library that is made by itself. */
function Plain({ title, source, tracks, kind, text, empty }: PlainProps) {
  const state = useMusic();
  const files = useFiles();
  const rows = rowsOf(tracks);
  const songs = useSongs({ source });
  const all = songsOf(state, files, tracks);
  return (
    <Frame
      label={title}
      tone={TONES[kind]}
      appBar={songs.appBar(rows) ?? <AppBar title="" color="transparent" />}
      over={songs.over}
    >
      <div className={css['head']}>
        <div className={css['headTitle']} role="heading" aria-level={1}>
          {title}
        </div>
        <div className={css['headMeta']}>
          <span dir="auto">{lengthWords(all.length, secondsOf(all))}</span>
          {text && <span dir="auto">{text}</span>}
        </div>
        <div className={css['headRow']}>
          {kind === 'liked' && <DownloadButton tracks={tracks} />}
          <span className={css['gap']} />
          {all.length > 0 && <PlayButtons source={source} count={all.length} />}
        </div>
      </div>
      {tracks.length === 0 ? <EmptyState {...empty} /> : songs.list(rows)}
    </Frame>
  );
}
const TONES = { liked: '#2b5a4b', downloads: '#2c4a66', files: '#4a3f5e' } as const;

export function Liked() {
  return (
    <Plain
      title="Liked songs"
      source="liked"
      kind="liked"
      tracks={likedOf(useMusic())}
      empty={{
        icon: 'favorite',
        title: 'Songs that you like are kept here',
        text: 'Tap the heart of a song to like it.',
      }}
    />
  );
}
export function Downloads() {
  const state = useMusic();
  const bytes = Object.values(state.downloads).reduce((sum, d) => sum + (d.done ? d.bytes : 0), 0);
  return (
    <Plain
      title="Downloads"
      source="downloads"
      kind="downloads"
      tracks={downloadsOf(state)}
      text={sizeWords(bytes)}
      empty={{
        icon: 'download',
        title: 'Nothing is downloaded',
        text: 'Downloaded songs play without a network.',
      }}
    />
  );
}
export function Files() {
  return (
    <Plain
      title="Files on this phone"
      source="files"
      kind="files"
      tracks={localFiles(useFiles()).map(f => f.id)}
      empty={{
        icon: 'folder',
        title: 'There is no music on this phone',
        text: 'Sound files of the folder Music are listed here.',
      }}
    />
  );
}

export function Mix() {
  const { mix: id } = useParams('/mix/:mix');
  const state = useMusic();
  const files = useFiles();
  const mix = state.mixes[id];
  const songs = useSongs({ source: id });
  const act = useAct();
  if (!mix)
    return (
      <Frame title="Mix">
        <EmptyState icon="queue_music" title="This mix is not available" />
      </Frame>
    );
  const rows = rowsOf(mix.tracks);
  return (
    <Frame
      label={mix.name}
      tone={mix.tone}
      over={songs.over}
      appBar={
        songs.appBar(rows) ?? (
          <AppBar
            title=""
            color="transparent"
            actions={
              <>
                <IconButton
                  icon="playlist_add"
                  label="Add to playlist"
                  onClick={() => songs.setAdding([...mix.tracks])}
                />
                <IconButton
                  icon="queue_music"
                  label="Add to queue"
                  onClick={() => act.queueAlbum({ source: id })}
                />
              </>
            }
          />
        )
      }
    >
      <ListHead
        art={<Cover name={mix.cover} alt={mix.name} radius={8} />}
        title={mix.name}
        text={mix.text}
        source={id}
        count={mix.tracks.length}
        meta={
          <>
            <span>Made for Robin</span>
            <span dir="auto">
              {lengthWords(mix.tracks.length, secondsOf(songsOf(state, files, mix.tracks)))}
            </span>
          </>
        }
        actions={<DownloadButton tracks={mix.tracks} />}
      />
      {songs.list(rows)}
    </Frame>
  );
}

export function Genre() {
  const { genre } = useParams('/genre/:genre');
  const state = useMusic();
  const artists: ArtistItem[] = Object.entries(state.artists)
    .filter(([, a]) => a.genre === genre)
    .map(([id, a]) => ({ ...a, id }))
    .sort((a, b) => b.listeners - a.listeners || compare(a.id, b.id));
  const albums = albumsOf(state.albums).filter(a => artists.some(x => x.id === a.artist));
  return (
    <Frame title={genre}>
      {artists.length === 0 ? (
        <EmptyState icon="genres" title="Nothing of this kind" />
      ) : (
        <>
          <Heading title="Artists" />
          {artists.map(a => (
            <ArtistLine key={a.id} artist={a} />
          ))}
          <Heading title="Releases" />
          {albums.map(a => (
            <AlbumLine key={a.id} album={a} />
          ))}
        </>
      )}
    </Frame>
  );
}
export function History() {
  const state = useMusic();
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const [asking, setAsking] = useScreenState('clearing', false);
  const rows: (SongRow & { day: string })[] = state.history.slice(0, 60).map((h, i) => ({
    key: `${h.track}@${i}`,
    track: h.track,
    day: dayOf(formatWhen(h.at, now, zone, h24)),
  }));
  const days = [...new Set(rows.map(r => r.day))];
  const songs = useSongs();
  return (
    <Frame
      label="Listening history"
      appBar={
        songs.appBar(rows) ?? (
          <AppBar
            title="Listening history"
            color="#0d1210"
            actions={
              rows.length > 0 && (
                <IconButton icon="delete_sweep" label="Clear history" onClick={() => setAsking(true)} />
              )
            }
          />
        )
      }
      over={
        <>
          {songs.over}
          <ConfirmDialog
            open={asking}
            title="Clear listening history?"
            text="What you played is taken off this list. Playlists and likes stay."
            confirmLabel="Clear"
            danger
            onConfirm={() => {
              setAsking(false);
              act.clearHistory();
            }}
            onCancel={() => setAsking(false)}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <EmptyState
          icon="history"
          title="Nothing was played yet"
          text="Songs that you play are listed here."
        />
      ) : (
        days.map(day => (
          <div key={day}>
            <Heading title={day} />
            {songs.list(rows.filter(r => r.day === day))}
          </div>
        ))
      )}
    </Frame>
  );
}
/** Times of today stand for the day. */
const dayOf = (when: string): string => (/\d:\d\d/.test(when) ? 'Today' : when);
