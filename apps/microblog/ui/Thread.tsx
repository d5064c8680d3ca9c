import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Avatar, Button, Chip, Icon, IconButton, Screen } from './kit.ts';
import {
  ancestorsOf,
  accountOf,
  isVisible,
  likesOf,
  mayReply,
  nestedReplies,
  quotesOf,
  repostsOf,
} from '../select.ts';
import { isCovered } from '../layout.ts';
import { ME } from '../state.ts';
import { linksOf, mentionsOf, shortOf, tagsOf } from '../text.ts';
import { useStore } from '../../../src/sdk/react/hooks.ts';
import { ContextBlock, PollBlock, QuoteBlock, Rich, Photos } from './Blocks.tsx';
import { useChirrup, useDates, useLook, useNav, useParams, useWords } from './hooks.ts';
import { AUDIENCE_WORDS, REPLIER_WORDS } from './names.ts';
import { NoPost } from './NoPost.tsx';
import { Actions, PostRow } from './Post.tsx';
import { Tools, useOpened, useTools } from './Tools.tsx';
import css from './thread.module.css';

/** A post with what it answers above it and its answers below. */
export function Thread() {
  const { post: id } = useParams('/post/:post');
  const state = useChirrup();
  const t = useWords();
  const post = state.posts[id];
  if (!post || !isVisible(state, post))
    return (
      <Screen title={t('post')}>
        <NoPost by={post?.by ?? null} />
      </Screen>
    );
  return (
    <Screen label={t('post')} appBar={<AppBar title={t('post')} />} bottom={<ReplyBar id={id} />}>
      {ancestorsOf(state, id).map(above =>
        state.posts[above] ? (
          <PostRow key={above} id={above} />
        ) : (
          <div key={above} className={css['gone']}>
            {t('postGone')}
          </div>
        ),
      )}
      <Focus id={id} />
      <Replies id={id} />
      <Tools />
    </Screen>
  );
}

function Focus({ id }: { id: string }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const tools = useTools();
  const look = useLook();
  const [opened, setOpened] = useOpened();
  const { moment, count } = useDates();
  const post = state.posts[id]!;
  const author = state.accounts[post.by]!;
  const covered = isCovered(post, look, opened.includes(id));
  const quotes = quotesOf(state, id).length;
  return (
    <section
      className={css['focus']}
      aria-label={t('postOf', { name: author.name, words: shortOf(post.text, 24) })}
    >
      <div className={css['author']}>
        <button
          type="button"
          className={css['authorMain']}
          data-rid="author"
          data-key={id}
          onClick={() => nav.push('/account/:account', { account: post.by })}
        >
          <Avatar name={author.name} picture={author.picture} size={44} />
          <span className={css['names']}>
            <span className={css['name']}>
              <span dir="auto">{author.name}</span>
              {author.verified && <Icon name="verified" size={16} filled />}
            </span>
            <span className={css['handle']} dir="ltr">
              @{author.handle}
            </span>
          </span>
        </button>
        <IconButton
          icon="more_horiz"
          label={t('moreOptions')}
          rid="more-of-post"
          onClick={() => tools.open('menu', id)}
        />
      </div>
      {post.warning !== '' && !look.showWarned && (
        <button
          type="button"
          className={css['warning']}
          data-rid="warning"
          data-key={id}
          aria-expanded={!covered}
          onClick={() => setOpened(covered ? [...opened, id] : opened.filter(o => o !== id))}
        >
          <span dir="auto">{post.warning}</span>
          <b>{covered ? t('show') : t('hide')}</b>
        </button>
      )}
      {!covered && (
        <>
          {post.text !== '' && (
            <p className={css['text']} dir="auto" data-rid="text" data-key={id}>
              <Rich text={post.text} />
            </p>
          )}
          {post.photos.length > 0 && (
            <Photos id={id} post={post} height={post.photos.length === 1 ? 220 : 160} />
          )}
          {post.poll && (
            <PollBlock
              id={id}
              post={post}
              height={
                post.poll.choices.length * Math.round(48 * Math.max(1, look.scale)) +
                Math.round(22 * Math.max(1, look.scale))
              }
            />
          )}
          {post.quote !== null && <QuoteBlock post={post} host={id} />}
          {post.context !== '' && <ContextBlock text={post.context} />}
          <Marks id={id} />
        </>
      )}
      <div className={css['meta']}>
        <span dir="auto">{moment(post.at)}</span>
        {post.audience !== 'everyone' && (
          <span>{t('seenBy', { who: t(AUDIENCE_WORDS[post.audience]) })}</span>
        )}
        {post.repliers !== 'everyone' && (
          <span>{t('repliesFrom', { who: t(REPLIER_WORDS[post.repliers]) })}</span>
        )}
        <span dir="auto">{t('viewsCount', { count: post.views, shown: count(post.views) })}</span>
      </div>
      <div className={css['counts']}>
        <span dir="auto">{t('repostsCount', { count: repostsOf(post), shown: count(repostsOf(post)) })}</span>
        <span dir="auto">{t('likesCount', { count: likesOf(post), shown: count(likesOf(post)) })}</span>
        {quotes > 0 && (
          <Button variant="text" rid="quotes" onClick={() => nav.push('/quotes/:post', { post: id })}>
            {t('quotesCount', { count: quotes })}
          </Button>
        )}
        {post.edits.length > 0 && (
          <Button variant="text" rid="edited" onClick={() => nav.push('/history/:post', { post: id })}>
            {t('edited')}
          </Button>
        )}
      </div>
      <Actions id={id} post={post} />
    </section>
  );
}

