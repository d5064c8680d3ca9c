import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  BottomBar,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  Scroller,
  Sheet,
  SwitchRow,
} from './kit.ts';
import { departuresAt, harrowBay as city, metresOf } from '../../../src/sdk/city/index.ts';
import { CATEGORIES, distanceWords, isStored, markersOf, spotAt, spotKey } from '../select.ts';
import {
  useAct,
  useApp,
  useCamera,
  useHere,
  useMoment,
  useNav,
  useOnline,
  useStored,
  useUnits,
} from './hooks.ts';
import { KIND_LOOK, poisOf } from './kinds.ts';
import { MapView, RoundButton } from './parts.tsx';
import css from './search.module.css';
import homeCss from './home.module.css';
import common from './maps.module.css';

export const TONES = {
  red: '#c2352b',
  orange: '#b8600b',
  green: '#2f7d3c',
  blue: '#2563b0',
  purple: '#7a3fa0',
} as const;

/** The app's three main places. */
export function MainBar({ at }: { at: 'explore' | 'saved' | 'timeline' }) {
  const nav = useNav();
  return (
    <BottomBar
      value={at}
      items={[
        { id: 'explore', label: 'Explore', icon: 'explore' },
        { id: 'saved', label: 'Saved', icon: 'bookmark' },
        { id: 'timeline', label: 'Timeline', icon: 'timeline' },
      ]}
      onChange={id => {
        if (id !== at) {
          if (id === 'explore') nav.back();
          else if (at === 'explore') nav.push(id === 'saved' ? '/saved' : '/timeline');
          else nav.replace(id === 'saved' ? '/saved' : '/timeline');
        }
      }}
    />
  );
}

