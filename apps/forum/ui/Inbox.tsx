import { AppBar, Chip, EmptyState, IconButton, ListRow, Screen, Scroller } from './kit.ts';
import { noticesOf, talksOf, unreadOf, type NoticeRow } from '../select.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useAct, useDates, useForum, useNav, useScreenState, useWords } from './hooks.ts';
import { Badge, Face } from './Parts.tsx';
import { Places } from './Places.tsx';
import css from './lists.module.css';
import { compare } from '../../../src/sdk/core/compare.ts';

const TABS = {
  all: 'all',
  replies: 'tabReplies',
  mentions: 'tabMentions',
  messages: 'messages',
  moderators: 'tabModerators',
} as const;
type Tab = keyof typeof TABS;
const KINDS_OF: Readonly<Record<Exclude<Tab, 'all' | 'messages'>, readonly NoticeRow['kind'][]>> = {
  replies: ['reply', 'followed'],
  mentions: ['mention', 'crossposted'],
  moderators: ['removed', 'moderator', 'joined', 'refused'],
};

/** Replies, mentions, messages and notices of moderators. */
export function Inbox() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [tab, setTab] = useScreenState<Tab>('tab', 'all');
  const notices = noticesOf(state).filter(
    n => tab === 'all' || (tab !== 'messages' && KINDS_OF[tab].includes(n.kind)),
  );
  const talks = tab === 'all' || tab === 'messages' ? talksOf(state) : [];
  const rows = [
    ...notices.map(n => ({ at: n.at, key: n.id, node: <NoticeLine key={n.id} notice={n} /> })),
    ...talks.map(talk => ({
      at: talk.last.at,
      key: talk.person,
      node: (
        <TalkLine
          key={talk.person}
          person={talk.person}
          unread={talk.unread}
          last={talk.last.text}
          at={talk.last.at}
        />
      ),
    })),
  ].sort((a, b) => b.at - a.at || compare(a.key, b.key));
  return (
    <Screen
      appBar={
        <AppBar
          title={t('inbox')}
          leading="none"
          actions={
            <IconButton
              icon="done_all"
              label={t('readAll')}
              disabled={unreadOf(state) === 0}
              onClick={() => act.readAll()}
            />
          }
        />
      }
      bottom={<Places at="inbox" />}
    >
      <Scroller name="tabs" axis="x" label={t('inbox')}>
        <div className={css['chips']}>
          {(Object.keys(TABS) as Tab[]).map(each => (
            <Chip
              key={each}
              label={t(TABS[each])}
              selected={each === tab}
              rid={`tab-${each}`}
              onClick={() => setTab(each)}
            />
          ))}
        </div>
      </Scroller>
      {rows.length === 0 && <EmptyState icon="inbox" title={t('inboxEmpty')} text={t('inboxEmptyText')} />}
      {rows.map(row => row.node)}
    </Screen>
  );
}

function NoticeLine({ notice }: { notice: NoticeRow }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const { id, kind, who, community, target, text, at, read } = notice;
  const place = state.communities[community ?? ''];
  const comment = state.comments[target ?? ''];
  const post = state.posts[target ?? ''] ?? state.posts[comment?.post ?? ''];
  const name = state.people[who ?? '']?.name ?? '';
  const title = t('noticeTitle', { kind, name, community: place?.name ?? '', title: post?.title ?? '' });
  const said =
    text !== '' ? text : comment ? textOfMarkdown(comment.text) : (post?.title ?? place?.title ?? '');
  const open = () => {
    act.readNotice({ notice: id });
    if (comment && kind !== 'removed')
      return nav.push('/thread/:post/:comment', { post: comment.post, comment: target! });
    if (comment) return nav.push('/post/:post', { post: comment.post });
    if (post) return nav.push('/post/:post', { post: target! });
    if (community !== null) nav.push('/c/:community', { community });
  };
  const isOfModerators = KINDS_OF.moderators.includes(kind);
  return (
    <ListRow
      id={id}
      lines={3}
      strong={!read}
      leading={isOfModerators && place ? <Badge community={place} /> : <Face person={who ?? ''} />}
      title={title}
      subtitle={said}
      meta={dates.ago(at)}
      onClick={open}
    />
  );
}

function TalkLine({
  person,
  last,
  at,
  unread,
}: {
  person: string;
  last: string;
  at: number;
  unread: number;
}) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  return (
    <ListRow
      id={person}
      rid="talk"
      strong={unread > 0}
      leading={<Face person={person} />}
      title={t('messageFrom', { name: state.people[person]?.name ?? '' })}
      subtitle={last}
      meta={dates.ago(at)}
      onClick={() => nav.push('/messages/:person', { person })}
    />
  );
}
