import { List, ListRow, Sheet } from './kit.ts';
import { useAct } from './hooks.ts';

/** In which form contacts leave the phone. */
export function ShareSheet({
  open,
  contacts,
  onClose,
  onDone = onClose,
}: {
  open: boolean;
  contacts: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}) {
  const act = useAct();
  const send = (as: 'card' | 'text') => {
    onDone();
    act.share({ contacts: [...contacts], as });
  };
  return (
    <Sheet open={open} title="Send a copy" onClose={onClose}>
      <List>
        <ListRow
          leading="contact_page"
          title="As a contact card"
          subtitle="vCard, which phones take in as a contact"
          onClick={() => send('card')}
        />
        <ListRow
          leading="notes"
          title="As text"
          subtitle="Names, numbers and addresses to read"
          onClick={() => send('text')}
        />
      </List>
    </Sheet>
  );
}
