import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { Badge, ConfirmDialog, Icon, List, ListRow, SwipeRow, type SwipeAction } from './kit.ts';
import { addressOf, isMuted, isOnTop, keyOf, ME, summaryOf, titleOf, type Row } from '../select.ts';
import { Face, Mark } from './Face.tsx';
import { useAct, useApp, useFaces, useNav } from './hooks.ts';
import css from './messages.module.css';

/** Conversations that were picked in a list; null while none can be. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);

/** Conversations, each with what was said last. A long press picks, a swipe does what the settings say. */
export function ConversationList({
  rows,
  label,
  swipes = true,
}: {
  rows: readonly Row[];
  label: string;
  swipes?: boolean;
}) {
  const faces = useFaces([
    ...new Set(rows.flatMap(r => [...r.people, ...(r.last && r.last.from !== ME ? [r.last.from] : [])])),
  ]);
  const [picked, setPicked] = usePicked();
  const [deleting, setDeleting] = useScreenState<string | null>('deleting', null);
  const [discarding, setDiscarding] = useScreenState<string | null>('discarding', null);
  const settings = useApp(s => s.settings);
  const later = useApp(s => [...new Set(Object.values(s.scheduled).map(x => keyOf(x.people)))].sort());
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const toggle = (id: string) =>
    setPicked((picked ?? []).includes(id) ? picked!.filter(p => p !== id) : [...(picked ?? []), id]);
  const title = (r: Row) => titleOf(r.thread ?? { people: r.people, name: '' }, faces);
  const swipe = (r: Row, does: 'archive' | 'delete' | 'nothing'): SwipeAction | undefined =>
    does === 'archive'
      ? {
          label: r.thread!.archived ? 'Unarchive' : 'Archive',
          icon: r.thread!.archived ? 'unarchive' : 'archive',
          onSwipe: () => act.archive({ threads: [r.id!], on: !r.thread!.archived }),
        }
      : does === 'delete'
        ? { label: 'Delete', icon: 'delete', danger: true, onSwipe: () => setDeleting(r.id) }
        : undefined;
  const words = (r: Row) => {
    if (r.draft !== '')
      return (
        <>
          <b className={css['draft']}>Draft: </b>
          {r.draft}
        </>
      );
    if (!r.last) return r.id === null ? 'Scheduled message' : 'No messages';
    if (r.last.status === 'failed')
      return <span className={css['draft']}>Not sent: {summaryOf(r.last)}</span>;
    const by = r.last.from === ME ? 'You: ' : r.people.length > 1 ? `${faces(r.last.from).name}: ` : '';
    return `${by}${summaryOf(r.last)}`;
  };
  const gone = deleting === null ? undefined : rows.find(r => r.id === deleting);
  return (
    <>
      <List label={label}>
        {rows.map(r => {
          const row = (
            <ListRow
              id={r.id ?? `draft-${addressOf(r.people)}`}
              rid="conversation"
              className={css['conversation']}
              strong={r.unread > 0}
              {...(picked === null ? {} : { selected: r.id !== null && picked.includes(r.id) })}
              leading={
                picked !== null && r.id !== null && picked.includes(r.id) ? (
                  <span className={css['tick']}>
                    <Icon name="check" />
                  </span>
                ) : (
                  <Face people={r.people} title={title(r)} face={faces} size={48} />
                )
              }
              title={title(r)}
              subtitle={words(r)}
              onClick={() =>
                picked !== null
                  ? r.id !== null && toggle(r.id)
                  : r.id === null
                    ? nav.push('/with/:address', { address: addressOf(r.people) })
                    : nav.push('/thread/:thread', { thread: r.id })
              }
              onLongPress={() => (r.id === null ? setDiscarding(r.key) : toggle(r.id))}
              meta={
                <span className={css['meta']}>
                  <span className={css['when']} data-unread={r.unread > 0 || undefined}>
                    {r.at > 0 ? formatWhen(r.at, now, zone, h24) : ''}
                  </span>
                  <span className={css['marks']}>
                    {later.includes(r.key) && <Mark icon="schedule_send" label="Scheduled message" />}
                    {r.thread && isMuted(r.thread, now) && <Mark icon="notifications_off" label="Muted" />}
                    {isOnTop(r.thread) && <Mark icon="keep" label="Pinned" />}
                    {r.unread > 0 && <Badge value={r.unread} label={`${r.unread} unread`} />}
                  </span>
                </span>
              }
            />
          );
          const [start, end] =
            swipes && picked === null && r.thread
              ? [swipe(r, settings.swipeStart), swipe(r, settings.swipeEnd)]
              : [];
          return start || end ? (
            <SwipeRow key={r.id ?? r.key} id={r.id!} {...(start ? { start } : {})} {...(end ? { end } : {})}>
              {row}
            </SwipeRow>
          ) : (
            <div key={r.id ?? r.key}>{row}</div>
          );
        })}
      </List>
      <ConfirmDialog
        open={gone !== undefined}
        title={`Delete the conversation with ${gone ? title(gone) : ''}?`}
        text="All its messages are deleted on this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteThreads({ threads: [deleting!] });
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
      <ConfirmDialog
        open={discarding !== null}
        title="Discard this draft?"
        confirmLabel="Discard"
        danger
        onConfirm={() => {
          act.discard({ key: discarding! });
          setDiscarding(null);
        }}
        onCancel={() => setDiscarding(null)}
      />
    </>
  );
}
