import type { ComponentProps, ReactNode } from 'react';
import { formatDuration } from '../../../src/sdk/core/format.ts';
import { BottomBar, Icon, IconButton, Picture, Screen, SectionHeader, type ScreenProps } from './kit.ts';
import { currentOf, isPlaying } from '../select.ts';
import { useAct, useCurrent, useMusic, useNav, useOnline, usePosition } from './hooks.ts';
import css from './pages.module.css';
import common from './music.module.css';

export type Tab = 'home' | 'search' | 'library';
const PATHS = { home: '/', search: '/search', library: '/library' } as const;

/** The app is near black by day and by night: its screens and what opens over them. */
export const Dark = ({ children }: { children: ReactNode }) => (
  <div className={css['dark']} data-palette="music" data-theme="dark">
    {children}
  </div>
);

export interface FrameProps extends Omit<ScreenProps, 'bottom' | 'dark' | 'background'> {
  /** The place of the app's bar that it is; screens further in have none. */
  tab?: Tab;
  /** Stands between the body and the player. */
  foot?: ReactNode;
  /** Sheets, menus and dialogs. */
  over?: ReactNode;
  tone?: string | undefined;
}

/** A screen with what plays at its foot. */
export function Frame({ tab, foot, over, tone, children, ...screen }: FrameProps) {
  const nav = useNav();
  const go = (to: string) => {
    if (to === tab) return;
    if (to === 'home') nav.back();
    else if (tab === 'home') nav.push(PATHS[to as Tab]);
    else nav.replace(PATHS[to as Tab]);
  };
  return (
    <Dark>
      <Screen
        dark
        background={tone ? `linear-gradient(${tone}, #0d1210 420px)` : '#0d1210'}
        bottom={
          <div className={css['foot']}>
            {foot}
            <MiniPlayer />
            {tab && (
              <BottomBar
                value={tab}
                onChange={go}
                items={[
                  { id: 'home', label: 'Home', icon: 'home' },
                  { id: 'search', label: 'Search', icon: 'search' },
                  { id: 'library', label: 'Library', icon: 'library_music' },
                ]}
              />
            )}
          </div>
        }
        {...screen}
      >
        {children}
      </Screen>
      {over}
    </Dark>
  );
}

/** What plays or waits, on every screen. */
export function MiniPlayer() {
  const state = useMusic();
  const song = useCurrent();
  const position = usePosition();
  const act = useAct();
  const nav = useNav();
  if (!song || currentOf(state) === undefined) return null;
  const playing = isPlaying(state);
  const liked = state.liked[song.id] !== undefined;
  return (
    <div className={css['mini']} role="group" aria-label="Now playing">
      <button
        type="button"
        className={css['miniMain']}
        data-rid="now-playing"
        onClick={() => nav.push('/playing')}
      >
        <Cover name={song.cover} size={40} />
        <span className={css['miniWords']}>
          <span className={css['miniTitle']} dir="auto">
            {song.title}
          </span>
          <span className={css['miniArtist']} dir="auto">
            {song.artist}
          </span>
        </span>
      </button>
      <IconButton
        icon="favorite"
        label={liked ? 'Unlike the song that plays' : 'Like the song that plays'}
        selected={liked}
        {...(liked ? { className: common['mint']! } : {})}
        onClick={() => act.like({ tracks: [song.id], on: !liked })}
      />
      <span className={css['miniKeys']} dir="ltr">
        <IconButton
          solid
          icon={playing ? 'pause' : 'play_arrow'}
          label={playing ? 'Pause' : 'Play'}
          onClick={() => (playing ? act.pause() : act.resume())}
        />
        <IconButton solid icon="skip_next" label="Next" onClick={() => act.next()} />
      </span>
      <span
        className={css['miniLine']}
        role="progressbar"
        aria-label={`${formatDuration(Math.floor(position / 1000))} of ${formatDuration(song.seconds)}`}
        aria-valuemin={0}
        aria-valuemax={song.seconds}
        aria-valuenow={Math.floor(position / 1000)}
      >
        <span style={{ inlineSize: `${(position / song.seconds / 10).toFixed(2)}%` }} />
      </span>
    </div>
  );
}

/** A cover, or a note where there is none. */
export function Cover({
  name,
  size,
  round,
  alt = '',
  radius = 4,
}: {
  name: string | null;
  size?: number;
  round?: boolean;
  alt?: string;
  radius?: number;
}) {
  const room =
    size === undefined ? { inlineSize: '100%', aspectRatio: '1' } : { inlineSize: size, blockSize: size };
  return (
    <span className={css['cover']} style={{ ...room, borderRadius: round ? '50%' : radius }}>
      {name ? (
        <Picture name={name} alt={alt} radius={round ? '50%' : radius} />
      ) : (
        <Icon name="music_note" size={size === undefined ? 96 : Math.round(size / 2)} />
      )}
    </span>
  );
}

/** Four covers in one, as a playlist has no picture of its own. */
export function Mosaic({
  covers,
  size,
  radius = 4,
}: {
  covers: readonly (string | null)[];
  size?: number;
  radius?: number;
}) {
  const four = [...new Set(covers.filter(c => c !== null))].slice(0, 4);
  if (four.length < 4)
    return <Cover name={four[0] ?? null} {...(size === undefined ? {} : { size })} radius={radius} />;
  return (
    <span
      className={css['mosaic']}
      style={{
        ...(size === undefined
          ? { inlineSize: '100%', aspectRatio: '1' }
          : { inlineSize: size, blockSize: size }),
        borderRadius: radius,
      }}
      aria-hidden="true"
    >
      {four.map(c => (
        <Picture key={c} name={c!} alt="" />
      ))}
    </span>
  );
}

export function OfflineNotice() {
  const online = useOnline();
  return online ? null : (
    <div className={css['offline']} role="status">
      <Icon name="cloud_off" size={20} />
      <span>You’re offline. Downloads and files on this phone can be played.</span>
    </div>
  );
}

/** The picture of a list that makes itself. */
export function Glyph({ kind, size }: { kind: 'liked' | 'downloads' | 'files'; size: number }) {
  const icon =
    kind === 'liked'
      ? ('favorite' as const)
      : kind === 'downloads'
        ? ('download' as const)
        : ('folder' as const);
  return (
    <span
      className={css['glyph']}
      data-kind={kind}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon name={icon} filled size={Math.round(size * 0.45)} />
    </span>
  );
}

/** Words over a part of a screen, larger than the kit's. */
export const Heading = (props: ComponentProps<typeof SectionHeader>) => (
  <SectionHeader {...props} className={css['heading']!} />
);
