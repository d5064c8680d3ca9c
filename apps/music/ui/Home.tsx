import { partsAt } from '../../../src/state/clock.ts';
import { dateOf } from '../dates.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { orderedEntries, orderedIds } from '../../../src/state/order.ts';
import { AppBar, IconButton, Scroller } from './kit.ts';
import { albumsOf, recentSources, songsOf, sourceOf } from '../select.ts';
import { Cover, Frame, Glyph, Heading, Mosaic, OfflineNotice } from './Frame.tsx';
import { AlbumTile, ArtistTile, MixTile } from './Tiles.tsx';
import { useFiles, useMusic, useNav } from './hooks.ts';
import css from './pages.module.css';

/** Of the last so many days. */
const NEW_DAYS = 75;
const DAY = 86_400_000;

function greetingAt(hour: number): string {
  if (hour < 5) return 'Good night';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

export function Home() {
  const state = useMusic();
  const now = useNow();
  const zone = useZone();
  const nav = useNav();
  const { hour } = partsAt(now, zone);
  const recent = recentSources(state, 6);
  const since = dateOf(now - NEW_DAYS * DAY, zone);
  const fresh = albumsOf(state.albums).filter(a => a.released >= since);
  const followed = orderedIds(state.following, (a, b) => b.at - a.at).flatMap(id =>
    state.artists[id] ? [{ ...state.artists[id], id }] : [],
  );
  return (
    <Frame
      tab="home"
      tone="#16382e"
      label="Tonearm"
      appBar={
        <AppBar
          title={greetingAt(hour)}
          leading="none"
          color="transparent"
          actions={
            <>
              <IconButton icon="history" label="Listening history" onClick={() => nav.push('/history')} />
              <IconButton icon="settings" label="Settings" onClick={() => nav.push('/settings')} />
            </>
          }
        />
      }
    >
      <OfflineNotice />
      <div className={css['recent']}>
        <button type="button" className={css['quick']} data-rid="liked" onClick={() => nav.push('/liked')}>
          <Glyph kind="liked" size={56} />
          <span className={css['quickTitle']}>Liked songs</span>
        </button>
        {recent.slice(0, 5).map(id => (
          <Recent key={id} id={id} />
        ))}
      </div>
      <Heading title="Made for Robin" />
      <Scroller name="mixes" axis="x">
        <div className={css['shelf']}>
          {orderedEntries(state.mixes).map(([id, m]) => (
            <MixTile key={id} id={id} mix={m} />
          ))}
        </div>
      </Scroller>
      <Heading title="New releases" />
      <Scroller name="new" axis="x">
        <div className={css['shelf']}>
          {fresh.map(a => (
            <AlbumTile key={a.id} album={a} />
          ))}
        </div>
      </Scroller>
      {followed.length > 0 && (
        <>
          <Heading title="Artists that you follow" />
          <Scroller name="followed" axis="x">
            <div className={css['shelf']}>
              {followed.map(a => (
                <ArtistTile key={a.id} artist={a} />
              ))}
            </div>
          </Scroller>
        </>
      )}
    </Frame>
  );
}

/** A list that was played from of late. */
function Recent({ id }: { id: string }) {
  const state = useMusic();
  const files = useFiles();
  const nav = useNav();
  const source = sourceOf(state, files, id)!;
  const cover = state.albums[id]?.cover ?? state.mixes[id]?.cover;
  const open = () => {
    if (state.albums[id]) nav.push('/album/:album', { album: id });
    else if (state.mixes[id]) nav.push('/mix/:mix', { mix: id });
    else if (state.artists[id]) nav.push('/artist/:artist', { artist: id });
    else nav.push('/playlist/:playlist', { playlist: id });
  };
  return (
    <button type="button" className={css['quick']} data-rid="recent" data-key={id} onClick={open}>
      {cover ? (
        <Cover name={cover} size={56} />
      ) : (
        <Mosaic covers={songsOf(state, files, source.tracks).map(s => s.cover)} size={56} />
      )}
      <span className={css['quickTitle']} dir="auto">
        {source.name}
      </span>
    </button>
  );
}
