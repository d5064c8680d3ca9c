import {
  hooksOf,
  useOs,
  usePhone,
  useScreenState,
  type OwnArgs,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { dayAt, momentOf } from '../dates.ts';
import { todo } from '../manifest.ts';

export const { useApp, useAct, useAsk, useNav, useParams } = hooksOf(todo);
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

/** Asks for a day or a minute of the day; the answer goes to an action. */
export function usePicker() {
  const ask = useAsk();
  const zone = useZone();
  type Actions = typeof todo.actions;
  return {
    date: <K extends keyof Actions>(title: string, day: number, action: K, args: OwnArgs<Actions[K]>) =>
      ask('date', title, momentOf(day, 0, zone), action, args),
    time: <K extends keyof Actions>(title: string, minute: number, action: K, args: OwnArgs<Actions[K]>) =>
      ask('time', title, minute, action, args),
  };
}
