import { degreesOf, geocode, harrowBay } from '../../../src/sdk/city/index.ts';
import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Screen,
  TextField,
} from './kit.ts';
import { addressesOf } from '../select.ts';
import { useAct, useFields, useFieldText, useFood, useNav, useOpen, useParams, useWords } from './hooks.ts';
import css from './you.module.css';

const PICK = { verb: 'PICK', mime: 'vnd.android.cursor.item/place' } as const;

/** Where orders go: the usual address has a mark. */
export function Addresses() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const rows = addressesOf(state);
  return (
    <Screen
      label={t('addresses')}
      appBar={<AppBar title={t('addresses')} />}
      bottom={
        <div className={css['bottom']}>
          <Button
            wide
            icon="add"
            rid="add-address"
            onClick={() => nav.push('/address/:address', { address: 'new' })}
          >
            {t('addAddress')}
          </Button>
        </div>
      }
    >
      {rows.length === 0 && (
        <EmptyState icon="location_off" title={t('noAddresses')} text={t('noAddressesText')} />
      )}
      {rows.map(a => (
        <ListRow
          key={a.id}
          id={a.id}
          rid="address"
          leading="location_on"
          title={a.label}
          subtitle={[a.address, a.details].filter(Boolean).join(', ')}
          meta={a.id === state.address ? t('usual') : undefined}
          trailing={<Icon name="chevron_right" />}
          onClick={() => nav.push('/address/:address', { address: a.id })}
        />
      ))}
    </Screen>
  );
}

/** An address, new or known: its place is chosen among those of the town, or on the map. */
export function EditAddress() {
  const { address: id } = useParams('/address/:address');
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const start = useStartIntent();
  const canPick = useHasHandler(PICK);
  const [open, setOpen] = useOpen();
  const known = state.addresses[id];
  const label = useFieldText('label', known?.label ?? '');
  const details = useFieldText('details', known?.details ?? '');
  const note = useFieldText('note', known?.note ?? '');
  const query = useFieldText('street');
  const place =
    state.form ??
    (known ? { address: known.address, latitude: known.latitude, longitude: known.longitude } : null);
  const hits = query.trim().length < 3 ? [] : geocode(harrowBay, query, 5).filter(h => h.kind === 'address');
  const isUsual = state.address === id;
  const save = () => {
    fields.blur();
    if (place) act.saveAddress({ id: known ? id : null, label, details, note, place });
  };
  return (
    <>
      <Screen
        label={known ? known.label : t('newAddress')}
        appBar={
          <AppBar
            title={<span dir="auto">{known ? known.label : t('newAddress')}</span>}
            actions={
              known && (
                <IconButton
                  icon="delete"
                  label={t('removeAddress')}
                  onClick={() => {
                    fields.blur();
                    setOpen('remove');
                  }}
                />
              )
            }
          />
        }
        bottom={
          <div className={css['bottom']}>
            <Button wide rid="save-address" disabled={!place || label.trim() === ''} onClick={save}>
              {t('save')}
            </Button>
          </div>
        }
      >
        {place && <ListRow leading="location_on" title={place.address} />}
        <div className={css['form']}>
          <TextField
            name="street"
            label={t('findAddress')}
            hint={t('findAddressHint')}
            supporting={query.trim().length >= 3 && hits.length === 0 ? t('noSuchAddress') : undefined}
          />
        </div>
        {hits.map(hit => (
          <ListRow
            key={hit.id}
            id={hit.id}
            rid="hit"
            leading="add_location_alt"
            title={hit.name}
            subtitle={hit.address}
            onClick={() => {
              fields.set('street', '');
              fields.blur();
              act.choosePlace({ address: hit.address, ...degreesOf(hit) });
            }}
          />
        ))}
        {canPick && (
          <ListRow
            rid="on-map"
            leading="map"
            title={t('onMap')}
            onClick={() => start({ ...PICK, result: { app: 'food', action: 'placePicked', args: {} } })}
          />
        )}
        <div className={css['form']}>
          <TextField name="label" label={t('label')} initial={known?.label ?? ''} maxLength={40} />
          <div className={css['labels']}>
            {(['label_home', 'label_work'] as const).map(key => (
              <Chip key={key} label={t(key)} rid={key} onClick={() => fields.set('label', t(key))} />
            ))}
          </div>
          <TextField name="details" label={t('details')} initial={known?.details ?? ''} maxLength={120} />
          <TextField name="note" label={t('noteForRiders')} initial={known?.note ?? ''} maxLength={200} />
        </div>
        {known && (
          <ListRow
            rid="set-default"
            leading={isUsual ? 'check' : 'home'}
            title={t(isUsual ? 'isDefault' : 'setDefault')}
            {...(isUsual ? {} : { onClick: () => act.setDefault({ id }) })}
          />
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'remove'}
        title={t('removeAddressTitle', { name: known?.label ?? '' })}
        confirmLabel={t('removeAddress')}
        danger
        rid="confirm-remove"
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          act.removeAddress({ id });
        }}
      />
    </>
  );
}
