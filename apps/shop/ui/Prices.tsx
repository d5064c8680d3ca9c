import { useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, Screen, Scroller, SectionHeader } from './kit.ts';
import { pricePoints, variantsOf } from '../select.ts';
import { choiceText } from '../actions/shared.ts';
import { formatMoney, useDates, useParams, useScreenState, useShop, useWords } from './hooks.ts';
import { Gone, Panel, Price, Tag } from './Parts.tsx';
import css from './about.module.css';

/** What a variant cost over time, as steps. */
export function Prices() {
  const { product } = useParams('/prices/:product');
  const args = useScreenArgs<{ variant?: string }>();
  const state = useShop();
  const t = useWords();
  const { date } = useDates();
  const [chosen, choose] = useScreenState('variant', args?.variant ?? '');
  const found = state.products[product];
  if (!found) return <Gone title={t('priceHistory')} />;
  const all = variantsOf(state, product);
  const variant = all.find(v => v.id === chosen) ?? all[0]!;
  const points = pricePoints(variant);
  const lowest = Math.min(...points.map(p => p.cents));
  const highest = Math.max(...points.map(p => p.cents));
  const from = points[0]!.number;
  const until = Math.max(points.at(-1)!.number + 30, from + 60);
  const x = (n: number) => Math.round(((n - from) / (until - from)) * 300) + 10;
  const y = (cents: number) =>
    highest === lowest ? 60 : 100 - Math.round(((cents - lowest) / (highest - lowest)) * 80);
  const line = points
    .map((p, i) => `${i === 0 ? 'M' : 'H'}${x(p.number)}${i === 0 ? ` ${y(p.cents)}` : `V${y(p.cents)}`}`)
    .join('');
  const said = points.map(p => t('priceFrom', { day: date(p.day), amount: formatMoney(p.cents) })).join('; ');
  return (
    <Screen label={t('priceHistory')} appBar={<AppBar title={t('priceHistory')} subtitle={found.name} />}>
      {all.length > 1 && (
        <Scroller name="variants" axis="x" label={t('variants')}>
          <div className={css['chips']}>
            {all.map(v => (
              <Chip
                key={v.id}
                id={v.id}
                label={choiceText(v)}
                selected={v.id === variant.id}
                onClick={() => choose(v.id)}
              />
            ))}
          </div>
        </Scroller>
      )}
      <Panel>
        <div className={css['chart']} role="img" aria-label={said} dir="ltr">
          <svg viewBox="0 0 320 120" width="100%" aria-hidden="true">
            <path className={css['base']} d="M10 112H310" />
            <path className={css['step']} d={`${line}H310`} />
            {points.map(p => (
              <circle key={p.day} className={css['dot']} cx={x(p.number)} cy={y(p.cents)} r="4" />
            ))}
          </svg>
        </div>
        <div className={css['line']}>
          <Tag tone="good">{t('lowestWas', { amount: formatMoney(lowest) })}</Tag>
          <Tag>{t('highestWas', { amount: formatMoney(highest) })}</Tag>
        </div>
      </Panel>
      <SectionHeader title={t('changes')} />
      {points.toReversed().map(p => (
        <div key={p.day} className={css['change']}>
          <span>{date(p.day)}</span>
          <Price cents={p.cents} size="small" />
        </div>
      ))}
    </Screen>
  );
}
