import { Icon } from './kit.ts';
import type { IconName } from './icons.ts';
import type { OrderRow } from '../select.ts';
import type { Status } from '../state/order.ts';
import { useDates, useWords } from './hooks.ts';
import css from './order.module.css';
import { STATUS_WORDS } from '../names.ts';

/** How an order stands, in a line. */
export function StatusLine({ order }: { order: OrderRow }) {
  const t = useWords();
  const { moment } = useDates();
  const isOver = order.endedAt !== null;
  const shows = !isOver && !['unpaid', 'noRider', 'atDoor', 'ready'].includes(order.status);
  return (
    <span className={css['statusLine']}>
      <span>{t(STATUS_WORDS[order.status])}</span>
      {shows && <span>{t('dueAt', { time: moment(order.dueAt) })}</span>}
    </span>
  );
}

const BROUGHT: readonly (readonly [Status, IconName])[] = [
  ['placed', 'receipt_long'],
  ['preparing', 'skillet'],
  ['onTheWay', 'pedal_bike'],
  ['delivered', 'home'],
];
const FETCHED: readonly (readonly [Status, IconName])[] = [
  ['placed', 'receipt_long'],
  ['preparing', 'skillet'],
  ['ready', 'takeout_dining'],
  ['collected', 'check'],
];
const REACHED: Partial<Record<Status, number>> = {
  placed: 0,
  accepted: 0.5,
  preparing: 1,
  noRider: 1.5,
  onTheWay: 2,
  ready: 2,
  near: 2.5,
  atDoor: 2.8,
  delivered: 3,
  collected: 3,
};

/** The four steps of an order as a track with a dot for each. */
export function Steps({ order }: { order: OrderRow }) {
  const t = useWords();
  const steps = order.mode === 'pickup' ? FETCHED : BROUGHT;
  const reached = REACHED[order.status];
  if (reached === undefined) return null;
  return (
    <div className={css['steps']} role="img" aria-label={t(STATUS_WORDS[order.status])}>
      <span className={css['rail']}>
        <span style={{ inlineSize: `${(reached / 3) * 100}%` }} />
      </span>
      {steps.map(([status, icon], i) => (
        <span key={status} className={css['stop']} data-on={reached >= i || undefined}>
          <Icon name={icon} size={20} />
        </span>
      ))}
    </div>
  );
}
