import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  ListRow,
  Picture,
  Screen,
  SwitchRow,
  TextField,
} from './kit.ts';
import { addressesOf, hasBought, reviewsOf } from '../select.ts';
import { ME } from '../state.ts';
import {
  useAct,
  useFieldText,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, Tag } from './Parts.tsx';
import css from './write.module.css';

/** Photos that go with what is being written. */
export function PhotoRow() {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  return (
    <div className={css['photos']} role="group" aria-label={t('photos')}>
      {state.photos.map((name, index) => (
        <span key={name} className={css['photo']}>
          <Picture name={name} alt={t('photoN', { n: index + 1, count: state.photos.length })} />
          <IconButton
            icon="close"
            filled
            className={css['off']!}
            label={t('removePhoto', { n: index + 1 })}
            onClick={() => act.removePhoto({ index })}
          />
        </span>
      ))}
      {state.photos.length < 4 && (
        <button type="button" className={css['add']} data-rid="add-photos" onClick={() => act.pickPhotos({})}>
          <Icon name="add_photo_alternate" />
          <span>{t('addPhotos')}</span>
        </button>
      )}
    </div>
  );
}

/** Writes a review of what was bought, or changes it. */
export function WriteReview() {
  const { product } = useParams('/write-review/:product');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const own = reviewsOf(state, product).find(r => r.by === ME);
  const [stars, setStars] = useScreenState('stars', own?.stars ?? 0);
  const text = useFieldText('text', own?.text ?? '');
  const found = state.products[product];
  if (!found) return <Gone title={t('writeReview')} />;
  if (!hasBought(state, product))
    return (
      <Screen title={t('writeReview')}>
        <EmptyState
          icon="rate_review"
          title={t('reviewBuyers')}
          action={{ label: t('back'), onClick: nav.back }}
        />
      </Screen>
    );
  return (
    <Screen
      label={t('writeReview')}
      appBar={<AppBar title={t('writeReview')} subtitle={found.name} leading="close" />}
      bottom={
        <div className={css['foot']}>
          <Button
            wide
            rid="send-review"
            disabled={stars === 0}
            onClick={() =>
              act.writeReview({
                product,
                stars,
                text,
                photos: state.photos.length > 0 ? [...state.photos] : [...(own?.photos ?? [])],
              })
            }
          >
            {t('publish')}
          </Button>
        </div>
      }
    >
      <div className={css['stars']} role="radiogroup" aria-label={t('rating')}>
        {[1, 2, 3, 4, 5].map(n => (
          <button
            key={n}
            type="button"
            role="radio"
            aria-checked={stars === n}
            aria-label={t('starsOfFive', { count: n })}
            data-rid={`rate-${n}`}
            className={css['star']}
            data-on={n <= stars || undefined}
            onClick={() => setStars(n)}
          >
            {n <= stars ? <Icon name="star" filled size={38} /> : <Icon name="star" size={38} />}
          </button>
        ))}
      </div>
      <div className={css['form']}>
        <TextField
          name="text"
          label={t('reviewHint')}
          initial={own?.text ?? ''}
          multiline
          autoGrow
          rows={5}
          maxLength={800}
          counter
        />
        <PhotoRow />
      </div>
    </Screen>
  );
}

export function Addresses() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const all = addressesOf(state);
  return (
    <Screen
      label={t('addresses')}
      appBar={<AppBar title={t('addresses')} />}
      fab={
        <Fab
          icon="add"
          label={t('addAddress')}
          onClick={() => nav.push('/address/:address', { address: 'new' })}
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState icon="location_on" title={t('noAddresses')} text={t('noAddressesText')} />
      ) : (
        all.map(a => (
          <ListRow
            key={a.id}
            id={a.id}
            rid="address"
            leading="location_on"
            lines={3}
            title={a.label || a.name}
            subtitle={[a.name, a.street, a.town, a.postcode].join(', ')}
            meta={state.settings.address === a.id ? <Tag tone="good">{t('default')}</Tag> : undefined}
            onClick={() => nav.push('/address/:address', { address: a.id })}
          />
        ))
      )}
    </Screen>
  );
}

const FIELDS = [
  ['label', 'addressLabel', 'text'],
  ['name', 'fullName', 'text'],
  ['phone', 'phoneNumber', 'tel'],
  ['street', 'street', 'text'],
  ['town', 'town', 'text'],
  ['postcode', 'postcode', 'text'],
] as const;

export function EditAddress() {
  const { address } = useParams('/address/:address');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const found = state.addresses[address];
  const initial = { label: '', name: state.owner, phone: '', street: '', town: '', postcode: '', ...found };
  const values = {
    label: useFieldText('label', initial.label),
    name: useFieldText('name', initial.name),
    phone: useFieldText('phone', initial.phone),
    street: useFieldText('street', initial.street),
    town: useFieldText('town', initial.town),
    postcode: useFieldText('postcode', initial.postcode),
  };
  if (!found && address !== 'new') return <Gone title={t('address')} />;
  const isMissing = [values.name, values.street, values.town, values.postcode].some(v => v.trim() === '');
  return (
    <>
      <Screen
        label={t(found ? 'editAddress' : 'addAddress')}
        appBar={
          <AppBar
            title={t(found ? 'editAddress' : 'addAddress')}
            actions={
              found && (
                <IconButton icon="delete" label={t('deleteAddress')} onClick={() => setOpen('delete')} />
              )
            }
          />
        }
        bottom={
          <div className={css['foot']}>
            <Button
              wide
              rid="save-address"
              disabled={isMissing}
              onClick={() => act.saveAddress({ address: found ? address : null, ...values })}
            >
              {t('save')}
            </Button>
          </div>
        }
      >
        <div className={css['form']}>
          {FIELDS.map(([name, label, inputMode]) => (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              initial={initial[name]}
              inputMode={inputMode}
              maxLength={80}
              enterKey="next"
              {...(name === 'postcode' ? { supporting: t('postcodeHint') } : {})}
            />
          ))}
        </div>
        {found && (
          <SwitchRow
            label={t('useByDefault')}
            checked={state.settings.address === address}
            disabled={state.settings.address === address}
            onChange={() => act.setDefaultAddress({ address })}
          />
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteAddressAsk')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.deleteAddress({ address });
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
