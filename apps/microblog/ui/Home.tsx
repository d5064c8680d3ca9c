import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, BottomBar, EmptyState, Fab, Icon, IconButton, Screen, Tabs } from './kit.ts';
import { FOLLOWING, FOR_YOU, newNotices, tabLists, timeline, unreadTalks, waitingCount } from '../select.ts';
import { ME } from '../state.ts';
import { Feed } from './Feed.tsx';
import { useAct, useChirrup, useNav, useWords } from './hooks.ts';
import { Tools } from './Tools.tsx';
import css from './feed.module.css';

const PLACES = { home: '/', search: '/search', notices: '/notices', messages: '/messages' } as const;
type Place = keyof typeof PLACES;

/** The app’s four places, with what is new in them. */
export function Places({ at }: { at: Place }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  return (
    <BottomBar
      value={at}
      onChange={place => nav.toPlace(PLACES[place as Place], PLACES[at])}
      items={[
        { id: 'home', label: t('home'), icon: 'home' },
        { id: 'search', label: t('search'), icon: 'explore' },
        { id: 'notices', label: t('notices'), icon: 'notifications', badge: newNotices(state) },
        { id: 'messages', label: t('messages'), icon: 'mail', badge: unreadTalks(state) },
      ]}
    />
  );
}

/** The owner’s picture, which leads to everything that is theirs. */
export function MenuButton() {
  const me = useChirrup().accounts[ME]!;
  const t = useWords();
  const nav = useNav();
  return (
    <button
      type="button"
      className={css['face']}
      data-rid="menu"
      aria-label={t('yourMenu')}
      onClick={() => nav.push('/menu')}
    >
      <Avatar name={me.name} picture={me.picture} size={32} />
    </button>
  );
}

/** The timeline: those whom the owner follows, what others like, and lists. */
export function Home() {
  const state = useChirrup();
  const act = useAct();
  const nav = useNav();
  const t = useWords();
  const [tab, setTab] = useScreenState('tab', FOLLOWING);
  const lists = tabLists(state);
  const shown = tab === FOLLOWING || tab === FOR_YOU || state.lists[tab]?.pinned ? tab : FOLLOWING;
  const entries = timeline(state, shown);
  const waiting = waitingCount(state, shown);
  const unsent = Object.values(state.posts).filter(p => p.status === 'pending').length;
  return (
    <Screen
      label={t('home')}
      scroll={false}
      appBar={
        <AppBar
          leading={<MenuButton />}
          title={
            <span className={css['brand']}>
              <span>{t('appName')}</span>
            </span>
          }
          actions={
            <IconButton icon="list_alt" label={t('lists')} rid="lists" onClick={() => nav.push('/lists')} />
          }
        />
      }
      fab={
        <Fab
          icon="edit_square"
          label={t('newPost')}
          rid="compose"
          onClick={() => nav.push('/compose/:kind/:post', { kind: 'new', post: 'none' })}
        />
      }
      bottom={<Places at="home" />}
    >
      <Tabs
        name="tabs"
        label={t('timelines')}
        value={shown}
        onChange={setTab}
        tabs={[
          { id: FOLLOWING, label: t('following') },
          { id: FOR_YOU, label: t('forYou') },
          ...lists.map(l => ({ id: l.id, label: l.name })),
        ]}
      />
      {unsent > 0 && (
        <button type="button" className={css['outbox']} data-rid="outbox" onClick={() => nav.push('/drafts')}>
          <Icon name="outbox" size={20} />
          <span>{t('unsentPosts', { count: unsent })}</span>
        </button>
      )}
      <div className={css['feed']}>
        {waiting > 0 && (
          <div className={css['pillRow']}>
            <button type="button" className={css['pill']} data-rid="show-new" onClick={() => act.showNew()}>
              <Icon name="arrow_upward" size={18} />
              <span>{t('newPosts', { count: waiting })}</span>
            </button>
          </div>
        )}
        {entries.length === 0 ? (
          <EmptyState
            icon="dynamic_feed"
            title={t('timelineEmpty')}
            text={t(state.lists[shown] ? 'listEmptyText' : 'timelineEmptyText')}
            action={{ label: t('findPeople'), onClick: () => nav.push('/search'), rid: 'find-people' }}
          />
        ) : (
          <Feed key={shown} name={`feed-${shown}`} label={t('timeline')} entries={entries} />
        )}
      </div>
      <Tools />
    </Screen>
  );
}
