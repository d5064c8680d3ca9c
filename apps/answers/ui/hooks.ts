import { hooksOf, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { answers } from '../manifest.ts';

export const { useApp, useAct, useNav } = hooksOf(answers);

/** Makes fields give up their own text and the caret, so that they show the sheet again; all of them, or those named. */
export function useForget(): (names?: readonly string[]) => void {
  const store = useStore();
  const { id } = useSurface();
  return names =>
    store.update(p => {
      const fields = p.ui.surfaces[id]?.fields ?? {};
      for (const name of names ?? Object.keys(fields)) delete fields[name];
      p.ui.focus = null;
      p.ui.keyboard.visible = false;
    });
}
