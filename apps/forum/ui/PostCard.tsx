import { Icon, Picture } from './kit.ts';
import { isModerator, commentCount, scoreOf, type PostRow } from '../select.ts';
import type { Settings } from '../state.ts';
import { cardLines, compactLines, excerptOf, previewOf } from './layout.ts';
import { useAct, useDates, useForum, useNav, useScale, useWidth, useWords } from './hooks.ts';
import { Badge, Flair, Tag, Votes } from './Parts.tsx';
import css from './card.module.css';

/** Words for how a post stands: pinned, locked, and so on. */
export function Tags({ post, id }: { post: PostRow; id: string }) {
  const state = useForum();
  const t = useWords();
  const community = state.communities[post.community]!;
  const flagged = isModerator(state, post.community)
    ? Object.values(state.flagged).filter(f => f.target === id && f.status === 'open').length
    : 0;
  return (
    <span className={css['tags']}>
      {post.pinned && (
        <Tag tone="good">
          <Icon name="push_pin" size={14} />
          {t('pinned')}
        </Tag>
      )}
      <Flair community={community} flair={post.flair} />
      {post.spoiler && <Tag>{t('spoiler')}</Tag>}
      {post.sensitive && <Tag tone="alert">{t('sensitive')}</Tag>}
      {post.locked && (
        <Tag>
          <Icon name="lock" size={14} />
          {t('locked')}
        </Tag>
      )}
      {post.removed && <Tag tone="alert">{t('removed')}</Tag>}
      {flagged > 0 && <Tag tone="alert">{t('reportsCount', { count: flagged })}</Tag>}
    </span>
  );
}

function Preview({ post, blurred }: { post: PostRow; blurred: boolean }) {
  const state = useForum();
  const t = useWords();
  const dates = useDates();
  const kind = previewOf(post);
  if (kind === 'none') return null;
  if (kind === 'photo')
    return (
      <span className={css['photo']} data-blurred={blurred || undefined}>
        <Picture name={post.photos[0]!} alt="" />
        {blurred && <span className={css['cover']}>{t('sensitiveTap')}</span>}
        {post.photos.length > 1 && (
          <span className={css['count']}>{t('photosCount', { count: post.photos.length })}</span>
        )}
      </span>
    );
  const cross = post.crosspost === null ? undefined : state.posts[post.crosspost];
  const line = {
    link: ['link', post.link ?? ''],
    poll: ['bar_chart', t('pollOf', { count: post.poll?.options.length ?? 0 })],
    event: ['event', post.event ? dates.moment(post.event.from) : ''],
    cross: [
      'repeat',
      cross ? t('crosspostedFrom', { community: state.communities[cross.community]!.name }) : t('postGone'),
    ],
  } as const;
  const [icon, words] = line[kind];
  return (
    <span className={css['preview']}>
      <Icon name={icon} size={20} />
      <span dir="auto">{words}</span>
    </span>
  );
}

/** A post in a feed, as a card or as a compact row, as high as `cardHeight` says. */
export function PostCard({
  post,
  density,
  inCommunity,
  onMenu,
}: {
  post: PostRow;
  density: Settings['density'];
  inCommunity?: boolean;
  onMenu: (target: string) => void;
}) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const dates = useDates();
  const width = useWidth();
  const scale = useScale();
  const { id } = post;
  const community = state.communities[post.community]!;
  const isCompact = density === 'compact';
  const lines = isCompact
    ? { title: compactLines(post, width, scale), text: 0 }
    : cardLines(post, width, scale);
  const saved = state.saved[id] !== undefined;
  const count = commentCount(state, id);
  const blurred = post.sensitive && state.settings.blur;
  const author = state.people[post.author]!.name;
  return (
    <article className={css['card']} data-compact={isCompact || undefined}>
      <Votes target={id} what={post.title} />
      <div className={css['body']}>
        <button
          type="button"
          className={css['main']}
          data-key={id}
          data-rid="post"
          onClick={() => nav.push('/post/:post', { post: id })}
        >
          <span className={css['meta']}>
            {!inCommunity && <Badge community={community} size={18} />}
            <span dir="ltr">{inCommunity ? `u/${author}` : `c/${community.name}`}</span>
            <span dir="auto">{dates.ago(post.at)}</span>
          </span>
          <Tags post={post} id={id} />
          <span className={css['title']} style={{ WebkitLineClamp: lines.title }} dir="auto">
            {post.title}
          </span>
          {lines.text > 0 && (
            <span className={css['excerpt']} style={{ WebkitLineClamp: lines.text }} dir="auto">
              {excerptOf(post).slice(0, 300)}
            </span>
          )}
          {!isCompact && <Preview post={post} blurred={blurred} />}
          <span className={css['comments']}>
            <Icon name="chat_bubble" size={18} />
            <span>{t('commentsCount', { count })}</span>
          </span>
        </button>
        <div className={css['foot']}>
          <button
            type="button"
            className={css['act']}
            data-rid="save"
            data-key={id}
            aria-pressed={saved}
            aria-label={t(saved ? 'unsaveIt' : 'saveIt', { what: post.title })}
            onClick={() => act.save({ target: id, on: !saved })}
          >
            {saved ? <Icon name="bookmark" filled size={20} /> : <Icon name="bookmark" size={20} />}
          </button>
          <button
            type="button"
            className={css['act']}
            data-rid="more"
            data-key={id}
            aria-label={t('moreOf', { what: post.title })}
            onClick={() => onMenu(id)}
          >
            <Icon name="more_horiz" size={20} />
          </button>
        </div>
      </div>
      {isCompact && post.photos.length > 0 && (
        <span className={css['thumb']} data-blurred={blurred || undefined}>
          <Picture name={post.photos[0]!} alt="" radius={8} />
        </span>
      )}
    </article>
  );
}

/** A post in one line or two, for lists that are not feeds. */
export function PostLine({ id }: { id: string }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const dates = useDates();
  const post = state.posts[id]!;
  const community = state.communities[post.community]!;
  return (
    <button
      type="button"
      className={css['line']}
      data-key={id}
      data-rid="post"
      onClick={() => nav.push('/post/:post', { post: id })}
    >
      <Badge community={community} size={36} />
      <span className={css['lineWords']}>
        <span className={css['lineTitle']} dir="auto">
          {post.title}
        </span>
        <span className={css['lineMeta']} dir="auto">
          {t('postLine', {
            community: community.name,
            score: scoreOf(state, id, post),
            comments: commentCount(state, id),
            when: dates.ago(post.at),
          })}
        </span>
        {post.removed && <Tag tone="alert">{t('removed')}</Tag>}
      </span>
    </button>
  );
}
