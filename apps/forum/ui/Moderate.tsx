import { AppBar, Button, EmptyState, IconButton, ListRow, Screen, Segmented } from './kit.ts';
import { isModerator, queueOf } from '../select.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useAct, useDates, useForum, useNav, useOpen, useParams, useScreenState, useWords } from './hooks.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { isCommonReason, REASON_WORDS } from './kinds.ts';
import { Face } from './Parts.tsx';
import css from './lists.module.css';
import { orderedEntries, rowsWhere } from '../../../src/state/order.ts';

type Tab = 'queue' | 'log' | 'bans';

/** The desk of a moderator: reports that wait, what was done, who is banned. */
export function Moderate() {
  const { community } = useParams('/mod/:community');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const [tab, setTab] = useScreenState<Tab>('tab', 'queue');
  const found = state.communities[community];
  if (!found || !isModerator(state, community))
    return (
      <Screen title={t('moderation')}>
        <EmptyState icon="shield" title={t('notModerator')} text={t('notModeratorText')} />
      </Screen>
    );
  const queue = queueOf(state, community);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={t('moderation')}
            subtitle={`c/${found.name}`}
            actions={
              <IconButton
                icon="tune"
                label={t('manage')}
                onClick={() => nav.push('/manage/:community', { community })}
              />
            }
          />
        }
      >
        <div className={css['tabs']}>
          <Segmented
            label={t('moderation')}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'queue', label: t('queueTab', { count: queue.length }) },
              { value: 'log', label: t('modLog') },
              { value: 'bans', label: t('bans') },
            ]}
          />
        </div>
        {tab === 'queue' && queue.length === 0 && (
          <EmptyState icon="task_alt" title={t('queueEmpty')} text={t('queueEmptyText')} />
        )}
        {tab === 'queue' && queue.map(id => <Flagged key={id} id={id} />)}
        {tab === 'log' && <Log community={community} />}
        {tab === 'bans' && <Bans community={community} />}
      </Screen>
      <ItemMenu />
    </>
  );
}

function Flagged({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const [, setOpen] = useOpen();
  const { target, reason, by, count, at } = state.flagged[id]!;
  const post = state.posts[target];
  const item = post ?? state.comments[target];
  if (!item) return null;
  const name = state.people[item.author]!.name;
  const said = post?.title ?? textOfMarkdown(item.text);
  const why = isCommonReason(reason) ? t(REASON_WORDS[reason]) : reason;
  return (
    <div
      className={css['queue']}
      role="group"
      aria-label={t('reportOn', { what: said })}
      data-rid="flagged"
      data-key={id}
    >
      <span className={css['commentMeta']} dir="auto">
        {t('flaggedLine', { name, when: dates.ago(item.at), kind: post ? 'post' : 'comment' })}
      </span>
      <span className={css['queueText']} dir="auto">
        {said}
      </span>
      {post && post.text !== '' && (
        <span className={css['commentText']} dir="auto">
          {textOfMarkdown(post.text)}
        </span>
      )}
      <span className={css['queueWhy']} dir="auto">
        {t('flaggedWhy', {
          why,
          count,
          who: by === null ? t('automatic') : `u/${state.people[by]?.name ?? ''}`,
          when: dates.ago(at),
        })}
      </span>
      <div className={css['row']}>
        <Button
          variant="tonal"
          icon="check"
          rid={`approve-${id}`}
          label={t('approveIt', { what: said })}
          onClick={() => act.approveItem({ target })}
        >
          {t('approve')}
        </Button>
        <Button
          variant="outlined"
          icon="delete"
          rid={`remove-${id}`}
          label={t('removeIt', { what: said })}
          onClick={() => setOpen(`remove ${target}`)}
        >
          {t('remove')}
        </Button>
        <IconButton
          icon="person_off"
          rid={`ban-${id}`}
          label={t('banOf', { name, what: said })}
          onClick={() => setOpen(`ban ${target}`)}
        />
        <IconButton
          icon="open_in_full"
          rid={`open-${id}`}
          label={t('openIt', { what: said })}
          onClick={() =>
            post
              ? nav.push('/post/:post', { post: target })
              : nav.push('/thread/:post/:comment', { post: state.comments[target]!.post, comment: target })
          }
        />
      </div>
    </div>
  );
}

function Log({ community }: { community: string }) {
  const state = useForum();
  const t = useWords();
  const dates = useDates();
  const lines = orderedEntries(
    rowsWhere(state.log, l => l.community === community),
    (a, b) => b.at - a.at,
  );
  if (lines.length === 0) return <EmptyState icon="history" title={t('logEmpty')} />;
  return lines.map(([id, line]) => {
    const what =
      state.posts[line.target ?? '']?.title ??
      state.comments[line.target ?? '']?.text ??
      (state.people[line.target ?? ''] ? `u/${state.people[line.target ?? '']!.name}` : '');
    const reason = isCommonReason(line.reason) ? t(REASON_WORDS[line.reason]) : line.reason;
    return (
      <ListRow
        key={id}
        id={id}
        lines={3}
        leading="gavel"
        title={t('logLine', {
          act: line.act,
          who: line.by === null ? t('automatic') : `u/${state.people[line.by]?.name ?? ''}`,
        })}
        subtitle={[textOfMarkdown(what), reason].filter(Boolean).join(' · ')}
        meta={dates.ago(line.at)}
      />
    );
  });
}

function Bans({ community }: { community: string }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const list = orderedEntries(
    rowsWhere(state.bans, b => b.community === community && b.until > dates.now),
    (a, b) => a.until - b.until,
  );
  if (list.length === 0) return <EmptyState icon="person_off" title={t('noBans')} />;
  return list.map(([id, ban]) => (
    <ListRow
      key={id}
      id={id}
      lines={3}
      leading={<Face person={ban.person} />}
      title={`u/${state.people[ban.person]?.name ?? ''}`}
      subtitle={t('banLine', { reason: ban.reason, when: dates.moment(ban.until) })}
      trailing={
        <Button
          variant="text"
          label={t('unbanName', { name: state.people[ban.person]?.name ?? '' })}
          onClick={() => act.unban({ ban: id })}
        >
          {t('unban')}
        </Button>
      }
    />
  ));
}
