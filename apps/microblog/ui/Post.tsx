import { Avatar, Icon } from './kit.ts';
import { likesOf, repliesTo, repostsOf } from '../select.ts';
import { isCovered, NEST, partsOf, type Look, type Parts, type Show } from '../layout.ts';
import { ME, type Microblog, type Post } from '../state.ts';
import { shortOf } from '../text.ts';
import { ContextBlock, Photos, PollBlock, QuoteBlock, Rich } from './Blocks.tsx';
import { useAct, useChirrup, useDates, useLook, useNav, useWords } from './hooks.ts';
import { useOpened, useTools } from './Tools.tsx';
import css from './post.module.css';

export interface PostProps {
  id: string;
  /** Who reposted it, or null. */
  via?: string | null;
  pinned?: boolean;
  /** Whether it says whom it answers. */
  replying?: boolean;
  nested?: boolean;
}

const showOf = (post: Post, props: PostProps, opened: readonly string[]): Show => ({
  via: (props.via ?? null) !== null || props.pinned === true,
  replying: props.replying === true && post.replyTo !== null,
  opened: opened.includes(props.id),
  ...(props.nested ? { nested: true } : {}),
});

/** How high a post is in a list, exactly. */
export const postHeight = (
  state: Microblog,
  props: PostProps,
  look: Look,
  opened: readonly string[],
): number =>
  partsOf(state, state.posts[props.id]!, look, showOf(state.posts[props.id]!, props, opened)).total;

/** One post of a list; its parts are exactly as high as `partsOf` says. */
export function PostRow(props: PostProps) {
  const { id, via = null, nested = false } = props;
  const state = useChirrup();
  const look = useLook();
  const nav = useNav();
  const [opened, setOpened] = useOpened();
  const t = useWords();
  const post = state.posts[id];
  if (!post) return null;
  const account = state.accounts[post.by]!;
  const show = showOf(post, props, opened);
  const parts = partsOf(state, post, look, show);
  const covered = isCovered(post, look, show.opened);
  return (
    <article
      className={css['post']}
      data-nested={nested || undefined}
      style={{
        blockSize: parts.total,
        paddingBlockStart: parts.top,
        ...(nested ? { paddingInlineStart: NEST + 16 } : {}),
      }}
      aria-label={t('postOf', { name: account.name, words: shortOf(post.text, 24) })}
    >
      {show.via && <Via via={via} height={parts.via} />}
      <div className={css['row']}>
        <button
          type="button"
          className={css['face']}
          data-rid="author"
          data-key={id}
          aria-label={t('profileOf', { name: account.name, words: shortOf(post.text, 24) })}
          onClick={() => nav.push('/account/:account', { account: post.by })}
        >
          <Avatar name={account.name} picture={account.picture} size={40} />
        </button>
        <div className={css['column']}>
          <Head post={post} height={parts.head} id={id} />
          {show.replying && <Replying post={post} height={parts.replying} />}
          {parts.warning > 0 && (
            <button
              type="button"
              className={css['warning']}
              style={{ blockSize: parts.warning - 8 }}
              data-rid="warning"
              data-key={id}
              aria-expanded={!covered}
              onClick={() => setOpened(covered ? [...opened, id] : opened.filter(o => o !== id))}
            >
              <span className={css['warningText']} dir="auto">
                {post.warning}
              </span>
              <span className={css['warningAct']}>{covered ? t('show') : t('hide')}</span>
            </button>
          )}
          {!covered && <Body id={id} post={post} parts={parts} />}
          <Actions id={id} post={post} height={parts.actions} />
        </div>
      </div>
    </article>
  );
}

function Via({ via, height }: { via: string | null; height: number }) {
  const t = useWords();
  const name = useChirrup().accounts[via ?? '']?.name ?? '';
  const words = via === ME ? t('youReposted') : t('reposted', { name });
  return (
    <div className={css['via']} style={{ blockSize: height }}>
      <Icon name={via === null ? 'push_pin' : 'repeat'} size={16} />
      <span dir="auto">{via === null ? t('pinned') : words}</span>
    </div>
  );
}

