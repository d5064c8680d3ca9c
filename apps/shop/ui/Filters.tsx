import { Button, Chip, ChipGroup, Scroller, Sheet, SwitchRow, TextField } from './kit.ts';
import { NO_FILTERS, facetsOf, type Filters } from '../select.ts';
import type { Category } from '../state.ts';
import { centsOf } from '../price.ts';
import { CATEGORY_WORDS } from './names.ts';
import { useFields, useShop, useWords } from './hooks.ts';
import css from './results.module.css';

const STARS = [3, 4, 4.5] as const;

interface Group {
  key: 'category' | 'seller' | 'colour' | 'size';
  title: string;
  values: readonly string[];
  name: (value: string) => string;
}

/** All filters of a search: they hold at once, and only what there is can be chosen. */
export function FilterSheet({
  open,
  ids,
  filters,
  category,
  found,
  onChange,
  onClose,
}: {
  open: boolean;
  ids: readonly { id: string; score: number }[];
  filters: Filters;
  category: Category | null;
  found: number;
  onChange: (filters: Filters) => void;
  onClose: () => void;
}) {
  const state = useShop();
  const t = useWords();
  const fields = useFields();
  const facets = facetsOf(state, ids);
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const same = (value: string) => value;
  const groups: readonly Group[] = [
    ...(category === null
      ? [
          {
            key: 'category' as const,
            title: t('category'),
            values: facets.categories,
            name: (id: string) => t(CATEGORY_WORDS[id as Category]),
          },
        ]
      : []),
    { key: 'colour', title: t('colour'), values: facets.colours, name: same },
    { key: 'size', title: t('size'), values: facets.sizes, name: same },
    { key: 'seller', title: t('seller'), values: facets.sellers, name: id => state.sellers[id]!.name },
  ];
  const clear = () => {
    onChange(NO_FILTERS);
    fields.set('min', '');
    fields.set('max', '');
  };
  const initial = (cents: number | null) => (cents === null ? '' : String(cents / 100));
  return (
    <Sheet
      open={open}
      title={t('filters')}
      onClose={() => {
        fields.blur();
        onClose();
      }}
      footer={
        <div className={css['foot']}>
          <Button variant="text" rid="clear-all" onClick={clear}>
            {t('clearFilters')}
          </Button>
          <Button rid="show-results" onClick={onClose}>
            {t('showResults', { count: found })}
          </Button>
        </div>
      }
    >
      <Scroller name="filter-sheet" className={css['filterBody']}>
        <h3 className={css['facet']}>{t('priceRange')}</h3>
        <div className={css['range']}>
          <TextField
            name="min"
            label={t('from')}
            inputMode="decimal"
            initial={initial(filters.minCents)}
            onInput={text => set({ minCents: centsOf(text) })}
          />
          <TextField
            name="max"
            label={t('upTo')}
            inputMode="decimal"
            initial={initial(filters.maxCents)}
            onInput={text => set({ maxCents: centsOf(text) })}
          />
        </div>
        <h3 className={css['facet']}>{t('rating')}</h3>
        <ChipGroup label={t('rating')}>
          {STARS.map(stars => (
            <Chip
              key={stars}
              label={t('starsUp', { stars: String(stars) })}
              selected={filters.stars === stars}
              onClick={() => set({ stars: filters.stars === stars ? null : stars })}
            />
          ))}
        </ChipGroup>
        {groups.map(({ key, title, values, name }) =>
          values.length < 2 && filters[key] === null ? null : (
            <div key={key}>
              <h3 className={css['facet']}>{title}</h3>
              <ChipGroup label={title}>
                {values.map(value => (
                  <Chip
                    key={value}
                    id={`${key}-${value}`}
                    label={name(value)}
                    selected={filters[key] === value}
                    onClick={() => set({ [key]: filters[key] === value ? null : value })}
                  />
                ))}
              </ChipGroup>
            </div>
          ),
        )}
        <SwitchRow label={t('freeDelivery')} checked={filters.free} onChange={free => set({ free })} />
        <SwitchRow label={t('inStock')} checked={filters.inStock} onChange={inStock => set({ inStock })} />
      </Scroller>
    </Sheet>
  );
}
