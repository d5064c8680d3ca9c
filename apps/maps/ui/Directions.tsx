import { fitting, type MapLine } from '../../../src/sdk/react/city/index.ts';
import { usePhone, useScreenState, useSystem } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  Chip,
  Icon,
  IconButton,
  Menu,
  Screen,
  Scroller,
  Sheet,
  SwitchRow,
  type MenuItem,
} from './kit.ts';
import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { daysBetween, partsAt, startOfDay } from '../../../src/state/clock.ts';
import {
  distanceWords,
  durationWords,
  isHere,
  itineraryOf,
  refusalOf,
  stepsFor,
  type Itinerary,
} from '../select.ts';
import { MODES, type Spot } from '../state.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import {
  metresOf,
  useAct,
  useApp,
  useH24,
  useHere,
  useMoment,
  useNav,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { MODE_LOOK } from './kinds.ts';
import { MapView, useTimeDialog } from './parts.tsx';
import css from './directions.module.css';
import common from './maps.module.css';
import { LINE_ICON, Steps } from './Steps.tsx';

/** The way as the map draws it: on foot in dots, lines in their colours. */
export function linesOf(it: Itinerary): MapLine[] {
  if (it.mode !== 'transit')
    return [{ id: 'way', points: it.points, kind: it.mode === 'walk' ? 'route' : 'route' }];
  return it.journeys.flatMap((j, n) =>
    j.legs.map((l, i): MapLine =>
      l.kind === 'walk'
        ? { id: `leg-${n}-${i}`, points: l.way.points, kind: 'walk' }
        : { id: `leg-${n}-${i}`, points: l.points, kind: 'ride', colour: l.run.line.colour },
    ),
  );
}

