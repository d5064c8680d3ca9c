import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Chip, EmptyState, IconButton, ListRow, Scroller, SearchField } from './kit.ts';
import { genresOf, songOf } from '../select.ts';
import { search } from '../search.ts';
import { Cover, Frame, Heading, OfflineNotice } from './Frame.tsx';
import { rowsOf, useSongs } from './Songs.tsx';
import { AlbumLine, ArtistLine, PlaylistLine } from './Tiles.tsx';
import { useAct, useFiles, useMusic, useNav } from './hooks.ts';
import css from './pages.module.css';
import common from './music.module.css';

const KINDS = ['All', 'Songs', 'Artists', 'Albums', 'Playlists', 'Lyrics'] as const;
type Kind = (typeof KINDS)[number];
const HUES = [
  '#8d4a5b',
  '#3f6b8c',
  '#4b7a52',
  '#8a6a2f',
  '#6a4f91',
  '#2f7d78',
  '#9a5236',
  '#55617d',
  '#7d3f77',
  '#5c7434',
];

export function Search() {
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const query = useFieldText('query');
  const [kind, setKind] = useScreenState<Kind>('kind', 'All');
  const keep = () => act.remember({ query });
  const songs = useSongs({ onPlay: keep });
  const found = search(state, files, query);
  const few = (n: number) => (kind === 'All' ? n : 60);
  const rows = rowsOf(found.tracks.slice(0, few(6)));
  const shows = (k: Kind) => kind === 'All' || kind === k;
  const none = [
    shows('Songs') && found.tracks.length,
    shows('Artists') && found.artists.length,
    shows('Albums') && found.albums.length,
    shows('Playlists') && found.playlists.length,
    shows('Lyrics') && found.lyrics.length,
  ].every(n => !n);
  const asked = query.trim() !== '';
  return (
    <Frame
      tab="search"
      label="Search"
      over={songs.over}
      appBar={
        songs.appBar(rows) ?? (
          <div className={common['searchBar']}>
            <SearchField
              name="query"
              rid="query"
              label="Search"
              hint="What do you want to hear?"
              onEnter={() => {
                keep();
                fields.blur();
              }}
            />
            {asked && (
              <Scroller name="kinds" axis="x">
                <div className={common['chips']}>
                  {KINDS.map(k => (
                    <Chip key={k} label={k} selected={kind === k} onClick={() => setKind(k)} />
                  ))}
                </div>
              </Scroller>
            )}
          </div>
        )
      }
    >
      {!asked ? (
        <>
          <OfflineNotice />
          {state.searches.length > 0 && (
            <>
              <Heading
                title="Recent searches"
                action={{ label: 'Clear', onClick: () => act.clearSearches() }}
              />
              {state.searches.map(s => (
                <ListRow
                  key={s}
                  rid="recent-search"
                  leading="history"
                  title={s}
                  onClick={() => fields.set('query', s)}
                  trailing={
                    <IconButton
                      icon="close"
                      label={`Remove ${s}`}
                      onClick={() => act.forgetSearch({ query: s })}
                    />
                  }
                />
              ))}
            </>
          )}
          <Heading title="Browse" />
          <div className={css['genres']}>
            {genresOf(state.artists).map((g, i) => (
              <button
                key={g}
                type="button"
                className={css['genre']}
                data-rid="genre"
                style={{ background: HUES[i % HUES.length] }}
                onClick={() => nav.push('/genre/:genre', { genre: g })}
              >
                <span dir="auto">{g}</span>
              </button>
            ))}
          </div>
        </>
      ) : none ? (
        <EmptyState icon="search_off" title="Nothing found" text="Try other words, or fewer." />
      ) : (
        <>
          {shows('Artists') &&
            kind === 'All' &&
            found.artists.slice(0, 2).map(a => <ArtistLine key={a.id} artist={a} onClick={keep} />)}
          {shows('Songs') && rows.length > 0 && (
            <>
              {kind === 'All' && (
                <Heading
                  title="Songs"
                  {...(found.tracks.length > 6
                    ? { action: { label: 'All songs', onClick: () => setKind('Songs') } }
                    : {})}
                />
              )}
              {songs.list(rows)}
            </>
          )}
          {kind === 'Artists' && found.artists.map(a => <ArtistLine key={a.id} artist={a} onClick={keep} />)}
          {shows('Albums') && found.albums.length > 0 && (
            <>
              {kind === 'All' && <Heading title="Albums" />}
              {found.albums.slice(0, few(4)).map(a => (
                <AlbumLine key={a.id} album={a} onClick={keep} />
              ))}
            </>
          )}
          {shows('Playlists') && found.playlists.length > 0 && (
            <>
              {kind === 'All' && <Heading title="Playlists" />}
              {found.playlists.slice(0, few(3)).map(p => (
                <PlaylistLine key={p.id} playlist={p} onClick={keep} />
              ))}
            </>
          )}
          {shows('Lyrics') && found.lyrics.length > 0 && (
            <>
              {kind === 'All' && <Heading title="Lyrics" />}
              {found.lyrics.slice(0, few(3)).map(l => {
                const song = songOf(state, files, l.track)!;
                return (
                  <ListRow
                    key={l.track}
                    rid="lyric"
                    id={`lyric-${l.track}`}
                    leading={<Cover name={song.cover} size={48} />}
                    lines={2}
                    title={`${song.title} · ${song.artist}`}
                    subtitle={`“${l.line}”`}
                    onClick={() => {
                      keep();
                      act.playTrack({ track: l.track });
                    }}
                  />
                );
              })}
            </>
          )}
        </>
      )}
    </Frame>
  );
}
