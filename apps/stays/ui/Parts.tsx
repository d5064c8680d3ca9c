import type { ReactNode } from 'react';
import { BottomBar, Button, Icon, IconButton, Menu, Screen, EmptyState } from './kit.ts';
import type { IconName } from './icons.ts';
import { isFavourite, listsOf, scoreOf } from '../select.ts';
import type { Facility, Kind, Property } from '../state.ts';
import { useAct, useNav, useOpen, useStays, useWords, useWrite } from './hooks.ts';
import css from './parts.module.css';

export const FACILITY_ICONS = {
  wifi: 'wifi',
  parking: 'local_parking',
  pool: 'pool',
  accessible: 'accessible',
  lift: 'elevator',
  kitchen: 'kitchen',
  washer: 'local_laundry_service',
  garden: 'landscape',
  sauna: 'hot_tub',
  gym: 'fitness_center',
  restaurant: 'restaurant',
  bar: 'local_bar',
  airCon: 'ac_unit',
  fireplace: 'fireplace',
  charger: 'ev_station',
  desk: 'desk',
} as const satisfies Record<Facility, IconName>;

export const FACILITY_WORDS = {
  wifi: 'wifi',
  parking: 'parking',
  pool: 'pool',
  accessible: 'accessible',
  lift: 'lift',
  kitchen: 'kitchen',
  washer: 'washer',
  garden: 'garden',
  sauna: 'sauna',
  gym: 'gym',
  restaurant: 'restaurant',
  bar: 'bar',
  airCon: 'airCon',
  fireplace: 'fireplace',
  charger: 'charger',
  desk: 'desk',
} as const satisfies Record<Facility, string>;

export const KIND_WORDS = {
  hotel: 'kindHotel',
  guesthouse: 'kindGuesthouse',
  cottage: 'kindCottage',
  flat: 'kindFlat',
  hostel: 'kindHostel',
  inn: 'kindInn',
  lodge: 'kindLodge',
} as const satisfies Record<Kind, string>;

export const WHY_WORDS = {
  past: 'whyPast',
  minStay: 'whyMinStay',
  tooMany: 'whyTooMany',
  soldOut: 'whySoldOut',
  closed: 'whyClosed',
  pets: 'whyPets',
  children: 'whyChildren',
} as const;

const PATHS = { home: '/', favourites: '/favourites', trips: '/trips', account: '/account' } as const;
type Tab = keyof typeof PATHS;

/** The app's four places, at the bottom. */
export function Places({ at }: { at: Tab }) {
  const t = useWords();
  const nav = useNav();
  return (
    <BottomBar
      value={at}
      onChange={to => nav.toPlace(PATHS[to as Tab], PATHS[at])}
      items={[
        { id: 'home', label: t('explore'), icon: 'explore' },
        { id: 'favourites', label: t('favourites'), icon: 'favorite' },
        { id: 'trips', label: t('trips'), icon: 'luggage' },
        { id: 'account', label: t('account'), icon: 'person' },
      ]}
    />
  );
}

export function Score({ property, large }: { property: Pick<Property, 'scores'>; large?: boolean }) {
  const { score } = useWrite();
  return (
    <span className={css['score']} data-large={large || undefined}>
      {score(scoreOf(property))}
    </span>
  );
}

export function Stars({ count }: { count: number }) {
  const t = useWords();
  if (count === 0) return null;
  return (
    <span className={css['stars']} role="img" aria-label={t('starsCount', { count })}>
      {Array.from({ length: count }, (_, i) => (
        <Icon key={i} name="star" filled size={14} />
      ))}
    </span>
  );
}

/** A heart that keeps a property: in the only list, or in one that is chosen. */
export function Heart({ property, menu }: { property: string; menu: (open: boolean) => void }) {
  const state = useStays();
  const t = useWords();
  return (
    <IconButton
      icon="favorite"
      selected={isFavourite(state, property)}
      label={t('keepName', { name: state.properties[property]!.name })}
      onClick={() => menu(true)}
    />
  );
}

/** The lists that a property may be kept in. */
export function KeepMenu({
  property,
  open,
  onClose,
}: {
  property: string;
  open: boolean;
  onClose: () => void;
}) {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  return (
    <Menu
      open={open}
      anchor="center"
      label={t('keepIn')}
      onClose={onClose}
      items={listsOf(state).map(id => {
        const { name, properties } = state.lists[id]!;
        const on = properties.includes(property);
        return {
          label: name,
          checked: on,
          rid: `keep-${id}`,
          onClick: () => act.setFavourite({ list: id, property, on: !on }),
        };
      })}
    />
  );
}

/** A line of a bill or of facts. */
export function Fact({ label, children, strong }: { label: string; children: ReactNode; strong?: boolean }) {
  return (
    <div className={css['fact']} data-strong={strong || undefined}>
      <span dir="auto">{label}</span>
      <span dir="auto">{children}</span>
    </div>
  );
}

/** An icon with words beside it. */
export function Point({ icon, children, rid }: { icon: IconName; children: ReactNode; rid?: string }) {
  return (
    <div className={css['point']} data-rid={rid}>
      <Icon name={icon} size={20} />
      <span dir="auto">{children}</span>
    </div>
  );
}

/** A bar at the bottom with a price and what goes on. */
export function PayBar({
  cents,
  note,
  label,
  rid,
  onClick,
  disabled,
}: {
  cents: number;
  note: string;
  label: string;
  rid: string;
  onClick: () => void;
  disabled?: boolean;
}) {
  const { money } = useWrite();
  return (
    <div className={css['bar']}>
      <span className={css['barPrice']}>
        <b dir="auto">{money(cents)}</b>
        <span dir="auto">{note}</span>
      </span>
      <Button rid={rid} disabled={disabled ?? false} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

export function Gone({ title }: { title: string }) {
  const t = useWords();
  return (
    <Screen title={title}>
      <EmptyState icon="luggage" title={t('bookingGone')} text={t('bookingGoneText')} />
    </Screen>
  );
}
export { css as parts, useOpen };
