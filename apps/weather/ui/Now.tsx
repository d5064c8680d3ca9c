import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, IconButton, Menu, Screen } from './kit.ts';
import { cityOf, HERE, openedPlace, type PlaceView } from '../select.ts';
import { useAct, useNav, useParams, usePlace, usePlaces, useWeather } from './hooks.ts';
import css from './sky.module.css';
import { Board } from './Board.tsx';

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
