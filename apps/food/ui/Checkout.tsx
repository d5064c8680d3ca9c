import type { ReactNode } from 'react';
import {
  AppBar,
  Button,
  Chip,
  EmptyState,
  Icon,
  ListRow,
  Radio,
  Screen,
  Scroller,
  Segmented,
  SwitchRow,
  TextField,
} from './kit.ts';
import {
  basketProblem,
  basketTotals,
  linesOf,
  minutesFor,
  missingOf,
  SMALL_MOST,
  type BasketProblem,
} from '../select.ts';
import type { Mode } from '../state/own.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFields,
  useFieldText,
  useFood,
  useNav,
  useOpen,
  useOnline,
  useScreenState,
  useWords,
} from './hooks.ts';
import { Banner, Slip, Sums } from './parts.tsx';
import { useOff } from './Vouchers.tsx';
import css from './basket.module.css';
import { FIX_WORDS, PROBLEM_WORDS, WHY_WORDS } from '../names.ts';
import { Place, AddressSheet, SlotSheet, VoucherSheet } from './CheckoutSheets.tsx';

const TIPS = [0, 1_00, 1_50, 2_00, 3_00];

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css['part']} role="group" aria-label={name}>
      <span className={css['partName']} role="heading" aria-level={2}>
        {name}
      </span>
      {children}
    </div>
  );
}

/** What stands in the way, with what to do about it. */
function Problem({ problem, amount }: { problem: BasketProblem; amount: string }) {
  const t = useWords();
  if (problem === 'empty') return null;
  return (
    <div className={css['error']} role="alert">
      <Icon name="error" />
      <span>
        <b>{t(PROBLEM_WORDS[problem])}</b>
        <span>{problem === 'minimum' ? t('fix_minimum', { amount }) : t(FIX_WORDS[problem])}</span>
      </span>
    </div>
  );
}

function TipPart() {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const { tipCents } = state.basket;
  const isOther = !TIPS.includes(tipCents);
  const [other, setOther] = useScreenState('otherTip', isOther);
  const read = (text: string) => {
    const cents = Math.round(Number(text.replace(',', '.').replace('£', '')) * 100);
    act.setCheckout({ tipCents: Number.isFinite(cents) ? Math.max(0, Math.min(50_00, cents)) : 0 });
  };
  return (
    <Part name={t('tip')}>
      <div className={css['hint']}>{t('tipText')}</div>
      <Scroller name="tips" axis="x" label={t('tip')}>
        <div className={css['tips']}>
          {TIPS.map(cents => (
            <Chip
              key={cents}
              label={cents === 0 ? t('noTip') : formatMoney(cents)}
              selected={!other && cents === tipCents}
              rid={`tip-${cents}`}
              onClick={() => {
                setOther(false);
                act.setCheckout({ tipCents: cents });
              }}
            />
          ))}
          <Chip label={t('otherTip')} selected={other} rid="tip-other" onClick={() => setOther(true)} />
        </div>
      </Scroller>
      {other && (
        <div className={css['inset']}>
          <TextField
            name="tip"
            label={t('tipAmount')}
            inputMode="decimal"
            initial={isOther ? (tipCents / 100).toFixed(2) : ''}
            maxLength={6}
            onInput={read}
          />
        </div>
      )}
    </Part>
  );
}

