import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Menu, type MenuItem } from './kit.ts';
import { isMuted, type Message, type WithId } from '../select.ts';
import { useAct, useApp, useNav } from './hooks.ts';

/** The menu of a conversation that has begun. */
export function ThreadMenu({
  id,
  group,
  spam,
  open,
  onClose,
  onAsk,
}: {
  id: string;
  group: boolean;
  spam: boolean;
  open: boolean;
  onClose: () => void;
  onAsk: (question: 'mute' | 'block' | 'deleteThread') => void;
}) {
  const thread = useApp(s => s.threads[id]);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  const muted = thread !== undefined && isMuted(thread, now);
  const archived = thread?.archived === true;
  const items: MenuItem[] = [
    { label: 'Details', icon: 'info', onClick: then(() => nav.push('/details/:thread', { thread: id })) },
    {
      label: 'Search in conversation',
      icon: 'search',
      onClick: then(() => nav.push('/search/:thread', { thread: id })),
    },
    muted
      ? { label: 'Unmute', icon: 'notifications', onClick: then(() => act.mute({ thread: id, hours: 0 })) }
      : { label: 'Mute', icon: 'notifications_off', onClick: then(() => onAsk('mute')) },
    {
      label: archived ? 'Unarchive' : 'Archive',
      icon: archived ? 'unarchive' : 'archive',
      onClick: then(() => {
        act.archive({ threads: [id], on: !archived });
        nav.back();
      }),
    },
  ];
  if (spam)
    items.push({ label: 'Unblock', icon: 'check_circle', onClick: then(() => act.unblock({ thread: id })) });
  else if (!group)
    items.push({ label: 'Block & report spam', icon: 'block', onClick: then(() => onAsk('block')) });
  items.push({ label: 'Delete', icon: 'delete', danger: true, onClick: then(() => onAsk('deleteThread')) });
  return <Menu open={open} label="More options" items={items} onClose={onClose} />;
}

/** The menu of the selected messages. */
export function SelectedMessagesMenu({
  selected,
  open,
  onClose,
  onDetails,
  onForwarded,
}: {
  selected: readonly WithId<Message>[];
  open: boolean;
  onClose: () => void;
  onDetails: () => void;
  onForwarded: () => void;
}) {
  const nav = useNav();
  const items: MenuItem[] = [
    {
      label: 'Forward',
      icon: 'forward',
      onClick: () => {
        onClose();
        nav.push('/forward/:messages', { messages: selected.map(m => m.id).join(',') });
        onForwarded();
      },
    },
  ];
  if (selected.length === 1)
    items.push({
      label: 'View details',
      icon: 'info',
      onClick: () => {
        onClose();
        onDetails();
      },
    });
  return <Menu open={open} label="More options" items={items} onClose={onClose} />;
}