/** What a post links to, as buttons. */
function Marks({ id }: { id: string }) {
  const state = useChirrup();
  const nav = useNav();
  const store = useStore();
  const { text } = state.posts[id]!;
  const people = mentionsOf(text).filter(h => accountOf(state, h) !== undefined);
  const [tags, links] = [tagsOf(text), linksOf(text)];
  if (people.length + tags.length + links.length === 0) return null;
  const openLink = (link: string) =>
    store.dispatch('system', 'startIntent', {
      app: 'microblog',
      intent: { verb: 'VIEW', uri: link.includes('://') ? link : `https://${link}` },
    });
  return (
    <div className={css['marks']}>
      {links.map(link => (
        <Chip key={link} label={link} icon="link" rid="open-link" onClick={() => openLink(link)} />
      ))}
      {people.map(handle => (
        <Chip
          key={handle}
          label={`@${handle}`}
          id={handle}
          rid="mentioned"
          onClick={() => nav.push('/account/:account', { account: accountOf(state, handle)! })}
        />
      ))}
      {tags.map(tag => (
        <Chip
          key={tag}
          label={`#${tag}`}
          id={tag}
          rid="tag"
          onClick={() => nav.push('/trend/:tag', { tag })}
        />
      ))}
    </div>
  );
}

function Replies({ id }: { id: string }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const [opened, setOpened] = useScreenState<readonly string[]>('replies', []);
  const rows = nestedReplies(state, id, opened, false);
  const hidden = nestedReplies(state, id, [], true).length;
  return (
    <>
      {rows.map(row => (
        <div key={row.id}>
          <PostRow id={row.id} nested={row.depth > 0} />
          {row.more > 0 && (
            <button
              type="button"
              className={css['showMore']}
              data-rid="show-more"
              data-key={row.id}
              onClick={() => setOpened([...opened, row.id])}
            >
              {t('showMore', { count: row.more, words: shortOf(state.posts[row.id]!.text, 24) })}
            </button>
          )}
        </div>
      ))}
      {rows.length === 0 && <p className={css['none']}>{t('noReplies')}</p>}
      {hidden > 0 && (
        <button
          type="button"
          className={css['showMore']}
          data-rid="show-hidden"
          onClick={() => nav.push('/hidden/:post', { post: id })}
        >
          {t('hiddenCount', { count: hidden })}
        </button>
      )}
    </>
  );
}

function ReplyBar({ id }: { id: string }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const post = state.posts[id]!;
  const me = state.accounts[ME]!;
  if (!mayReply(state, post))
    return (
      <div className={css['closed']}>
        <Icon name="lock" size={18} />
        <span>{t('closedNote', { who: t(REPLIER_WORDS[post.repliers]) })}</span>
      </div>
    );
  return (
    <div className={css['replyBar']}>
      <button
        type="button"
        data-rid="write-reply"
        onClick={() => nav.push('/compose/:kind/:post', { kind: 'reply', post: id })}
      >
        <Avatar name={me.name} picture={me.picture} size={32} />
        <span>{t('writeReply')}</span>
      </button>
    </div>
  );
}
