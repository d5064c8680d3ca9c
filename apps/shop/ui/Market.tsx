import {
  AppBar,
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  ListRow,
  Menu,
  Picture,
  Screen,
  Scroller,
  SearchField,
  TextField,
} from './kit.ts';
import { listingsOf, offersFor } from '../select.ts';
import { priceFor } from '../actions/market.ts';
import { CATEGORIES, ME, type Category, type Listing as ListingState } from '../state.ts';
import { centsOf } from '../price.ts';
import { CATEGORY_WORDS, CONDITION_WORDS } from './names.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFields,
  useFieldText,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, OfflineNote, Panel, Places, Price, Tag } from './Parts.tsx';
import { Face } from './Chats.tsx';
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

/** Offers for a listing of the owner’s own. */
function Offers({ listing }: { listing: string }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const { when } = useDates();
  const found = state.listings[listing]!;
  const all = offersFor(state, listing);
  const words = {
    open: 'offerOpen',
    accepted: 'offerIsAccepted',
    refused: 'offerIsRefused',
    withdrawn: 'offerIsWithdrawn',
  } as const;
  return (
    <Panel title={t('offers')}>
      {all.length === 0 && <p className={css['text']}>{t('noOffers')}</p>}
      {all.map(o => {
        const name = state.people[o.by]?.name ?? o.by;
        return (
          <div
            key={o.id}
            className={css['offer']}
            role="group"
            aria-label={t('offerOf', { name, amount: formatMoney(o.cents) })}
          >
            <span className={css['offerHead']}>
              <Face who={o.by} size={40} />
              <span className={css['offerWords']}>
                <b dir="auto">{name}</b>
                <small>{when(o.at)}</small>
                {o.note !== '' && <span dir="auto">{o.note}</span>}
              </span>
              <Price cents={o.cents} />
            </span>
            {o.status === 'open' ? (
              <span className={css['acts']}>
                {found.status === 'open' && (
                  <Button
                    variant="tonal"
                    rid={`accept-${o.id}`}
                    label={t('acceptOf', { name, amount: formatMoney(o.cents) })}
                    onClick={() => act.acceptOffer({ offer: o.id })}
                  >
                    {t('accept')}
                  </Button>
                )}
                <Button
                  variant="text"
                  rid={`refuse-${o.id}`}
                  label={t('refuseOf', { name, amount: formatMoney(o.cents) })}
                  onClick={() => act.refuseOffer({ offer: o.id })}
                >
                  {t('refuse')}
                </Button>
              </span>
            ) : (
              <Tag tone={o.status === 'accepted' ? 'good' : 'plain'}>{t(words[o.status])}</Tag>
            )}
          </div>
        );
      })}
    </Panel>
  );
}

function OfferDialog({ open, listing, onClose }: { open: boolean; listing: string; onClose: () => void }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const amount = useFieldText('offer');
  const note = useFieldText('offer-note');
  const cents = centsOf(amount);
  const asked = state.listings[listing]!.cents;
  const close = () => {
    fields.blur();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('makeOffer')}
      text={t('askedIs', { amount: formatMoney(asked) })}
      confirmLabel={t('sendOffer')}
      rid="send-offer"
      disabled={cents === null || cents < 1 || cents >= asked}
      onConfirm={() => {
        close();
        act.makeOffer({ listing, cents: cents!, note });
      }}
      onCancel={close}
    >
      <TextField
        name="offer"
        label={t('yourOffer')}
        inputMode="decimal"
        error={cents !== null && cents >= asked ? t('offerTooHigh') : null}
      />
      <TextField name="offer-note" label={t('note')} maxLength={120} />
    </ConfirmDialog>
  );
}

export function Listing() {
  const { listing } = useParams('/listing/:listing');
  const state = useShop();
  const t = useWords();
  const found = state.listings[listing];
  return found ? <Known id={listing} /> : <Gone title={t('listing')} />;
}

