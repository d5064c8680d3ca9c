import type { ReactNode } from 'react';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { offsetAt } from '../../../src/state/clock.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useZone } from '../../../src/sdk/react/hooks.ts';
import { Icon } from './kit.ts';
import {
  conditionWords,
  dateOf,
  dayOf,
  daysFrom,
  degrees,
  hoursFrom,
  outlook,
  warningsOf,
  warningSpan,
  warningTitle,
  type PlaceView,
} from '../select.ts';
import { DayRows } from './DayRows.tsx';
import { Card, OfflineNotice, SkyScreen, useFreshness } from './Frame.tsx';
import { Scene } from './Scene.tsx';
import { Strip } from './Strip.tsx';
import { Tiles } from './Tiles.tsx';
import { useH24, useNav, useQuarter, useWeather } from './hooks.ts';
import css from './sky.module.css';

/** Points that a finger goes sideways for the next place. */
const SWIPE = 56;

interface BoardProps {
  place: PlaceView;
  label: string;
  bar: Parameters<typeof SkyScreen>[0]['bar'];
  dots?: { count: number; at: number } | null;
  turn?: (by: number) => void;
}

export function Board({ place, label, bar, dots = null, turn }: BoardProps) {
  const state = useWeather();
  const now = useQuarter();
  const nav = useNav();
  const { words } = useFreshness();
  const hours = hoursFrom(state, place, now, 48);
  const hour = hours[0]!;
  const days = daysFrom(state, place, now, 10);
  const today = days[0]!;
  const { rise, set } = dayOf(state, place, dateOf(now, place.zone)).sun;
  const sunlit =
    rise === null || set === null ? 0.5 : Math.max(0.05, Math.min(0.95, (now - rise) / (set - rise)));
  const key = place.key;
  return (
    <SkyScreen
      place={place}
      label={label}
      bar={bar}
      scene={<Scene condition={hour.condition} night={!hour.day} moon={today.moon} sunlit={sunlit} />}
    >
      <Hero place={place} now={now} dots={dots} {...(turn ? { turn } : {})} />
      <OfflineNotice />
      <WarningNotice place={place} now={now} />
      <Card
        title="Next 48 hours"
        icon="schedule"
        more={{
          label: 'Hourly',
          name: 'forecast',
          rid: 'hourly',
          onClick: () => nav.push('/hourly/:place', { place: key }),
        }}
      >
        <Strip name="strip" place={place} hours={hours} now={now} />
      </Card>
      <Card
        title="Ten days"
        icon="calendar_month"
        more={{
          label: 'All days',
          name: 'in detail',
          rid: 'all-days',
          onClick: () => nav.push('/days/:place', { place: key }),
        }}
      >
        <DayRows place={place} days={days} now={now} current={hour.temperature} />
      </Card>
      <Tiles place={place} hour={hour} day={today} now={now} />
      <div className={css['foot']}>{words}</div>
    </SkyScreen>
  );
}

function Hero({
  place,
  now,
  dots,
  turn,
}: {
  place: PlaceView;
  now: number;
  dots: { count: number; at: number } | null;
  turn?: (by: number) => void;
}) {
  const state = useWeather();
  const rtl = usePhone(isRtl);
  const h24 = useH24();
  const zone = useZone();
  const ref = useGesture(
    turn
      ? {
          drag: {
            axis: 'x',
            onMove: () => {},
            onEnd: p => {
              if (Math.abs(p.dx) >= SWIPE) turn(p.dx < 0 !== rtl ? 1 : -1);
            },
          },
        }
      : {},
  );
  const hour = hoursFrom(state, place, now, 1)[0]!;
  const today = daysFrom(state, place, now, 1)[0]!;
  const { units } = state;
  const elsewhere: ReactNode =
    offsetAt(now, place.zone) === offsetAt(now, zone) ? null : <LocalTime place={place} />;
  return (
    <div className={css['hero']} ref={ref} data-key="hero">
      <div className={css['huge']} role="heading" aria-level={2}>
        {degrees(hour.temperature, units)}
      </div>
      <div className={css['condition']}>{conditionWords(hour.condition, hour.day)}</div>
      <div className={css['range']}>
        <span>{`High ${degrees(today.high, units)}`}</span>
        <span>{`Low ${degrees(today.low, units)}`}</span>
        <span>{`Feels like ${degrees(hour.feelsLike, units)}`}</span>
      </div>
      <div className={css['outlook']} dir="auto">
        {outlook(state, place, now, at => formatTime(at, place.zone, h24))}
        {elsewhere}
      </div>
      {dots && (
        <div className={css['dots']} role="img" aria-label={`Place ${dots.at + 1} of ${dots.count}`}>
          {Array.from({ length: dots.count }, (_, i) => (
            <i key={i} data-on={i === dots.at || undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

function LocalTime({ place }: { place: PlaceView }) {
  const h24 = useH24();
  const time = usePhone(p => formatTime(p.clock.now, place.zone, h24));
  return <span style={{ display: 'block' }}>{`Local time ${time}`}</span>;
}

/** The worst of what is warned of, leading to all of it. */
function WarningNotice({ place, now }: { place: PlaceView; now: number }) {
  const state = useWeather();
  const h24 = useH24();
  const nav = useNav();
  const warnings = warningsOf(state, place, now);
  const worst = [...warnings].sort(
    (a, b) => 'ray'.indexOf(a.level[0]!) - 'ray'.indexOf(b.level[0]!) || a.from - b.from,
  )[0];
  if (!worst) return null;
  return (
    <button
      type="button"
      className={css['notice']}
      data-level={worst.level}
      data-rid="warnings"
      onClick={() => nav.push('/alerts/:place', { place: place.key })}
    >
      <Icon name="warning" filled />
      <span>
        <b>{warningTitle(worst)}</b>
        {warningSpan(worst, now, place.zone, h24)}
        {warnings.length > 1 ? ` · ${warnings.length - 1} more` : ''}
      </span>
      <Icon name="chevron_right" />
    </button>
  );
}
