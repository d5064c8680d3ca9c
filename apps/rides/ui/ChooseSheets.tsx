import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { Button, List, ListRow, RadioGroup, Sheet, SwitchRow, TextField } from './kit.ts';
import { quotePlan } from '../actions/book.ts';
import { laterOn } from '../model/when.ts';
import { codeOf, promoProblem } from '../model/promo.ts';
import { creditOf, type Offer } from '../select.ts';
import { money, useAct, useAsk, useDates, useHereSpot, useOpen, useRides, useWords } from './hooks.ts';
import { Block, FareTable, Go } from './Parts.tsx';
import { names } from '../names.ts';

/** What opens over the types of ride: the price, the time, how it is paid, a code. */
export function BookSheets({ offer }: { offer: Offer | undefined }) {
  const t = useWords();
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  return (
    <>
      <Sheet open={open === 'fare'} title={t('priceBreakdown')} onClose={close}>
        <Block>
          <FareTable lines={offer?.quote?.lines ?? []} />
          <span>{t('fareNote')}</span>
        </Block>
      </Sheet>
      <Sheet open={open === 'time'} title={t('whenPickUp')} onClose={close}>
        <Times />
      </Sheet>
      <Sheet open={open === 'pay'} title={t('payWith')} onClose={close}>
        <Pay />
      </Sheet>
      <Sheet open={open === 'promo'} title={t('promoCode')} onClose={close}>
        <Promo />
      </Sheet>
    </>
  );
}

function Times() {
  const t = useWords();
  const act = useAct();
  const ask = useAsk();
  const { plan } = useRides();
  const { now, zone, date, time } = useDates();
  const [, setOpen] = useOpen();
  const at = plan.at ?? laterOn(now);
  const { hour, minute } = partsAt(at, zone);
  return (
    <>
      <List>
        <ListRow
          rid="now"
          leading="bolt"
          title={t('pickUpNow')}
          selected={plan.at === null}
          onClick={() => {
            act.setPlan({ plan: { at: null } });
            setOpen(null);
          }}
        />
        <ListRow
          rid="date"
          leading="event"
          title={t('date')}
          subtitle={plan.at === null ? t('notArranged') : date(at)}
          onClick={() => ask('date', t('date'), at, 'pickTime', { which: 'date' })}
        />
        <ListRow
          rid="clock"
          leading="schedule"
          title={t('time')}
          subtitle={plan.at === null ? t('notArranged') : time(at)}
          onClick={() => ask('time', t('time'), hour * 60 + minute, 'pickTime', { which: 'time' })}
        />
      </List>
      <Block>
        <span>{t('timeNote')}</span>
        <Go rid="time-done" onClick={() => setOpen(null)}>
          {t('done')}
        </Go>
      </Block>
    </>
  );
}

function Pay() {
  const t = useWords();
  const act = useAct();
  const state = useRides();
  const { plan } = state;
  const credit = creditOf(state);
  return (
    <>
      <RadioGroup
        label={t('payWith')}
        value={plan.pay}
        onChange={pay => act.setPlan({ plan: { pay } })}
        options={[
          { value: 'copperleaf' as const, label: t('pay_copperleaf'), subtitle: t('payUpfront') },
          { value: 'cash' as const, label: t('pay_cash'), subtitle: t('payInCar') },
        ]}
      />
      <SwitchRow
        label={t('useCredit')}
        subtitle={t('creditLeft', { amount: money(credit) })}
        checked={plan.credit}
        disabled={credit <= 0}
        onChange={on => act.setPlan({ plan: { credit: on } })}
      />
    </>
  );
}

function Promo() {
  const t = useWords();
  const act = useAct();
  const state = useRides();
  const { now, zone } = useDates();
  const here = useHereSpot();
  const fields = useFields();
  const [, setOpen] = useOpen();
  const { plan, promos } = state;
  const typed = useFieldText('code', plan.promo);
  const from = plan.from ?? here;
  const why = (code: string) => {
    if (from === null || plan.to === null) return null;
    const points = [from, ...plan.stops, plan.to];
    const quote = quotePlan(state, { ...plan, promo: '', credit: false }, from, now, zone);
    const asked = { kind: plan.kind, points, at: plan.at ?? now, promo: code };
    return promoProblem(state, asked, quote?.cents ?? 0, zone);
  };
  const use = (code: string) => {
    fields.blur();
    act.setPlan({ plan: { promo: code } });
    if (code === '' || why(codeOf(code)) === null) setOpen(null);
  };
  const problem = typed.trim() === '' || codeOf(typed) !== plan.promo ? null : why(plan.promo);
  const held = orderedIds(promos).filter(code => promos[code]!.held && promos[code]!.until > now);
  return (
    <>
      <Block>
        <TextField
          name="code"
          label={t('promoCode')}
          rid="code"
          initial={plan.promo}
          enterKey="done"
          error={problem === null ? null : t(names.promo[problem])}
          onEnter={use}
        />
        <Go rid="use-code" disabled={typed.trim() === ''} onClick={() => use(typed)}>
          {t('useCode')}
        </Go>
        {plan.promo !== '' && (
          <Button
            variant="text"
            rid="no-code"
            onClick={() => {
              fields.set('code', '');
              use('');
            }}
          >
            {t('withoutPromo')}
          </Button>
        )}
      </Block>
      <List label={t('offers')}>
        {held.map(code => {
          const reason = why(code);
          return (
            <ListRow
              key={code}
              id={code}
              rid="offer"
              leading="confirmation_number"
              title={promos[code]!.title}
              subtitle={reason === null ? code : `${code} · ${t(names.promo[reason])}`}
              lines={2}
              onClick={() => {
                fields.set('code', code);
                use(code);
              }}
            />
          );
        })}
      </List>
    </>
  );
}
