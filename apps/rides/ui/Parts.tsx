import type { ReactNode } from 'react';
import { Icon, cx } from './kit.ts';
import type { IconName } from './icons.ts';
import type { FareLine, Spot } from '../state.ts';
import { sumOf } from '../select.ts';
import { money, useNav, usePlaceName, useWords } from './hooks.ts';
import { BottomBar } from './kit.ts';
import css from './parts.module.css';
import { names } from '../names.ts';

/** The main thing to do on a screen: black and lime. */
export function Go({
  children,
  onClick,
  disabled,
  rid,
  icon,
  quiet,
  danger,
}: {
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  rid?: string;
  icon?: IconName;
  /** An outline: the second thing to do. */
  quiet?: boolean;
  danger?: boolean;
}) {
  return (
    <button
      type="button"
      className={css['go']}
      data-quiet={quiet || undefined}
      data-danger={danger || undefined}
      data-rid={rid}
      disabled={disabled}
      onClick={onClick}
    >
      {icon && <Icon name={icon} size={20} />}
      <span dir="auto">{children}</span>
    </button>
  );
}

const PATHS = { ride: '/', trips: '/trips', account: '/account' } as const;
type Tab = keyof typeof PATHS;

/** The app’s three main places. */
export function MainBar({ at }: { at: Tab }) {
  const nav = useNav();
  const t = useWords();
  return (
    <BottomBar
      value={at}
      items={[
        { id: 'ride', label: t('rideTab'), icon: 'local_taxi' },
        { id: 'trips', label: t('trips'), icon: 'receipt_long' },
        { id: 'account', label: t('account'), icon: 'person' },
      ]}
      onChange={to => nav.toPlace(PATHS[to as Tab], PATHS[at])}
    />
  );
}

/** Something that needs attention, with ways on. */
export function Notice({
  icon,
  title,
  text,
  tone = 'plain',
  children,
}: {
  icon: IconName;
  title: string;
  text?: string;
  tone?: 'plain' | 'warn' | 'lime';
  children?: ReactNode;
}) {
  return (
    <div className={css['notice']} data-tone={tone} role="status">
      <Icon name={icon} size={24} />
      <div className={css['noticeWords']}>
        <span className={css['noticeTitle']} dir="auto">
          {title}
        </span>
        {text !== undefined && text !== '' && <span dir="auto">{text}</span>}
        {children && <div className={css['noticeActions']}>{children}</div>}
      </div>
    </div>
  );
}

/** Pick-up, stops and destination, one below the other. */
export function RouteLines({ from, stops, to }: { from: Spot; stops: readonly Spot[]; to: Spot }) {
  const name = usePlaceName();
  const t = useWords();
  const row = (spot: Spot, kind: 'from' | 'stop' | 'to', key: string) => (
    <div key={key} className={css['point']} data-kind={kind}>
      <span className={css['dot']} aria-hidden="true" />
      <span className={css['pointWords']}>
        <span className={css['pointName']} dir="auto">
          {name(spot)}
        </span>
        <span className={css['pointAddress']} dir="auto">
          {spot.address}
        </span>
      </span>
    </div>
  );
  return (
    <div className={css['route']} role="group" aria-label={t('route')} data-rid="route">
      {row(from, 'from', 'from')}
      {stops.map((stop, i) => row(stop, 'stop', `stop-${i}`))}
      {row(to, 'to', 'to')}
    </div>
  );
}

/** The lines of a price and their sum. */
export function FareTable({ lines, total }: { lines: readonly FareLine[]; total?: string }) {
  const t = useWords();
  return (
    <div className={css['fare']} role="group" aria-label={t('priceBreakdown')} data-rid="fare">
      {lines.map((line, i) => (
        <div key={`${line.kind}-${i}`} className={css['fareLine']} data-off={line.cents < 0 || undefined}>
          <span>{t(names.line[line.kind])}</span>
          <span dir="auto">{money(line.cents)}</span>
        </div>
      ))}
      <div className={css['fareLine']} data-total="">
        <span>{total ?? t('total')}</span>
        <span dir="auto">{money(Math.max(0, sumOf(lines)))}</span>
      </div>
    </div>
  );
}

/** Stars from one to five; with `onChange` they are chosen. */
export function Stars({
  value,
  onChange,
  size = 20,
}: {
  value: number;
  onChange?: (stars: number) => void;
  size?: number;
}) {
  const t = useWords();
  if (!onChange)
    return (
      <span className={css['stars']} role="img" aria-label={t('starsGiven', { count: value })}>
        {[1, 2, 3, 4, 5].map(star => (
          <Icon key={star} name="star" filled={star <= value} size={size} />
        ))}
      </span>
    );
  return (
    <div className={cx(css['stars'], css['choose'])} role="radiogroup" aria-label={t('stars')}>
      {[1, 2, 3, 4, 5].map(star => (
        <button
          key={star}
          type="button"
          role="radio"
          aria-checked={star === value}
          aria-label={t('starsGiven', { count: star })}
          data-rid={`star-${star}`}
          onClick={() => onChange(star)}
        >
          <Icon name="star" filled={star <= value} size={40} />
        </button>
      ))}
    </div>
  );
}

export const Plate = ({ children }: { children: string }) => (
  <span className={css['plate']} dir="ltr">
    {children}
  </span>
);

/** Rows of buttons that stay below what scrolls. */
export const Foot = ({ children }: { children: ReactNode }) => <div className={css['foot']}>{children}</div>;
/** Words and numbers with a margin. */
export const Block = ({ children }: { children: ReactNode }) => (
  <div className={css['block']}>{children}</div>
);
