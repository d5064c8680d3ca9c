import {
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Screen,
  AppBar,
  SectionHeader,
  SwipeRow,
} from './kit.ts';
import {
  countOf,
  draftRows,
  FOLDERS,
  labelsOf,
  rowsOf,
  type DraftRow,
  type Folder as FolderId,
} from '../select.ts';
import { useAct, useDates, useFaces, useMail, useNav, useParams, usePicked, useWords } from './hooks.ts';
import { useDone, useUndo } from './done.tsx';
import { useEmptying } from './Emptying.tsx';
import { Banners, Places, useSnoozing } from './Inbox.tsx';
import { FOLDER } from './names.ts';
import { Rows, snippet } from './Rows.tsx';
import { SelectBar } from './SelectBar.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import css from './list.module.css';
import { compare } from '../../../src/sdk/core/compare.ts';

/** All folders and labels with what is in them. */
export function Folders() {
  const t = useWords();
  const nav = useNav();
  const state = useMail();
  const undo = useUndo();
  const open = (folder: string) =>
    folder === 'inbox' ? nav.back() : nav.push('/folder/:folder', { folder });
  const count = (folder: string) => {
    const n = countOf(state, folder);
    return n > 0 ? { meta: String(n) } : {};
  };
  return (
    <Screen
      label={t('folders')}
      appBar={
        <AppBar
          title={t('folders')}
          leading="none"
          actions={<IconButton icon="settings" label={t('settings')} onClick={() => nav.push('/settings')} />}
        />
      }
      bottom={
        <>
          {undo}
          <Places value="folders" />
        </>
      }
    >
      <List>
        {FOLDERS.map(f => (
          <ListRow
            key={f}
            rid={`folder-${f}`}
            leading={FOLDER[f].icon}
            title={t(FOLDER[f].word)}
            onClick={() => open(f)}
            {...count(f)}
          />
        ))}
      </List>
      <SectionHeader
        title={t('labels')}
        action={{ label: t('manageLabels'), rid: 'manage-labels', onClick: () => nav.push('/labels') }}
      />
      {labelsOf(state).map(l => (
        <ListRow
          key={l.id}
          id={l.id}
          rid="label"
          leading={<span className={css['swatch']} data-colour={l.colour} />}
          title={l.name}
          onClick={() => open(l.id)}
          {...count(l.id)}
        />
      ))}
    </Screen>
  );
}

const EMPTY = {
  starred: 'emptyStarred',
  snoozed: 'emptySnoozed',
  drafts: 'emptyDrafts',
  scheduled: 'emptyScheduled',
  outbox: 'emptyOutbox',
  spam: 'emptySpamText',
  bin: 'emptyBinText',
} as const;

/** One folder or label. */
export function Folder() {
  const { folder } = useParams('/folder/:folder');
  return folder === 'drafts' || folder === 'scheduled' || folder === 'outbox' ? (
    <Unsent folder={folder} />
  ) : (
    <Mails folder={folder} />
  );
}

const isFolder = (folder: string): folder is FolderId => (FOLDERS as readonly string[]).includes(folder);

function useTitle(folder: string): string {
  const t = useWords();
  const state = useMail();
  return isFolder(folder) ? t(FOLDER[folder].word) : (state.labels[folder]?.name ?? t('labels'));
}

function Nothing({ folder }: { folder: string }) {
  const t = useWords();
  const word = folder in EMPTY ? EMPTY[folder as keyof typeof EMPTY] : undefined;
  return (
    <EmptyState
      icon={isFolder(folder) ? FOLDER[folder].icon : 'label'}
      title={t('emptyFolder')}
      {...(word ? { text: t(word) } : {})}
    />
  );
}

