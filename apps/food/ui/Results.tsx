import { AppBar, Chip, EmptyState, Icon, Radio, Screen, Scroller, Sheet } from './kit.ts';
import {
  LIST_FILTERS,
  LISTS,
  NO_FILTER,
  searchOf,
  SORTS,
  type Filter,
  type Found,
  type List,
} from '../select.ts';
import { CUISINES, WISHES, type Cuisine, type Wish } from '../state/menu.ts';
import { equal } from '../../../src/state/json.ts';
import {
  formatMoney,
  useDates,
  useFood,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWords,
} from './hooks.ts';
import { BasketBar } from './parts.tsx';
import { KitchenCard } from './KitchenCard.tsx';
import css from './search.module.css';
import { CUISINE_WORDS, DIET_WORDS, LIST_WORDS, SORT_WORDS } from '../names.ts';

/** What a path asks for: a query, a cuisine, or a list. */
export function askedFor(what: string): { query: string; filter: Filter; list: List | null } {
  const [kind, ...rest] = what.split('-');
  const value = rest.join('-');
  const cuisine = CUISINES.find(c => c === value);
  if (kind === 'cuisine' && cuisine) return { query: '', filter: { ...NO_FILTER, cuisine }, list: null };
  const list = kind === 'list' ? (LISTS.find(l => l === value) ?? null) : null;
  const filter = list ? { ...NO_FILTER, ...LIST_FILTERS[list] } : NO_FILTER;
  return { query: kind === 'for' ? value : '', filter, list };
}

const MINUTES = [30, 45, 60];
const FEES = [200, 250, 320];
const MINIMA = [800, 1200, 1500];
const RATINGS = [45, 43, 40];

/** One choice of a filter’s sheet. */
function Choices<T>({
  options,
  value,
  label,
  onChoose,
}: {
  options: readonly T[];
  value: T;
  label: (option: T) => string;
  onChoose: (option: T) => void;
}) {
  return (
    <>
      {options.map(option => (
        <Radio
          key={String(option)}
          label={label(option)}
          checked={option === value}
          onChange={() => onChoose(option)}
        />
      ))}
    </>
  );
}

function Hit({ found }: { found: Found }) {
  const nav = useNav();
  return (
    <div className={css['hit']}>
      <KitchenCard id={found.id} />
      {found.dishes.slice(0, 3).map(dish => (
        <button
          key={dish.id}
          type="button"
          className={css['hitDish']}
          data-rid="found-dish"
          data-key={dish.id}
          onClick={() => nav.push('/dish/:dish', { dish: dish.id })}
        >
          <Icon name="restaurant" size={18} />
          <span dir="auto">{dish.other === '' ? dish.name : `${dish.name} ${dish.other}`}</span>
          <b dir="ltr">{formatMoney(dish.cents)}</b>
        </button>
      ))}
    </div>
  );
}

