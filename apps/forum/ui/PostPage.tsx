import { AppBar, EmptyState, Picture, Screen } from './kit.ts';
import { mayRead } from '../select.ts';
import { ME, type Forum } from '../state.ts';
import { useForum, useNav, useParams, useWords } from './hooks.ts';
import css from './post.module.css';
import { Readable } from './Readable.tsx';

export function PostPage() {
  const { post } = useParams('/post/:post');
  return <Thread id={post} root={null} />;
}
/** Part of a thread, from one comment on. */
export function ThreadPage() {
  const { post, comment } = useParams('/thread/:post/:comment');
  return <Thread id={post} root={comment} />;
}
/** What a link leads to: a post, a comment under its post, a community or a person. */
export function Open() {
  const { address } = useParams('/open/:address');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  if (state.posts[address]) return <Thread id={address} root={null} />;
  const comment = state.comments[address];
  if (comment) return <Thread id={comment.post} root={address} />;
  const community = state.communities[address];
  return (
    <Screen title={t('openTitle')}>
      {community ? (
        <EmptyState
          icon="group"
          title={community.title}
          action={{
            label: t('openCommunity'),
            onClick: () => nav.push('/c/:community', { community: address }),
          }}
        />
      ) : (
        <EmptyState
          icon="link"
          title={t('nothingThere')}
          text={t('nothingThereText')}
          action={{ label: t('search'), onClick: () => nav.push('/search') }}
        />
      )}
    </Screen>
  );
}
/** A picture of a post by itself. */
export function Photo() {
  const { post, index } = useParams('/photo/:post/:index');
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const gone = useGone(state, post);
  const found = state.posts[post];
  const name = found?.photos[Number(index)];
  if (gone || !found || found.deleted)
    return (
      <Screen appBar={<AppBar leading="close" />} label={t('photo')}>
        <EmptyState
          icon="hide_source"
          title={gone?.title ?? t('postGone')}
          text={gone?.text ?? t('postGoneText')}
        />
      </Screen>
    );
  if (name === undefined)
    return (
      <Screen appBar={<AppBar leading="close" />} label={t('photo')}>
        <EmptyState
          icon="image"
          title={t('photoGone')}
          text={t('photoGoneText')}
          action={{
            label: t('openPost'),
            rid: 'open-post',
            onClick: () => nav.push('/post/:post', { post }),
          }}
        />
      </Screen>
    );
  return (
    <Screen
      dark
      background="#000"
      scroll={false}
      appBar={<AppBar leading="close" color="#000" ink="#fff" />}
      label={t('photo')}
    >
      <div className={css['whole']}>
        <Picture name={name} alt={t('photoOf', { number: Number(index) + 1 })} fit="contain" />
      </div>
    </Screen>
  );
}

/** Why a post cannot be read, where that is so. */
function useGone(state: Forum, id: string): { title: string; text: string } | null {
  const t = useWords();
  const post = state.posts[id];
  if (!post) return { title: t('postGone'), text: t('postGoneText') };
  if (!mayRead(state, post.community)) return { title: t('postPrivate'), text: t('postPrivateText') };
  if (post.deleted) return null;
  const isMod = state.communities[post.community]!.moderators.includes(ME);
  if (post.removed && post.author !== ME && !isMod)
    return {
      title: t('removedBy', { community: state.communities[post.community]!.name }),
      text: t('removedFor', { reason: post.removed.reason }),
    };
  return null;
}

function Thread({ id, root }: { id: string; root: string | null }) {
  const state = useForum();
  const t = useWords();
  const nav = useNav();
  const gone = useGone(state, id);
  const post = state.posts[id];
  if (gone || !post)
    return (
      <Screen title={t('thread')}>
        <EmptyState
          icon="hide_source"
          title={gone?.title ?? ''}
          text={gone?.text}
          {...(post
            ? {
                action: {
                  label: t('openCommunity'),
                  onClick: () => nav.push('/c/:community', { community: post.community }),
                },
              }
            : {})}
        />
      </Screen>
    );
  return <Readable id={id} root={root} />;
}
