import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  Screen,
  Sheet,
  TextField,
} from './kit.ts';
import { momentList, nameOf } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { MomentCard, type Commenting } from './MomentCard.tsx';
import css from './moments.module.css';

function CommentSheet() {
  const [commenting, setCommenting] = useScreenState<Commenting | null>('commenting', null);
  const replyName = useApp(s => (commenting?.replyTo ? nameOf(s, commenting.replyTo) : ''));
  const text = useFieldText('comment');
  const fields = useFields();
  const act = useAct();
  const send = () => {
    if (!commenting || text.trim() === '') return;
    act.commentMoment({
      moment: commenting.moment,
      text,
      ...(commenting.replyTo ? { replyTo: commenting.replyTo } : {}),
    });
    fields.set('comment', '');
    setCommenting(null);
  };
  return (
    <Sheet
      open={commenting !== null}
      title={replyName ? `Reply to ${replyName}` : 'Comment'}
      onClose={() => setCommenting(null)}
    >
      <div className={css['commentRow']}>
        <TextField
          name="comment"
          label="Write a comment"
          variant="filled"
          enterKey="send"
          onEnter={send}
          capitalise
        />
        <IconButton icon="send" label="Send comment" disabled={text.trim() === ''} onClick={send} />
      </div>
    </Sheet>
  );
}

function Feed({ ids }: { ids: readonly string[] }) {
  const [asking, setAsking] = useScreenState<string | null>('deleting', null);
  const act = useAct();
  return (
    <>
      {ids.map(id => (
        <MomentCard key={id} id={id} />
      ))}
      <CommentSheet />
      <ConfirmDialog
        open={asking !== null}
        title="Delete this moment?"
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteMoment({ moment: asking! });
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}

export function Moments() {
  const ids = useApp(s => momentList(s).map(m => m.id));
  const me = useApp(s => s.me);
  const nav = useNav();
  return (
    <Screen
      appBar={
        <AppBar
          title="Moments"
          actions={
            <IconButton
              icon="person"
              label="My moments"
              onClick={() => nav.push('/moments/:contact', { contact: ME })}
            />
          }
        />
      }
      fab={<Fab icon="add_a_photo" label="New moment" onClick={() => nav.push('/compose-moment')} />}
    >
      <div className={css['cover']}>
        <span className={css['coverName']} dir="auto">
          {me.name}
        </span>
        <Avatar name={me.name} picture={me.portrait} size={64} shape="rounded" />
      </div>
      {ids.length === 0 ? <EmptyState icon="photo_library" title="No moments yet" /> : <Feed ids={ids} />}
    </Screen>
  );
}

export function PersonMoments() {
  const { contact } = useParams('/moments/:contact');
  const ids = useApp(s => momentList(s, contact).map(m => m.id));
  const name = useApp(s => nameOf(s, contact));
  return (
    <Screen title={contact === ME ? 'My moments' : name}>
      {ids.length === 0 ? (
        <EmptyState
          icon="photo_library"
          title="No moments"
          text={contact === ME ? 'What you post stands here.' : `${name} has not posted anything.`}
        />
      ) : (
        <Feed ids={ids} />
      )}
    </Screen>
  );
}
