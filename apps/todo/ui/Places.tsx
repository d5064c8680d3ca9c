import { useFields } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Screen } from './kit.ts';
import type { IconName } from './icons.ts';
import { isoOf } from '../dates.ts';
import { SMART, type Smart } from '../select.ts';
import { SMART_NAMES, tasksWords } from '../words.ts';
import { useAct, useApp, useDialog, useParams, useToday, useTodo } from './hooks.ts';
import { ListDialog } from './ListDialog.tsx';
import { TaskPage } from './TaskPage.tsx';

/** One list. */
export function List() {
  const { list } = useParams('/list/:list');
  const row = useApp(s => s.lists[list]);
  const { tasks } = useTodo();
  const [dialog, setDialog] = useDialog();
  const act = useAct();
  const fields = useFields();
  if (!row)
    return (
      <Screen title="List">
        <EmptyState icon="list" title="This list was deleted" />
      </Screen>
    );
  const own = Object.values(tasks).filter(t => t.list === list && t.binnedAt === null);
  const done = own.filter(t => t.completedAt !== null).length;
  const close = () => setDialog(null);
  return (
    <TaskPage
      place={{ list }}
      title={row.name}
      adds={{ home: list }}
      empty={{ icon: row.icon, title: 'No tasks', text: 'Tap + to add the first one.' }}
      items={[
        {
          label: 'Edit list',
          icon: 'edit',
          divider: true,
          onClick: () => {
            fields.set('list-name', row.name);
            setDialog('edit');
          },
        },
        { label: 'Share list', icon: 'share', onClick: () => act.shareList({ list }) },
        {
          label: 'Delete completed',
          icon: 'playlist_remove',
          disabled: done === 0,
          onClick: () => setDialog('completed'),
        },
        { label: 'Delete list', icon: 'delete', danger: true, onClick: () => setDialog('delete') },
      ]}
    >
      <ListDialog open={dialog === 'edit'} list={list} onClose={close} />
      <ConfirmDialog
        open={dialog === 'completed'}
        title={`Delete ${done === 1 ? 'the completed task' : `${done} completed tasks`}?`}
        text="They go to the bin."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.deleteCompleted({ list });
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        title={`Delete ${row.name}?`}
        text={
          own.length > 0
            ? `Its ${tasksWords(own.length)} ${own.length === 1 ? 'goes' : 'go'} to the bin.`
            : ''
        }
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.deleteList({ list });
        }}
        onCancel={close}
      />
    </TaskPage>
  );
}

export const SMART_ICONS = {
  today: 'today',
  week: 'date_range',
  all: 'inbox',
  important: 'star',
  completed: 'check_circle',
  nodate: 'event_busy',
} as const satisfies Record<Smart, IconName>;
const EMPTY: Record<Smart, { title: string; text: string }> = {
  today: { title: 'Nothing for today', text: 'Tap + to add something, or enjoy the day.' },
  week: { title: 'A quiet week', text: 'Nothing is due in the next 7 days.' },
  all: { title: 'No tasks', text: 'Tap + to add the first one.' },
  important: { title: 'Nothing important', text: 'Tasks with a star stand here.' },
  completed: { title: 'Nothing completed yet', text: 'What you tick stands here, by day.' },
  nodate: { title: 'Everything has a date', text: 'Tasks without a due date stand here.' },
};

/** What is gathered from all lists. */
export function SmartList() {
  const { smart: given } = useParams('/smart/:smart');
  const today = useToday();
  const smart = SMART.find(s => s === given) ?? 'all';
  const adds =
    smart === 'today' || smart === 'week'
      ? { day: isoOf(today) }
      : smart === 'important'
        ? { starred: true }
        : {};
  return (
    <TaskPage
      place={{ smart }}
      title={SMART_NAMES[smart]}
      adds={adds}
      empty={{ icon: SMART_ICONS[smart], ...EMPTY[smart] }}
    />
  );
}

/** The tasks with a tag. */
export function Tag() {
  const { tag } = useParams('/tag/:tag');
  return (
    <TaskPage
      place={{ tag }}
      title={`#${tag}`}
      adds={{ tag }}
      empty={{ icon: 'label', title: 'No tasks', text: 'No task has this tag.' }}
    />
  );
}
