import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Fab, Icon, IconButton, Screen, ConfirmDialog } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import { listsOf, type NamedList } from '../select.ts';
import { tasksWords } from '../words.ts';
import { useAct, useTodo } from './hooks.ts';
import { ListDialog } from './ListDialog.tsx';
import css from './lists.module.css';
import common from './todo.module.css';
import tones from './tones.module.css';

/** All lists: their order, their looks, and their end. */
export function Lists() {
  const { lists, tasks } = useTodo();
  const [editing, setEditing] = useScreenState<string | null>('editing', null);
  const [deleting, setDeleting] = useScreenState<string | null>('deleting', null);
  const fields = useFields();
  const act = useAct();
  const going = deleting === null ? undefined : lists[deleting];
  const n = Object.values(tasks).filter(t => t.list === deleting && t.binnedAt === null).length;
  const edit = (list: string) => {
    fields.set('list-name', lists[list]?.name ?? '');
    setEditing(list);
  };
  const close = () => setDeleting(null);
  return (
    <>
      <Screen
        label="Edit lists"
        appBar={<AppBar title="Edit lists" />}
        fab={<Fab icon="add" label="New list" onClick={() => edit('new')} />}
      >
        <div role="group" aria-label="Lists">
          {listsOf(lists).map(l => (
            <Line
              key={l.id}
              list={l}
              onEdit={() => edit(l.id)}
              onDelete={() => setDeleting(l.id)}
              only={Object.keys(lists).length < 2}
            />
          ))}
        </div>
      </Screen>
      <ListDialog
        open={editing !== null}
        list={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
      />
      <ConfirmDialog
        open={going !== undefined}
        title={`Delete ${going?.name}?`}
        text={n > 0 ? `Its ${tasksWords(n)} ${n === 1 ? 'goes' : 'go'} to the bin.` : ''}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteList({ list: deleting! });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}

function Line({
  list,
  onEdit,
  onDelete,
  only,
}: {
  list: NamedList;
  onEdit: () => void;
  onDelete: () => void;
  only: boolean;
}) {
  const act = useAct();
  const { shift, handle } = useReorder(list.id, to => act.moveList({ list: list.id, to }));
  return (
    <div
      className={css['listLine']}
      data-line=""
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      <span
        className={common['handle']}
        ref={handle}
        data-key={`handle-${list.id}`}
        role="img"
        aria-label={`Move ${list.name}`}
      >
        <Icon name="drag_handle" />
      </span>
      <span className={`${tones['badge']} ${tones['tone']}`} data-tone={list.colour}>
        <Icon name={list.icon} size={22} />
      </span>
      <span className={css['listName']} dir="auto">
        {list.name}
      </span>
      <IconButton icon="edit" label={`Edit ${list.name}`} onClick={onEdit} />
      <IconButton icon="delete" label={`Delete ${list.name}`} disabled={only} onClick={onDelete} />
    </div>
  );
}
