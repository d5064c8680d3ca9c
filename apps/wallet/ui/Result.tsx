import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { useStartIntent } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  EmptyState,
  Icon,
  ListRow,
  Menu,
  IconButton,
  Screen,
  Scroller,
  Sheet,
  TextField,
} from './kit.ts';
import { directionOf, mineOf, partyOf, refundedOf } from '../select.ts';
import { CATEGORIES } from '../state.ts';
import { orderedIds, rowsWhere } from '../../../src/state/order.ts';
import { formatMoney, useAct, useDates, useNav, useOpen, useParams, useWallet, useWords } from './hooks.ts';
import { Amount, CATEGORY_ICONS, Face, Line, useKindWords } from './Parts.tsx';
import { CATEGORY_WORDS } from './names.ts';
import css from './cashier.module.css';
import list from './bills.module.css';

/** How a transfer or payment ended. */
export function Result() {
  const { transaction } = useParams('/result/:transaction');
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const kind = useKindWords();
  const found = state.transactions[transaction];
  if (!found) return <Gone />;
  const pending = found.status === 'pending';
  const party = partyOf(state, found);
  const name = party === 'balance' ? t('balance') : state.accounts[party]!.name;
  return (
    <Screen
      label={t('result')}
      appBar={<AppBar leading="none" />}
      bottom={
        <div className={list['buttons']}>
          <Button wide rid="done" onClick={nav.back}>
            {t('done')}
          </Button>
          <Button
            wide
            variant="text"
            rid="see-bill"
            onClick={() => nav.push('/bill/:transaction', { transaction })}
          >
            {t('seeBill')}
          </Button>
        </div>
      }
    >
      <div className={css['done']} role="status">
        <span className={css['tick']} data-pending={pending || undefined}>
          <Icon name={pending ? 'hourglass_empty' : 'check'} size={44} />
        </span>
        <span className={css['doneTitle']} role="heading" aria-level={1}>
          {t(pending ? 'onItsWay' : 'doneTitle')}
        </span>
        <Amount text={formatMoney(found.cents)} size="huge" />
        <span className={css['to']} dir="auto">
          {t('toName', { name })}
        </span>
        <span className={css['what']} dir="auto">
          {found.what || kind({ ...found, id: transaction })}
        </span>
        {pending && (
          <span className={css['what']}>
            {t(found.kind === 'withdrawal' ? 'withdrawalTakes' : 'cardTakes')}
          </span>
        )}
      </div>
    </Screen>
  );
}

function Gone() {
  const t = useWords();
  return (
    <Screen title={t('bill')}>
      <EmptyState icon="receipt_long" title={t('noBills')} />
    </Screen>
  );
}

