import {
  AppBar,
  Button,
  Checkbox,
  EmptyState,
  Icon,
  IconButton,
  Picture,
  Screen,
  SectionHeader,
  Sheet,
  Scroller,
} from './kit.ts';
import {
  cartLines,
  chosenLines,
  deliveryCents,
  goodsCents,
  sellerOf,
  totalsOf,
  variantsOf,
} from '../select.ts';
import { choiceText } from '../actions/shared.ts';
import { mostOf } from '../actions/cart.ts';
import { formatMoney, useAct, useNav, useNow, useOpen, useShop, useWords } from './hooks.ts';
import { OfflineNote, Panel, Places, Price, Shot, Tag } from './Parts.tsx';
import css from './lines.module.css';

type Line = ReturnType<typeof cartLines>[number];

function CartLine({ line, onVariant }: { line: Line; onVariant: () => void }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const v = state.variants[line.variant]!;
  const product = state.products[v.product]!;
  const choice = choiceText(v);
  const full = choice === '' ? product.name : `${product.name}, ${choice}`;
  const most = mostOf(state, line.variant);
  const isGone = v.stock === 0;
  return (
    <div className={css['line']} role="group" aria-label={full}>
      <div className={css['top']}>
        {!line.saved && (
          <Checkbox
            bare
            label={t('selectName', { name: full })}
            checked={line.selected && !isGone}
            disabled={isGone}
            onChange={on => act.selectLine({ variant: line.variant, on })}
          />
        )}
        <button
          type="button"
          className={css['main']}
          data-key={line.variant}
          data-rid="cart-line"
          onClick={() => nav.push('/product/:product', { product: v.product })}
        >
          <Shot picture={v.picture} size={80} />
          <span className={css['words']}>
            <Price cents={v.cents} was={v.wasCents} />
            <span className={css['name']} dir="auto">
              {product.name}
            </span>
            {isGone ? (
              <Tag tone="warn">{t('soldOut')}</Tag>
            ) : (
              v.stock < line.count && <Tag tone="warn">{t('leftInStock', { count: v.stock })}</Tag>
            )}
            {v.cents !== line.cents && (
              <Tag tone={v.cents < line.cents ? 'good' : 'warn'}>
                {t('wasWhenAdded', { amount: formatMoney(line.cents) })}
              </Tag>
            )}
          </span>
        </button>
      </div>
      <div className={css['tools']}>
        {choice !== '' && (
          <button
            type="button"
            className={css['variant']}
            data-rid={`variant-${line.variant}`}
            onClick={onVariant}
          >
            <span dir="auto">{choice}</span>
            <Icon name="arrow_drop_down" size={20} />
          </button>
        )}
        <span className={css['gap']} />
        {!line.saved && (
          <span className={css['stepper']}>
            <IconButton
              icon={line.count === 1 ? 'delete' : 'remove'}
              label={line.count === 1 ? t('removeName', { name: full }) : t('lessOf', { name: full })}
              onClick={() =>
                line.count === 1
                  ? act.removeLine({ variant: line.variant })
                  : act.setCount({ variant: line.variant, count: line.count - 1 })
              }
            />
            <b>{line.count}</b>
            <IconButton
              icon="add"
              label={t('moreOf', { name: full })}
              disabled={line.count >= most}
              onClick={() => act.setCount({ variant: line.variant, count: line.count + 1 })}
            />
          </span>
        )}
      </div>
      <div className={css['tools']}>
        <Button
          variant="text"
          rid={`later-${line.variant}`}
          label={`${t(line.saved ? 'backToCart' : 'saveForLater')}: ${full}`}
          onClick={() => act.saveForLater({ variant: line.variant, on: !line.saved })}
        >
          {t(line.saved ? 'backToCart' : 'saveForLater')}
        </Button>
        {(line.saved || line.count > 1 || isGone) && (
          <Button
            variant="text"
            rid={`remove-${line.variant}`}
            label={`${t('remove')}: ${full}`}
            onClick={() => act.removeLine({ variant: line.variant })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Chooses another variant for a line of the cart. */
function VariantSheet({ variant, onClose }: { variant: string | null; onClose: () => void }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const product = variant === null ? undefined : state.variants[variant]?.product;
  return (
    <Sheet open={product !== undefined} title={t('chooseVariant')} onClose={onClose}>
      <Scroller name="variants" className={css['sheet']}>
        {product !== undefined &&
          variantsOf(state, product).map(v => (
            <button
              key={v.id}
              type="button"
              className={css['option']}
              aria-pressed={v.id === variant}
              disabled={v.stock === 0}
              data-key={`to-${v.id}`}
              onClick={() => {
                onClose();
                act.changeVariant({ variant: variant!, to: v.id });
              }}
            >
              <span className={css['optionShot']}>
                <Picture name={v.picture} alt="" />
              </span>
              <span className={css['optionWords']} dir="auto">
                {choiceText(v)}
                {v.stock === 0 && <Tag tone="warn">{t('soldOut')}</Tag>}
              </span>
              <Price cents={v.cents} size="small" />
            </button>
          ))}
      </Scroller>
    </Sheet>
  );
}

/** The cart, by seller. */
export function Cart() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const now = useNow();
  const [open, setOpen] = useOpen();
  const lines = cartLines(state);
  const current = lines.filter(l => !l.saved);
  const later = lines.filter(l => l.saved);
  const chosen = chosenLines(state);
  const sellers = [...new Set(current.map(l => sellerOf(state, l.variant)))];
  const { total } = totalsOf(state, chosen, {}, null, now);
  const all = current.filter(l => state.variants[l.variant]!.stock > 0);
  const changed = current.some(l => state.variants[l.variant]!.cents !== l.cents);
  return (
    <>
      <Screen
        label={t('cart')}
        appBar={
          <AppBar
            title={t('cart')}
            leading="none"
            actions={
              <IconButton
                icon="confirmation_number"
                label={t('coupons')}
                onClick={() => nav.push('/coupons')}
              />
            }
          />
        }
        bottom={
          <>
            {current.length > 0 && (
              <div className={css['bar']}>
                <Checkbox
                  bare
                  label={t('selectAll')}
                  checked={chosen.length === all.length && all.length > 0}
                  mixed={chosen.length > 0 && chosen.length < all.length}
                  onChange={on => act.selectLines({ on })}
                />
                <span className={css['total']}>
                  <span className={css['choice']}>{t('withDelivery')}</span>
                  <Price cents={total} />
                </span>
                <Button
                  rid="checkout"
                  disabled={chosen.length === 0}
                  onClick={() => nav.push('/checkout/:what', { what: 'cart' })}
                >
                  {t('checkoutCount', { count: chosen.reduce((sum, l) => sum + l.count, 0) })}
                </Button>
              </div>
            )}
            <Places at="cart" />
          </>
        }
      >
        <OfflineNote />
        {changed && (
          <Panel tone="warn" title={t('pricesChanged')}>
            <Button variant="tonal" rid="accept-prices" onClick={() => act.acceptPrices({})}>
              {t('acceptPrices')}
            </Button>
          </Panel>
        )}
        {current.length === 0 && (
          <EmptyState
            icon="shopping_cart"
            title={t('emptyCart')}
            text={t('emptyCartText')}
            action={{ label: t('lookAround'), onClick: () => nav.push('/search') }}
          />
        )}
        {sellers.map(seller => {
          const own = current.filter(l => sellerOf(state, l.variant) === seller);
          const goods = goodsCents(
            state,
            chosen.filter(l => sellerOf(state, l.variant) === seller),
          );
          const found = state.sellers[seller]!;
          const missing = found.freeFromCents === null ? 0 : found.freeFromCents - goods;
          const cost = deliveryCents(state, seller, goods, 'standard');
          return (
            <Panel key={seller} title={found.name}>
              {own.map(line => (
                <CartLine key={line.variant} line={line} onVariant={() => setOpen(line.variant)} />
              ))}
              {goods > 0 && (
                <div className={css['threshold']}>
                  <Icon name="local_shipping" size={18} />
                  <span>
                    {cost === 0
                      ? t('freeDelivery')
                      : missing > 0 && found.freeFromCents !== null
                        ? t('moreForFree', { amount: formatMoney(missing), cost: formatMoney(cost) })
                        : t('deliveryIs', { amount: formatMoney(cost) })}
                  </span>
                </div>
              )}
            </Panel>
          );
        })}
        {later.length > 0 && (
          <>
            <SectionHeader title={t('savedCount', { count: later.length })} />
            <Panel>
              {later.map(line => (
                <CartLine key={line.variant} line={line} onVariant={() => setOpen(line.variant)} />
              ))}
            </Panel>
          </>
        )}
      </Screen>
      <VariantSheet variant={open} onClose={() => setOpen(null)} />
    </>
  );
}
