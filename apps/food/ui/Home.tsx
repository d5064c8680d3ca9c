import { Icon, ListRow, Picture, Screen, Scroller, Sheet } from './kit.ts';
import {
  activeOf,
  addressesOf,
  addressFor,
  againOf,
  infoOf,
  LISTS,
  searchOf,
  NO_FILTER,
  type List,
  type OrderRow,
} from '../select.ts';
import type { Cuisine } from '../state/menu.ts';
import { formatMoney, useAct, useDates, useFood, useNav, useOpen, useWords } from './hooks.ts';
import { Awning, BasketBar, Heading, Offline, Places } from './parts.tsx';
import { KitchenCard } from './KitchenCard.tsx';
import { StatusLine } from './Steps.tsx';
import css from './home.module.css';
import { CUISINE_WORDS, LIST_WORDS } from '../names.ts';

/** Cuisines of the first row, each with its picture. */
export const TILES: readonly (readonly [Cuisine, string])[] = [
  ['chinese', 'meal-noodle-soup-red'],
  ['italian', 'pizza-margherita'],
  ['spanish', 'meal-croquetas'],
  ['arabic', 'meal-falafel'],
  ['japanese', 'meal-maki'],
  ['indian', 'dish-curry'],
  ['seafood', 'meal-fish-and-chips'],
  ['american', 'meal-burger'],
  ['cafe', 'meal-coffee'],
  ['bakery', 'meal-croissant'],
  ['healthy', 'meal-buddha-bowl'],
  ['mexican', 'dish-tacos'],
  ['vietnamese', 'meal-banh-mi'],
  ['thai', 'meal-pad-thai'],
  ['korean', 'meal-bibimbap'],
  ['british', 'meal-pie'],
];
export const LIST_PICTURES: Record<List, string> = {
  quick: 'meal-banh-mi',
  free: 'meal-coffee',
  top: 'meal-noodle-soup-clear',
  vegan: 'meal-buddha-bowl',
  glutenFree: 'meal-cinnamon-bun',
  halal: 'meal-kebab',
};

/** The address on top, and the sheet that chooses it. */
function AddressBar() {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const [open, setOpen] = useOpen();
  const here = addressFor(state);
  const choose = (id: string) => {
    if (state.basket.restaurant === null) act.setDefault({ id });
    else act.setCheckout({ to: id });
    setOpen(null);
  };
  return (
    <>
      <button
        type="button"
        className={css['address']}
        data-rid="address"
        onClick={() => (here ? setOpen('address') : nav.push('/address/:address', { address: 'new' }))}
      >
        <Icon name="location_on" filled />
        <span className={css['addressWords']}>
          <small>{t('deliverTo')}</small>
          <b dir="auto">{here ? here.label : t('noAddressYet')}</b>
          {here && <span dir="auto">{here.address}</span>}
        </span>
        <Icon name="expand_more" />
      </button>
      <Sheet open={open === 'address'} title={t('whereTo')} onClose={() => setOpen(null)}>
        {addressesOf(state).map(a => (
          <ListRow
            key={a.id}
            id={a.id}
            rid="address"
            leading="location_on"
            title={a.label}
            subtitle={a.address}
            selected={here?.address === a.address && here.label === a.label}
            onClick={() => choose(a.id)}
          />
        ))}
        <ListRow
          rid="manage-addresses"
          leading="edit_location_alt"
          title={t('manageAddresses')}
          onClick={() => {
            setOpen(null);
            nav.push('/addresses');
          }}
        />
      </Sheet>
    </>
  );
}

export function ActiveOrder({ order }: { order: OrderRow }) {
  const state = useFood();
  const nav = useNav();
  const t = useWords();
  const { restaurants } = state;
  return (
    <button
      type="button"
      className={css['active']}
      data-rid="active"
      data-key={order.id}
      onClick={() => nav.push('/order/:order', { order: order.id })}
    >
      <span className={css['activePhoto']}>
        <Picture name={restaurants[order.restaurant]!.picture} alt="" />
      </span>
      <span className={css['activeWords']}>
        <b dir="auto">{restaurants[order.restaurant]!.name}</b>
        <StatusLine order={order} />
      </span>
      <span className={css['activeGo']}>{t(order.status === 'unpaid' ? 'payNow' : 'track')}</span>
    </button>
  );
}

