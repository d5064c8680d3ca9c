import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { Icon, Screen } from './kit.ts';
import { isOutdoor, KINDS } from '../kinds.ts';
import { liveOf } from '../live.ts';
import type { Recording } from '../state.ts';
import { useAct, useApp, useMayLocate, useNav } from './hooks.ts';
import { TypeChips } from './parts.tsx';
import css from './record.module.css';
import common from './fitness.module.css';
import { BELOW, Ground, Round } from './RecordMap.tsx';
import { Running } from './Running.tsx';

function locationProblem(isOn: boolean, isRefused: boolean): string {
  if (!isOn) return 'Location is off. Turn it on to record a track.';
  return isRefused ? 'Milepost may not use the location. Allow it in Settings, under Apps.' : '';
}

/** What is chosen before a recording begins, and why it cannot. */
function Ready() {
  const type = useApp(s => s.type);
  const { on, granted, asked } = useMayLocate();
  const act = useAct();
  const problem = isOutdoor(type) ? locationProblem(on, asked && !granted) : '';
  return (
    <div className={css['panel']} role="group" aria-label="New recording">
      <TypeChips
        value={type}
        onChange={t => {
          if (t) act.chooseType({ type: t });
        }}
      />
      <div className={css['panelNote']} role="status">
        <Icon name={problem ? 'location_off' : isOutdoor(type) ? 'my_location' : 'home'} size={18} />
        <span>
          {problem ||
            (isOutdoor(type) ? 'Ready: the track is recorded' : 'Time and heart rate, without a track')}
        </span>
      </div>
      <div className={css['startRow']}>
        <button
          type="button"
          className={css['startButton']}
          data-rid="start"
          onClick={() => act.startRecording({})}
        >
          <Icon name="play_arrow" filled size={30} />
          <span>{`Start ${KINDS[type].name.toLowerCase()}`}</span>
        </button>
      </div>
    </div>
  );
}

/** Where activities are recorded. It goes on while another app is open. */
export function Record() {
  const recording = useApp(s => s.recording);
  const maxHeart = useApp(s => s.profile.maxHeart);
  const now = usePhone(p =>
    (p.apps['fitness'] as { recording: Recording | null }).recording?.phase === 'running' ? p.clock.now : 0,
  );
  const nav = useNav();
  const live =
    recording && recording.phase !== 'countdown'
      ? liveOf(recording, recording.endedAt ?? now, maxHeart)
      : null;
  return (
    <Screen scroll={false} bleed label="Record">
      <Ground
        recording={recording}
        live={live}
        below={recording && recording.phase !== 'countdown' ? BELOW.live : BELOW.ready}
      />
      <div className={common['back']}>
        <Round icon="arrow_back" label="Back" onClick={() => nav.back()} />
      </div>
      {recording === null ? (
        <Ready />
      ) : (
        <Running
          recording={recording}
          live={
            live ?? {
              time: 0,
              metres: 0,
              speed: 0,
              heart: 0,
              climb: 0,
              point: null,
              standing: false,
              moved: 0,
            }
          }
        />
      )}
    </Screen>
  );
}
