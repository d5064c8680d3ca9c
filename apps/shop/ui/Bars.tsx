import { ratingOf, starsOf } from '../select.ts';
import { useShop, useWords } from './hooks.ts';
import css from './product.module.css';

/** How ratings are spread, five stars first; a row filters where `onPick` is given. */
export function Bars({
  product,
  picked,
  onPick,
}: {
  product: string;
  picked?: number | null;
  onPick?: (stars: number) => void;
}) {
  const state = useShop();
  const t = useWords();
  const counts = starsOf(state, product, state.products[product]!.silent);
  const { tenths, count } = ratingOf(state, product);
  return (
    <div className={css['bars']}>
      <div className={css['mean']}>
        <b dir="ltr">{(tenths / 10).toFixed(1)}</b>
        <span>{t('ratingCount', { count })}</span>
      </div>
      <div className={css['spread']}>
        {[5, 4, 3, 2, 1].map(stars => {
          const inside = (
            <>
              <span data-number={stars} />
              <span className={css['bar1']} aria-hidden="true">
                <span
                  style={{
                    inlineSize: `${count === 0 ? 0 : Math.round((counts[stars - 1]! * 100) / count)}%`,
                  }}
                />
              </span>
              <span data-number={counts[stars - 1]} />
            </>
          );
          const label = t('starsHave', { stars, count: counts[stars - 1]! });
          return onPick ? (
            <button
              key={stars}
              type="button"
              className={css['barRow']}
              data-tap=""
              aria-pressed={picked === stars}
              aria-label={label}
              data-rid={`stars-${stars}`}
              onClick={() => onPick(stars)}
            >
              {inside}
            </button>
          ) : (
            <div key={stars} className={css['barRow']} role="img" aria-label={label}>
              {inside}
            </div>
          );
        })}
      </div>
    </div>
  );
}
