import { hooksOf } from '../../../src/sdk/react/hooks.ts';
import { chat } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(chat);
