import { Icon } from './kit.ts';
import { commentProblem, type Line } from '../select.ts';
import { ME } from '../state.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useDates, useForum, useNav, useOpen, useWords } from './hooks.ts';
import { EDGE, RAIL } from './layout.ts';
import { Face, Text, Votes } from './Parts.tsx';
import css from './post.module.css';

/** Lines at the start of a row, one for each comment above it. */
export const Rails = ({ depth }: { depth: number }) =>
  Array.from({ length: depth }, (_, i) => (
    <span
      key={i}
      className={css['rail']}
      style={{ insetInlineStart: EDGE + i * RAIL + 4 }}
      aria-hidden="true"
    />
  ));

/** One comment, as high as `commentHeight` says. */
export function CommentRow({
  line,
  here,
  onFold,
}: {
  line: Extract<Line, { kind: 'comment' }>;
  here: boolean;
  onFold: () => void;
}) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  const [, setOpen] = useOpen();
  const { id, depth, below, folded } = line;
  const comment = state.comments[id]!;
  const post = state.posts[comment.post]!;
  const name = state.people[comment.author]?.name ?? '';
  const isGone = comment.deleted || comment.removed !== null;
  const isMod = state.communities[post.community]!.moderators.includes(comment.author);
  const mayReply = commentProblem(state, comment.post, dates.now) === null && !isGone;
  const snippet = textOfMarkdown(comment.text).slice(0, 48);
  const what = `u/${name}: ${snippet}`;
  return (
    <div
      className={css['comment']}
      data-here={here || undefined}
      style={{ paddingInlineStart: EDGE + depth * RAIL }}
    >
      <Rails depth={depth} />
      <button
        type="button"
        className={css['commentMeta']}
        data-key={id}
        data-rid="comment"
        aria-expanded={!folded}
        onClick={onFold}
      >
        <Face person={comment.author} size={24} />
        <span className={css['commentName']} dir="ltr">
          {comment.deleted ? t('deletedMark') : `u/${name}`}
        </span>
        {comment.author === post.author && !comment.deleted && (
          <span className={css['role']}>{t('roleAuthor')}</span>
        )}
        {isMod && !comment.deleted && (
          <span className={css['role']} data-role="moderator">
            {t('roleModerator')}
          </span>
        )}
        {comment.author === ME && (
          <span className={css['role']} data-role="me">
            {t('roleYou')}
          </span>
        )}
        <span dir="auto">{dates.ago(comment.at)}</span>
        {comment.pinned && <Icon name="push_pin" size={14} />}
        {comment.editedAt !== null && <span>{t('editedShort')}</span>}
        {folded && below > 0 && <span>{t('foldedCount', { count: below })}</span>}
      </button>
      {!folded && (
        <>
          {comment.deleted ? (
            <span className={css['gone']}>{t('commentDeleted')}</span>
          ) : comment.removed ? (
            <span className={css['gone']}>{t('commentRemoved')}</span>
          ) : (
            <Text text={comment.text} />
          )}
          {comment.waiting && <span className={css['edited']}>{t('waiting')}</span>}
          <div className={css['commentActs']}>
            {!isGone && <Votes target={id} row what={what} />}
            {mayReply && (
              <button
                type="button"
                className={css['reply']}
                data-rid="reply"
                data-key={id}
                aria-label={t('replyTo', { what })}
                onClick={() => nav.push('/reply/:target', { target: id })}
              >
                <Icon name="reply" size={18} />
                <span aria-hidden="true">{t('reply')}</span>
              </button>
            )}
            <span className={css['gap']} />
            {!comment.deleted && (
              <button
                type="button"
                className={css['act']}
                data-rid="more"
                data-key={id}
                aria-label={t('moreOf', { what })}
                onClick={() => setOpen(`item ${id}`)}
              >
                <Icon name="more_horiz" size={20} />
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
