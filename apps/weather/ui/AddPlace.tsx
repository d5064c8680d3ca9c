import { useFieldText, useFields, useOs } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  ChipGroup,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Screen,
  SearchField,
  WindowedList,
} from './kit.ts';
import { degrees, findCities, hourNow } from '../select.ts';
import { useAct, useNav, useOnline, useQuarter, useWeather } from './hooks.ts';
import css from './places.module.css';

const ROW = 72;
const SUGGESTED = [
  'London',
  'Paris',
  'New York',
  'Tokyo',
  'Singapore',
  'Sydney',
  'Nairobi',
  'São Paulo',
  'Dubai',
  'Reykjavík',
];

/** A search over the cities of the world. */
export function AddPlace() {
  const state = useWeather();
  const query = useFieldText('city');
  const fields = useFields();
  const online = useOnline();
  const scale = useOs(o => o.settings.textScale);
  const now = useQuarter();
  const act = useAct();
  const nav = useNav();
  const found = findCities(state.gazetteer, query);
  function body() {
    if (!online)
      return (
        <EmptyState
          icon="cloud_off"
          title="You’re offline"
          text="Connect to Wi-Fi or mobile data to search for a place."
        />
      );
    if (query.trim() === '')
      return (
        <>
          <div className={css['hint']}>Often looked for</div>
          <div>
            <ChipGroup label="Often looked for">
              {SUGGESTED.map(name => (
                <Chip key={name} label={name} onClick={() => fields.set('city', name)} />
              ))}
            </ChipGroup>
          </div>
        </>
      );
    if (found.length === 0)
      return (
        <EmptyState
          icon="search_off"
          title="No city found"
          text="Check the spelling, or try a larger city nearby."
        />
      );
    return (
      <WindowedList
        name="cities"
        label="Cities"
        count={found.length}
        rowHeight={Math.ceil(ROW * scale)}
        render={i => {
          const c = found[i]!;
          const saved = state.places[c.id] !== undefined;
          const hour = hourNow(state, c, now);
          return (
            <ListRow
              id={c.id}
              rid="city"
              title={c.name}
              subtitle={[c.admin, c.country].filter(Boolean).join(', ')}
              meta={<span className={css['found']}>{degrees(hour.temperature, state.units)}</span>}
              onClick={() => nav.push('/city/:city', { city: c.id })}
              trailing={
                saved ? (
                  <Icon name="check" />
                ) : (
                  <IconButton
                    icon="add"
                    label={`Add ${c.name}, ${c.admin || c.country}`}
                    onClick={() => {
                      act.addPlace({ city: c.id });
                      nav.back();
                    }}
                  />
                )
              }
            />
          );
        }}
      />
    );
  }
  return (
    <Screen
      label="Add place"
      scroll={false}
      appBar={
        <>
          <AppBar title="Add place" />
          <div className={css['search']}>
            <SearchField name="city" label="Search cities" hint="City, region or country" />
          </div>
        </>
      }
    >
      {body()}
    </Screen>
  );
}
