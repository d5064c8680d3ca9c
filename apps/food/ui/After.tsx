import {
  AppBar,
  Button,
  Checkbox,
  Chip,
  EmptyState,
  Icon,
  Radio,
  Screen,
  Stepper,
  TextField,
} from './kit.ts';
import { CLAIM_HOURS, claimable, claimCents } from '../select.ts';
import { CLAIM_KINDS, RATING_TAGS, type ClaimKind } from '../state/order.ts';
import {
  formatMoney,
  useAct,
  useDates,
  useFields,
  useFieldText,
  useFood,
  useParams,
  useScreenState,
  useWords,
} from './hooks.ts';
import { useWantedText } from './Basket.tsx';
import { Banner, Heading } from './parts.tsx';
import { Gone } from './Restaurant.tsx';
import css from './after.module.css';
import { CLAIM_WORDS, TAG_WORDS } from '../names.ts';

function StarRow({
  value,
  onChange,
  label,
  rid,
}: {
  value: number;
  onChange: (value: number) => void;
  label: (count: number) => string;
  rid: string;
}) {
  return (
    <div className={css['starRow']} role="group" aria-label={rid}>
      {[1, 2, 3, 4, 5].map(count => (
        <button
          key={count}
          type="button"
          data-rid={rid}
          data-key={`${rid}-${count}`}
          data-on={count <= value || undefined}
          aria-pressed={count === value}
          aria-label={label(count)}
          onClick={() => onChange(count)}
        >
          <Icon name="star" size={36} filled={count <= value} />
        </button>
      ))}
    </div>
  );
}

/** Stars for the food and for the rider, tags, and a review. */
export function Rate() {
  const { order: id } = useParams('/rate/:order');
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const text = useFieldText('review');
  const [stars, setStars] = useScreenState('stars', 0);
  const [rider, setRider] = useScreenState('rider', 0);
  const [tags, setTags] = useScreenState<readonly (typeof RATING_TAGS)[number][]>('tags', []);
  const order = state.orders[id];
  if (!order) return <Gone />;
  if (order.rating !== null)
    return (
      <Screen title={t('rate')}>
        <EmptyState icon="star" title={t('ratedAlready')} />
      </Screen>
    );
  const send = () => {
    fields.blur();
    act.rate({ order: id, stars, rider: rider === 0 ? null : rider, tags: [...tags], text });
  };
  return (
    <Screen
      label={t('rate')}
      appBar={
        <AppBar
          title={t('rate')}
          subtitle={<span dir="auto">{state.restaurants[order.restaurant]!.name}</span>}
        />
      }
      bottom={
        <div className={css['bottom']}>
          <Button wide rid="send-rating" disabled={stars === 0} onClick={send}>
            {t('sendRating')}
          </Button>
        </div>
      }
    >
      <Heading>{t('food')}</Heading>
      <StarRow value={stars} onChange={setStars} label={count => t('starsN', { count })} rid="stars" />
      {order.rider !== null && (
        <>
          <Heading>{t('rider', { name: order.rider })}</Heading>
          <StarRow
            value={rider}
            onChange={setRider}
            label={count => t('riderStarsN', { count })}
            rid="rider-stars"
          />
        </>
      )}
      <div className={css['tags']}>
        {RATING_TAGS.map(tag => (
          <Chip
            key={tag}
            label={t(TAG_WORDS[tag])}
            selected={tags.includes(tag)}
            rid={`tag-${tag}`}
            onClick={() => setTags(tags.includes(tag) ? tags.filter(g => g !== tag) : [...tags, tag])}
          />
        ))}
      </div>
      <div className={css['field']}>
        <TextField name="review" label={t('writeReview')} multiline rows={4} maxLength={1000} />
      </div>
    </Screen>
  );
}

/** What was missing or wrong: which dishes, how many, and what comes back. */
export function Help() {
  const { order: id } = useParams('/help/:order');
  const state = useFood();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const { now } = useDates();
  const wanted = useWantedText();
  const text = useFieldText('claim');
  const [kind, setKind] = useScreenState<ClaimKind>('kind', 'missing');
  const [counts, setCounts] = useScreenState<Record<string, number>>('counts', {});
  const order = state.orders[id];
  if (!order) return <Gone />;
  const lines = claimable(order, now);
  if (lines.length === 0)
    return (
      <Screen title={t('help')}>
        <EmptyState
          icon="support_agent"
          title={t('nothingToClaim')}
          text={t('tooLateToClaim', { hours: CLAIM_HOURS })}
        />
      </Screen>
    );
  const chosen = lines
    .filter(l => (counts[l.line] ?? 0) > 0)
    .map(l => ({ line: l.line, count: Math.min(l.count, counts[l.line]!) }));
  const set = (line: string, count: number) => setCounts({ ...counts, [line]: count });
  const send = () => {
    fields.blur();
    act.claim({ order: id, kind, lines: chosen, text });
  };
  return (
    <Screen
      label={t('help')}
      appBar={<AppBar title={t('help')} subtitle={t('orderNumber', { number: order.number })} />}
      bottom={
        <div className={css['bottom']}>
          <Button wide rid="send-claim" disabled={chosen.length === 0} onClick={send}>
            {t('sendClaim')}
          </Button>
        </div>
      }
    >
      <Heading>{t('whatWrong')}</Heading>
      {CLAIM_KINDS.map(k => (
        <Radio key={k} label={t(CLAIM_WORDS[k])} checked={kind === k} onChange={() => setKind(k)} />
      ))}
      <Heading>{t('whichDishes')}</Heading>
      {lines.map(l => (
        <div key={l.line} className={css['claimLine']}>
          <Checkbox
            label={`${l.name}, ${formatMoney(l.cents)}`}
            id={l.line}
            rid="claim-line"
            subtitle={wanted(l) || undefined}
            checked={(counts[l.line] ?? 0) > 0}
            onChange={on => set(l.line, on ? l.count : 0)}
          />
          {l.count > 1 && (counts[l.line] ?? 0) > 0 && (
            <div className={css['field']}>
              <Stepper
                label={l.name}
                value={counts[l.line]!}
                min={1}
                max={l.count}
                format={count => t('howMany', { count, most: l.count })}
                onChange={count => set(l.line, count)}
              />
            </div>
          )}
        </div>
      ))}
      <div className={css['field']}>
        <TextField name="claim" label={t('tellMore')} multiline rows={3} maxLength={500} />
      </div>
      {chosen.length > 0 && (
        <Banner icon="sell" tone="good">
          {t('youGetBack', { amount: formatMoney(claimCents(order, chosen)) })}
        </Banner>
      )}
    </Screen>
  );
}
