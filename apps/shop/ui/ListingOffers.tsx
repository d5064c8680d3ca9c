import { Button, ConfirmDialog, TextField } from './kit.ts';
import { offersFor } from '../select.ts';
import { centsOf } from '../price.ts';
import { formatMoney, useAct, useDates, useFields, useFieldText, useShop, useWords } from './hooks.ts';
import { Panel, Price, Tag } from './Parts.tsx';
import { Face } from './Chats.tsx';
import css from './market.module.css';

/** Offers for a listing of the owner’s own. */
export function Offers({ listing }: { listing: string }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const { when } = useDates();
  const found = state.listings[listing]!;
  const all = offersFor(state, listing);
  const words = {
    open: 'offerOpen',
    accepted: 'offerIsAccepted',
    refused: 'offerIsRefused',
    withdrawn: 'offerIsWithdrawn',
  } as const;
  return (
    <Panel title={t('offers')}>
      {all.length === 0 && <p className={css['text']}>{t('noOffers')}</p>}
      {all.map(o => {
        const name = state.people[o.by]?.name ?? o.by;
        return (
          <div
            key={o.id}
            className={css['offer']}
            role="group"
            aria-label={t('offerOf', { name, amount: formatMoney(o.cents) })}
          >
            <span className={css['offerHead']}>
              <Face who={o.by} size={40} />
              <span className={css['offerWords']}>
                <b dir="auto">{name}</b>
                <small>{when(o.at)}</small>
                {o.note !== '' && <span dir="auto">{o.note}</span>}
              </span>
              <Price cents={o.cents} />
            </span>
            {o.status === 'open' ? (
              <span className={css['acts']}>
                {found.status === 'open' && (
                  <Button
                    variant="tonal"
                    rid={`accept-${o.id}`}
                    label={t('acceptOf', { name, amount: formatMoney(o.cents) })}
                    onClick={() => act.acceptOffer({ offer: o.id })}
                  >
                    {t('accept')}
                  </Button>
                )}
                <Button
                  variant="text"
                  rid={`refuse-${o.id}`}
                  label={t('refuseOf', { name, amount: formatMoney(o.cents) })}
                  onClick={() => act.refuseOffer({ offer: o.id })}
                >
                  {t('refuse')}
                </Button>
              </span>
            ) : (
              <Tag tone={o.status === 'accepted' ? 'good' : 'plain'}>{t(words[o.status])}</Tag>
            )}
          </div>
        );
      })}
    </Panel>
  );
}

export function OfferDialog({
  open,
  listing,
  onClose,
}: {
  open: boolean;
  listing: string;
  onClose: () => void;
}) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const amount = useFieldText('offer');
  const note = useFieldText('offer-note');
  const cents = centsOf(amount);
  const asked = state.listings[listing]!.cents;
  const close = () => {
    fields.blur();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('makeOffer')}
      text={t('askedIs', { amount: formatMoney(asked) })}
      confirmLabel={t('sendOffer')}
      rid="send-offer"
      disabled={cents === null || cents < 1 || cents >= asked}
      onConfirm={() => {
        close();
        act.makeOffer({ listing, cents: cents!, note });
      }}
      onCancel={close}
    >
      <TextField
        name="offer"
        label={t('yourOffer')}
        inputMode="decimal"
        error={cents !== null && cents >= asked ? t('offerTooHigh') : null}
      />
      <TextField name="offer-note" label={t('note')} maxLength={120} />
    </ConfirmDialog>
  );
}
