import { Button, ConfirmDialog, ListRow, Sheet, TextField } from './kit.ts';
import { addressesOf, cancelRefund, reaches, type OrderRow } from '../select.ts';
import { formatMoney, useAct, useFields, useFieldText, useFood, useWords } from './hooks.ts';
import css from './order.module.css';

/** The sheets and dialogs of an order. */
export function Sheets({ order, open, close }: { order: OrderRow; open: string | null; close: () => void }) {
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const note = useFieldText('riderNote', order.note);
  const back = cancelRefund(order);
  const total = formatMoney(order.totals.total);
  const restaurant = state.restaurants[order.restaurant]!;
  return (
    <>
      <Sheet open={open === 'address'} title={t('changeAddress')} onClose={close}>
        {addressesOf(state).map(a => (
          <ListRow
            key={a.id}
            id={a.id}
            rid="to"
            leading={reaches(restaurant, a) ? 'location_on' : 'wrong_location'}
            title={a.label}
            subtitle={reaches(restaurant, a) ? a.address : `${a.address} · ${t('tooFarShort')}`}
            selected={order.to?.label === a.label && order.to.address === a.address}
            onClick={() => {
              act.changeAddress({ order: order.id, address: a.id });
              close();
            }}
          />
        ))}
      </Sheet>
      <Sheet open={open === 'note'} title={t('changeNote')} onClose={close}>
        <div className={css['noteForm']}>
          <TextField name="riderNote" label={t('noteToRider')} initial={order.note} maxLength={200} />
          <Button
            wide
            rid="save-note"
            onClick={() => {
              fields.blur();
              act.changeNote({ order: order.id, note });
              close();
            }}
          >
            {t('save')}
          </Button>
        </div>
      </Sheet>
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('cancelTitle')}
        text={
          back === order.totals.total
            ? t('cancelFree', { amount: total })
            : t('cancelPart', { back: formatMoney(back ?? 0), total })
        }
        confirmLabel={t('cancelOrder')}
        keepLabel={t('keepOrder')}
        danger
        rid="confirm-cancel"
        onCancel={close}
        onConfirm={() => {
          close();
          act.cancel({ order: order.id });
        }}
      />
    </>
  );
}
