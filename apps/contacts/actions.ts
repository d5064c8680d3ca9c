import { edit } from './edit.ts';
import { organise } from './organise.ts';
import { reach } from './reach.ts';

export const actions = { ...edit, ...organise, ...reach };

export { newContact } from './edit.ts';
export { EXPORT_FILE } from './reach.ts';
