import { Button } from './kit.ts';
import type { CheckoutProblem } from '../select.ts';
import { COUPON_WORDS } from './names.ts';
import { formatMoney, useAct, useNav, useShop, useWords } from './hooks.ts';
import { Panel } from './Parts.tsx';
import css from './checkout.module.css';

/** What stands in the way of the order, each with a way on. */
export function Problem({ problem, onAddress }: { problem: CheckoutProblem; onAddress: () => void }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const nameOf = (variant: string) => state.products[state.variants[variant]!.product]!.name;
  switch (problem.kind) {
    case 'soldOut':
      return (
        <Panel
          tone="warn"
          title={problem.left === 0 ? t('soldOut') : t('notEnough', { count: problem.left })}
        >
          <p className={css['say']}>{t('soldOutText', { name: nameOf(problem.variant) })}</p>
          {state.cart[problem.variant] ? (
            <Button
              variant="tonal"
              rid={`fix-${problem.variant}`}
              onClick={() =>
                problem.left === 0
                  ? act.saveForLater({ variant: problem.variant, on: true })
                  : act.setCount({ variant: problem.variant, count: problem.left })
              }
            >
              {problem.left === 0 ? t('saveForLater') : t('takeOnly', { count: problem.left })}
            </Button>
          ) : (
            <Button variant="tonal" rid="leave" onClick={nav.back}>
              {t('back')}
            </Button>
          )}
        </Panel>
      );
    case 'price':
      return (
        <Panel tone="warn" title={t('priceChanged')}>
          <p className={css['say']}>
            {t('priceChangedText', {
              name: nameOf(problem.variant),
              was: formatMoney(problem.was),
              now: formatMoney(problem.now),
            })}
          </p>
          <Button variant="tonal" rid="accept-prices" onClick={() => act.acceptPrices({})}>
            {t('acceptPrices')}
          </Button>
        </Panel>
      );
    case 'island':
      return (
        <Panel tone="warn" title={t('notDelivered')}>
          <p className={css['say']}>{t('noIsland', { seller: state.sellers[problem.seller]!.name })}</p>
          <Button variant="tonal" rid="other-address" onClick={onAddress}>
            {t('otherAddress')}
          </Button>
        </Panel>
      );
    case 'coupon':
      return (
        <Panel tone="warn" title={t('couponNotUsable')}>
          <p className={css['say']}>{t(COUPON_WORDS[problem.why])}</p>
          <Button variant="tonal" rid="drop-coupon" onClick={() => act.chooseCoupon({ coupon: null })}>
            {t('withoutCoupon')}
          </Button>
        </Panel>
      );
    case 'noAddress':
      return (
        <Panel tone="warn" title={t('noAddress')}>
          <Button
            variant="tonal"
            rid="add-address"
            onClick={() => nav.push('/address/:address', { address: 'new' })}
          >
            {t('addAddress')}
          </Button>
        </Panel>
      );
  }
}
