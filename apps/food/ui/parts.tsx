import type { ReactNode } from 'react';
import { BottomBar, cx, Icon, Picture } from './kit.ts';
import type { IconName } from './icons.ts';
import {
  activeOf,
  countOf,
  dishesCents,
  infoOf,
  linesOf,
  warningsOf,
  type DishRow,
  type Info,
} from '../select.ts';
import type { Allergen, Diet } from '../state/menu.ts';
import type { Totals } from '../state/order.ts';
import { formatMoney, useAct, useApp, useDates, useFood, useNav, useOnline, useWords } from './hooks.ts';
import css from './parts.module.css';
import { ALLERGEN_WORDS, CUISINE_WORDS, DIET_WORDS, SHORT_WORDS } from '../names.ts';

const PATHS = { home: '/', search: '/search', orders: '/orders', you: '/you' } as const;
export type Tab = keyof typeof PATHS;

/** The app's four places. From the first, others are pushed; between others, replaced, so that Back leads to the first. */
export function Places({ at }: { at: Tab }) {
  const t = useWords();
  const nav = useNav();
  const active = useApp(s => activeOf(s).length);
  const go = (to: string) => {
    if (to === at) return;
    const path = PATHS[to as Tab];
    if (path === '/') nav.back();
    else if (at === 'home') nav.push(path);
    else nav.replace(path);
  };
  return (
    <BottomBar
      value={at}
      onChange={go}
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

export const stars = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;

export function Stars({ restaurant }: { restaurant: Info['restaurant'] }) {
  const t = useWords();
  return (
    <span className={css['stars']}>
      <Icon name="star" filled size={16} />
      <span dir="ltr">{t('stars', { stars: stars(restaurant.stars), count: restaurant.ratings })}</span>
    </span>
  );
}

/** How long, how much and how far, or why not. */
export function useTerms(): (info: Info) => string[] {
  const t = useWords();
  const { moment } = useDates();
  return ({ restaurant, open, opens, minutes, fee }) => {
    const when = open
      ? t('minutes', { count: minutes })
      : opens === null
        ? t('closed')
        : t('closedOpens', { when: moment(opens) });
    if (!restaurant.delivers) return [when, t('pickupOnly')];
    return [when, fee === null ? t('tooFarShort') : t('fee', { fee: formatMoney(fee) })];
  };
}

export function useOffer(): (info: Pick<Info, 'restaurant'>) => string | null {
  const t = useWords();
  return ({ restaurant: { offer } }) => {
    if (!offer) return null;
    const from = formatMoney(offer.fromCents);
    return offer.percent === 0
      ? t('freeDeliveryFrom', { from })
      : t('percentOff', { percent: offer.percent, from });
  };
}

/** A kitchen with its photo wide above it. `small` is half as wide, for rows that scroll sideways. */
export function KitchenCard({
  id,
  small = false,
  rid = 'kitchen',
}: {
  id: string;
  small?: boolean;
  rid?: string;
}) {
  const state = useFood();
  const nav = useNav();
  const t = useWords();
  const { now, zone } = useDates();
  const terms = useTerms();
  const offer = useOffer();
  const info = infoOf(state, id, now, zone);
  const off = offer(info);
  const { restaurant } = info;
  return (
    <button
      type="button"
      className={css['kitchen']}
      data-small={small || undefined}
      data-shut={!info.open || undefined}
      data-rid={rid}
      data-key={id}
      onClick={() => nav.push('/restaurant/:restaurant', { restaurant: id })}
    >
      <span className={css['kitchenPhoto']}>
        <Picture name={restaurant.picture} alt="" />
        {off !== null && <span className={css['off']}>{off}</span>}
      </span>
      <span className={css['kitchenHead']}>
        <span className={css['kitchenName']} dir="auto">
          {restaurant.name}
        </span>
        <Stars restaurant={restaurant} />
      </span>
      <span className={css['terms']}>
        {terms(info).map(each => (
          <span key={each} dir="auto">
            {each}
          </span>
        ))}
        {!small && <span>{restaurant.cuisines.map(c => t(CUISINE_WORDS[c])).join(' · ')}</span>}
      </span>
    </button>
  );
}

const SHORT = ['vegan', 'vegetarian', 'glutenFree'] as const;
/** Marks of the diets that a dish fits: vegan says vegetarian as well. */
export function Diets({ diets }: { diets: readonly Diet[] }) {
  const t = useWords();
  const shown = SHORT.filter(d => diets.includes(d) && !(d === 'vegetarian' && diets.includes('vegan')));
  return (
    <>
      {shown.map(d => (
        <span
          key={d}
          className={css['diet']}
          data-diet={d}
          role="img"
          aria-label={`${t(SHORT_WORDS[d])}: ${t(DIET_WORDS[d])}`}
        >
          {t(SHORT_WORDS[d])}
        </span>
      ))}
    </>
  );
}

export function useAllergenNames(): (allergens: readonly Allergen[]) => string {
  const t = useWords();
  const { list } = useDates();
  return allergens => list(allergens.map(a => t(ALLERGEN_WORDS[a])));
}

/** A dish of a menu. */
export function DishCard({ dish }: { dish: DishRow }) {
  const state = useFood();
  const nav = useNav();
  const t = useWords();
  const names = useAllergenNames();
  const warned = warningsOf(state, dish);
  return (
    <button
      type="button"
      className={css['dish']}
      data-off={dish.soldOut || undefined}
      data-rid="dish"
      data-key={dish.id}
      onClick={() => nav.push('/dish/:dish', { dish: dish.id })}
    >
      <span className={css['dishWords']}>
        <span className={css['dishName']} dir="auto">
          {dish.name}
        </span>
        {dish.other !== '' && (
          <span className={css['dishOther']} dir="auto">
            {dish.other}
          </span>
        )}
        {dish.about !== '' && (
          <span className={css['dishAbout']} dir="auto">
            {dish.about}
          </span>
        )}
        <span className={css['dishFoot']}>
          <b dir="ltr">{formatMoney(dish.cents)}</b>
          <Diets diets={dish.diets} />
          {dish.popular && <span className={css['popular']}>{t('popular')}</span>}
        </span>
        {dish.soldOut && <span className={css['soldOut']}>{t('soldOut')}</span>}
        {warned.length > 0 && (
          <span className={css['warned']}>
            <Icon name="warning" size={16} />
            <span>{t('contains', { what: names(warned) })}</span>
          </span>
        )}
      </span>
      {dish.picture !== null && (
        <span className={css['dishPhoto']}>
          <Picture name={dish.picture} alt="" />
        </span>
      )}
    </button>
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
