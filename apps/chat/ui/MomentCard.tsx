import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Icon, IconButton, Picture } from './kit.ts';
import { commentsOf, nameOf, portraitOf } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './moments.module.css';

/** The sheet in which a comment is written, kept in the screen's state: which moment, and whom it answers. */
export interface Commenting {
  moment: string;
  replyTo?: string;
}

const RANGE = { everyone: '', tags: 'Only some', private: 'Only me' } as const;

/** One moment with its likes and comments. */
export function MomentCard({ id }: { id: string }) {
  const m = useApp(s => s.moments[id]);
  const words = useApp(s =>
    s.moments[id]
      ? JSON.stringify({
          name: nameOf(s, s.moments[id].author),
          likes: s.moments[id].likes.map(w => nameOf(s, w)),
          comments: commentsOf(s.moments[id]).map(c => ({
            id: c.id,
            by: c.by,
            name: nameOf(s, c.by),
            reply: c.replyTo ? nameOf(s, c.replyTo) : '',
            text: c.text,
          })),
        })
      : '{}',
  );
  const portrait = useApp(s => (s.moments[id] ? portraitOf(s, s.moments[id].author) : null));
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const [, setCommenting] = useScreenState<Commenting | null>('commenting', null);
  const [, setDeleting] = useScreenState<string | null>('deleting', null);
  if (!m) return null;
  const { name, likes, comments } = JSON.parse(words) as {
    name: string;
    likes: string[];
    comments: { id: string; by: string; name: string; reply: string; text: string }[];
  };
  const liked = m.likes.includes(ME);
  return (
    <article className={css['card']} data-key={id} aria-label={`Moment by ${name}`}>
      <button
        type="button"
        className={css['face']}
        aria-label={name}
        data-rid="author"
        onClick={() =>
          m.author === ME ? nav.push('/profile') : nav.push('/contact/:contact', { contact: m.author })
        }
      >
        <Avatar name={name} picture={portrait} size={44} shape="rounded" />
      </button>
      <div className={css['main']}>
        <div className={css['author']} dir="auto">
          {name}
        </div>
        {m.text && (
          <div className={css['text']} dir="auto">
            {m.text}
          </div>
        )}
        {m.photos.length > 0 && (
          <div className={css['photos']} data-count={Math.min(3, m.photos.length)}>
            {m.photos.map((p, i) => (
              <Picture
                key={i}
                name={p}
                alt={`Photo ${i + 1}`}
                width="100%"
                height={m.photos.length === 1 ? 200 : 84}
                fit="cover"
                radius={6}
              />
            ))}
          </div>
        )}
        {m.place && (
          <div className={css['place']}>
            <Icon name="location_on" size={16} />
            {m.place}
          </div>
        )}
        <div className={css['line']}>
          <span className={css['when']}>
            {formatWhen(m.at, now, zone, h24)}
            {m.author === ME && m.visibility !== 'everyone'
              ? ` · ${RANGE[m.visibility]}${m.visibility === 'tags' ? `: ${m.tags.join(', ')}` : ''}`
              : ''}
          </span>
          {m.author === ME && (
            <IconButton icon="delete" label="Delete moment" size={20} onClick={() => setDeleting(id)} />
          )}
          <IconButton
            icon="favorite"
            label={liked ? `Unlike ${name}'s moment` : `Like ${name}'s moment`}
            size={20}
            selected={liked}
            filled={liked}
            onClick={() => act.likeMoment({ moment: id, on: !liked })}
          />
          <IconButton
            icon="chat_bubble"
            label={`Comment on ${name}'s moment`}
            size={20}
            onClick={() => setCommenting({ moment: id })}
          />
        </div>
        {(likes.length > 0 || comments.length > 0) && (
          <div className={css['talk']}>
            {likes.length > 0 && (
              <div className={css['likes']}>
                <Icon name="favorite" size={14} filled />
                <span dir="auto">{likes.join(', ')}</span>
              </div>
            )}
            {comments.map(c => (
              <button
                type="button"
                key={c.id}
                className={css['comment']}
                data-rid="comment"
                data-key={c.id}
                onClick={() =>
                  c.by === ME
                    ? act.deleteComment({ moment: id, comment: c.id })
                    : setCommenting({ moment: id, replyTo: c.by })
                }
              >
                <b dir="auto">{c.name}</b>
                {c.reply && (
                  <>
                    {' '}
                    replied to <b dir="auto">{c.reply}</b>
                  </>
                )}
                : <span dir="auto">{c.text}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}
