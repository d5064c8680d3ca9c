import { AppBar, Button, ConfirmDialog, EmptyState, Icon, IconButton, Picture, Screen } from './kit.ts';
import {
  basketTotals,
  basketWarnings,
  chosenOf,
  linesOf,
  missingOf,
  priceOf,
  SMALL_MOST,
  warningsOf,
} from '../select.ts';
import type { Wanted } from '../basket.ts';
import { formatMoney, useAct, useDates, useFood, useNav, useOpen, useWords } from './hooks.ts';
import { Banner } from './parts.tsx';
import { useAllergenNames } from './DishCard.tsx';
import css from './basket.module.css';

/** What was chosen and left out, in a line. */
export function useWantedText(): (wanted: Omit<Wanted, 'count'>) => string {
  const state = useFood();
  const t = useWords();
  return ({ dish, options, without, note }) =>
    [
      ...chosenOf(state, { dish, options }).map(o => o.name),
      ...without.map(what => t('without', { what })),
      ...(note === '' ? [] : [`“${note}”`]),
    ].join(' · ');
}

function Row({ line }: { line: ReturnType<typeof linesOf>[number] }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const text = useWantedText()(line);
  const names = useAllergenNames();
  const dish = state.dishes[line.dish]!;
  const warned = warningsOf(state, dish);
  const set = (count: number) => act.setCount({ line: line.id, count });
  return (
    <div className={css['line']}>
      <button
        type="button"
        className={css['lineMain']}
        data-rid="line"
        data-key={line.id}
        onClick={() => nav.push('/line/:line', { line: line.id })}
      >
        {dish.picture !== null && (
          <span className={css['linePhoto']}>
            <Picture name={dish.picture} alt="" />
          </span>
        )}
        <span className={css['lineWords']}>
          <b dir="auto">{dish.name}</b>
          {text !== '' && <span dir="auto">{text}</span>}
          {warned.length > 0 && <em>{t('contains', { what: names(warned) })}</em>}
          {dish.soldOut && <em>{t('soldOutInBasket')}</em>}
        </span>
      </button>
      <div className={css['lineFoot']} role="group" aria-label={dish.name}>
        <IconButton
          icon={line.count === 1 ? 'delete' : 'remove'}
          label={`${t(line.count === 1 ? 'takeOut' : 'less')}: ${dish.name}`}
          onClick={() => set(line.count - 1)}
        />
        <span className={css['count']}>{line.count}</span>
        <IconButton
          icon="add"
          label={`${t('more')}: ${dish.name}`}
          disabled={line.count >= 20 || dish.soldOut}
          onClick={() => set(line.count + 1)}
        />
        <span className={css['price']} dir="ltr">
          {formatMoney(priceOf(state, line) * line.count)}
        </span>
      </div>
    </div>
  );
}

/** What is to be ordered, of one kitchen. */
export function Basket() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const names = useAllergenNames();
  const { now, zone } = useDates();
  const [open, setOpen] = useOpen();
  const { basket } = state;
  const lines = linesOf(state);
  const priced = basketTotals(state, now, zone);
  if (basket.restaurant === null || !priced)
    return (
      <Screen title={t('basket')}>
        <EmptyState
          icon="shopping_basket"
          title={t('emptyBasket')}
          text={t('emptyBasketText')}
          action={{ label: t('findFood'), rid: 'find-food', onClick: () => nav.push('/search') }}
        />
      </Screen>
    );
  const id = basket.restaurant;
  const restaurant = state.restaurants[id]!;
  const missing = missingOf(restaurant, priced.totals.dishes, basket.mode);
  const warned = basketWarnings(state);
  return (
    <>
      <Screen
        label={t('basket')}
        appBar={
          <AppBar
            title={t('basket')}
            subtitle={<span dir="auto">{restaurant.name}</span>}
            actions={<IconButton icon="delete" label={t('clearBasket')} onClick={() => setOpen('clear')} />}
          />
        }
        bottom={
          <div className={css['bottom']}>
            <span>
              <small>{t('dishesSum')}</small>
              <b dir="ltr">{formatMoney(priced.totals.dishes)}</b>
            </span>
            <Button wide rid="to-checkout" onClick={() => nav.push('/checkout')}>
              {t('toCheckout')}
            </Button>
          </div>
        }
      >
        {warned.length > 0 && <Banner icon="warning">{t('basketWarns', { what: names(warned) })}</Banner>}
        {missing > 0 && (
          <Banner icon="shopping_basket" tone={missing > SMALL_MOST ? 'warn' : 'quiet'}>
            {missing > SMALL_MOST
              ? t('underMinimum', { amount: formatMoney(missing - SMALL_MOST) })
              : t('toMinimum', { amount: formatMoney(missing) })}
          </Banner>
        )}
        {lines.map(line => (
          <Row key={line.id} line={line} />
        ))}
        <button
          type="button"
          className={css['addMore']}
          data-rid="add-more"
          onClick={() => nav.push('/restaurant/:restaurant', { restaurant: id })}
        >
          <Icon name="add" />
          <span>{t('addMore')}</span>
        </button>
      </Screen>
      <ConfirmDialog
        open={open === 'clear'}
        title={t('clearBasketTitle')}
        confirmLabel={t('clearBasket')}
        danger
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          act.clearBasket({});
        }}
      />
    </>
  );
}
