import { useCallback } from 'react';
import { degreesOf, metresOf, type Point } from '../../../src/sdk/city/index.ts';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { hooksOf, useOs, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import type { Camera } from '../../../src/sdk/react/city/index.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { dayAt } from '../../../src/state/civil.ts';
import { fitness } from '../manifest.ts';
import { minuteOf } from '../select.ts';

export const { useApp, useAct, useAsk, useNav, useParams } = hooksOf(fitness);
export const useActivities = () => useApp(s => s.activities);
export const useUnits = () => useApp(s => s.settings.units);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
/** Today's day number; changes once a day. */
export const useDay = (): number => usePhone(p => dayAt(p.clock.now, p.clock.zone));
/** The minute that it is, epoch ms. */
export const useMinute = (): number => usePhone(p => Math.floor(p.clock.now / 60_000) * 60_000);
export const useDialog = () => useScreenState<string | null>('dialog', null);
/** Ids of the activities that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
export const useScreenSize = () => usePhone(pointsOf);
export const useCamera = (initial: Camera) => useScreenState<Camera>('camera', initial);

const mayKnow = (p: AnyPhone): boolean =>
  p.device.radios.location &&
  ['always', 'inUse', 'once'].includes(p.os.permissions['fitness']?.['location'] ?? '');
/** Where the phone is, in metres; null where the app may not know. */
export const useHere = (): (Point & { heading: number }) | null =>
  usePhone(p => (mayKnow(p) ? { ...metresOf(p.device.place), heading: p.device.heading } : null));
export const useMayLocate = (): { on: boolean; granted: boolean; asked: boolean } =>
  usePhone(
    useCallback(p => {
      const grant = p.os.permissions['fitness']?.['location'];
      return {
        on: p.device.radios.location,
        granted: ['always', 'inUse', 'once'].includes(grant ?? ''),
        asked: grant !== undefined,
      };
    }, []),
  );

/** Asks with the date or the time dialog of the phone; the answer goes to `pickStart`. */
export function useStartPicker(key: string, value: number) {
  const ask = useAsk();
  const zone = useZone();
  return {
    date: () => ask('date', 'Date', value, 'pickStart', { key, part: 'date', value }),
    time: () => ask('time', 'Start time', minuteOf(value, zone), 'pickStart', { key, part: 'time', value }),
  };
}
export { metresOf, degreesOf };
