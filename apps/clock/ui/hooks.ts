import { hooksOf, useOs } from '../../../src/sdk/react/hooks.ts';
import { clock } from '../manifest.ts';

export const { useApp, useAct, useAsk, useNav, useParams } = hooksOf(clock);

/** Whether times are written in 24 hours. */
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
