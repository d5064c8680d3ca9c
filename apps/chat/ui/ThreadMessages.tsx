import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { useNow, useSystem, useZone } from '../../../src/sdk/react/hooks.ts';
import { DayHeader } from './kit.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { messagesOf, nameOf, portraitOf } from '../select.ts';
import { ME, type Chat, type Message } from '../state.ts';
import { Bubble, type BubbleMessage } from './Bubble.tsx';
import { useAct, useApp, useNav } from './hooks.ts';
import { useTypist } from './ThreadBars.tsx';
import css from './thread.module.css';

/** Messages of one sender that are closer than this stand together. */
const RUN_MS = 5 * 60_000;

function quoteOf(state: Chat, message: Message): BubbleMessage['quote'] {
  if (!message.replyTo) return null;
  const quoted = state.messages[message.replyTo];
  if (!quoted) return { author: '', text: 'Deleted message' };
  return {
    author: nameOf(state, quoted.from),
    text: quoted.recalled ? 'Recalled message' : quoted.text || quoted.kind,
  };
}

/** The messages of a thread, with the names and quotes that their bubbles need. */
export function useBubbleMessages(thread: string): BubbleMessage[] {
  const rows = useApp(s =>
    JSON.stringify(
      messagesOf(s, thread).map((m): BubbleMessage => ({
        ...m,
        author: nameOf(s, m.from),
        portrait: portraitOf(s, m.from),
        card: m.contact ? { name: nameOf(s, m.contact), portrait: portraitOf(s, m.contact) } : null,
        quote: quoteOf(s, m),
      })),
    ),
  );
  return JSON.parse(rows) as BubbleMessage[];
}

/** The messages of a conversation under their days, and three dots while somebody types. */
export function ThreadMessages({
  thread,
  messages,
  picked,
  marked,
  goTo,
  onHold,
  onPick,
}: {
  thread: string;
  messages: readonly BubbleMessage[];
  picked: readonly string[] | null;
  marked: string | null;
  goTo: (message: string) => void;
  onHold: (message: string) => void;
  onPick: (message: string) => void;
}) {
  const group = useApp(s => s.threads[thread]?.kind === 'group');
  const names = useApp(s =>
    s.threads[thread]?.kind === 'group' ? s.threads[thread].members.map(m => nameOf(s, m)) : [],
  );
  const textSize = useApp(s => s.settings.textSize);
  const typing = useTypist(thread);
  const system = useSystem();
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const onSameDay = (a: Message, b: Message) => startOfDay(a.at, zone) === startOfDay(b.at, zone);
  const followsInRun = (before: Message, m: Message) =>
    before.from === m.from && before.kind !== 'system' && m.at - before.at < RUN_MS;
  const openQuote = (m: BubbleMessage) =>
    messages.some(other => other.id === m.replyTo)
      ? goTo(m.replyTo!)
      : system.toast({ text: 'That message was deleted' });
  const openPhoto = (m: BubbleMessage) =>
    m.unloaded ? act.loadPhoto({ message: m.id }) : nav.push('/photo/:message', { message: m.id });
  return (
    <div className={css['list']} data-size={textSize}>
      {messages.map((m, i) => {
        const before = messages[i - 1];
        const startsDay = !before || !onSameDay(before, m);
        return (
          <div key={m.id}>
            {startsDay && <DayHeader pill>{formatDayHeading(m.at, now, zone)}</DayHeader>}
            <Bubble
              message={m}
              run={!startsDay && followsInRun(before, m)}
              group={group}
              picked={picked === null ? undefined : picked.includes(m.id)}
              marked={marked === m.id}
              names={names}
              onQuote={() => openQuote(m)}
              onPhoto={() => openPhoto(m)}
              onFile={() => act.openFile({ message: m.id })}
              onHold={() => (picked === null ? onHold(m.id) : onPick(m.id))}
              onPick={() => onPick(m.id)}
              onAuthor={() => {
                if (m.from !== ME) nav.push('/contact/:contact', { contact: m.from });
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
  );
}
