import { AppBar, Avatar, IconButton } from './kit.ts';
import { nameOf, portraitOf, threadOf } from '../select.ts';
import { useApp, useNav } from './hooks.ts';
import css from './thread.module.css';

/** The bar over a conversation: its people, who is typing, and the way to their page. */
export function ThreadBar({ id, title }: { id: string; title: string }) {
  const contact = useApp(s => threadOf(s, id)?.contact);
  const members = useApp(s => s.threads[id]?.members.length ?? 0);
  const portrait = useApp(s => (contact === undefined ? null : portraitOf(s, contact)));
  const typing = useTypist(id);
  const nav = useNav();
  const group = contact === undefined;
  const openInfo = () =>
    group ? nav.push('/group/:thread', { thread: id }) : nav.push('/contact/:contact', { contact });
  return (
    <AppBar
      title={
        <span className={css['who']}>
          <Avatar name={title} picture={portrait} size={36} {...(group ? { icon: 'group' as const } : {})} />
          <span className={css['whoName']} dir="auto">
            {title}
            {group ? ` (${members})` : ''}
          </span>
        </span>
      }
      subtitle={typing ? `${typing} is typing…` : undefined}
      onTitle={openInfo}
      actions={
        <IconButton icon="more_vert" label={group ? 'Group info' : 'Contact info'} onClick={openInfo} />
      }
    />
  );
}

/** Name of the person who is typing in a thread. */
export const useTypist = (thread: string): string | null =>
  useApp(s => (s.threads[thread]?.typing ? nameOf(s, s.threads[thread].typing) : null));

/** The bar while messages are selected; `inOrder` gives the ids in the order of the conversation. */
export function SelectedMessagesBar({
  selected,
  inOrder,
  onClose,
  onDelete,
}: {
  selected: readonly string[];
  inOrder: () => string[];
  onClose: () => void;
  onDelete: () => void;
}) {
  const nav = useNav();
  return (
    <AppBar
      title={`${selected.length} selected`}
      leading="close"
      onLeading={onClose}
      actions={
        <>
          <IconButton
            icon="forward"
            label="Forward"
            disabled={selected.length === 0}
            onClick={() => {
              onClose();
              nav.push('/forward/:messages', { messages: inOrder().join(',') });
            }}
          />
          <IconButton icon="delete" label="Delete" disabled={selected.length === 0} onClick={onDelete} />
        </>
      }
    />
  );
}
