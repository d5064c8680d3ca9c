import { AppBar, Button, ConfirmDialog, Screen } from './kit.ts';
import { reorderOf, type Again as AgainLine } from '../select.ts';
import { formatMoney, useAct, useDates, useFood, useOpen, useParams, useWords } from './hooks.ts';
import { useWantedText } from './Basket.tsx';
import { Banner, Heading } from './parts.tsx';
import { Gone } from './Restaurant.tsx';
import css from './after.module.css';

function Change({ line }: { line: AgainLine }) {
  const t = useWords();
  const was = formatMoney(line.was);
  const now = formatMoney(line.now);
  const text = {
    same: t('unchanged'),
    dearer: t('nowCosts', { was, now }),
    cheaper: t('nowCosts', { was, now }),
    soldOut: t('soldOut'),
    gone: t('isGone'),
  }[line.change];
  return (
    <span className={css['change']} data-change={line.change}>
      {text}
    </span>
  );
}

/** An earlier order as it would be today, before it goes into the basket. */
export function Again() {
  const { order: id } = useParams('/again/:order');
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const wanted = useWantedText();
  const { date } = useDates();
  const [open, setOpen] = useOpen();
  const order = state.orders[id];
  if (!order) return <Gone />;
  const { lines, changed } = reorderOf(state, order);
  const left = lines.filter(l => l.change !== 'gone' && l.change !== 'soldOut');
  const sum = left.reduce((s, l) => s + l.now * l.count, 0);
  const { basket } = state;
  const go = () => {
    if (basket.restaurant === null) return act.reorder({ order: id });
    setOpen('replace');
  };
  return (
    <>
      <Screen
        label={t('orderAgain')}
        appBar={
          <AppBar
            title={t('orderAgain')}
            subtitle={<span dir="auto">{state.restaurants[order.restaurant]!.name}</span>}
          />
        }
        bottom={
          <div className={css['bottom']}>
            <Button wide rid="to-basket" disabled={left.length === 0} onClick={go}>
              {t('toBasket')} · {formatMoney(sum)}
            </Button>
          </div>
        }
      >
        <Heading>{t('againTitle', { date: date(order.at) })}</Heading>
        <Banner icon={changed ? 'warning' : 'check'} tone={changed ? 'warn' : 'good'}>
          {t(changed ? 'againChanged' : 'againSame')}
        </Banner>
        {lines.map(line => (
          <div key={`${line.wanted.dish}${line.wanted.options.join()}`} className={css['againLine']}>
            <span className={css['againCount']}>{line.count} ×</span>
            <span className={css['againWords']}>
              <b dir="auto">{line.name}</b>
              <span dir="auto">{wanted(line.wanted)}</span>
              <Change line={line} />
            </span>
            <span dir="ltr">{formatMoney(line.now * line.count)}</span>
          </div>
        ))}
      </Screen>
      <ConfirmDialog
        open={open === 'replace'}
        title={t('replaceTitle')}
        text={t('newBasketText', { restaurant: state.restaurants[basket.restaurant ?? '']?.name ?? '' })}
        confirmLabel={t('newBasket')}
        rid="new-basket"
        onCancel={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null);
          act.reorder({ order: id, replace: true });
        }}
      />
    </>
  );
}
