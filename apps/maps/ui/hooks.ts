import { degreesOf, metresOf, type Point } from '../../../src/sdk/city/index.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { useCallback } from 'react';
import { hooksOf, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import type { Camera } from '../../../src/sdk/react/city/index.ts';
import { maps } from '../manifest.ts';
import { spotKey, storedOf, type Stored } from '../select.ts';
import type { Spot } from '../state.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(maps);

const mayKnow = (p: AnyPhone): boolean =>
  p.device.radios.location &&
  ['always', 'inUse', 'once'].includes(p.os.permissions['maps']?.['location'] ?? '');
/** Where the phone is, in metres; null where the app may not know. */
export const useHere = (): (Point & { heading: number }) | null =>
  usePhone(p => (mayKnow(p) ? { ...metresOf(p.device.place), heading: p.device.heading } : null));
export const useOnline = (): boolean => usePhone(p => isOnline(p.device));
/** What of the map is known: everything, or the areas on the phone while it is offline. */
export function useStored(): Stored {
  const online = useOnline();
  return storedOf(
    useApp(s => s.areas),
    online,
  );
}
export const useUnits = () => useApp(s => s.settings.units);
/** The phone's time in whole minutes, and of the day; whether it is a weekend. */
export const useMoment = () =>
  usePhone(
    useCallback(p => {
      const parts = partsAt(p.clock.now, p.clock.zone);
      return {
        minute: Math.floor(p.clock.now / 60_000),
        minutes: parts.hour * 60 + parts.minute,
        weekday: parts.weekday,
        weekend: parts.weekday === 0 || parts.weekday === 6,
        zone: p.clock.zone,
      };
    }, []),
  );
export const useH24 = () => usePhone(p => p.os.settings.clock24);
export const useLook = () => useApp(s => (s.settings.theme === 'phone' ? undefined : s.settings.theme));
export const useScreenSize = () => usePhone(pointsOf);
/** The camera of this screen; a value of its state. */
export const useCamera = (initial: Camera) => useScreenState<Camera>('camera', initial);

/** Opens the page of a place, or of a point that is none. */
export function useOpenSpot(): (spot: Spot) => void {
  const nav = useNav();
  return spot => {
    if (spot.place) nav.push('/place/:place', { place: spot.place });
    else nav.push('/spot/:spot', { spot: spotKey(spot) });
  };
}
export { degreesOf, metresOf };
