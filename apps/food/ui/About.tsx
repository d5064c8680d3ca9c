import { CityMap, type Camera } from '../../../src/sdk/react/city/index.ts';
import { metresOf } from '../../../src/sdk/city/index.ts';
import { useHasHandler, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { Icon, ListRow, Screen } from './kit.ts';
import type { IconName } from './icons.ts';
import { reviewsOf, weekdayAt } from '../select.ts';
import { useDates, useFood, useNav, useParams, useScreenState, useWords } from './hooks.ts';
import { Heading } from './parts.tsx';
import { Stars } from './KitchenCard.tsx';
import { Gone } from './Restaurant.tsx';
import css from './restaurant.module.css';

export function Five({ count }: { count: number }) {
  const t = useWords();
  return (
    <span className={css['five']} role="img" aria-label={t('starsN', { count })}>
      {[1, 2, 3, 4, 5].map(i => (
        <Icon key={i} name="star" size={16} filled={i <= count} />
      ))}
    </span>
  );
}

/** What a kitchen says of itself, when it is open, where it is, and what guests say. */
export function About() {
  const { restaurant: id } = useParams('/about/:restaurant');
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const start = useStartIntent();
  const { now, zone, clock, weekday, date } = useDates();
  const found = state.restaurants[id];
  const spot = found ? metresOf(found) : { x: 0, y: 0 };
  const [camera, setCamera] = useScreenState<Camera>('camera', { ...spot, zoom: 16 });
  const canMap = useHasHandler({ verb: 'VIEW', uri: 'geo:0,0' });
  if (!found) return <Gone />;
  const today = weekdayAt(now, zone);
  const reviews = reviewsOf(state, id);
  const { latitude, longitude } = found;
  const call = () => start({ verb: 'DIAL', uri: `tel:${found.phone}` });
  const openMap = () =>
    start({ verb: 'VIEW', uri: `geo:${latitude},${longitude}?q=${encodeURIComponent(found.name)}` });
  return (
    <Screen title={found.name}>
      <div className={css['text']} dir="auto">
        {found.about}
      </div>
      {found.notice !== '' && (
        <div className={css['text']} dir="auto">
          {found.notice}
        </div>
      )}
      <Heading>{t('hours')}</Heading>
      <div className={css['hours']}>
        {found.hours.map(([from, to], i) => [
          <span key={`day-${i}`} data-today={i === today || undefined}>
            {weekday(i)}
          </span>,
          <span key={`time-${i}`} data-today={i === today || undefined} dir="auto">
            {from === undefined || to === undefined
              ? t('closed')
              : t('hoursOf', { from: clock(from), to: clock(to) })}
          </span>,
        ])}
      </div>
      <Heading>{t('where')}</Heading>
      <div className={css['map']}>
        <CityMap<IconName>
          camera={camera}
          onCamera={setCamera}
          size={{ width: 328, height: 190 }}
          pins={[{ id, label: found.name, ...spot, tone: '#bd0a2e' }]}
          label={t('where')}
        />
      </div>
      <ListRow leading="location_on" title={found.address} subtitle={found.district} />
      {canMap && <ListRow rid="open-map" leading="map" title={t('openMap')} onClick={openMap} />}
      <ListRow
        rid="call"
        leading="call"
        title={t('call')}
        subtitle={<span dir="ltr">{found.phone}</span>}
        onClick={call}
      />
      <ListRow rid="fees" leading="sell" title={t('fees')} onClick={() => nav.push('/fees')} />
      <Heading action={<Stars restaurant={found} />}>{t('reviews')}</Heading>
      {reviews.length === 0 && <div className={css['text']}>{t('noReviews')}</div>}
      {reviews.map(r => (
        <div key={r.id} className={css['review']} data-key={r.id}>
          <div className={css['reviewHead']}>
            <b dir="auto">{r.mine ? t('you') : r.author}</b>
            <Five count={r.stars} />
            <small>{date(r.at)}</small>
          </div>
          {r.text !== '' && (
            <div className={css['reviewText']} dir="auto">
              {r.text}
            </div>
          )}
        </div>
      ))}
    </Screen>
  );
}
