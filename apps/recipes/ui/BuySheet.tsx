import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Checkbox, Scroller, Sheet } from './kit.ts';
import { ingredientsFor, partsOf, servingsNow, servingsWords } from '../select.ts';
import type { Recipe } from '../state.ts';
import { useAct, useRecipes } from './hooks.ts';
import css from './recipe.module.css';

/** Which of a recipe's ingredients go on the shopping list, for the servings that are chosen. */
export function BuySheet({
  open,
  recipe,
  r,
  onClose,
}: {
  open: boolean;
  recipe: string;
  r: Recipe;
  onClose: () => void;
}) {
  const state = useRecipes();
  const [left, setLeft] = useScreenState<number[]>('left-out', []);
  const act = useAct();
  const count = servingsNow(state, recipe);
  const lines = ingredientsFor(state, r, count)
    .map((line, i) => ({ i, ...partsOf(state, line) }))
    .filter(l => !l.heading);
  const chosen = lines.filter(l => !left.includes(l.i));
  const done = () => {
    setLeft([]);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title="Add to shopping list"
      onClose={done}
      footer={
        <div className={css['sheetFoot']}>
          <span>{servingsWords(r.servings, count)}</span>
          <Button
            disabled={chosen.length === 0}
            rid="add-to-list"
            onClick={() => {
              act.addToShopping({ recipe, servings: count, lines: chosen.map(l => l.i) });
              done();
            }}
          >{`Add ${chosen.length} ${chosen.length === 1 ? 'item' : 'items'}`}</Button>
        </div>
      }
    >
      <Scroller name="buy" label="Ingredients">
        {lines.map(l => (
          <Checkbox
            key={l.i}
            id={`buy-${l.i}`}
            label={[l.quantity, l.name].filter(Boolean).join(' ')}
            checked={!left.includes(l.i)}
            onChange={on => setLeft(on ? left.filter(i => i !== l.i) : [...left, l.i])}
          />
        ))}
      </Scroller>
    </Sheet>
  );
}
