import { AppBar, Button, Chip, EmptyState, IconButton, Menu, Screen, Scroller } from './kit.ts';
import { filtersSet, resultsOf, type Found } from '../select.ts';
import { SORTS } from '../state.ts';
import { useAct, useNav, useOpen, useStays, useWords, useWrite } from './hooks.ts';
import { usePeople } from './Home.tsx';
import { PropertyCard } from './Card.tsx';
import { parts } from './Parts.tsx';
import css from './results.module.css';

const SORT_WORDS = {
  best: 'sortBest',
  price: 'sortPrice',
  score: 'sortScore',
  centre: 'sortCentre',
  station: 'sortStation',
  stars: 'sortStars',
} as const;

export function useResults(): Found[] {
  const state = useStays();
  const { now, today, zone } = useWrite();
  return resultsOf({ state, now, today, zone });
}

/** What a search finds: chips that narrow it, then cards. */
export function Results() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const w = useWrite();
  const people = usePeople();
  const [open, setOpen] = useOpen();
  const { search, filters: f } = state;
  const found = useResults();
  const set = filtersSet(f);
  const has = found.filter(each => each.stay !== null).length;
  return (
    <>
      <Screen
        label={t('results')}
        appBar={
          <AppBar
            title={search.place === null ? t('anywhere') : state.places[search.place]!.name}
            subtitle={`${w.dates(search.from, search.until)} · ${people(search)}`}
            actions={
              <>
                <IconButton icon="map" label={t('map')} onClick={() => nav.push('/map')} />
                <IconButton
                  icon="edit"
                  label={t('dates')}
                  onClick={() => nav.push('/dates/:for', { for: 'search' })}
                />
              </>
            }
          />
        }
      >
        <Scroller name="chips" axis="x">
          <div className={css['chipRow']}>
            <Chip
              icon="tune"
              rid="filters"
              label={set > 0 ? t('filtersSet', { count: set }) : t('filters')}
              selected={set > 0}
              onClick={() => nav.push('/filters')}
            />
            <Chip
              icon="sort"
              rid="sort"
              label={t(SORT_WORDS[f.sort])}
              opens
              onClick={() => setOpen('sort')}
            />
            <Chip
              rid="chip-free"
              label={t('freeCancellation')}
              selected={f.free}
              onClick={() => act.setFilters({ free: !f.free })}
            />
            <Chip
              rid="chip-breakfast"
              label={t('breakfastIn')}
              selected={f.breakfast}
              onClick={() => act.setFilters({ breakfast: !f.breakfast })}
            />
            <Chip
              rid="chip-pets"
              label={t('petsWelcome')}
              selected={f.pets}
              onClick={() => act.setFilters({ pets: !f.pets })}
            />
            <Chip
              rid="chip-guests"
              icon="group"
              label={t('guests')}
              onClick={() => nav.push('/guests/:for', { for: 'search' })}
            />
          </div>
        </Scroller>
        <div className={css['count']} role="status">
          {t('foundCount', { count: has })}
        </div>
        {found.length === 0 && (
          <EmptyState
            icon="search"
            title={t('nothingFound')}
            text={t('nothingFits')}
            {...(set > 0
              ? {
                  action: {
                    label: t('clearFilters'),
                    rid: 'clear-filters',
                    onClick: () => act.clearFilters({}),
                  },
                }
              : {})}
          />
        )}
        {found.map(each => (
          <PropertyCard key={each.id} found={each} />
        ))}
        {state.compare.length > 1 && (
          <div className={parts['chips']}>
            <Button icon="compare_arrows" rid="compare" onClick={() => nav.push('/compare')}>
              {t('compareCount', { count: state.compare.length })}
            </Button>
          </div>
        )}
      </Screen>
      <Menu
        open={open === 'sort'}
        label={t('sortBy')}
        anchor="top-start"
        onClose={() => setOpen(null)}
        items={SORTS.map(sort => ({
          label: t(SORT_WORDS[sort]),
          checked: f.sort === sort,
          rid: `sort-${sort}`,
          onClick: () => act.setFilters({ sort }),
        }))}
      />
    </>
  );
}
