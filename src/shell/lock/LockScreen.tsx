import { useGesture } from '../../sdk/react/gestures.ts';
import {
  SurfaceContext,
  useFormat,
  useAppText,
  useNow,
  usePhone,
  useScreenState,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { Later } from '../Later.tsx';
import type { PanelSource } from '../screens.ts';
import { Wallpaper } from '../Wallpaper.tsx';
import { channelIcon } from '../status/icons.ts';
import { useShellWords } from '../phone-words.ts';
import css from './lock.module.css';

const SURFACE = { id: 'lock', app: 'systemui' };

/** The lock screen: time, notifications as the settings allow, then swipe, PIN or password. */
export function LockScreen({ apps }: { apps: PanelSource }) {
  return (
    <SurfaceContext value={SURFACE}>
      <Lock apps={apps} />
    </SurfaceContext>
  );
}

function Lock({ apps }: { apps: PanelSource }) {
  const t = useShellWords();
  const now = useNow();
  const f = useFormat();
  const textOf = useAppText();
  const lock = usePhone(p => p.os.settings.lock);
  const notes = usePhone(p =>
    JSON.stringify(
      p.os.settings.lock.showNotifications === 'none'
        ? []
        : Object.entries(p.os.notifications)
            .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
            .slice(0, 4)
            .map(([id, n]) => ({ id, app: n.app, title: n.title, text: n.text })),
    ),
  );
  const [asking, setAsking] = useScreenState('asking', false);
  const system = useSystem();
  const open = () => (lock.kind === 'pin' || lock.kind === 'password' ? setAsking(true) : system.unlock({}));
  const ref = useGesture({
    drag: {
      axis: 'y',
      onMove: () => {},
      onEnd: p => {
        if (p.dy < -80) open();
      },
    },
  });
  return (
    <div
      className={css['lock']}
      data-layer="lock"
      data-app="systemui"
      role="dialog"
      aria-modal="true"
      aria-label={t('lockScreen')}
      ref={ref}
    >
      <Wallpaper className={css['wallpaper']} />
      {asking ? (
        <Later apps={apps} draw={({ Ask }) => <Ask kind={lock.kind} onBack={() => setAsking(false)} />} />
      ) : (
        <>
          <div className={css['time']}>{f.time(now)}</div>
          <div className={css['date']}>{f.day(now)}</div>
          <div className={css['notes']}>
            {(JSON.parse(notes) as { id: string; app: string; title: string; text: string }[]).map(n => (
              <div key={n.id} className={css['note']} data-key={n.id}>
                <Icon name={channelIcon(n.app)} filled size={20} />
                <div>
                  <div className={css['noteTitle']}>
                    {lock.showNotifications === 'discreet' ? textOf(n.app) : n.title}
                  </div>
                  <div className={css['noteText']}>
                    {lock.showNotifications === 'discreet' ? t('contentHidden') : n.text}
                  </div>
                </div>
              </div>
            ))}
          </div>
          {lock.fingerprint && <Fingerprint />}
          <button type="button" className={css['hint']} onClick={open}>
            {t('swipeToUnlock')}
          </button>
        </>
      )}
    </div>
  );
}

/** The sensor under the glass: a finger held on it for a moment, or a tap, unlocks. */
function Fingerprint() {
  const t = useShellWords();
  const system = useSystem();
  const unlock = () => system.unlock({ finger: true });
  const ref = useGesture({ onLongPress: unlock });
  return (
    <button
      type="button"
      ref={ref}
      className={css['sensor']}
      aria-label={t('fingerprintSensor')}
      data-rid="fingerprint"
      onClick={unlock}
    >
      <Icon name="fingerprint" size={36} />
    </button>
  );
}
