import type { ReactNode } from 'react';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { offsetAt } from '../../../src/state/clock.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, IconButton, Menu, Screen } from './kit.ts';
import {
  cityOf,
  conditionWords,
  dateOf,
  dayOf,
  daysFrom,
  degrees,
  HERE,
  hoursFrom,
  openedPlace,
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
import { useAct, useH24, useNav, useParams, usePlace, usePlaces, useQuarter, useWeather } from './hooks.ts';
import css from './sky.module.css';

/** Points that a finger goes sideways for the next place. */
const SWIPE = 56;

/** The place that was shown last: now, the next hours and days, and all the rest. */
export function Now() {
  const state = useWeather();
  const places = usePlaces();
  const place = openedPlace(state, places);
  const [menu, setMenu] = useScreenState('menu', false);
  const act = useAct();
  const nav = useNav();
  if (!place) {
    return (
      <Screen
        label="Weather"
        appBar={
          <AppBar
            title="Skylight"
            leading="none"
            actions={<IconButton icon="settings" label="Settings" onClick={() => nav.push('/settings')} />}
          />
        }
      >
        <EmptyState
          icon="partly_cloudy_day"
          title="No places yet"
          text="Add a city to see its weather."
          action={{ label: 'Add place', icon: 'add', onClick: () => nav.push('/add') }}
        />
      </Screen>
    );
  }
  const at = places.indexOf(place);
  const key = place.key;
  const run = (then: () => void) => () => {
    setMenu(false);
    then();
  };
  return (
    <>
      <Board
        place={place}
        label="Weather"
        dots={places.length > 1 ? { count: places.length, at } : null}
        turn={by => {
          const next = places[at + by];
          if (next) act.show({ place: next.key });
        }}
        bar={{
          leading: <IconButton icon="list" label="Places" onClick={() => nav.push('/places')} />,
          title: <Name place={place} home={state.home === key} />,
          actions: (
            <>
              <IconButton icon="map" label="Map" onClick={() => nav.push('/map/:place', { place: key })} />
              <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
            </>
          ),
        }}
      />
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Refresh', icon: 'refresh', onClick: run(() => act.refresh()) },
          { label: 'Share forecast', icon: 'share', onClick: run(() => act.share({ place: key })) },
          { label: 'Compare places', icon: 'compare_arrows', onClick: run(() => nav.push('/compare')) },
          { label: 'Notifications', icon: 'notifications', onClick: run(() => nav.push('/alert-settings')) },
          { label: 'Settings', icon: 'settings', onClick: run(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}

function Name({ place, home }: { place: PlaceView; home: boolean }) {
  return (
    <span className={css['name']}>
      {(home || place.key === HERE) && (
        <Icon name={place.key === HERE ? 'my_location' : 'home'} filled size={18} />
      )}
      <span dir="auto">{place.name}</span>
    </span>
  );
}

/** A city that a search found, before it is saved. */
export function Preview() {
  const { city: id } = useParams('/city/:city');
  const state = useWeather();
  const act = useAct();
  const place = usePlace(id);
  if (!place || !cityOf(state.gazetteer, id))
    return (
      <Screen title="City">
        <EmptyState icon="location_off" title="This city is not known" />
      </Screen>
    );
  const saved = state.places[id] !== undefined;
  return (
    <Board
      place={place}
      label={place.name}
      bar={{
        title: place.name,
        subtitle: [place.admin, place.country].filter(Boolean).join(', '),
        actions: saved ? (
          <span className={css['ticked']}>
            <Icon name="check" size={20} />
            Saved
          </span>
        ) : (
          <IconButton icon="add" label="Add to places" onClick={() => act.addPlace({ city: id })} />
        ),
      }}
    />
  );
}

interface BoardProps {
  place: PlaceView;
  label: string;
  bar: Parameters<typeof SkyScreen>[0]['bar'];
  dots?: { count: number; at: number } | null;
  turn?: (by: number) => void;
}

function Board({ place, label, bar, dots = null, turn }: BoardProps) {
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
