import { Button, Checkbox, Sheet, TextField } from './kit.ts';
import { listsOf } from '../select.ts';
import { useAct, useFields, useFieldText, useShop, useWords } from './hooks.ts';
import css from './product.module.css';
import { orderedIds } from '../../../src/state/order.ts';

/** Puts a variant on wishlists and takes it off, and makes a new list. */
export function WishSheet({
  open,
  variant,
  onClose,
}: {
  open: boolean;
  variant: string;
  onClose: () => void;
}) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const name = useFieldText('list-name');
  const wishOf = (list: string) =>
    orderedIds(state.wishes).find(
      id => state.wishes[id]!.list === list && state.wishes[id]!.variant === variant,
    );
  const make = () => {
    act.makeList({ name });
    fields.set('list-name', '');
    fields.blur();
  };
  return (
    <Sheet
      open={open}
      title={t('addToWishlist')}
      onClose={() => {
        fields.blur();
        onClose();
      }}
    >
      {listsOf(state).map(({ id, name: listName }) => {
        const wish = wishOf(id);
        return (
          <Checkbox
            key={id}
            id={id}
            rid="list"
            label={listName}
            checked={wish !== undefined}
            onChange={on => (on ? act.wish({ variant, list: id }) : wish && act.unwish({ wish }))}
          />
        );
      })}
      <div className={css['newList']}>
        <TextField name="list-name" label={t('newList')} maxLength={40} onEnter={make} />
        <Button variant="tonal" rid="make-list" disabled={name.trim() === ''} onClick={make}>
          {t('create')}
        </Button>
      </div>
    </Sheet>
  );
}
