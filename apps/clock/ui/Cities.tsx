import { formatTime } from '../../../src/sdk/core/format.ts';
import { useFieldText, useNow, useOs } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, ListRow, Screen, SearchField, WindowedList } from './kit.ts';
import { findCities, type City } from '../select.ts';
import { useAct, useApp, useH24, useNav } from './hooks.ts';
import css from './world.module.css';

const ROW = 72;

function Search({
  title,
  marked,
  onChoose,
}: {
  title: string;
  marked: readonly string[];
  onChoose: (city: City) => void;
}) {
  const found = findCities(useFieldText('city'));
  const scale = useOs(o => o.settings.textScale);
  const now = useNow();
  const h24 = useH24();
  return (
    <Screen
      label={title}
      scroll={false}
      appBar={
        <>
          <AppBar title={title} />
          <div className={css['search']}>
            <SearchField name="city" label="Search cities" hint="City or country" />
          </div>
        </>
      }
    >
      {found.length === 0 ? (
        <EmptyState
          icon="search_off"
          title="No city found"
          text="Try the country, or a larger city nearby."
        />
      ) : (
        <WindowedList
          name="cities"
          label="Cities"
          count={found.length}
          rowHeight={Math.ceil(ROW * scale)}
          render={i => {
            const c = found[i]!;
            return (
              <ListRow
                id={`city-${c.id}`}
                rid="city"
                title={c.name}
                subtitle={c.country}
                meta={<span className={css['found']}>{formatTime(now, c.zone, h24)}</span>}
                trailing={marked.includes(c.id) ? <Icon name="check" /> : undefined}
                onClick={() => onChoose(c)}
              />
            );
          }}
        />
      )}
    </Screen>
  );
}

/** A city for the world clock. */
export function AddCity() {
  const cities = useApp(s => s.cities);
  const act = useAct();
  const nav = useNav();
  return (
    <Search
      title="Add a city"
      marked={cities}
      onChoose={c => {
        act.addCity({ city: c.id });
        nav.back();
      }}
    />
  );
}

/** The city of the home clock. */
export function HomeCity() {
  const home = useApp(s => s.settings.home);
  const act = useAct();
  const nav = useNav();
  return (
    <Search
      title="Home time zone"
      marked={[home]}
      onChoose={c => {
        act.changeSettings({ settings: { home: c.id } });
        nav.back();
      }}
    />
  );
}
