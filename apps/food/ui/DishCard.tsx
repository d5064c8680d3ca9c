import { Icon, Picture } from './kit.ts';
import { warningsOf, type DishRow } from '../select.ts';
import type { Allergen, Diet } from '../state/menu.ts';
import { formatMoney, useDates, useFood, useNav, useWords } from './hooks.ts';
import css from './parts.module.css';
import { ALLERGEN_WORDS, DIET_WORDS, SHORT_WORDS } from '../names.ts';

const SHORT = ['vegan', 'vegetarian', 'glutenFree'] as const;
/** Marks of the diets that a dish fits: vegan says vegetarian as well. */
export function Diets({ diets }: { diets: readonly Diet[] }) {
  const t = useWords();
  const shown = SHORT.filter(d => diets.includes(d) && !(d === 'vegetarian' && diets.includes('vegan')));
  return (
    <>
      {shown.map(d => (
        <span
          key={d}
          className={css['diet']}
          data-diet={d}
          role="img"
          aria-label={`${t(SHORT_WORDS[d])}: ${t(DIET_WORDS[d])}`}
        >
          {t(SHORT_WORDS[d])}
        </span>
      ))}
    </>
  );
}

export function useAllergenNames(): (allergens: readonly Allergen[]) => string {
  const t = useWords();
  const { list } = useDates();
  return allergens => list(allergens.map(a => t(ALLERGEN_WORDS[a])));
}

/** A dish of a menu. */
export function DishCard({ dish }: { dish: DishRow }) {
  const state = useFood();
  const nav = useNav();
  const t = useWords();
  const names = useAllergenNames();
  const warned = warningsOf(state, dish);
  return (
    <button
      type="button"
      className={css['dish']}
      data-off={dish.soldOut || undefined}
      data-rid="dish"
      data-key={dish.id}
      onClick={() => nav.push('/dish/:dish', { dish: dish.id })}
    >
      <span className={css['dishWords']}>
        <span className={css['dishName']} dir="auto">
          {dish.name}
        </span>
        {dish.other !== '' && (
          <span className={css['dishOther']} dir="auto">
            {dish.other}
          </span>
        )}
        {dish.about !== '' && (
          <span className={css['dishAbout']} dir="auto">
            {dish.about}
          </span>
        )}
        <span className={css['dishFoot']}>
          <b dir="ltr">{formatMoney(dish.cents)}</b>
          <Diets diets={dish.diets} />
          {dish.popular && <span className={css['popular']}>{t('popular')}</span>}
        </span>
        {dish.soldOut && <span className={css['soldOut']}>{t('soldOut')}</span>}
        {warned.length > 0 && (
          <span className={css['warned']}>
            <Icon name="warning" size={16} />
            <span>{t('contains', { what: names(warned) })}</span>
          </span>
        )}
      </span>
      {dish.picture !== null && (
        <span className={css['dishPhoto']}>
          <Picture name={dish.picture} alt="" />
        </span>
      )}
    </button>
  );
}
