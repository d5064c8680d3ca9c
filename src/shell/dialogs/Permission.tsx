import { useAppText, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import type { IconName } from '../../sdk/react/icons.ts';
import { USE_PERMISSIONS, type Dialog, type Grant, type Permission } from '../../state/phone/index.ts';
import { useShellWords } from '../phone-words.ts';
import { type words } from '../words.ts';
import css from './dialogs.module.css';

const PROMPTS = {
  contacts: { icon: 'contacts', ask: 'allowContacts' },
  photos: { icon: 'photo_library', ask: 'allowPhotos' },
  files: { icon: 'folder', ask: 'allowFiles' },
  microphone: { icon: 'mic', ask: 'allowMicrophone' },
  camera: { icon: 'photo_camera', ask: 'allowCamera' },
  location: { icon: 'location_on', ask: 'allowLocation' },
  notifications: { icon: 'notifications', ask: 'allowNotifications' },
  calendar: { icon: 'calendar_today', ask: 'allowCalendar' },
  sms: { icon: 'sms', ask: 'allowSms' },
  phone: { icon: 'call', ask: 'allowPhone' },
} as const satisfies Record<Permission, { icon: IconName; ask: keyof typeof words }>;

/** Asks whether an app may do something: while using it, only this time, or not. */
export function PermissionDialog({ dialog }: { dialog: Dialog }) {
  const t = useShellWords();
  const system = useSystem();
  const prompt = PROMPTS[dialog.permission as Permission];
  const app = useAppText()(dialog.app);
  const answer = (grant: Grant) => () => system.answerPermission({ id: dialog.id, grant });
  return (
    <div className={css['scrim']}>
      <div
        className={css['permission']}
        role="dialog"
        aria-modal="true"
        aria-label={t(prompt.ask, { app, b: parts => parts.join('') })}
      >
        <Icon name={prompt.icon} size={28} />
        <div className={css['question']}>
          {t.rich(prompt.ask, { app, b: parts => <b key="app">{parts}</b> })}
        </div>
        {USE_PERMISSIONS.has(dialog.permission ?? '') ? (
          <>
            <button type="button" data-rid="allow-while-using" onClick={answer('inUse')}>
              {t('whileUsing')}
            </button>
            <button type="button" data-rid="allow-once" onClick={answer('once')}>
              {t('onlyThisTime')}
            </button>
          </>
        ) : (
          <button type="button" data-rid="allow" onClick={answer('always')}>
            {t('allow')}
          </button>
        )}
        <button type="button" data-rid="deny" onClick={answer('never')}>
          {t('dontAllow')}
        </button>
      </div>
    </div>
  );
}
