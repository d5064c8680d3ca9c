import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useFields, useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Chip,
  ChipGroup,
  EmptyState,
  Icon,
  IconButton,
  ListRow,
  Menu,
  Screen,
  TextField,
} from './kit.ts';
import type { IconName } from './icons.ts';
import { dayOf } from '../dates.ts';
import { repeatWords } from '../repeat.ts';
import { isOverdue } from '../select.ts';
import { clockWords, dueWords, PRIORITY_NAMES, reminderWords } from '../words.ts';
import { DueMenu, ListMenu, PriorityMenu } from './Choose.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useAct, useApp, useDialog, useH24, useParams, usePicker, useToday } from './hooks.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';
import { Steps } from './Steps.tsx';
import { TagDialog } from './TagDialog.tsx';
import { useUndoBar } from './UndoBar.tsx';
import css from './task.module.css';
import common from './todo.module.css';
import tones from './tones.module.css';

/** One task: every field, saved as it is changed. */
export function Task() {
  const { task: id } = useParams('/task/:task');
  const t = useApp(s => s.tasks[id]);
  const list = useApp(s => (t ? s.lists[t.list] : undefined));
  const asks = useApp(s => s.settings.confirmDeletes);
  const [dialog, setDialog] = useDialog();
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const today = useToday();
  const act = useAct();
  const fields = useFields();
  const pick = usePicker();
  const undo = useUndoBar();
  if (!t)
    return (
      <Screen title="Task">
        <EmptyState icon="checklist" title="This task was deleted" />
      </Screen>
    );
  if (t.binnedAt !== null) {
    return (
      <Screen title="Task">
        <EmptyState
          icon="delete"
          title="In the bin"
          text={t.title}
          action={{
            label: 'Restore',
            icon: 'restore_from_trash',
            onClick: () => act.restore({ tasks: [id] }),
          }}
        />
      </Screen>
    );
  }
  const done = t.completedAt !== null;
  const show = (which: string) => () => {
    fields.blur();
    setDialog(which);
  };
  const close = () => setDialog(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const bin = () => act.bin({ tasks: [id] });
  const late = isOverdue(t, now, zone);
  const row = (
    rid: string,
    icon: IconName,
    words: string,
    set: boolean,
    onClick: () => void,
    clear?: { label: string; onClick: () => void },
    bad = false,
  ) => (
    <ListRow
      rid={rid}
      leading={
        <span className={common[bad ? 'late' : set ? 'set' : 'unset']}>
          <Icon name={icon} />
        </span>
      }
      title={<span className={bad ? common['late'] : set ? undefined : common['unset']}>{words}</span>}
      onClick={onClick}
      trailing={set && clear ? <IconButton icon="close" size={20} {...clear} /> : undefined}
    />
  );
  return (
    <>
      <Screen
        label="Task"
        className={common['colours']!}
        bottom={undo}
        appBar={
          <AppBar
            title=""
            actions={
              <>
                <IconButton
                  icon="star"
                  label="Important"
                  selected={t.starred}
                  {...(t.starred ? { className: common['starred']! } : {})}
                  onClick={() => act.star({ tasks: [id], starred: !t.starred })}
                />
                <IconButton icon="delete" label="Delete" onClick={asks ? show('delete') : bin} />
                <IconButton icon="more_vert" label="More options" onClick={show('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['head']} data-done={done || undefined}>
          <button
            type="button"
            role="checkbox"
            aria-checked={done}
            aria-label="Completed"
            className={common['tick']}
            data-priority={t.priority}
            data-done={done || undefined}
            data-key={id}
            onClick={() => (done ? act.uncomplete({ tasks: [id] }) : act.complete({ tasks: [id] }))}
          >
            <Icon name={done ? 'check_circle' : 'radio_button_unchecked'} filled={done} size={28} />
          </button>
          <div className={css['headTitle']}>
            <TextField
              name="title"
              label="Title"
              initial={t.title}
              variant="plain"
              multiline
              autoGrow
              enterKey="done"
              capitalise
              onInput={title => act.edit({ task: id, title })}
              onEnter={fields.blur}
            />
          </div>
        </div>
        <Steps task={id} />
        <ListRow
          rid="list"
          leading={
            <span className={`${tones['tone']} ${tones['ink']}`} data-tone={list?.colour}>
              <Icon name={list?.icon ?? 'list'} />
            </span>
          }
          title={list?.name ?? 'No list'}
          onClick={show('list')}
        />
        {row(
          'due',
          'calendar_today',
          t.due === null ? 'Add due date' : `Due ${dueWords({ due: t.due, time: null }, today, h24)}`,
          t.due !== null,
          show('due'),
          { label: 'Remove due date', onClick: () => act.setDue({ tasks: [id], due: null }) },
          late,
        )}
        {row(
          'time',
          'schedule',
          t.time === null ? 'Add time' : clockWords(t.time, h24),
          t.time !== null,
          () => {
            fields.blur();
            pick.time('Time', t.time ?? 9 * 60, 'pickTime', { task: id });
          },
          { label: 'Remove time', onClick: () => act.setTime({ task: id, time: null }) },
          late && t.time !== null,
        )}
        {row(
          'reminder',
          'notifications',
          t.reminder === null ? 'Remind me' : reminderWords(t.reminder, t.time !== null, h24),
          t.reminder !== null,
          show('reminder'),
          { label: 'Remove reminder', onClick: () => act.setReminder({ task: id, reminder: null }) },
        )}
        {row(
          'repeat',
          'repeat',
          t.repeat === null ? 'Repeat' : repeatWords(t.repeat, t.due === null ? null : dayOf(t.due)),
          t.repeat !== null,
          show('repeat'),
          { label: 'Remove repeat', onClick: () => act.setRepeat({ task: id, repeat: null }) },
        )}
        {row(
          'priority',
          'flag',
          t.priority === 'none' ? 'Priority' : `${PRIORITY_NAMES[t.priority]} priority`,
          t.priority !== 'none',
          show('priority'),
          { label: 'Remove priority', onClick: () => act.setPriority({ tasks: [id], priority: 'none' }) },
        )}
        {row('tags', 'label', t.tags.length === 0 ? 'Add tag' : 'Tags', t.tags.length > 0, show('tags'))}
        {t.tags.length > 0 && (
          <div className={css['tagLine']}>
            <ChipGroup label="Tags of the task">
              {t.tags.map(tag => (
                <Chip key={tag} label={`#${tag}`} onRemove={() => act.untag({ tasks: [id], tag })} />
              ))}
            </ChipGroup>
          </div>
        )}
        <div className={css['notes']}>
          <TextField
            name="notes"
            label="Notes"
            initial={t.notes}
            multiline
            autoGrow
            rows={3}
            onInput={notes => act.edit({ task: id, notes })}
          />
        </div>
        <div
          className={css['foot']}
        >{`Created ${formatWhen(t.createdAt, now, zone, h24)}${done ? ` · Completed ${formatWhen(t.completedAt!, now, zone, h24)}` : ''}`}</div>
      </Screen>
      <Menu
        open={dialog === 'menu'}
        label="More options"
        onClose={close}
        items={[
          { label: 'Move to list', icon: 'drive_file_move', onClick: () => setDialog('list') },
          { label: 'Duplicate', icon: 'content_copy', onClick: then(() => act.duplicate({ tasks: [id] })) },
          { label: 'Share', icon: 'share', onClick: then(() => act.share({ tasks: [id] })) },
        ]}
      />
      <DueMenu
        open={dialog === 'due'}
        onClose={close}
        onPick={due => act.setDue({ tasks: [id], due })}
        onCalendar={() =>
          pick.date('Due date', t.due === null ? today : dayOf(t.due), 'pickDue', { tasks: [id] })
        }
      />
      <PriorityMenu
        open={dialog === 'priority'}
        onClose={close}
        value={t.priority}
        onPick={priority => act.setPriority({ tasks: [id], priority })}
      />
      <ListMenu
        open={dialog === 'list'}
        onClose={close}
        value={t.list}
        label="Move to list"
        onPick={to => act.move({ tasks: [id], list: to })}
      />
      <ReminderDialog open={dialog === 'reminder'} task={id} onClose={close} />
      <RepeatDialog
        open={dialog === 'repeat' || dialog === 'custom'}
        custom={dialog === 'custom'}
        task={id}
        onCustom={() => setDialog('custom')}
        onClose={close}
      />
      <TagDialog open={dialog === 'tags'} task={id} onClose={close} />
      <DeleteDialog open={dialog === 'delete'} onClose={close} onDelete={bin} />
    </>
  );
}
