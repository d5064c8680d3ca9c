import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  EmptyState,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
  Sheet,
  WindowedList,
} from './kit.ts';
import {
  findComments,
  findCommunities,
  findPeople,
  findPosts,
  membersOf,
  PERIODS,
  type FindSort,
  type Period,
} from '../select.ts';
import { ME } from '../state.ts';
import { PERIOD_WORDS } from './Feed.tsx';
import { useAct, useDates, useForum, useNav, useOpen, useScale, useScreenState, useWords } from './hooks.ts';
import { CommentLine } from './CommentLine.tsx';
import { Badge, Face } from './Parts.tsx';
import { PostLine } from './PostCard.tsx';
import css from './lists.module.css';

const TABS = {
  posts: 'tabPosts',
  comments: 'tabComments',
  communities: 'communities',
  people: 'tabPeople',
} as const;
type Tab = keyof typeof TABS;
const FIND_SORTS = { relevant: 'sortRelevant', new: 'sortNew', top: 'sortTop' } as const;

/** Finds posts, comments, communities and people, with operators. */
export function Search() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [tab, setTab] = useScreenState<Tab>('tab', 'posts');
  const [sort, setSort] = useScreenState<FindSort>('find', 'relevant');
  const [period, setPeriod] = useScreenState<Period>('within', 'ever');
  const [open, setOpen] = useOpen();
  const { now } = useDates();
  const text = useFieldText('query');
  const find = { text, sort, period };
  const found: Record<Tab, () => string[]> = {
    posts: () => findPosts(state, find, now),
    comments: () => findComments(state, find, now),
    communities: () => findCommunities(state, text),
    people: () => findPeople(state, text),
  };
  const list = text.trim() === '' ? [] : found[tab]();
  const close = () => setOpen(null);
  return (
    <>
      <Screen
        label={t('search')}
        scroll={false}
        appBar={
          <AppBar
            title={
              <SearchField
                name="query"
                label={t('searchHint')}
                onEnter={query => act.remember({ text: query })}
              />
            }
          />
        }
      >
        <Scroller name="tabs" axis="x" label={t('search')}>
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
            <Chip label={t(FIND_SORTS[sort])} opens rid="sort" onClick={() => setOpen('findSort')} />
            <Chip label={t(PERIOD_WORDS[period])} opens rid="period" onClick={() => setOpen('within')} />
          </div>
        </Scroller>
        {text.trim() === '' ? <Recent /> : <Found tab={tab} list={list} />}
      </Screen>
      <Sheet open={open === 'findSort'} title={t('orderOfResults')} onClose={close}>
        {(Object.keys(FIND_SORTS) as FindSort[]).map(each => (
          <ListRow
            key={each}
            id={`find-${each}`}
            title={t(FIND_SORTS[each])}
            selected={each === sort}
            onClick={() => {
              setSort(each);
              close();
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'within'} title={t('periodOfResults')} onClose={close}>
        {PERIODS.map(each => (
          <ListRow
            key={each}
            id={`within-${each}`}
            title={t(PERIOD_WORDS[each])}
            selected={each === period}
            onClick={() => {
              setPeriod(each);
              close();
            }}
          />
        ))}
      </Sheet>
    </>
  );
}

function Recent() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  return (
    <Scroller name="recent">
      {state.searches.length > 0 && (
        <SectionHeader
          title={t('recentSearches')}
          action={{ label: t('clear'), onClick: () => act.forgetSearches() }}
        />
      )}
      {state.searches.map(each => (
        <ListRow key={each} leading="history" title={each} onClick={() => fields.set('query', each)} />
      ))}
      <SectionHeader title={t('operators')} />
      <p className={css['note']}>{t('operatorsText')}</p>
      {['community:fixing', 'author:nightferry', 'flair:solved', 'title:kettle', '“tide times” -dog'].map(
        each => (
          <ListRow
            key={each}
            leading="manage_search"
            title={each}
            onClick={() => fields.set('query', each)}
          />
        ),
      )}
    </Scroller>
  );
}

function Found({ tab, list }: { tab: Tab; list: readonly string[] }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const scale = Math.max(1, useScale());
  const text = useFieldText('query');
  if (list.length === 0)
    return <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} />;
  const heights: Readonly<Record<Tab, number>> = { posts: 96, comments: 132, communities: 76, people: 76 };
  const go = (open: () => void) => () => {
    act.remember({ text });
    open();
  };
  return (
    <WindowedList
      name="found"
      label={t(TABS[tab])}
      count={list.length}
      rowHeight={Math.ceil(heights[tab] * scale)}
      header={<p className={css['note']}>{t('foundCount', { count: list.length })}</p>}
      headerHeight={Math.ceil(32 * scale)}
      footer={<div style={{ blockSize: 24 }} />}
      render={i => {
        const id = list[i]!;
        if (tab === 'posts') return <PostLine id={id} />;
        if (tab === 'comments') return <CommentLine id={id} />;
        if (tab === 'communities') {
          const found = state.communities[id]!;
          return (
            <ListRow
              id={id}
              leading={<Badge community={found} />}
              title={found.title}
              subtitle={t('communityLine', { name: found.name, count: membersOf(state, id) })}
              onClick={go(() => nav.push('/c/:community', { community: id }))}
            />
          );
        }
        return (
          <ListRow
            id={id}
            leading={<Face person={id} />}
            title={`u/${state.people[id]!.name}`}
            subtitle={state.people[id]!.bio}
            onClick={go(() => (id === ME ? nav.push('/you') : nav.push('/u/:person', { person: id })))}
          />
        );
      }}
    />
  );
}
