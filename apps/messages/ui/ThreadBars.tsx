import { AppBar, IconButton } from './kit.ts';
import { takesTexts, type Face as FaceOf, type Message, type WithId } from '../select.ts';
import { Face } from './Face.tsx';
import { useAct, useNav } from './hooks.ts';
import css from './thread.module.css';

/** The bar over a conversation: who is in it, a call, and its menu. */
export function ThreadBar({
  id,
  people,
  title,
  faces,
  onMenu,
}: {
  id: string | undefined;
  people: readonly string[];
  title: string;
  faces: (number: string) => FaceOf;
  onMenu: () => void;
}) {
  const act = useAct();
  const nav = useNav();
  const [number] = people;
  const canCall = people.length === 1 && takesTexts(number!);
  return (
    <AppBar
      title={
        <span className={css['who']}>
          <Face people={people} title={title} face={faces} size={36} />
          <span className={css['whoName']} dir="auto">
            {title}
          </span>
        </span>
      }
      {...(id === undefined ? {} : { onTitle: () => nav.push('/details/:thread', { thread: id }) })}
      actions={
        <>
          {canCall && <IconButton icon="call" label="Call" onClick={() => act.call({ number: number! })} />}
          {id !== undefined && <IconButton icon="more_vert" label="More options" onClick={onMenu} />}
        </>
      }
    />
  );
}

/** The bar while messages are selected: what can be done with all of them. */
export function SelectedMessagesBar({
  selected,
  onDelete,
  onMenu,
  onClose,
}: {
  selected: readonly WithId<Message>[];
  onDelete: () => void;
  onMenu: () => void;
  onClose: () => void;
}) {
  const act = useAct();
  const messages = selected.map(m => m.id);
  const starred = selected.length > 0 && selected.every(m => m.starred);
  return (
    <AppBar
      title={String(selected.length)}
      leading="close"
      onLeading={onClose}
      actions={
        <>
          <IconButton
            icon="star"
            label={starred ? 'Unstar' : 'Star'}
            onClick={() => {
              act.star({ messages, on: !starred });
              onClose();
            }}
          />
          <IconButton
            icon="content_copy"
            label="Copy"
            onClick={() => {
              act.copyMessages({ messages });
              onClose();
            }}
          />
          <IconButton icon="delete" label="Delete" onClick={onDelete} />
          <IconButton icon="more_vert" label="More options" onClick={onMenu} />
        </>
      }
    />
  );
}
