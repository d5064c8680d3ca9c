import {
  AppBar,
  Button,
  Chip,
  EmptyState,
  Fab,
  Icon,
  ListRow,
  Picture,
  Screen,
  Scroller,
  SearchField,
} from './kit.ts';
import { listingsOf, offersFor } from '../select.ts';
import { CATEGORIES, ME, type Category, type Listing as ListingState } from '../state.ts';
import { CATEGORY_WORDS } from './names.ts';
import { formatMoney, useDates, useFieldText, useNav, useScreenState, useShop, useWords } from './hooks.ts';
import { OfflineNote, Places, Price } from './Parts.tsx';
import css from './market.module.css';
import home from './home.module.css';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function Card({ id, listing }: { id: string; listing: ListingState }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const mine = listing.owner === ME;
  return (
    <button
      type="button"
      className={css['card']}
      data-key={id}
      data-rid="listing"
      onClick={() => nav.push('/listing/:listing', { listing: id })}
    >
      <span className={css['shot']}>
        {listing.photos[0] ? <Picture name={listing.photos[0]} alt="" /> : <Icon name="image" size={40} />}
        {listing.status !== 'open' && (
          <span className={css['flag']}>{t(listing.status === 'sold' ? 'sold' : 'reserved')}</span>
        )}
      </span>
      <span className={css['about']}>
        <Price cents={listing.cents} />
        <span className={css['title']} dir="auto">
          {listing.title}
        </span>
        <span className={css['meta']} dir="auto">
          {mine ? t('yours') : (state.people[listing.owner]?.district ?? '')} · {when(listing.at)}
        </span>
      </span>
    </button>
  );
}

/** Second-hand things of others, by words and category. */
export function Market() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const [category, setCategory] = useScreenState<Category | null>('category', null);
  const [cheap, setCheap] = useScreenState('cheap', false);
  const query = plain(useFieldText('query').trim());
  const all = listingsOf(state).filter(l => l.owner !== ME && l.status !== 'sold');
  const shown = all
    .filter(l => category === null || l.category === category)
    .filter(l => query === '' || plain(`${l.title} ${l.text}`).includes(query))
    .toSorted((a, b) => (cheap ? a.cents - b.cents : 0));
  const known = CATEGORIES.filter(c => all.some(l => l.category === c));
  return (
    <Screen
      label={t('secondHand')}
      appBar={
        <>
          <AppBar
            title={t('secondHand')}
            leading="none"
            actions={
              <Button variant="text" rid="my-listings" onClick={() => nav.push('/mine')}>
                {t('myListings')}
              </Button>
            }
          />
          <SearchField name="query" label={t('searchMarket')} rid="query" />
        </>
      }
      bottom={<Places at="market" />}
      fab={
        <Fab
          icon="add"
          label={t('sell')}
          extended
          onClick={() => nav.push('/sell/:listing', { listing: 'new' })}
        />
      }
    >
      <OfflineNote />
      <Scroller name="kinds" axis="x" label={t('categories')}>
        <div className={css['chips']}>
          <Chip label={t('sortCheap')} selected={cheap} rid="cheap" onClick={() => setCheap(!cheap)} />
          {known.map(c => (
            <Chip
              key={c}
              id={c}
              rid="kind"
              label={t(CATEGORY_WORDS[c])}
              selected={category === c}
              onClick={() => setCategory(category === c ? null : c)}
            />
          ))}
        </div>
      </Scroller>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t('nothingFound')} text={t('nothingFoundText')} />
      ) : (
        <div className={home['grid']}>
          {shown.map(l => (
            <Card key={l.id} id={l.id} listing={l} />
          ))}
        </div>
      )}
    </Screen>
  );
}

/** What the owner sells. */
export function MyListings() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const own = listingsOf(state).filter(l => l.owner === ME);
  return (
    <Screen
      label={t('myListings')}
      appBar={<AppBar title={t('myListings')} />}
      fab={
        <Fab
          icon="add"
          label={t('sell')}
          extended
          onClick={() => nav.push('/sell/:listing', { listing: 'new' })}
        />
      }
    >
      {own.length === 0 ? (
        <EmptyState icon="sell" title={t('noListings')} text={t('noListingsText')} />
      ) : (
        own.map(l => {
          const open = offersFor(state, l.id).filter(o => o.status === 'open');
          return (
            <ListRow
              key={l.id}
              id={l.id}
              rid="my-listing"
              leading={
                <span className={css['thumb']}>
                  {l.photos[0] ? <Picture name={l.photos[0]} alt="" /> : <Icon name="image" />}
                </span>
              }
              title={l.title}
              subtitle={
                l.status === 'sold'
                  ? t('sold')
                  : l.status === 'reserved'
                    ? t('reservedFor', {
                        name: state.people[l.agreedWith ?? '']?.name ?? '',
                        amount: formatMoney(l.agreedCents ?? l.cents),
                      })
                    : t('offersOpen', { count: open.length })
              }
              meta={formatMoney(l.cents)}
              onClick={() => nav.push('/listing/:listing', { listing: l.id })}
            />
          );
        })
      )}
    </Screen>
  );
}
