import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, EmptyState, IconButton, Screen, SearchField, SectionHeader } from './kit.ts';
import { listed } from '../select.ts';
import { useAct, useNav, usePicked, useRecipes } from './hooks.ts';
import css from './list.module.css';
import { RecipeList } from './RecipeList.tsx';
import { SelectBar } from './SelectBar.tsx';

/** Finds recipes by words of all that is written in them. */
export function Search() {
  const state = useRecipes();
  const query = useFieldText('query');
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const rows = query.trim() === '' ? [] : listed(state, { query });
  return (
    <Screen
      label="Search"
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label="Search recipes"
            hint="Dishes, ingredients"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={text => {
              fields.blur();
              act.remember({ query: text });
            }}
          />
        ) : (
          <SelectBar ids={rows.map(r => r.id)} />
        )
      }
    >
      {query.trim() !== '' ? (
        <RecipeList
          rows={rows}
          empty={{ title: 'Nothing found', text: `No recipe has “${query.trim()}” in it.` }}
        />
      ) : state.searches.length > 0 ? (
        <>
          <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.forgetSearches() }} />
          <div className={css['recent']}>
            <ChipGroup label="Recent searches">
              {state.searches.map(s => (
                <Chip key={s} label={s} icon="history" onClick={() => fields.set('query', s)} />
              ))}
            </ChipGroup>
          </div>
        </>
      ) : (
        <EmptyState
          icon="search"
          title="Search your recipes"
          text="Write a dish, or what is in the fridge: leek potato"
        />
      )}
    </Screen>
  );
}
