import { idle, type UndoPairs } from '../undo.ts';

/** What is filled in is no data; only what is submitted is read. */
export const undo: UndoPairs = {
  'a sheet that is filled in and emptied': {
    start: ({ apps: { answers } }) => {
      answers.fields = { who: { label: 'Who comes?', type: 'text' } };
      answers.order = ['who'];
    },
    ...idle(['setValue', { field: 'who', value: 'Ines' }], ['clear', { field: 'who' }]),
  },
};
