import { useMemo } from 'react';
import { hooksOf, usePhone, useStore, useSurface, useSystem } from '../../../src/sdk/react/hooks.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { settings } from '../manifest.ts';
import type { Call, Page, Place, View } from '../model.ts';
import { pageAt } from '../pages.ts';

export const { useApp, useAct, useNav } = hooksOf(settings);

const whole = (p: AnyPhone): AnyPhone => p;

/** The page of the screen that draws this, and what it is drawn from. */
export function usePage(): { page: Page; v: View } {
  const { catalogue } = useStore();
  const phone = usePhone(whole);
  const { screen } = useSurface();
  const at = useMemo(() => pageAt(screen?.path ?? '/'), [screen?.path]);
  return { page: at.page, v: { phone, metas: catalogue.metas, params: at.params } };
}

/** Runs an action of the phone as pages name it. */
export function useCall(): (call: Call) => void {
  const system = useSystem();
  return ([action, args]) => system[action]!(args ?? {});
}

/** Opens a page. */
export function useGo(): (place: Place, args?: object) => void {
  const nav = useNav();
  return (place, args) => nav.push(place.route, place.params ?? {}, args);
}
