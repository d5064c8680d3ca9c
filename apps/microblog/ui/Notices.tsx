import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, EmptyState, Icon, Screen, Scroller, Tabs } from './kit.ts';
import { followNotice, noticeGroups, type NoticeGroup } from '../select.ts';
import { shortOf } from '../text.ts';
import { Places } from './Home.tsx';
import { useChirrup, useDates, useNav, useWords } from './hooks.ts';
import { NOTICE_WORDS } from './names.ts';
import { Refusal } from './Tools.tsx';
import css from './notices.module.css';

const ICONS = {
  like: 'favorite',
  repost: 'repeat',
  reply: 'chat_bubble',
  mention: 'alternate_email',
  quote: 'format_quote',
  follow: 'person_add',
  accepted: 'check_circle',
  request: 'lock',
  bell: 'notifications',
  poll: 'bar_chart',
} as const;

/** Who liked, answered, mentioned and followed. */
export function Notices() {
  const state = useChirrup();
  const t = useWords();
  const [tab, setTab] = useScreenState<'all' | 'mentions'>('tab', 'all');
  const groups = noticeGroups(state, tab);
  return (
    <Screen
      label={t('notices')}
      scroll={false}
      appBar={<AppBar title={t('notices')} leading="none" />}
      bottom={<Places at="notices" />}
    >
      <Tabs
        label={t('notices')}
        value={tab}
        onChange={id => setTab(id as 'all' | 'mentions')}
        tabs={[
          { id: 'all', label: t('all') },
          { id: 'mentions', label: t('mentions') },
        ]}
      />
      {groups.length === 0 ? (
        <EmptyState icon="notifications" title={t('noNotices')} text={t('noNoticesText')} />
      ) : (
        <Scroller key={tab} name={`notices-${tab}`} label={t('notices')}>
          {groups.map(group => (
            <NoticeRow key={group.id} group={group} />
          ))}
          <div className={css['foot']} />
        </Scroller>
      )}
      <Refusal />
    </Screen>
  );
}

function NoticeRow({ group }: { group: NoticeGroup }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const { ago } = useDates();
  const { kind, post, by } = group;
  const first = state.accounts[by[0]!]!;
  const about = post === null ? undefined : state.posts[post];
  return (
    <button
      type="button"
      className={css['notice']}
      data-rid="notice"
      data-key={group.id}
      onClick={() => followNotice<void>(nav.push, kind, by[0]!, post)}
    >
      <span className={css['kind']} data-kind={kind}>
        <Icon name={ICONS[kind]} size={20} />
      </span>
      <span className={css['words']}>
        <span className={css['faces']} aria-hidden="true">
          {by.slice(0, 5).map(id => (
            <Avatar
              key={id}
              name={state.accounts[id]!.name}
              picture={state.accounts[id]!.picture}
              size={28}
            />
          ))}
        </span>
        <span className={css['line']} dir="auto">
          {t(NOTICE_WORDS[kind], { name: first.name, others: by.length - 1 })}
        </span>
        {about && (
          <span className={css['post']} dir="auto">
            {shortOf(about.text || about.photos[0]?.alt || t('photo'), 110)}
          </span>
        )}
      </span>
      <span className={css['when']} dir="auto">
        {ago(group.at)}
      </span>
    </button>
  );
}
