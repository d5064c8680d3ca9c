import { AppBar, Button, EmptyState, LongText, Scroller } from './kit.ts';
import { albumsBy, appearsOn, popularOf, similarTo } from '../select.ts';
import { countWords } from '../words.ts';
import { ArtistTile, AlbumLine, AlbumTile } from './Tiles.tsx';
import { Cover, Frame, Heading } from './Frame.tsx';
import { PlayButtons } from './ListHead.tsx';
import { rowsOf, useSongs } from './Songs.tsx';
import { useAct, useMusic, useParams } from './hooks.ts';
import css from './lists.module.css';
import pagesCss from './pages.module.css';

/** Who plays: what they are heard for, their records, and others like them. */
export function Artist() {
  const { artist: id } = useParams('/artist/:artist');
  const state = useMusic();
  const act = useAct();
  const songs = useSongs({ source: id });
  const artist = state.artists[id];
  if (!artist)
    return (
      <Frame title="Artist">
        <EmptyState icon="artist" title="This artist is not available" />
      </Frame>
    );
  const rows = rowsOf(popularOf(state, id));
  const albums = albumsBy(state, id);
  const guest = appearsOn(state, id);
  const similar = similarTo(state, id);
  const follows = state.following[id] !== undefined;
  return (
    <Frame
      label={artist.name}
      tone={albums[0]?.tone}
      appBar={songs.appBar(rows) ?? <AppBar title="" color="transparent" />}
      over={songs.over}
    >
      <div className={css['head']}>
        <div className={css['headRound']}>
          <Cover name={artist.picture} alt={artist.name} round />
        </div>
        <div className={css['headTitle']} role="heading" aria-level={1} dir="auto">
          {artist.name}
        </div>
        <div className={css['headMeta']}>
          <span dir="auto">{artist.genre}</span>
          <span dir="auto">{`${countWords(artist.listeners)} monthly listeners`}</span>
        </div>
        <div className={css['headRow']}>
          <Button
            variant={follows ? 'outlined' : 'tonal'}
            rid="follow"
            onClick={() => act.follow({ artist: id, on: !follows })}
          >
            {follows ? 'Following' : 'Follow'}
          </Button>
          <span className={css['gap']} />
          <PlayButtons source={id} count={rows.length} />
        </div>
      </div>
      <Heading title="Popular" />
      {songs.list(rows)}
      <Heading title="Releases" />
      {albums.map(a => (
        <AlbumLine key={a.id} album={a} />
      ))}
      {guest.length > 0 && (
        <>
          <Heading title="Appears on" />
          <Scroller name="guest" axis="x">
            <div className={pagesCss['shelf']}>
              {guest.map(a => (
                <AlbumTile key={a.id} album={a} />
              ))}
            </div>
          </Scroller>
        </>
      )}
      <Heading title="About" />
      <div className={css['about']}>
        <LongText>{artist.bio}</LongText>
        <span className={css['from']} dir="auto">
          {artist.from}
        </span>
      </div>
      {similar.length > 0 && (
        <>
          <Heading title="Fans also like" />
          <Scroller name="similar" axis="x">
            <div className={pagesCss['shelf']}>
              {similar.map(a => (
                <ArtistTile key={a.id} artist={a} />
              ))}
            </div>
          </Scroller>
        </>
      )}
    </Frame>
  );
}
