import { Chip, EmptyState, Icon, ListRow, Radio, Scroller, Sheet } from './kit.ts';
import {
  addressesOf,
  addressFor,
  basketTotals,
  reaches,
  slotDays,
  vouchersOf,
  voucherProblem,
} from '../select.ts';
import { useAct, useDates, useFood, useNav, useScreenState, useWords } from './hooks.ts';
import { useOff } from './Vouchers.tsx';
import css from './basket.module.css';
import { WHY_WORDS } from '../names.ts';

export function Place({ onChoose }: { onChoose: () => void }) {
  const state = useFood();
  const t = useWords();
  const { mode, restaurant } = state.basket;
  const to = addressFor(state);
  if (mode === 'pickup') {
    const { name, address } = state.restaurants[restaurant!]!;
    return <ListRow leading="storefront" title={t('fetchFrom')} subtitle={`${name}, ${address}`} />;
  }
  return (
    <ListRow
      rid="choose-address"
      leading="location_on"
      title={to?.label ?? t('noAddressYet')}
      subtitle={to ? [to.address, to.details].filter(Boolean).join(', ') : undefined}
      trailing={<Icon name="chevron_right" />}
      onClick={onChoose}
    />
  );
}

export function AddressSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const restaurant = state.restaurants[state.basket.restaurant!];
  const chosen = state.basket.to ?? state.address;
  return (
    <Sheet open={open} title={t('whereTo')} onClose={onClose}>
      {addressesOf(state).map(a => {
        const far = restaurant !== undefined && !reaches(restaurant, a);
        return (
          <ListRow
            key={a.id}
            id={a.id}
            rid="to"
            leading={far ? 'wrong_location' : 'location_on'}
            title={a.label}
            subtitle={far ? `${a.address} · ${t('tooFarShort')}` : a.address}
            selected={a.id === chosen}
            onClick={() => {
              act.setCheckout({ to: a.id, slot: null });
              onClose();
            }}
          />
        );
      })}
      <ListRow
        rid="new-address"
        leading="add"
        title={t('addAddress')}
        onClick={() => {
          onClose();
          nav.push('/address/:address', { address: 'new' });
        }}
      />
    </Sheet>
  );
}

export function SlotSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const { now, zone, day, time } = useDates();
  const days = slotDays(state, now, zone);
  const first = Math.max(
    0,
    days.findIndex(d => d.slots.length > 0),
  );
  const [index, setIndex] = useScreenState('day', first);
  const shown = days[index];
  return (
    <Sheet open={open} title={t('chooseTime')} onClose={onClose}>
      <Scroller name="days" axis="x">
        <div className={css['days']}>
          {days.map((d, i) => (
            <Chip
              key={d.day}
              label={day(d.day)}
              selected={i === index}
              rid="day"
              id={`day-${i}`}
              onClick={() => setIndex(i)}
            />
          ))}
        </div>
      </Scroller>
      {!shown || shown.slots.length === 0 ? (
        <EmptyState icon="schedule" title={t('noSlots')} />
      ) : (
        <Scroller name="slots" className={css['slotList'] ?? ''}>
          <div className={css['slots']}>
            {shown.slots.map(slot => (
              <Chip
                key={slot.at}
                label={slot.full ? `${time(slot.at)} · ${t('full')}` : time(slot.at)}
                selected={slot.at === state.basket.slot}
                disabled={slot.full}
                rid="slot"
                id={`slot-${time(slot.at)}`}
                onClick={() => {
                  act.setCheckout({ slot: slot.at });
                  onClose();
                }}
              />
            ))}
          </div>
        </Scroller>
      )}
    </Sheet>
  );
}

export function VoucherSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const off = useOff();
  const { now, zone } = useDates();
  const { basket } = state;
  const dishes = basketTotals(state, now, zone)?.totals.dishes ?? 0;
  const use = {
    restaurant: basket.restaurant ?? '',
    dishes,
    mode: basket.mode,
    at: basket.slot ?? now,
    now,
    zone,
  };
  const choose = (voucher: string | null) => {
    act.setCheckout({ voucher });
    onClose();
  };
  return (
    <Sheet open={open} title={t('chooseVoucher')} onClose={onClose}>
      <Scroller name="vouchers" className={css['slotList'] ?? ''}>
        <Radio label={t('noVoucher')} checked={basket.voucher === null} onChange={() => choose(null)} />
        {vouchersOf(state).map(v => {
          const why = voucherProblem(state, v, use);
          return (
            <Radio
              key={v.id}
              id={v.id}
              rid="voucher"
              label={`${v.code}, ${off(v)}`}
              subtitle={why === null ? undefined : t(WHY_WORDS[why])}
              checked={basket.voucher === v.id}
              disabled={why !== null && basket.voucher !== v.id}
              onChange={() => choose(v.id)}
            />
          );
        })}
      </Scroller>
    </Sheet>
  );
}
