import {
  AppBar,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SearchField,
  Sheet,
  TextField,
  ConfirmDialog,
  Menu,
} from './kit.ts';
import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { creditOf, savedBy } from '../select.ts';
import type { Saved } from '../state.ts';
import {
  money,
  useAct,
  useNav,
  useOpen,
  useParams,
  usePlaceName,
  useRides,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Block, Foot, Go, MainBar } from './Parts.tsx';
import { Finder } from './Where.tsx';
import type { Spot } from '../state.ts';

/** What belongs to the owner: places, offers, safety, drivers, settings. */
export function Account() {
  const t = useWords();
  const nav = useNav();
  const state = useRides();
  const { saved, trusted, favourites, promos } = state;
  const held = Object.values(promos).filter(promo => promo.held).length;
  return (
    <Screen
      label={t('account')}
      appBar={<AppBar large leading="none" title={t('account')} />}
      bottom={<MainBar at="account" />}
    >
      <List>
        <ListRow
          leading="bookmark"
          rid="places"
          title={t('savedPlaces')}
          subtitle={t('countPlaces', { count: Object.keys(saved).length })}
          onClick={() => nav.push('/places')}
        />
        <ListRow
          leading="confirmation_number"
          rid="offers"
          title={t('offers')}
          subtitle={t('offersSub', { count: held, amount: money(creditOf(state)) })}
          onClick={() => nav.push('/offers')}
        />
        <ListRow
          leading="shield"
          rid="safety"
          title={t('safety')}
          subtitle={t('countTrusted', { count: Object.keys(trusted).length })}
          onClick={() => nav.push('/safety')}
        />
        <ListRow
          leading="favorite"
          rid="drivers"
          title={t('favouriteDrivers')}
          subtitle={t('countDrivers', { count: favourites.length })}
          onClick={() => nav.push('/drivers')}
        />
        <ListRow
          leading="settings"
          rid="settings"
          title={t('settings')}
          subtitle={t('settingsSub')}
          onClick={() => nav.push('/settings')}
        />
      </List>
    </Screen>
  );
}

const ICONS = { home: 'home', work: 'work', own: 'bookmark' } as const;

/** Home, work and places under names of their own. */
export function Places() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const name = usePlaceName();
  const { saved } = useRides();
  const [open, setOpen] = useOpen();
  const [picked, setPicked] = useScreenState<string | null>('picked', null);
  const rows = savedBy(saved);
  const found = picked === null ? undefined : saved[picked];
  const label = useFieldText('label', found?.label ?? '');
  const fields = useFields();
  const has = (kind: Saved['kind']) => rows.some(row => row.kind === kind);
  const close = () => setOpen(null);
  const index = rows.findIndex(row => row.id === picked);
  const move = (to: number) => {
    close();
    act.movePlace({ place: picked!, to });
  };
  return (
    <>
      <Screen
        title={t('savedPlaces')}
        bottom={
          <Foot>
            <Go icon="add" rid="add-place" onClick={() => nav.push('/save/:kind', { kind: 'own' })}>
              {t('addPlace')}
            </Go>
          </Foot>
        }
      >
        {rows.length === 0 && <EmptyState icon="bookmark" title={t('noPlaces')} text={t('noPlacesText')} />}
        <List>
          {(['home', 'work'] as const)
            .filter(kind => !has(kind))
            .map(kind => (
              <ListRow
                key={kind}
                leading={ICONS[kind]}
                rid={`add-${kind}`}
                title={t(kind === 'home' ? 'addHome' : 'addWork')}
                onClick={() => nav.push('/save/:kind', { kind })}
              />
            ))}
          {rows.map(row => (
            <ListRow
              key={row.id}
              id={row.id}
              rid="saved"
              leading={ICONS[row.kind]}
              title={name(row.spot)}
              subtitle={row.spot.address}
              onClick={() => act.startPlan({ to: row.spot })}
              trailing={
                <IconButton
                  icon="more_vert"
                  label={t('optionsOf', { name: name(row.spot) })}
                  onClick={() => {
                    setPicked(row.id);
                    setOpen('menu');
                  }}
                />
              }
            />
          ))}
        </List>
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('placeOptions')}
        anchor="center"
        onClose={close}
        items={[
          ...(found?.kind === 'own'
            ? [
                {
                  label: t('rename'),
                  icon: 'edit' as const,
                  onClick: () => {
                    fields.set('label', found.label);
                    setOpen('rename');
                  },
                },
              ]
            : []),
          {
            label: t('otherAddress'),
            icon: 'edit_location_alt',
            onClick: () => {
              close();
              nav.push('/save/:kind', { kind: picked! });
            },
          },
          ...(index > 0
            ? [{ label: t('moveUpPlain'), icon: 'arrow_upward' as const, onClick: () => move(index - 1) }]
            : []),
          ...(index < rows.length - 1
            ? [{ label: t('moveDown'), icon: 'arrow_downward' as const, onClick: () => move(index + 1) }]
            : []),
          { label: t('delete'), icon: 'delete', danger: true, onClick: () => setOpen('delete') },
        ]}
      />
      <ConfirmDialog
        open={open === 'rename'}
        title={t('renamePlace')}
        confirmLabel={t('save')}
        rid="save-name"
        disabled={label.trim() === ''}
        onConfirm={() => {
          close();
          act.renamePlace({ place: picked!, label });
        }}
        onCancel={close}
      >
        <TextField
          name="label"
          label={t('name')}
          rid="label"
          capitalise
          initial={found?.label ?? ''}
          maxLength={40}
        />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deletePlace')}
        text={found ? name(found.spot) : ''}
        danger
        confirmLabel={t('delete')}
        rid="delete-place"
        onConfirm={() => {
          close();
          act.removePlace({ place: picked! });
        }}
        onCancel={close}
      />
    </>
  );
}

/** A place for home, for work, under a new name, or another address for one that is saved. */
export function SavePlace() {
  const { kind } = useParams('/save/:kind');
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const { saved } = useRides();
  const query = useFieldText('query');
  const label = useFieldText('label');
  const [spot, setSpot] = useScreenState<Spot | null>('spot', null);
  const choose = (chosen: Spot) => {
    fields.blur();
    if (kind === 'own') return setSpot(chosen);
    if (kind === 'home' || kind === 'work') act.savePlace({ kind, label: '', spot: chosen });
    else act.setPlace({ place: kind, spot: chosen });
    nav.back();
  };
  const title =
    kind === 'home'
      ? t('addHome')
      : kind === 'work'
        ? t('addWork')
        : saved[kind]
          ? t('otherAddress')
          : t('addPlace');
  return (
    <>
      <Screen label={title} appBar={<AppBar title={title} />}>
        <Block>
          <SearchField name="query" label={t('searchPlace')} rid="query" />
        </Block>
        <Finder query={query} onChoose={choose} />
      </Screen>
      <Sheet open={spot !== null} title={t('nameThis')} onClose={() => setSpot(null)}>
        <Block>
          <span dir="auto">{spot?.name}</span>
          <TextField name="label" label={t('name')} rid="label" capitalise maxLength={40} />
          <Go
            rid="save-place"
            disabled={label.trim() === ''}
            onClick={() => {
              act.savePlace({ kind: 'own', label, spot: spot! });
              setSpot(null);
              nav.back();
            }}
          >
            {t('save')}
          </Go>
        </Block>
      </Sheet>
    </>
  );
}
