import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  EmptyState,
  Icon,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  Sheet,
  WindowedList,
} from './kit.ts';
import {
  billsOf,
  directionOf,
  monthsOf,
  NO_FILTER,
  sourcesOf,
  type Filter,
  type Row,
  type Show,
} from '../select.ts';
import { CATEGORIES } from '../state.ts';
import { formatMoney, useAct, useDates, useNav, useOpen, useScale, useWallet, useWords } from './hooks.ts';
import { BillRow, CATEGORY_ICONS, Face } from './Parts.tsx';
import { CATEGORY_WORDS } from './names.ts';
import { Places } from './Home.tsx';
import css from './bills.module.css';

const SHOWS = {
  all: 'all',
  out: 'moneyOut',
  in: 'moneyIn',
  own: 'ownMoves',
  refunds: 'refunds',
  pending: 'pending',
} as const satisfies Record<Show, string>;
const DAY = 44;
const ROW = 68;

type Line = { heading: number; sum: number } | Row;

/** Every bill, by day, with filters and a search. */
export function Bills() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const scale = useScale();
  const { zone, heading, month: monthName } = useDates();
  const text = useFieldText('query');
  const [filter, setFilter] = useScreenState<Omit<Filter, 'text'>>('filter', NO_FILTER);
  const [open, setOpen] = useOpen();
  const set = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change });
    setOpen(null);
  };
  const rows = billsOf(state, { ...filter, text }, zone);
  const lines: Line[] = [];
  for (const row of rows) {
    const day = heading(row.at);
    const last = lines.findLast(l => 'heading' in l);
    if (!last || heading(last.heading) !== day) lines.push({ heading: row.at, sum: 0 });
    const head = lines.findLast(l => 'heading' in l) as { sum: number };
    if (directionOf(state, row) === 'out' && row.status !== 'returned') head.sum += row.cents;
    lines.push(row);
  }
  const close = () => setOpen(null);
  const { show, category, account, month } = filter;
  const isFiltered = show !== 'all' || category !== null || account !== null || month !== null;
  const accountName = (id: string) => (id === 'balance' ? t('balance') : state.accounts[id]!.name);
  return (
    <>
      <Screen
        label={t('bills')}
        scroll={false}
        appBar={<AppBar title={t('bills')} leading="none" />}
        bottom={<Places at="bills" />}
      >
        <div className={css['top']}>
          <SearchField name="query" label={t('searchBills')} onEnter={query => act.remember({ query })} />
          <Scroller name="filters" axis="x" label={t('filters')}>
            <div className={css['chips']}>
              <Chip
                label={t(SHOWS[show])}
                opens
                selected={show !== 'all'}
                rid="filter-show"
                onClick={() => setOpen('show')}
              />
              <Chip
                label={month === null ? t('month') : monthName(month)}
                opens
                selected={month !== null}
                rid="filter-month"
                onClick={() => setOpen('month')}
              />
              <Chip
                label={category === null ? t('category') : t(CATEGORY_WORDS[category])}
                opens
                selected={category !== null}
                rid="filter-category"
                onClick={() => setOpen('category')}
              />
              <Chip
                label={account === null ? t('account') : accountName(account)}
                opens
                selected={account !== null}
                rid="filter-account"
                onClick={() => setOpen('account')}
              />
              {isFiltered && (
                <Chip label={t('clear')} icon="close" rid="filter-clear" onClick={() => set(NO_FILTER)} />
              )}
            </div>
          </Scroller>
        </div>
        {rows.length === 0 ? (
          <EmptyState icon="receipt_long" title={t('noBills')} text={t('noBillsText')} />
        ) : (
          <WindowedList
            name="main"
            label={t('bills')}
            count={lines.length}
            rowHeight={i => Math.round(('heading' in lines[i]! ? DAY : ROW) * Math.max(1, scale))}
            footer={<div className={css['foot']} />}
            render={i => {
              const line = lines[i]!;
              if ('heading' in line)
                return (
                  <div className={css['day']}>
                    <span role="heading" aria-level={2}>
                      {heading(line.heading)}
                    </span>
                    <span dir="ltr">{line.sum > 0 ? formatMoney(line.sum) : ''}</span>
                  </div>
                );
              return (
                <div className={css['row']}>
                  <BillRow
                    row={line}
                    byDay
                    onClick={() => nav.push('/bill/:transaction', { transaction: line.id })}
                  />
                </div>
              );
            }}
          />
        )}
      </Screen>
      <Sheet open={open === 'show'} title={t('show')} onClose={close}>
        {(Object.keys(SHOWS) as Show[]).map(each => (
          <ListRow
            key={each}
            id={`show-${each}`}
            title={t(SHOWS[each])}
            selected={each === show}
            onClick={() => set({ show: each })}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'month'} title={t('month')} onClose={close}>
        <Scroller name="months" className={css['sheet']}>
          <ListRow
            id="month-all"
            title={t('allMonths')}
            selected={month === null}
            onClick={() => set({ month: null })}
          />
          {monthsOf(state, zone).map(each => (
            <ListRow
              key={each}
              id={`month-${each}`}
              title={monthName(each)}
              selected={each === month}
              onClick={() => set({ month: each })}
            />
          ))}
        </Scroller>
      </Sheet>
      <Sheet open={open === 'category'} title={t('category')} onClose={close}>
        <Scroller name="categories" className={css['sheet']}>
          <ListRow
            id="category-all"
            title={t('allCategories')}
            selected={category === null}
            onClick={() => set({ category: null })}
          />
          {CATEGORIES.map(each => (
            <ListRow
              key={each}
              id={`category-${each}`}
              leading={<Icon name={CATEGORY_ICONS[each]} />}
              title={t(CATEGORY_WORDS[each])}
              selected={each === category}
              onClick={() => set({ category: each })}
            />
          ))}
        </Scroller>
      </Sheet>
      <Sheet open={open === 'account'} title={t('account')} onClose={close}>
        <ListRow
          id="account-all"
          title={t('allAccounts')}
          selected={account === null}
          onClick={() => set({ account: null })}
        />
        {sourcesOf(state).map(each => (
          <ListRow
            key={each}
            id={each}
            leading={<Face account={each} size={32} />}
            title={accountName(each)}
            selected={each === account}
            onClick={() => set({ account: each })}
          />
        ))}
      </Sheet>
    </>
  );
}
