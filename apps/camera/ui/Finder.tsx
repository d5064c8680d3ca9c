import { useBack } from '../../../src/sdk/react/back.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, Picture, Slider } from './kit.ts';
import { formatDuration } from '../../../src/sdk/core/format.ts';
import { ranOf, secondsLeft, ZOOMS, zoomStep, zoomWords } from '../select.ts';
import type { Settings } from '../state.ts';
import { useAct, useCamera, useGranted, useNow, useScene } from './hooks.ts';
import css from './finder.module.css';
import common from './camera.module.css';

const GRID: Record<Settings['grid'], readonly number[]> = {
  off: [],
  thirds: [100 / 3, 200 / 3],
  square: [25, 50, 75],
  golden: [38.2, 61.8],
};

function Grid({ kind }: { kind: Settings['grid'] }) {
  if (kind === 'off') return null;
  return (
    <div className={css['grid']} aria-hidden="true" data-grid={kind}>
      {GRID[kind].map(at => (
        <span key={`x${at}`} data-x="" style={{ insetInlineStart: `${at}%` }} />
      ))}
      {GRID[kind].map(at => (
        <span key={`y${at}`} style={{ insetBlockStart: `${at}%` }} />
      ))}
    </div>
  );
}

/** What the lens sees, with lines, focus and what counts over it. */
export function Finder() {
  const s = useCamera();
  const seen = useScene();
  const granted = useGranted();
  const [at, setFocus] = useScreenState<{ x: number; y: number; lens: string } | null>('focus', null);
  // What was in focus is so for this lens and mode only.
  const lens = `${s.facing} ${s.mode}`;
  const focus = at?.lens === lens && !s.countdown ? at : null;
  const act = useAct();
  useBack(focus !== null, () => setFocus(null));
  const touch = useGesture({
    onTapAt: ({ x, y, rect }) =>
      setFocus({
        x: Math.round((100 * (x - rect.left)) / rect.width),
        y: Math.round((100 * (y - rect.top)) / rect.height),
        lens,
      }),
    onPinch: ({ scale }) => act.setZoom({ zoom: s.zoom * scale }),
  });
  if (!granted) {
    return (
      <div className={css['denied']}>
        <Icon name="photo_camera" size={40} />
        <span className={css['deniedTitle']}>Camera needs your permission</span>
        <span>Allow it to use the camera, so that it can take photos and videos.</span>
        <Button variant="tonal" onClick={() => act.askCamera()}>
          Allow camera
        </Button>
      </div>
    );
  }
  const ratio = s.mode === 'video' ? '16:9' : s.settings.ratio;
  return (
    <div className={common['frame']} data-ratio={ratio} data-dim={s.countdown?.hold || undefined}>
      <div
        ref={touch}
        className={common['seen']}
        role="img"
        aria-label={`Viewfinder: ${seen.description}`}
        data-rid="viewfinder"
      >
        <Picture name={seen.picture} alt="" />
      </div>
      <Grid kind={s.settings.grid} />
      {focus && (
        <span
          className={css['ring']}
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        />
      )}
      <Countdown />
      <div className={css['over']}>
        {focus && (
          <div className={css['exposure']}>
            <Icon name="light_mode" size={20} />
            <Slider
              label="Exposure"
              value={s.exposure}
              min={-4}
              max={4}
              onChange={exposure => act.setExposure({ exposure })}
              format={v => `${v > 0 ? '+' : ''}${v / 2} EV`}
            />
          </div>
        )}
        <Zoom />
      </div>
    </div>
  );
}

function Zoom() {
  const zoom = useCamera().zoom;
  const facing = useCamera().facing;
  const act = useAct();
  const at = zoomStep(facing, zoom);
  return (
    <div className={css['zoom']} role="radiogroup" aria-label="Zoom">
      {ZOOMS[facing].map(z => (
        <button
          key={z}
          type="button"
          role="radio"
          aria-checked={z === at}
          data-rid={`zoom-${String(z).replace('.', '-')}`}
          onClick={() => act.setZoom({ zoom: z })}
        >
          <span dir="ltr">{z === at ? zoomWords(zoom) : zoomWords(z)}</span>
        </button>
      ))}
    </div>
  );
}

function Countdown() {
  const { countdown } = useCamera();
  const now = useNow();
  if (!countdown) return null;
  const left = secondsLeft(countdown.endsAt, now);
  return (
    <div
      className={css['countdown']}
      role="timer"
      aria-label={countdown.hold ? `Hold still, ${left} s` : `${left} s`}
    >
      <span className={css['count']}>{left}</span>
      {countdown.hold && <span className={css['hold']}>Hold still</span>}
    </div>
  );
}

/** How long the video runs already. */
export function Counter() {
  const { recording } = useCamera();
  const now = useNow();
  if (!recording) return null;
  const words = formatDuration(Math.floor(ranOf(recording, now) / 1000));
  const paused = recording.since === null;
  return (
    <div
      className={common['counter']}
      data-paused={paused || undefined}
      role="timer"
      aria-label={`${words} ${paused ? 'paused' : 'recorded'}${recording.sound ? '' : ', without sound'}`}
      data-rid="counter"
    >
      {paused ? <Icon name="pause" filled size={16} /> : <span className={css['dot']} aria-hidden="true" />}
      <span dir="ltr">{words}</span>
      {!recording.sound && <Icon name="mic_off" size={16} />}
    </div>
  );
}