/** Kitchens and dishes that were found, with filters and an order. */
export function Results() {
  const { what } = useParams('/results/:what');
  const asked = askedFor(what);
  const state = useFood();
  const t = useWords();
  const { now, zone } = useDates();
  const [filter, setFilter] = useScreenState<Filter>('filter', asked.filter);
  const [open, setOpen] = useOpen();
  const set = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change });
    setOpen(null);
  };
  const found = searchOf(state, asked.query, filter, now, zone);
  const close = () => setOpen(null);
  const title = asked.list
    ? t(LIST_WORDS[asked.list])
    : asked.query !== ''
      ? asked.query
      : asked.filter.cuisine !== null
        ? t(CUISINE_WORDS[asked.filter.cuisine])
        : t('nearYou');
  const isFiltered = !equal({ ...filter, sort: 'best' }, { ...asked.filter, sort: 'best' });
  const wish = (each: Wish) =>
    set({
      wishes: filter.wishes.includes(each) ? filter.wishes.filter(w => w !== each) : [...filter.wishes, each],
    });
  return (
    <>
      <Screen
        label={title}
        appBar={<AppBar title={<span dir="auto">{title}</span>} />}
        bottom={<BasketBar />}
      >
        <Scroller name="filters" axis="x" label={t('filters')}>
          <div className={css['chips']}>
            <Chip
              label={t(SORT_WORDS[filter.sort])}
              icon="swap_vert"
              opens
              rid="filter-sort"
              onClick={() => setOpen('sort')}
            />
            <Chip
              label={t('openNow')}
              selected={filter.open}
              rid="filter-open"
              onClick={() => set({ open: !filter.open })}
            />
            <Chip
              label={filter.cuisine === null ? t('cuisine') : t(CUISINE_WORDS[filter.cuisine])}
              opens
              selected={filter.cuisine !== null}
              rid="filter-cuisine"
              onClick={() => setOpen('cuisine')}
            />
            {WISHES.map(w => (
              <Chip
                key={w}
                label={t(DIET_WORDS[w])}
                selected={filter.wishes.includes(w)}
                rid={`filter-${w}`}
                onClick={() => wish(w)}
              />
            ))}
            <Chip
              label={filter.minutes === null ? t('time') : t('upToMinutes', { count: filter.minutes })}
              opens
              selected={filter.minutes !== null}
              rid="filter-time"
              onClick={() => setOpen('time')}
            />
            <Chip
              label={filter.fee === null ? t('feeFilter') : t('upTo', { amount: formatMoney(filter.fee) })}
              opens
              selected={filter.fee !== null}
              rid="filter-fee"
              onClick={() => setOpen('fee')}
            />
            <Chip
              label={
                filter.minimum === null
                  ? t('minimumFilter')
                  : t('upTo', { amount: formatMoney(filter.minimum) })
              }
              opens
              selected={filter.minimum !== null}
              rid="filter-minimum"
              onClick={() => setOpen('minimum')}
            />
            <Chip
              label={
                filter.stars === null
                  ? t('ratingFilter')
                  : t('fromStars', { stars: String(filter.stars / 10) })
              }
              opens
              selected={filter.stars !== null}
              rid="filter-rating"
              onClick={() => setOpen('rating')}
            />
          </div>
        </Scroller>
        <div className={css['count']} role="status">
          <span>{t('kitchensFound', { count: found.length })}</span>
          {isFiltered && (
            <button type="button" data-rid="clear-filters" onClick={() => set(asked.filter)}>
              {t('clearFilters')}
            </button>
          )}
        </div>
        {found.length === 0 ? (
          <EmptyState icon="search_off" title={t('nothingForQuery')} text={t('nothingForQueryText')} />
        ) : (
          <div className={css['hits']}>
            {found.map(each => (
              <Hit key={each.id} found={each} />
            ))}
          </div>
        )}
      </Screen>
      <Sheet open={open === 'sort'} title={t('sort')} onClose={close}>
        <Choices
          options={SORTS}
          value={filter.sort}
          label={s => t(SORT_WORDS[s])}
          onChoose={sort => set({ sort })}
        />
      </Sheet>
      <Sheet open={open === 'cuisine'} title={t('cuisine')} onClose={close}>
        <Scroller name="choose-cuisine" className={css['tall'] ?? ''}>
          <Choices<Cuisine | null>
            options={[null, ...CUISINES]}
            value={filter.cuisine}
            label={c => (c === null ? t('any') : t(CUISINE_WORDS[c]))}
            onChoose={cuisine => set({ cuisine })}
          />
        </Scroller>
      </Sheet>
      <Sheet open={open === 'time'} title={t('sort_time')} onClose={close}>
        <Choices<number | null>
          options={[null, ...MINUTES]}
          value={filter.minutes}
          label={m => (m === null ? t('any') : t('upToMinutes', { count: m }))}
          onChoose={minutes => set({ minutes })}
        />
      </Sheet>
      <Sheet open={open === 'fee'} title={t('sort_fee')} onClose={close}>
        <Choices<number | null>
          options={[null, ...FEES]}
          value={filter.fee}
          label={m => (m === null ? t('any') : t('upTo', { amount: formatMoney(m) }))}
          onChoose={fee => set({ fee })}
        />
      </Sheet>
      <Sheet open={open === 'minimum'} title={t('minimumFilter')} onClose={close}>
        <Choices<number | null>
          options={[null, ...MINIMA]}
          value={filter.minimum}
          label={m => (m === null ? t('any') : t('upTo', { amount: formatMoney(m) }))}
          onChoose={minimum => set({ minimum })}
        />
      </Sheet>
      <Sheet open={open === 'rating'} title={t('ratingFilter')} onClose={close}>
        <Choices<number | null>
          options={[null, ...RATINGS]}
          value={filter.stars}
          label={m => (m === null ? t('any') : t('fromStars', { stars: String(m / 10) }))}
          onChoose={tenths => set({ stars: tenths })}
        />
      </Sheet>
    </>
  );
}
