import { useFormat } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Chip, ChipGroup, EmptyState, Progress, Screen } from './kit.ts';
import { reviewsOf } from '../select.ts';
import { SCORES, type ScoreKey } from '../state.ts';
import { useParams, useScreenState, useStays, useWords, useWrite } from './hooks.ts';
import { parts, Point, Score } from './Parts.tsx';
import css from './property.module.css';

export const SCORE_WORDS = {
  clean: 'scoreClean',
  staff: 'scoreStaff',
  location: 'scoreLocation',
  quiet: 'scoreQuiet',
  value: 'scoreValue',
} as const satisfies Record<ScoreKey, string>;

const WHO_WORDS = {
  solo: 'whoSolo',
  couple: 'whoCouple',
  family: 'whoFamily',
  friends: 'whoFriends',
  work: 'whoWork',
} as const;

export function OneReview({ id }: { id: string }) {
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const f = useFormat();
  const { name, from, who, month, score, good, bad, reply } = state.reviews[id]!;
  const [year, m] = month.split('-').map(Number) as [number, number];
  return (
    <div
      className={css['review']}
      role="group"
      aria-label={t('reviewBy', { name })}
      data-rid="review"
      data-key={id}
    >
      <div className={css['reviewHead']}>
        <Avatar name={name} size={36} />
        <span className={css['reviewWho']}>
          <b dir="auto">{`${name} · ${from}`}</b>
          <span>{`${t(WHO_WORDS[who])} · ${f.month(year, m)}`}</span>
        </span>
        <span className={parts['score']}>{w.score(score)}</span>
      </div>
      {good && <Point icon="add_circle">{good}</Point>}
      {bad && <Point icon="do_not_disturb_on">{bad}</Point>}
      {reply && (
        <div className={css['reply']} dir="auto">
          {t('hostReply', { text: reply })}
        </div>
      )}
    </div>
  );
}

/** Sub-scores, and what guests wrote, narrowed by what it speaks of. */
export function Reviews() {
  const { property: id } = useParams('/reviews/:property');
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const [about, setAbout] = useScreenState<ScoreKey | null>('about', null);
  const property = state.properties[id]!;
  const all = reviewsOf(state, id);
  const shown = about === null ? all : all.filter(r => state.reviews[r]!.about.includes(about));
  return (
    <Screen title={t('reviews')}>
      <div className={css['scoreHead']}>
        <Score property={property} large />
        <span>{t('ratedCount', { count: property.rated })}</span>
      </div>
      <div className={css['bars']}>
        {SCORES.map(key => (
          <div key={key} className={css['scoreRow']}>
            <span>{t(SCORE_WORDS[key])}</span>
            <Progress value={property.scores[key]} max={100} label={t(SCORE_WORDS[key])} />
            <b>{w.score(property.scores[key])}</b>
          </div>
        ))}
      </div>
      <ChipGroup className={parts['chips'] ?? ''} label={t('topics')}>
        <Chip rid="about-all" label={t('all')} selected={about === null} onClick={() => setAbout(null)} />
        {SCORES.map(key => (
          <Chip
            key={key}
            rid={`about-${key}`}
            label={t(SCORE_WORDS[key])}
            selected={about === key}
            onClick={() => setAbout(key)}
          />
        ))}
      </ChipGroup>
      {shown.map(r => (
        <OneReview key={r} id={r} />
      ))}
      {shown.length === 0 && <EmptyState icon="star" title={t('noReviews')} />}
    </Screen>
  );
}
