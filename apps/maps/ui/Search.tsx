import { MY_LOCATION } from '../select.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import { List, ListRow } from './kit.ts';
import type { Spot } from '../state.ts';
import { useAct, useApp, useHere, useNav, useOpenSpot, useParams } from './hooks.ts';
import { Finder } from './Finder.tsx';

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

const TITLES: Readonly<Record<string, string>> = {
  home: 'Home address',
  work: 'Work address',
  list: 'Add a place',
  waypoint: 'Add a waypoint',
  add: 'Add a stop',
};

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
  const title = TITLES[kind] ?? (id === '0' ? 'Choose a start' : 'Choose a destination');
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
