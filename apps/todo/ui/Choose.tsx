import type { IconName } from './icons.ts';
import { Menu } from './kit.ts';
import { fullDay, isoOf, weekStart } from '../dates.ts';
import { listsOf } from '../select.ts';
import { PRIORITIES, type Priority } from '../state.ts';
import { PRIORITY_NAMES } from '../words.ts';
import { useTodo, useToday } from './hooks.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The usual due dates, and the way to any other. */
export function DueMenu({
  onPick,
  onCalendar,
  none = true,
  ...rest
}: Props & { onPick: (due: string | null) => void; onCalendar: () => void; none?: boolean }) {
  const today = useToday();
  const { settings } = useTodo();
  const week = weekStart(today, settings.firstDay) + 7;
  const item = (label: string, icon: IconName, day: number) => ({
    label,
    icon,
    meta: fullDay(day, today),
    onClick: () => {
      rest.onClose();
      onPick(isoOf(day));
    },
  });
  return (
    <Menu
      {...rest}
      anchor="center"
      label="Due date"
      items={[
        item('Today', 'today', today),
        item('Tomorrow', 'event_upcoming', today + 1),
        item('Next week', 'next_week', week),
        {
          label: 'Pick a date…',
          icon: 'calendar_month',
          onClick: () => {
            rest.onClose();
            onCalendar();
          },
        },
        ...(none
          ? [
              {
                label: 'No date',
                icon: 'event_busy' as const,
                divider: true,
                onClick: () => {
                  rest.onClose();
                  onPick(null);
                },
              },
            ]
          : []),
      ]}
    />
  );
}

export function PriorityMenu({
  value,
  onPick,
  ...rest
}: Props & { value?: Priority; onPick: (priority: Priority) => void }) {
  return (
    <Menu
      {...rest}
      anchor="center"
      label="Priority"
      items={[...PRIORITIES].reverse().map(p => ({
        label: PRIORITY_NAMES[p],
        icon: p === 'none' ? ('block' as const) : ('flag' as const),
        ...(value === undefined ? {} : { checked: value === p }),
        onClick: () => {
          rest.onClose();
          onPick(p);
        },
      }))}
    />
  );
}

export function ListMenu({
  value,
  onPick,
  label = 'List',
  ...rest
}: Props & { value?: string; label?: string; onPick: (list: string) => void }) {
  const { lists } = useTodo();
  return (
    <Menu
      {...rest}
      anchor="center"
      label={label}
      items={listsOf(lists).map(l => ({
        label: l.name,
        icon: l.icon,
        ...(value === undefined ? {} : { checked: value === l.id }),
        onClick: () => {
          rest.onClose();
          onPick(l.id);
        },
      }))}
    />
  );
}
