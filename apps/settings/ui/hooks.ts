import { useLayoutEffect, useMemo } from 'react';
import { hooksOf, usePhone, useStore, useSurface, useSystemCall } from '../../../src/sdk/react/hooks.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { settings } from '../manifest.ts';
import type { Page, Place, View } from '../model.ts';
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
export const useCall = useSystemCall;

/** Opens a page. */
export function useGo(): (place: Place, args?: object) => void {
  const nav = useNav();
  return (place, args) => nav.push(place.route, place.params ?? {}, args);
}

function putCaret(p: AnyPhone, surface: string, field: string, numbers: boolean): void {
  p.ui.focus = { surface, field };
  p.ui.keyboard.visible = true;
  p.ui.keyboard.page = numbers ? 'numbers' : 'letters';
}

/** Puts the caret into a field of this screen, with the keyboard that suits it. */
export function useFocus(): (field: string, numbers?: boolean) => void {
  const store = useStore();
  const { id } = useSurface();
  return (field, numbers = false) => store.update(p => putCaret(p, id, field, numbers));
}

/** The caret stands in `field` when the page is opened, and not again when one comes back to it. `null` for a page that starts without. */
export function useFocusOnce(field: string | null, numbers = false): void {
  const store = useStore();
  const { id } = useSurface();
  useLayoutEffect(() => {
    if (field === null || store.phone.ui.surfaces[id]?.values?.['focused']) return;
    store.update(p => {
      ((p.ui.surfaces[id] ??= {}).values ??= {})['focused'] = true;
      putCaret(p, id, field, numbers);
    });
  });
}
