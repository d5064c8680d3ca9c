import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { answers } from '../manifest.ts';

export const { useApp, useAct, useNav } = hooksOf(answers);
