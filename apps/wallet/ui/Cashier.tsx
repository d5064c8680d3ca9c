import { useIntent } from '../../../src/sdk/react/hooks.ts';
import { payOrderOf } from '../../../src/sdk/core/payments.ts';
import { Button, EmptyState, Screen, SwitchRow } from './kit.ts';
import { isSource, paidFor, payKey } from '../select.ts';
import { formatMoney, useAct, useDates, useNav, useScreenState, useWallet, useWords } from './hooks.ts';
import { Flow, SourceRow } from './Flow.tsx';
import { Amount, Engraving, Leaf, Line } from './Parts.tsx';
import css from './cashier.module.css';

/** What an app asks to have paid: whom, how much, from which account, and the passcode. */
export function Cashier() {
  const intent = useIntent();
  const order = payOrderOf(intent);
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { moment } = useDates();
  const first = isSource(state, state.settings.source) ? state.settings.source : 'balance';
  const [source, setSource] = useScreenState('source', first);
  const [split, setSplit] = useScreenState('split', false);
  const [, setSources] = useScreenState('sources', false);
  if (!order)
    return (
      <Screen title={t('cashier')}>
        <EmptyState icon="receipt_long" title={t('noOrder')} text={t('noOrderText')} />
        <div className={css['only']}>
          <Button wide rid="leave" onClick={() => act.cancelPay({})}>
            {t('close')}
          </Button>
        </div>
      </Screen>
    );
  const from = intent?.result === undefined ? {} : { app: intent.result.app };
  const paid = paidFor(state, order);
  const amount = formatMoney(order.cents);
  return (
    <Flow
      title={t('cashier')}
      tries={payKey(order)}
      button={paid === undefined ? t('payAmount', { amount }) : t('paidAlready')}
      onCode={passcode => act.pay({ order, source, passcode, show: intent?.ask === true, split, ...from })}
      onOther={() => setSources(true)}
      onLeave={() => act.cancelPay({})}
      summary={
        <>
          <span className={css['to']} dir="auto">
            {order.payee.name}
          </span>
          <Amount text={amount} />
        </>
      }
    >
      <div className={css['slip']}>
        <Engraving />
        <span className={css['seal']}>
          <Leaf size={28} />
        </span>
        <span className={css['to']} dir="auto">
          {order.payee.name}
        </span>
        <Amount text={amount} size="huge" />
        {order.what !== '' && (
          <span className={css['what']} dir="auto">
            {order.what}
          </span>
        )}
      </div>
      <div className={css['lines']}>
        <Line label={t('reference')}>{order.reference}</Line>
        {order.deadline !== undefined && <Line label={t('payBy')}>{moment(order.deadline)}</Line>}
      </div>
      <span className={css['label']}>{t('payWith')}</span>
      <div className={css['source']}>
        <SourceRow source={source} onChange={setSource} />
      </div>
      {order.splittable && (
        <SwitchRow
          leading="call_split"
          label={t('splitAfter')}
          subtitle={t('splitAfterText')}
          checked={split}
          onChange={setSplit}
        />
      )}
      {paid !== undefined && (
        <div className={css['note']} role="status">
          {t('paidBefore')}
          <Button
            variant="text"
            rid="see-bill"
            onClick={() => nav.push('/bill/:transaction', { transaction: paid })}
          >
            {t('seeBill')}
          </Button>
        </div>
      )}
    </Flow>
  );
}
