import { useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/index.ts';
import type { IconName } from '../../sdk/react/icons.ts';
import { USE_PERMISSIONS, type Dialog, type Grant } from '../../state/phone/index.ts';
import css from './dialogs.module.css';

const PROMPTS: Record<string, { icon: IconName; text: string }> = {
  contacts: { icon: 'contacts', text: 'access your contacts' },
  photos: { icon: 'photo_library', text: 'access photos and videos on this device' },
  files: { icon: 'folder', text: 'access files on this device' },
  microphone: { icon: 'mic', text: 'record audio' },
  camera: { icon: 'photo_camera', text: 'take pictures and record video' },
  location: { icon: 'location_on', text: 'access this device’s location' },
  notifications: { icon: 'notifications', text: 'send you notifications' },
  calendar: { icon: 'calendar_today', text: 'access your calendar' },
  sms: { icon: 'sms', text: 'send and view SMS messages' },
  phone: { icon: 'call', text: 'make and manage phone calls' },
};

/** Asks whether an app may do something: while using it, only this time, or not. */
export function PermissionDialog({ dialog }: { dialog: Dialog }) {
  const { catalogue } = useStore();
  const system = useSystem();
  const prompt = PROMPTS[dialog.permission ?? ''] ?? {
    icon: 'shield',
    text: `use ${dialog.permission}`,
  };
  const name = catalogue.metas.get(dialog.app)?.name ?? dialog.app;
  const answer = (grant: Grant) => () => system.answerPermission({ id: dialog.id, grant });
  return (
    <div className={css['scrim']}>
      <div
        className={css['permission']}
        role="dialog"
        aria-modal="true"
        aria-label={`Allow ${name} to ${prompt.text}?`}
      >
        <Icon name={prompt.icon} size={28} />
        <div className={css['question']}>
          Allow <b>{name}</b> to {prompt.text}?
        </div>
        {USE_PERMISSIONS.has(dialog.permission ?? '') ? (
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