/** Where, when and how the basket is to be had, and what it comes to. */
export function Checkout() {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const online = useOnline();
  const off = useOff();
  const { now, zone, day, time } = useDates();
  const [open, setOpen] = useOpen();
  const note = useFieldText('note', state.basket.note);
  const { basket } = state;
  const priced = basketTotals(state, now, zone);
  const problem = basketProblem(state, now, zone);
  if (basket.restaurant === null || !priced || linesOf(state).length === 0)
    return (
      <Screen title={t('checkout')}>
        <EmptyState
          icon="shopping_basket"
          title={t('emptyBasket')}
          text={t('emptyBasketText')}
          action={{ label: t('findFood'), rid: 'find-food', onClick: () => nav.push('/search') }}
        />
      </Screen>
    );
  const restaurant = state.restaurants[basket.restaurant]!;
  const { totals } = priced;
  const soon = now + minutesFor(state, basket.restaurant, basket.mode) * 60_000;
  const voucher = basket.voucher === null ? null : state.vouchers[basket.voucher]!;
  const missing = missingOf(restaurant, totals.dishes, basket.mode) - SMALL_MOST;
  const close = () => setOpen(null);
  const show = (what: string) => {
    fields.blur();
    setOpen(what);
  };
  const order = () => {
    fields.blur();
    if (note !== basket.note) act.setCheckout({ note });
    act.order({});
  };
  return (
    <>
      <Screen
        label={t('checkout')}
        appBar={<AppBar title={t('checkout')} subtitle={<span dir="auto">{restaurant.name}</span>} />}
        bottom={
          <div className={css['bottom']}>
            <Button wide rid="order" disabled={problem !== null || !online} onClick={order}>
              {t('orderAndPay', { amount: formatMoney(totals.total) })}
            </Button>
          </div>
        }
      >
        {!online && (
          <Banner icon="wifi_off" tone="quiet">
            {t('offline')}. {t('offlineText')}
          </Banner>
        )}
        {problem !== null && <Problem problem={problem} amount={formatMoney(Math.max(0, missing))} />}
        <Part name={t('howToGet')}>
          <div className={css['inset']}>
            <Segmented<Mode>
              label={t('howToGet')}
              value={basket.mode}
              onChange={mode => act.setCheckout({ mode, slot: null })}
              options={[
                { value: 'delivery', label: t('delivery'), disabled: !restaurant.delivers },
                { value: 'pickup', label: t('pickup') },
              ]}
            />
          </div>
          <Place onChoose={() => show('address')} />
        </Part>
        <Part name={t('when')}>
          <Radio
            label={t('asSoonAs')}
            rid="as-soon-as"
            subtitle={t('about', { time: time(soon) })}
            checked={basket.slot === null}
            onChange={() => act.setCheckout({ slot: null })}
          />
          <Radio
            label={t('chooseTime')}
            rid="choose-time"
            subtitle={
              basket.slot === null
                ? undefined
                : t('deliverAt', { day: day(basket.slot), time: time(basket.slot) })
            }
            checked={basket.slot !== null}
            onChange={() => show('slot')}
          />
        </Part>
        {basket.mode === 'delivery' && (
          <Part name={t('handOver')}>
            <Radio
              label={t('byCode')}
              rid="by-code"
              subtitle={t('byCodeText')}
              checked={!basket.atDoor}
              onChange={() => act.setCheckout({ atDoor: false })}
            />
            <Radio
              label={t('leaveIt')}
              rid="leave-it"
              checked={basket.atDoor}
              onChange={() => act.setCheckout({ atDoor: true })}
            />
            <div className={css['inset']}>
              <TextField
                name="note"
                label={t('noteToRider')}
                initial={basket.note}
                maxLength={200}
                onInput={text => act.setCheckout({ note: text })}
              />
            </div>
          </Part>
        )}
        <SwitchRow
          label={t('cutlery')}
          subtitle={t('cutleryText')}
          checked={basket.cutlery}
          rid="cutlery"
          onChange={cutlery => act.setCheckout({ cutlery })}
        />
        <ListRow
          rid="choose-voucher"
          leading="sell"
          title={voucher ? voucher.code : t('chooseVoucher')}
          subtitle={
            voucher === null
              ? undefined
              : priced.problem === null
                ? off(voucher)
                : t(WHY_WORDS[priced.problem])
          }
          trailing={<Icon name="chevron_right" />}
          onClick={() => show('voucher')}
        />
        {voucher !== null && restaurant.offer !== null && (
          <div className={css['hint']}>{t('offerInstead')}</div>
        )}
        {basket.mode === 'delivery' && <TipPart />}
        <Slip>
          <Sums totals={totals} brought={basket.mode === 'delivery'} />
        </Slip>
      </Screen>
      <AddressSheet open={open === 'address'} onClose={close} />
      <SlotSheet open={open === 'slot'} onClose={close} />
      <VoucherSheet open={open === 'voucher'} onClose={close} />
    </>
  );
}
