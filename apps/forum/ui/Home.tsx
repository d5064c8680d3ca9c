import { Chip, EmptyState, IconButton, Screen } from './kit.ts';
import { feedOf, type Feed as FeedName } from '../select.ts';
import { Feed, OrderBar, useOrder } from './Feed.tsx';
import { useDates, useForum, useNav, useOnline, useScreenState, useWords } from './hooks.ts';
import { Banner, Fire } from './Parts.tsx';
import { Places } from './Places.tsx';
import css from './feed.module.css';

const FEEDS = { home: 'feedHome', popular: 'feedPopular', all: 'feedAll' } as const;

/** The feeds: of joined communities, of what is popular, of everything. */
export function Home() {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const { now } = useDates();
  const online = useOnline();
  const order = useOrder();
  const [feed, setFeed] = useScreenState<FeedName>('feed', state.settings.startPage);
  const rows = feedOf(state, feed, order.sort, order.period, now);
  return (
    <Screen
      label={t('home')}
      scroll={false}
      appBar={
        <div className={css['bar']}>
          <span className={css['brand']} role="heading" aria-level={1}>
            <Fire />
            {t('appName')}
          </span>
          <IconButton icon="search" label={t('search')} onClick={() => nav.push('/search')} />
        </div>
      }
      bottom={<Places at="home" />}
    >
      <OrderBar order={order}>
        {(Object.keys(FEEDS) as FeedName[]).map(each => (
          <Chip
            key={each}
            label={t(FEEDS[each])}
            selected={each === feed}
            rid={`feed-${each}`}
            onClick={() => setFeed(each)}
          />
        ))}
      </OrderBar>
      {!online && (
        <div className={css['waiting']}>
          <Banner icon="cloud_off" title={t('offline')} text={t('offlineText')} />
        </div>
      )}
      <Feed
        rows={rows}
        order={order}
        label={t(FEEDS[feed])}
        empty={
          <EmptyState
            icon="forum"
            title={t('feedEmpty')}
            text={t(feed === 'home' ? 'feedEmptyHome' : 'feedEmptyText')}
            action={{ label: t('findCommunities'), onClick: () => nav.push('/communities') }}
          />
        }
      />
    </Screen>
  );
}
