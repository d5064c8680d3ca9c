import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Chip, Icon, Scroller, Sheet, SwitchRow } from './kit.ts';
import { distanceWords, durationWords, isHere, refusalOf, stepsFor, type Itinerary } from '../select.ts';
import type { Mode, Spot } from '../state.ts';
import { BottomSheet } from './BottomSheet.tsx';
import { TimeMenu, useTimeWords, useWhenWords } from './DirectionsTime.tsx';
import { useAct, useApp, useNav, useStored, useUnits } from './hooks.ts';
import css from './directions.module.css';
import common from './maps.module.css';
import { LINE_ICON, Steps } from './Steps.tsx';

/** Height of the sheet at its lowest, points. */
export const ROUTE_SHEET_LOW = 172;

/** The sheet under the map: time and length of the route, its options, and its steps. */
export function RouteSheet({ route }: { route: Itinerary | null }) {
  return (
    <BottomSheet
      label="Route"
      low={ROUTE_SHEET_LOW}
      head={
        <>
          {route ? <RouteSummary route={route} /> : <NoRoute />}
          <RouteChips />
        </>
      }
    >
      {route && <RouteBody route={route} />}
    </BottomSheet>
  );
}

/** What the times of a route without a network rest on. */
function offlineNote(mode: Mode): string {
  if (mode === 'transit') return 'From the timetable on this phone, without live times';
  return mode === 'drive' ? 'Offline: without traffic' : 'From your offline areas';
}

function RouteSummary({ route }: { route: Itinerary }) {
  const units = useUnits();
  const stored = useStored();
  const { time, otherDay } = useTimeWords();
  return (
    <>
      <div className={common['big']} role="heading" aria-level={1}>
        {durationWords(route.seconds)} <span>({distanceWords(route.metres, units)})</span>
      </div>
      <div className={common['sub']}>
        <span>
          {time(route.departs)} – {time(route.arrives)}
          {otherDay(route.arrives)}
        </span>
        {route.climb > 5 && route.mode !== 'drive' && <span>↑ {Math.round(route.climb)} m</span>}
      </div>
      {stored !== null && (
        <div className={common['sub']}>
          <span>{offlineNote(route.mode)}</span>
        </div>
      )}
    </>
  );
}

function NoRoute() {
  const plan = useApp(s => s.plan);
  const stored = useStored();
  const isComplete = plan.stops.every(s => s !== null);
  return (
    <div className={common['big']} role="heading" aria-level={1}>
      {isComplete ? refusalOf(plan, plan.mode, stored) : 'Where to?'}
    </div>
  );
}

const useTimeMenu = () => useScreenState('timing', false);
const useOptionsSheet = () => useScreenState('options', false);

function RouteChips() {
  const [, setTiming] = useTimeMenu();
  const [, setOptions] = useOptionsSheet();
  const nav = useNav();
  return (
    <Scroller name="chips" axis="x" label="Options of the route">
      <div className={common['buttons']}>
        <Chip label={useWhenWords()} icon="schedule" opens onClick={() => setTiming(true)} />
        <Chip label="Options" icon="tune" onClick={() => setOptions(true)} />
        <Chip label="Add stop" icon="add" onClick={() => nav.push('/choose/:for', { for: 'add' })} />
      </div>
    </Scroller>
  );
}

function RouteBody({ route }: { route: Itinerary }) {
  const stops = useApp(s => s.plan.stops);
  const act = useAct();
  return (
    <>
      <div className={common['pad']}>
        {stops[0] && isHere(stops[0]) && (
          <Button icon="navigation" onClick={() => act.navigate({ preview: false })}>
            Start
          </Button>
        )}
        <Button variant="tonal" icon="play_arrow" onClick={() => act.navigate({ preview: true })}>
          Preview
        </Button>
      </div>
      {route.mode === 'transit' && <Legs route={route} />}
      <Steps steps={stepsFor(route, stops as Spot[])} />
    </>
  );
}

/** The walks and rides of a journey by public transport, in a row. */
function Legs({ route: it }: { route: Itinerary }) {
  return (
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
  );
}

/** What opens over the directions from the chips: the time, and the options. */
export function RouteDialogs() {
  const plan = useApp(s => s.plan);
  const [timing, setTiming] = useTimeMenu();
  const [options, setOptions] = useOptionsSheet();
  const act = useAct();
  return (
    <>
      <TimeMenu open={timing} onClose={() => setTiming(false)} />
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
