import type { ReactNode } from 'react';
import { Button, EmptyState, Screen, SectionHeader, TextField } from './kit.ts';
import type { Category, Coupon } from '../state.ts';
import { CATEGORY_WORDS } from './names.ts';
import { formatMoney, useAct, useDates, useFields, useFieldText, useShop, useWords } from './hooks.ts';
import css from './coupons.module.css';

/** What a coupon asks for, in words. */
export function useTerms(): (coupon: Coupon) => string[] {
  const t = useWords();
  const state = useShop();
  const { day } = useDates();
  return c => [
    ...(c.minCents > 0 ? [t('couponFrom', { amount: formatMoney(c.minCents) })] : []),
    ...(c.category !== null ? [t('couponIn', { name: t(CATEGORY_WORDS[c.category as Category]) })] : []),
    ...(c.seller !== null ? [t('couponBy', { name: state.sellers[c.seller]?.name ?? c.seller })] : []),
    ...(c.mostCents !== null ? [t('couponMost', { amount: formatMoney(c.mostCents) })] : []),
    t('couponUntil', { from: day(c.from), until: day(c.until) }),
  ];
}

/** A coupon as a ticket. */
export function Ticket({
  id,
  coupon,
  children,
  faded,
}: {
  id: string;
  coupon: Coupon;
  children?: ReactNode;
  faded?: boolean;
}) {
  const terms = useTerms();
  return (
    <div
      className={css['ticket']}
      data-faded={faded || undefined}
      role="group"
      aria-label={coupon.title}
      data-coupon={id}
    >
      <span className={css['worth']} dir="ltr">
        {coupon.cents !== null ? formatMoney(coupon.cents).replace(/\.00$/, '') : `${coupon.percent}%`}
      </span>
      <span className={css['words']}>
        <b dir="auto">{coupon.title}</b>
        {terms(coupon).map(line => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
        {children}
      </span>
    </div>
  );
}

const byEnd = (a: readonly [string, Coupon], b: readonly [string, Coupon]) =>
  a[1].until - b[1].until || (a[0] < b[0] ? -1 : 1);

/** Coupons that the owner has, those to collect, and those that are over. */
export function Coupons() {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const { now } = useDates();
  const code = useFieldText('code');
  const all = Object.entries(state.coupons).sort(byEnd);
  const over = (c: Coupon) => c.order !== null || c.until < now;
  const mine = all.filter(([, c]) => c.held && !over(c));
  const offered = all.filter(([, c]) => c.offered && !c.held && !over(c));
  const past = all.filter(([, c]) => c.held && over(c));
  const redeem = () => {
    act.redeemCode({ code });
    fields.blur();
  };
  return (
    <Screen title={t('coupons')}>
      <div className={css['code']}>
        <TextField name="code" label={t('couponCode')} maxLength={24} onEnter={redeem} />
        <Button variant="tonal" rid="redeem" disabled={code.trim() === ''} onClick={redeem}>
          {t('redeem')}
        </Button>
      </div>
      <SectionHeader title={t('yourCoupons')} />
      {mine.length === 0 && (
        <EmptyState icon="confirmation_number" title={t('noCoupons')} text={t('noCouponsText')} />
      )}
      {mine.map(([id, c]) => (
        <Ticket key={id} id={id} coupon={c} />
      ))}
      {offered.length > 0 && <SectionHeader title={t('toCollect')} />}
      {offered.map(([id, c]) => (
        <Ticket key={id} id={id} coupon={c}>
          <span className={css['act']}>
            <Button
              variant="tonal"
              rid={`collect-${id}`}
              label={`${t('collect')}: ${c.title}`}
              onClick={() => act.collectCoupon({ coupon: id })}
            >
              {t('collect')}
            </Button>
          </span>
        </Ticket>
      ))}
      {past.length > 0 && <SectionHeader title={t('usedOrOver')} />}
      {past.map(([id, c]) => (
        <Ticket key={id} id={id} coupon={c} faded>
          <span>{c.order !== null ? t('usedFor', { order: c.order }) : t('couponExpired')}</span>
        </Ticket>
      ))}
    </Screen>
  );
}
