import { AppBar, Button, EmptyState, Screen, TextField } from './kit.ts';
import { vouchersOf, type VoucherRow } from '../select.ts';
import type { Voucher } from '../state/own.ts';
import { formatMoney, useAct, useDates, useFields, useFieldText, useFood, useWords } from './hooks.ts';
import css from './you.module.css';
import { CUISINE_WORDS } from '../names.ts';

/** What a voucher takes off, in words. */
export function useOff(): (voucher: Voucher) => string {
  const t = useWords();
  return ({ kind, value }) => {
    if (kind === 'percent') return t('off_percent', { percent: value });
    return kind === 'amount' ? t('off_amount', { amount: formatMoney(value) }) : t('off_delivery');
  };
}

/** The conditions of a voucher, one by one. */
function useConditions(): (voucher: VoucherRow) => string[] {
  const state = useFood();
  const t = useWords();
  const { now, list, weekday, date } = useDates();
  return v => [
    ...(v.fromCents > 0 ? [t('fromAmount', { amount: formatMoney(v.fromCents) })] : []),
    ...(v.mostCents === null ? [] : [t('atMost', { amount: formatMoney(v.mostCents) })]),
    ...(v.restaurants.length > 0
      ? [t('onlyAt', { what: list(v.restaurants.map(id => state.restaurants[id]?.name ?? id)) })]
      : []),
    ...(v.cuisines.length > 0 ? [t('onlyAt', { what: list(v.cuisines.map(c => t(CUISINE_WORDS[c]))) })] : []),
    ...(v.days.length > 0 ? [t('onDays', { days: list(v.days.map(weekday)) })] : []),
    ...(v.mode === null ? [] : [t(v.mode === 'delivery' ? 'onlyDelivery' : 'onlyPickup')]),
    ...(v.first ? [t('firstOnly')] : []),
    v.from > now ? t('validFrom', { date: date(v.from) }) : t('validUntil', { date: date(v.until) }),
    t('usesLeft', { count: v.uses }),
  ];
}

function Ticket({ voucher }: { voucher: VoucherRow }) {
  const off = useOff();
  const conditions = useConditions()(voucher);
  const { now } = useDates();
  const isDead = voucher.until <= now || voucher.uses === 0;
  return (
    <div className={css['ticket']} data-dead={isDead || undefined} data-key={voucher.id}>
      <span className={css['ticketHead']}>
        <b>{off(voucher)}</b>
        <span dir="ltr">{voucher.code}</span>
      </span>
      <span className={css['ticketText']} dir="auto">
        {conditions.join(' · ')}
      </span>
    </div>
  );
}

/** Vouchers with their conditions, and the field for a code. */
export function Vouchers() {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const code = useFieldText('code');
  const add = (text: string) => {
    if (text.trim() === '') return;
    fields.blur();
    act.enterVoucher({ code: text });
    fields.set('code', '');
  };
  const vouchers = vouchersOf(state);
  return (
    <Screen label={t('vouchers')} appBar={<AppBar title={t('vouchers')} />}>
      <div className={css['code']}>
        <TextField name="code" label={t('enterCode')} maxLength={16} enterKey="done" onEnter={add} />
        <Button rid="add-code" disabled={code.trim() === ''} onClick={() => add(code)}>
          {t('addCode')}
        </Button>
      </div>
      {vouchers.length === 0 && <EmptyState icon="sell" title={t('noVouchers')} text={t('noVouchersText')} />}
      {vouchers.map(v => (
        <Ticket key={v.id} voucher={v} />
      ))}
    </Screen>
  );
}
