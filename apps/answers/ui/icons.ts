// Made by `npm run icons` from Material Symbols Rounded (Apache-2.0).
import type * as phone from '../../../src/sdk/react/icons.ts';
import type { FilledIn, NameIn } from '../../../src/sdk/react/iconTable.ts';

/** Icons that only this app draws. */
export const icons = {
  arrow_downward: 'M450-274v-496q0-13 9-22t21-8q13 0 22 9t8 21v496l227-227q9-9 21-9t21 9q9 9 9 21t-9 21l-278 278q-5 5-10 7t-11 2q-6 0-11-2t-10-7l-278-278q-9-9-9-21t9-21q9-9 21-9t21 9l227 227z',
  arrow_upward: 'M450-686l-227 227q-9 9-21 9t-21-9q-9-9-9-21t9-21l278-278q5-5 10-7t11-2q6 0 11 2t10 7l278 278q9 9 9 21t-9 21q-9 9-21 9t-21-9l-227-227v496q0 13-9 22t-21 8q-13 0-22-9t-8-21v-496z',
  edit: 'M180-180h44l472-471-44-44-472 471v44z m-30 60q-13 0-22-9t-8-21v-73q0-12 5-24t13-19l557-556q8-8 19-13t23-4q11 0 22 5t20 12l44 44q9 9 13 20t4 22q0 11-5 23t-12 19l-557 556q-8 8-20 13t-23 5h-73z m629-617l-41-41 41 41z m-105 64l-22-22 44 44-22-22z',
};

/** Every icon that this app may draw: the phone's and its own. */
export type IconName = phone.IconName | NameIn<typeof icons>;
/** Those of them that have a filled drawing. */
export type FilledIconName = phone.FilledIconName | FilledIn<typeof icons>;
