import { AppBar, Chip, EmptyState, IconButton, Menu, Screen, Scroller, WindowedList } from './kit.ts';
import {
  NO_FILTERS,
  SORTS,
  filterCount,
  hitsOf,
  matches,
  type Filters,
  type Hit,
  type Sort,
} from '../select.ts';
import type { Category } from '../state.ts';
import { CATEGORY_WORDS } from './names.ts';
import { FilterSheet } from './Filters.tsx';
import {
  useNav,
  useOnline,
  useOpen,
  useParams,
  useScale,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { OfflineNote, Tile } from './Parts.tsx';
import css from './results.module.css';

export const SORT_WORDS = {
  relevance: 'sortRelevance',
  cheap: 'sortCheap',
  dear: 'sortDear',
  rated: 'sortRated',
  newest: 'sortNewest',
} as const satisfies Record<Sort, string>;

const PICTURE = 162;
const WORDS = 112;

/** Pairs of hits, one a row of the grid. */
function pairsOf(hits: readonly Hit[]): Hit[][] {
  const rows: Hit[][] = [];
  for (let i = 0; i < hits.length; i += 2) rows.push(hits.slice(i, i + 2) as Hit[]);
  return rows;
}

function Hits({ query, category, title }: { query: string; category: Category | null; title: string }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const scale = useScale();
  const online = useOnline();
  const [filters, setFilters] = useScreenState<Filters>('filters', NO_FILTERS);
  const [sort, setSort] = useScreenState<Sort>('sort', 'relevance');
  const [open, setOpen] = useOpen();
  const ids = matches(state, query, category);
  const hits = hitsOf(state, ids, filters, sort);
  const rows = pairsOf(hits);
  const count = filterCount(filters);
  const rowHeight = Math.ceil(PICTURE + WORDS * scale + 8);
  const set = (change: Partial<Filters>) => setFilters({ ...filters, ...change });
  const wide = Math.ceil(60 + 40 * scale);
  return (
    <>
      <Screen
        label={title}
        scroll={false}
        appBar={
          <AppBar
            title={title}
            subtitle={t('resultCount', { count: hits.length })}
            actions={<IconButton icon="search" label={t('search')} onClick={() => nav.push('/search')} />}
          />
        }
      >
        <OfflineNote />
        <Scroller name="tools" axis="x" label={t('filters')} className={css['toolBar']}>
          <div className={css['tools']}>
            <Chip label={t(SORT_WORDS[sort])} icon="sort" opens rid="sort" onClick={() => setOpen('sort')} />
            <Chip
              label={count > 0 ? t('filtersOn', { count }) : t('filters')}
              icon="tune"
              rid="filters"
              onClick={() => setOpen('filters')}
            />
            <Chip
              label={t('inStock')}
              selected={filters.inStock}
              rid="in-stock"
              onClick={() => set({ inStock: !filters.inStock })}
            />
            <Chip
              label={t('freeDelivery')}
              selected={filters.free}
              rid="free-delivery"
              onClick={() => set({ free: !filters.free })}
            />
            <Chip
              label={t('fourStars')}
              selected={filters.stars === 40 / 10}
              rid="four-stars"
              onClick={() => set({ stars: filters.stars === 4 ? null : 4 })}
            />
          </div>
        </Scroller>
        {!online ? (
          <EmptyState icon="wifi_off" title={t('offlineTitle')} text={t('offlineSearch')} />
        ) : rows.length === 0 ? (
          <EmptyState
            icon="search"
            title={t('nothingFound')}
            text={count > 0 ? t('nothingFits') : t('nothingFoundText')}
            {...(count > 0
              ? {
                  action: {
                    label: t('clearFilters'),
                    onClick: () => setFilters(NO_FILTERS),
                    rid: 'clear-filters',
                  },
                }
              : {})}
          />
        ) : (
          <WindowedList
            name="results"
            count={rows.length}
            rowHeight={rowHeight}
            footer={<div style={{ blockSize: wide }} />}
            render={i => (
              <div className={css['row']}>
                {rows[i]!.map(hit => (
                  <Tile key={hit.product} product={hit.product} variant={hit.variant} />
                ))}
              </div>
            )}
          />
        )}
      </Screen>
      <Menu
        open={open === 'sort'}
        label={t('sortBy')}
        anchor="top-start"
        onClose={() => setOpen(null)}
        items={SORTS.map(each => ({
          label: t(SORT_WORDS[each]),
          checked: each === sort,
          rid: `sort-${each}`,
          onClick: () => {
            setSort(each);
            setOpen(null);
          },
        }))}
      />
      <FilterSheet
        open={open === 'filters'}
        ids={ids}
        filters={filters}
        category={category}
        found={hits.length}
        onChange={setFilters}
        onClose={() => setOpen(null)}
      />
    </>
  );
}

export function Results() {
  const { query } = useParams('/results/:query');
  return <Hits query={query} category={null} title={query} />;
}

export function CategoryResults() {
  const { category } = useParams('/category/:category');
  const t = useWords();
  const known = category in CATEGORY_WORDS ? (category as Category) : null;
  return <Hits query="" category={known} title={known ? t(CATEGORY_WORDS[known]) : t('category')} />;
}
