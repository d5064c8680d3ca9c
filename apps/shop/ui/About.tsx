import { useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Chip,
  EmptyState,
  Fab,
  IconButton,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
  TextField,
} from './kit.ts';
import { faceOf, pricePoints, reviewsOf, variantsOf, type ReviewRow } from '../select.ts';
import { ME } from '../state.ts';
import { choiceText } from '../actions/shared.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFieldText,
  useNav,
  useParams,
  useScreenState,
  useShop,
  useWords,
} from './hooks.ts';
import { Bars } from './Bars.tsx';
import { FiveStars, Gone, Panel, Price, Shot, Tag, Tile } from './Parts.tsx';
import { viewsOf } from './Product.tsx';
import css from './about.module.css';
import home from './home.module.css';

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

export function Questions() {
  const { product } = useParams('/questions/:product');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const { when } = useDates();
  const found = state.products[product];
  if (!found) return <Gone title={t('questionsAndAnswers')} />;
  const all = Object.entries(state.questions)
    .map(([id, q]) => ({ ...q, id }))
    .filter(q => q.product === product)
    .sort((a, b) => b.at - a.at);
  return (
    <Screen
      label={t('questionsAndAnswers')}
      appBar={<AppBar title={t('questionsAndAnswers')} subtitle={found.name} />}
      fab={
        <Fab
          icon="help"
          label={t('askQuestion')}
          extended
          onClick={() => nav.push('/ask/:product', { product })}
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState icon="help" title={t('noQuestions')} text={t('noQuestionsText')} />
      ) : (
        all.map(q => (
          <Panel key={q.id}>
            <p className={css['question']} dir="auto">
              {q.text}
            </p>
            <span className={css['at']}>
              {t('byWhen', { name: q.by === ME ? state.owner : q.by, when: when(q.at) })}
            </span>
            {q.answer ? (
              <div className={css['answer']}>
                <p dir="auto">{q.answer.text}</p>
                <span className={css['at']}>
                  {t('byWhen', { name: q.answer.by, when: when(q.answer.at) })}
                </span>
              </div>
            ) : (
              <Tag>{t('waitsForAnswer')}</Tag>
            )}
          </Panel>
        ))
      )}
    </Screen>
  );
}

export function Ask() {
  const { product } = useParams('/ask/:product');
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const text = useFieldText('question');
  const found = state.products[product];
  if (!found) return <Gone title={t('askQuestion')} />;
  return (
    <Screen
      label={t('askQuestion')}
      appBar={<AppBar title={t('askQuestion')} subtitle={found.name} leading="close" />}
      bottom={
        <div className={css['foot']}>
          <Button
            wide
            rid="send-question"
            disabled={text.trim() === ''}
            onClick={() => act.askQuestion({ product, text })}
          >
            {t('ask')}
          </Button>
        </div>
      }
    >
      <div className={css['form']}>
        <TextField
          name="question"
          label={t('yourQuestion')}
          multiline
          rows={4}
          maxLength={300}
          counter
          autoGrow
          supporting={t('askPublic')}
        />
      </div>
    </Screen>
  );
}

/** What a variant cost over time, as steps. */
export function Prices() {
  const { product } = useParams('/prices/:product');
  const args = useScreenArgs<{ variant?: string }>();
  const state = useShop();
  const t = useWords();
  const { date } = useDates();
  const [chosen, choose] = useScreenState('variant', args?.variant ?? '');
  const found = state.products[product];
  if (!found) return <Gone title={t('priceHistory')} />;
  const all = variantsOf(state, product);
  const variant = all.find(v => v.id === chosen) ?? all[0]!;
  const points = pricePoints(variant);
  const lowest = Math.min(...points.map(p => p.cents));
  const highest = Math.max(...points.map(p => p.cents));
  const from = points[0]!.number;
  const until = Math.max(points.at(-1)!.number + 30, from + 60);
  const x = (n: number) => Math.round(((n - from) / (until - from)) * 300) + 10;
  const y = (cents: number) =>
    highest === lowest ? 60 : 100 - Math.round(((cents - lowest) / (highest - lowest)) * 80);
  const line = points
    .map((p, i) => `${i === 0 ? 'M' : 'H'}${x(p.number)}${i === 0 ? ` ${y(p.cents)}` : `V${y(p.cents)}`}`)
    .join('');
  const said = points.map(p => t('priceFrom', { day: date(p.day), amount: formatMoney(p.cents) })).join('; ');
  return (
    <Screen label={t('priceHistory')} appBar={<AppBar title={t('priceHistory')} subtitle={found.name} />}>
      {all.length > 1 && (
        <Scroller name="variants" axis="x" label={t('variants')}>
          <div className={css['chips']}>
            {all.map(v => (
              <Chip
                key={v.id}
                id={v.id}
                label={choiceText(v)}
                selected={v.id === variant.id}
                onClick={() => choose(v.id)}
              />
            ))}
          </div>
        </Scroller>
      )}
      <Panel>
        <div className={css['chart']} role="img" aria-label={said} dir="ltr">
          <svg viewBox="0 0 320 120" width="100%" aria-hidden="true">
            <path className={css['base']} d="M10 112H310" />
            <path className={css['step']} d={`${line}H310`} />
            {points.map(p => (
              <circle key={p.day} className={css['dot']} cx={x(p.number)} cy={y(p.cents)} r="4" />
            ))}
          </svg>
        </div>
        <div className={css['line']}>
          <Tag tone="good">{t('lowestWas', { amount: formatMoney(lowest) })}</Tag>
          <Tag>{t('highestWas', { amount: formatMoney(highest) })}</Tag>
        </div>
      </Panel>
      <SectionHeader title={t('changes')} />
      {points.toReversed().map(p => (
        <div key={p.day} className={css['change']}>
          <span>{date(p.day)}</span>
          <Price cents={p.cents} size="small" />
        </div>
      ))}
    </Screen>
  );
}

/** A seller: who they are, their terms, and what they sell. */
export function Seller() {
  const { seller } = useParams('/seller/:seller');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const found = state.sellers[seller];
  if (!found) return <Gone title={t('seller')} />;
  const all = Object.keys(state.products).filter(id => state.products[id]!.seller === seller);
  return (
    <Screen
      label={found.name}
      appBar={
        <AppBar
          title={found.name}
          actions={
            <IconButton
              icon="chat_bubble"
              label={t('askSeller')}
              onClick={() => nav.push('/chat/:who', { who: seller })}
            />
          }
        />
      }
    >
      <div className={css['sellerHead']}>
        <Shot picture={found.mark} size={72} />
        <div>
          <p dir="auto">{found.about}</p>
          <span className={css['at']}>
            {t('sellerSince', { town: found.town, year: String(found.since) })}
          </span>
        </div>
      </div>
      <Panel title={t('terms')}>
        <ul className={css['terms']}>
          <li>{t('standardFor', { amount: formatMoney(found.standardCents) })}</li>
          {found.freeFromCents !== null && (
            <li>{t('freeFrom', { amount: formatMoney(found.freeFromCents) })}</li>
          )}
          {found.expressCents !== null && (
            <li>{t('expressCosts', { amount: formatMoney(found.expressCents) })}</li>
          )}
          {found.collects && <li>{t('collectFree')}</li>}
          <li>{t(found.islands ? 'islandsToo' : 'noIslands')}</li>
          <li>{t('returnsWithin', { days: found.returnDays })}</li>
        </ul>
      </Panel>
      <SectionHeader title={t('goodsCount', { count: all.length })} />
      <div className={home['grid']}>
        {all.map(id => (
          <Tile key={id} product={id} />
        ))}
      </div>
    </Screen>
  );
}
