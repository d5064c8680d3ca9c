import { useBack } from '../../../src/sdk/react/back.ts';
import { formatDuration } from '../../../src/sdk/core/format.ts';
import { Icon, Picture, Screen } from './kit.ts';
import { Night } from './Night.tsx';
import { Viewfinder } from './Viewfinder.tsx';
import { useAct, useCamera } from './hooks.ts';
import css from './review.module.css';
import common from './camera.module.css';

/** The viewfinder for another app: what was taken is looked at first, and handed over or taken again. */
function Capture({ kind }: { kind: 'photo' | 'video' }) {
  const { pending } = useCamera();
  const act = useAct();
  useBack(pending !== null, () => act.retake());
  if (!pending) return <Viewfinder only={kind} />;
  return (
    <Night>
      <Screen
        bleed
        dark
        scroll={false}
        background="#000"
        label={`Use this ${kind}?`}
        className={common['screen']}
      >
        <div className={css['confirm']}>
          <div className={css['taken']}>
            <Picture name={pending.picture} alt={pending.description} fit="contain" />
            {kind === 'video' && (
              <span className={css['length']}>
                <Icon name="play_arrow" filled size={16} />
                <span dir="ltr">{formatDuration(pending.duration / 1000)}</span>
              </span>
            )}
          </div>
          <div className={css['answers']}>
            <button type="button" data-rid="retake" onClick={() => act.retake()}>
              <Icon name="replay" />
              <span>Retake</span>
            </button>
            <button type="button" data-rid="ok" onClick={() => act.accept()}>
              <Icon name="check" />
              <span>OK</span>
            </button>
          </div>
        </div>
      </Screen>
    </Night>
  );
}

export const CapturePhoto = () => <Capture kind="photo" />;
export const CaptureVideo = () => <Capture kind="video" />;
