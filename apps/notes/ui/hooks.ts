import { hooksOf, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { notes } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams, useWords } = hooksOf(notes);
/** The app's whole state. */
export const useNotes = () => useApp(s => s);
/** Ids of the notes that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
