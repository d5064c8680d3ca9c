import { Button, ConfirmDialog, EmptyState, ListRow, Screen } from './kit.ts';
import { rowsOf, subscriptionsOf } from '../select.ts';
import { formatMoney, useAct, useDates, useNav, useOpen, useParams, useWallet, useWords } from './hooks.ts';
import { SourceRow } from './Flow.tsx';
import { Amount, BillRow, Face, Line } from './Parts.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

const EVERY = { week: 'perWeek', month: 'perMonth', year: 'perYear' } as const;

/** What falls due again and again. */
export function Subscriptions() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const { date } = useDates();
  return (
    <Screen title={t('subscriptions')}>
      {subscriptionsOf(state).map(id => {
        const { firm, cents, every, active, next, failed } = state.subscriptions[id]!;
        const words = active ? t('dueOn', { date: date(next) }) : t('statusCancelled');
        return (
          <ListRow
            key={id}
            id={id}
            rid="subscription"
            leading={<Face account={firm} />}
            title={state.accounts[firm]!.name}
            subtitle={failed === null ? words : t('paymentFailed')}
            meta={t(EVERY[every], { amount: formatMoney(cents) })}
            disabled={false}
            onClick={() => nav.push('/subscription/:subscription', { subscription: id })}
          />
        );
      })}
      {Object.keys(state.subscriptions).length === 0 && (
        <EmptyState icon="event_repeat" title={t('noSubscriptions')} />
      )}
    </Screen>
  );
}

/** One subscription: its price, its next day, what pays it; cancel it or take it up again. */
export function OneSubscription() {
  const { subscription } = useParams('/subscription/:subscription');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { date } = useDates();
  const [open, setOpen] = useOpen();
  const found = state.subscriptions[subscription];
  if (!found)
    return (
      <Screen title={t('subscription')}>
        <EmptyState icon="event_repeat" title={t('noSubscriptions')} />
      </Screen>
    );
  const { firm, plan, cents, every, active, next, source, failed } = found;
  const name = state.accounts[firm]!.name;
  const rows = rowsOf(state.transactions)
    .filter(r => r.subscription === subscription)
    .slice(0, 6);
  return (
    <>
      <Screen title={t('subscription')}>
        <div className={list['head']}>
          <Face account={firm} size={64} />
          <span className={list['name']} dir="auto">
            {name}
          </span>
          <Amount text={formatMoney(cents)} />
          <span className={list['status']} data-notable={failed !== null || undefined}>
            {failed !== null ? t('paymentFailed') : t(active ? 'statusActive' : 'statusCancelled')}
          </span>
        </div>
        <div className={list['box']}>
          <Line label={t('plan')}>{plan}</Line>
          <Line label={t('price')}>{t(EVERY[every], { amount: formatMoney(cents) })}</Line>
          {active && <Line label={t('nextPayment')}>{date(next)}</Line>}
        </div>
        <div className={css['source']}>
          <SourceRow
            source={source}
            onChange={to => act.setSubscriptionSource({ subscription, source: to })}
          />
        </div>
        <div className={list['buttons']}>
          {active ? (
            <Button
              wide
              variant="outlined"
              danger
              rid="cancel-subscription"
              onClick={() => setOpen('cancel')}
            >
              {t('cancelSubscription')}
            </Button>
          ) : (
            <Button wide rid="resume" onClick={() => act.resumeSubscription({ subscription })}>
              {t('resume')}
            </Button>
          )}
        </div>
        {rows.map(row => (
          <BillRow
            key={row.id}
            row={row}
            onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
          />
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'cancel'}
        title={t('cancelSubscriptionAsk')}
        text={t('cancelSubscriptionText', { name, date: date(next) })}
        confirmLabel={t('cancelIt')}
        keepLabel={t('keepSubscription')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.cancelSubscription({ subscription });
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
