import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { notes } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(notes);
/** The app's whole state; lists are made from it in a memo. */
export const useNotes = () => useApp(s => s);
