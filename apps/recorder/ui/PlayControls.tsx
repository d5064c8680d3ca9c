import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, Menu, Slider } from './kit.ts';
import { timeWords } from '../formats.ts';
import { type Item } from '../select.ts';
import { SPEEDS } from '../state.ts';
import { useAct, useApp } from './hooks.ts';
import css from './player.module.css';
import { usePosition } from './position.ts';

const speedWords = (speed: number): string => `${speed / 100}×`;

/** The player's controls: a seek bar and buttons. */
export function Controls({ item }: { item: Item }) {
  const { at, plays, seek } = usePosition(item);
  const { speed, repeat, skipSilence } = useApp(s => s.playback);
  const [choosing, setChoosing] = useScreenState('speeds', false);
  const act = useAct();
  const file = item.id;
  const { duration } = item.file.media;
  const second = (ms: number) => Math.round(ms / 1000);
  return (
    <div className={css['controls']}>
      <div className={css['line']}>
        <Slider
          label="Position"
          rid="position"
          min={0}
          max={Math.max(1, second(duration))}
          value={second(at)}
          onChange={s => seek(Math.min(duration, s * 1000), false)}
          onCommit={s => seek(Math.min(duration, s * 1000), true)}
          format={s => `${timeWords(s * 1000)} of ${timeWords(duration)}`}
        />
      </div>
      <div className={css['times']}>
        <span dir="ltr">{timeWords(at)}</span>
        <span dir="ltr">{timeWords(duration)}</span>
      </div>
      <div className={css['buttons']}>
        <button
          type="button"
          className={css['option']}
          data-on={speed === 100 ? undefined : ''}
          aria-label={`${speedWords(speed)}, speed`}
          data-rid="speed"
          onClick={() => setChoosing(true)}
        >
          <b dir="ltr">{speedWords(speed)}</b>
        </button>
        <IconButton
          icon="replay_10"
          label="Back 10 seconds"
          size={30}
          onClick={() => act.skip({ file, by: -10_000 })}
        />
        <button
          type="button"
          className={css['play']}
          aria-label={plays ? 'Pause' : 'Play'}
          onClick={() => (plays ? act.pause() : act.play({ file }))}
        >
          <Icon name={plays ? 'pause' : 'play_arrow'} size={36} filled />
        </button>
        <IconButton
          icon="forward_10"
          label="Forward 10 seconds"
          size={30}
          onClick={() => act.skip({ file, by: 10_000 })}
        />
        <IconButton
          icon="repeat"
          label="Repeat"
          selected={repeat}
          {...(repeat ? { className: css['lit']! } : {})}
          onClick={() => act.setRepeat({ on: !repeat })}
        />
      </div>
      <Menu
        open={choosing}
        label="Speed"
        anchor="bottom-start"
        onClose={() => setChoosing(false)}
        items={[
          ...SPEEDS.map(s => ({
            label: speedWords(s),
            checked: s === speed,
            onClick: () => {
              setChoosing(false);
              act.setSpeed({ speed: s });
            },
          })),
          {
            label: 'Skip silence',
            checked: skipSilence,
            divider: true,
            onClick: () => {
              setChoosing(false);
              act.setSkipSilence({ on: !skipSilence });
            },
          },
        ]}
      />
    </div>
  );
}
