import { Icon, Picture } from './kit.ts';
import { allVotes, isVisible, shareOf } from '../select.ts';
import { QUOTE_LINES, type Parts } from '../layout.ts';
import type { Post } from '../state.ts';
import { piecesOf, shortOf } from '../text.ts';
import { useAct, useChirrup, useDates, useNav, useWords } from './hooks.ts';
import css from './post.module.css';

/** A text with its links, mentions and hashtags in colour. */
export function Rich({ text }: { text: string }) {
  return (
    <>
      {piecesOf(text).map((piece, i) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <span key={i} className={css['mark']}>
            {piece.text}
          </span>
        ),
      )}
    </>
  );
}

/** Up to four photos beside each other. */
export function Photos({ id, post, height }: { id: string; post: Post; height: number }) {
  const t = useWords();
  const nav = useNav();
  return (
    <div className={css['photos']} style={{ blockSize: height }}>
      {post.photos.map((photo, i) => (
        <button
          key={i}
          type="button"
          className={css['photo']}
          data-rid={`photo-${i + 1}`}
          data-key={id}
          aria-label={photo.alt || t('photoWithoutAlt', { number: i + 1, words: shortOf(post.text, 24) })}
          onClick={() => nav.push('/photo/:post/:photo', { post: id, photo: String(i) })}
        >
          <Picture name={photo.picture} alt="" />
          {photo.alt !== '' && (
            <span className={css['altMark']} aria-hidden="true" data-mark={t('altMark')} />
          )}
        </button>
      ))}
    </div>
  );
}

/** A poll: buttons to vote with, or what came out. */
export function PollBlock({ id, post, height }: { id: string; post: Post; height?: number }) {
  const t = useWords();
  const act = useAct();
  const { now, left, count } = useDates();
  const poll = post.poll!;
  const over = poll.endsAt <= now;
  const shows = over || poll.voted !== null || post.by === 'me';
  const most = Math.max(...poll.choices.map((_, i) => shareOf(poll, i)));
  return (
    <div className={css['poll']} style={height === undefined ? undefined : { blockSize: height }}>
      {poll.choices.map((choice, i) =>
        shows ? (
          <div key={i} className={css['result']} data-most={shareOf(poll, i) === most || undefined}>
            <span className={css['bar']} aria-hidden="true" style={{ inlineSize: `${shareOf(poll, i)}%` }} />
            <span className={css['choice']} dir="auto">
              {choice.text}
            </span>
            {poll.voted === i && <Icon name="check_circle" size={18} />}
            <span className={css['share']} dir="ltr">
              {`${shareOf(poll, i)}%`}
            </span>
          </div>
        ) : (
          <button
            key={i}
            type="button"
            className={css['vote']}
            data-rid={`vote-${i + 1}`}
            data-key={id}
            onClick={() => act.vote({ post: id, choice: i })}
          >
            <span dir="auto">{choice.text}</span>
          </button>
        ),
      )}
      <span className={css['pollFoot']} dir="auto">
        {over
          ? t('pollOver', { votes: allVotes(poll), shown: count(allVotes(poll)) })
          : t('pollRuns', { votes: allVotes(poll), shown: count(allVotes(poll)), left: left(poll.endsAt) })}
      </span>
    </div>
  );
}

/** The post that another quotes. */
export function QuoteBlock({ post, parts, host }: { post: Post; parts?: Parts; host: string }) {
  const t = useWords();
  const nav = useNav();
  const state = useChirrup();
  const { ago } = useDates();
  const quoted = state.posts[post.quote!];
  const lines = parts?.quoteLines ?? QUOTE_LINES;
  const style = parts ? { blockSize: parts.quote - 8 } : undefined;
  if (!quoted || !isVisible(state, quoted))
    return (
      <div className={css['quote']} style={style}>
        <span className={css['gone']}>{t('postGone')}</span>
      </div>
    );
  const account = state.accounts[quoted.by]!;
  return (
    <button
      type="button"
      className={css['quote']}
      style={style}
      data-rid="quoted"
      data-key={host}
      onClick={() => nav.push('/post/:post', { post: post.quote! })}
    >
      <span className={css['quoteHead']}>
        <span className={css['name']} dir="auto">
          {account.name}
        </span>
        <span className={css['handle']} dir="ltr">
          @{account.handle}
        </span>
        <span className={css['when']}>{ago(quoted.at)}</span>
      </span>
      <span className={css['quoteText']} dir="auto" style={{ WebkitLineClamp: lines }}>
        {quoted.text || quoted.photos[0]?.alt || t('photo')}
      </span>
    </button>
  );
}

/** What readers added to a post that is wrong or lacks something. */
export function ContextBlock({ text, height }: { text: string; height?: number }) {
  const t = useWords();
  return (
    <div className={css['context']} style={height === undefined ? undefined : { blockSize: height }}>
      <span className={css['contextHead']}>
        <Icon name="group" size={16} />
        <span>{t('readersAdded')}</span>
      </span>
      <span className={css['contextText']} dir="auto">
        {text}
      </span>
    </div>
  );
}
