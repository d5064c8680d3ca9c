import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { browser } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(browser);
