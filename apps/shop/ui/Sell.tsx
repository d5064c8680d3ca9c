import { AppBar, Button, Chip, ChipGroup, Icon, Radio, Screen, SwitchRow, TextField } from './kit.ts';
import { POST_CENTS, priceFor } from '../actions/market.ts';
import { addressFor } from '../select.ts';
import { CATEGORIES, CONDITIONS, ME, type Category, type Condition } from '../state.ts';
import { centsOf } from '../price.ts';
import { CATEGORY_WORDS, CONDITION_WORDS } from './names.ts';
import {
  formatMoney,
  useAct,
  useFieldText,
  useOnline,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { AddressSheet } from './CheckoutSheets.tsx';
import { Gone, OfflineNote, Panel, Price, Shot, Sum } from './Parts.tsx';
import { PhotoRow } from './Write.tsx';
import css from './write.module.css';
import check from './checkout.module.css';

/** Lists something, or changes what is listed. */
export function Sell() {
  const { listing } = useParams('/sell/:listing');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const found = state.listings[listing];
  const [category, setCategory] = useScreenState<Category | null>('category', found?.category ?? null);
  const [condition, setCondition] = useScreenState<Condition | null>('condition', found?.condition ?? null);
  const [pickUp, setPickUp] = useScreenState('pickUp', found?.pickUp ?? true);
  const [post, setPost] = useScreenState('post', (found?.postCents ?? null) !== null);
  const price = found ? (found.cents / 100).toFixed(2) : '';
  const values = {
    title: useFieldText('title', found?.title ?? ''),
    text: useFieldText('text', found?.text ?? ''),
  };
  const cents = centsOf(useFieldText('price', price));
  if (listing !== 'new' && found?.owner !== ME) return <Gone title={t('listing')} />;
  const isReady =
    values.title.trim() !== '' &&
    category !== null &&
    condition !== null &&
    cents !== null &&
    cents > 0 &&
    (pickUp || post);
  const save = () =>
    act.saveListing({
      listing: found ? listing : null,
      ...values,
      category: category!,
      condition: condition!,
      cents: cents!,
      photos: state.photos.length > 0 || !found ? [...state.photos] : [...found.photos],
      pickUp,
      post,
    });
  return (
    <Screen
      label={t(found ? 'editListing' : 'sellSomething')}
      appBar={<AppBar title={t(found ? 'editListing' : 'sellSomething')} leading="close" />}
      bottom={
        <div className={css['foot']}>
          <Button wide rid="save-listing" disabled={!isReady} onClick={save}>
            {t(found ? 'save' : 'listIt')}
          </Button>
        </div>
      }
    >
      <OfflineNote />
      <div className={css['form']}>
        <PhotoRow />
        <TextField
          name="title"
          label={t('title')}
          initial={found?.title ?? ''}
          capitalise
          maxLength={60}
          counter
        />
        <TextField
          name="text"
          label={t('description')}
          initial={found?.text ?? ''}
          multiline
          autoGrow
          rows={3}
          maxLength={600}
        />
        <TextField name="price" label={t('priceInPounds')} initial={price} inputMode="decimal" />
        <div>
          <p className={css['label']}>{t('category')}</p>
          <ChipGroup label={t('category')}>
            {CATEGORIES.map(c => (
              <Chip
                key={c}
                id={`category-${c}`}
                label={t(CATEGORY_WORDS[c])}
                selected={category === c}
                onClick={() => setCategory(c)}
              />
            ))}
          </ChipGroup>
        </div>
        <div>
          <p className={css['label']}>{t('condition')}</p>
          <ChipGroup label={t('condition')}>
            {CONDITIONS.map(c => (
              <Chip
                key={c}
                id={`condition-${c}`}
                label={t(CONDITION_WORDS[c])}
                selected={condition === c}
                onClick={() => setCondition(c)}
              />
            ))}
          </ChipGroup>
        </div>
      </div>
      <SwitchRow label={t('methodPickUp')} subtitle={t('pickUpHint')} checked={pickUp} onChange={setPickUp} />
      <SwitchRow
        label={t('methodPost')}
        subtitle={t('postHint', { amount: formatMoney(POST_CENTS) })}
        checked={post}
        onChange={setPost}
      />
    </Screen>
  );
}

/** Buys something second-hand. */
export function Buy() {
  const { listing } = useParams('/buy/:listing');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const online = useOnline();
  const [open, setOpen] = useOpen();
  const found = state.listings[listing];
  const [method, setMethod] = useScreenState<'pickUp' | 'post'>('method', found?.pickUp ? 'pickUp' : 'post');
  if (!found || found.owner === ME) return <Gone title={t('buyIt')} />;
  const address = addressFor(state);
  const to = address === null ? undefined : state.addresses[address];
  const delivery = method === 'post' ? (found.postCents ?? 0) : 0;
  const isFree = found.status === 'open' || (found.status === 'reserved' && found.agreedWith === ME);
  return (
    <>
      <Screen
        label={t('buyIt')}
        appBar={<AppBar title={t('buyIt')} subtitle={found.title} />}
        bottom={
          <div className={check['bar']}>
            <span className={check['barSum']}>
              <span>{t('total')}</span>
              <Price cents={priceFor(found) + delivery} />
            </span>
            <Button
              rid="pay"
              disabled={!isFree || !to || !online}
              onClick={() => act.buyListing({ listing, method, address: address!, from: `/buy/${listing}` })}
            >
              {t('placeAndPay')}
            </Button>
          </div>
        }
      >
        <OfflineNote />
        {!isFree && (
          <Panel tone="warn" title={t('listingGone')}>
            <p className={check['say']}>{t('listingGoneText')}</p>
          </Panel>
        )}
        <Panel>
          <div className={check['line']}>
            <Shot picture={found.photos[0] ?? ''} size={64} />
            <span className={check['lineWords']}>
              <span dir="auto">{found.title}</span>
              <small>{t(CONDITION_WORDS[found.condition])}</small>
            </span>
            <Price cents={priceFor(found)} size="small" />
          </div>
        </Panel>
        <Panel title={t('delivery')}>
          <div role="radiogroup" aria-label={t('delivery')}>
            {found.pickUp && (
              <Radio
                rid="method-pickUp"
                label={t('methodPickUp')}
                subtitle={t('pickUpIn', { place: state.people[found.owner]?.district ?? '' })}
                checked={method === 'pickUp'}
                onChange={() => setMethod('pickUp')}
              />
            )}
            {found.postCents !== null && (
              <Radio
                rid="method-post"
                label={t('methodPost')}
                subtitle={t('postFor', { amount: formatMoney(found.postCents) })}
                checked={method === 'post'}
                onChange={() => setMethod('post')}
              />
            )}
          </div>
          {to && (
            <button
              type="button"
              className={check['place']}
              data-rid="address"
              onClick={() => setOpen('address')}
            >
              <Icon name="location_on" />
              <span className={check['placeWords']}>
                <b dir="auto">{t('toName', { name: to.name })}</b>
                <span dir="auto">{[to.street, to.town, to.postcode].join(', ')}</span>
              </span>
              <Icon name="chevron_right" />
            </button>
          )}
        </Panel>
        <Panel title={t('summary')}>
          <Sum label={t('goods')} cents={priceFor(found)} />
          <Sum label={t('delivery')} cents={delivery} {...(delivery === 0 ? { text: t('free') } : {})} />
          <Sum label={t('total')} cents={priceFor(found) + delivery} strong />
        </Panel>
      </Screen>
      <AddressSheet
        open={open === 'address'}
        chosen={address}
        onChoose={id => {
          act.chooseAddress({ address: id });
          setOpen(null);
        }}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