/** Directions by four modes: stops, times, the steps, and the start of guidance. */
export function Directions() {
  const plan = useApp(s => s.plan);
  const place = usePhone(p => p.device.place);
  const here = useHere();
  const { minute, zone } = useMoment();
  const units = useUnits();
  const h24 = useH24();
  const act = useAct();
  const nav = useNav();
  const system = useSystem();
  const dialog = useTimeDialog();
  const size = useScreenSize();
  const [menu, setMenu] = useScreenState<number | null>('menu', null);
  const [options, setOptions] = useScreenState('options', false);
  const [timing, setTiming] = useScreenState('timing', false);
  const stored = useStored();
  const all = Object.fromEntries(
    MODES.map(m => [m, itineraryOf(plan, m, place.latitude, place.longitude, minute, zone, stored)]),
  ) as Record<(typeof MODES)[number], Itinerary | null>;
  const it = all[plan.mode];
  const ready = plan.stops.every(s => s !== null);
  const topHeight = 92 + plan.stops.length * 50 + 56;
  const below = heightsOf(size.height, 172).mid;
  const fit = it ? it.points : plan.stops.filter(s => s !== null).map(metresOf);
  const mapSize = { width: size.width, height: size.height };
  const camera0 =
    fit.length > 0
      ? fitting(fit, mapSize, { below, above: topHeight })
      : here
        ? { x: here.x, y: here.y, zoom: 15 }
        : { x: 0, y: 0, zoom: 14 };
  const key = JSON.stringify([plan.stops, plan.mode, plan.when, plan.at]);
  const [moved, setMoved] = useScreenState<{ key: string; camera: typeof camera0 } | null>('camera', null);
  const camera = moved?.key === key ? moved.camera : camera0;
  const setCamera = (next: typeof camera0) => setMoved({ key, camera: next });
  const letter = (i: number) => String.fromCharCode(65 + i);
  const time = (ms: number) => formatTime(ms, zone, h24);
  const dayWords = (ms: number) => {
    const days = daysBetween(minute * 60_000, ms, zone);
    return days === 0 ? '' : days === 1 ? ' tomorrow' : ` ${formatDay(ms, zone)}`;
  };
  const whenWords =
    plan.when === 'now' || plan.at === null
      ? 'Leave now'
      : `${plan.when === 'depart' ? 'Leave at' : 'Arrive by'} ${time(plan.at)}${dayWords(plan.at)}`;
  const day = startOfDay(plan.at ?? minute * 60_000, zone);
  const now = partsAt(plan.at ?? minute * 60_000, zone);
  const ask = (when: 'depart' | 'arrive') => {
    setTiming(false);
    dialog(when === 'depart' ? 'Leave at' : 'Arrive by', now.hour * 60 + now.minute, { when, day });
  };
  const items = (i: number): MenuItem[] => [
    {
      label: 'Change',
      icon: 'edit',
      onClick: () => {
        setMenu(null);
        nav.push('/choose/:for', { for: `stop:${i}` });
      },
    },
    {
      label: 'Move up',
      icon: 'arrow_upward',
      disabled: i === 0,
      onClick: () => {
        setMenu(null);
        act.moveStop({ index: i, to: i - 1 });
      },
    },
    {
      label: 'Move down',
      icon: 'arrow_downward',
      disabled: i === plan.stops.length - 1,
      onClick: () => {
        setMenu(null);
        act.moveStop({ index: i, to: i + 1 });
      },
    },
    {
      label: 'Remove',
      icon: 'delete',
      danger: true,
      disabled: plan.stops.length <= 2,
      onClick: () => {
        setMenu(null);
        act.removeStop({ index: i });
      },
    },
  ];
  return (
    <>
      <Screen scroll={false} bleed label="Directions">
        <MapView
          camera={camera}
          onCamera={setCamera}
          size={mapSize}
          tools={false}
          lines={it ? linesOf(it) : []}
          pins={plan.stops.flatMap((s, i) =>
            s && !(i === 0 && isHere(s))
              ? [{ id: `stop-${i}`, label: `${letter(i)}: ${s.name}`, letter: letter(i), ...metresOf(s) }]
              : [],
          )}
        />
        <div className={css['stops']}>
          <div className={css['stopLine']}>
            <IconButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
            <div className={css['stopList']}>
              {plan.stops.map((s, i) => (
                <div key={i} className={css['stopLine']}>
                  <button
                    type="button"
                    className={css['stop']}
                    data-rid="stop"
                    data-key={`stop-${i}`}
                    data-empty={s === null || undefined}
                    aria-label={`${s?.name ?? (i === 0 ? 'Choose a start' : i === plan.stops.length - 1 ? 'Choose a destination' : 'Choose a stop')}, ${i === 0 ? 'start' : i === plan.stops.length - 1 ? 'destination' : `stop ${i}`}`}
                    onClick={() => nav.push('/choose/:for', { for: `stop:${i}` })}
                  >
                    <span
                      className={common['stopDot']}
                      data-end={i === plan.stops.length - 1 || undefined}
                      data-letter={letter(i)}
                      aria-hidden="true"
                    />
                    <span aria-hidden="true" dir="auto">
                      {s?.name ??
                        (i === 0
                          ? 'Choose a start'
                          : i === plan.stops.length - 1
                            ? 'Choose a destination'
                            : 'Choose a stop')}
                    </span>
                  </button>
                  {plan.stops.length > 2 && (
                    <IconButton
                      icon="more_vert"
                      label={`Options of stop ${letter(i)}`}
                      onClick={() => setMenu(i)}
                    />
                  )}
                </div>
              ))}
            </div>
            <IconButton icon="swap_vert" label="Swap start and destination" onClick={() => act.swapStops()} />
          </div>
          <div className={css['modes']} role="tablist" aria-label="Mode">
            {MODES.map(m => (
              <button
                key={m}
                type="button"
                role="tab"
                aria-selected={m === plan.mode}
                className={css['mode']}
                data-rid={`mode-${m}`}
                aria-label={`${MODE_LOOK[m][1]}${all[m] ? `, ${durationWords(all[m].seconds)}` : ready ? ', no way' : ''}`}
                onClick={() => act.setMode({ mode: m })}
              >
                <Icon name={MODE_LOOK[m][0]} size={20} />
                <span aria-hidden="true">{all[m] ? durationWords(all[m].seconds) : '–'}</span>
              </button>
            ))}
          </div>
        </div>
        <BottomSheet
          label="Route"
          low={172}
          head={
            <>
              {it ? (
                <>
                  <div className={common['big']} role="heading" aria-level={1}>
                    {durationWords(it.seconds)} <span>({distanceWords(it.metres, units)})</span>
                  </div>
                  <div className={common['sub']}>
                    <span>
                      {time(it.departs)} – {time(it.arrives)}
                      {dayWords(it.arrives)}
                    </span>
                    {it.climb > 5 && it.mode !== 'drive' && <span>↑ {Math.round(it.climb)} m</span>}
                  </div>
                  {stored !== null && (
                    <div className={common['sub']}>
                      <span>
                        {it.mode === 'transit'
                          ? 'From the timetable on this phone, without live times'
                          : it.mode === 'drive'
                            ? 'Offline: without traffic'
                            : 'From your offline areas'}
                      </span>
                    </div>
                  )}
                </>
              ) : (
                <div className={common['big']} role="heading" aria-level={1}>
                  {ready ? refusalOf(plan, plan.mode, stored) : 'Where to?'}
                </div>
              )}
              <Scroller name="chips" axis="x" label="Options of the route">
                <div className={common['buttons']}>
                  <Chip label={whenWords} icon="schedule" opens onClick={() => setTiming(true)} />
                  <Chip label="Options" icon="tune" onClick={() => setOptions(true)} />
                  <Chip
                    label="Add stop"
                    icon="add"
                    onClick={() => nav.push('/choose/:for', { for: 'add' })}
                  />
                </div>
              </Scroller>
            </>
          }
        >
          {it && (
            <div className={common['pad']}>
              {plan.stops[0] && isHere(plan.stops[0]) && (
                <Button icon="navigation" onClick={() => act.navigate({ preview: false })}>
                  Start
                </Button>
              )}
              <Button variant="tonal" icon="play_arrow" onClick={() => act.navigate({ preview: true })}>
                Preview
              </Button>
            </div>
          )}
          {it?.mode === 'transit' && (
            <div className={css['legs']}>
              {it.journeys.flatMap((j, n) =>
                j.legs.map((l, i) => (
                  <span key={`${n}-${i}`}>
                    {(n > 0 || i > 0) && '›'}{' '}
                    {l.kind === 'walk' ? (
                      <>
                        <Icon name="directions_walk" size={16} />
                        {durationWords((l.arrives - l.departs) * 60)}
                      </>
                    ) : (
                      <>
                        <Icon name={LINE_ICON[l.run.line.kind]!} size={16} />
                        <span className={common['line']} style={{ background: l.run.line.colour }}>
                          {l.run.line.name}
                        </span>
                      </>
                    )}
                  </span>
                )),
              )}
            </div>
          )}
          {it && <Steps steps={stepsFor(it, plan.stops as Spot[])} />}
        </BottomSheet>
      </Screen>
      <Menu
        open={menu !== null}
        label="Stop"
        anchor="center"
        onClose={() => setMenu(null)}
        items={menu === null ? [] : items(menu)}
      />
      <Menu
        open={timing}
        label="Time"
        anchor="center"
        onClose={() => setTiming(false)}
        items={[
          {
            label: 'Leave now',
            checked: plan.when === 'now',
            onClick: () => {
              setTiming(false);
              act.setWhen({ when: 'now' });
            },
          },
          { label: 'Leave at…', checked: plan.when === 'depart', onClick: () => ask('depart') },
          { label: 'Arrive by…', checked: plan.when === 'arrive', onClick: () => ask('arrive') },
          ...(plan.when === 'now'
            ? []
            : [
                {
                  label: 'On another day…',
                  icon: 'calendar_month' as const,
                  divider: true,
                  onClick: () => {
                    setTiming(false);
                    system.openDialog({
                      app: 'maps',
                      kind: 'date',
                      title: 'Day',
                      value: plan.at ?? minute * 60_000,
                      then: { app: 'maps', action: 'setDay', args: {} },
                    });
                  },
                },
              ]),
        ]}
      />
      <Sheet open={options} title="Route options" onClose={() => setOptions(false)}>
        <SwitchRow
          leading="directions_boat"
          label="Avoid ferries"
          checked={plan.avoidFerries}
          onChange={avoidFerries => act.setOptions({ avoidFerries })}
        />
        <SwitchRow
          leading="stairs"
          label="Avoid steps"
          checked={plan.avoidSteps}
          onChange={avoidSteps => act.setOptions({ avoidSteps })}
        />
      </Sheet>
    </>
  );
}
