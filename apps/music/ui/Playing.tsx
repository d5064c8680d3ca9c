import { formatDuration } from '../../../src/sdk/core/format.ts';
import { useDevice, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, IconButton, Screen, Scroller, Slider } from './kit.ts';
import { onWifi } from '../../../src/sdk/core/network.ts';
import { currentOf, isPlaying, lineAt, sourceOf, upcoming } from '../select.ts';
import { KBPS, QUALITY_WORDS } from '../words.ts';
import { AddSheet } from './AddSheet.tsx';
import { Cover, Dark } from './Frame.tsx';
import { SleepSheet } from './SleepSheet.tsx';
import { SongSheet } from './SongSheet.tsx';
import { useAct, useCurrent, useFiles, useMusic, useNav, usePosition } from './hooks.ts';
import css from './playing.module.css';
import shared from './music.module.css';

function lyricsLabel(isSaving: boolean, isOpen: boolean): string {
  if (isSaving) return 'Lyrics are off to save data';
  return isOpen ? 'Hide lyrics' : 'Lyrics';
}

/** What plays, large. */
export function Playing() {
  const state = useMusic();
  const files = useFiles();
  const song = useCurrent();
  const act = useAct();
  const nav = useNav();
  const wifi = useDevice(onWifi);
  const [face, setFace] = useScreenState<'cover' | 'lyrics'>('face', 'cover');
  const [menu, setMenu] = useScreenState<{ key: string; track: string } | null>('menu', null);
  const [adding, setAdding] = useScreenState<string[] | null>('adding', null);
  const [sleeping, setSleeping] = useScreenState('sleeping', false);
  const entry = currentOf(state);
  if (!song || !entry)
    return (
      <Dark>
        <Screen dark background="#0d1210" appBar={<AppBar title="Now playing" color="transparent" />}>
          <EmptyState
            icon="music_note"
            title="Nothing is playing"
            text="Choose a song, an album or a playlist."
            action={{ label: 'Find music', onClick: () => nav.push('/search') }}
          />
        </Screen>
      </Dark>
    );
  const { player, settings, equaliser, sleep } = state;
  const playing = isPlaying(state);
  const liked = state.liked[song.id] !== undefined;
  const lyrics = state.lyrics[song.id];
  const saver = settings.dataSaver && !wifi;
  const streamed = saver ? 'low' : wifi ? settings.wifiQuality : settings.mobileQuality;
  const quality = song.local
    ? 'File on this phone'
    : state.downloads[song.id]?.done
      ? 'Downloaded'
      : `${QUALITY_WORDS[streamed]} · ${KBPS[streamed]} kbit/s`;
  const tone = state.albums[song.albumId ?? '']?.tone ?? '#2a3a34';
  const next = upcoming(state).length;
  const repeat = { off: 'all', all: 'one', one: 'off' } as const;
  const source = entry.added ? 'Queue' : (sourceOf(state, files, player.source)?.name ?? 'Tonearm');
  return (
    <Dark>
      <Screen
        dark
        scroll={false}
        label="Now playing"
        background={`linear-gradient(${tone}, #0d1210 92%)`}
        appBar={
          <AppBar
            color="transparent"
            className={css['bar']!}
            leading={
              <IconButton icon="keyboard_arrow_down" label="Close the player" onClick={() => nav.back()} />
            }
            title={
              <span className={css['from']}>
                <span className={css['fromWord']}>Playing from</span>
                <span className={css['fromName']} dir="auto">
                  {source}
                </span>
              </span>
            }
            actions={
              <IconButton
                icon="more_vert"
                label={`Options for ${song.title}`}
                onClick={() => setMenu({ key: song.id, track: song.id })}
              />
            }
          />
        }
      >
        <div className={css['body']}>
          <div className={css['stage']}>
            {face === 'lyrics' && lyrics && !saver ? (
              <Lyrics rows={lyrics} />
            ) : (
              <div className={css['art']}>
                <Cover name={song.cover} alt={song.album ? `Cover of ${song.album}` : ''} radius={12} />
              </div>
            )}
          </div>
          <div className={css['title']}>
            <span className={css['words']}>
              <span className={css['name']} role="heading" aria-level={1} dir="auto">
                {song.title}
              </span>
              {song.artistId ? (
                <button
                  type="button"
                  className={css['artist']}
                  onClick={() => nav.push('/artist/:artist', { artist: song.artistId! })}
                >
                  <span dir="auto">{song.artist}</span>
                </button>
              ) : (
                <span className={css['artist']}>
                  <span dir="auto">{song.artist}</span>
                </span>
              )}
            </span>
            <IconButton icon="playlist_add" label="Add to playlist" onClick={() => setAdding([song.id])} />
            <IconButton
              icon="favorite"
              label={liked ? 'Unlike' : 'Like'}
              selected={liked}
              {...(liked ? { className: shared['mint']! } : {})}
              onClick={() => act.like({ tracks: [song.id], on: !liked })}
            />
          </div>
          <Seek key={entry.id} seconds={song.seconds} />
          <div className={css['keys']} dir="ltr">
            <IconButton
              icon="shuffle"
              label="Shuffle"
              selected={player.shuffle}
              {...(player.shuffle ? { className: shared['mint']! } : {})}
              onClick={() => act.setShuffle({ on: !player.shuffle })}
            />
            <IconButton
              solid
              icon="skip_previous"
              label="Previous"
              size={36}
              className={css['skip']!}
              onClick={() => act.previous()}
            />
            <button
              type="button"
              className={css['play']}
              aria-label={playing ? 'Pause' : 'Play'}
              onClick={() => (playing ? act.pause() : act.resume())}
            >
              <Icon name={playing ? 'pause' : 'play_arrow'} filled size={40} />
            </button>
            <IconButton
              solid
              icon="skip_next"
              label="Next"
              size={36}
              className={css['skip']!}
              onClick={() => act.next()}
            />
            <IconButton
              icon={player.repeat === 'one' ? 'repeat_one' : 'repeat'}
              label={
                player.repeat === 'off' ? 'Repeat off' : player.repeat === 'all' ? 'Repeat all' : 'Repeat one'
              }
              selected={player.repeat !== 'off'}
              {...(player.repeat === 'off' ? {} : { className: shared['mint']! })}
              onClick={() => act.setRepeat({ mode: repeat[player.repeat] })}
            />
          </div>
          <div className={css['foot']}>
            <IconButton
              icon="bedtime"
              label={sleep ? 'Sleep timer on' : 'Sleep timer'}
              selected={sleep !== null}
              {...(sleep ? { className: shared['mint']! } : {})}
              onClick={() => setSleeping(true)}
            />
            <IconButton
              icon="equalizer"
              label={equaliser.on ? `Equaliser, ${equaliser.preset}` : 'Equaliser'}
              selected={equaliser.on}
              {...(equaliser.on ? { className: shared['mint']! } : {})}
              onClick={() => nav.push('/equaliser')}
            />
            <span className={css['quality']} dir="auto">
              {quality}
            </span>
            <IconButton
              icon="lyrics"
              label={lyrics ? lyricsLabel(saver, face === 'lyrics') : 'No lyrics'}
              disabled={!lyrics || saver}
              selected={face === 'lyrics' && lyrics !== undefined && !saver}
              {...(face === 'lyrics' && lyrics && !saver ? { className: shared['mint']! } : {})}
              onClick={() => setFace(face === 'lyrics' ? 'cover' : 'lyrics')}
            />
            <IconButton
              icon="queue_music"
              label={next === 0 ? 'Queue' : `Queue, ${next} to come`}
              onClick={() => nav.push('/queue')}
            />
          </div>
        </div>
      </Screen>
      <SongSheet
        row={menu}
        onClose={() => setMenu(null)}
        onAdd={track => {
          setMenu(null);
          setAdding([track]);
        }}
      />
      <AddSheet tracks={adding} onClose={() => setAdding(null)} />
      <SleepSheet open={sleeping} onClose={() => setSleeping(false)} />
    </Dark>
  );
}

