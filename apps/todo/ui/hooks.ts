import {
  hooksOf,
  useOs,
  usePhone,
  useScreenState,
  useSystem,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { dayAt, momentOf } from '../dates.ts';
import { todo } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(todo);
/** The app's whole state. */
export const useTodo = () => useApp(s => s);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
/** Today's day number; changes once a day. */
export const useToday = (): number => usePhone(p => dayAt(p.clock.now, p.clock.zone));
/** The minute that it is, epoch ms: what is overdue changes with it, and not with every second. */
export const useMinute = (): number => usePhone(p => Math.floor(p.clock.now / 60_000) * 60_000);
/** Ids of the tasks that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
export const useDialog = () => useScreenState<string | null>('dialog', null);

/** Asks with the date or the time dialog of the phone; the answer goes to an action. */
export function usePicker() {
  const system = useSystem();
  const zone = useZone();
  return {
    date: (title: string, day: number, action: string, args: object) =>
      system['openDialog']!({
        kind: 'date',
        app: 'todo',
        title,
        value: momentOf(day, 0, zone),
        then: { app: 'todo', action, args },
      }),
    time: (title: string, minute: number, action: string, args: object) =>
      system['openDialog']!({
        kind: 'time',
        app: 'todo',
        title,
        value: minute,
        then: { app: 'todo', action, args },
      }),
  };
}
