import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, scrollTo, tab, tap } from '../steps.ts';

const NAMES = [
  'Sunday walks',
  'Gift shops',
  'Late lunches',
  'Rainy days',
  'Bench tests',
  'With Alfie',
  'Good soup',
  'Quiet corners',
  'Birthday ideas',
  'Next month',
] as const;

export const renameList = task(
  'maps/rename-list',
  { names: distinct(3, oneOf(...NAMES)) },
  {
    tags: ['edit'],
    ask: {
      en: [
        ({ names }) => `In Wayfare, rename my list “${names[0]}” to “${names[1]}”.`,
        ({ names }) =>
          `My saved list “${names[0]}” in the maps app should be called “${names[1]}” from now on.`,
      ],
      zh: [({ names }) => `把地图应用 Wayfare 里的列表“${names[0]}”改名为“${names[1]}”。`],
    },
    setup: (s, { names }) => {
      [names[2]!, names[0]!].forEach((name, i) => {
        s.apps.maps.lists[`list-new-${'ab'[i]}`] = {
          name,
          role: 'own',
          order: 6 + i,
          createdAt: s.clock.now - 86_400_000,
        };
      });
    },
    expect: {
      renamed: (_s, { names }, ctx) => ctx.act('maps', 'renameList', { list: 'list-new-b', name: names[1]! }),
    },
    solve: function* (seen, { names }) {
      seen = yield open('maps');
      seen = yield tap(seen, tab('Saved'));
      seen = yield* scrollTo(seen, button(`Options of ${names[0]}`));
      seen = yield tap(seen, button(`Options of ${names[0]}`));
      seen = yield tap(seen, button('Rename'));
      seen = yield fill(seen, field('List name'), names[1]!, { clear: true });
      yield tap(seen, button('Rename'));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (_s, { names }, ctx) =>
          ctx.act('maps', 'renameList', { list: 'list-new-a', name: names[1]! }),
        because: ['renamed', 'sideEffects'],
      },
      aNewOne: {
        change: (_s, { names }, ctx) => ctx.act('maps', 'createList', { name: names[1]! }),
        because: ['renamed', 'sideEffects'],
      },
    },
  },
);