function Mails({ folder }: { folder: string }) {
  const t = useWords();
  const act = useAct();
  const state = useMail();
  const done = useDone();
  const title = useTitle(folder);
  const [picked, setPicked] = usePicked();
  const [snoozing, setSnoozing] = useSnoozing();
  const undo = useUndo();
  const rows = rowsOf(state, folder);
  const emptying = useEmptying(folder, rows.length);
  const bar =
    picked === null ? (
      <AppBar title={title} subtitle={t('mailsHere', { count: rows.length })} actions={emptying.button} />
    ) : (
      <SelectBar rows={rows} onSnooze={setSnoozing} />
    );
  return (
    <>
      <Screen label={title} scroll={false} appBar={bar} bottom={undo}>
        <Banners />
        {rows.length === 0 ? (
          <Nothing folder={folder} />
        ) : (
          <Rows rows={rows} folder={folder} onSnooze={setSnoozing} footer={24} />
        )}
      </Screen>
      {snoozing && (
        <TimeSheet
          title={t('snoozeUntil')}
          confirm={t('snooze')}
          onTime={at => {
            done.snooze(snoozing, at);
            act.plan({ at: null });
            setSnoozing(null);
            setPicked(null);
          }}
          onClose={() => setSnoozing(null)}
        />
      )}
      {emptying.dialog}
    </>
  );
}

function UnsentRow({ draft }: { draft: DraftRow }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const faces = useFaces();
  const dates = useDates();
  const people = [...draft.to, ...draft.cc, ...draft.bcc];
  const names = people.map(p => faces(p).name).join(', ') || t('nobodyYet');
  const state = {
    draft: t('draftWord'),
    sending: t('sendingNow'),
    outbox: t('waitsForNetwork'),
    scheduled: t('sendsAt', { when: draft.leavesAt === null ? '' : dates.moment(draft.leavesAt) }),
  }[draft.status];
  return (
    <SwipeRow
      id={`swipe-${draft.id}`}
      {...(draft.status === 'draft'
        ? {
            end: {
              label: t('discard'),
              icon: 'delete' as const,
              danger: true,
              onSwipe: () => act.discard({ draft: draft.id }),
            },
          }
        : {})}
    >
      <ListRow
        id={draft.id}
        rid="draft"
        lines={3}
        leading={
          draft.status === 'scheduled' ? 'schedule_send' : draft.status === 'draft' ? 'draft' : 'outbox'
        }
        title={t('toWhom', { names })}
        subtitle={[
          <span key="state" className={css['draft']}>
            {state}
          </span>,
          <span key="subject" dir="auto">
            {' '}
            {draft.subject || t('noSubject')}
          </span>,
          <br key="line" />,
          <span key="text" dir="auto">
            {snippet(draft.text)}
          </span>,
        ]}
        meta={
          <span>
            {draft.attachments.length > 0 && <Icon name="attach_file" size={16} />}
            <span dir="auto">{dates.when(draft.editedAt)}</span>
          </span>
        }
        onClick={() => nav.push('/draft/:draft', { draft: draft.id })}
      />
    </SwipeRow>
  );
}

/** Drafts, scheduled mails, or what waits in the outbox. */
function Unsent({ folder }: { folder: 'drafts' | 'scheduled' | 'outbox' }) {
  const state = useMail();
  const title = useTitle(folder);
  const undo = useUndo();
  const rows =
    folder === 'drafts'
      ? draftRows(state, 'draft')
      : folder === 'scheduled'
        ? draftRows(state, 'scheduled').sort((a, b) => a.leavesAt! - b.leavesAt! || compare(a.id, b.id))
        : draftRows(state, 'outbox', 'sending');
  const emptying = useEmptying(folder, rows.length);
  return (
    <>
      <Screen label={title} appBar={<AppBar title={title} actions={emptying.button} />} bottom={undo}>
        <Banners />
        {rows.length === 0 ? <Nothing folder={folder} /> : rows.map(d => <UnsentRow key={d.id} draft={d} />)}
      </Screen>
      {emptying.dialog}
    </>
  );
}
