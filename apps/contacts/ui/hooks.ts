import { hooksOf, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { contacts } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(contacts);
/** The app's whole state. */
export const useContacts = () => useApp(s => s);
/** Ids of the contacts that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
