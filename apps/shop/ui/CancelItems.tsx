import { AppBar, Button, EmptyState, Screen } from './kit.ts';
import { cancellableCount, cancelsOf } from '../select.ts';
import { formatMoney, useAct, useParams, useScreenState, useShop, useWords } from './hooks.ts';
import { Gone, OfflineNote, Panel, Sum } from './Parts.tsx';
import { PickLine } from './PickLine.tsx';
import css from './orders.module.css';

/** Chooses single things of an order that are cancelled before they are sent. */
export function CancelItems() {
  const { order: id } = useParams('/cancel/:order');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const [counts, setCounts] = useScreenState<Record<string, number>>('counts', {});
  const order = state.orders[id];
  if (!order) return <Gone title={t('cancelThings')} />;
  const lines = order.lines.map(line => ({ line, left: cancellableCount(state, id, line) }));
  if (lines.every(({ left }) => left === 0))
    return (
      <Screen title={t('cancelThings')}>
        <EmptyState icon="hourglass_empty" title={t('cancelOver')} text={t('cancelOverText')} />
      </Screen>
    );
  const chosen = lines
    .map(({ line, left }) => ({ line: line.id, count: Math.min(left, counts[line.id] ?? 0) }))
    .filter(({ count }) => count > 0);
  const back = cancelsOf(state, id, chosen)!;
  return (
    <Screen
      label={t('cancelThings')}
      appBar={<AppBar title={t('cancelThings')} subtitle={id} />}
      bottom={
        <div className={css['form']}>
          <Button
            wide
            rid="cancel-chosen"
            disabled={chosen.length === 0}
            onClick={() => act.cancelItems({ order: id, lines: chosen, from: `/cancel/${id}` })}
          >
            {t('cancelThingsFor', { amount: formatMoney(back.cents) })}
          </Button>
        </div>
      }
    >
      <OfflineNote />
      <Panel title={t('whatIsCancelled')}>
        {lines.map(({ line, left }) => (
          <PickLine
            key={line.id}
            line={line}
            left={left}
            count={Math.min(left, counts[line.id] ?? 0)}
            note={left === 0 ? t('itsSent') : t('countTimes', { count: left })}
            onCount={count => setCounts({ ...counts, [line.id]: count })}
          />
        ))}
      </Panel>
      <Panel title={t('youGetBack')}>
        <Sum label={t('goods')} cents={back.goods} />
        {back.delivery !== 0 && (
          <Sum
            label={t(back.delivery > 0 ? 'deliveryBack' : 'deliveryCharged')}
            cents={Math.abs(back.delivery)}
            {...(back.delivery < 0 ? { minus: true } : {})}
          />
        )}
        <Sum label={t('total')} cents={back.cents} strong />
      </Panel>
    </Screen>
  );
}
