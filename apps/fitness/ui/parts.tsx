import type { ReactNode } from 'react';
import { useZone } from '../../../src/sdk/react/hooks.ts';
import { BottomBar, Chip, Icon, ListRow, Scroller } from './kit.ts';
import { hasDistance, KINDS, TYPES, type Type } from '../kinds.ts';
import { whenWords, type Row } from '../select.ts';
import { lineOf } from '../track.ts';
import { distanceWords, rateWords, timeWords } from '../units.ts';
import { useApp, useH24, useMinute, useNav, useUnits } from './hooks.ts';
import { LOOK } from './kinds.ts';
import css from './fitness.module.css';

const TABS = {
  home: '/',
  activities: '/activities',
  statistics: '/statistics',
  profile: '/profile',
} as const;
/** The app's main places. Recording is a screen of its own over them. */
export function MainBar({ at }: { at: keyof typeof TABS }) {
  const nav = useNav();
  const recording = useApp(s => s.recording !== null);
  const go = (id: string) => {
    if (id === 'record') nav.push('/record');
    else nav.toPlace(TABS[id as keyof typeof TABS], TABS[at]);
  };
  return (
    <BottomBar
      value={at}
      onChange={go}
      items={[
        { id: 'home', label: 'Home', icon: 'home' },
        { id: 'activities', label: 'Activities', icon: 'list_alt' },
        { id: 'record', label: 'Record', icon: 'radio_button_checked', badge: recording },
        { id: 'statistics', label: 'Statistics', icon: 'bar_chart' },
        { id: 'profile', label: 'Profile', icon: 'person' },
      ]}
    />
  );
}

export function TypeDisc({ type, size = 40 }: { type: Type; size?: number }) {
  return (
    <span
      className={css['disc']}
      style={{ background: LOOK[type][1], inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon name={LOOK[type][0]} size={Math.round(size * 0.56)} />
    </span>
  );
}

/** The shape of a track, small. */
export function Thumb({ track }: { track: string }) {
  if (track === '') return null;
  const { points } = lineOf(track);
  const [left, right] = [Math.min(...points.map(p => p.x)), Math.max(...points.map(p => p.x))];
  const [top, bottom] = [Math.min(...points.map(p => p.y)), Math.max(...points.map(p => p.y))];
  const long = Math.max(right - left, bottom - top, 1);
  const at = (p: { x: number; y: number }) =>
    `${(6 + ((p.x - left + (long - right + left) / 2) / long) * 44).toFixed(1)},${(6 + ((p.y - top + (long - bottom + top) / 2) / long) * 44).toFixed(1)}`;
  return (
    <svg className={css['thumb']} viewBox="0 0 56 56" width="48" height="48" aria-hidden="true">
      <polyline points={points.map(at).join(' ')} />
    </svg>
  );
}

/** An activity in a list. */
export function ActivityRow({
  activity: a,
  onClick,
  onLongPress,
  picked,
  rid = 'activity',
}: {
  activity: Row;
  onClick: () => void;
  onLongPress?: () => void;
  picked?: boolean;
  rid?: string;
}) {
  const units = useUnits();
  const now = useMinute();
  const zone = useZone();
  const h24 = useH24();
  const far = hasDistance(a.type) && a.metres > 0;
  return (
    <ListRow
      id={a.id}
      rid={rid}
      lines={3}
      {...(picked === undefined ? {} : { selected: picked })}
      {...(onLongPress ? { onLongPress } : {})}
      onClick={onClick}
      className={css['row']!}
      leading={
        picked ? (
          <span className={css['disc']} data-picked="" aria-hidden="true">
            <Icon name="check" size={22} />
          </span>
        ) : (
          <TypeDisc type={a.type} />
        )
      }
      title={a.name}
      subtitle={
        <>
          <span
            className={css['rowLine']}
            dir="auto"
          >{`${KINDS[a.type].name} · ${whenWords(a.startedAt, now, zone, h24)}`}</span>
          <span className={css['rowLine']} data-strong="" dir="auto">
            {[
              ...(far ? [distanceWords(a.metres, units)] : []),
              timeWords(a.seconds),
              ...(far ? [rateWords(a.type, a.metres, a.seconds, units)] : []),
            ].join(' · ')}
          </span>
        </>
      }
      meta={a.track === '' ? undefined : <Thumb track={a.track} />}
    />
  );
}

/** One number with what it says. */
export function Metric({
  name,
  value,
  unit,
  big,
}: {
  name: string;
  value: ReactNode;
  unit?: string;
  big?: boolean;
}) {
  return (
    <div className={css['metric']} data-big={big || undefined}>
      <span className={css['metricValue']} dir="auto">
        <span>{value}</span>
        {unit && <small>{` ${unit}`}</small>}
      </span>
      <span className={css['metricName']}>{name}</span>
    </div>
  );
}

/** A row of chips from which one type, or all, is chosen. */
export function TypeChips({
  value,
  onChange,
  types = TYPES,
  all = false,
  name = 'types',
}: {
  value: Type | null;
  onChange: (type: Type | null) => void;
  types?: readonly Type[];
  all?: boolean;
  name?: string;
}) {
  return (
    <Scroller name={name} axis="x" label="Types">
      <div className={css['chips']}>
        {all && <Chip label="All" selected={value === null} onClick={() => onChange(null)} />}
        {types.map(t => (
          <Chip
            key={t}
            label={KINDS[t].name}
            icon={LOOK[t][0]}
            selected={value === t}
            rid={`type-${t}`}
            onClick={() => onChange(value === t && all ? null : t)}
          />
        ))}
      </div>
    </Scroller>
  );
}

/** A share of a whole as a ring, with what stands in it. */
export function Ring({
  share,
  size,
  width = 10,
  children,
  label,
}: {
  share: number;
  size: number;
  width?: number;
  children?: ReactNode;
  label: string;
}) {
  const r = (size - width) / 2;
  const round = 2 * Math.PI * r;
  return (
    <div className={css['ring']} style={{ inlineSize: size, blockSize: size }} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <circle
          cx={size / 2}
          cy={size / 2}
          r={r}
          fill="none"
          stroke="var(--c-surface-container-highest)"
          strokeWidth={width}
        />
        {share > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={r}
            fill="none"
            stroke="var(--c-primary)"
            strokeWidth={width}
            strokeLinecap="round"
            strokeDasharray={`${Math.min(1, share) * round} ${round}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <div className={css['ringIn']} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
