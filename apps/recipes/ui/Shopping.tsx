import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, Dialog, EmptyState, IconButton, Menu, Screen, TextField } from './kit.ts';
import { lineOf, shoppingOf, shoppingWords } from '../select.ts';
import { useAct, useRecipes } from './hooks.ts';
import { Places } from './Places.tsx';
import css from './shopping.module.css';
import { Tick } from './Tick.tsx';

/** The shopping list: merged ingredients of recipes, and lines that the user wrote. */
export function Shopping() {
  const state = useRecipes();
  const [open, setOpen] = useScreenState<'menu' | 'clear' | null>('open', null);
  const [editing, setEditing] = useScreenState<string | null>('editing', null);
  const text = useFieldText('line');
  const fields = useFields();
  const act = useAct();
  const lines = shoppingOf(state);
  const ticked = lines.filter(l => l.done).length;
  const close = () => setOpen(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const add = (words: string) => {
    act.addLine({ text: words });
    fields.set('new-line', '');
  };
  const typed = useFieldText('new-line');
  const stop = () => {
    fields.blur();
    setEditing(null);
  };
  return (
    <>
      <Screen
        label="Shopping list"
        bottom={<Places at="/shopping" />}
        appBar={
          <AppBar
            title="Shopping list"
            {...(lines.length > 0 ? { subtitle: `${ticked} of ${lines.length} in the basket` } : {})}
            leading="none"
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />}
          />
        }
      >
        <div className={css['new']}>
          <TextField
            name="new-line"
            label="Add an item"
            leading="add"
            capitalise={false}
            onEnter={words => {
              if (words.trim() === '') fields.blur();
              else add(words);
            }}
            trailing={
              typed.trim() !== '' && <IconButton icon="check" label="Add" onClick={() => add(typed)} />
            }
          />
        </div>
        {lines.length === 0 ? (
          <EmptyState
            icon="shopping_basket"
            title="Nothing to buy"
            text="Add items here, or a whole recipe from its page."
          />
        ) : (
          lines.map(l => {
            const { quantity, name } = shoppingWords(state, l);
            const from = l.recipes.flatMap(id => state.recipes[id]?.title ?? []).join(', ');
            const words = [quantity, name].filter(Boolean).join(' ');
            return (
              <div key={l.id} className={css['line']}>
                <Tick
                  id={l.id}
                  rid="line"
                  checked={l.done}
                  onChange={done => act.tickLine({ line: l.id, done })}
                >
                  {quantity && <b>{quantity} </b>}
                  {name}
                  {from && (
                    <span className={css['from']} dir="auto">
                      {from}
                    </span>
                  )}
                </Tick>
                <IconButton
                  icon="edit"
                  label={`Edit ${words}`}
                  size={20}
                  onClick={() => {
                    fields.set('line', lineOf(l));
                    setEditing(l.id);
                  }}
                />
              </div>
            );
          })
        )}
      </Screen>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Clear ticked',
            icon: 'remove_done',
            disabled: ticked === 0,
            onClick: then(() => act.clearTicked()),
          },
          {
            label: 'Clear all',
            icon: 'delete',
            disabled: lines.length === 0,
            onClick: () => setOpen('clear'),
          },
          { label: 'Share', icon: 'share', divider: true, onClick: then(() => act.shareShopping()) },
        ]}
      />
      <ConfirmDialog
        open={open === 'clear'}
        title="Empty the shopping list?"
        text="Every item is removed, ticked or not."
        confirmLabel="Empty"
        danger
        onConfirm={then(() => act.clearShopping())}
        onCancel={close}
      />
      <Dialog
        open={editing !== null}
        title="Edit item"
        onClose={stop}
        actions={[
          {
            label: 'Remove',
            danger: true,
            onClick: () => {
              act.removeLine({ line: editing! });
              stop();
            },
          },
          { label: 'Cancel', onClick: stop },
          {
            label: 'Save',
            disabled: text.trim() === '',
            onClick: () => {
              act.editLine({ line: editing!, text });
              stop();
            },
          },
        ]}
      >
        <TextField name="line" label="Item" capitalise={false} />
      </Dialog>
    </>
  );
}
