import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, Screen, TextField } from './kit.ts';
import { commentProblem } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useDates, useForum, useOnline, useParams, useWords } from './hooks.ts';
import { Banner, Text } from './Parts.tsx';
import css from './lists.module.css';

/** Writes a comment under a post or another comment. What is typed is kept until it is sent. */
export function Reply() {
  const { target } = useParams('/reply/:target');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const { now } = useDates();
  const online = useOnline();
  const kept = state.writing[target]?.text ?? '';
  const text = useFieldText('comment', kept);
  const above = state.comments[target];
  const post = state.posts[above?.post ?? target];
  const problem = commentProblem(state, above?.post ?? target, now);
  if (!post || problem !== null)
    return (
      <Screen title={t('reply')}>
        <EmptyState
          icon="lock"
          title={t('cannotComment', { why: problem ?? 'gone' })}
          text={t('cannotCommentText')}
        />
      </Screen>
    );
  return (
    <Screen
      appBar={
        <AppBar
          title={t(above ? 'reply' : 'addComment')}
          leading="close"
          actions={
            <Button
              variant="filled"
              rid="send"
              disabled={text.trim() === ''}
              onClick={() => act.addComment({ target, text })}
            >
              {t('send')}
            </Button>
          }
        />
      }
    >
      <div className={css['column']}>
        {!online && <Banner icon="cloud_off" title={t('offline')} text={t('waitsText')} />}
        <span className={css['commentMeta']} dir="auto">
          {above ? `u/${state.people[above.author]!.name}` : post.title}
        </span>
        {above && <Text text={above.text} />}
        <TextField
          name="comment"
          label={t('yourComment')}
          initial={kept}
          multiline
          rows={5}
          autoGrow
          capitalise
          maxLength={4_000}
          onInput={words => act.write({ target, text: words })}
        />
      </div>
    </Screen>
  );
}

/** Edits one’s own post or comment. */
export function EditItem() {
  const { target } = useParams('/edit/:target');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const item = state.posts[target] ?? state.comments[target];
  const text = useFieldText('text', item?.text ?? '');
  if (!item || item.author !== ME || item.deleted)
    return (
      <Screen title={t('edit')}>
        <EmptyState icon="edit" title={t('postGone')} text={t('postGoneText')} />
      </Screen>
    );
  const post = state.posts[target];
  return (
    <Screen
      appBar={
        <AppBar
          title={t(post ? 'editPost' : 'editComment')}
          leading="close"
          actions={
            <Button
              variant="filled"
              rid="save"
              disabled={!post && text.trim() === ''}
              onClick={() =>
                post ? act.editPost({ post: target, text }) : act.editComment({ comment: target, text })
              }
            >
              {t('save')}
            </Button>
          }
        />
      }
    >
      <div className={css['column']}>
        {post && (
          <span className={css['heroTitle']} dir="auto">
            {post.title}
          </span>
        )}
        <TextField
          name="text"
          label={t('text')}
          initial={item.text}
          multiline
          rows={6}
          autoGrow
          capitalise
          maxLength={8_000}
        />
        <span className={css['commentMeta']}>{t('editNote')}</span>
      </div>
    </Screen>
  );
}
