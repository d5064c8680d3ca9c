import {
  AppBar,
  Button,
  ConfirmDialog,
  Icon,
  IconButton,
  ListRow,
  Menu,
  Picture,
  Screen,
  Scroller,
} from './kit.ts';
import { offersFor } from '../select.ts';
import { priceFor } from '../actions/market.ts';
import { ME } from '../state.ts';
import { CATEGORY_WORDS, CONDITION_WORDS } from './names.ts';
import { formatMoney, useAct, useDates, useNav, useOpen, useParams, useShop, useWords } from './hooks.ts';
import { Gone, OfflineNote, Panel, Price, Tag } from './Parts.tsx';
import { Face } from './Chats.tsx';
import css from './market.module.css';
import { Offers, OfferDialog } from './ListingOffers.tsx';

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