function Head({ id, post, height }: { id: string; post: Post; height: number }) {
  const state = useChirrup();
  const { ago } = useDates();
  const t = useWords();
  const tools = useTools();
  const account = state.accounts[post.by]!;
  return (
    <div className={css['head']} style={{ blockSize: height }}>
      <span className={css['name']} dir="auto">
        {account.name}
      </span>
      {account.verified && <Icon name="verified" size={16} filled />}
      {account.protected && <Icon name="lock" size={14} filled />}
      <span className={css['handle']} dir="ltr">
        @{account.handle}
      </span>
      <span className={css['when']} dir="auto">
        {post.edits.length > 0 ? t('editedAt', { when: ago(post.at) }) : ago(post.at)}
      </span>
      <button
        type="button"
        className={css['more']}
        data-rid="more"
        data-key={id}
        aria-label={t('moreOf', { name: account.name, words: shortOf(post.text, 24) })}
        onClick={() => tools.open('menu', id)}
      >
        <Icon name="more_horiz" size={20} />
      </button>
    </div>
  );
}

function Replying({ post, height }: { post: Post; height: number }) {
  const state = useChirrup();
  const t = useWords();
  const above = state.posts[post.replyTo!];
  const handle = above ? state.accounts[above.by]!.handle : null;
  return (
    <div className={css['replying']} style={{ blockSize: height }} dir="auto">
      {handle === null ? t('replyToGone') : t('replyTo', { handle: `@${handle}` })}
    </div>
  );
}

function Body({ id, post, parts }: { id: string; post: Post; parts: Parts }) {
  const nav = useNav();
  return (
    <>
      {post.text !== '' && (
        <button
          type="button"
          className={css['text']}
          style={{ blockSize: parts.text }}
          data-rid="post"
          data-key={id}
          onClick={() => nav.push('/post/:post', { post: id })}
        >
          <span dir="auto">
            <Rich text={post.text} />
          </span>
        </button>
      )}
      {post.photos.length > 0 && <Photos id={id} post={post} height={parts.photos - 8} />}
      {post.poll && <PollBlock id={id} post={post} height={parts.poll - 8} />}
      {post.quote !== null && <QuoteBlock post={post} parts={parts} host={id} />}
      {post.context !== '' && <ContextBlock text={post.context} height={parts.context - 8} />}
    </>
  );
}

/** Reply, repost, like and bookmark below a post. */
export function Actions({ id, post, height }: { id: string; post: Post; height?: number }) {
  const state = useChirrup();
  const act = useAct();
  const nav = useNav();
  const t = useWords();
  const tools = useTools();
  const { count } = useDates();
  const { name } = state.accounts[post.by]!;
  const about = { name, words: shortOf(post.text, 24) };
  const replies = repliesTo(state, id).length;
  const reposts = repostsOf(post);
  const likes = likesOf(post);
  const kept = state.bookmarks[id] !== undefined;
  const say = (n: number, words: string): string => (n === 0 ? words : `${count(n)} ${words}`);
  return (
    <div className={css['actions']} style={height === undefined ? undefined : { blockSize: height }}>
      <button
        type="button"
        className={css['act']}
        data-rid="reply"
        data-key={id}
        aria-label={say(replies, t('replyLabel', about))}
        onClick={() => nav.push('/compose/:kind/:post', { kind: 'reply', post: id })}
      >
        <Icon name="chat_bubble" size={18} />
        <span>{replies > 0 ? count(replies) : ''}</span>
      </button>
      <button
        type="button"
        className={css['act']}
        data-rid="repost"
        data-key={id}
        data-on={post.reposted || undefined}
        aria-pressed={post.reposted}
        aria-label={say(reposts, t('repostLabel', about))}
        onClick={() => tools.open('repost', id)}
      >
        <Icon name="repeat" size={18} />
        <span>{reposts > 0 ? count(reposts) : ''}</span>
      </button>
      <button
        type="button"
        className={css['act']}
        data-rid="like"
        data-key={id}
        data-on={post.liked || undefined}
        aria-pressed={post.liked}
        aria-label={say(likes, t('likeLabel', about))}
        onClick={() => act.like({ post: id, on: !post.liked })}
      >
        <Icon name="favorite" size={18} filled={post.liked} />
        <span>{likes > 0 ? count(likes) : ''}</span>
      </button>
      <button
        type="button"
        className={css['act']}
        data-rid="bookmark"
        data-key={id}
        data-on={kept || undefined}
        aria-pressed={kept}
        aria-label={t('bookmarkLabel', about)}
        onClick={() => act.bookmark({ post: id, on: !kept })}
      >
        <Icon name="bookmark" size={18} filled={kept} />
      </button>
      <button
        type="button"
        className={css['act']}
        data-rid="share"
        data-key={id}
        aria-label={t('shareLabel', about)}
        onClick={() => tools.open('share', id)}
      >
        <Icon name="ios_share" size={18} />
      </button>
    </div>
  );
}
