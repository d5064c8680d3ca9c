import { useFieldText, useScreenState, usePhone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  Icon,
  IconButton,
  Screen,
  SectionHeader,
  TextField,
} from './kit.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { reviewsOf } from '../select.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import css from './place.module.css';
import reviewCss from './review.module.css';
import common from './maps.module.css';

export function Reviews({ id }: { id: string }) {
  const reviews = useApp(s => JSON.stringify(reviewsOf(s, id)));
  const now = usePhone(p => p.clock.now);
  const zone = usePhone(p => p.clock.zone);
  const nav = useNav();
  const act = useAct();
  const [asking, setAsking] = useScreenState<string | null>('deleting', null);
  const list = JSON.parse(reviews) as ReturnType<typeof reviewsOf>;
  const mine = list.some(r => r.mine);
  return (
    <>
      <SectionHeader
        title="Reviews"
        action={{
          label: mine ? 'Edit yours' : 'Write a review',
          onClick: () => nav.push('/review/:place', { place: id }),
        }}
      />
      {list.length === 0 && <div className={common['sub']}>Nobody has written about it yet.</div>}
      {list.map(r => (
        <div key={r.id} className={css['review']} data-key={r.id}>
          <div className={css['reviewHead']}>
            <Avatar name={r.author} picture={r.portrait} size={36} />
            <div>
              <b dir="auto">{r.mine ? `${r.author} (you)` : r.author}</b>
              <span className={common['muted']}>
                {'★'.repeat(r.stars)} · {formatWhen(r.at, now, zone)}
              </span>
            </div>
            {r.mine && (
              <IconButton
                icon="delete"
                label="Delete your review"
                rid="delete-review"
                onClick={() => setAsking(r.id)}
              />
            )}
          </div>
          {r.text !== '' && (
            <span className={css['reviewText']} dir="auto">
              {r.text}
            </span>
          )}
        </div>
      ))}
      <ConfirmDialog
        open={asking !== null}
        title="Delete your review?"
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteReview({ review: asking! });
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}

/** Stars and words about a place. */
export function WriteReview() {
  const { place: id } = useParams('/review/:place');
  const name = useApp(s => s.places[id]?.name ?? '');
  const mine = useApp(s => JSON.stringify(reviewsOf(s, id).find(r => r.mine) ?? null));
  const was = JSON.parse(mine) as { stars: number; text: string } | null;
  const [stars, setStars] = useScreenState('stars', was?.stars ?? 0);
  const text = useFieldText('text', was?.text ?? '');
  const act = useAct();
  return (
    <Screen
      appBar={
        <AppBar
          title={name}
          subtitle="Your review"
          leading="close"
          actions={
            <Button
              variant="text"
              disabled={stars === 0}
              onClick={() => act.review({ place: id, stars, text })}
            >
              Post
            </Button>
          }
        />
      }
    >
      <div className={reviewCss['pickStars']} role="radiogroup" aria-label="Stars">
        {[1, 2, 3, 4, 5].map(n => (
          <button
            key={n}
            type="button"
            role="radio"
            aria-checked={n === stars}
            aria-label={n === 1 ? '1 star' : `${n} stars`}
            style={n <= stars ? { color: '#b36b00' } : undefined}
            onClick={() => setStars(n)}
          >
            <Icon name="star" filled={n <= stars} size={36} />
          </button>
        ))}
      </div>
      <div className={common['form']}>
        <TextField
          name="text"
          label="What was it like?"
          initial={was?.text ?? ''}
          multiline
          rows={4}
          autoGrow
          maxLength={1000}
          counter
        />
      </div>
    </Screen>
  );
}
