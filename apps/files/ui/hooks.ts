import { useCallback } from 'react';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import {
  hooksOf,
  useDevice,
  useNow,
  useOs,
  useScreenState,
  useStore,
  useSurface,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { useSnackbar } from './kit.ts';
import { files } from '../manifest.ts';
import { endOf } from '../kinds.ts';
import type { Table } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(files);
/** The app's whole state: how lists are shown. */
export const useFiles = () => useApp(s => s);
/** Shared storage. */
export const useTable = (): Table => useDevice(d => d.storage.files);
/** Ids of what is picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);

/** A time as lists write it. */
export function useWhen(): (ms: number) => string {
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  return ms => formatWhen(ms, now, zone, h24);
}

/** Undo for the last move or deletion, as the bottom of a screen. */
export function useUndo() {
  const undo = useApp(s => s.undo);
  const act = useAct();
  return useSnackbar(undo ? { at: undo.at, text: undo.text, onUndo: () => act.undo() } : undefined);
}

/** Writes a name into a field, its part before the extension selected, with the caret in it. */
export function useNaming(): (field: string, name: string) => void {
  const store = useStore();
  const { id } = useSurface();
  return useCallback(
    (field, name) =>
      store.update(p => {
        const end = endOf(name);
        ((p.ui.surfaces[id] ??= {}).fields ??= {})[field] = {
          text: name,
          start: 0,
          end: end === '' ? name.length : name.length - end.length - 1,
        };
        p.ui.focus = { surface: id, field };
        p.ui.keyboard.visible = true;
      }),
    [store, id],
  );
}
