import { Picture } from './kit.ts';
import { offerOf, type Found } from '../select.ts';
import { useNav, useStays, useWords, useWrite } from './hooks.ts';
import css from './parts.module.css';
import { KIND_WORDS, WHY_WORDS, Score, Stars } from './Parts.tsx';

/** A property among results: its picture, what it is, and what the stay costs. */
export function PropertyCard({ found, index }: { found: Found; index?: number }) {
  const t = useWords();
  const nav = useNav();
  const state = useStays();
  const w = useWrite();
  const { id, property, stay, cents, left, why } = found;
  const off = offerOf(state, id, w.now);
  const nights = w.nights(state.search.from, state.search.until);
  return (
    <button
      type="button"
      className={css['card']}
      data-key={id}
      data-rid="property"
      data-off={stay === null || undefined}
      onClick={() => nav.push('/property/:property', { property: id })}
    >
      <span className={css['photo']}>
        <Picture name={property.pictures[0]!} alt="" />
        {off > 0 && <span className={css['tag']}>{t('percentOff', { percent: off })}</span>}
        {index !== undefined && <span className={css['number']}>{index}</span>}
      </span>
      <span className={css['cardBody']}>
        <span className={css['cardTop']}>
          <span className={css['name']} dir="auto">
            {property.name}
          </span>
          <Score property={property} />
        </span>
        <span className={css['quiet']}>
          <Stars count={property.stars} />
          <span dir="auto">{t(KIND_WORDS[property.kind])}</span>
          <span aria-hidden="true">·</span>
          <span dir="auto">{property.district}</span>
        </span>
        <span className={css['quiet']} dir="auto">
          {t('distances', { centre: w.distance(property.centreM), station: w.distance(property.stationM) })}
        </span>
        {stay ? (
          <span className={css['priceRow']}>
            <span className={css['perks']}>
              {stay.rate === 'flex' && <span>{t('canCancel')}</span>}
              {property.breakfastCents === 0 && <span>{t('breakfastIn')}</span>}
              {left <= 2 && property.rooms.find(r => r.id === stay.room)!.stock > 1 && (
                <b>{t('onlyLeft', { count: left })}</b>
              )}
            </span>
            <span className={css['price']}>
              <b dir="auto">{w.money(cents)}</b>
              <span dir="auto">{t('forNights', { count: nights })}</span>
            </span>
          </span>
        ) : (
          <span className={css['why']}>{t(WHY_WORDS[why ?? 'soldOut'])}</span>
        )}
      </span>
    </button>
  );
}
