import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, EmptyState, IconButton, Screen, SearchField, SectionHeader } from './kit.ts';
import { listed } from '../select.ts';
import { useBars } from './Bars.tsx';
import { useAct, useApp, useItem, useItems, useNav, usePicked } from './hooks.ts';
import { ItemSheets, type Doing } from './ItemSheets.tsx';
import css from './list.module.css';
import { RecordingList } from './RecordingList.tsx';
import { SelectBar } from './SelectBar.tsx';

/** Finds recordings by name, place, markers and what is said in them. */
export function Search() {
  const query = useFieldText('query');
  const sort = useApp(s => s.sort);
  const searches = useApp(s => s.searches);
  const [subject, setSubject] = useScreenState('subject', '');
  const [doing, setDoing] = useScreenState<Doing | null>('doing', null);
  const [picked] = usePicked();
  const items = listed(useItems(), { query, sort });
  const item = useItem(subject);
  const bottom = useBars();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  return (
    <>
      <Screen
        label="Search"
        bottom={bottom}
        appBar={
          picked === null ? (
            <SearchField
              name="query"
              label="Search recordings"
              hint="Names, places, spoken words"
              leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
              onEnter={text => {
                fields.blur();
                act.remember({ query: text });
              }}
            />
          ) : (
            <SelectBar items={items} />
          )
        }
      >
        {query.trim() !== '' ? (
          <RecordingList
            items={items}
            query={query}
            onMenu={id => {
              setSubject(id);
              setDoing('menu');
            }}
            empty={{ title: 'Nothing found', text: `No recording has “${query.trim()}” in it.` }}
          />
        ) : searches.length > 0 ? (
          <>
            <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.forgetSearches() }} />
            <div className={css['recent']}>
              <ChipGroup label="Recent searches">
                {searches.map(s => (
                  <Chip key={s} label={s} icon="history" onClick={() => fields.set('query', s)} />
                ))}
              </ChipGroup>
            </div>
          </>
        ) : (
          <EmptyState
            icon="search"
            title="Search your recordings"
            text="By name, place, marker, or a word that somebody said."
          />
        )}
      </Screen>
      <ItemSheets item={item} doing={doing} onDoing={setDoing} />
    </>
  );
}
