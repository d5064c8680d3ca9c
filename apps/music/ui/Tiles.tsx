import { KIND_WORDS } from '../words.ts';
import { songsOf, type AlbumItem, type ArtistItem, type PlaylistItem } from '../select.ts';
import { ListRow } from './kit.ts';
import type { Mix } from '../state.ts';
import { lengthWords } from '../words.ts';
import { secondsOf } from '../select.ts';
import { Cover, Mosaic } from './Frame.tsx';
import { useFiles, useMusic, useNav } from './hooks.ts';
import css from './lists.module.css';
import common from './music.module.css';

/** A record as a cover with words below. */
export function AlbumTile({
  album,
  year,
  onClick,
}: {
  album: AlbumItem;
  year?: boolean;
  onClick?: () => void;
}) {
  const nav = useNav();
  const artist = useMusic().artists[album.artist]!;
  return (
    <button
      type="button"
      className={common['tile']}
      data-rid="album"
      data-key={album.id}
      onClick={() => {
        onClick?.();
        nav.push('/album/:album', { album: album.id });
      }}
    >
      <Cover name={album.cover} radius={6} />
      <span className={css['tileTitle']} dir="auto">
        {album.title}
      </span>
      <span className={css['tileText']} dir="auto">
        {year ? `${album.released.slice(0, 4)} · ${KIND_WORDS[album.kind]}` : artist.name}
      </span>
    </button>
  );
}
export function MixTile({ id, mix }: { id: string; mix: Mix }) {
  const nav = useNav();
  return (
    <button
      type="button"
      className={common['tile']}
      data-rid="mix"
      data-key={id}
      onClick={() => nav.push('/mix/:mix', { mix: id })}
    >
      <Cover name={mix.cover} radius={6} />
      <span className={css['tileTitle']} dir="auto">
        {mix.name}
      </span>
      <span className={css['tileText']} dir="auto">
        {mix.text}
      </span>
    </button>
  );
}
export function ArtistTile({ artist }: { artist: ArtistItem }) {
  const nav = useNav();
  return (
    <button
      type="button"
      className={common['tile']}
      data-round=""
      data-rid="artist"
      data-key={artist.id}
      onClick={() => nav.push('/artist/:artist', { artist: artist.id })}
    >
      <Cover name={artist.picture} round />
      <span className={css['tileTitle']} dir="auto">
        {artist.name}
      </span>
      <span className={css['tileText']}>Artist</span>
    </button>
  );
}
export function PlaylistTile({ playlist }: { playlist: PlaylistItem }) {
  const nav = useNav();
  const state = useMusic();
  const songs = songsOf(
    state,
    useFiles(),
    playlist.items.map(i => i.track),
  );
  return (
    <button
      type="button"
      className={common['tile']}
      data-rid="playlist"
      data-key={playlist.id}
      onClick={() => nav.push('/playlist/:playlist', { playlist: playlist.id })}
    >
      <Mosaic covers={songs.map(s => s.cover)} radius={6} />
      <span className={css['tileTitle']} dir="auto">
        {playlist.name}
      </span>
      <span
        className={css['tileText']}
      >{`Playlist · ${songs.length === 1 ? '1 song' : `${songs.length} songs`}`}</span>
    </button>
  );
}

export function AlbumLine({ album, onClick }: { album: AlbumItem; onClick?: () => void }) {
  const nav = useNav();
  const artist = useMusic().artists[album.artist]!;
  return (
    <ListRow
      rid="album"
      id={album.id}
      leading={<Cover name={album.cover} size={56} />}
      lines={2}
      title={album.title}
      subtitle={`${KIND_WORDS[album.kind]} · ${artist.name} · ${album.released.slice(0, 4)}`}
      onClick={() => {
        onClick?.();
        nav.push('/album/:album', { album: album.id });
      }}
    />
  );
}
export function ArtistLine({ artist, onClick }: { artist: ArtistItem; onClick?: () => void }) {
  const nav = useNav();
  return (
    <ListRow
      rid="artist"
      id={artist.id}
      leading={<Cover name={artist.picture} size={56} round />}
      lines={2}
      title={artist.name}
      subtitle={`Artist · ${artist.genre}`}
      onClick={() => {
        onClick?.();
        nav.push('/artist/:artist', { artist: artist.id });
      }}
    />
  );
}
export function PlaylistLine({ playlist, onClick }: { playlist: PlaylistItem; onClick?: () => void }) {
  const nav = useNav();
  const state = useMusic();
  const songs = songsOf(
    state,
    useFiles(),
    playlist.items.map(i => i.track),
  );
  return (
    <ListRow
      rid="playlist"
      id={playlist.id}
      leading={<Mosaic covers={songs.map(s => s.cover)} size={56} />}
      lines={2}
      title={playlist.name}
      subtitle={`Playlist · ${lengthWords(songs.length, secondsOf(songs))}`}
      onClick={() => {
        onClick?.();
        nav.push('/playlist/:playlist', { playlist: playlist.id });
      }}
    />
  );
}
