import { expect, test } from 'vitest';
import { nearest, elementNotFound, suggest } from './near.ts';

const screen = ['button#day-3', 'button#day-4', 'listitem#day-30', 'button#save', 'textbox#title'].map(
  id => ({ id }),
);

test('an id that is not there: the same name with another role first, then the nearest, three at most', () => {
  expect(elementNotFound('listitem#day-3', screen)).toBe(
    'No element "listitem#day-3" on the screen; did you mean button#day-3, listitem#day-30?',
  );
  expect(elementNotFound('button#day-5', screen)).toBe(
    'No element "button#day-5" on the screen; did you mean button#day-3, button#day-4, button#save?',
  );
  expect(elementNotFound('slider#brightness-of-the-room', screen)).toBe(
    'No element "slider#brightness-of-the-room" on the screen',
  );
  const rows = Array.from({ length: 9 }, (_, i) => ({ id: `button#row-${i}` }));
  expect(elementNotFound('button#row-x', rows).match(/button#row-\d/g)).toHaveLength(3);
});

test('an index out of range says how many there are', () => {
  expect(elementNotFound(7, screen)).toBe('No element 7: the screen has 5, with indices 0 to 4');
  expect(elementNotFound(0, [])).toBe('No element 0: nothing is on the screen');
});

test('an app that is not there: names that come near to it, whatever their letters’ case', () => {
  const apps = ['Notes', 'Music', 'Maps', 'Messages', 'Parley'];
  expect(suggest(nearest('notse', apps))).toBe('');
  expect(suggest(nearest('note', apps))).toBe('; did you mean Notes?');
  expect(suggest(nearest('mesages', apps))).toBe('; did you mean Messages?');
});
