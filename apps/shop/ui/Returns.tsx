import { AppBar, Button, ConfirmDialog, EmptyState, RadioGroup, Screen, TextField } from './kit.ts';
import { goneCount, returnableCount, returnableUntil, worthOf } from '../select.ts';
import { PICK_UP_CENTS } from '../actions/parcels.ts';
import { REASONS, type Reason } from '../state.ts';
import { REASON_WORDS } from './names.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFieldText,
  useNav,
  useOpen,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Gone, OfflineNote, Panel, Shot, Sum } from './Parts.tsx';
import { PickLine } from './PickLine.tsx';
import css from './orders.module.css';

type Method = 'dropOff' | 'pickUp';

/** Chooses what goes back, why, and how. */
export function StartReturn() {
  const { order: id } = useParams('/return/:order');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { now, zone, day } = useDates();
  const [counts, setCounts] = useScreenState<Record<string, number>>('counts', {});
  const [reason, setReason] = useScreenState<Reason | null>('reason', null);
  const [method, setMethod] = useScreenState<Method>('method', 'dropOff');
  const comment = useFieldText('comment');
  const order = state.orders[id];
  if (!order) return <Gone title={t('returnThings')} />;
  const lines = order.lines.map(line => {
    const until = returnableUntil(state, id, line, zone);
    const left = returnableCount(state, id, line);
    return { line, left, isOver: until === null || until < now, until };
  });
  const able = lines.filter(l => !l.isOver && l.left > 0);
  const chosen = able.filter(({ line }) => (counts[line.id] ?? 0) > 0);
  const goods = chosen.reduce(
    (sum, { line }) => sum + worthOf(line, goneCount(state, id, line), counts[line.id]!),
    0,
  );
  const fee = method === 'pickUp' ? Math.min(PICK_UP_CENTS, goods) : 0;
  const set = (line: string, count: number) => setCounts({ ...counts, [line]: count });
  if (able.length === 0)
    return (
      <Screen title={t('returnThings')}>
        <EmptyState
          icon="hourglass_empty"
          title={t('returnOver')}
          text={t('returnOverText')}
          action={{
            label: t('askSeller'),
            rid: 'ask-seller',
            onClick: () => nav.push('/chat/:who', { who: order.lines[0]!.seller }, { about: id }),
          }}
        />
      </Screen>
    );
  return (
    <Screen
      label={t('returnThings')}
      appBar={<AppBar title={t('returnThings')} subtitle={id} />}
      bottom={
        <div className={css['form']}>
          <Button
            wide
            rid="request-return"
            disabled={chosen.length === 0 || reason === null}
            onClick={() =>
              act.requestReturn({
                order: id,
                lines: chosen.map(({ line }) => ({ line: line.id, count: counts[line.id]! })),
                reason: reason!,
                comment,
                method,
                from: `/return/${id}`,
              })
            }
          >
            {t('requestReturn', { amount: formatMoney(goods - fee) })}
          </Button>
        </div>
      }
    >
      <OfflineNote />
      <Panel title={t('whatGoesBack')}>
        {lines.map(({ line, left, isOver, until }) => {
          const off = isOver || left === 0;
          return (
            <PickLine
              key={line.id}
              line={line}
              left={left}
              count={counts[line.id] ?? 0}
              disabled={off}
              note={
                left === 0 ? t('wentBack') : isOver ? t('returnOver') : t('returnUntil', { day: day(until!) })
              }
              onCount={count => set(line.id, count)}
            />
          );
        })}
      </Panel>
      <Panel title={t('why')}>
        <RadioGroup
          label={t('why')}
          value={reason}
          onChange={setReason}
          options={REASONS.map(value => ({ value, label: t(REASON_WORDS[value]) }))}
        />
        <TextField
          name="comment"
          label={t('commentHint')}
          multiline
          autoGrow
          rows={2}
          maxLength={300}
          counter
        />
      </Panel>
      <Panel title={t('how')}>
        <RadioGroup
          label={t('how')}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'dropOff', label: t('dropOff'), subtitle: t('dropOffText') },
            {
              value: 'pickUp',
              label: t('pickUpReturn'),
              subtitle: t('pickUpText', { amount: formatMoney(PICK_UP_CENTS) }),
            },
          ]}
        />
      </Panel>
      <Panel title={t('youGetBack')}>
        <Sum label={t('goods')} cents={goods} />
        {fee > 0 && <Sum label={t('pickUpReturn')} cents={fee} minus />}
        <Sum label={t('total')} cents={goods - fee} strong />
      </Panel>
    </Screen>
  );
}

/** How a return stands. */
export function Returned() {
  const { id } = useParams('/returned/:id');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { day } = useDates();
  const [open, setOpen] = useOpen();
  const found = state.returns[id];
  const order = found && state.orders[found.order];
  if (!found || !order || found.cancelledAt !== null) return <Gone title={t('returnTitle')} />;
  const stages = ['waiting', 'onWay', 'refunded'] as const;
  const at = stages.indexOf(found.stage);
  const words = { waiting: 'returnWaiting', onWay: 'returnOnWay', refunded: 'returnRefunded' } as const;
  return (
    <>
      <Screen label={t('returnTitle')} appBar={<AppBar title={t('returnTitle')} subtitle={found.order} />}>
        <Panel title={t(found.method === 'dropOff' ? 'dropOff' : 'pickUpReturn')}>
          <div className={css['code']} dir="ltr">
            {found.code}
          </div>
          <p className={css['text']}>{t(found.method === 'dropOff' ? 'dropOffHow' : 'pickUpHow')}</p>
        </Panel>
        <Panel title={t('tracking')}>
          <ol className={css['track']} aria-label={t('tracking')}>
            {stages.map((stage, i) => (
              <li key={stage} className={css['stop']} data-done={i <= at ? '' : undefined}>
                <span>{t(words[stage])}</span>
                {i === 0 && <small>{day(found.at)}</small>}
              </li>
            ))}
          </ol>
        </Panel>
        <Panel title={t('things')}>
          {found.lines.map(({ line, count }) => {
            const l = order.lines.find(each => each.id === line)!;
            return (
              <div key={line} className={css['line']}>
                <Shot picture={l.picture} size={48} />
                <span className={css['lineWords']}>
                  <span dir="auto">{l.name}</span>
                  <small dir="auto">
                    {[l.choice, t('countTimes', { count })].filter(Boolean).join(' · ')}
                  </small>
                </span>
              </div>
            );
          })}
          <p className={css['text']}>{t(REASON_WORDS[found.reason])}</p>
          {found.comment !== '' && (
            <p className={css['text']} dir="auto">
              {found.comment}
            </p>
          )}
          {found.feeCents > 0 && <Sum label={t('pickUpReturn')} cents={found.feeCents} minus />}
          <Sum label={t('youGetBack')} cents={found.cents} strong />
        </Panel>
        <div className={css['buttons']}>
          <Button
            variant="tonal"
            rid="see-order"
            onClick={() => nav.push('/order/:order', { order: found.order })}
          >
            {t('seeOrder')}
          </Button>
          {found.stage === 'waiting' && (
            <Button variant="text" rid="keep-it" onClick={() => setOpen('keep')}>
              {t('keepIt')}
            </Button>
          )}
        </div>
      </Screen>
      <ConfirmDialog
        open={open === 'keep'}
        title={t('keepItAsk')}
        confirmLabel={t('keepIt')}
        rid="confirm-keep"
        onConfirm={() => {
          setOpen(null);
          act.cancelReturn({ id });
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
