import { Button, ConfirmDialog, EmptyState, ListRow, Screen, SectionHeader } from './kit.ts';
import { requestsOf, type Asked } from '../select.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useWallet,
  useWords,
} from './hooks.ts';
import { Flow, SourceRow } from './Flow.tsx';
import { Whom } from './People.tsx';
import { Amount, Face, Line, Price } from './Parts.tsx';
import css from './cashier.module.css';
import list from './bills.module.css';

/** Requests of both sides, the open ones first. */
export function Requests() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const status = useStatus();
  const all = requestsOf(state);
  const open = all.filter(r => r.status === 'open');
  const closed = all.filter(r => r.status !== 'open');
  const row = (r: Asked) => (
    <ListRow
      key={r.id}
      id={r.id}
      rid="request"
      leading={<Face account={r.person} />}
      title={state.accounts[r.person]!.name}
      subtitle={t(r.direction === 'in' ? 'asksNote' : 'youAskNote', { note: r.note })}
      meta={<Price cents={r.cents} when={r.status === 'open' ? when(r.at) : status(r)} />}
      onClick={() => nav.push('/ask/:request', { request: r.id })}
    />
  );
  return (
    <Screen title={t('requests')}>
      {all.length === 0 && <EmptyState icon="call_received" title={t('noRequests')} />}
      {open.length > 0 && <SectionHeader title={t('open')} />}
      {open.map(row)}
      {closed.length > 0 && <SectionHeader title={t('closed')} />}
      {closed.map(row)}
    </Screen>
  );
}

function useStatus(): (r: Asked) => string {
  const t = useWords();
  const words = {
    open: 'statusOpen',
    paid: 'statusPaid',
    refused: 'statusRefused',
    cancelled: 'statusCancelled',
  } as const;
  return r => t(words[r.status]);
}

/** One request: pay or refuse it, or take one's own back. */
export function OneRequest() {
  const { request } = useParams('/ask/:request');
  const state = useWallet();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { moment } = useDates();
  const status = useStatus();
  const [open, setOpen] = useOpen();
  const [source, setSource] = useScreenState('source', state.settings.source);
  const [, setSources] = useScreenState('sources', false);
  const found = state.requests[request];
  if (!found)
    return (
      <Screen title={t('request')}>
        <EmptyState icon="call_received" title={t('noRequests')} />
      </Screen>
    );
  const { person, cents, note, direction, transaction, closedAt } = found;
  const amount = formatMoney(cents);
  const body = (
    <>
      <Whom person={person} />
      <div className={list['head']}>
        <Amount text={amount} size="huge" />
        <span className={list['status']} data-notable={found.status === 'open' || undefined}>
          {status({ ...found, id: request })}
        </span>
      </div>
      <div className={list['box']}>
        <Line label={t('whatFor')}>{note || t('nothingWritten')}</Line>
        <Line label={t('asked')}>{moment(found.at)}</Line>
        {closedAt !== null && <Line label={t('answered')}>{moment(closedAt)}</Line>}
      </div>
      {transaction !== null && (
        <ListRow
          leading="receipt_long"
          title={t('seeBill')}
          rid="see-bill"
          onClick={() => nav.push('/bill/:transaction', { transaction })}
        />
      )}
    </>
  );
  if (found.status === 'open' && direction === 'in')
    return (
      <>
        <Flow
          title={t('request')}
          tries={`accept ${request}`}
          button={t('payAmount', { amount })}
          onCode={passcode => act.acceptRequest({ request, source, passcode })}
          onOther={() => setSources(true)}
          summary={
            <>
              <span className={css['to']} dir="auto">
                {state.accounts[person]!.name}
              </span>
              <Amount text={amount} />
            </>
          }
        >
          {body}
          <div className={css['source']}>
            <SourceRow source={source} onChange={setSource} />
          </div>
          <div className={list['buttons']}>
            <Button wide variant="text" danger rid="refuse" onClick={() => setOpen('refuse')}>
              {t('refuse')}
            </Button>
          </div>
        </Flow>
        <ConfirmDialog
          open={open === 'refuse'}
          title={t('refuseAsk')}
          text={t('refuseText', { name: state.accounts[person]!.name })}
          confirmLabel={t('refuse')}
          danger
          onConfirm={() => {
            setOpen(null);
            act.refuseRequest({ request });
          }}
          onCancel={() => setOpen(null)}
        />
      </>
    );
  return (
    <Screen title={t('request')}>
      {body}
      {found.status === 'open' && (
        <div className={list['buttons']}>
          <Button wide variant="outlined" rid="take-back" onClick={() => act.cancelRequest({ request })}>
            {t('takeBack')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
