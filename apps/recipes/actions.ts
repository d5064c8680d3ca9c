import { cook } from './actions/cook.ts';
import { edit } from './actions/edit.ts';
import { organise } from './actions/organise.ts';
import { plan } from './actions/plan.ts';
import { share } from './actions/share.ts';
import { shopping } from './actions/shopping.ts';

export const actions = { ...edit, ...cook, ...shopping, ...plan, ...share, ...organise };