/** One bill: whom, when, from what, how it stands, and what came back. */
export function Bill() {
  const { transaction } = useParams('/bill/:transaction');
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const share = useStartIntent();
  const { moment } = useDates();
  const kind = useKindWords();
  const [open, setOpen] = useOpen();
  const memo = useFieldText('memo', state.transactions[transaction]?.memo ?? '');
  const found = state.transactions[transaction];
  if (!found) return <Gone />;
  const party = partyOf(state, found);
  const name = (id: string) => (id === 'balance' ? t('balance') : (state.accounts[id]?.name ?? ''));
  const direction = directionOf(state, found);
  const refunds = orderedIds(
    rowsWhere(state.transactions, each => each.of === transaction),
    (a, b) => a.at - b.at,
  );
  const refunded = found.kind === 'refund' ? 0 : refundedOf(state, transaction);
  const amount = formatMoney(found.cents);
  const status = {
    pending: found.kind === 'refund' ? 'refundUnderWay' : 'pending',
    settled: refunded >= found.cents ? 'refunded' : refunded > 0 ? 'partlyRefunded' : 'statusDone',
    returned: 'refunded',
  } as const;
  const sign = { out: '−', in: '+', own: '' }[direction];
  const close = () => setOpen(null);
  const canSplit = direction === 'out' && found.status !== 'returned';
  return (
    <>
      <Screen
        label={t('bill')}
        appBar={
          <AppBar
            title={t('bill')}
            actions={<IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />}
          />
        }
      >
        <div className={list['head']}>
          <Face account={party} size={64} />
          <span className={list['name']} dir="auto">
            {name(party)}
          </span>
          <Amount text={`${sign}${amount}`} />
          <span
            className={list['status']}
            data-notable={found.status !== 'settled' || refunded > 0 || undefined}
          >
            {t(status[found.status])}
          </span>
        </div>
        <div className={list['box']}>
          <Line label={t('kind')}>{kind({ ...found, id: transaction })}</Line>
          {found.what !== '' && <Line label={t('whatFor')}>{found.what}</Line>}
          <Line label={t('date')}>{moment(found.at)}</Line>
          <Line label={t(direction === 'in' ? 'paidInto' : 'paidFrom')}>{name(mineOf(state, found))}</Line>
          {found.reference !== null && <Line label={t('reference')}>{found.reference}</Line>}
          {refunded > 0 && (
            <Line label={t('refunded')}>{t('ofAmount', { part: formatMoney(refunded), amount })}</Line>
          )}
          {found.memo !== '' && <Line label={t('memo')}>{found.memo}</Line>}
        </div>
        {direction !== 'own' && (
          <ListRow
            leading={CATEGORY_ICONS[found.category]}
            title={t('category')}
            subtitle={t(CATEGORY_WORDS[found.category])}
            rid="category"
            onClick={() => setOpen('category')}
          />
        )}
        {canSplit && (
          <ListRow
            leading="call_split"
            title={t('splitBill')}
            rid="split"
            onClick={() => nav.push('/split/:transaction', { transaction })}
          />
        )}
        {refunds.map(id => (
          <ListRow
            key={id}
            id={id}
            rid="refund"
            leading="history"
            title={t('refundOf', { amount: formatMoney(state.transactions[id]!.cents) })}
            subtitle={t(state.transactions[id]!.status === 'pending' ? 'refundUnderWay' : 'statusDone')}
            onClick={() => nav.push('/bill/:transaction', { transaction: id })}
          />
        ))}
        {found.of !== null && (
          <ListRow
            leading="receipt_long"
            title={t('paymentRefunded')}
            rid="original"
            onClick={() => nav.push('/bill/:transaction', { transaction: found.of! })}
          />
        )}
        {found.subscription !== null && state.subscriptions[found.subscription] && (
          <ListRow
            leading="event_repeat"
            title={t('subscription')}
            rid="subscription"
            onClick={() => nav.push('/subscription/:subscription', { subscription: found.subscription! })}
          />
        )}
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          { label: t('writeMemo'), icon: 'edit_note', onClick: () => setOpen('memo') },
          {
            label: t('share'),
            icon: 'ios_share',
            onClick: () => {
              close();
              share({
                verb: 'SEND',
                mime: 'text/plain',
                text: `${name(party)}, ${amount}, ${moment(found.at)}`,
              });
            },
          },
        ]}
      />
      <ConfirmDialog
        open={open === 'memo'}
        title={t('memo')}
        confirmLabel={t('save')}
        onConfirm={() => {
          close();
          act.setMemo({ transaction, memo });
        }}
        onCancel={close}
      >
        <TextField name="memo" label={t('yourMemo')} initial={found.memo} capitalise maxLength={120} />
      </ConfirmDialog>
      <Sheet open={open === 'category'} title={t('category')} onClose={close}>
        <Scroller name="categories" className={list['sheet']}>
          {CATEGORIES.map(each => (
            <ListRow
              key={each}
              id={`category-${each}`}
              leading={<Icon name={CATEGORY_ICONS[each]} />}
              title={t(CATEGORY_WORDS[each])}
              selected={each === found.category}
              onClick={() => {
                close();
                act.setCategory({ transaction, category: each });
              }}
            />
          ))}
        </Scroller>
      </Sheet>
    </>
  );
}
