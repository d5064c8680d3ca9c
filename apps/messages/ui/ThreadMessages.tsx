import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { DayHeader } from './kit.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import { ME, scheduledFor, type Face as FaceOf, type Message, type WithId } from '../select.ts';
import { Bubble } from './Bubble.tsx';
import { Face } from './Face.tsx';
import { useApp } from './hooks.ts';
import { LaterBubble } from './Scheduled.tsx';
import css from './thread.module.css';

/** Messages of one sender that are closer than this stand together. */
const RUN_MS = 5 * 60_000;

/** The messages of a conversation under their days, and those that are scheduled. */
export function ThreadMessages({
  messages,
  people,
  title,
  faces,
  picked,
  marked,
  onPick,
}: {
  messages: readonly WithId<Message>[];
  people: readonly string[];
  title: string;
  faces: (number: string) => FaceOf;
  picked: readonly string[] | null;
  marked: string | null | undefined;
  onPick: (message: string) => void;
}) {
  const scheduled = useApp(s => scheduledFor(s, people).map(x => x.id));
  const now = useNow();
  const zone = useZone();
  const group = people.length > 1;
  const newest = messages.filter(m => m.from === ME).at(-1)?.id;
  const onSameDay = (a: Message, b: Message) => startOfDay(a.at, zone) === startOfDay(b.at, zone);
  const inOneRun = (a: Message | undefined, b: Message | undefined) =>
    a !== undefined && b !== undefined && a.from === b.from && b.at - a.at < RUN_MS && onSameDay(a, b);
  return (
    <div className={css['list']}>
      {messages.length === 0 && (
        <div className={css['hello']}>
          <Face people={people} title={title} face={faces} size={72} />
          <span dir="auto">{title}</span>
          <span>{group ? 'Everyone gets each other’s replies (MMS)' : 'Texting (SMS/MMS)'}</span>
        </div>
      )}
      {messages.map((m, i) => {
        const before = messages[i - 1];
        const face = m.from === ME ? undefined : faces(m.from);
        return (
          <div key={m.id}>
            {(!before || !onSameDay(before, m)) && (
              <DayHeader pill>{formatDayHeading(m.at, now, zone)}</DayHeader>
            )}
            <Bubble
              message={m}
              author={face?.name ?? 'You'}
              picture={face?.picture ?? null}
              group={group}
              run={inOneRun(before, m)}
              runs={inOneRun(m, messages[i + 1])}
              newest={m.id === newest}
              picked={picked === null ? undefined : picked.includes(m.id)}
              marked={marked === m.id}
              onPick={() => onPick(m.id)}
            />
          </div>
        );
      })}
      {scheduled.map(id => (
        <LaterBubble key={id} id={id} />
      ))}
    </div>
  );
}
