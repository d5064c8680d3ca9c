import { useFields, useFieldText, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  EmptyState,
  IconButton,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
  Tabs,
} from './kit.ts';
import { foundPeople, foundPosts, trendsOf, type Entry } from '../select.ts';
import { Feed } from './Feed.tsx';
import { Places } from './Home.tsx';
import { useAct, useChirrup, useNav, useParams, useWords } from './hooks.ts';
import { PersonRow } from './People.tsx';
import { Tools } from './Tools.tsx';
import css from './feed.module.css';

type Tab = 'posts' | 'people' | 'photos';
const entriesOf = (posts: readonly { id: string; at: number }[]): Entry[] =>
  posts.map(p => ({ post: p.id, via: null, at: p.at }));

/** Search over posts, people and photos; without words the trends. */
export function Search() {
  const t = useWords();
  const act = useAct();
  const text = useFieldText('query');
  return (
    <Screen
      label={t('search')}
      scroll={false}
      appBar={<AppBar title={t('search')} leading="none" />}
      bottom={<Places at="search" />}
    >
      <div className={css['searchTop']}>
        <SearchField name="query" label={t('searchChirrup')} onEnter={query => act.remember({ query })} />
      </div>
      {text.trim() === '' ? <Trends /> : <Found text={text} />}
      <Tools />
    </Screen>
  );
}

function Found({ text }: { text: string }) {
  const state = useChirrup();
  const t = useWords();
  const zone = useZone();
  const [tab, setTab] = useScreenState<Tab>('tab', 'posts');
  const posts = tab === 'people' ? [] : foundPosts(state, text, zone);
  const shown = tab === 'photos' ? posts.filter(p => p.photos.length > 0) : posts;
  const people = tab === 'people' ? foundPeople(state, text) : [];
  const none = tab === 'people' ? people.length === 0 : shown.length === 0;
  return (
    <>
      <Tabs
        label={t('kindsOfResults')}
        value={tab}
        onChange={id => setTab(id as Tab)}
        tabs={[
          { id: 'posts', label: t('latest') },
          { id: 'people', label: t('people') },
          { id: 'photos', label: t('photos') },
        ]}
      />
      {none && <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} />}
      {!none && tab === 'people' && (
        <Scroller name="people" label={t('people')}>
          {people.map(a => (
            <PersonRow key={a.id} id={a.id} bio />
          ))}
          <div className={css['foot']} />
        </Scroller>
      )}
      {!none && tab !== 'people' && (
        <Feed key={tab} name={`found-${tab}`} label={t('posts')} entries={entriesOf(shown)} />
      )}
    </>
  );
}

/** Trends that are shown. */
const MOST_TRENDS = 12;

function Trends() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  return (
    <Scroller name="trends" label={t('trends')}>
      {state.searches.length > 0 && (
        <SectionHeader
          title={t('recentSearches')}
          action={{ label: t('clear'), onClick: () => act.forgetSearches(), rid: 'forget-searches' }}
        />
      )}
      {state.searches.map(query => (
        <ListRow
          key={query}
          id={query}
          rid="recent"
          leading="history"
          title={query}
          onClick={() => fields.set('query', query)}
        />
      ))}
      <SectionHeader title={t('trendsHere')} />
      {trendsOf(state.posts)
        .slice(0, MOST_TRENDS)
        .map((trend, i) => (
          <ListRow
            key={trend.tag}
            id={trend.tag}
            rid="trend"
            title={`#${trend.tag}`}
            subtitle={t('trendPosts', { count: trend.count })}
            leading={<span className={css['place']}>{i + 1}</span>}
            onClick={() => nav.push('/trend/:tag', { tag: trend.tag })}
          />
        ))}
      <SectionHeader title={t('searchTips')} />
      <div className={css['tips']}>
        {t.rich('searchTipsText', { b: parts => <code key={String(parts)}>{parts}</code> })}
      </div>
    </Scroller>
  );
}

/** Everything with one hashtag. */
export function Trend() {
  const { tag } = useParams('/trend/:tag');
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const zone = useZone();
  const posts = foundPosts(state, `#${tag}`, zone);
  return (
    <Screen
      label={`#${tag}`}
      scroll={false}
      appBar={
        <AppBar
          title={`#${tag}`}
          subtitle={t('postsCount', { count: posts.length })}
          actions={
            <IconButton
              icon="edit_square"
              label={t('postWithTag')}
              rid="compose"
              onClick={() =>
                nav.push('/compose/:kind/:post', { kind: 'new', post: 'none' }, { text: `#${tag} ` })
              }
            />
          }
        />
      }
    >
      {posts.length === 0 ? (
        <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} />
      ) : (
        <Feed name="trend" label={t('posts')} entries={entriesOf(posts)} />
      )}
      <Tools />
    </Screen>
  );
}
