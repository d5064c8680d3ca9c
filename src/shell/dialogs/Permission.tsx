import { useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/index.ts';
import type { IconName } from '../../sdk/react/icons.ts';
import type { Dialog, Grant } from '../../state/phone/index.ts';
import css from './dialogs.module.css';

const WORDS: Record<string, { icon: IconName; text: string; use: boolean }> = {
  contacts: { icon: 'contacts', text: 'access your contacts', use: false },
  photos: { icon: 'photo_library', text: 'access photos and videos on this device', use: false },
  files: { icon: 'folder', text: 'access files on this device', use: false },
  microphone: { icon: 'mic', text: 'record audio', use: true },
  camera: { icon: 'photo_camera', text: 'take pictures and record video', use: true },
  location: { icon: 'location_on', text: 'access this device’s location', use: true },
  notifications: { icon: 'notifications', text: 'send you notifications', use: false },
  calendar: { icon: 'calendar_today', text: 'access your calendar', use: false },
  sms: { icon: 'sms', text: 'send and view SMS messages', use: false },
  phone: { icon: 'call', text: 'make and manage phone calls', use: false },
};

/** Asks whether an app may do something: while using it, only this time, or not. */
export function PermissionDialog({ dialog }: { dialog: Dialog }) {
  const { catalogue } = useStore();
  const system = useSystem();
  const words = WORDS[dialog.permission ?? ''] ?? {
    icon: 'shield',
    text: `use ${dialog.permission}`,
    use: false,
  };
  const name = catalogue.metas.get(dialog.app)?.name ?? dialog.app;
  const answer = (grant: Grant) => () => system.answerPermission({ id: dialog.id, grant });
  return (
    <div className={css['scrim']}>
      <div
        className={css['permission']}
        role="dialog"
        aria-modal="true"
        aria-label={`Allow ${name} to ${words.text}?`}
      >
        <Icon name={words.icon} size={28} />
        <div className={css['question']}>
          Allow <b>{name}</b> to {words.text}?
        </div>
        {words.use ? (
          <>
            <button type="button" data-rid="allow-while-using" onClick={answer('inUse')}>
              While using the app
            </button>
            <button type="button" data-rid="allow-once" onClick={answer('once')}>
              Only this time
            </button>
          </>
        ) : (
          <button type="button" data-rid="allow" onClick={answer('always')}>
            Allow
          </button>
        )}
        <button type="button" data-rid="deny" onClick={answer('never')}>
          Don’t allow
        </button>
      </div>
    </div>
  );
}
