import { useCallback, useMemo } from 'react';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { metresOf } from '../../../src/sdk/city/index.ts';
import type { Camera } from '../../../src/sdk/react/city/index.ts';
import {
  hooksOf,
  useFormat,
  useNow,
  useOs,
  usePhone,
  useProvider,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { rides } from '../manifest.ts';
import { spotAt } from '../model/town.ts';
import { savedAt } from '../select.ts';
import type { Spot } from '../state.ts';
import { names } from '../names.ts';

export const { useApp, useAct, useAsk, useNav, useParams, useWords } = hooksOf(rides);
export const useRides = () => useApp(s => s);
export const useOnline = (): boolean => usePhone(p => isOnline(p.device));
export const useScreenSize = () => usePhone(pointsOf);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);
/** The camera of this screen, where a finger moved the map; otherwise it follows what is shown. */
export function useCamera(follows: Camera): [Camera, (camera: Camera) => void] {
  const [moved, setMoved] = useScreenState<Camera | null>('camera', null);
  return [moved ?? follows, setMoved];
}

const GRANTS = ['always', 'inUse', 'once'];
const mayKnow = (p: AnyPhone): boolean =>
  p.device.radios.location && GRANTS.includes(p.os.permissions['rides']?.['location'] ?? '');
/** Where the phone is, in metres; null where the app may not know. */
export const useHere = () =>
  usePhone(
    useCallback(p => (mayKnow(p) ? { ...metresOf(p.device.place), heading: p.device.heading } : null), []),
  );
/** What stands where the phone is. */
export function useHereSpot(): Spot | null {
  const here = useHere();
  return useMemo(() => (here === null ? null : spotAt(here)), [here?.x, here?.y]);
}

/** The phone’s time to the second, to the minute, and how it is written. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  return useMemo(
    () => ({
      now,
      zone,
      time: (ms: number) => format.time(ms),
      when: (ms: number) => format.when(ms, now),
      day: (ms: number) => format.day(ms, now),
      heading: (ms: number) => format.dayHeading(ms, now),
      /** Day and time: `Sun, 15 Mar, 10:05`. */
      moment: (ms: number) => `${format.day(ms, now)}, ${format.time(ms)}`,
      date: (ms: number) => format.date(ms),
      month: (month: string) => {
        const [year, number] = month.split('-').map(Number) as [number, number];
        return format.month(year, number);
      },
      list: (items: readonly string[]) => format.list(items),
    }),
    [format, now, zone],
  );
}
export const money = (cents: number): string => formatMoney(cents);

/** How the owner calls a place: by its saved name, else by its own. */
export function usePlaceName(): (spot: Spot) => string {
  const saved = useApp(s => s.saved);
  const t = useWords();
  return spot => {
    const known = savedAt(saved, spot);
    if (!known) return spot.name;
    return known.kind === 'own' ? known.label : t(names.place[known.kind]);
  };
}
/** The name of whom a number belongs to, where the contacts may be read. */
export function useProviderName(): (phone: string) => string {
  const names = useProvider('contacts', c => c);
  return phone => names?.byNumber(phone)?.name ?? phone;
}
export { useScreenState };
