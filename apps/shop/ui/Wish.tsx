import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import { listsOf, wishesIn } from '../select.ts';
import { choiceText } from '../actions/shared.ts';
import {
  formatMoney,
  useAct,
  useFields,
  useFieldText,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, Places, Price, Shot, Tag } from './Parts.tsx';
import css from './lines.module.css';

/** The owner’s wishlists. */
export function Wishlists() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const name = useFieldText('name');
  const lists = listsOf(state);
  const drops = (list: string) =>
    wishesIn(state, list).filter(w => (state.variants[w.variant]?.cents ?? w.cents) < w.cents).length;
  const make = () => {
    act.makeList({ name });
    fields.blur();
    setOpen(null);
  };
  return (
    <>
      <Screen
        label={t('wishlist')}
        appBar={<AppBar title={t('wishlist')} leading="none" />}
        bottom={<Places at="wish" />}
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
        {lists.length === 0 ? (
          <EmptyState icon="favorite" title={t('noLists')} text={t('noListsText')} />
        ) : (
          lists.map(l => {
            const all = wishesIn(state, l.id);
            const first = all[0] ? state.variants[all[0].variant] : undefined;
            const dropped = drops(l.id);
            return (
              <ListRow
                key={l.id}
                id={l.id}
                rid="list"
                leading={<Shot picture={first?.picture ?? ''} size={56} />}
                title={l.name}
                subtitle={t('thingsCount', { count: all.length })}
                meta={dropped > 0 ? <Tag tone="hot">{t('dropsCount', { count: dropped })}</Tag> : undefined}
                onClick={() => nav.push('/wishlist/:list', { list: l.id })}
              />
            );
          })
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'new'}
        title={t('newList')}
        confirmLabel={t('create')}
        disabled={name.trim() === ''}
        onConfirm={make}
        onCancel={() => setOpen(null)}
      >
        <TextField name="name" label={t('name')} capitalise maxLength={40} onEnter={make} />
      </ConfirmDialog>
    </>
  );
}

export function Wishlist() {
  const { list } = useParams('/wishlist/:list');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const [wish, setWish] = useScreenState('wish', '');
  const name = useFieldText('name', state.lists[list]?.name ?? '');
  const found = state.lists[list];
  if (!found) return <Gone title={t('wishlist')} />;
  const close = () => {
    fields.blur();
    setOpen(null);
  };
  return (
    <>
      <Screen
        label={found.name}
        appBar={
          <AppBar
            title={found.name}
            actions={<IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('more')} />}
          />
        }
      >
        {wishesIn(state, list).length === 0 && (
          <EmptyState icon="favorite" title={t('emptyList')} text={t('emptyListText')} />
        )}
        {wishesIn(state, list).map(w => {
          const v = state.variants[w.variant];
          const product = v && state.products[v.product];
          if (!v || !product) return null;
          const fell = w.cents - v.cents;
          return (
            <div key={w.id} className={css['line']} role="group" aria-label={product.name}>
              <button
                type="button"
                className={css['main']}
                data-key={w.id}
                data-rid="wish"
                onClick={() => nav.push('/product/:product', { product: v.product })}
              >
                <Shot picture={v.picture} size={88} />
                <span className={css['words']}>
                  <Price cents={v.cents} />
                  <span className={css['name']} dir="auto">
                    {product.name}
                  </span>
                  <span className={css['choice']} dir="auto">
                    {choiceText(v)}
                  </span>
                  {fell > 0 && <Tag tone="hot">{t('fellBy', { amount: formatMoney(fell) })}</Tag>}
                  {fell < 0 && <Tag>{t('roseBy', { amount: formatMoney(-fell) })}</Tag>}
                  {v.stock === 0 && <Tag tone="warn">{t('soldOut')}</Tag>}
                </span>
              </button>
              <div className={css['tools']}>
                <Button
                  variant="tonal"
                  icon="add_shopping_cart"
                  disabled={v.stock === 0}
                  rid={`to-cart-${w.id}`}
                  label={t('moveToCartName', { name: product.name })}
                  onClick={() => act.wishToCart({ wish: w.id })}
                >
                  {t('moveToCart')}
                </Button>
                <IconButton
                  icon="drive_file_move"
                  label={t('moveName', { name: product.name })}
                  disabled={listsOf(state).length < 2}
                  onClick={() => {
                    setWish(w.id);
                    setOpen('move');
                  }}
                />
                <IconButton
                  icon="delete"
                  label={t('removeName', { name: product.name })}
                  onClick={() => act.unwish({ wish: w.id })}
                />
              </div>
            </div>
          );
        })}
      </Screen>
      <Menu
        open={open === 'more'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          {
            label: t('rename'),
            icon: 'edit',
            rid: 'rename',
            onClick: () => {
              fields.set('name', found.name);
              setOpen('rename');
            },
          },
          {
            label: t('deleteList'),
            icon: 'delete',
            danger: true,
            rid: 'delete',
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <Menu
        open={open === 'move'}
        label={t('moveTo')}
        anchor="center"
        onClose={close}
        items={listsOf(state)
          .filter(l => l.id !== list)
          .map(l => ({
            label: l.name,
            onClick: () => {
              act.moveWish({ wish, list: l.id });
              close();
            },
          }))}
      />
      <ConfirmDialog
        open={open === 'rename'}
        title={t('renameList')}
        confirmLabel={t('rename')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameList({ list, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label={t('name')} initial={found.name} capitalise maxLength={40} />
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteListAsk')}
        text={t('deleteListText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          close();
          act.deleteList({ list });
        }}
        onCancel={close}
      />
    </>
  );
}
