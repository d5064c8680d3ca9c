import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ChipGroup,
  Fab,
  IconButton,
  Menu,
  RadioGroup,
  Screen,
  Scroller,
  SectionHeader,
  Sheet,
  SwitchRow,
  TextField,
} from './kit.ts';
import { categoriesOf, listed } from '../select.ts';
import type { Recipes } from '../state.ts';
import { useAct, useNav, usePicked, useRecipes } from './hooks.ts';
import css from './list.module.css';
import { Places } from './Places.tsx';
import { RecipeList } from './RecipeList.tsx';
import { SelectBar } from './SelectBar.tsx';

const SORTS: readonly { value: Recipes['sort']; label: string }[] = [
  { value: 'title', label: 'Title' },
  { value: 'newest', label: 'Newest first' },
  { value: 'time', label: 'Shortest time' },
  { value: 'rating', label: 'Best rated' },
];
const UNDER = [15, 30, 45, 60, 90] as const;

/** All recipes, with chips for categories, and what narrows and orders the list. */
export function Home() {
  const state = useRecipes();
  const [category, setCategory] = useScreenState<string | null>('category', null);
  const [favourite, setFavourite] = useScreenState('favourite', false);
  const [under, setUnder] = useScreenState<number | null>('under', null);
  const [open, setOpen] = useScreenState<'filter' | 'menu' | null>('open', null);
  const ingredient = useFieldText('ingredient');
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const chosen = category !== null && state.categories[category] ? category : null;
  const rows = listed(state, { category: chosen, favourite, under, ingredient });
  const narrowed = under !== null || ingredient.trim() !== '';
  const clear = () => {
    fields.blur();
    fields.set('ingredient', '');
    setUnder(null);
    setFavourite(false);
    setCategory(null);
  };
  const then = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const grid = state.view === 'grid';
  const none = Object.keys(state.recipes).length === 0;
  return (
    <>
      <Screen
        label="Recipes"
        fab={
          picked === null ? <Fab icon="add" label="New recipe" onClick={() => nav.push('/new')} /> : undefined
        }
        bottom={<Places at="/" />}
        appBar={
          picked === null ? (
            <AppBar
              title="Recipes"
              leading="none"
              actions={
                <>
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton
                    icon="tune"
                    label="Filter and sort"
                    badge={narrowed}
                    onClick={() => setOpen('filter')}
                  />
                  <IconButton
                    icon={grid ? 'view_agenda' : 'grid_view'}
                    label={grid ? 'Show as list' : 'Show as grid'}
                    onClick={() => act.setView({ view: grid ? 'list' : 'grid' })}
                  />
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
                </>
              }
            />
          ) : (
            <SelectBar ids={rows.map(r => r.id)} />
          )
        }
      >
        <Scroller name="chips" axis="x" label="Categories">
          <div className={css['chips']}>
            <Chip
              label="All"
              selected={chosen === null && !favourite}
              onClick={() => {
                setCategory(null);
                setFavourite(false);
              }}
            />
            <Chip label="Favourites" selected={favourite} onClick={() => setFavourite(!favourite)} />
            {categoriesOf(state).map(c => (
              <Chip
                key={c.id}
                id={c.id}
                label={c.name}
                selected={chosen === c.id}
                onClick={() => setCategory(chosen === c.id ? null : c.id)}
              />
            ))}
          </div>
        </Scroller>
        <RecipeList
          rows={rows}
          empty={
            none
              ? {
                  title: 'No recipes yet',
                  text: 'Write the first one, or take one in as text.',
                  action: { label: 'New recipe', onClick: () => nav.push('/new') },
                }
              : {
                  title: 'No recipe fits',
                  text: 'Try another category or fewer filters.',
                  action: { label: 'Show all', onClick: clear },
                }
          }
        />
      </Screen>
      <Sheet
        open={open === 'filter'}
        title="Filter and sort"
        onClose={() => {
          fields.blur();
          setOpen(null);
        }}
        footer={
          <div className={css['foot']}>
            <Button variant="text" onClick={clear}>
              Clear
            </Button>
            <Button
              onClick={() => {
                fields.blur();
                setOpen(null);
              }}
            >{`Show ${rows.length} ${rows.length === 1 ? 'recipe' : 'recipes'}`}</Button>
          </div>
        }
      >
        <Scroller name="filter" label="Filter and sort">
          <div className={css['sheet']}>
            <SectionHeader title="Time at most" />
            <div className={css['under']}>
              <ChipGroup label="Time at most">
                {UNDER.map(m => (
                  <Chip
                    key={m}
                    label={m === 60 ? '1 h' : m === 90 ? '1 h 30 min' : `${m} min`}
                    selected={under === m}
                    onClick={() => setUnder(under === m ? null : m)}
                  />
                ))}
              </ChipGroup>
            </div>
            <div className={css['field']}>
              <TextField name="ingredient" label="Has ingredient" leading="egg" capitalise={false} />
            </div>
            <SwitchRow label="Favourites only" checked={favourite} onChange={setFavourite} />
            <SectionHeader title="Sort by" />
            <RadioGroup
              label="Sort by"
              value={state.sort}
              options={SORTS}
              onChange={sort => act.setSort({ sort })}
            />
          </div>
        </Scroller>
      </Sheet>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={() => setOpen(null)}
        items={[
          { label: 'Import recipes', icon: 'note_add', onClick: then(() => nav.push('/import')) },
          { label: 'Categories', icon: 'label', onClick: then(() => nav.push('/categories')) },
          {
            label: 'Export all to files',
            icon: 'file_export',
            disabled: none,
            onClick: then(() => act.exportRecipes({ recipes: Object.keys(state.recipes).sort() })),
          },
          { label: 'Settings', icon: 'settings', divider: true, onClick: then(() => nav.push('/settings')) },
        ]}
      />
    </>
  );
}
