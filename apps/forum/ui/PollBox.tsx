import { useAct, useDates, useForum, useWords } from './hooks.ts';
import css from './post.module.css';

export function PollBox({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const { poll } = state.posts[id]!;
  const own = state.choices[id]?.option;
  const votes = poll!.options.map((o, i) => o.votes + (own === i ? 1 : 0));
  const all = votes.reduce((sum, n) => sum + n, 0);
  const isOver = poll!.endsAt <= dates.now;
  const isShown = isOver || own !== undefined;
  return (
    <div className={css['poll']} role="group" aria-label={t('kindPoll')}>
      {poll!.options.map((option, i) => (
        <button
          key={option.text}
          type="button"
          className={css['option']}
          data-rid={`option-${i + 1}`}
          aria-pressed={own === i}
          disabled={isOver}
          onClick={() => act.choose({ post: id, option: i })}
        >
          {isShown && (
            <span
              className={css['barFill']}
              style={{ inlineSize: `${all === 0 ? 0 : Math.round((100 * votes[i]!) / all)}%` }}
              aria-hidden="true"
            />
          )}
          <span className={css['optionText']} dir="auto">
            {option.text}
          </span>
          {isShown && <span className={css['optionVotes']}>{t('votesCount', { count: votes[i]! })}</span>}
        </button>
      ))}
      <span className={css['pollFoot']} dir="auto">
        {t(isOver ? 'pollOver' : 'pollUntil', { count: all, when: dates.moment(poll!.endsAt) })}
      </span>
    </div>
  );
}
