import { formatDuration } from '../../../src/sdk/core/format.ts';
import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, SearchField } from './kit.ts';
import { secondsOf, songOf, songsOf } from '../select.ts';
import { search } from '../search.ts';
import { lengthWords } from '../words.ts';
import { Cover, Frame, Heading } from './Frame.tsx';
import { useAct, useFiles, useMusic, useParams } from './hooks.ts';
import css from './lists.module.css';
import common from './music.module.css';

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
  const suggested = orderedIds(state.tracks, (a, b) => compare(a.title, b.title))
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
        <ConfirmDialog
          open={again !== undefined}
          title="Already in this playlist"
          text={again ? `“${again.title}” is in ${playlist.name} already.` : ''}
          confirmLabel="Add anyway"
          onConfirm={() => {
            setTwice(null);
            act.addToPlaylist({ playlist: id, tracks: [twice!], again: true });
          }}
          onCancel={() => setTwice(null)}
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
          <div key={s.id} className={common['line']}>
            <button
              type="button"
              className={common['main']}
              data-rid="song"
              data-key={s.id}
              onClick={() => act.playTrack({ track: s.id })}
            >
              <Cover name={s.cover} size={48} />
              <span className={common['words']}>
                <span className={common['title']} dir="auto">
                  {s.title}
                </span>
                <span className={common['sub']}>
                  <span className={common['artist']} dir="auto">
                    {s.album && s.album !== s.title ? `${s.artist} · ${s.album}` : s.artist}
                  </span>
                </span>
              </span>
              <span className={common['length']}>{formatDuration(s.seconds)}</span>
            </button>
            <IconButton
              icon={had.has(s.id) ? 'check_circle' : 'add_circle'}
              label={`${had.has(s.id) ? 'Add again' : 'Add'} ${s.title}, ${s.artist}`}
              {...(had.has(s.id) ? { className: common['mint']! } : {})}
              onClick={() => add(s.id)}
            />
          </div>
        ))
      )}
    </Frame>
  );
}
