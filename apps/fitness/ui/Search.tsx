import { useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, List, ListRow, Screen, SearchField, SectionHeader } from './kit.ts';
import type { Type } from '../kinds.ts';
import { monthsOf, typesOf } from '../select.ts';
import { MonthList } from './Activities.tsx';
import { useAct, useActivities, useApp } from './hooks.ts';
import { TypeChips } from './parts.tsx';
import css from './fitness.module.css';

/** Activities by the words of their name, notes, type and place. */
export function Search() {
  const activities = useActivities();
  const searches = useApp(s => s.searches);
  const [type, setType] = useScreenState<Type | null>('type', null);
  const query = useFieldText('query');
  const fields = useFields();
  const zone = useZone();
  const act = useAct();
  const months = query.trim() === '' ? [] : monthsOf(activities, type, query.trim(), zone);
  return (
    <Screen
      label="Search activities"
      scroll={query.trim() === '' ? 'main' : false}
      appBar={
        <AppBar
          title={
            <SearchField
              name="query"
              label="Search activities"
              rid="query"
              onEnter={words => {
                act.rememberSearch({ query: words });
                fields.blur();
              }}
            />
          }
        />
      }
    >
      {query.trim() === '' ? (
        <>
          {searches.length > 0 && (
            <>
              <SectionHeader title="Recent searches" />
              <List label="Recent searches">
                {searches.map(s => (
                  <ListRow
                    key={s}
                    leading="history"
                    title={s}
                    rid="recent"
                    id={`recent-${s}`}
                    onClick={() => {
                      fields.set('query', s);
                      act.rememberSearch({ query: s });
                    }}
                  />
                ))}
              </List>
            </>
          )}
          {searches.length === 0 && (
            <EmptyState
              icon="search"
              title="Search activities"
              text="By name, notes, type or part of the town."
            />
          )}
        </>
      ) : (
        <div className={css['listPage']}>
          <TypeChips all value={type} onChange={setType} types={typesOf(activities)} />
          {months.length === 0 ? (
            <EmptyState icon="search" title="Nothing found" text="Try other words or another type." />
          ) : (
            <MonthList months={months} name="found" top />
          )}
        </div>
      )}
    </Screen>
  );
}
