import type { ReactNode } from 'react';
import { CATEGORIES, search, categoryOf, type Hit } from '../select.ts';
import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, EmptyState, List, ListRow, Screen, SearchField, SectionHeader } from './kit.ts';
import type { Spot } from '../state.ts';
import { useAct, useApp, useHere, useStored } from './hooks.ts';
import { KIND_LOOK } from './kinds.ts';
import { HitRow, OfflineRow } from './parts.tsx';
import css from './maps.module.css';

/** A search field with what it finds; `onPick` gets what was chosen, `onAll` the words. */
export function Finder({
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
