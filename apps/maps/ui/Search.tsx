import type { ReactNode } from 'react';
import { CATEGORIES, search, near, categoryOf, savedOf, MY_LOCATION, type Hit } from '../select.ts';
import { fitting } from '../../../src/sdk/react/city/index.ts';
import { useFields, useFieldText, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Screen,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { openingOf } from '../select.ts';
import type { Spot } from '../state.ts';
import { BottomSheet, heightsOf } from './BottomSheet.tsx';
import {
  metresOf,
  useAct,
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
import { HitRow, MapView, OfflineRow } from './parts.tsx';
import css from './maps.module.css';

/** A search field with what it finds; `onPick` gets what was chosen, `onAll` the words. */
function Finder({
  title,
  hint,
  onPick,
  onAll,
  top,
}: {
  title: string;
  hint: string;
  onPick: (spot: Spot) => void;
  onAll?: (query: string) => void;
  top?: ReactNode;
}) {
  const query = useFieldText('query');
  const fields = useFields();
  const here = useHere();
  const places = useApp(s => s.places);
  const searches = useApp(s => s.searches);
  const recent = useApp(s => s.recent);
  const act = useAct();
  const stored = useStored();
  const hits = query.trim() === '' ? [] : search(places, query, here, stored);
  const category = categoryOf(query);
  const pick = (hit: Hit) => {
    act.rememberSearch({ query: hit.kind === 'point' ? query : hit.spot.name });
    act.look({ spot: hit.spot });
    onPick(hit.spot);
  };
  return (
    <Screen
      label={title}
      appBar={
        <AppBar
          title={
            <SearchField
              name="query"
              label={hint}
              onEnter={text => {
                if (text.trim() !== '' && onAll) {
                  act.rememberSearch({ query: text });
                  onAll(text);
                }
              }}
            />
          }
        />
      }
    >
      <OfflineRow />
      {query.trim() === '' ? (
        <>
          {top}
          {onAll && (
            <>
              <SectionHeader title="Nearby" />
              <div className={css['pad']}>
                {CATEGORIES.map(c => (
                  <Chip
                    key={c.id}
                    id={c.id}
                    label={c.label}
                    icon={KIND_LOOK[c.kinds[0]!][0]}
                    onClick={() => {
                      act.rememberSearch({ query: c.label });
                      onAll(c.label);
                    }}
                  />
                ))}
              </div>
            </>
          )}
          {(searches.length > 0 || recent.length > 0) && (
            <SectionHeader
              title="Recent"
              action={{ label: 'Clear', onClick: () => act.forgetSearches({}) }}
            />
          )}
          <List>
            {recent.slice(0, 5).map(s => (
              <ListRow
                key={`${s.name}-${s.latitude}`}
                leading="history"
                title={s.name}
                subtitle={s.address}
                onClick={() => {
                  act.look({ spot: s });
                  onPick(s);
                }}
              />
            ))}
            {onAll &&
              searches.map(s => (
                <ListRow key={s} leading="search" title={s} onClick={() => fields.set('query', s)} />
              ))}
          </List>
        </>
      ) : (
        <List label="Results">
          {category && onAll && (
            <ListRow
              leading="search"
              title={`${category.label} on the map`}
              subtitle="Nearest first"
              onClick={() => {
                act.rememberSearch({ query: category.label });
                onAll(category.label);
              }}
            />
          )}
          {hits.map(h => (
            <HitRow key={h.id} hit={h} onClick={() => pick(h)} />
          ))}
          {hits.length === 0 &&
            (stored === null ? (
              <EmptyState
                icon="search_off"
                title="Nothing found"
                text="Try a name, an address, a kind of place or coordinates."
              />
            ) : (
              <EmptyState
                icon="cloud_off"
                title={stored.length === 0 ? 'You’re offline' : 'Nothing in your offline areas'}
                text="Connect to a network to search the whole map."
              />
            ))}
        </List>
      )}
    </Screen>
  );
}

export function Search() {
  const nav = useNav();
  const open = useOpenSpot();
  const home = useApp(s => s.settings.home);
  const work = useApp(s => s.settings.work);
  const act = useAct();
  return (
    <Finder
      title="Search"
      hint="Search here"
      onPick={open}
      onAll={query => nav.push('/results/:query', { query })}
      top={
        <List>
          <ListRow
            leading="home"
            title="Home"
            subtitle={home?.address ?? 'Set the address'}
            onClick={() => (home ? act.directions({ to: home }) : nav.push('/choose/:for', { for: 'home' }))}
          />
          <ListRow
            leading="work"
            title="Work"
            subtitle={work?.address ?? 'Set the address'}
            onClick={() => (work ? act.directions({ to: work }) : nav.push('/choose/:for', { for: 'work' }))}
          />
        </List>
      }
    />
  );
}

/** Chooses a place for a stop, an address, a list or a waypoint. */
export function Choose() {
  const { for: what } = useParams('/choose/:for');
  const nav = useNav();
  const act = useAct();
  const home = useApp(s => s.settings.home);
  const work = useApp(s => s.settings.work);
  const here = useHere();
  const place = usePhone(p => p.device.place);
  const [kind, id = ''] = [what.split(':')[0]!, what.slice(what.indexOf(':') + 1)];
  const done = (spot: Spot) => {
    if (kind === 'stop') act.setStop({ index: Number(id), spot });
    else if (kind === 'add') act.addStop({ spot });
    else if (kind === 'home' || kind === 'work') act.setHome({ which: kind, spot });
    else if (kind === 'list') act.save({ spot, list: id });
    else if (kind === 'waypoint')
      act.addWaypoint({ name: spot.name, latitude: spot.latitude, longitude: spot.longitude });
    nav.back();
  };
  const title =
    kind === 'home'
      ? 'Home address'
      : kind === 'work'
        ? 'Work address'
        : kind === 'list'
          ? 'Add a place'
          : kind === 'waypoint'
            ? 'Add a waypoint'
            : kind === 'add'
              ? 'Add a stop'
              : id === '0'
                ? 'Choose a start'
                : 'Choose a destination';
  const stops = kind === 'stop' || kind === 'add';
  return (
    <Finder
      title={title}
      hint={title}
      onPick={done}
      top={
        <List>
          {stops && here && (
            <ListRow
              leading="my_location"
              title={MY_LOCATION}
              subtitle={place.name}
              onClick={() =>
                done({
                  name: MY_LOCATION,
                  address: place.name,
                  latitude: place.latitude,
                  longitude: place.longitude,
                  place: null,
                })
              }
            />
          )}
          {stops && home && (
            <ListRow leading="home" title="Home" subtitle={home.address} onClick={() => done(home)} />
          )}
          {stops && work && (
            <ListRow leading="work" title="Work" subtitle={work.address} onClick={() => done(work)} />
          )}
        </List>
      }
    />
  );
}

/** Hands a place to the app that asked for one. */
export function Pick() {
  const nav = useNav();
  const place = usePhone(p => p.device.place);
  const here = useHere();
  const give = (s: { name: string; address: string; latitude: number; longitude: number }) =>
    nav.finish({ name: s.name, address: s.address, latitude: s.latitude, longitude: s.longitude });
  return (
    <Finder
      title="Pick a place"
      hint="Pick a place"
      onPick={give}
      top={
        here && (
          <List>
            <ListRow
              leading="my_location"
              title="My location"
              subtitle={place.name}
              onClick={() =>
                give({
                  name: 'My location',
                  address: place.name,
                  latitude: place.latitude,
                  longitude: place.longitude,
                })
              }
            />
          </List>
        )
      }
    />
  );
}

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
        <div className={css['searchBar']}>
          <IconButton icon="arrow_back" label="Back" onClick={() => nav.back()} />
          <button type="button" className={css['searchText']} data-filled="" onClick={() => nav.back()}>
            <span>{query}</span>
          </button>
        </div>
      </div>
      <BottomSheet
        label="Results"
        head={
          <div className={css['pad']}>
            <Chip label="Open now" selected={open} onClick={() => setOpen(!open)} />
            <span className={css['muted']}>{hits.length === 1 ? '1 result' : `${hits.length} results`}</span>
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
