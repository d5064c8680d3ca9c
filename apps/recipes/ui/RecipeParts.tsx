import { Chip, IconButton } from './kit.ts';
import {
  ingredientsFor,
  minutesWords,
  partsOf,
  servingsNow,
  stepWords,
  timersOf,
  totalMinutes,
} from '../select.ts';
import type { Recipe as RecipeState } from '../state.ts';
import { useAct, useRecipes } from './hooks.ts';
import css from './recipe.module.css';
import { Tick } from './Tick.tsx';

/** Five stars; the one that is set takes the rating away. */
export function Rating({ recipe, rating }: { recipe: string; rating: number }) {
  const act = useAct();
  return (
    <div
      className={css['rating']}
      role="group"
      aria-label={rating === 0 ? 'Not rated' : `Rated ${rating} of 5`}
    >
      {[1, 2, 3, 4, 5].map(n => (
        <IconButton
          key={n}
          icon="star"
          label={n === 1 ? '1 star' : `${n} stars`}
          selected={n <= rating}
          onClick={() => act.rate({ recipe, rating: n === rating ? 0 : n })}
        />
      ))}
    </div>
  );
}

export function Facts({ r }: { r: RecipeState }) {
  const total = totalMinutes(r);
  const facts = [
    ['Preparation', r.prepMinutes],
    ['Cooking', r.cookMinutes],
    ['In all', r.prepMinutes !== null && r.cookMinutes !== null ? total : null],
  ].filter((f): f is [string, number] => f[1] !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={css['facts']}>
      {facts.map(([what, minutes]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd dir="auto">{minutesWords(minutes)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Ingredients for the servings that are chosen, each with a box. */
export function Ingredients({ recipe, r }: { recipe: string; r: RecipeState }) {
  const state = useRecipes();
  const act = useAct();
  const ticked = state.ticks[recipe]?.ingredients ?? [];
  return (
    <div role="group" aria-label="Ingredients">
      {ingredientsFor(state, r, servingsNow(state, recipe)).map((line, i) => {
        const { quantity, name, heading } = partsOf(state, line);
        if (heading)
          return (
            <div key={i} className={css['heading']} role="heading" aria-level={3} dir="auto">
              {name}
            </div>
          );
        return (
          <Tick
            key={i}
            id={`ingredient-${i}`}
            rid="ingredient"
            checked={ticked.includes(i)}
            onChange={done => act.tickIngredient({ recipe, index: i, done })}
          >
            {quantity && <b>{quantity} </b>}
            {name}
          </Tick>
        );
      })}
    </div>
  );
}

export function Directions({ recipe, r }: { recipe: string; r: RecipeState }) {
  const state = useRecipes();
  const act = useAct();
  const ticked = state.ticks[recipe]?.steps ?? [];
  return (
    <div role="group" aria-label="Directions">
      {r.directions.map((step, i) => (
        <div key={i}>
          <Tick
            id={`step-${i}`}
            rid="step"
            checked={ticked.includes(i)}
            onChange={done => act.tickStep({ recipe, index: i, done })}
          >
            <span className={css['number']}>{i + 1}</span> {stepWords(step, state.settings.units)}
          </Tick>
          {timersOf(step).length > 0 && (
            <div className={css['timers']}>
              {timersOf(step).map(t => (
                <Chip
                  key={t.seconds}
                  id={`timer-${i}-${t.seconds}`}
                  icon="timer"
                  label={`Step ${i + 1}: ${t.words}`}
                  onClick={() => act.startTimer({ recipe, seconds: t.seconds })}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

export function Nutrition({ n }: { n: NonNullable<RecipeState['nutrition']> }) {
  const rows = [
    ['Energy', n.kcal, 'kcal'],
    ['Protein', n.protein, 'g'],
    ['Carbohydrate', n.carbs, 'g'],
    ['Fat', n.fat, 'g'],
  ].filter(([, v]) => v !== null);
  return (
    <dl className={css['facts']}>
      {rows.map(([what, value, unit]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd dir="auto">
            {value} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
