import { useCallback } from 'react';
import { hasPermission } from '../../../src/sdk/core/permissions.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { hooksOf, useOs, usePhone } from '../../../src/sdk/react/hooks.ts';
import { weather } from '../manifest.ts';
import { cityOf, HERE, placeHere, shownPlaces, type PlaceView } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(weather);
/** The app's whole state. */
export const useWeather = () => useApp(s => s);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
/** The time to a quarter of an hour: hours begin at quarters in every zone, so that nothing else changes what is shown. */
export const useQuarter = (): number => usePhone(p => p.clock.now - (p.clock.now % 900_000));
export const useOnline = (): boolean => usePhone(p => isOnline(p.device));
export const useMayLocate = (): boolean =>
  usePhone(p => p.device.radios.location && hasPermission(p, 'weather', 'location'));

/** Every place that the person has. */
export function usePlaces(): PlaceView[] {
  const state = useWeather();
  const device = usePhone(useCallback(p => p.device.place, []));
  return shownPlaces(state, { place: device }, useMayLocate());
}

/** The place of a route: saved, the phone's own, or any city. */
export function usePlace(key: string): PlaceView | undefined {
  const state = useWeather();
  const device = usePhone(useCallback(p => p.device.place, []));
  const mayLocate = useMayLocate();
  if (key === HERE) return mayLocate ? placeHere(state, { place: device }) : undefined;
  const place = state.places[key] ?? cityOf(state.gazetteer, key);
  return place ? { addedAt: 0, ...place, id: key, key } : undefined;
}
