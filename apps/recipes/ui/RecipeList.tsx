import { useFields } from '../../../src/sdk/react/hooks.ts';
import { Card, EmptyState, Icon, List, ListRow, Picture } from './kit.ts';
import type { RecipeRow } from '../select.ts';
import { minutesWords, totalMinutes } from '../select.ts';
import { useApp, useNav, usePicked } from './hooks.ts';
import css from './list.module.css';

/** A recipe's picture, or a plain ground for one that has none. */
export function Photo({ recipe, size }: { recipe: { photo: string | null }; size?: number }) {
  if (recipe.photo)
    return (
      <Picture
        name={recipe.photo}
        alt=""
        {...(size ? { width: size, height: size, radius: 8 } : { ratio: 4 / 3 })}
      />
    );
  return (
    <span
      className={css['noPhoto']}
      style={size ? { inlineSize: size, blockSize: size, borderRadius: 8 } : { aspectRatio: '4 / 3' }}
      aria-hidden="true"
    >
      <Icon name="restaurant" size={size ? 24 : 36} />
    </span>
  );
}

/** Time and servings, as lists say them. */
const factsOf = (r: RecipeRow): string =>
  [totalMinutes(r) === null ? '' : minutesWords(totalMinutes(r)!), r.servings].filter(Boolean).join(' · ');

function Stars({ rating }: { rating: number }) {
  return rating === 0 ? null : (
    <span className={css['stars']} role="img" aria-label={`${rating} of 5 stars`}>
      <Icon name="star" filled size={16} />
      <span aria-hidden="true">{rating}</span>
    </span>
  );
}

export interface RecipeListProps {
  rows: readonly RecipeRow[];
  empty: { title: string; text: string; action?: { label: string; onClick: () => void } };
}

/** Recipes as rows or cards, as the view is set. A long press begins to pick, and a tap picks more. */
export function RecipeList({ rows, empty }: RecipeListProps) {
  const view = useApp(s => s.view);
  const [picked, setPicked] = usePicked();
  const fields = useFields();
  const nav = useNav();
  if (rows.length === 0) return <EmptyState icon="menu_book" {...empty} />;
  const pick = (id: string) => {
    fields.blur();
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length ? next : null;
    });
  };
  const open = (id: string) => (picked ? pick(id) : nav.push('/recipe/:recipe', { recipe: id }));
  const heart = (
    <span className={css['heart']} role="img" aria-label="Favourite">
      <Icon name="favorite" filled size={16} />
    </span>
  );
  if (view === 'grid') {
    return (
      <div className={css['grid']}>
        {rows.map(r => (
          <Card
            key={r.id}
            id={r.id}
            rid="recipe"
            variant="filled"
            padding={0}
            className={css['card']!}
            onClick={() => open(r.id)}
            onLongPress={() => pick(r.id)}
            {...(picked ? { selected: picked.includes(r.id) } : {})}
          >
            <span className={css['cardPhoto']}>
              <Photo recipe={r} />
              {picked?.includes(r.id) ? (
                <span className={css['tick']} aria-hidden="true">
                  <Icon name="check_circle" filled size={24} />
                </span>
              ) : (
                r.favourite && <span className={css['cardHeart']}>{heart}</span>
              )}
            </span>
            <span className={css['cardWords']}>
              <span className={css['cardTitle']} dir="auto">
                {r.title}
              </span>
              <span className={css['cardFacts']}>
                <Stars rating={r.rating} />
                {totalMinutes(r) !== null && <span>{minutesWords(totalMinutes(r)!)}</span>}
              </span>
            </span>
          </Card>
        ))}
      </div>
    );
  }
  return (
    <List>
      {rows.map(r => {
        const on = picked?.includes(r.id) ?? false;
        const facts = factsOf(r);
        return (
          <ListRow
            key={r.id}
            id={r.id}
            rid="recipe"
            lines={3}
            title={r.title}
            leading={
              <span className={css['rowPhoto']}>
                <Photo recipe={r} size={56} />
                {on && (
                  <span className={css['tick']} aria-hidden="true">
                    <Icon name="check_circle" filled size={24} />
                  </span>
                )}
              </span>
            }
            subtitle={
              <>
                {r.description && (
                  <span className={css['line']} dir="auto">
                    {r.description}
                  </span>
                )}
                {facts && <span className={css['line']}>{facts}</span>}
              </>
            }
            meta={
              <span className={css['marks']}>
                <Stars rating={r.rating} />
                {r.favourite && heart}
              </span>
            }
            onClick={() => open(r.id)}
            onLongPress={() => pick(r.id)}
            {...(picked ? { selected: on } : {})}
          />
        );
      })}
    </List>
  );
}
