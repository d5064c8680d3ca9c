import { useBack } from '../../../src/sdk/react/back.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, ListRow, List, Menu, Scroller, Sheet, TextField } from './kit.ts';
import { categoriesOf } from '../select.ts';
import { useAct, useRecipes, usePicked } from './hooks.ts';

/** Puts recipes into categories, and takes them out. */
export function CategorySheet({
  open,
  recipes,
  onClose,
}: {
  open: boolean;
  recipes: readonly string[];
  onClose: () => void;
}) {
  const state = useRecipes();
  const [naming, setNaming] = useScreenState('category-naming', false);
  const name = useFieldText('category-name');
  const fields = useFields();
  const act = useAct();
  const chosen = recipes.flatMap(id => state.recipes[id] ?? []);
  return (
    <>
      <Sheet open={open} title="Categories" onClose={onClose}>
        <Scroller name="categories" label="Categories">
          <List>
            <ListRow
              leading="add"
              title="New category"
              rid="new-category"
              onClick={() => {
                fields.set('category-name', '');
                setNaming(true);
              }}
            />
            {categoriesOf(state).map(c => {
              const on = chosen.length > 0 && chosen.every(r => r.categories.includes(c.id));
              return (
                <ListRow
                  key={c.id}
                  id={c.id}
                  rid="category"
                  leading={on ? 'check_box' : 'check_box_outline_blank'}
                  title={c.name}
                  selected={on}
                  onClick={() => act.categorise({ recipes: [...recipes], category: c.id, on: !on })}
                />
              );
            })}
          </List>
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={open && naming}
        title="New category"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createCategory({ name, recipes: [...recipes] });
          setNaming(false);
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="category-name" label="Name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}

/** Actions on the selected recipes. `ids` are those of the list, in its order. */
export function SelectBar({ ids }: { ids: readonly string[] }) {
  const { recipes } = useRecipes();
  const [picked, setPicked] = usePicked();
  const [open, setOpen] = useScreenState<'menu' | 'categories' | 'delete' | null>('pick-open', null);
  const act = useAct();
  const leave = () => {
    setOpen(null);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = ids.filter(id => picked?.includes(id));
  const loved = chosen.length > 0 && chosen.every(id => recipes[id]?.favourite);
  const one = chosen.length === 1 ? recipes[chosen[0]!]?.title : undefined;
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="favorite"
              label={loved ? 'Remove from favourites' : 'Add to favourites'}
              selected={loved}
              onClick={() => {
                act.favourite({ recipes: chosen, on: !loved });
                leave();
              }}
            />
            <IconButton icon="delete" label="Delete" onClick={() => setOpen('delete')} />
            <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
          </>
        }
      />
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={() => setOpen(null)}
        items={[
          { label: 'Categories', icon: 'label', onClick: () => setOpen('categories') },
          {
            label: 'Add to shopping list',
            icon: 'add_shopping_cart',
            onClick: () => {
              for (const recipe of chosen) act.addToShopping({ recipe });
              leave();
            },
          },
          {
            label: 'Share',
            icon: 'share',
            onClick: () => {
              act.share({ recipes: chosen });
              leave();
            },
          },
          {
            label: 'Export to files',
            icon: 'file_export',
            onClick: () => {
              act.exportRecipes({ recipes: chosen });
              leave();
            },
          },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: chosen.length === ids.length,
            onClick: () => {
              setOpen(null);
              setPicked([...ids]);
            },
          },
        ]}
      />
      <CategorySheet open={open === 'categories'} recipes={chosen} onClose={leave} />
      <ConfirmDialog
        open={open === 'delete'}
        title={one === undefined ? `Delete ${chosen.length} recipes?` : `Delete ${one}?`}
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.remove({ recipes: chosen });
          leave();
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
