import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Menu, type MenuItem } from './kit.ts';
import { RECALL_MS } from '../actions/shared.ts';
import { ME } from '../state.ts';
import type { BubbleMessage } from './Bubble.tsx';
import { useAct, useNav } from './hooks.ts';

/** Actions on one message. No reply is possible in a `closed` thread. */
export function MessageMenu({
  message,
  closed,
  onClose,
  onReply,
  onSelect,
  onDelete,
}: {
  message: BubbleMessage | undefined;
  closed: boolean;
  onClose: () => void;
  onReply: (message: string) => void;
  onSelect: (message: string) => void;
  onDelete: (message: string) => void;
}) {
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  const itemsFor = (m: BubbleMessage): MenuItem[] => {
    const items: MenuItem[] = [];
    if (!m.recalled) {
      if (!closed) items.push({ label: 'Reply', icon: 'reply', onClick: then(() => onReply(m.id)) });
      if (m.text)
        items.push({
          label: 'Copy',
          icon: 'content_copy',
          onClick: then(() => act.copyMessage({ message: m.id })),
        });
      if (m.cents === undefined)
        items.push({
          label: 'Forward',
          icon: 'forward',
          onClick: then(() => nav.push('/forward/:messages', { messages: m.id })),
        });
      items.push({
        label: m.starred ? 'Unstar' : 'Star',
        icon: 'star',
        onClick: then(() => act.star({ message: m.id, on: !m.starred })),
      });
      if (m.from === ME && now - m.at <= RECALL_MS)
        items.push({ label: 'Recall', icon: 'undo', onClick: then(() => act.recall({ message: m.id })) });
    }
    items.push(
      { label: 'Select', icon: 'checklist', onClick: then(() => onSelect(m.id)) },
      { label: 'Delete', icon: 'delete', danger: true, onClick: then(() => onDelete(m.id)) },
    );
    return items;
  };
  return (
    <Menu
      open={message !== undefined}
      anchor="center"
      label="Message"
      items={message ? itemsFor(message) : []}
      onClose={onClose}
    />
  );
}
