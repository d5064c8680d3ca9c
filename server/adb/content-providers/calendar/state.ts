import type { AppStates } from '../../../../apps/catalogue.ts';
import type { AdbDevice } from '../../device.ts';
import { appState, baseState, numbersOf } from '../table.ts';
import { orderedRows } from '../../../../src/state/order.ts';

export type Calendar = AppStates['calendar'];
export type CalendarEvent = Calendar['events'][string];

export const DAY = 86_400_000;

/** Android's colours by the app's names for them. */
const COLOURS: Readonly<Record<string, number>> = {
  red: 0xd50000,
  pink: 0xe67c73,
  orange: 0xf4511e,
  yellow: 0xf6bf26,
  green: 0x33b679,
  forest: 0x0b8043,
  sky: 0x039be5,
  blue: 0x3f51b5,
  lavender: 0x7986cb,
  purple: 0x8e24aa,
  grey: 0x616161,
};
export const argbOf = (colour: string): number => 0xff000000 | (COLOURS[colour] ?? COLOURS['grey']!) | 0;
/** The app's name for a colour; alpha is ignored. */
export const colourNamed = (argb: number): string | undefined =>
  Object.keys(COLOURS).find(colour => COLOURS[colour] === (argb & 0xffffff));

export const stateOf = (device: AdbDevice): Calendar => appState<Calendar>(device, 'calendar');

/** Numbers of the calendars. The owner's own come first, since programs use the first calendar. */
export const calendarNumbers = (device: AdbDevice): ((id: string) => number) =>
  numbersOf(
    baseState<Calendar>(device, 'calendar').calendars,
    ({ kind, createdAt }: Calendar['calendars'][string]) =>
      createdAt + (kind === 'own' ? 0 : Number.MAX_SAFE_INTEGER / 2),
  );
export const eventNumbers = (device: AdbDevice): ((id: string) => number) =>
  numbersOf(
    baseState<Calendar>(device, 'calendar').events,
    ({ createdAt }: CalendarEvent): number => createdAt,
  );
export const accountOf = (device: AdbDevice): string =>
  orderedRows(device.tree.os.accounts)[0]?.name ?? 'phone';
