import { formatDay, formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import {
  useIntent,
  useNow,
  usePhone,
  useScreenArgs,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  DayHeader,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  Menu,
  Screen,
  type MenuItem,
} from './kit.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import {
  isMuted,
  isSpam,
  keyOf,
  ME,
  messagesOf,
  scheduledFor,
  takesTexts,
  threadWith,
  titleOf,
  type Message,
  type WithId,
} from '../select.ts';
import { readSmsUri } from '../text.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { Bubble } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import { Face } from './Face.tsx';
import { useAct, useApp, useBlocked, useFaces, useNav, useParams } from './hooks.ts';
import { MuteDialog } from './MuteDialog.tsx';
import { LaterBubble } from './Scheduled.tsx';
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

function Thread({ id, people, text }: { id: string | undefined; people: readonly string[]; text?: string }) {
  const thread = useApp(s => (id === undefined ? undefined : s.threads[id]));
  const list = JSON.parse(
    useApp(s => JSON.stringify(id === undefined ? [] : messagesOf(s, id))),
  ) as WithId<Message>[];
  const later = useApp(s => scheduledFor(s, people).map(x => x.id));
  const faces = useFaces(people);
  const blocked = useBlocked(people);
  const { marked } = useGoTo('messages', useScreenArgs<{ message?: string }>()?.message);
  const [picked, setPicked] = useScreenState<string[] | null>('picked', null);
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState<'delete' | 'deleteThread' | 'info' | 'block' | 'mute' | null>(
    'asking',
    null,
  );
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  useBack(picked !== null, () => setPicked(null));
  const group = people.length > 1;
  const title = titleOf(thread ?? { people: [...people], name: '' }, faces);
  const [number] = people;
  const spam = thread !== undefined && isSpam(thread, { isBlocked: blocked });
  const chosen = list.filter(m => picked?.includes(m.id));
  const toggle = (m: string) => {
    const next = (picked ?? []).includes(m) ? picked!.filter(p => p !== m) : [...(picked ?? []), m];
    setPicked(next.length > 0 ? next : null);
  };
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const starred = chosen.length > 0 && chosen.every(m => m.starred);
  const items: MenuItem[] =
    picked !== null
      ? [
          {
            label: 'Forward',
            icon: 'forward',
            onClick: then(() => {
              nav.push('/forward/:messages', { messages: chosen.map(m => m.id).join(',') });
              setPicked(null);
            }),
          },
          ...(chosen.length === 1
            ? [{ label: 'View details', icon: 'info' as const, onClick: then(() => setAsking('info')) }]
            : []),
        ]
      : id === undefined
        ? []
        : [
            {
              label: 'Details',
              icon: 'info',
              onClick: then(() => nav.push('/details/:thread', { thread: id })),
            },
            {
              label: 'Search in conversation',
              icon: 'search',
              onClick: then(() => nav.push('/search/:thread', { thread: id })),
            },
            thread && isMuted(thread, now)
              ? {
                  label: 'Unmute',
                  icon: 'notifications',
                  onClick: then(() => act.mute({ thread: id, hours: 0 })),
                }
              : { label: 'Mute', icon: 'notifications_off', onClick: then(() => setAsking('mute')) },
            {
              label: thread?.archived ? 'Unarchive' : 'Archive',
              icon: thread?.archived ? 'unarchive' : 'archive',
              onClick: then(() => {
                act.archive({ threads: [id], on: !thread?.archived });
                nav.back();
              }),
            },
            ...(spam
              ? [
                  {
                    label: 'Unblock',
                    icon: 'check_circle' as const,
                    onClick: then(() => act.unblock({ thread: id })),
                  },
                ]
              : group
                ? []
                : [
                    {
                      label: 'Block & report spam',
                      icon: 'block' as const,
                      onClick: then(() => setAsking('block')),
                    },
                  ]),
            { label: 'Delete', icon: 'delete', danger: true, onClick: then(() => setAsking('deleteThread')) },
          ];
  const info = asking === 'info' ? chosen[0] : undefined;
  const stamp = (ms: number) => `${formatDay(ms, zone)}, ${formatTime(ms, zone, h24)}`;
  const newest = list.filter(m => m.from === ME).at(-1)?.id;
  const bar =
    picked !== null ? (
      <AppBar
        title={String(chosen.length)}
        leading="close"
        onLeading={() => setPicked(null)}
        actions={
          <>
            <IconButton
              icon="star"
              label={starred ? 'Unstar' : 'Star'}
              onClick={() => {
                act.star({ messages: chosen.map(m => m.id), on: !starred });
                setPicked(null);
              }}
            />
            <IconButton
              icon="content_copy"
              label="Copy"
              onClick={() => {
                act.copyMessages({ messages: chosen.map(m => m.id) });
                setPicked(null);
              }}
            />
            <IconButton icon="delete" label="Delete" onClick={() => setAsking('delete')} />
            <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
          </>
        }
      />
    ) : (
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
            {!group && takesTexts(number!) && (
              <IconButton icon="call" label="Call" onClick={() => act.call({ number: number! })} />
            )}
            {id !== undefined && (
              <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
            )}
          </>
        }
      />
    );
  const closed = group
    ? undefined
    : !takesTexts(number!)
      ? 'This sender does not take replies'
      : blocked(number!)
        ? 'You blocked this number'
        : undefined;
  return (
    <>
      <Screen
        appBar={bar}
        label={title}
        scroll="messages"
        anchor="end"
        bottom={
          closed ? (
            <div className={css['closed']}>
              <span role="status">{closed}</span>
              {spam && id !== undefined && (
                <button
                  type="button"
                  className={css['unblock']}
                  data-rid="unblock"
                  onClick={() => act.unblock({ thread: id })}
                >
                  Unblock
                </button>
              )}
            </div>
          ) : (
            <Composer key={keyOf(people)} people={people} {...(text === undefined ? {} : { text })} />
          )
        }
      >
        <div className={css['list']}>
          {list.length === 0 && (
            <div className={css['hello']}>
              <Face people={people} title={title} face={faces} size={72} />
              <span dir="auto">{title}</span>
              <span>{group ? 'Everyone gets each other’s replies (MMS)' : 'Texting (SMS/MMS)'}</span>
            </div>
          )}
          {list.map((m, i) => {
            const before = list[i - 1];
            const after = list[i + 1];
            const near = (a: Message | undefined, b: Message | undefined) =>
              a !== undefined &&
              b !== undefined &&
              a.from === b.from &&
              b.at - a.at < 5 * 60_000 &&
              startOfDay(a.at, zone) === startOfDay(b.at, zone);
            const face = m.from === ME ? undefined : faces(m.from);
            return (
              <div key={m.id}>
                {(!before || startOfDay(before.at, zone) !== startOfDay(m.at, zone)) && (
                  <DayHeader pill>{formatDayHeading(m.at, now, zone)}</DayHeader>
                )}
                <Bubble
                  message={m}
                  author={face?.name ?? 'You'}
                  picture={face?.picture ?? null}
                  group={group}
                  run={near(before, m)}
                  runs={near(m, after)}
                  newest={m.id === newest}
                  picked={picked === null ? undefined : picked.includes(m.id)}
                  marked={marked === m.id}
                  onPick={() => toggle(m.id)}
                />
              </div>
            );
          })}
          {later.map(x => (
            <LaterBubble key={x} id={x} />
          ))}
        </div>
        {spam && !closed && (
          <div className={css['spam']} role="status">
            <Icon name="block" size={20} />
            <span>Reported as spam</span>
          </div>
        )}
      </Screen>
      <Menu open={menu} label="More options" items={items} onClose={() => setMenu(false)} />
      <ConfirmDialog
        open={asking === 'delete'}
        title={chosen.length > 1 ? `Delete ${chosen.length} messages?` : 'Delete this message?'}
        text="Only on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setAsking(null);
          setPicked(null);
          act.deleteMessages({ messages: chosen.map(m => m.id) });
        }}
        onCancel={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'deleteThread'}
        title="Delete this conversation?"
        text="All its messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setAsking(null);
          act.deleteThreads({ threads: [id!] });
          nav.back();
        }}
        onCancel={() => setAsking(null)}
      />
      <Dialog
        open={info !== undefined}
        title="Message details"
        onClose={() => setAsking(null)}
        actions={[
          {
            label: 'OK',
            onClick: () => {
              setAsking(null);
              setPicked(null);
            },
          },
        ]}
      >
        {info && (
          <dl className={css['info']}>
            <dt>Type</dt>
            <dd>
              {group || info.photo || info.card || info.place
                ? 'Multimedia message (MMS)'
                : 'Text message (SMS)'}
            </dd>
            <dt>{info.from === ME ? 'To' : 'From'}</dt>
            <dd dir="auto">
              {info.from === ME
                ? people.map(n => faces(n).name).join(', ')
                : `${faces(info.from).name}${faces(info.from).contact ? ` (${info.from})` : ''}`}
            </dd>
            <dt>{info.from === ME ? 'Sent' : 'Received'}</dt>
            <dd>{stamp(info.at)}</dd>
            {info.deliveredAt !== undefined && (
              <>
                <dt>Delivered</dt>
                <dd>{stamp(info.deliveredAt)}</dd>
              </>
            )}
            {info.status === 'failed' && (
              <>
                <dt>Status</dt>
                <dd>Not sent</dd>
              </>
            )}
          </dl>
        )}
      </Dialog>
      {asking === 'block' && id !== undefined && (
        <BlockDialog thread={id} people={people} onClose={() => setAsking(null)} onDone={() => {}} />
      )}
      {asking === 'mute' && id !== undefined && <MuteDialog thread={id} onClose={() => setAsking(null)} />}
    </>
  );
}
