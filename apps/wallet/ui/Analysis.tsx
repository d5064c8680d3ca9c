import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { cx, EmptyState, Icon, IconButton, ListRow, Screen, SectionHeader } from './kit.ts';
import { directionOf, monthAt, monthOf, monthsOf, rowsOf } from '../select.ts';
import type { Category } from '../state.ts';
import { formatMoney, useDates, useNav, useWallet, useWords } from './hooks.ts';
import { BillRow, CATEGORY_ICONS, Line } from './Parts.tsx';
import { CATEGORY_WORDS } from './names.ts';
import css from './analysis.module.css';
import home from './home.module.css';
import list from './bills.module.css';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** What was spent in a month, by category, and how months compare. */
export function Analysis() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const { now, zone, month: name, shortMonth } = useDates();
  const running = monthAt(now, zone);
  const [month, setMonth] = useScreenState('month', running);
  const [category, setCategory] = useScreenState<Category | null>('category', null);
  const months = [...new Set([running, ...monthsOf(state, zone)])].sort();
  const at = months.indexOf(month);
  const { spent, received, shares } = monthOf(state, month, zone);
  const positive = shares.filter(s => s.cents > 0);
  const sum = positive.reduce((all, s) => all + s.cents, 0);
  const last = months.slice(-8);
  const totals = last.map(each => Math.max(0, monthOf(state, each, zone).spent));
  const most = Math.max(1, ...totals);
  const go = (to: string | undefined) => {
    if (to === undefined) return;
    setMonth(to);
    setCategory(null);
  };
  const bars = useGesture({
    onTapAt: tap => go(last[Math.floor(((tap.x - tap.rect.left) / tap.rect.width) * last.length)]),
  });
  const rows = rowsOf(state.transactions).filter(
    r =>
      category !== null &&
      r.category === category &&
      monthAt(r.at, zone) === month &&
      (directionOf(state, r) === 'out' || r.kind === 'refund'),
  );
  let done = 0;
  return (
    <Screen title={t('analysis')}>
      <div className={css['months']}>
        <IconButton
          icon="chevron_left"
          label={t('monthBefore')}
          disabled={at <= 0}
          onClick={() => go(months[at - 1])}
        />
        <span role="heading" aria-level={2}>
          {name(month)}
        </span>
        <IconButton
          icon="chevron_right"
          label={t('monthAfter')}
          disabled={at >= months.length - 1}
          onClick={() => go(months[at + 1])}
        />
      </div>
      {sum === 0 ? (
        <EmptyState icon="pie_chart" title={t('nothingSpent')} />
      ) : (
        <div
          className={css['donut']}
          role="img"
          aria-label={`${t('spentIn', { month: name(month) })}: ${positive.map(s => `${t(CATEGORY_WORDS[s.category])} ${formatMoney(s.cents)}`).join(', ')}`}
          data-rid="donut"
        >
          <svg viewBox="0 0 100 100" width="220" height="220" aria-hidden="true">
            {positive.map(s => {
              const share = s.cents / sum;
              const from = done;
              done += share;
              return (
                <circle
                  key={s.category}
                  className={home['tone']}
                  data-tone={s.category}
                  cx="50"
                  cy="50"
                  r={RADIUS}
                  strokeWidth={category === s.category ? 14 : 10}
                  stroke="var(--hue)"
                  fill="none"
                  strokeDasharray={`${Math.max(0.5, share * ROUND - 1)} ${ROUND}`}
                  strokeDashoffset={-from * ROUND}
                  transform="rotate(-90 50 50)"
                />
              );
            })}
          </svg>
          <span className={css['middle']} aria-hidden="true">
            <span>{t('spent')}</span>
            <b dir="ltr">{formatMoney(spent)}</b>
          </span>
        </div>
      )}
      <div className={list['box']}>
        <Line label={t('spent')}>{formatMoney(spent)}</Line>
        <Line label={t('receivedFromPeople')}>{formatMoney(received)}</Line>
      </div>
      <div
        ref={bars}
        className={css['bars']}
        dir="ltr"
        role="img"
        aria-label={`${t('byMonth')}: ${last.map((m, i) => `${name(m)} ${formatMoney(totals[i]!)}`).join(', ')}`}
        data-rid="bars"
      >
        {last.map((m, i) => (
          <span key={m} className={css['column']} data-on={m === month || undefined} aria-hidden="true">
            <span style={{ blockSize: Math.max(3, Math.round((totals[i]! / most) * 88)) }} />
            <span>{shortMonth(m)}</span>
          </span>
        ))}
      </div>
      <SectionHeader title={t('byCategory')} />
      {shares.map(s => (
        <ListRow
          key={s.category}
          id={`category-${s.category}`}
          rid="share"
          leading={
            <span className={cx(css['tone'], home['tone'])} data-tone={s.category}>
              <Icon name={CATEGORY_ICONS[s.category]} />
            </span>
          }
          title={t(CATEGORY_WORDS[s.category])}
          subtitle={t('percent', { share: sum === 0 ? 0 : Math.max(0, Math.round((s.cents * 100) / sum)) })}
          meta={
            <b className={css['cents']} dir="ltr">
              {formatMoney(s.cents)}
            </b>
          }
          selected={s.category === category}
          onClick={() => setCategory(s.category === category ? null : s.category)}
        />
      ))}
      {rows.length > 0 && <SectionHeader title={t(CATEGORY_WORDS[category!])} />}
      {rows.map(row => (
        <BillRow
          key={row.id}
          row={row}
          onClick={() => nav.push('/bill/:transaction', { transaction: row.id })}
        />
      ))}
    </Screen>
  );
}
