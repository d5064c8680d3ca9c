import type { ReactNode } from 'react';
import { Icon, IconButton } from './kit.ts';
import { isPlaying } from '../select.ts';
import { useAct, useMusic } from './hooks.ts';
import css from './lists.module.css';
import common from './music.module.css';

export interface ListHeadProps {
  art: ReactNode;
  title: string;
  kind?: string;
  text?: string;
  meta?: ReactNode;
  source: string;
  count: number;
  actions?: ReactNode;
  /** The name stands in the app bar already. */ plain?: boolean;
}

/** What a list is, with its picture, and the ways to play it. */
export function ListHead({ art, title, kind, text, meta, source, count, actions }: ListHeadProps) {
  return (
    <div className={css['head']}>
      <div className={css['headArt']}>{art}</div>
      <div className={css['headTitle']} role="heading" aria-level={1} dir="auto">
        {title}
      </div>
      {text && (
        <div className={css['headText']} dir="auto">
          {text}
        </div>
      )}
      <div className={css['headMeta']}>
        {kind && <span dir="auto">{kind}</span>}
        {meta}
      </div>
      <div className={css['headRow']}>
        {actions}
        <span className={css['gap']} />
        <PlayButtons source={source} count={count} />
      </div>
    </div>
  );
}

/** Shuffle, and a large button that plays a list or pauses it. */
export function PlayButtons({ source, count }: { source: string; count: number }) {
  const state = useMusic();
  const act = useAct();
  const here = state.player.source === source && state.player.current !== null;
  const playing = here && isPlaying(state);
  const { shuffle } = state.player;
  return (
    <>
      <IconButton
        icon="shuffle"
        label="Shuffle"
        selected={shuffle}
        {...(shuffle ? { className: common['mint']! } : {})}
        onClick={() => act.setShuffle({ on: !shuffle })}
      />
      <button
        type="button"
        className={css['bigPlay']}
        aria-label={playing ? 'Pause this list' : 'Play this list'}
        disabled={count === 0}
        onClick={() => (playing ? act.pause() : here ? act.resume() : act.play({ source }))}
      >
        <Icon name={playing ? 'pause' : 'play_arrow'} filled size={32} />
      </button>
    </>
  );
}

/** Keeps a list's tracks on the phone, or takes them off it. */
export function DownloadButton({ tracks }: { tracks: readonly string[] }) {
  const state = useMusic();
  const act = useAct();
  const streamed = tracks.filter(t => state.tracks[t]);
  const kept = streamed.filter(t => state.downloads[t]);
  const all = streamed.length > 0 && kept.length === streamed.length;
  const coming = all && kept.some(t => !state.downloads[t]!.done);
  return (
    <IconButton
      icon={coming ? 'downloading' : all ? 'download_done' : 'download'}
      label={coming ? 'Downloading' : all ? 'Remove downloads' : 'Download all'}
      selected={all}
      disabled={streamed.length === 0}
      {...(all ? { className: common['mint']! } : {})}
      onClick={() =>
        all ? act.removeDownloads({ tracks: [...streamed] }) : act.download({ tracks: [...streamed] })
      }
    />
  );
}
