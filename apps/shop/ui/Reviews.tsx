import { useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, Button, Chip, EmptyState, Picture, Screen } from './kit.ts';
import { faceOf, reviewsOf, type ReviewRow } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useDates, useNav, useParams, useScreenState, useShop, useWords } from './hooks.ts';
import { Bars } from './Bars.tsx';
import { FiveStars, Gone, Panel, Tag } from './Parts.tsx';
import { viewsOf } from './Product.tsx';
import css from './about.module.css';

/** Pictures of a product over the whole screen. */
export function Photos() {
  const { product } = useParams('/photos/:product');
  const args = useScreenArgs<{ picture?: string; at?: number }>();
  const state = useShop();
  const t = useWords();
  const [at, setAt] = useScreenState('at', args?.at ?? 0);
  const found = state.products[product];
  if (!found) return <Gone title={t('photos')} />;
  const views = viewsOf(args?.picture ?? faceOf(state, product).picture);
  return (
    <Screen
      label={t('photos')}
      dark
      background="#14110f"
      scroll={false}
      appBar={
        <AppBar
          leading="close"
          color="#14110f"
          ink="#ffffff"
          title={<span className={css['photoTitle']}>{t('photoN', { n: at + 1, count: views.length })}</span>}
        />
      }
    >
      <div className={css['full']}>
        <Picture name={views[at]!} alt={t('photoOf', { n: at + 1, name: found.name })} fit="contain" />
      </div>
      <div className={css['strip']}>
        {views.map((name, i) => (
          <button
            key={name}
            type="button"
            className={css['stripPhoto']}
            aria-pressed={i === at}
            aria-label={t('photoOf', { n: i + 1, name: found.name })}
            data-key={`view-${i + 1}`}
            onClick={() => setAt(i)}
          >
            <Picture name={name} alt="" />
          </button>
        ))}
      </div>
    </Screen>
  );
}

function OneReview({ review }: { review: ReviewRow }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { when } = useDates();
  const mine = review.by === ME;
  const who = mine ? state.owner : review.by;
  return (
    <article className={css['review']}>
      <div className={css['by']}>
        <Avatar name={who} size={32} />
        <span className={css['who']} dir="auto">
          {mine ? t('yourReview') : who}
        </span>
        <span className={css['at']}>{when(review.at)}</span>
      </div>
      <div className={css['line']}>
        <FiveStars stars={review.stars} />
        {review.choice !== '' && <Tag>{review.choice}</Tag>}
      </div>
      {review.text !== '' && (
        <p className={css['said']} dir="auto">
          {review.text}
        </p>
      )}
      {review.photos.length > 0 && (
        <div className={css['shots']}>
          {review.photos.map(name => (
            <span key={name} className={css['shot']}>
              <Picture name={name} alt={t('photoBy', { name: who })} />
            </span>
          ))}
        </div>
      )}
      <div className={css['line']}>
        {mine ? (
          <>
            <Button
              variant="text"
              rid="edit-review"
              onClick={() => nav.push('/write-review/:product', { product: review.product })}
            >
              {t('edit')}
            </Button>
            <Button
              variant="text"
              danger
              rid="delete-review"
              onClick={() => act.deleteReview({ review: review.id })}
            >
              {t('delete')}
            </Button>
          </>
        ) : (
          <Chip
            id={review.id}
            rid="helpful"
            icon="thumb_up"
            selected={review.thanked}
            label={t('helpful', { count: review.helpful })}
            onClick={() => act.thank({ review: review.id, on: !review.thanked })}
          />
        )}
      </div>
    </article>
  );
}

type Order = 'newest' | 'helpful';

/** Reviews of a product, by stars and with photos. */
export function Reviews() {
  const { product } = useParams('/reviews/:product');
  const state = useShop();
  const t = useWords();
  const [stars, setStars] = useScreenState<number | null>('stars', null);
  const [photos, setPhotos] = useScreenState('photos', false);
  const [order, setOrder] = useScreenState<Order>('order', 'newest');
  const found = state.products[product];
  if (!found) return <Gone title={t('reviews')} />;
  const all = reviewsOf(state, product);
  const shown = all
    .filter(r => (stars === null || r.stars === stars) && (!photos || r.photos.length > 0))
    .toSorted((a, b) => (order === 'helpful' ? b.helpful - a.helpful : 0) || b.at - a.at);
  return (
    <Screen label={t('reviews')} appBar={<AppBar title={t('reviews')} subtitle={found.name} />}>
      <Panel>
        <Bars product={product} picked={stars} onPick={n => setStars(stars === n ? null : n)} />
      </Panel>
      <div className={css['chips']}>
        <Chip
          label={t('mostHelpful')}
          selected={order === 'helpful'}
          rid="most-helpful"
          onClick={() => setOrder(order === 'helpful' ? 'newest' : 'helpful')}
        />
        <Chip
          label={t('withPhotos')}
          selected={photos}
          rid="with-photos"
          onClick={() => setPhotos(!photos)}
        />
        {stars !== null && (
          <Chip
            label={t('onlyStars', { count: stars })}
            selected
            onClick={() => setStars(null)}
            rid="stars-off"
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="rate_review" title={t('noReviews')} text={t('noReviewsText')} />
      ) : (
        shown.map(r => <OneReview key={r.id} review={r} />)
      )}
    </Screen>
  );
}
