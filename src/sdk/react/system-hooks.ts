import { useCallback, useMemo } from 'react';
import { runOn } from '../core/engine.ts';
import { handlersFor } from '../core/intents.ts';
import { ownerOf } from '../core/provider-of.ts';
import type { ProviderName, Providers } from '../core/providers.ts';
import { systemActions, type SystemActions, type SystemCall } from '../core/system/index.ts';
import type { AnyPhone, Intent } from '../../state/phone/index.ts';
import { dispatchersOf, type Acts } from './dispatchers.ts';
import { usePhone, useSelected, useStore, useSurface, useZone } from './phone-hooks.ts';

/** Dispatchers of the phone's own actions, typed by their schemas: `system.setWifi({ on: true })`. */
export function useSystem(): Acts<SystemActions> {
  const store = useStore();
  return useMemo(() => dispatchersOf<SystemActions>(store, 'system', systemActions), [store]);
}

/** Dispatches a system action that is stored as data. */
export function useSystemCall(): (call: SystemCall) => void {
  const store = useStore();
  return useCallback(([action, args = {}]) => store.dispatch('system', action, args), [store]);
}

/** Starts an intent from this screen's app. */
export function useStartIntent(): (intent: Intent) => void {
  const store = useStore();
  const { app } = useSurface();
  return useCallback(intent => store.dispatch('system', 'startIntent', { app, intent }), [store, app]);
}

/** Whether an app of this phone handles an intent: for buttons that exist only then. */
export function useHasHandler({ verb, mime, uri }: Pick<Intent, 'verb' | 'mime' | 'uri'>): boolean {
  const { catalogue } = useStore();
  return usePhone(
    p => handlersFor(p, catalogue, { verb, ...(mime ? { mime } : {}), ...(uri ? { uri } : {}) }).length > 0,
  );
}

/** What says which app owns a provider. */
const ofOs = (p: AnyPhone): unknown => p.os;

/**
 * Reads another app's data through its provider, which the manifest names in `uses`. The provider is `null` if its app is not on this
 * phone or permits no access. Only rules may call a provider's writing methods, through `ctx.provider`.
 */
export function useProvider<K extends ProviderName, T>(
  name: K,
  select: (provider: Providers[K] | null) => T,
): T {
  const store = useStore();
  const { app } = useSurface();
  // A provider may group its data by day, which depends on the time zone.
  useZone();
  const owner = useSelected(ofOs, `${name} ${app}`, p => ownerOf(p, store.catalogue.metas, name, app));
  const part = useCallback((p: AnyPhone) => (owner === null ? null : p.apps[owner]), [owner]);
  return useSelected(part, select, phone => {
    if (owner === null) return select(null);
    const make = store.catalogue.get(owner).provides![name]!;
    return select(make(phone.apps[owner], runOn(store.catalogue, phone).ctx(owner), app) as Providers[K]);
  });
}
