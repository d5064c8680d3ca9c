import { useDevice } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, Picture } from './kit.ts';
import { rollOf } from '../select.ts';
import type { Mode } from '../state.ts';
import { useAct, useCamera, useGranted, useNav } from './hooks.ts';
import css from './controls.module.css';
import common from './camera.module.css';

const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'night', label: 'Night' },
  { id: 'photo', label: 'Photo' },
  { id: 'video', label: 'Video' },
];

/** Modes, and the row with the shutter. `only`: another app waits for a photo or a video. */
export function Controls({ only }: { only?: 'photo' | 'video' }) {
  const s = useCamera();
  const granted = useGranted();
  const act = useAct();
  const nav = useNav();
  const video = s.mode === 'video';
  const modes = MODES.filter(m => !only || (m.id === 'video') === (only === 'video'));
  const busy = s.recording !== null || s.countdown !== null;
  const idleLabel = video ? 'Start recording' : 'Take photo';
  const busyLabel = s.countdown ? 'Cancel timer' : 'Stop recording';
  const label = s.countdown || s.recording ? busyLabel : idleLabel;
  return (
    <div className={common['controls']}>
      <div className={common['modes']} data-busy={busy || undefined} role="tablist" aria-label="Mode">
        {modes.length > 1 &&
          !busy &&
          modes.map(m => (
            <button
              key={m.id}
              type="button"
              role="tab"
              aria-selected={s.mode === m.id}
              data-rid={`mode-${m.id}`}
              onClick={() => act.setMode({ mode: m.id })}
            >
              <span>{m.label}</span>
            </button>
          ))}
      </div>
      <div className={common['row']}>
        <div className={css['side']}>
          {s.recording ? (
            <IconButton
              icon={s.recording.since === null ? 'play_arrow' : 'pause'}
              label={s.recording.since === null ? 'Resume recording' : 'Pause recording'}
              filled
              className={css['round']}
              onClick={() => (s.recording!.since === null ? act.resumeRecording() : act.pauseRecording())}
            />
          ) : only ? (
            <IconButton icon="close" label="Cancel" className={css['round']} onClick={() => nav.back()} />
          ) : (
            !s.countdown && <Thumbnail />
          )}
        </div>
        <button
          type="button"
          className={css['shutter']}
          data-mode={s.mode}
          data-on={s.recording ? '' : undefined}
          data-count={s.countdown ? '' : undefined}
          aria-label={label}
          data-rid="shutter"
          disabled={!granted}
          onClick={() => act.shutter()}
        >
          <span className={css['disc']}>{s.countdown && <Icon name="close" size={32} />}</span>
        </button>
        <div className={css['side']}>
          {!busy && (
            <IconButton
              icon="cameraswitch"
              label={s.facing === 'back' ? 'Switch to front camera' : 'Switch to back camera'}
              rid="flip"
              filled
              className={css['round']}
              onClick={() => act.flip({})}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Thumbnail() {
  const newest = useDevice(d => rollOf(d.storage.files)[0]);
  const act = useAct();
  return (
    <button
      type="button"
      className={css['thumbnail']}
      aria-label={
        newest
          ? `Last ${newest.media.kind === 'video' ? 'video' : 'photo'}, ${newest.media.description}`
          : 'No photos yet'
      }
      data-rid="last-picture"
      onClick={() => act.openRoll()}
    >
      {newest?.media.picture ? <Picture name={newest.media.picture} alt="" /> : <Icon name="photo_library" />}
      {newest?.media.kind === 'video' && (
        <span className={css['isVideo']} aria-hidden="true">
          <Icon name="play_arrow" filled size={20} />
        </span>
      )}
    </button>
  );
}
