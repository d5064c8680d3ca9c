import { fitting, type Camera, type MapLine } from '../../../src/sdk/react/city/index.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Screen } from './kit.ts';
import { isHere, itineraryOf, type Itinerary } from '../select.ts';
import { MODES, type Mode } from '../state.ts';
import { heightsOf } from './BottomSheet.tsx';
import { ROUTE_SHEET_LOW, RouteDialogs, RouteSheet } from './DirectionsRoute.tsx';
import { DirectionsStops, stopLetter, StopMenu } from './DirectionsStops.tsx';
import { metresOf, useApp, useHere, useMoment, useScreenSize, useStored } from './hooks.ts';
import { MapView } from './parts.tsx';

/** The route as the map draws it: walks in dots, lines in their colours. */
export function linesOf(route: Itinerary): MapLine[] {
  if (route.mode !== 'transit') return [{ id: 'way', points: route.points, kind: 'route' }];
  return route.journeys.flatMap((journey, n) =>
    journey.legs.map((leg, i): MapLine => {
      const id = `leg-${n}-${i}`;
      return leg.kind === 'walk'
        ? { id, points: leg.way.points, kind: 'walk' }
        : { id, points: leg.points, kind: 'ride', colour: leg.run.line.colour };
    }),
  );
}

/** The plan's route by each mode; null where there is none. */
function useRoutes(): Record<Mode, Itinerary | null> {
  const plan = useApp(s => s.plan);
  const place = usePhone(p => p.device.place);
  const { minute, zone } = useMoment();
  const stored = useStored();
  const routes = MODES.map(mode => [
    mode,
    itineraryOf(plan, mode, place.latitude, place.longitude, minute, zone, stored),
  ]);
  return Object.fromEntries(routes) as Record<Mode, Itinerary | null>;
}

/** Height of what covers the map above: bar, stops and modes, points. */
const topHeight = (stops: number): number => 92 + stops * 50 + 56;

/** The camera shows the whole route until somebody moves the map; another plan brings the route back into view. */
function useRouteCamera(route: Itinerary | null): [Camera, (next: Camera) => void] {
  const plan = useApp(s => s.plan);
  const here = useHere();
  const size = useScreenSize();
  const key = JSON.stringify([plan.stops, plan.mode, plan.when, plan.at]);
  const [moved, setMoved] = useScreenState<{ key: string; camera: Camera } | null>('camera', null);
  const initialCamera = (): Camera => {
    const points = route ? route.points : plan.stops.filter(s => s !== null).map(metresOf);
    if (points.length > 0)
      return fitting(points, size, {
        below: heightsOf(size.height, ROUTE_SHEET_LOW).mid,
        above: topHeight(plan.stops.length),
      });
    return here ? { x: here.x, y: here.y, zoom: 15 } : { x: 0, y: 0, zoom: 14 };
  };
  return [moved?.key === key ? moved.camera : initialCamera(), camera => setMoved({ key, camera })];
}

/** Directions by four modes: stops, times, the steps, and the start of guidance. */
export function Directions() {
  const plan = useApp(s => s.plan);
  const size = useScreenSize();
  const routes = useRoutes();
  const route = routes[plan.mode];
  const [camera, setCamera] = useRouteCamera(route);
  const pins = plan.stops.flatMap((stop, i) => {
    if (!stop || (i === 0 && isHere(stop))) return [];
    const letter = stopLetter(i);
    return [{ id: `stop-${i}`, label: `${letter}: ${stop.name}`, letter, ...metresOf(stop) }];
  });
  return (
    <>
      <Screen scroll={false} bleed label="Directions">
        <MapView
          camera={camera}
          onCamera={setCamera}
          size={{ width: size.width, height: size.height }}
          tools={false}
          lines={route ? linesOf(route) : []}
          pins={pins}
        />
        <DirectionsStops routes={routes} />
        <RouteSheet route={route} />
      </Screen>
      <StopMenu />
      <RouteDialogs />
    </>
  );
}