function Again({ order }: { order: OrderRow }) {
  const state = useFood();
  const nav = useNav();
  const { when } = useDates();
  const { name, picture } = state.restaurants[order.restaurant]!;
  const what = order.lines.map(l => (l.count > 1 ? `${l.count} × ${l.name}` : l.name)).join(', ');
  return (
    <button
      type="button"
      className={css['again']}
      data-rid="again"
      data-key={order.id}
      onClick={() => nav.push('/again/:order', { order: order.id })}
    >
      <span className={css['againPhoto']}>
        <Picture name={picture} alt="" />
      </span>
      <span className={css['againWords']}>
        <b dir="auto">{name}</b>
        <span dir="auto">{what}</span>
        <small>
          <span dir="ltr">{formatMoney(order.totals.total)}</span>
          <span> · </span>
          <span>{when(order.at)}</span>
        </small>
      </span>
    </button>
  );
}

/** The address, what is under way, cuisines, offers, favourites, earlier orders, lists and kitchens. */
export function Home() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const { now, zone } = useDates();
  const near = searchOf(state, '', NO_FILTER, now, zone).filter(k => k.fee !== null);
  const offers = near.filter(k => k.restaurant.offer !== null);
  const favourites = state.favourites
    .filter(id => state.restaurants[id])
    .map(id => infoOf(state, id, now, zone));
  const active = activeOf(state);
  const results = (what: string) => nav.push('/results/:what', { what });
  return (
    <Screen
      label={t('appName')}
      appBar={
        <div className={css['top']}>
          <AddressBar />
          <Awning />
        </div>
      }
      bottom={
        <>
          <BasketBar />
          <Places at="home" />
        </>
      }
    >
      <Offline />
      {active.map(order => (
        <ActiveOrder key={order.id} order={order} />
      ))}
      <button type="button" className={css['search']} data-rid="search" onClick={() => nav.push('/search')}>
        <Icon name="search" />
        <span>{t('searchHint')}</span>
      </button>
      <Scroller name="cuisines" axis="x" label={t('hungry')}>
        <div className={css['tiles']}>
          {TILES.map(([cuisine, picture]) => (
            <button
              key={cuisine}
              type="button"
              data-rid="cuisine"
              data-key={cuisine}
              onClick={() => results(`cuisine-${cuisine}`)}
            >
              <span className={css['tilePhoto']}>
                <Picture name={picture} alt="" />
              </span>
              <span className={css['tileName']}>{t(CUISINE_WORDS[cuisine])}</span>
            </button>
          ))}
        </div>
      </Scroller>
      {offers.length > 0 && (
        <>
          <Heading>{t('offersToday')}</Heading>
          <Scroller name="offers" axis="x" label={t('offersToday')}>
            <div className={css['row']}>
              {offers.map(k => (
                <KitchenCard key={k.id} id={k.id} small rid="offer" />
              ))}
            </div>
          </Scroller>
        </>
      )}
      {againOf(state).length > 0 && (
        <>
          <Heading>{t('orderAgain')}</Heading>
          {againOf(state)
            .slice(0, 3)
            .map(order => (
              <Again key={order.id} order={order} />
            ))}
        </>
      )}
      {favourites.length > 0 && (
        <>
          <Heading
            action={
              <button type="button" data-rid="all-favourites" onClick={() => nav.push('/favourites')}>
                {t('seeAll')}
              </button>
            }
          >
            {t('yourFavourites')}
          </Heading>
          <Scroller name="favourites" axis="x" label={t('yourFavourites')}>
            <div className={css['row']}>
              {favourites.map(k => (
                <KitchenCard key={k.id} id={k.id} small rid="favourite" />
              ))}
            </div>
          </Scroller>
        </>
      )}
      <div className={css['lists']}>
        {LISTS.map(list => (
          <button
            key={list}
            type="button"
            data-rid="list"
            data-key={list}
            onClick={() => results(`list-${list}`)}
          >
            <Picture name={LIST_PICTURES[list]} alt="" />
            <span>{t(LIST_WORDS[list])}</span>
          </button>
        ))}
      </div>
      <Heading>{t('nearYou')}</Heading>
      <div className={css['kitchens']}>
        {near.slice(0, 10).map(k => (
          <KitchenCard key={k.id} id={k.id} />
        ))}
        <button
          type="button"
          className={css['more']}
          data-rid="all-kitchens"
          onClick={() => results('list-all')}
        >
          {t('seeAll')}
        </button>
      </div>
    </Screen>
  );
}
