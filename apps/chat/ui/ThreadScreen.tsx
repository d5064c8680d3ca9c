import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { useNow, useScreenArgs, useScreenState, useSystem, useZone } from '../../../src/sdk/react/hooks.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import {
  AppBar,
  Avatar,
  DayHeader,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Menu,
  Screen,
  type MenuItem,
} from './kit.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { RECALL_MS } from '../actions/shared.ts';
import { closedReason, messagesOf, nameOf, portraitOf, threadName } from '../select.ts';
import { ME } from '../state.ts';
import { Bubble, type Shown } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import css from './thread.module.css';

/** A conversation: messages with day headings, a menu on each, several at once, and the composer. */
export function ThreadScreen() {
  const { thread } = useParams('/thread/:thread');
  const t = useApp(s => s.threads[thread]);
  const title = useApp(s => threadName(s, thread));
  const portrait = useApp(s =>
    s.threads[thread]?.kind === 'direct' ? portraitOf(s, s.threads[thread].contact!) : null,
  );
  const typing = useApp(s => (s.threads[thread]?.typing ? nameOf(s, s.threads[thread].typing) : null));
  const closed = useApp(s => closedReason(s, thread));
  const look = useApp(s => ({ size: s.settings.textSize, backdrop: s.settings.backdrop }));
  const rows = useApp(s =>
    JSON.stringify(
      messagesOf(s, thread).map((m): Shown => {
        const quoted = m.replyTo ? s.messages[m.replyTo] : undefined;
        return {
          ...m,
          author: nameOf(s, m.from),
          portrait: portraitOf(s, m.from),
          card: m.contact ? { name: nameOf(s, m.contact), portrait: portraitOf(s, m.contact) } : null,
          quote: quoted
            ? {
                author: nameOf(s, quoted.from),
                text: quoted.recalled ? 'Recalled message' : quoted.text || quoted.kind,
              }
            : m.replyTo
              ? { author: '', text: 'Deleted message' }
              : null,
        };
      }),
    ),
  );
  const list = JSON.parse(rows) as Shown[];
  const names = useApp(s =>
    s.threads[thread]?.kind === 'group' ? s.threads[thread].members.map(m => nameOf(s, m)) : [],
  );
  const { marked, goTo } = useGoTo('messages', useScreenArgs<{ message?: string }>()?.message);
  const system = useSystem();
  const [held, setHeld] = useScreenState<string | null>('held', null);
  const [picked, setPicked] = useScreenState<string[] | null>('picked', null);
  const [reply, setReply] = useScreenState<string | null>('reply', null);
  const [deleting, setDeleting] = useScreenState<string[] | null>('deleting', null);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  useBack(picked !== null, () => setPicked(null));
  if (!t)
    return (
      <Screen title="Conversation">
        <EmptyState icon="chat_bubble" title="This conversation was deleted" />
      </Screen>
    );
  const group = t.kind === 'group';
  const m = list.find(x => x.id === held);
  const then = (run: () => void) => () => {
    setHeld(null);
    run();
  };
  const items: MenuItem[] = m
    ? [
        ...(m.recalled
          ? []
          : [
              ...(closed
                ? []
                : [{ label: 'Reply', icon: 'reply' as const, onClick: then(() => setReply(m.id)) }]),
              ...(m.text
                ? [
                    {
                      label: 'Copy',
                      icon: 'content_copy' as const,
                      onClick: then(() => act.copyMessage({ message: m.id })),
                    },
                  ]
                : []),
              {
                label: 'Forward',
                icon: 'forward' as const,
                onClick: then(() => nav.push('/forward/:messages', { messages: m.id })),
              },
              {
                label: m.starred ? 'Unstar' : 'Star',
                icon: 'star' as const,
                onClick: then(() => act.star({ message: m.id, on: !m.starred })),
              },
              ...(m.from === ME && now - m.at <= RECALL_MS
                ? [
                    {
                      label: 'Recall',
                      icon: 'undo' as const,
                      onClick: then(() => act.recall({ message: m.id })),
                    },
                  ]
                : []),
            ]),
        { label: 'Select', icon: 'checklist' as const, onClick: then(() => setPicked([m.id])) },
        { label: 'Delete', icon: 'delete' as const, danger: true, onClick: then(() => setDeleting([m.id])) },
      ]
    : [];
  const toggle = (id: string) =>
    setPicked((picked ?? []).includes(id) ? picked!.filter(p => p !== id) : [...(picked ?? []), id]);
  const bar =
    picked !== null ? (
      <AppBar
        title={`${picked.length} selected`}
        leading="close"
        onLeading={() => setPicked(null)}
        actions={
          <>
            <IconButton
              icon="forward"
              label="Forward"
              disabled={picked.length === 0}
              onClick={() => {
                setPicked(null);
                nav.push('/forward/:messages', {
                  messages: list
                    .filter(x => picked.includes(x.id))
                    .map(x => x.id)
                    .join(','),
                });
              }}
            />
            <IconButton
              icon="delete"
              label="Delete"
              disabled={picked.length === 0}
              onClick={() => setDeleting(picked)}
            />
          </>
        }
      />
    ) : (
      <AppBar
        title={
          <span className={css['who']}>
            <Avatar
              name={title}
              picture={portrait}
              size={36}
              {...(group ? { icon: 'group' as const } : {})}
            />
            <span className={css['whoName']} dir="auto">
              {title}
              {group ? ` (${t.members.length})` : ''}
            </span>
          </span>
        }
        subtitle={typing ? `${typing} is typing…` : undefined}
        onTitle={() =>
          group
            ? nav.push('/group/:thread', { thread })
            : nav.push('/contact/:contact', { contact: t.contact! })
        }
        actions={
          <IconButton
            icon="more_vert"
            label={group ? 'Group info' : 'Contact info'}
            onClick={() =>
              group
                ? nav.push('/group/:thread', { thread })
                : nav.push('/contact/:contact', { contact: t.contact! })
            }
          />
        }
      />
    );
  return (
    <Screen
      appBar={bar}
      label={title}
      scroll="messages"
      anchor="end"
      className={css['thread']}
      background={
        { plain: undefined, sand: 'var(--sand)', mint: 'var(--mint)', night: 'var(--night)' }[look.backdrop]
      }
      bottom={
        closed ? (
          <div className={css['closed']} role="status">
            {closed}
          </div>
        ) : (
          <Composer
            thread={thread}
            group={group}
            reply={reply ? (list.find(x => x.id === reply) ?? null) : null}
            onReply={setReply}
          />
        )
      }
    >
      {group && t.notice && (
        <button
          type="button"
          className={css['notice']}
          data-rid="notice"
          aria-label={`Announcement: ${t.notice}`}
          onClick={() => nav.push('/group/:thread', { thread })}
        >
          <b>Announcement</b>
          <span dir="auto">{t.notice}</span>
        </button>
      )}
      <div className={css['list']} data-size={look.size}>
        {list.map((x, i) => {
          const before = list[i - 1];
          const day = !before || startOfDay(before.at, zone) !== startOfDay(x.at, zone);
          const run =
            !day &&
            before !== undefined &&
            before.from === x.from &&
            before.kind !== 'system' &&
            x.at - before.at < 5 * 60_000;
          return (
            <div key={x.id}>
              {day && <DayHeader pill>{formatDayHeading(x.at, now, zone)}</DayHeader>}
              <Bubble
                message={x}
                run={run}
                group={group}
                picked={picked === null ? undefined : picked.includes(x.id)}
                marked={marked === x.id}
                names={names}
                onQuote={() =>
                  list.some(y => y.id === x.replyTo)
                    ? goTo(x.replyTo!)
                    : system.toast({ text: 'That message was deleted' })
                }
                onPhoto={() =>
                  x.unloaded
                    ? act.loadPhoto({ message: x.id })
                    : nav.push('/photo/:message', { message: x.id })
                }
                onFile={() => act.openFile({ message: x.id })}
                onHold={() => (picked === null ? setHeld(x.id) : toggle(x.id))}
                onPick={() => toggle(x.id)}
                onAuthor={() => {
                  if (x.from !== ME) nav.push('/contact/:contact', { contact: x.from });
                }}
              />
            </div>
          );
        })}
        {typing && (
          <div className={css['typing']} role="status" aria-label={`${typing} is typing`}>
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
      <Menu
        open={m !== undefined}
        anchor="center"
        label="Message"
        items={items}
        onClose={() => setHeld(null)}
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