/** Where it is in the track; a finger moves it. */
function Seek({ seconds }: { seconds: number }) {
  const act = useAct();
  const position = Math.floor(usePosition() / 1000);
  const [held, setHeld] = useScreenState<number | null>('seek', null);
  const shown = held ?? position;
  return (
    <div className={css['seek']}>
      <Slider
        label="Position"
        rid="position"
        value={shown}
        min={0}
        max={seconds}
        format={v => `${formatDuration(v)} of ${formatDuration(seconds)}`}
        onChange={setHeld}
        onCommit={to => {
          setHeld(null);
          act.seek({ to: to * 1000 });
        }}
        className={css['line']!}
      />
      <div className={css['times']}>
        <span>{formatDuration(shown)}</span>
        <span>{`−${formatDuration(seconds - shown)}`}</span>
      </div>
    </div>
  );
}

/** The words, the line that is sung in white; a tap goes to a line. */
function Lyrics({ rows }: { rows: readonly { at: number; text: string }[] }) {
  const act = useAct();
  const position = usePosition();
  const now = lineAt(rows, position);
  // While it is sung, what is past goes by above.
  const from = isPlaying(useMusic()) ? Math.max(0, now - 2) : 0;
  return (
    <Scroller name="lyrics" label="Lyrics" className={css['lyrics']!}>
      {rows.map(
        (row, i) =>
          i >= from && (
            <button
              key={row.at}
              type="button"
              className={css['lyric']}
              data-rid="line"
              data-now={i === now || undefined}
              data-past={i < now || undefined}
              aria-current={i === now || undefined}
              onClick={() => act.seek({ to: row.at * 1000 })}
            >
              <span dir="auto">{row.text}</span>
            </button>
          ),
      )}
    </Scroller>
  );
}
