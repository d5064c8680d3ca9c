import { useBack } from '../../../src/sdk/react/back.ts';
import { Screen } from './kit.ts';
import { Controls } from './Controls.tsx';
import { Finder } from './Finder.tsx';
import { Night } from './Night.tsx';
import { Options } from './Options.tsx';
import { useAct, useCamera, useLandscape } from './hooks.ts';
import css from './camera.module.css';

/** The camera itself; `only` where another app waits for a photo or a video. */
export function Viewfinder({ only }: { only?: 'photo' | 'video' }) {
  const s = useCamera();
  const landscape = useLandscape();
  const act = useAct();
  // Back first stops what counts; a video that runs is ended and kept.
  useBack(s.countdown !== null, () => act.cancelTimer());
  useBack(s.recording !== null, () => act.stopRecording());
  return (
    <Night>
      <Screen
        bleed
        dark
        scroll={false}
        background="#000"
        label={only ? `Take a ${only}` : 'Camera'}
        className={css['screen']}
      >
        <div
          className={css['view']}
          data-landscape={landscape || undefined}
          data-ratio={s.mode === 'video' ? '16:9' : s.settings.ratio}
        >
          <div className={css['stage']}>
            <Finder />
          </div>
          <Options />
          <Controls {...(only ? { only } : {})} />
        </div>
      </Screen>
    </Night>
  );
}
