import {
  useFields,
  useFieldText,
  useIntent,
  useScreenArgs,
  useScreenState,
} from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Chip,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  Screen,
  Scroller,
  TextField,
} from './kit.ts';
import { composerFor, blankDraft, isBlank, MOST_POSTS, type Target } from '../draft.ts';
import { ME, type Draft } from '../state.ts';
import { lengthOf, LIMIT, openMark } from '../text.ts';
import { suggestedPeople, trendsOf } from '../select.ts';
import { ComposePhotos, OptionSheets, PollFields, type Options } from './ComposeParts.tsx';
import { useAct, useChirrup, useNav, useParams, useWords } from './hooks.ts';
import { AUDIENCE_WORDS, REPLIER_WORDS } from './names.ts';
import { PostRow } from './Post.tsx';
import { QuoteBlock } from './Blocks.tsx';
import { Tools } from './Tools.tsx';
import css from './compose.module.css';

function targetOf({ kind, post }: { kind: string; post: string }): Target {
  return { replyTo: kind === 'reply' ? post : null, quote: kind === 'quote' ? post : null };
}

/** Where posts, replies, quotes and threads are written. */
export function Compose() {
  const params = useParams('/compose/:kind/:post');
  const given = useScreenArgs<{ text?: string }>();
  return <Composer target={targetOf(params)} start={given?.text ?? ''} />;
}

/** The composer with what another app shares. */
export function ShareIn() {
  const intent = useIntent();
  const text = [intent?.title, intent?.text].filter(Boolean).join('\n');
  return <Composer target={targetOf({ kind: 'new', post: 'none' })} start={intent?.text ?? text} />;
}

const TITLES = { reply: 'reply', quote: 'quote', new: 'newPost' } as const;

function Composer({ target, start }: { target: Target; start: string }) {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useScreenState<Options | 'close' | null>('sheet', null);
  const kept = composerFor(state, target);
  const draft: Draft = kept ?? { ...blankDraft(target), posts: [{ text: start, photos: [] }] };
  const me = state.accounts[ME]!;
  const kind = target.replyTo === null ? (target.quote === null ? 'new' : 'quote') : 'reply';
  const missing = [target.replyTo, target.quote].some(id => id !== null && !state.posts[id]);
  if (missing)
    return (
      <Screen title={t(TITLES[kind])}>
        <EmptyState icon="delete" title={t('goneTitle')} text={t('goneText')} />
      </Screen>
    );
  const leave = () => {
    fields.blur();
    if (isBlank(draft)) nav.back();
    else setOpen('close');
  };
  const over = draft.posts.some(p => lengthOf(p.text.trim()) > LIMIT);
  return (
    <Screen
      label={t(TITLES[kind])}
      appBar={
        <AppBar
          leading="close"
          onLeading={leave}
          title={t(TITLES[kind])}
          actions={
            <Button rid="post" disabled={over} onClick={() => act.publish({ draft })}>
              {draft.posts.length > 1 ? t('postAll') : t('postIt')}
            </Button>
          }
        />
      }
      bottom={<Bar draft={draft} target={target} onOpen={setOpen} />}
    >
      {target.replyTo !== null && <PostRow id={target.replyTo} />}
      {draft.posts.map((_, i) => (
        <OnePost
          key={i}
          index={i}
          draft={draft}
          target={target}
          start={start}
          picture={me.picture}
          name={me.name}
        />
      ))}
      {draft.choices.length > 0 && <PollFields draft={draft} target={target} />}
      {target.quote !== null && state.posts[target.quote] && (
        <div className={css['quoted']}>
          <QuoteBlock post={{ ...state.posts[target.quote]!, quote: target.quote }} host="composer" />
        </div>
      )}
      <OptionSheets draft={draft} target={target} open={open === 'close' ? null : open} onOpen={setOpen} />
      <Dialog
        open={open === 'close'}
        title={t('keepDraftQuestion')}
        text={t('keepDraftText')}
        onClose={() => setOpen(null)}
        actions={[
          { label: t('delete'), danger: true, rid: 'discard', onClick: () => (setOpen(null), act.discard()) },
          { label: t('keep'), rid: 'keep', onClick: () => (setOpen(null), act.keepDraft()) },
        ]}
      />
      <Tools />
    </Screen>
  );
}

