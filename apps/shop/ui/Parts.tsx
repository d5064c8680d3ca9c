import type { ReactNode } from 'react';
import { BottomBar, cx, EmptyState, Icon, Picture, Screen } from './kit.ts';
import { faceOf, isFree, ratingOf, unreadMessages, type VariantRow } from '../select.ts';
import { formatMoney, useNav, useOnline, useShop, useWords } from './hooks.ts';
import css from './parts.module.css';

const PATHS = { home: '/', market: '/market', wish: '/wishlist', cart: '/cart', me: '/me' } as const;
export type Tab = keyof typeof PATHS;

/** The app's five places. */
export function Places({ at }: { at: Tab }) {
  const t = useWords();
  const nav = useNav();
  const state = useShop();
  const inCart = Object.values(state.cart).reduce((sum, l) => sum + (l.saved ? 0 : l.count), 0);
  const news = unreadMessages(state) + Object.values(state.notices).filter(n => !n.read).length;
  return (
    <BottomBar
      value={at}
      onChange={to => nav.toPlace(PATHS[to as Tab], PATHS[at])}
      items={[
        { id: 'home', label: t('home'), icon: 'home' },
        { id: 'market', label: t('secondHand'), icon: 'sell' },
        { id: 'wish', label: t('wishlist'), icon: 'favorite' },
        { id: 'cart', label: t('cart'), icon: 'shopping_cart', ...(inCart > 0 ? { badge: inCart } : {}) },
        { id: 'me', label: t('you'), icon: 'person', ...(news > 0 ? { badge: news } : {}) },
      ]}
    />
  );
}

/** A price: pounds large, pence small and raised. */
export function Price({
  cents,
  size = 'medium',
  was,
}: {
  cents: number;
  size?: 'small' | 'medium' | 'large';
  was?: number | null;
}) {
  const [whole, pence] = formatMoney(cents).split('.');
  const t = useWords();
  return (
    <span className={css['priceLine']}>
      <span className={css['price']} data-size={size} data-cut={was ? '' : undefined} dir="ltr">
        {whole}
        <span className={css['point']}>.</span>
        <span className={css['pence']}>{pence}</span>
      </span>
      {was ? (
        <s className={css['was']} dir="ltr" aria-label={t('wasPrice', { amount: formatMoney(was) })}>
          {formatMoney(was)}
        </s>
      ) : null}
    </span>
  );
}

/** A rating as one star with its number, and of how many. */
export function Stars({ tenths, count }: { tenths: number; count?: number }) {
  const t = useWords();
  if (tenths === 0) return <span className={css['stars']}>{t('noRatings')}</span>;
  return (
    <span className={css['stars']} dir="ltr">
      <Icon name="star" filled size={16} />
      <b>{(tenths / 10).toFixed(1)}</b>
      {count !== undefined && <span>({count})</span>}
    </span>
  );
}

/** Stars of one review. */
export function FiveStars({ stars, size = 16 }: { stars: number; size?: number }) {
  const t = useWords();
  return (
    <span className={css['five']} role="img" aria-label={t('starsOfFive', { count: stars })}>
      {[1, 2, 3, 4, 5].map(n =>
        n <= stars ? (
          <Icon key={n} name="star" filled size={size} />
        ) : (
          <Icon key={n} name="star" size={size} />
        ),
      )}
    </span>
  );
}

export const percentOff = ({ cents, wasCents }: Pick<VariantRow, 'cents' | 'wasCents'>): number =>
  wasCents !== null && wasCents > cents ? Math.round(((wasCents - cents) * 100) / wasCents) : 0;

/** A product in a grid: its picture, price first. */
export function Tile({
  product,
  variant,
  narrow,
}: {
  product: string;
  variant?: VariantRow;
  narrow?: boolean;
}) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const found = state.products[product];
  if (!found) return null;
  const face = variant ?? faceOf(state, product);
  const off = percentOff(face);
  const rating = ratingOf(state, product);
  return (
    <button
      type="button"
      className={cx(css['tile'], narrow && css['narrow'])}
      data-key={product}
      data-rid="product"
      onClick={() => nav.push('/product/:product', { product })}
    >
      <span className={css['shot']}>
        <Picture name={face.picture} alt="" />
        {face.stock === 0 && <span className={css['gone']}>{t('soldOut')}</span>}
        {off > 0 && face.stock > 0 && (
          <span className={css['off']} dir="ltr">
            −{off}%
          </span>
        )}
      </span>
      <span className={css['about']}>
        <Price cents={face.cents} was={face.wasCents} />
        <span className={css['name']} dir="auto">
          {found.name}
        </span>
        <Stars {...rating} />
        {!narrow && (
          <span className={css['seller']} data-free={isFree(state, face) || undefined} dir="auto">
            {isFree(state, face) ? t('freeDelivery') : state.sellers[found.seller]!.name}
          </span>
        )}
      </span>
    </button>
  );
}

/** Says that there is no network; what is loaded stays. */
export function OfflineNote() {
  const t = useWords();
  const online = useOnline();
  if (online) return null;
  return (
    <div className={css['offline']} role="status">
      <Icon name="wifi_off" size={20} />
      <span>{t('offlineNote')}</span>
    </div>
  );
}

/** A row of words and an amount. */
export function Sum({
  label,
  cents,
  strong,
  text,
  minus,
}: {
  label: string;
  cents: number;
  strong?: boolean;
  text?: string;
  minus?: boolean;
}) {
  return (
    <div className={css['sum']} data-strong={strong || undefined} data-minus={minus || undefined}>
      <span dir="auto">{label}</span>
      <span dir="ltr">{text ?? `${minus ? '−' : ''}${formatMoney(cents)}`}</span>
    </div>
  );
}

/** A part of a screen on a ground of its own. */
export function Panel({
  title,
  action,
  children,
  tone,
}: {
  title?: string;
  action?: ReactNode;
  children: ReactNode;
  tone?: 'warn' | 'good';
}) {
  return (
    <section className={css['panel']} data-tone={tone}>
      {title !== undefined && (
        <div className={css['panelHead']}>
          <h2 className={css['panelTitle']} dir="auto">
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}

/** Small words that say more by a colour. */
export const Tag = ({
  children,
  tone = 'plain',
}: {
  children: ReactNode;
  tone?: 'plain' | 'good' | 'warn' | 'hot';
}) => (
  <span className={css['tag']} data-tone={tone} dir="auto">
    {children}
  </span>
);

export function Shot({ picture, size = 64 }: { picture: string; size?: number }) {
  return (
    <span className={css['thumb']} style={{ inlineSize: size, blockSize: size }}>
      {picture ? <Picture name={picture} alt="" /> : <Icon name="image" />}
    </span>
  );
}

/** A screen whose thing is not there. */
export function Gone({ title }: { title: string }) {
  const t = useWords();
  const nav = useNav();
  return (
    <Screen title={title}>
      <EmptyState
        icon="search"
        title={t('notThere')}
        text={t('notThereText')}
        action={{ label: t('back'), onClick: nav.back }}
      />
    </Screen>
  );
}
