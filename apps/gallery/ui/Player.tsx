import { formatDuration } from '../../../src/sdk/core/format.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { IconButton, Slider } from './kit.ts';
import { useAct, useApp } from './hooks.ts';
import css from './viewer.module.css';

const words = (ms: number): string => formatDuration(Math.floor(ms / 1000));
/** Steps of the line below a video, ms. */
const STEP = 100;

/** What plays, pauses and seeks a video. */
export function Controls({
  item,
  position,
  playing,
}: {
  item: MediaItem;
  position: number;
  playing: boolean;
}) {
  const muted = useApp(s => s.muted);
  const [held, setHeld] = useScreenState<number | null>('seeking', null);
  const act = useAct();
  const { duration } = item.media;
  const at = held ?? position;
  return (
    <div className={css['controls']}>
      <IconButton
        icon={playing ? 'pause' : 'play_arrow'}
        label={playing ? 'Pause' : 'Play'}
        onClick={() => (playing ? act.pause() : act.play({ file: item.id }))}
      />
      <span
        className={css['clock']}
        dir="ltr"
        role="timer"
        aria-label={`${words(at)} of ${words(duration)}`}
        data-rid="position"
      >
        <span aria-hidden="true">{`${words(at)} / ${words(duration)}`}</span>
      </span>
      <span className={css['seek']}>
        <Slider
          label="Position"
          value={Math.min(at, duration)}
          min={0}
          max={Math.max(STEP, duration)}
          step={STEP}
          format={words}
          onChange={setHeld}
          onCommit={value => {
            setHeld(null);
            act.seek({ file: item.id, position: Math.min(duration, Math.round(value)) });
          }}
        />
      </span>
      <IconButton
        icon={muted ? 'volume_off' : 'volume_up'}
        label={muted ? 'Turn sound on' : 'Mute'}
        onClick={() => act.mute({ on: !muted })}
      />
    </div>
  );
}
