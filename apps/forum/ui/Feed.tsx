import type { ReactNode } from 'react';
import { Chip, ListRow, Scroller, Sheet, WindowedList } from './kit.ts';
import type { PostRow } from '../select.ts';
import { PERIODS, type Period } from '../select.ts';
import { SORTS, type Settings, type Sort } from '../state.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { useForum, useOpen, useScale, useScreenState, useWidth, useWords } from './hooks.ts';
import { cardHeight, hasTags } from './layout.ts';
import { PostCard } from './PostCard.tsx';
import css from './feed.module.css';

export const SORT_WORDS = { hot: 'sortHot', new: 'sortNew', top: 'sortTop', rising: 'sortRising' } as const;
export const PERIOD_WORDS = {
  day: 'periodDay',
  week: 'periodWeek',
  month: 'periodMonth',
  year: 'periodYear',
  ever: 'periodEver',
} as const;
export const SORT_ICONS = {
  hot: 'local_fire_department',
  new: 'schedule',
  top: 'leaderboard',
  rising: 'trending_up',
} as const;

/** Order, period and density of a feed, kept by its screen. */
export function useOrder() {
  const { settings } = useForum();
  const [sort, setSort] = useScreenState<Sort>('sort', settings.sort);
  const [period, setPeriod] = useScreenState<Period>('period', 'week');
  const [density, setDensity] = useScreenState<Settings['density']>('density', settings.density);
  return { sort, setSort, period, setPeriod, density, setDensity };
}
export type Order = ReturnType<typeof useOrder>;

/** Chips above a feed. */
export function OrderBar({ order, children }: { order: Order; children?: ReactNode }) {
  const t = useWords();
  const [, setOpen] = useOpen();
  const { sort, period, density } = order;
  return (
    <Scroller name="order" axis="x" label={t('order')}>
      <div className={css['chips']}>
        {children}
        <Chip
          label={t(SORT_WORDS[sort])}
          icon={SORT_ICONS[sort]}
          opens
          rid="sort"
          onClick={() => setOpen('sort')}
        />
        {sort === 'top' && (
          <Chip label={t(PERIOD_WORDS[period])} opens rid="period" onClick={() => setOpen('period')} />
        )}
        <Chip
          label={t(density === 'card' ? 'cards' : 'compact')}
          icon={density === 'card' ? 'view_agenda' : 'view_list'}
          rid="density"
          onClick={() => order.setDensity(density === 'card' ? 'compact' : 'card')}
        />
      </div>
    </Scroller>
  );
}

/** A feed of posts, with what its chips and menus open. */
export function Feed({
  rows,
  order,
  label,
  inCommunity,
  empty,
  header,
  headerHeight,
}: {
  rows: readonly PostRow[];
  order: Order;
  label: string;
  inCommunity?: boolean;
  empty: ReactNode;
  header?: ReactNode;
  headerHeight?: number;
}) {
  const t = useWords();
  const width = useWidth();
  const scale = useScale();
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  const { density } = order;
  const state = useForum();
  const flagged = new Set(Object.values(state.flagged).flatMap(f => (f.status === 'open' ? [f.target] : [])));
  return (
    <>
      <WindowedList
        name="main"
        label={label}
        count={rows.length}
        rowHeight={i =>
          cardHeight(rows[i]!, width, scale, density, hasTags(rows[i]!) || flagged.has(rows[i]!.id))
        }
        header={
          <>
            {header}
            {rows.length === 0 && empty}
          </>
        }
        headerHeight={headerHeight ?? 0}
        footer={<div className={css['foot']} />}
        render={i => (
          <PostCard
            post={rows[i]!}
            density={density}
            {...(inCommunity ? { inCommunity } : {})}
            onMenu={id => setOpen(`item ${id}`)}
          />
        )}
      />
      <Sheet open={open === 'sort'} title={t('order')} onClose={close}>
        {SORTS.map(each => (
          <ListRow
            key={each}
            id={`sort-${each}`}
            leading={SORT_ICONS[each]}
            title={t(SORT_WORDS[each])}
            selected={each === order.sort}
            onClick={() => {
              order.setSort(each);
              close();
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'period'} title={t('period')} onClose={close}>
        {PERIODS.map(each => (
          <ListRow
            key={each}
            id={`period-${each}`}
            title={t(PERIOD_WORDS[each])}
            selected={each === order.period}
            onClick={() => {
              order.setPeriod(each);
              close();
            }}
          />
        ))}
      </Sheet>
      <ItemMenu />
    </>
  );
}
