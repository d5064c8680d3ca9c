import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import {
  distance,
  harrowBay as city,
  wayBetween,
  degreesOf,
  type Point,
} from '../../../src/sdk/city/index.ts';
import { distanceWords, spotAt } from '../select.ts';
import {
  metresOf,
  useAct,
  useApp,
  useCamera,
  useHere,
  useNav,
  useScreenSize,
  useStored,
  useUnits,
} from './hooks.ts';
import { MapView, RoundButton } from './parts.tsx';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import { poisOf } from './kinds.ts';
import css from './days.module.css';
import common from './maps.module.css';

/** Draws a track: each tap or search sets the next waypoint. */
export function Draw() {
  const draft = useApp(s => s.draft);
  const here = useHere();
  const size = useScreenSize();
  const below = heightsOf(size.height, 190).mid;
  const [camera, setCamera] = useCamera(
    here ? { x: here.x, y: here.y + 260, zoom: 15.4 } : { x: 0, y: 0, zoom: 14 },
  );
  const [naming, setNaming] = useScreenState('naming', false);
  const [menu, setMenu] = useScreenState<number | null>('menu', null);
  const [straight, setStraight] = useScreenState('straight', false);
  const name = useFieldText('name');
  const fields = useFields();
  const units = useUnits();
  const act = useAct();
  const nav = useNav();
  const pois = useApp(s => poisOf(s.places));
  const places = useApp(s => s.places);
  const stored = useStored();
  const marks = draft.map(w => metresOf(w));
  const line: Point[] = straight
    ? marks
    : marks.slice(1).flatMap((p, i) => {
        const way = wayBetween(city, marks[i]!, p, 'walk');
        return way ? [marks[i]!, ...way.points, p] : [marks[i]!, p];
      });
  const metres = line.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, p)), 0);
  const add = (p: Point, label: string) => {
    const at = degreesOf(p);
    act.addWaypoint({ name: label, latitude: at.latitude, longitude: at.longitude });
  };
  return (
    <>
      <Screen scroll={false} bleed label="Draw a track">
        <MapView
          camera={camera}
          onCamera={setCamera}
          below={below}
          pois={pois}
          lines={line.length > 1 ? [{ id: 'draft', points: line, kind: 'track' }] : []}
          pins={draft.map((w, i) => ({
            id: `way-${i}`,
            label: `${i + 1}: ${w.name}`,
            letter: String(i + 1),
            ...marks[i]!,
          }))}
          onTap={p => add(p, spotAt(p, stored).name)}
          onPoi={id => {
            const p = places[id];
            if (p) act.addWaypoint({ name: p.name, latitude: p.latitude, longitude: p.longitude });
          }}
          onPin={id => setMenu(Number(id.slice(4)))}
        />
        <div className={common['back']}>
          <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
          <span className={css['note']}>Tap the map to set waypoints</span>
        </div>
        <BottomSheet
          label="Waypoints"
          low={190}
          head={
            <>
              <div className={common['big']} role="heading" aria-level={1}>
                {distanceWords(metres, units)}{' '}
                <span>{draft.length === 1 ? '1 waypoint' : `${draft.length} waypoints`}</span>
              </div>
              <div className={common['pad']}>
                <Button
                  variant="tonal"
                  icon="add"
                  onClick={() => nav.push('/choose/:for', { for: 'waypoint' })}
                >
                  Add waypoint
                </Button>
                <Button
                  icon="save"
                  disabled={draft.length < 2}
                  onClick={() => {
                    fields.set('name', '');
                    setNaming(true);
                  }}
                >
                  Save
                </Button>
                <IconButton
                  icon="undo"
                  label="Remove the last waypoint"
                  disabled={draft.length === 0}
                  onClick={() => act.removeWaypoint({ index: draft.length - 1 })}
                />
                <IconButton
                  icon="polyline"
                  label={straight ? 'Follow paths' : 'Straight lines'}
                  selected={straight}
                  onClick={() => setStraight(!straight)}
                />
              </div>
            </>
          }
        >
          {draft.length === 0 && (
            <EmptyState icon="draw" title="No waypoints yet" text="Tap the map or add one by its name." />
          )}
          <List label="Waypoints">
            {draft.map((w, i) => (
              <ListRow
                key={i}
                id={`waypoint-${i}`}
                leading={
                  <span className={common['stopDot']} aria-hidden="true">
                    {i + 1}
                  </span>
                }
                title={w.name}
                onClick={() => setMenu(i)}
              />
            ))}
          </List>
        </BottomSheet>
      </Screen>
      <Menu
        open={menu !== null && menu < draft.length}
        label="Waypoint"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          menu === null
            ? []
            : [
                {
                  label: 'Move up',
                  icon: 'arrow_upward',
                  disabled: menu === 0,
                  onClick: () => {
                    setMenu(null);
                    act.moveWaypoint({ index: menu, to: menu - 1 });
                  },
                },
                {
                  label: 'Move down',
                  icon: 'arrow_downward',
                  disabled: menu === draft.length - 1,
                  onClick: () => {
                    setMenu(null);
                    act.moveWaypoint({ index: menu, to: menu + 1 });
                  },
                },
                {
                  label: 'Remove',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.removeWaypoint({ index: menu });
                  },
                },
              ]
        }
      />
      <ConfirmDialog
        open={naming}
        title="Save track"
        confirmLabel="Save"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.saveTrack({ name, follow: !straight });
          setNaming(false);
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="name" label="Track name" maxLength={60} capitalise />
      </ConfirmDialog>
    </>
  );
}

/** How far it is along the points that one taps. */
export function Measure() {
  const here = useHere();
  const [camera, setCamera] = useCamera(
    here ? { x: here.x, y: here.y, zoom: 15.4 } : { x: 0, y: 0, zoom: 14 },
  );
  const [points, setPoints] = useScreenState<Point[]>('points', []);
  const units = useUnits();
  const pois = useApp(s => poisOf(s.places));
  const nav = useNav();
  const add = (p: Point) => setPoints(was => [...was, { x: Math.round(p.x), y: Math.round(p.y) }]);
  const metres = points.reduce((sum, p, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, p)), 0);
  return (
    <Screen scroll={false} bleed label="Measure distance">
      <MapView
        camera={camera}
        onCamera={setCamera}
        below={110}
        pois={pois}
        lines={points.length > 1 ? [{ id: 'measure', points, kind: 'measure' }] : []}
        pins={points.map((p, i) => ({
          id: `point-${i}`,
          label: `Point ${i + 1}`,
          letter: String(i + 1),
          ...p,
        }))}
        onTap={add}
        onPoi={id => {
          const p = pois.find(x => x.id === id);
          if (p) add(p);
        }}
      />
      <div className={common['back']}>
        <RoundButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
        <span className={css['note']}>Tap points on the map</span>
      </div>
      <div className={common['bar']}>
        <div className={common['barRow']}>
          <div>
            <span className={common['barBig']} role="status">
              {points.length < 2 ? 'Tap two points' : distanceWords(metres, units)}
            </span>
            <span className={common['muted']}>
              {points.length === 1 ? '1 point' : `${points.length} points`}
            </span>
          </div>
          <IconButton
            icon="undo"
            label="Undo"
            disabled={points.length === 0}
            onClick={() => setPoints(was => was.slice(0, -1))}
          />
          <Button variant="tonal" disabled={points.length === 0} onClick={() => setPoints([])}>
            Clear
          </Button>
        </div>
      </div>
    </Screen>
  );
}
