/**
 * Words that many apps say, said alike in all of them. An app takes them with `{ ...common, … }` and may say one otherwise by
 * a line of its own.
 */
export const common = {
  add: 'Add',
  all: 'All',
  back: 'Back',
  cancel: 'Cancel',
  cannotBeUndone: 'This cannot be undone.',
  clear: 'Clear',
  close: 'Close',
  copy: 'Copy',
  create: 'Create',
  delete: 'Delete',
  done: 'Done',
  edit: 'Edit',
  info: 'Info',
  moreOptions: 'More options',
  nothingFound: 'Nothing found',
  ok: 'OK',
  rename: 'Rename',
  save: 'Save',
  search: 'Search',
  selectAll: 'Select all',
  share: 'Share',
  undo: 'Undo',
  unlock: 'Unlock',
} as const;
