import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, IconButton, Picture, Screen, TextField } from './kit.ts';
import { likesOf, nestedReplies, quotesOf, repliesTo, repostsOf, talkRows } from '../select.ts';
import { lengthOf, LIMIT } from '../text.ts';
import { Feed } from './Feed.tsx';
import { useAct, useChirrup, useDates, useNav, useParams, useWords } from './hooks.ts';
import { PersonRow } from './People.tsx';
import { PostRow } from './Post.tsx';
import { Refusal, Tools } from './Tools.tsx';
import css from './thread.module.css';

function Gone() {
  const t = useWords();
  const nav = useNav();
  return (
    <Screen title={t('post')}>
      <EmptyState
        icon="delete"
        title={t('goneTitle')}
        text={t('goneText')}
        action={{ label: t('back'), onClick: () => nav.back() }}
      />
    </Screen>
  );
}

/** How often an own post was seen and answered. */
export function Statistics() {
  const { post: id } = useParams('/statistics/:post');
  const state = useChirrup();
  const t = useWords();
  const { count } = useDates();
  const post = state.posts[id];
  if (!post) return <Gone />;
  const rows = [
    ['views', post.views],
    ['likes', likesOf(post)],
    ['reposts', repostsOf(post)],
    ['quotes', quotesOf(state, id).length],
    ['replies', repliesTo(state, id).length],
  ] as const;
  return (
    <Screen title={t('statistics')}>
      <PostRow id={id} />
      {rows.map(([key, n]) => (
        <div key={key} className={css['stat']} data-rid={`stat-${key}`}>
          <span>{t(key)}</span>
          <b dir="ltr">{count(n)}</b>
        </div>
      ))}
      <Tools />
    </Screen>
  );
}

/** What a post said before it was edited. */
export function History() {
  const { post: id } = useParams('/history/:post');
  const post = useChirrup().posts[id];
  const t = useWords();
  const { moment } = useDates();
  if (!post) return <Gone />;
  return (
    <Screen title={t('editHistory')}>
      <div className={css['version']}>
        <small>{t('now')}</small>
        <span dir="auto">{post.text}</span>
      </div>
      {post.edits.toReversed().map((edit, i) => (
        <div key={i} className={css['version']}>
          <small>{t('untilThen', { when: moment(edit.at) })}</small>
          <span dir="auto">{edit.text}</span>
        </div>
      ))}
    </Screen>
  );
}

/** Posts that quote a post. */
export function Quotes() {
  const { post } = useParams('/quotes/:post');
  const state = useChirrup();
  const t = useWords();
  const rows = quotesOf(state, post);
  return (
    <Screen label={t('quotes')} scroll={false} appBar={<AppBar title={t('quotes')} />}>
      {rows.length === 0 ? (
        <EmptyState icon="format_quote" title={t('noQuotes')} text={t('noQuotesText')} />
      ) : (
        <Feed
          name="quotes"
          label={t('quotes')}
          entries={rows.map(p => ({ post: p.id, via: null, at: p.at }))}
        />
      )}
      <Tools />
    </Screen>
  );
}

/** Replies that the owner has hidden. */
export function HiddenReplies() {
  const { post } = useParams('/hidden/:post');
  const state = useChirrup();
  const t = useWords();
  const rows = nestedReplies(state, post, [], true);
  return (
    <Screen title={t('hiddenReplies')}>
      {rows.length === 0 && <EmptyState icon="visibility" title={t('noHidden')} text={t('noHiddenText')} />}
      {rows.map(row => (
        <PostRow key={row.id} id={row.id} />
      ))}
      <Tools />
    </Screen>
  );
}

/** One photo with its description. */
export function Viewer() {
  const { post: id, photo } = useParams('/photo/:post/:photo');
  const post = useChirrup().posts[id];
  const t = useWords();
  const nav = useNav();
  const [at, setAt] = useScreenState('at', Number(photo));
  const shown = post?.photos[at];
  if (!post || !shown) return <Gone />;
  const last = post.photos.length - 1;
  return (
    <Screen
      dark
      label={t('photo')}
      scroll={false}
      background="#000"
      appBar={
        <AppBar
          color="#000"
          ink="#fff"
          leading="close"
          title={post.photos.length > 1 ? t('photoOf', { number: at + 1, count: post.photos.length }) : ''}
          actions={
            <>
              {at > 0 && (
                <IconButton icon="chevron_left" label={t('photoBefore')} onClick={() => setAt(at - 1)} />
              )}
              {at < last && (
                <IconButton icon="chevron_right" label={t('photoAfter')} onClick={() => setAt(at + 1)} />
              )}
              {post.by === 'me' && (
                <IconButton
                  icon="edit"
                  label={t('altText')}
                  onClick={() => nav.push('/alt/:post/:photo', { post: id, photo: String(at) })}
                />
              )}
            </>
          }
        />
      }
    >
      <div className={css['stage']}>
        <Picture name={shown.picture} alt={shown.alt || t('noDescription')} fit="contain" />
      </div>
      <div className={css['alt']} dir="auto">
        {shown.alt || t('noDescription')}
      </div>
    </Screen>
  );
}

/** The description of a photo of an own post. */
export function AltText() {
  const { post: id, photo } = useParams('/alt/:post/:photo');
  const post = useChirrup().posts[id];
  const t = useWords();
  const act = useAct();
  const shown = post?.photos[Number(photo)];
  const alt = useFieldText('alt', shown?.alt ?? '');
  if (!shown) return <Gone />;
  return (
    <Screen
      appBar={
        <AppBar
          title={t('altText')}
          leading="close"
          actions={
            <Button rid="save" onClick={() => act.setPostAlt({ post: id, photo: Number(photo), alt })}>
              {t('save')}
            </Button>
          }
        />
      }
    >
      <div className={css['altPhoto']}>
        <Picture name={shown.picture} alt={shown.alt || t('noDescription')} />
      </div>
      <div className={css['form']}>
        <TextField
          name="alt"
          label={t('altText')}
          initial={shown.alt}
          multiline
          rows={3}
          autoGrow
          supporting={t('altHint')}
        />
      </div>
    </Screen>
  );
}

/** An own post, changed within five minutes. */
export function EditPost() {
  const { post: id } = useParams('/edit/:post');
  const post = useChirrup().posts[id];
  const t = useWords();
  const act = useAct();
  const text = useFieldText('text', post?.text ?? '');
  if (!post) return <Gone />;
  const left = LIMIT - lengthOf(text.trim());
  return (
    <Screen
      appBar={
        <AppBar
          title={t('editPost')}
          leading="close"
          actions={
            <Button rid="save" disabled={left < 0} onClick={() => act.editPost({ post: id, text })}>
              {t('save')}
            </Button>
          }
        />
      }
    >
      <div className={css['form']}>
        <TextField
          name="text"
          label={t('text')}
          initial={post.text}
          multiline
          rows={4}
          autoGrow
          error={left < 0 ? t('tooLong', { count: -left }) : null}
          supporting={t('editHint', { count: left })}
        />
      </div>
      <Refusal />
    </Screen>
  );
}

/** Whom a post is sent to directly. */
export function SendPost() {
  const { post } = useParams('/send/:post');
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const rows = talkRows(state).filter(r => !r.request);
  const others = state.accounts['me']!.follows.filter(id => !rows.some(r => r.account === id));
  if (!state.posts[post]) return <Gone />;
  return (
    <Screen title={t('sendDirectly')}>
      {[...rows.map(r => r.account), ...others].map(account => (
        <PersonRow key={account} id={account} onClick={() => act.sendPost({ account, post })} />
      ))}
      <Refusal />
    </Screen>
  );
}
