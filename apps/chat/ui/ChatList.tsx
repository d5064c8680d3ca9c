import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Badge, ConfirmDialog, EmptyState, Icon, ListRow, Menu, Scroller, SwipeRow } from './kit.ts';
import { isMentioned, nameOf, portraitOf, summaryOf, threadList, threadName } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './home.module.css';

interface Row {
  id: string;
  name: string;
  portrait: string | null;
  group: boolean;
  words: string;
  draft: string;
  mentioned: boolean;
  at: number;
  unread: number;
  pinned: boolean;
  muted: boolean;
  mine: 'pending' | 'sent' | 'read' | null;
}

/** Conversations, pinned first, with what was said last. */
export function ChatList() {
  const rows = useApp(s =>
    JSON.stringify(
      threadList(s).map(({ id, thread, last, unread }): Row => ({
        id,
        name: threadName(s, id),
        group: thread.kind === 'group',
        portrait: thread.kind === 'direct' ? portraitOf(s, thread.contact!) : null,
        words: thread.typing
          ? `${nameOf(s, thread.typing)} is typing…`
          : last
            ? `${thread.kind === 'group' && last.kind !== 'system' && !last.recalled ? `${last.from === ME ? 'You' : nameOf(s, last.from)}: ` : ''}${summaryOf(s, last)}`
            : '',
        draft: thread.draft,
        mentioned: isMentioned(s, id),
        at: last?.at ?? thread.createdAt,
        unread,
        pinned: thread.pinned,
        muted: thread.muted,
        mine: last?.from === ME && last.kind !== 'system' && !last.recalled ? last.status : null,
      })),
    ),
  );
  const list = JSON.parse(rows) as Row[];
  const [held, setHeld] = useScreenState<string | null>('held', null);
  const [deleting, setDeleting] = useScreenState<string | null>('deleting', null);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const h = list.find(r => r.id === held);
  const then = (run: () => void) => () => {
    setHeld(null);
    run();
  };
  if (list.length === 0)
    return (
      <EmptyState icon="chat_bubble" title="No conversations" text="Write to a contact and it stands here." />
    );
  return (
    <Scroller name="chats" label="Chats">
      {list.map(r => (
        <SwipeRow
          key={r.id}
          id={r.id}
          start={{
            label: r.unread > 0 ? 'Read' : 'Unread',
            icon: r.unread > 0 ? 'mark_chat_read' : 'mark_chat_unread',
            onSwipe: () => (r.unread > 0 ? act.markRead({ thread: r.id }) : act.markUnread({ thread: r.id })),
          }}
          end={{ label: 'Delete', icon: 'delete', danger: true, onSwipe: () => setDeleting(r.id) }}
        >
          <ListRow
            id={r.id}
            rid="chat"
            className={css['chat']}
            strong={r.unread > 0}
            leading={
              <Avatar
                name={r.name}
                picture={r.portrait}
                size={52}
                {...(r.group && !r.portrait ? { icon: 'group' as const } : {})}
              />
            }
            title={r.name}
            onClick={() => nav.push('/thread/:thread', { thread: r.id })}
            onLongPress={() => setHeld(r.id)}
            subtitle={
              r.draft ? (
                <>
                  <b className={css['draft']}>Draft: </b>
                  {r.draft}
                </>
              ) : (
                <>
                  {r.mentioned && <b className={css['draft']}>[You were mentioned] </b>}
                  {r.mine && (
                    <span className={css['tick']} data-read={r.mine === 'read' || undefined}>
                      <Icon
                        name={r.mine === 'pending' ? 'schedule' : r.mine === 'read' ? 'done_all' : 'check'}
                        size={16}
                      />
                    </span>
                  )}
                  {r.words}
                </>
              )
            }
            meta={
              <span className={css['meta']}>
                <span className={css['time']} data-unread={r.unread > 0 || undefined}>
                  {formatWhen(r.at, now, zone, h24)}
                </span>
                <span className={css['marks']}>
                  {r.muted && <Icon name="notifications_off" size={16} />}
                  {r.pinned && <Icon name="keep" size={16} filled />}
                  {r.unread > 0 && <Badge value={r.unread} quiet={r.muted} />}
                </span>
              </span>
            }
          />
        </SwipeRow>
      ))}
      <Menu
        open={h !== undefined}
        anchor="center"
        label={h?.name ?? 'Conversation'}
        onClose={() => setHeld(null)}
        items={
          h
            ? [
                {
                  label: h.pinned ? 'Unpin' : 'Pin to top',
                  icon: 'keep',
                  onClick: then(() => act.pin({ thread: h.id, on: !h.pinned })),
                },
                {
                  label: h.muted ? 'Unmute' : 'Mute',
                  icon: h.muted ? 'notifications' : 'notifications_off',
                  onClick: then(() => act.mute({ thread: h.id, on: !h.muted })),
                },
                h.unread > 0
                  ? {
                      label: 'Mark as read',
                      icon: 'mark_chat_read',
                      onClick: then(() => act.markRead({ thread: h.id })),
                    }
                  : {
                      label: 'Mark as unread',
                      icon: 'mark_chat_unread',
                      onClick: then(() => act.markUnread({ thread: h.id })),
                    },
                { label: 'Delete', icon: 'delete', danger: true, onClick: then(() => setDeleting(h.id)) },
              ]
            : []
        }
      />
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete the conversation with ${list.find(r => r.id === deleting)?.name ?? ''}?`}
        text="Its messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteThread({ thread: deleting! });
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </Scroller>
  );
}
