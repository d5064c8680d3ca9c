import { useGesture } from '../../sdk/react/gestures.ts';
import {
  SurfaceContext,
  useFieldText,
  useFields,
  useFormat,
  useAppText,
  useNow,
  usePhone,
  useScreenState,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { Button, Icon, TextField } from '../../sdk/react/kit/index.ts';
import { Wallpaper } from '../Wallpaper.tsx';
import { channelIcon } from '../status/icons.ts';
import { useShellWords } from '../phone-words.ts';
import css from './lock.module.css';

const SURFACE = { id: 'lock', app: 'systemui' };

/** The lock screen: time, notifications as the settings allow, then swipe, PIN or password. */
export function LockScreen() {
  return (
    <SurfaceContext value={SURFACE}>
      <Lock />
    </SurfaceContext>
  );
}

function Lock() {
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
        <Ask kind={lock.kind} onBack={() => setAsking(false)} />
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

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

function Ask({ kind, onBack }: { kind: string; onBack: () => void }) {
  const t = useShellWords();
  const system = useSystem();
  const fields = useFields();
  const text = useFieldText('secret');
  const [pin, setPin] = useScreenState('pin', '');
  if (kind === 'password') {
    return (
      <div className={css['ask']}>
        <div className={css['askTitle']}>{t('enterPassword')}</div>
        <TextField
          name="secret"
          label={t('password')}
          password
          variant="filled"
          enterKey="done"
          onEnter={secret => {
            system.unlock({ secret });
            fields.set('secret', '');
          }}
        />
        <Button
          variant="filled"
          disabled={!text}
          onClick={() => {
            system.unlock({ secret: text });
            fields.set('secret', '');
          }}
        >
          {t('unlock')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css['ask']}>
      <div className={css['askTitle']}>{t('enterPin')}</div>
      <div className={css['dots']} role="img" aria-label={t('digitsEntered', { count: pin.length })}>
        {[...pin].map((_, i) => (
          <i key={i} />
        ))}
      </div>
      <div className={css['pad']}>
        {DIGITS.map(d => (
          <button type="button" key={d} onClick={() => setPin(p => (p + d).slice(0, 16))}>
            {d}
          </button>
        ))}
        <button type="button" aria-label={t('delete')} onClick={() => setPin(p => p.slice(0, -1))}>
          <Icon name="backspace" />
        </button>
        <button type="button" onClick={() => setPin(p => (p + '0').slice(0, 16))}>
          0
        </button>
        <button
          type="button"
          aria-label={t('enter')}
          onClick={() => {
            system.unlock({ secret: pin });
            setPin('');
          }}
        >
          <Icon name="check" />
        </button>
      </div>
      <button type="button" className={css['hint']} onClick={onBack}>
        {t('back')}
      </button>
    </div>
  );
}
