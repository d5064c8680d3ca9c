import { Button, EmptyState, ListRow, Radio, Scroller, Sheet } from './kit.ts';
import { addressesOf, couponProblem, discountOf, type Wanted } from '../select.ts';
import { COUPON_WORDS } from './names.ts';
import { formatMoney, useAct, useDates, useNav, useShop, useWords } from './hooks.ts';
import { Ticket } from './Coupons.tsx';
import css from './checkout.module.css';

export function CouponSheet({
  open,
  lines,
  onClose,
}: {
  open: boolean;
  lines: readonly Wanted[];
  onClose: () => void;
}) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const { now } = useDates();
  const held = Object.entries(state.coupons)
    .filter(([, c]) => c.held && c.order === null)
    .map(([id, coupon]) => ({
      id,
      coupon,
      cents: discountOf(state, coupon, lines, now),
      why: couponProblem(state, coupon, lines, now),
    }))
    .sort((a, b) => b.cents - a.cents || (a.id < b.id ? -1 : 1));
  const use = (coupon: string | null) => {
    act.chooseCoupon({ coupon });
    onClose();
  };
  return (
    <Sheet open={open} title={t('useCoupon')} onClose={onClose}>
      <Scroller name="coupons" className={css['sheet']}>
        {held.length === 0 && (
          <EmptyState icon="confirmation_number" title={t('noCoupons')} text={t('noCouponsText')} />
        )}
        {held.map(({ id, coupon, cents, why }) => (
          <Ticket key={id} id={id} coupon={coupon} faded={why !== null}>
            <span className={css['ticketFoot']}>
              {why === null ? (
                <Button
                  variant="tonal"
                  rid={`use-${id}`}
                  label={`${t('useSaves', { amount: formatMoney(cents) })}: ${coupon.title}`}
                  onClick={() => use(id)}
                >
                  {t('useSaves', { amount: formatMoney(cents) })}
                </Button>
              ) : (
                <span className={css['why']}>{t(COUPON_WORDS[why])}</span>
              )}
            </span>
          </Ticket>
        ))}
        <div className={css['ticketFoot']}>
          <Button variant="text" rid="no-coupon" onClick={() => use(null)}>
            {t('withoutCoupon')}
          </Button>
        </div>
      </Scroller>
    </Sheet>
  );
}

/** Chooses an address, or leads to a new one. */
export function AddressSheet({
  open,
  chosen,
  onChoose,
  onClose,
}: {
  open: boolean;
  chosen: string | null;
  onChoose: (address: string) => void;
  onClose: () => void;
}) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  return (
    <Sheet open={open} title={t('deliverTo')} onClose={onClose}>
      <Scroller name="addresses" className={css['sheet']}>
        <div role="radiogroup" aria-label={t('deliverTo')}>
          {addressesOf(state).map(a => (
            <Radio
              key={a.id}
              id={a.id}
              rid="choose-address"
              label={a.label || a.name}
              subtitle={[a.name, a.street, a.town, a.postcode].join(', ')}
              checked={a.id === chosen}
              onChange={() => onChoose(a.id)}
            />
          ))}
        </div>
        <ListRow
          leading="add_location_alt"
          rid="new-address"
          title={t('addAddress')}
          onClick={() => {
            onClose();
            nav.push('/address/:address', { address: 'new' });
          }}
        />
      </Scroller>
    </Sheet>
  );
}
