import { AppBar, Button, EmptyState, Icon, ListRow, Radio, Screen, TextField } from './kit.ts';
import {
  addressFor,
  bestCoupon,
  checkoutProblems,
  discountOf,
  estimate,
  linesFor,
  methodsOf,
  sellerOf,
  sellersOf,
  totalsOf,
} from '../select.ts';
import { choiceText } from '../actions/shared.ts';
import { METHOD_WORDS } from './names.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFieldText,
  useNav,
  useOnline,
  useOpen,
  useParams,
  useShop,
  useWords,
} from './hooks.ts';
import { OfflineNote, Panel, Price, Shot, Sum } from './Parts.tsx';
import css from './checkout.module.css';
import { Problem } from './CheckoutProblem.tsx';
import { CouponSheet, AddressSheet } from './CheckoutSheets.tsx';

/** Everything that an order is made of, to the penny, before it is paid. */
export function Checkout() {
  const { what } = useParams('/checkout/:what');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const online = useOnline();
  const [open, setOpen] = useOpen();
  const { now, zone, date } = useDates();
  const giftNote = useFieldText('gift');
  const lines = linesFor(state, what);
  const address = addressFor(state);
  const { methods, coupon } = state.checkout;
  const to = address === null ? undefined : state.addresses[address];
  const draft = { lines, address, methods, coupon };
  const problems = checkoutProblems(state, draft, now);
  const totals = totalsOf(state, lines, methods, coupon, now);
  const best = bestCoupon(state, lines, now);
  const close = () => setOpen(null);
  const priceOf = (cents: number) => (cents === 0 ? t('free') : formatMoney(cents));
  if (lines.length === 0)
    return (
      <Screen title={t('checkout')}>
        <EmptyState
          icon="remove_shopping_cart"
          title={t('nothingToBuy')}
          text={t('nothingToBuyText')}
          action={{ label: t('back'), onClick: nav.back }}
        />
      </Screen>
    );
  const place = () =>
    act.placeOrder({
      lines,
      address: address ?? '',
      methods,
      coupon,
      giftNote,
      from: `/checkout/${what}`,
    });
  return (
    <>
      <Screen
        label={t('checkout')}
        appBar={<AppBar title={t('checkout')} />}
        bottom={
          <div className={css['bar']}>
            <span className={css['barSum']}>
              <span>{t('total')}</span>
              <Price cents={totals.total} />
            </span>
            <Button rid="pay" disabled={problems.length > 0 || !online} onClick={place}>
              {t('placeAndPay')}
            </Button>
          </div>
        }
      >
        <OfflineNote />
        {problems.map(problem => (
          <Problem key={JSON.stringify(problem)} problem={problem} onAddress={() => setOpen('address')} />
        ))}
        {to && (
          <Panel>
            <button
              type="button"
              className={css['place']}
              data-rid="address"
              onClick={() => setOpen('address')}
            >
              <Icon name="location_on" />
              <span className={css['placeWords']}>
                <b dir="auto">{t('toName', { name: to.name })}</b>
                <span dir="auto">{[to.street, to.town, to.postcode].join(', ')}</span>
              </span>
              <Icon name="chevron_right" />
            </button>
          </Panel>
        )}
        {sellersOf(state, lines).map(seller => {
          const found = state.sellers[seller]!;
          const own = lines.filter(l => sellerOf(state, l.variant) === seller);
          const chosen = methods[seller] ?? 'standard';
          return (
            <Panel key={seller} title={found.name}>
              {own.map(({ variant, count }) => {
                const v = state.variants[variant]!;
                return (
                  <div key={variant} className={css['line']}>
                    <Shot picture={v.picture} size={52} />
                    <span className={css['lineWords']}>
                      <span dir="auto">{state.products[v.product]!.name}</span>
                      <small dir="auto">
                        {[choiceText(v), t('countTimes', { count })].filter(Boolean).join(' · ')}
                      </small>
                    </span>
                    <Price cents={v.cents * count} size="small" />
                  </div>
                );
              })}
              <div
                className={css['methods']}
                role="radiogroup"
                aria-label={t('deliveryFrom', { name: found.name })}
              >
                {methodsOf(found).map(method => (
                  <Radio
                    key={method}
                    rid={`method-${method}-${seller}`}
                    label={t(METHOD_WORDS[method])}
                    subtitle={t('byDayFor', {
                      day: date(estimate(found, method, now, zone)),
                      price: priceOf(totalsOf(state, own, { [seller]: method }, null, now).delivery),
                    })}
                    checked={chosen === method}
                    onChange={() => act.chooseMethod({ seller, method })}
                  />
                ))}
              </div>
            </Panel>
          );
        })}
        <Panel>
          <ListRow
            leading="confirmation_number"
            rid="coupon"
            title={t('coupon')}
            subtitle={coupon === null ? t('noneChosen') : (state.coupons[coupon]?.title ?? '')}
            trailing={<Icon name="chevron_right" />}
            onClick={() => setOpen('coupon')}
          />
          {best !== null && best !== coupon && (
            <div className={css['best']}>
              <span>
                {t('bestCoupon', {
                  title: state.coupons[best]!.title,
                  amount: formatMoney(discountOf(state, state.coupons[best]!, lines, now)),
                })}
              </span>
              <Button variant="tonal" rid="use-best" onClick={() => act.chooseCoupon({ coupon: best })}>
                {t('use')}
              </Button>
            </div>
          )}
        </Panel>
        <Panel title={t('giftNote')}>
          <TextField
            name="gift"
            label={t('giftNoteHint')}
            multiline
            autoGrow
            rows={2}
            maxLength={160}
            counter
          />
        </Panel>
        <Panel title={t('summary')}>
          <Sum label={t('goods')} cents={totals.goods} />
          {totals.discount > 0 && <Sum label={t('coupon')} cents={totals.discount} minus />}
          <Sum
            label={t('delivery')}
            cents={totals.delivery}
            {...(totals.delivery === 0 ? { text: t('free') } : {})}
          />
          <Sum label={t('total')} cents={totals.total} strong />
        </Panel>
      </Screen>
      <CouponSheet open={open === 'coupon'} lines={lines} onClose={close} />
      <AddressSheet
        open={open === 'address'}
        chosen={address}
        onChoose={id => {
          act.chooseAddress({ address: id });
          close();
        }}
        onClose={close}
      />
    </>
  );
}