function OnePost({
  index,
  draft,
  target,
  start,
  picture,
  name,
}: {
  index: number;
  draft: Draft;
  target: Target;
  start: string;
  picture: string | null;
  name: string;
}) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const post = draft.posts[index]!;
  const field = `post-${index + 1}`;
  const text = useFieldText(field, post.text);
  const left = LIMIT - lengthOf(text.trim());
  const remove = () => {
    draft.posts.slice(index + 1).forEach((p, i) => fields.set(`post-${index + i + 1}`, p.text));
    fields.blur();
    act.removePost({ ...target, index });
  };
  return (
    <div className={css['one']}>
      <div className={css['face']}>
        <Avatar name={name} picture={picture} size={40} />
        {index < draft.posts.length - 1 && <span className={css['line']} aria-hidden="true" />}
      </div>
      <div className={css['column']}>
        <TextField
          name={field}
          rid={field}
          label={t('textOfPost', { number: index + 1 })}
          hint={index === 0 ? t('whatHappens') : t('addAnother')}
          initial={index === 0 ? post.text || start : post.text}
          variant="plain"
          multiline
          rows={index === 0 && draft.posts.length === 1 ? 4 : 2}
          autoGrow
          capitalise
          onInput={value => act.write({ ...target, index, text: value })}
        />
        <ComposePhotos index={index} draft={draft} target={target} />
        <div className={css['under']}>
          <span className={css['count']} data-over={left < 0 || undefined} role="status" dir="auto">
            {left < 0 ? t('tooLong', { count: -left }) : t('charactersLeft', { count: left })}
          </span>
          <IconButton
            icon="add_photo_alternate"
            label={t('addPhotosTo', { number: index + 1 })}
            rid={`add-photos-${index + 1}`}
            onClick={() => act.pickPhotos({ ...target, index })}
          />
          {draft.posts.length > 1 && (
            <IconButton
              icon="close"
              label={t('removePost', { number: index + 1 })}
              rid={`remove-${index + 1}`}
              onClick={remove}
            />
          )}
        </div>
        <Suggestions field={field} text={text} index={index} target={target} />
      </div>
    </div>
  );
}

/** Accounts and hashtags for what is being written. */
function Suggestions({
  field,
  text,
  index,
  target,
}: {
  field: string;
  text: string;
  index: number;
  target: Target;
}) {
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const mark = openMark(text);
  if (!mark || mark.start === '') return null;
  const words =
    mark.kind === 'mention'
      ? suggestedPeople(state, mark.start).map(a => a.handle)
      : trendsOf(state.posts)
          .map(trend => trend.tag)
          .filter(tag => tag.toLowerCase().startsWith(mark.start.toLowerCase()))
          .slice(0, 4);
  const sign = mark.kind === 'mention' ? '@' : '#';
  const take = (word: string) => {
    const full = `${text.slice(0, text.length - mark.start.length)}${word} `;
    fields.set(field, full);
    act.write({ ...target, index, text: full });
  };
  if (words.length === 0) return null;
  return (
    <Scroller name={`suggestions-${index}`} axis="x" label={t('suggestions')}>
      <div className={css['chips']}>
        {words.map(word => (
          <Chip key={word} id={word} rid="suggestion" label={`${sign}${word}`} onClick={() => take(word)} />
        ))}
      </div>
    </Scroller>
  );
}

/** What can be added to a post, below the keyboard’s edge. */
function Bar({ draft, target, onOpen }: { draft: Draft; target: Target; onOpen: (what: Options) => void }) {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const open = (what: Options) => () => {
    fields.blur();
    onOpen(what);
  };
  return (
    <div className={css['bar']}>
      <Scroller name="options" axis="x" label={t('options')}>
        <div className={css['chips']}>
          <Chip
            label={t('seenBy', { who: t(AUDIENCE_WORDS[draft.audience]) })}
            icon="public"
            rid="audience"
            opens
            onClick={open('audience')}
          />
          <Chip
            label={t('repliesFrom', { who: t(REPLIER_WORDS[draft.repliers]) })}
            icon="chat_bubble"
            rid="who-replies"
            opens
            onClick={open('repliers')}
          />
        </div>
      </Scroller>
      <div className={css['tools']}>
        <IconButton
          icon="bar_chart"
          label={t(draft.choices.length > 0 ? 'removePoll' : 'addPoll')}
          rid="poll"
          onClick={() => act.setChoices({ ...target, choices: draft.choices.length > 0 ? [] : ['', ''] })}
        />
        <IconButton
          icon="warning"
          label={t('contentWarning')}
          rid="content-warning"
          onClick={open('warning')}
        />
        <IconButton icon="schedule_send" label={t('schedule')} rid="schedule" onClick={open('schedule')} />
        <IconButton
          icon="add_comment"
          label={t('addToThread')}
          rid="add-post"
          disabled={draft.posts.length >= MOST_POSTS}
          onClick={() => act.addPost(target)}
        />
        <IconButton icon="drafts" label={t('drafts')} rid="drafts" onClick={open('drafts')} />
        <span className={css['grow']} />
        {draft.warning !== '' && <Icon name="warning" size={18} />}
      </div>
    </div>
  );
}
