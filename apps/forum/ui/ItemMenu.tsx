import { ListRow, Scroller, Sheet } from './kit.ts';
import type { IconName } from './icons.ts';
import { commentProblem, communityOf, isModerator } from '../select.ts';
import { ME } from '../state.ts';
import { textOfMarkdown } from '../markdown.ts';
import { useAct, useDates, useForum, useNav, useOpen, useWords } from './hooks.ts';
import { BanDialog, RemoveDialog } from './ModDialogs.tsx';
import css from './menu.module.css';
import { Folders, NewFolder, FlairSheet, Delete } from './ItemMenuSheets.tsx';

interface Line {
  id: string;
  icon: IconName;
  words: string;
  danger?: boolean;
  run: () => void;
}

/** The menu of a post or comment, with its dialogs. `open` of the screen is `item ID`, and so on. */
export function ItemMenu() {
  const [open] = useOpen();
  const state = useForum();
  const [kind = '', target = ''] = open?.split(' ') ?? [];
  if (!(state.posts[target] ?? state.comments[target])) return null;
  return (
    <>
      {kind === 'item' && <Lines target={target} />}
      <Folders target={target} open={kind === 'folders'} />
      <NewFolder target={target} open={kind === 'newFolder'} />
      <FlairSheet target={target} open={kind === 'flair'} />
      <Delete target={target} open={kind === 'delete'} />
      <RemoveDialog target={target} open={kind === 'remove'} />
      <BanDialog target={target} open={kind === 'ban'} />
    </>
  );
}

function useLines(target: string): Line[] {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const { now } = useDates();
  const [, setOpen] = useOpen();
  const post = state.posts[target];
  const item = post ?? state.comments[target]!;
  const community = communityOf(state, target)!;
  const isMine = item.author === ME;
  const isMod = isModerator(state, community);
  const isGone = item.removed !== null || item.deleted;
  const author = state.people[item.author]!.name;
  const then = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const line = (id: string, icon: IconName, words: string, run: () => void, danger = false): Line => ({
    id,
    icon,
    words,
    run,
    danger,
  });
  const lines: (Line | false)[] = [
    !isGone && line('folders', 'create_new_folder', t('saveInto'), () => setOpen(`folders ${target}`)),
    !isGone &&
      !isMine &&
      state.thanked[target] === undefined &&
      line(
        'thank',
        'redeem',
        t('giveThanks'),
        then(() => act.thank({ target })),
      ),
    post !== undefined &&
      !isGone &&
      line(
        'follow',
        state.followed[target] ? 'notifications_off' : 'notifications',
        t(state.followed[target] ? 'unfollowPost' : 'followPost'),
        then(() => act.follow({ target, on: !state.followed[target] })),
      ),
    post !== undefined &&
      !isGone &&
      line(
        'cross',
        'repeat',
        t('crosspost'),
        then(() => act.startPost({ community: null, crosspost: target })),
      ),
    line(
      'link',
      'link',
      t('copyLink'),
      then(() => act.copyLink({ target })),
    ),
    !item.deleted &&
      line(
        'copy',
        'content_copy',
        t('copyText'),
        then(() => act.copyText({ target })),
      ),
    !isGone &&
      line(
        'share',
        'share',
        t('share'),
        then(() => act.share({ target })),
      ),
    post !== undefined &&
      !isMine &&
      line(
        'hide',
        state.hidden[target] ? 'visibility' : 'visibility_off',
        t(state.hidden[target] ? 'unhidePost' : 'hidePost'),
        then(() => act.hide({ target, on: !state.hidden[target] })),
      ),
    isMine &&
      !item.deleted &&
      commentProblem(state, post ? target : state.comments[target]!.post, now) !== 'archived' &&
      line(
        'edit',
        'edit',
        t('edit'),
        then(() => nav.push('/edit/:target', { target })),
      ),
    post !== undefined &&
      !isGone &&
      (isMine || isMod) &&
      state.communities[community]!.flairs.length > 0 &&
      line('flair', 'label', t('setFlair'), () => setOpen(`flair ${target}`)),
    isMine && !item.deleted && line('delete', 'delete', t('delete'), () => setOpen(`delete ${target}`), true),
    !isMine &&
      !isGone &&
      state.reports[target] === undefined &&
      line(
        'report',
        'flag',
        t('report'),
        then(() => nav.push('/report/:target', { target })),
      ),
    !isMine &&
      line(
        'block',
        'block',
        t(state.blocked[item.author] ? 'unblockName' : 'blockName', { name: author }),
        then(() => act.block({ target: item.author, on: !state.blocked[item.author] })),
      ),
    isMod &&
      !isGone &&
      line('remove', 'remove_moderator', t('removeAsModerator'), () => setOpen(`remove ${target}`), true),
    isMod &&
      item.removed !== null &&
      line(
        'approve',
        'check_circle',
        t('approve'),
        then(() => act.approveItem({ target })),
      ),
    isMod &&
      post !== undefined &&
      line(
        'lock',
        post.locked ? 'lock_open' : 'lock',
        t(post.locked ? 'unlockComments' : 'lockComments'),
        then(() => act.lock({ target, on: !post.locked })),
      ),
    isMod &&
      post !== undefined &&
      line(
        'pin',
        post.pinned ? 'keep_off' : 'push_pin',
        t(post.pinned ? 'unpinPost' : 'pinPost'),
        then(() => act.pin({ target, on: !post.pinned })),
      ),
    isMod &&
      !isMine &&
      line('ban', 'person_off', t('banName', { name: author }), () => setOpen(`ban ${target}`), true),
  ];
  return lines.filter(each => each !== false);
}

function Lines({ target }: { target: string }) {
  const state = useForum();
  const t = useWords();
  const [, setOpen] = useOpen();
  const lines = useLines(target);
  const title = state.posts[target]?.title ?? textOfMarkdown(state.comments[target]!.text);
  return (
    <Sheet open label={t('moreOptions')} onClose={() => setOpen(null)}>
      <Scroller name="menu" className={css['menu']!}>
        <p className={css['about']} dir="auto">
          {title}
        </p>
        {lines.map(({ id, icon, words, danger, run }) => (
          <ListRow
            key={id}
            rid={`do-${id}`}
            leading={icon}
            title={words}
            {...(danger ? { danger } : {})}
            onClick={run}
          />
        ))}
      </Scroller>
    </Sheet>
  );
}
