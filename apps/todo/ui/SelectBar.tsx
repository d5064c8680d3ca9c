import { useBack } from '../../../src/sdk/react/back.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, Menu, TextField } from './kit.ts';
import { DueMenu, ListMenu, PriorityMenu } from './Choose.tsx';
import { useAct, usePicked, usePicker, useTodo, useToday } from './hooks.ts';
import { tasksWords } from '../words.ts';

/** What can be done with the tasks that are picked. `ids` are those of the screen, in its order. */
export function SelectBar({ ids }: { ids: readonly string[] }) {
  const { tasks, settings } = useTodo();
  const [picked, setPicked] = usePicked();
  const [menu, setMenu] = useScreenState<'more' | 'due' | 'priority' | 'move' | 'tag' | 'delete' | null>(
    'pick-menu',
    null,
  );
  const tag = useFieldText('pick-tag');
  const fields = useFields();
  const today = useToday();
  const act = useAct();
  const pick = usePicker();
  const leave = () => {
    setMenu(null);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = ids.filter(id => picked?.includes(id));
  const none = chosen.length === 0;
  const starred = !none && chosen.every(id => tasks[id]?.starred);
  const done = !none && chosen.every(id => tasks[id]?.completedAt !== null);
  const then = (run: () => void) => () => {
    run();
    leave();
  };
  const close = () => setMenu(null);
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon={done ? 'restart_alt' : 'check_circle'}
              label={done ? 'Not completed' : 'Complete'}
              disabled={none}
              onClick={then(() =>
                done ? act.uncomplete({ tasks: chosen }) : act.complete({ tasks: chosen }),
              )}
            />
            <IconButton icon="event" label="Due date" disabled={none} onClick={() => setMenu('due')} />
            <IconButton
              icon="delete"
              label="Delete"
              disabled={none}
              onClick={
                settings.confirmDeletes ? () => setMenu('delete') : then(() => act.bin({ tasks: chosen }))
              }
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setMenu('more')} />
          </>
        }
      />
      <Menu
        open={menu === 'more'}
        label="More options"
        onClose={close}
        items={[
          { label: 'Move to list', icon: 'drive_file_move', disabled: none, onClick: () => setMenu('move') },
          { label: 'Priority', icon: 'flag', disabled: none, onClick: () => setMenu('priority') },
          {
            label: starred ? 'Not important' : 'Important',
            icon: 'star',
            disabled: none,
            onClick: then(() => act.star({ tasks: chosen, starred: !starred })),
          },
          {
            label: 'Add tag',
            icon: 'label',
            disabled: none,
            onClick: () => {
              fields.set('pick-tag', '');
              setMenu('tag');
            },
          },
          {
            label: 'Duplicate',
            icon: 'content_copy',
            disabled: none,
            onClick: then(() => act.duplicate({ tasks: chosen })),
          },
          {
            label: 'Share',
            icon: 'share',
            disabled: none,
            onClick: then(() => act.share({ tasks: chosen })),
          },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: chosen.length === ids.length,
            onClick: () => {
              setMenu(null);
              setPicked([...ids]);
            },
          },
        ]}
      />
      <DueMenu
        open={menu === 'due'}
        onClose={close}
        onPick={due => {
          act.setDue({ tasks: chosen, due });
          leave();
        }}
        onCalendar={() => {
          pick.date('Due date', today, 'pickDue', { tasks: chosen });
          leave();
        }}
      />
      <PriorityMenu
        open={menu === 'priority'}
        onClose={close}
        onPick={priority => {
          act.setPriority({ tasks: chosen, priority });
          leave();
        }}
      />
      <ListMenu
        open={menu === 'move'}
        onClose={close}
        label="Move to list"
        onPick={list => {
          act.move({ tasks: chosen, list });
          leave();
        }}
      />
      <ConfirmDialog
        open={menu === 'tag'}
        title="Add tag"
        confirmLabel="Add"
        disabled={tag.trim() === ''}
        onConfirm={then(() => act.tag({ tasks: chosen, tag }))}
        onCancel={close}
      >
        <TextField name="pick-tag" label="Tag" maxLength={30} />
      </ConfirmDialog>
      <ConfirmDialog
        open={menu === 'delete'}
        title={`Delete ${tasksWords(chosen.length)}?`}
        text="They go to the bin."
        confirmLabel="Delete"
        danger
        onConfirm={then(() => act.bin({ tasks: chosen }))}
        onCancel={close}
      />
    </>
  );
}
