import { useBack } from '../../../src/sdk/react/back.ts';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { useIntent, useScreenArgs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Icon, Screen } from './kit.ts';
import {
  isSpam,
  keyOf,
  messagesOf,
  takesTexts,
  threadWith,
  titleOf,
  type Message,
  type WithId,
} from '../select.ts';
import { readSmsUri } from '../text.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { Composer } from './Composer.tsx';
import { useAct, useApp, useBlocked, useFaces, useNav, useParams } from './hooks.ts';
import { MessageDetails } from './MessageDetails.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import { SelectedMessagesBar, ThreadBar } from './ThreadBars.tsx';
import { SelectedMessagesMenu, ThreadMenu } from './ThreadMenu.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';
import css from './thread.module.css';

/** A conversation by its id. */
export function ThreadById() {
  const { thread } = useParams('/thread/:thread');
  const people = useApp(s => s.threads[thread]?.people);
  if (!people)
    return (
      <Screen title="Conversation">
        <EmptyState icon="chat_bubble" title="This conversation was deleted" />
      </Screen>
    );
  return <Thread id={thread} people={people} />;
}

/** A conversation by the numbers in it, begun or not; an `sms:` intent brings a text for its composer. */
export function ThreadByAddress() {
  const { address } = useParams('/with/:address');
  const { people, body } = readSmsUri(address);
  const id = useApp(s => threadWith(s, people));
  const text = useIntent()?.text ?? body;
  if (people.length === 0)
    return (
      <Screen title="Conversation">
        <EmptyState
          icon="chat_bubble"
          title="There is no number in this link"
          text="Ask who sent it for a telephone number."
        />
      </Screen>
    );
  return <Thread id={id} people={people} {...(text ? { text } : {})} />;
}

type Question = 'delete' | 'deleteThread' | 'info' | 'block' | 'mute';

function Thread({ id, people, text }: { id: string | undefined; people: readonly string[]; text?: string }) {
  const thread = useApp(s => (id === undefined ? undefined : s.threads[id]));
  const messages = JSON.parse(
    useApp(s => JSON.stringify(id === undefined ? [] : messagesOf(s, id))),
  ) as WithId<Message>[];
  const faces = useFaces(people);
  const blocked = useBlocked(people);
  const { marked } = useGoTo('messages', useScreenArgs<{ message?: string }>()?.message);
  const [picked, setPicked] = useScreenState<string[] | null>('picked', null);
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState<Question | null>('asking', null);
  const act = useAct();
  const nav = useNav();
  useBack(picked !== null, () => setPicked(null));
  const title = titleOf(thread ?? { people: [...people], name: '' }, faces);
  const spam = thread !== undefined && isSpam(thread, { isBlocked: blocked });
  const selected = messages.filter(m => picked?.includes(m.id));
  const toggle = (m: string) => {
    const were = picked ?? [];
    const next = were.includes(m) ? were.filter(p => p !== m) : [...were, m];
    setPicked(next.length > 0 ? next : null);
  };
  const openMenu = () => setMenu(true);
  const closeMenu = () => setMenu(false);
  const stopAsking = () => setAsking(null);
  const stopSelecting = () => setPicked(null);
  const closed = closedReason(people, blocked);
  return (
    <>
      <Screen
        appBar={
          picked !== null ? (
            <SelectedMessagesBar
              selected={selected}
              onDelete={() => setAsking('delete')}
              onMenu={openMenu}
              onClose={stopSelecting}
            />
          ) : (
            <ThreadBar id={id} people={people} title={title} faces={faces} onMenu={openMenu} />
          )
        }
        label={title}
        scroll="messages"
        anchor="end"
        bottom={
          closed ? (
            <ClosedNote reason={closed} {...(spam && id !== undefined ? { unblock: id } : {})} />
          ) : (
            <Composer key={keyOf(people)} people={people} {...(text === undefined ? {} : { text })} />
          )
        }
      >
        <ThreadMessages
          messages={messages}
          people={people}
          title={title}
          faces={faces}
          picked={picked}
          marked={marked}
          onPick={toggle}
        />
        {spam && !closed && (
          <div className={css['spam']} role="status">
            <Icon name="block" size={20} />
            <span>Reported as spam</span>
          </div>
        )}
      </Screen>
      {picked !== null && (
        <SelectedMessagesMenu
          selected={selected}
          open={menu}
          onClose={closeMenu}
          onDetails={() => setAsking('info')}
          onForwarded={stopSelecting}
        />
      )}
      {picked === null && id !== undefined && (
        <ThreadMenu
          id={id}
          group={people.length > 1}
          spam={spam}
          open={menu}
          onClose={closeMenu}
          onAsk={setAsking}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={selected.length > 1 ? `Delete ${selected.length} messages?` : 'Delete this message?'}
        text="Only on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          stopAsking();
          stopSelecting();
          act.deleteMessages({ messages: selected.map(m => m.id) });
        }}
        onCancel={stopAsking}
      />
      <ConfirmDialog
        open={asking === 'deleteThread'}
        title="Delete this conversation?"
        text="All its messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          stopAsking();
          act.deleteThreads({ threads: [id!] });
          nav.back();
        }}
        onCancel={stopAsking}
      />
      <MessageDetails
        message={asking === 'info' ? selected[0] : undefined}
        people={people}
        faces={faces}
        onClose={stopAsking}
        onDone={() => {
          stopAsking();
          stopSelecting();
        }}
      />
      {asking === 'block' && id !== undefined && (
        <BlockDialog thread={id} people={people} onClose={stopAsking} onDone={() => {}} />
      )}
      {asking === 'mute' && id !== undefined && <MuteDialog thread={id} onClose={stopAsking} />}
    </>
  );
}

/** Why nothing can be written to these people, if so. */
function closedReason(people: readonly string[], isBlocked: (number: string) => boolean): string | undefined {
  const [number] = people;
  if (people.length > 1) return undefined;
  if (!takesTexts(number!)) return 'This sender does not take replies';
  return isBlocked(number!) ? 'You blocked this number' : undefined;
}

/** Stands where the composer would; `unblock` is a thread that can be unblocked. */
function ClosedNote({ reason, unblock }: { reason: string; unblock?: string }) {
  const act = useAct();
  return (
    <div className={css['closed']}>
      <span role="status">{reason}</span>
      {unblock !== undefined && (
        <button
          type="button"
          className={css['unblock']}
          data-rid="unblock"
          onClick={() => act.unblock({ thread: unblock })}
        >
          Unblock
        </button>
      )}
    </div>
  );
}
