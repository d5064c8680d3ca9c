import { useFieldText, useFields, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  Menu,
  Picture,
  Screen,
  TextField,
} from './kit.ts';
import { cheapest, freeUntil, listsOf } from '../select.ts';
import { useAct, useNav, useOpen, useParams, useStays, useWords, useWrite } from './hooks.ts';
import { KIND_WORDS, parts, Places, Score } from './Parts.tsx';
import { PropertyCard } from './Card.tsx';
import css from './trips.module.css';

/** Lists of favourites. */
export function Favourites() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const name = useFieldText('name');
  const lists = listsOf(state);
  return (
    <>
      <Screen
        label={t('favourites')}
        appBar={<AppBar title={t('favourites')} leading="none" />}
        bottom={<Places at="favourites" />}
        fab={
          <Fab
            icon="add"
            label={t('newList')}
            onClick={() => {
              fields.set('name', '');
              setOpen('new');
            }}
          />
        }
      >
        <div className={css['list']}>
          {lists.map(id => {
            const { name: title, properties } = state.lists[id]!;
            const first = properties[0];
            return (
              <button
                key={id}
                type="button"
                className={css['trip']}
                data-key={id}
                data-rid="list"
                onClick={() => nav.push('/list/:list', { list: id })}
              >
                <span className={css['tripPhoto']}>
                  {first ? (
                    <Picture name={state.properties[first]!.pictures[0]!} alt="" />
                  ) : (
                    <Icon name="favorite" size={32} />
                  )}
                </span>
                <span className={css['tripBody']}>
                  <span className={css['tripName']} dir="auto">
                    {title}
                  </span>
                  <span>{t('keptCount', { count: properties.length })}</span>
                </span>
              </button>
            );
          })}
        </div>
        {lists.length === 0 && <EmptyState icon="favorite" title={t('noLists')} text={t('noListsText')} />}
      </Screen>
      <ConfirmDialog
        open={open === 'new'}
        title={t('newList')}
        confirmLabel={t('create')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          setOpen(null);
          act.addList({ name, property: null });
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField name="name" label={t('listName')} capitalise maxLength={40} />
      </ConfirmDialog>
    </>
  );
}

/** What one list keeps. */
export function ListScreen() {
  const { list: id } = useParams('/list/:list');
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const w = useWrite();
  const fields = useFields();
  const share = useStartIntent();
  const [open, setOpen] = useOpen();
  const name = useFieldText('name');
  const list = state.lists[id];
  if (!list)
    return (
      <Screen title={t('favourites')}>
        <EmptyState icon="favorite" title={t('listGone')} />
      </Screen>
    );
  return (
    <>
      <Screen
        label={list.name}
        appBar={
          <AppBar
            title={list.name}
            subtitle={w.dates(state.search.from, state.search.until)}
            actions={
              <>
                <IconButton
                  icon="share"
                  label={t('share')}
                  onClick={() =>
                    share({
                      verb: 'SEND',
                      mime: 'text/plain',
                      title: list.name,
                      text: [
                        list.name,
                        ...list.properties.map(p => `${state.properties[p]!.name}, lodgepole:${p}`),
                      ].join('\n'),
                    })
                  }
                />
                <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />
              </>
            }
          />
        }
      >
        {list.properties.map(p => (
          <div key={p}>
            <PropertyCard found={cheapest(state, state.search, p, w.now, w.today)} />
            <div className={parts['chips']}>
              <Button
                variant="text"
                icon="close"
                rid={`remove-${p}`}
                label={t('takeOutName', { name: state.properties[p]!.name })}
                onClick={() => act.setFavourite({ list: id, property: p, on: false })}
              >
                {t('takeOut')}
              </Button>
            </div>
          </div>
        ))}
        {list.properties.length === 0 && (
          <EmptyState icon="favorite" title={t('listEmpty')} text={t('noListsText')} />
        )}
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={() => setOpen(null)}
        items={[
          {
            label: t('rename'),
            icon: 'edit',
            onClick: () => {
              fields.set('name', list.name);
              setOpen('rename');
            },
          },
          { label: t('deleteList'), icon: 'delete', danger: true, onClick: () => setOpen('delete') },
        ]}
      />
      <ConfirmDialog
        open={open === 'rename'}
        title={t('renameList')}
        confirmLabel={t('rename')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          setOpen(null);
          act.renameList({ list: id, name });
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField name="name" label={t('listName')} capitalise maxLength={40} initial={list.name} />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteListAsk')}
        text={t('deleteListText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => act.deleteList({ list: id })}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

/** Up to three side by side. */
export function Compare() {
  const state = useStays();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const w = useWrite();
  return (
    <Screen
      label={t('compare')}
      appBar={<AppBar title={t('compare')} subtitle={w.dates(state.search.from, state.search.until)} />}
    >
      {state.compare.length === 0 && (
        <EmptyState icon="compare_arrows" title={t('compareNone')} text={t('compareNoneText')} />
      )}
      <div className={css['columns']}>
        {state.compare.map(id => {
          const p = state.properties[id]!;
          const found = cheapest(state, state.search, id, w.now, w.today);
          return (
            <div
              key={id}
              className={css['column']}
              role="group"
              aria-label={p.name}
              data-rid="compared"
              data-key={id}
            >
              <span className={css['columnPhoto']}>
                <Picture name={p.pictures[0]!} alt="" />
              </span>
              <b dir="auto">{p.name}</b>
              <Score property={p} />
              <span dir="auto">{found.stay ? w.money(found.cents) : t('whySoldOut')}</span>
              <span>{t(KIND_WORDS[p.kind])}</span>
              <span dir="auto">{t('starsCount', { count: p.stars })}</span>
              <span dir="auto">{t('metresToCentre', { distance: w.distance(p.centreM) })}</span>
              <span dir="auto">{t('toStationShort', { distance: w.distance(p.stationM) })}</span>
              <span>{t('quietScore', { score: w.score(p.scores.quiet) })}</span>
              <span>
                {p.breakfastCents === null
                  ? t('noBreakfast')
                  : p.breakfastCents === 0
                    ? t('breakfastIn')
                    : t('breakfastCost', { amount: w.money(p.breakfastCents) })}
              </span>
              <span>{t(p.petCents === null ? 'petsNo' : 'petsWelcome')}</span>
              <span>{t('freeUntilDay', { day: w.day(freeUntil(state.search.from, p)) })}</span>
              <Button
                variant="tonal"
                rid={`open-${id}`}
                label={t('openName', { name: p.name })}
                onClick={() => nav.push('/property/:property', { property: id })}
              >
                {t('open')}
              </Button>
              <Button
                variant="text"
                rid={`drop-${id}`}
                label={t('takeOutName', { name: p.name })}
                onClick={() => act.setCompare({ property: id, on: false })}
              >
                {t('takeOut')}
              </Button>
            </div>
          );
        })}
      </div>
    </Screen>
  );
}
