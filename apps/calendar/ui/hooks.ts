import { useMemo } from 'react';
import type { ContactsProvider } from '../../../src/sdk/core/providers.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import {
  hooksOf,
  useNow,
  useOs,
  usePhone,
  useProvider,
  useScreenState,
  type OwnArgs,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { dayNumber } from '../../../src/state/civil.ts';
import { inOrder, momentOf, shownBetween, type Occurrence } from '../occurrences.ts';
import { calendar } from '../manifest.ts';
import { birthdaysBetween, birthdaysOf, type Birthday } from '../select.ts';

export const { useApp, useAct, useAsk, useNav, useParams } = hooksOf(calendar);
/** The app's whole state. */
export const useCalendar = () => useApp(s => s);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Today's day number; changes once a day. */
export const useTodayNumber = (): number => usePhone(p => todayOf(p.clock.now, p.clock.zone));
export const useHeight = (): number => usePhone(p => pointsOf(p).height);
export const useWidth = (): number => usePhone(p => pointsOf(p).width);

const todayOf = (now: number, zone: string): number => dayNumber(partsAt(now, zone));

const NONE: Birthday[] = [];
const birthdays = (c: ContactsProvider | null): string => JSON.stringify(c ? birthdaysOf(c.list()) : NONE);
/** Birthdays of the contacts; none while they may not be read. */
export function useBirthdays(): Birthday[] {
  const text = useProvider('contacts', birthdays);
  return useMemo(() => JSON.parse(text) as Birthday[], [text]);
}

/** What the views show on days `from` to `to`, in order. */
export function useOccurrences(from: number, to: number): Occurrence[] {
  const state = useCalendar();
  const zone = useZone();
  const born = useBirthdays();
  const { events, calendars, settings } = state;
  return useMemo(
    () =>
      [...birthdaysBetween(state, born, from, to, zone), ...shownBetween(state, from, to, zone)].sort(
        inOrder,
      ),
    [events, calendars, settings, born, from, to, zone],
  );
}

/** Asks for a day or a minute of the day; the answer goes to an action. */
export function usePicker() {
  const ask = useAsk();
  const zone = useZone();
  type Actions = typeof calendar.actions;
  return {
    date: <K extends keyof Actions>(title: string, day: number, action: K, args: OwnArgs<Actions[K]>) =>
      ask('date', title, momentOf(day, 0, zone), action, args),
    time: <K extends keyof Actions>(title: string, minute: number, action: K, args: OwnArgs<Actions[K]>) =>
      ask('time', title, minute, action, args),
  };
}

/** Points of an hour at text scale 1. */
export const HOUR = 58;

export const useDialog = () => useScreenState<string | null>('dialog', null);
export { useNow, useZone };