function Known({ id }: { id: string }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const { day } = useDates();
  const [open, setOpen] = useOpen();
  const l = state.listings[id]!;
  const mine = l.owner === ME;
  const person = state.people[l.owner];
  const offer = offersFor(state, id).find(o => o.by === ME && o.status !== 'withdrawn');
  const canBuy = !mine && (l.status === 'open' || (l.status === 'reserved' && l.agreedWith === ME));
  const close = () => setOpen(null);
  const handover = [
    l.pickUp ? t('pickUpIn', { place: person?.district ?? 'Old Quay' }) : '',
    l.postCents === null ? '' : t('postFor', { amount: formatMoney(l.postCents) }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <Screen
        label={l.title}
        appBar={
          <AppBar
            title={l.title}
            actions={
              mine && <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('more')} />
            }
          />
        }
        bottom={
          mine ? undefined : (
            <div className={css['bar']}>
              <Button
                wide
                variant="tonal"
                rid="make-offer"
                disabled={l.status !== 'open' || offer?.status === 'open'}
                onClick={() => setOpen('offer')}
              >
                {t('makeOffer')}
              </Button>
              <Button
                wide
                rid="buy"
                disabled={!canBuy}
                onClick={() => nav.push('/buy/:listing', { listing: id })}
              >
                {t('buyFor', { amount: formatMoney(priceFor(l)) })}
              </Button>
            </div>
          )
        }
      >
        <OfflineNote />
        <Scroller name="photos" axis="x" label={t('photos')}>
          <div className={css['photos']}>
            {l.photos.length === 0 && (
              <span className={css['noPhoto']}>
                <Icon name="image" size={48} />
              </span>
            )}
            {l.photos.map((name, i) => (
              <span key={name} className={css['photo']}>
                <Picture name={name} alt={t('photoOf', { n: i + 1, name: l.title })} />
              </span>
            ))}
          </div>
        </Scroller>
        <div className={css['head']}>
          <Price cents={l.cents} size="large" />
          <Tag>{t(CONDITION_WORDS[l.condition])}</Tag>
          {l.status !== 'open' && <Tag tone="warn">{t(l.status === 'sold' ? 'sold' : 'reserved')}</Tag>}
        </div>
        <Panel>
          <p className={css['text']} dir="auto">
            {l.text || t('noDescription')}
          </p>
          <p className={css['meta']}>
            {t(CATEGORY_WORDS[l.category])} · {t('listedOn', { day: day(l.at) })}
          </p>
          <p className={css['meta']} dir="auto">
            {handover}
          </p>
        </Panel>
        {mine ? (
          <Offers listing={id} />
        ) : (
          <>
            <ListRow
              id={l.owner}
              rid="person"
              leading={<Face who={l.owner} />}
              title={person?.name ?? ''}
              subtitle={t('personFacts', {
                count: person?.deals ?? 0,
                likes: String(person?.likes ?? 0),
                year: String(person?.since ?? ''),
              })}
              lines={2}
              trailing={
                <IconButton
                  icon="chat_bubble"
                  label={t('writeMessage')}
                  onClick={() => nav.push('/chat/:who', { who: l.owner }, { about: id })}
                />
              }
            />
            {offer && (
              <Panel
                title={t('yourOffer')}
                {...(offer.status === 'accepted' ? { tone: 'good' as const } : {})}
              >
                <div className={css['offerHead']}>
                  <span className={css['offerWords']}>
                    <b>
                      {t(
                        offer.status === 'open'
                          ? 'offerOpen'
                          : offer.status === 'accepted'
                            ? 'offerIsAccepted'
                            : 'offerIsRefused',
                      )}
                    </b>
                  </span>
                  <Price cents={offer.cents} />
                </div>
                {offer.status === 'open' && (
                  <Button
                    variant="text"
                    rid="withdraw"
                    onClick={() => act.withdrawOffer({ offer: offer.id })}
                  >
                    {t('withdraw')}
                  </Button>
                )}
              </Panel>
            )}
          </>
        )}
      </Screen>
      {!mine && <OfferDialog open={open === 'offer'} listing={id} onClose={close} />}
      <Menu
        open={open === 'more'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          {
            label: t('edit'),
            icon: 'edit',
            rid: 'edit',
            disabled: l.status === 'sold',
            onClick: () => {
              close();
              nav.push('/sell/:listing', { listing: id });
            },
          },
          {
            label: t(l.status === 'sold' ? 'markOpen' : 'markSold'),
            icon: 'sell',
            rid: 'mark-sold',
            onClick: () => {
              close();
              act.markSold({ listing: id, on: l.status !== 'sold' });
            },
          },
          {
            label: t('delete'),
            icon: 'delete',
            danger: true,
            rid: 'delete',
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteListingAsk')}
        text={t('deleteListingText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          close();
          act.deleteListing({ listing: id });
        }}
        onCancel={close}
      />
    </>
  );
}
