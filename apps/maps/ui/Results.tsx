import { search, near, categoryOf, savedOf } from '../select.ts';
import { fitting } from '../../../src/sdk/react/city/index.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Chip, EmptyState, Icon, IconButton, List, ListRow, Screen } from './kit.ts';
import { openingOf } from '../select.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import {
  metresOf,
  useApp,
  useCamera,
  useHere,
  useMoment,
  useNav,
  useOpenSpot,
  useParams,
  useScreenSize,
  useStored,
} from './hooks.ts';
import { KIND_LOOK, poisOf } from './kinds.ts';
import { HitRow, MapView } from './parts.tsx';
import css from './search.module.css';
import common from './maps.module.css';

/** What a search found, on the map and as a list. */
export function Results() {
  const { query } = useParams('/results/:query');
  const here = useHere();
  const places = useApp(s => s.places);
  const saved = useApp(s => s.saved);
  const [open, setOpen] = useScreenState('open', false);
  const [shown, setShown] = useScreenState('shown', 20);
  const { minute, zone } = useMoment();
  const stored = useStored();
  const category = categoryOf(query);
  const all = category ? near(places, category.kinds, here, stored) : search(places, query, here, stored);
  const hits = all
    .filter(h => !open || (h.place !== null && openingOf(h.place, minute * 60_000, zone).open))
    .slice(0, shown);
  const size = useScreenSize();
  const below = heightsOf(size.height).mid;
  const points = hits.slice(0, 12).map(h => metresOf(h.spot));
  const [camera, setCamera] = useCamera(
    points.length > 0
      ? fitting(here && category ? [...points.slice(0, 6), here] : points, size, {
          below,
          above: 90,
          most: 16.6,
        })
      : { x: 0, y: 0, zoom: 14 },
  );
  const nav = useNav();
  const openSpot = useOpenSpot();
  const pois = useApp(s => poisOf(s.places));
  const pins = hits.map(h => ({
    id: h.id,
    label: h.spot.name,
    ...metresOf(h.spot),
    ...(h.place ? { tone: KIND_LOOK[h.place.kind][1] } : {}),
  }));
  return (
    <Screen scroll={false} bleed label={`Results for ${query}`}>
      <MapView
        camera={camera}
        onCamera={setCamera}
        below={below}
        pois={pois.filter(p => !hits.some(h => h.id === p.id))}
        pins={pins}
        onPoi={place => nav.push('/place/:place', { place })}
        onPin={id => {
          const hit = hits.find(h => h.id === id);
          if (hit) openSpot(hit.spot);
        }}
      />
      <div className={css['top']}>
        <div className={common['searchBar']}>
          <IconButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
          <button type="button" className={css['searchText']} data-filled="" onClick={() => nav.back()}>
            <span>{query}</span>
          </button>
        </div>
      </div>
      <BottomSheet
        label="Results"
        head={
          <div className={common['pad']}>
            <Chip label="Open now" selected={open} onClick={() => setOpen(!open)} />
            <span className={common['muted']}>
              {hits.length === 1 ? '1 result' : `${hits.length} results`}
            </span>
          </div>
        }
      >
        <List>
          {hits.map(h => (
            <HitRow
              key={h.id}
              hit={h}
              onClick={() => openSpot(h.spot)}
              trailing={
                savedOf({ saved }, h.spot).length > 0 ? <Icon name="bookmark" filled size={20} /> : undefined
              }
            />
          ))}
        </List>
        {hits.length === 0 && stored !== null && (
          <EmptyState
            icon="cloud_off"
            title="Nothing in your offline areas"
            text="Connect to a network to search the whole map."
          />
        )}
        {hits.length === 0 && stored === null && (
          <EmptyState
            icon="search_off"
            title="Nothing found"
            text={open ? 'Nothing of this kind is open now.' : 'Try other words.'}
          />
        )}
        {hits.length === shown && (
          <List>
            <ListRow leading="expand_more" title="More results" onClick={() => setShown(shown + 20)} />
          </List>
        )}
      </BottomSheet>
    </Screen>
  );
}
