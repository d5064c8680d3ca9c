import type { ReactNode } from 'react';
import { BottomBar, cx, Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import { activeOf, countOf, dishesCents, linesOf } from '../select.ts';
import type { Totals } from '../state/order.ts';
import { formatMoney, useAct, useApp, useFood, useNav, useOnline, useWords } from './hooks.ts';
import css from './parts.module.css';

const PATHS = { home: '/', search: '/search', orders: '/orders', you: '/you' } as const;
export type Tab = keyof typeof PATHS;

/** The app's four places. */
export function Places({ at }: { at: Tab }) {
  const t = useWords();
  const nav = useNav();
  const active = useApp(s => activeOf(s).length);
  return (
    <BottomBar
      value={at}
      onChange={to => nav.toPlace(PATHS[to as Tab], PATHS[at])}
      items={[
        { id: 'home', label: t('home'), icon: 'storefront' },
        { id: 'search', label: t('search'), icon: 'search' },
        { id: 'orders', label: t('orders'), icon: 'receipt_long', ...(active > 0 ? { badge: active } : {}) },
        { id: 'you', label: t('you'), icon: 'person' },
      ]}
    />
  );
}

/** The awning of the cart: stripes with a scalloped edge. */
export function Awning() {
  const stripes = Array.from({ length: 18 }, (_, i) => i);
  return (
    <svg className={css['awning']} viewBox="0 0 360 18" preserveAspectRatio="none" aria-hidden="true">
      {stripes.map(i => (
        <path
          key={i}
          d={`M${i * 20} 0h20v8a10 10 0 0 1-20 0z`}
          fill={i % 2 === 0 ? 'var(--food-stripe)' : 'var(--food-canvas)'}
        />
      ))}
    </svg>
  );
}

/** What is known of the network, where it is away. */
export function Offline() {
  const t = useWords();
  const online = useOnline();
  if (online) return null;
  return (
    <Banner icon="wifi_off" tone="quiet">
      <b>{t('offline')}</b> <span>{t('offlineText')}</span>
    </Banner>
  );
}

export function Banner({
  icon,
  tone = 'warn',
  children,
  action,
}: {
  icon: IconName;
  tone?: 'warn' | 'quiet' | 'good';
  children: ReactNode;
  action?: { label: string; rid: string; onClick: () => void } | undefined;
}) {
  return (
    <div className={css['banner']} data-tone={tone} role="status">
      <Icon name={icon} size={20} />
      <span className={css['bannerText']} dir="auto">
        {children}
      </span>
      {action && (
        <button type="button" data-rid={action.rid} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}

/** The bar that stands over menus while something is in the basket. */
export function BasketBar() {
  const state = useFood();
  const nav = useNav();
  const t = useWords();
  const { basket, restaurants } = state;
  const count = countOf(state);
  const dishes = useDishesSum();
  if (count === 0 || basket.restaurant === null) return null;
  return (
    <div className={css['basketBar']}>
      <button type="button" data-rid="view-basket" onClick={() => nav.push('/basket')}>
        <span className={css['basketCount']} dir="ltr">
          {count}
        </span>
        <span className={css['basketWords']}>
          <span>{t('viewBasket')}</span>
          <small dir="auto">{restaurants[basket.restaurant]!.name}</small>
        </span>
        <b dir="ltr">{formatMoney(dishes)}</b>
      </button>
    </div>
  );
}

const useDishesSum = (): number => useApp(s => dishesCents(s, linesOf(s)));

/** One line of a receipt. */
export function Sum({
  label,
  cents,
  free,
  strong,
}: {
  label: ReactNode;
  cents: number;
  free?: string | undefined;
  strong?: boolean;
}) {
  return (
    <div className={css['sum']} data-strong={strong || undefined}>
      <span>{label}</span>
      <span dir="ltr">{free ?? `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents))}`}</span>
    </div>
  );
}

/** What an order comes to, line by line. */
export function Sums({ totals, brought }: { totals: Totals; brought: boolean }) {
  const t = useWords();
  return (
    <div className={css['sums']}>
      <Sum label={t('dishesSum')} cents={totals.dishes} />
      {totals.discount > 0 && <Sum label={t('discount')} cents={-totals.discount} />}
      {totals.small > 0 && <Sum label={t('smallOrder')} cents={totals.small} />}
      {totals.service > 0 && <Sum label={t('serviceFee')} cents={totals.service} />}
      {brought && (
        <Sum
          label={t('deliveryFee')}
          cents={totals.delivery}
          {...(totals.delivery === 0 ? { free: t('free') } : {})}
        />
      )}
      {totals.tip > 0 && <Sum label={t('tip')} cents={totals.tip} />}
      <Sum label={t('total')} cents={totals.total} strong />
    </div>
  );
}

/** A slip of paper with a torn edge: receipts, codes, vouchers. */
export const Slip = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <div className={cx(css['slip'], className)}>{children}</div>
);

export function Heading({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css['heading']}>
      <span role="heading" aria-level={2}>
        {children}
      </span>
      {action}
    </div>
  );
}

/** The heart of a restaurant. */
export function useHeart(id: string): { on: boolean; toggle: () => void } {
  const act = useAct();
  const on = useApp(s => s.favourites.includes(id));
  return { on, toggle: () => act.toggleFavourite({ restaurant: id, on: !on }) };
}