/** The map, with the search over it. */
export function Home() {
  const here = useHere();
  const [camera, setCamera] = useCamera(
    here ? { x: here.x, y: here.y, zoom: 16.3 } : { x: 0, y: -200, zoom: 14.2 },
  );
  const pois = useApp(s => poisOf(s.places));
  const markers = useApp(s => JSON.stringify(markersOf(s)));
  const layers = useApp(s => s.layers);
  const recording = useApp(s => s.recording !== null);
  const navigating = useApp(s => s.navigation?.to.name ?? null);
  const [menu, setMenu] = useScreenState('menu', false);
  const [sheet, setSheet] = useScreenState('layers', false);
  const [stop, setStop] = useScreenState<string | null>('stop', null);
  const stored = useStored();
  const nav = useNav();
  const act = useAct();
  const go = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const pins = (JSON.parse(markers) as ReturnType<typeof markersOf>).map(m => ({
    id: m.id,
    label: `Marker ${m.name}`,
    tone: TONES[m.colour],
    ...metresOf(m),
  }));
  return (
    <>
      <Screen scroll={false} bleed label="Wayfare" bottom={<MainBar at="explore" />}>
        <MapView
          camera={camera}
          onCamera={setCamera}
          pois={pois}
          pins={pins}
          onPoi={place => nav.push('/place/:place', { place })}
          onPin={() => nav.push('/markers')}
          onLongPress={at => nav.push('/spot/:spot', { spot: spotKey(spotAt(at, stored)) })}
          onTap={at => {
            if (layers.transit && isStored(stored, at)) {
              const s = city.stops
                .map(s => ({ s, off: Math.hypot(s.x - at.x, s.y - at.y) }))
                .sort((a, b) => a.off - b.off)[0]!;
              if (s.off < (24 * 98_938) / 2 ** camera.zoom) setStop(s.s.id);
            }
          }}
          extra={
            <RoundButton
              icon="directions"
              label="Directions"
              rid="directions"
              onClick={() => act.directions({ to: null })}
            />
          }
        />
        <div className={css['top']}>
          <div className={common['searchBar']}>
            <IconButton icon="menu" label="Menu" onClick={() => setMenu(true)} />
            <button
              type="button"
              className={css['searchText']}
              data-rid="search-box"
              onClick={() => nav.push('/search')}
            >
              <span>Search here</span>
            </button>
            <IconButton icon="layers" label="Map layers" onClick={() => setSheet(true)} />
          </div>
          <Scroller name="categories" axis="x" label="Categories">
            <div className={css['chipRow']}>
              {navigating !== null && (
                <button type="button" className={homeCss['mapChip']} onClick={() => nav.push('/navigate')}>
                  <Icon name="navigation" size={18} />
                  To {navigating}
                </button>
              )}
              {recording && (
                <button type="button" className={homeCss['mapChip']} onClick={() => nav.push('/tracks')}>
                  <Icon name="radio_button_checked" size={18} />
                  Recording
                </button>
              )}
              {CATEGORIES.slice(0, 10).map(c => (
                <button
                  key={c.id}
                  type="button"
                  className={homeCss['mapChip']}
                  data-rid="category"
                  data-key={c.id}
                  onClick={() => nav.push('/results/:query', { query: c.label })}
                >
                  <Icon name={KIND_LOOK[c.kinds[0]!][0]} size={18} />
                  {c.label}
                </button>
              ))}
            </div>
          </Scroller>
        </div>
      </Screen>
      <Menu
        open={menu}
        label="Menu"
        anchor="top-start"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Markers', icon: 'flag', onClick: go(() => nav.push('/markers')) },
          { label: 'Tracks', icon: 'route', onClick: go(() => nav.push('/tracks')) },
          { label: 'Measure distance', icon: 'straighten', onClick: go(() => nav.push('/measure')) },
          { label: 'Offline areas', icon: 'download', onClick: go(() => nav.push('/offline')) },
          { label: 'Settings', icon: 'settings', divider: true, onClick: go(() => nav.push('/settings')) },
        ]}
      />
      <Sheet open={sheet} title="Map layers" onClose={() => setSheet(false)}>
        <SwitchRow
          leading="commute"
          label="Transit"
          subtitle="Lines and stops; tap a stop for departures"
          checked={layers.transit}
          onChange={transit => act.setLayers({ transit })}
        />
        <SwitchRow
          leading="traffic"
          label="Traffic"
          subtitle={stored === null ? 'As it is at this hour' : 'Connect to a network to see it'}
          checked={layers.traffic}
          onChange={traffic => act.setLayers({ traffic })}
        />
        <SwitchRow
          leading="landscape"
          label="Terrain"
          subtitle="Contours every ten metres"
          checked={layers.terrain}
          onChange={terrain => act.setLayers({ terrain })}
        />
      </Sheet>
      <StopSheet stop={stop} onClose={() => setStop(null)} />
    </>
  );
}

/** What leaves from a stop next. */
function StopSheet({ stop, onClose }: { stop: string | null; onClose: () => void }) {
  const { minutes, weekday } = useMoment();
  const online = useOnline();
  const found = city.stops.find(s => s.id === stop);
  const here = useHere();
  const units = useUnits();
  const act = useAct();
  const two = (m: number) =>
    `${String(Math.floor(m / 60) % 24).padStart(2, '0')}:${String(Math.round(m) % 60).padStart(2, '0')}`;
  return (
    <Sheet open={found !== undefined} title={found?.name ?? ''} onClose={onClose}>
      {found && !online && (
        <div className={common['muted']} style={{ paddingInline: 16 }}>
          From the timetable on this phone, without live times
        </div>
      )}
      {found && (
        <List>
          {departuresAt(city, found.id, { minutes, weekday }).map(d => (
            <ListRow
              key={`${d.run.line.id}-${d.run.back}-${d.at}`}
              leading={
                <span className={common['line']} style={{ background: d.run.line.colour }}>
                  {d.run.line.name}
                </span>
              }
              title={d.run.back ? d.run.line.from : d.run.line.to}
              meta={`${two(d.at)} · ${d.at - minutes < 1 ? 'now' : `${Math.round(d.at - minutes)} min`}`}
            />
          ))}
          <ListRow
            leading="directions"
            title="Directions to this stop"
            subtitle={here ? distanceWords(Math.hypot(here.x - found.x, here.y - found.y), units) : undefined}
            onClick={() => {
              onClose();
              act.directions({ to: { ...spotAt(found), name: found.name } });
            }}
          />
        </List>
      )}
    </Sheet>
  );
}
