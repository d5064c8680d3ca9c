import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { useScreenArgs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { ConfirmDialog, EmptyState, Screen } from './kit.ts';
import { closedReason, threadName, threadOf } from '../select.ts';
import { Composer } from './Composer.tsx';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { MessageMenu } from './MessageMenu.tsx';
import { SelectedMessagesBar, ThreadBar } from './ThreadBars.tsx';
import { ThreadMessages, useBubbleMessages } from './ThreadMessages.tsx';
import css from './thread.module.css';

const BACKDROPS = {
  plain: undefined,
  sand: 'var(--sand)',
  mint: 'var(--mint)',
  night: 'var(--night)',
};

/** A conversation: messages with day headings, a menu on each, several at once, and the composer. */
export function ThreadScreen() {
  const { thread } = useParams('/thread/:thread');
  const exists = useApp(s => threadOf(s, thread) !== undefined);
  if (exists) return <Thread id={thread} />;
  return (
    <Screen title="Conversation">
      <EmptyState icon="chat_bubble" title="This conversation was deleted" />
    </Screen>
  );
}

function Thread({ id }: { id: string }) {
  const group = useApp(s => s.threads[id]?.kind === 'group');
  const notice = useApp(s => s.threads[id]?.notice ?? '');
  const title = useApp(s => threadName(s, id));
  const closed = useApp(s => closedReason(s, id));
  const backdrop = useApp(s => s.settings.backdrop);
  const messages = useBubbleMessages(id);
  const { marked, goTo } = useGoTo('messages', useScreenArgs<{ message?: string }>()?.message);
  const [menuFor, setMenuFor] = useScreenState<string | null>('held', null);
  const [picked, setPicked] = useScreenState<string[] | null>('picked', null);
  const [reply, setReply] = useScreenState<string | null>('reply', null);
  const [deleting, setDeleting] = useScreenState<string[] | null>('deleting', null);
  const act = useAct();
  useBack(picked !== null, () => setPicked(null));
  const toggle = (message: string) => {
    const were = picked ?? [];
    setPicked(were.includes(message) ? were.filter(p => p !== message) : [...were, message]);
  };
  const idsInOrder = (ids: readonly string[]) => messages.map(m => m.id).filter(m => ids.includes(m));
  return (
    <Screen
      appBar={
        picked !== null ? (
          <SelectedMessagesBar
            selected={picked}
            inOrder={() => idsInOrder(picked)}
            onClose={() => setPicked(null)}
            onDelete={() => setDeleting(picked)}
          />
        ) : (
          <ThreadBar id={id} title={title} />
        )
      }
      label={title}
      scroll="messages"
      anchor="end"
      className={css['thread']}
      background={BACKDROPS[backdrop]}
      bottom={
        closed ? (
          <div className={css['closed']} role="status">
            {closed}
          </div>
        ) : (
          <Composer
            thread={id}
            group={group}
            reply={messages.find(m => m.id === reply) ?? null}
            onReply={setReply}
          />
        )
      }
    >
      {group && notice && <Announcement thread={id} text={notice} />}
      <ThreadMessages
        thread={id}
        messages={messages}
        picked={picked}
        marked={marked}
        goTo={goTo}
        onHold={setMenuFor}
        onPick={toggle}
      />
      <MessageMenu
        message={messages.find(m => m.id === menuFor)}
        closed={Boolean(closed)}
        onClose={() => setMenuFor(null)}
        onReply={setReply}
        onSelect={message => setPicked([message])}
        onDelete={message => setDeleting([message])}
      />
      <ConfirmDialog
        open={deleting !== null}
        title={
          deleting && deleting.length > 1 ? `Delete ${deleting.length} messages?` : 'Delete this message?'
        }
        text="Only on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteMessages({ messages: deleting! });
          setDeleting(null);
          setPicked(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </Screen>
  );
}

function Announcement({ thread, text }: { thread: string; text: string }) {
  const nav = useNav();
  return (
    <button
      type="button"
      className={css['notice']}
      data-rid="notice"
      aria-label={`Announcement: ${text}`}
      onClick={() => nav.push('/group/:thread', { thread })}
    >
      <b>Announcement</b>
      <span dir="auto">{text}</span>
    </button>
  );
}
