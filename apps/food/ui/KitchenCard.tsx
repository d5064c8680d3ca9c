import { Icon, Picture } from './kit.ts';
import { infoOf, type Info } from '../select.ts';
import { formatMoney, useDates, useFood, useNav, useWords } from './hooks.ts';
import css from './parts.module.css';
import { CUISINE_WORDS } from '../names.ts';

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
