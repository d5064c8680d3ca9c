import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { isOwn, labelsOf, type Row } from '../select.ts';
import { bareSubject, plain } from '../text.ts';
import { Icon, IconButton, SwipeRow, WindowedList, type SwipeAction } from './kit.ts';
import { Face } from './Face.tsx';
import { useAct, useDates, useFaces, useMail, useNav, usePicked, useScale, useWords } from './hooks.ts';
import { useDone } from './done.tsx';
import type { Swipe } from '../state.ts';
import css from './list.module.css';

/** Points that a row is high where the text has its usual size. */
const ROW = 84;

/** Who takes part in a conversation, the owner as “me”, in the order in which they wrote. */
export function useWho(): (row: Row) => string {
  const state = useMail();
  const faces = useFaces();
  const t = useWords();
  return ({ mails }) => {
    const last = mails.at(-1)!;
    const names = [...new Set(mails.map(m => (m.own ? t('me') : faces(m.sender).name)))];
    if (mails.every(m => m.own)) {
      const to = [...last.to, ...last.cc].map(p => (isOwn(state, p.address) ? t('me') : faces(p).name));
      return t('toWhom', { names: to.join(', ') });
    }
    const short = names.length > 1 ? names.map(n => n.split(' ')[0]!) : names;
    return mails.length > 1 ? `${short.join(', ')} ${mails.length}` : short.join(', ');
  };
}

/** The words below the subject. */
export const snippet = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').slice(0, 120);

export function Labels({ labels }: { labels: readonly string[] }) {
  const state = useMail();
  return labelsOf(state)
    .filter(l => labels.includes(l.id))
    .map(l => (
      <span key={l.id} className={css['label']} data-colour={l.colour} dir="auto">
        {l.name}
      </span>
    ));
}

function Words({ row, folder }: { row: Row; folder: string }) {
  const t = useWords();
  const dates = useDates();
  const who = useWho();
  const { thread, last, unread, at } = row;
  const time =
    folder === 'snoozed' && thread.snoozedUntil !== null
      ? t('backAt', { when: dates.moment(thread.snoozedUntil) })
      : dates.when(at);
  return (
    <span className={css['words']}>
      <span className={css['line']}>
        {unread && <span className={css['dot']} role="img" aria-label={t('unreadMark')} />}
        <span className={css['who']} dir="auto">
          {who(row)}
        </span>
        {last.attachments.length > 0 && <Icon name="attach_file" size={16} />}
        {last.invitation && <Icon name="event" size={16} />}
        <span className={css['when']} dir="auto">
          {time}
        </span>
      </span>
      <span className={css['subject']} dir="auto">
        {last.subject === '' ? t('noSubject') : last.subject}
      </span>
      <span className={css['snippet']} dir="auto">
        <Labels labels={thread.labels} />
        <span>{snippet(last.text)}</span>
      </span>
    </span>
  );
}

/** One conversation of a list: a tap opens it, a long press picks it, a swipe does what the settings say. */
function OneRow({
  row,
  folder,
  onSnooze,
}: {
  row: Row;
  folder: string;
  onSnooze: (threads: string[]) => void;
}) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { settings } = useMail();
  const [picked, setPicked] = usePicked();
  const done = useDone();
  const is = picked?.includes(row.id) ?? false;
  const toggle = () => setPicked(is ? picked!.filter(id => id !== row.id) : [...(picked ?? []), row.id]);
  const ref = useGesture({ onLongPress: toggle });
  const { thread, last } = row;
  const subject = bareSubject(last.subject) || t('noSubject');
  const swipe = (does: Swipe): SwipeAction | undefined => {
    if (picked !== null || does === 'none' || thread.binnedAt !== null) return undefined;
    if (does === 'delete')
      return { label: t('delete'), icon: 'delete', danger: true, onSwipe: () => done.remove([row.id]) };
    if (does === 'snooze') return { label: t('snooze'), icon: 'snooze', onSwipe: () => onSnooze([row.id]) };
    if (does === 'read')
      return {
        label: row.unread ? t('markRead') : t('markUnread'),
        icon: row.unread ? 'drafts' : 'mark_email_unread',
        onSwipe: () => act.markRead({ threads: [row.id], read: row.unread }),
      };
    return thread.place === 'inbox'
      ? { label: t('archive'), icon: 'archive', onSwipe: () => done.move([row.id], 'archive') }
      : { label: t('moveToInbox'), icon: 'inbox', onSwipe: () => done.move([row.id], 'inbox') };
  };
  const [start, end] = [swipe(settings.swipeStart), swipe(settings.swipeEnd)];
  return (
    <SwipeRow id={`swipe-${row.id}`} {...(start ? { start } : {})} {...(end ? { end } : {})}>
      <div className={css['row']} data-unread={row.unread || undefined} data-picked={is || undefined}>
        <button
          type="button"
          ref={ref}
          className={css['main']}
          aria-pressed={picked === null ? undefined : is}
          data-key={row.id}
          data-rid="thread"
          onClick={() => (picked === null ? nav.push('/thread/:thread', { thread: row.id }) : toggle())}
        >
          <Face person={row.mails.findLast(m => !m.own)?.sender ?? last.to[0] ?? last.sender} picked={is} />
          <Words row={row} folder={folder} />
        </button>
        <IconButton
          icon="star"
          selected={thread.starred}
          className={css['star']!}
          label={t(thread.starred ? 'unstarIt' : 'starIt', { subject })}
          rid={`star-${row.id}`}
          onClick={() => act.star({ threads: [row.id], on: !thread.starred })}
        />
      </div>
    </SwipeRow>
  );
}

/** Conversations, newest first. */
export function Rows({
  rows,
  folder,
  onSnooze,
  footer = 0,
}: {
  rows: readonly Row[];
  folder: string;
  onSnooze: (threads: string[]) => void;
  /** Points that stay free below the last. */ footer?: number;
}) {
  const scale = useScale();
  return (
    <WindowedList
      name="rows"
      count={rows.length}
      rowHeight={Math.round(ROW * scale)}
      render={i => <OneRow key={rows[i]!.id} row={rows[i]!} folder={folder} onSnooze={onSnooze} />}
      footer={<div style={{ blockSize: footer }} />}
    />
  );
}
