import type { ReactNode } from 'react';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import type { IconName } from './icons.ts';
import { useZone } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton } from './kit.ts';
import { useReorder } from '../../../src/sdk/react/reorder.ts';
import { dayOf } from '../dates.ts';
import { isOverdue, type Row } from '../select.ts';
import { dueWords, PRIORITY_NAMES } from '../words.ts';
import { useAct, useApp, useH24, useMinute, useNav, useToday } from './hooks.ts';
import css from './todo.module.css';
import tones from './tones.module.css';

export interface TaskRowProps {
  task: Row;
  /** Shows the list that it is in. */
  ofList?: boolean;
  /** Words that were searched for. */
  marked?: readonly string[];
  /** Given while tasks are picked: whether this one is. */
  picked?: boolean;
  onPick?: () => void;
  /** Given while tasks are put in order: told the place that it is drawn to. */
  onDrop?: (to: number) => void;
}

function Bit({
  icon,
  children,
  ...data
}: {
  icon?: IconName;
  children?: ReactNode;
  'data-late'?: boolean | undefined;
  'data-now'?: boolean | undefined;
  'data-priority'?: string;
  label?: string;
}) {
  const { label, ...rest } = data;
  return (
    <span className={css['bit']} {...rest}>
      {icon && <Icon name={icon} size={16} />}
      {children !== undefined && <span dir="auto">{children}</span>}
      {label && <span className={css['said']}>{label}</span>}
    </span>
  );
}

/** A text with what was searched for marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const low = text.toLocaleLowerCase('en-GB');
  const at = words
    .map(w => ({ w, i: low.indexOf(w) }))
    .filter(x => x.i >= 0)
    .sort((a, b) => a.i - b.i)[0];
  if (!at || low.length !== text.length) return text;
  return (
    <>
      {text.slice(0, at.i)}
      <mark className={css['hit']}>{text.slice(at.i, at.i + at.w.length)}</mark>
      {text.slice(at.i + at.w.length)}
    </>
  );
}

/** One task: a tick, its words, a star. A long press picks it. */
export function TaskRow({ task: t, ofList, marked = [], picked, onPick, onDrop }: TaskRowProps) {
  const list = useApp(s => s.lists[t.list]);
  const act = useAct();
  const nav = useNav();
  const done = t.completedAt !== null;
  const { shift, handle } = useReorder(t.id, to => onDrop?.(to));
  const hold = useGesture(onPick && !onDrop ? { onLongPress: onPick } : {});
  const choosing = picked !== undefined;
  const state = { 'data-priority': t.priority, 'data-done': done || undefined };
  return (
    <div
      className={css['line']}
      data-line=""
      data-done={done || undefined}
      data-selected={picked || undefined}
      data-held={shift !== 0 || undefined}
      style={shift ? { transform: `translateY(${shift}px)` } : undefined}
    >
      {choosing || onDrop ? (
        <span className={css['tick']} {...state} data-picked={picked || undefined} aria-hidden="true">
          <Icon name={picked || done ? 'check_circle' : 'radio_button_unchecked'} filled={picked || done} />
        </span>
      ) : (
        <button
          type="button"
          role="checkbox"
          aria-checked={done}
          aria-label={`Completed: ${t.title}`}
          className={css['tick']}
          {...state}
          data-key={t.id}
          onClick={() => (done ? act.uncomplete({ tasks: [t.id] }) : act.complete({ tasks: [t.id] }))}
        >
          <Icon name={done ? 'check_circle' : 'radio_button_unchecked'} filled={done} />
        </button>
      )}
      <button
        type="button"
        ref={hold}
        className={css['main']}
        data-rid="task"
        data-key={t.id}
        aria-pressed={picked}
        onClick={onDrop ? undefined : choosing ? onPick : () => nav.push('/task/:task', { task: t.id })}
      >
        <span className={css['title']} dir="auto">
          <Marked text={t.title} words={marked} />
        </span>
        <Meta task={t} list={ofList && list ? list : undefined} />
      </button>
      {onDrop ? (
        <span
          className={css['handle']}
          ref={handle}
          data-key={`handle-${t.id}`}
          role="img"
          aria-label={`Move ${t.title}`}
        >
          <Icon name="drag_handle" />
        </span>
      ) : (
        !choosing && (
          <span className={css['trail']}>
            <IconButton
              icon="star"
              label={`Important: ${t.title}`}
              selected={t.starred}
              {...(t.starred ? { className: css['starred']! } : {})}
              onClick={() => act.star({ tasks: [t.id], starred: !t.starred })}
            />
          </span>
        )
      )}
    </div>
  );
}

function Meta({ task: t, list }: { task: Row; list: { name: string; colour: string } | undefined }) {
  const today = useToday();
  const now = useMinute();
  const zone = useZone();
  const h24 = useH24();
  const late = isOverdue(t, now, zone);
  const due = dueWords(t, today, h24);
  const steps =
    t.subtasks.length > 0 ? `${t.subtasks.filter(s => s.done).length} of ${t.subtasks.length}` : '';
  if (!due && !list && !steps && !t.notes && t.priority === 'none' && t.tags.length === 0) return null;
  return (
    <span className={css['meta']}>
      {list && (
        <span className={`${css['bit']} ${tones['tone']} ${css['ofList']}`} data-tone={list.colour}>
          <span dir="auto">{list.name}</span>
        </span>
      )}
      {due && (
        <Bit
          data-late={late || undefined}
          data-now={(!late && t.completedAt === null && dayOf(t.due!) === today) || undefined}
        >
          {due}
        </Bit>
      )}
      {(t.repeat || (t.reminder !== null && t.completedAt === null)) && (
        <span className={css['signs']}>
          {t.repeat && <Bit icon="repeat" label="Repeats" />}
          {t.reminder !== null && t.completedAt === null && <Bit icon="notifications" label="Reminder" />}
        </span>
      )}
      {t.priority !== 'none' && (
        <Bit icon="flag" data-priority={t.priority}>
          {PRIORITY_NAMES[t.priority]}
        </Bit>
      )}
      {steps && <Bit icon="checklist">{steps}</Bit>}
      {t.notes && <Bit icon="notes" label="Notes" />}
      {t.tags.map(tag => (
        <Bit key={tag}>{`#${tag}`}</Bit>
      ))}
    </span>
  );
}
