import { scoreOf } from '../select.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useDates, useForum, useNav, useWords } from './hooks.ts';
import { Tag } from './Parts.tsx';
import css from './lists.module.css';

/** A comment in a list, which opens its thread. */
export function CommentLine({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  const comment = state.comments[id]!;
  const post = state.posts[comment.post]!;
  return (
    <button
      type="button"
      className={css['commentRow']}
      data-key={id}
      data-rid="comment"
      onClick={() => nav.push('/thread/:post/:comment', { post: comment.post, comment: id })}
    >
      <span className={css['commentMeta']} dir="auto">
        {t('commentLine', {
          name: state.people[comment.author]!.name,
          community: state.communities[post.community]!.name,
          score: scoreOf(state, id, comment),
          when: dates.ago(comment.at),
        })}
      </span>
      <span className={css['commentText']} dir="auto">
        {comment.removed ? t('commentRemoved') : textOfMarkdown(comment.text)}
      </span>
      <span className={css['commentMeta']} dir="auto">
        {t('onPost', { title: post.title.length > 60 ? `${post.title.slice(0, 58)}…` : post.title })}
      </span>
      {comment.removed && <Tag tone="alert">{t('removed')}</Tag>}
    </button>
  );
}
