import { useFieldText, useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import { orderedEntries } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { EmptyState, ListRow, Screen, SearchField } from './kit.ts';
import { suggestionsFor } from '../select.ts';
import { useAct, useNav, useStays, useWords } from './hooks.ts';
import { parts } from './Parts.tsx';

/** Towns and properties by what is typed; or airports. */
export function Where() {
  const state = useStays();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const args = useScreenArgs<{ airport?: 'from' | 'to' }>();
  const query = useFieldText('query');
  const end = args?.airport;
  const wanted = query.trim().toLowerCase();
  if (end)
    return (
      <Screen title={t(end === 'from' ? 'from' : 'to')}>
        <div className={parts['fields']}>
          <SearchField name="query" label={t('airportHint')} />
        </div>
        {orderedEntries(state.airports, (a, b) => compare(a.city, b.city))
          .filter(([code, a]) => `${code} ${a.name} ${a.city}`.toLowerCase().includes(wanted))
          .map(([code, a]) => (
            <ListRow
              key={code}
              id={code}
              rid="airport"
              leading="flight"
              title={a.city}
              subtitle={`${a.name} · ${code}`}
              onClick={() => {
                act.setAir({ [end]: code });
                nav.back();
              }}
            />
          ))}
      </Screen>
    );
  const found = suggestionsFor(state, query);
  return (
    <Screen title={t('where')}>
      <div className={parts['fields']}>
        <SearchField name="query" label={t('whereHint')} />
      </div>
      {wanted === '' && (
        <ListRow
          rid="anywhere"
          leading="map"
          title={t('anywhere')}
          onClick={() => {
            act.setSearch({ place: null });
            nav.back();
          }}
        />
      )}
      {found.map(({ id, kind, name }) => (
        <ListRow
          key={id}
          id={id}
          rid={kind}
          leading={kind === 'place' ? 'location_on' : 'bed'}
          title={name}
          subtitle={
            kind === 'place' ? state.places[id]!.blurb : state.places[state.properties[id]!.place]!.name
          }
          onClick={() => {
            if (kind === 'property') return nav.replace('/property/:property', { property: id });
            act.setSearch({ place: id });
            nav.back();
          }}
        />
      ))}
      {found.length === 0 && <EmptyState icon="search" title={t('nothingFound')} text={t('whereNothing')} />}
    </Screen>
  );
}
