import {
  useFieldText,
  useFields,
  useAppText,
  useFormat,
  usePhone,
  useNow,
  useScreenState,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { formatDuration, type Formats } from '../../sdk/core/format.ts';
import { Avatar } from '../../sdk/react/kit/Avatar.tsx';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { IconButton } from '../../sdk/react/kit/buttons.tsx';
import { Progress } from '../../sdk/react/kit/display.tsx';
import { TextField } from '../../sdk/react/kit/field.tsx';
import { channelIcon } from '../status/icons.ts';
import { useShellWords } from '../phone-words.ts';
import type { Translate } from '../../sdk/core/words/words.ts';
import type { words } from '../words.ts';
import css from './shade.module.css';

/** How long ago, as the shade says it. */
function ago(now: number, at: number, t: Translate<typeof words>, f: Formats): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return t('justNow');
  if (minutes < 60) return t('minutesAgo', { count: minutes });
  if (minutes < 720) return t('hoursAgo', { count: Math.floor(minutes / 60) });
  return f.time(at);
}

/** Time that runs: since a moment, or until it; past it with a minus. */
function counted(now: number, { at, down }: { at: number; down: boolean }): string {
  const seconds = Math.floor((down ? at - now + 999 : now - at) / 1_000);
  return seconds < 0 ? `−${formatDuration(-seconds)}` : formatDuration(seconds);
}

/** One notification: app, time, title, text, its buttons and an inline reply. Its own state is in the surface `note:<id>`. */
export function NotificationCard({ id, floating = false }: { id: string; floating?: boolean }) {
  const t = useShellWords();
  const n = usePhone(p => p.os.notifications[id]);
  const now = useNow();
  const f = useFormat();
  const textOf = useAppText();
  const system = useSystem();
  const fields = useFields();
  const [open, setOpen] = useScreenState('open', floating);
  const [reply, setReply] = useScreenState<string | null>('reply', null);
  const text = useFieldText('reply');
  if (!n) return null;
  const app = n.app === 'system' ? t('system') : textOf(n.app);
  const long = n.text.length > 42 || n.actions.length > 0 || (n.lines?.length ?? 0) > 1;
  const send = () => {
    if (!reply || text.trim() === '') return;
    system.runNotificationAction({ id, button: reply, text: text.trim() });
    fields.set('reply', '');
    setReply(null);
  };
  return (
    <div
      className={css['card']}
      data-app={n.app}
      role="group"
      aria-label={t('notificationFrom', { app, title: n.title })}
    >
      <button
        type="button"
        className={css['cardBody']}
        data-rid="notification"
        data-key={id}
        onClick={() => system.openNotification({ id })}
      >
        {n.picture ? (
          <Avatar name={n.title} picture={n.picture} size={40} />
        ) : (
          <span className={css['appMark']}>
            <Icon name={channelIcon(n.app)} filled size={20} />
          </span>
        )}
        <span className={css['cardText']}>
          <span className={css['cardHead']}>
            <span>{app}</span>
            <span aria-hidden="true">·</span>
            <span>{n.counts ? counted(now, n.counts) : ago(now, n.at, t, f)}</span>
          </span>
          <span className={css['cardTitle']} dir="auto">
            {n.title}
          </span>
          {open && n.lines ? (
            n.lines.slice(-6).map((line, i) => (
              <span key={i} className={css['cardLine']} dir="auto">
                {line}
              </span>
            ))
          ) : (
            <span className={open ? css['cardLine'] : css['cardShort']} dir="auto">
              {n.text}
            </span>
          )}
          {n.progress !== undefined && <Progress value={n.progress} label={t('progress')} />}
        </span>
      </button>
      {long && (
        <span className={css['expand']}>
          <IconButton
            icon={open ? 'keyboard_arrow_up' : 'keyboard_arrow_down'}
            label={open ? t('collapse') : t('expand')}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
      {open && n.actions.length > 0 && reply === null && (
        <div className={css['cardActions']}>
          {n.actions.map(a => (
            <button
              type="button"
              key={a.id}
              data-rid={`action-${a.id}`}
              onClick={() => (a.reply ? setReply(a.id) : system.runNotificationAction({ id, button: a.id }))}
            >
              {a.label}
            </button>
          ))}
        </div>
      )}
      {reply !== null && (
        <div className={css['reply']}>
          <TextField
            name="reply"
            label={t('reply')}
            variant="filled"
            enterKey="send"
            onEnter={send}
            capitalise
          />
          <IconButton icon="send" label={t('sendReply')} disabled={text.trim() === ''} onClick={send} />
        </div>
      )}
    </div>
  );
}
