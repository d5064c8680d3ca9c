import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, List, ListRow, Screen, SectionHeader, TextField } from './kit.ts';
import { PASS_TERMS } from '../model/kinds.ts';
import { usesOf } from '../model/promo.ts';
import { creditOf } from '../select.ts';
import { PASSES, type Promo } from '../state.ts';
import { orderedEntries, orderedRows } from '../../../src/state/order.ts';
import { money, useAct, useDates, useOpen, useRides, useWords } from './hooks.ts';
import { Block, Go } from './Parts.tsx';
import css from './offers.module.css';
import { names } from '../names.ts';

/** Codes with their conditions, passes, and credit. */
export function Offers() {
  const t = useWords();
  const act = useAct();
  const state = useRides();
  const { now, date, when } = useDates();
  const [open, setOpen] = useOpen();
  const code = useFieldText('code');
  const { promos, passes, credits } = state;
  const held = Object.keys(promos)
    .filter(id => promos[id]!.held)
    .sort((a, b) => Number(promos[a]!.until <= now) - Number(promos[b]!.until <= now) || (a < b ? -1 : 1));
  const rows = orderedEntries(credits, (a, b) => b.at - a.at);
  return (
    <>
      <Screen title={t('offers')}>
        <Block>
          <div className={css['credit']}>
            <span>{t('rideCredit')}</span>
            <b dir="auto">{money(creditOf(state))}</b>
          </div>
        </Block>
        <SectionHeader
          title={t('codes')}
          action={{ label: t('addCode'), rid: 'add-code', onClick: () => setOpen('code') }}
        />
        <div className={css['codes']}>
          {held.map(id => (
            <Ticket key={id} code={id} promo={promos[id]!} used={usesOf(state, id)} />
          ))}
        </div>
        <SectionHeader title={t('passes')} />
        {PASSES.map(kind => {
          const own = orderedRows(passes, (a, b) => b.until - a.until).find(
            pass => pass.kind === kind && pass.until > now,
          );
          return (
            <div
              key={kind}
              className={css['pass']}
              data-rid="pass"
              data-key={kind}
              role="group"
              aria-label={t(names.pass[kind])}
            >
              <span className={css['passName']}>{t(names.pass[kind])}</span>
              <span>{t(names.passText[kind])}</span>
              {own ? (
                <span className={css['holds']} dir="auto">
                  {t('passUntil', { date: date(own.until) })}
                </span>
              ) : (
                <Go quiet rid={`buy-${kind}`} onClick={() => act.buyPass({ kind })}>
                  {t('buyPass', { amount: money(PASS_TERMS[kind].cents) })}
                </Go>
              )}
            </div>
          );
        })}
        <SectionHeader title={t('creditHistory')} />
        <List>
          {rows.map(([id, { cents, why, ride, at }]) => (
            <ListRow
              key={id}
              id={id}
              title={t(names.credit[why])}
              subtitle={ride === '' ? when(at) : `${when(at)} · ${ride}`}
              meta={money(cents)}
            />
          ))}
        </List>
      </Screen>
      <ConfirmDialog
        open={open === 'code'}
        title={t('addCode')}
        confirmLabel={t('add')}
        rid="keep-code"
        disabled={code.trim() === ''}
        onConfirm={() => {
          act.addPromo({ code });
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      >
        <TextField name="code" label={t('promoCode')} rid="code" />
      </ConfirmDialog>
    </>
  );
}

const TOWN: Readonly<Record<string, string>> = { 'gullwing-point': 'Gullwing Point' };
function Ticket({ code, promo, used }: { code: string; promo: Promo; used: number }) {
  const t = useWords();
  const { now, date, list } = useDates();
  const left = promo.uses - used;
  const isOver = promo.until <= now || left <= 0;
  const conditions = [
    ...(promo.kinds.length > 0 ? [list(promo.kinds.map(kind => t(names.kind[kind])))] : []),
    ...(promo.least > 0 ? [t('fromPrice', { amount: money(promo.least) })] : []),
    ...(promo.days.length === 1 && promo.days[0] === 0 ? [t('onSundays')] : []),
    ...(promo.district !== '' ? [t('inDistrict', { place: TOWN[promo.district] ?? promo.district })] : []),
    t('usesLeft', { count: Math.max(0, left) }),
  ];
  return (
    <div
      className={css['ticket']}
      data-over={isOver || undefined}
      data-rid="promo"
      data-key={code}
      role="group"
      aria-label={`${code}, ${promo.title}`}
    >
      <span className={css['code']} dir="ltr">
        {code}
      </span>
      <span className={css['ticketTitle']} dir="auto">
        {promo.title}
      </span>
      <span dir="auto">{conditions.join(' · ')}</span>
      <span dir="auto">
        {promo.until <= now ? t('promo_expired') : t('validUntil', { date: date(promo.until) })}
      </span>
    </div>
  );
}
