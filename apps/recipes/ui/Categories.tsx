import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, List, ListRow, Screen, TextField } from './kit.ts';
import { categoriesOf } from '../select.ts';
import { useAct, useRecipes } from './hooks.ts';

/** All categories with their numbers of recipes: make, rename, delete. */
export function Categories() {
  const state = useRecipes();
  const [asking, setAsking] = useScreenState<{ what: 'new' | 'rename' | 'delete'; id: string } | null>(
    'asking',
    null,
  );
  const name = useFieldText('name');
  const fields = useFields();
  const act = useAct();
  const list = categoriesOf(state);
  const close = () => setAsking(null);
  const ask = (what: 'new' | 'rename' | 'delete', id = '', words = '') => {
    fields.set('name', words);
    setAsking({ what, id });
  };
  const save = () => {
    if (asking?.what === 'rename') act.renameCategory({ category: asking.id, name });
    else act.createCategory({ name });
    close();
  };
  const found = asking && state.categories[asking.id];
  return (
    <>
      <Screen
        label="Categories"
        appBar={
          <AppBar
            title="Categories"
            actions={<IconButton icon="add" label="New category" onClick={() => ask('new')} />}
          />
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon="label"
            title="No categories"
            text="Soups, cakes, weekdays: sort recipes as you cook."
            action={{ label: 'New category', onClick: () => ask('new') }}
          />
        ) : (
          <List>
            {list.map(c => (
              <ListRow
                key={c.id}
                id={c.id}
                rid="category"
                leading="label"
                title={c.name}
                subtitle={`${c.count} ${c.count === 1 ? 'recipe' : 'recipes'}`}
                trailing={
                  <>
                    <IconButton
                      icon="edit"
                      label={`Rename ${c.name}`}
                      onClick={() => ask('rename', c.id, c.name)}
                    />
                    <IconButton
                      icon="delete"
                      label={`Delete ${c.name}`}
                      onClick={() => ask('delete', c.id)}
                    />
                  </>
                }
              />
            ))}
          </List>
        )}
      </Screen>
      <ConfirmDialog
        open={asking !== null && asking.what !== 'delete'}
        title={asking?.what === 'rename' ? 'Rename category' : 'New category'}
        confirmLabel={asking?.what === 'rename' ? 'Rename' : 'Create'}
        disabled={name.trim() === ''}
        onConfirm={save}
        onCancel={close}
      >
        <TextField name="name" label="Name" maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.what === 'delete'}
        title={`Delete ${found?.name ?? 'category'}?`}
        text="Its recipes stay."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteCategory({ category: asking!.id });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
