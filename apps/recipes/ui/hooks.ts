import { hooksOf, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { recipes } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(recipes);
/** The app's whole state. */
export const useRecipes = () => useApp(s => s);
/** Ids of the recipes that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
