import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { button, done, field, fill, open, row, scrollTo, tab, tap } from '../steps.ts';
import { keep, known, spot } from './make.ts';

export const noteInList = task(
  'maps/note-in-list',
  {
    places: distinct(2, known()),
    list: oneOf(
      { id: 'list-want', name: 'Want to go' },
      { id: 'list-starred', name: 'Starred places' },
      { id: 'list-rosa', name: 'Para Rosa' },
    ),
    note: oneOf(
      'Ask for the back room',
      'Not on Mondays',
      'Poppy recommends it',
      'Cash only',
      'Bring the voucher',
      'Before half past ten',
      'Ring the side bell',
    ),
  },
  {
    tags: ['create', 'transcription'],
    ask: {
      en: [
        ({ places, list, note }) =>
          `Add ${places[0]!.name} to my Wayfare list “${list.name}” with the note “${note}”.`,
        ({ places, list, note }) =>
          `Save ${places[0]!.name} in the list “${list.name}” of the maps app, and write this note on it there: ${note}`,
      ],
      zh: [
        ({ places, list, note }) =>
          `在 Wayfare 里把 ${places[0]!.name} 保存到列表“${list.name}”，并加上备注“${note}”。`,
      ],
    },
    setup: (s, { places }) => {
      keep(s, 'saved-other', 'list-favourites', spot(s, places[0]!), 'Nice');
      keep(s, 'saved-more', 'list-site', spot(s, places[1]!));
    },
    expect: {
      saved: (s, { places: [place], list, note }, ctx) =>
        ctx.act('maps', 'save', { spot: spot(s, place!), list: list.id, note }),
    },
    solve: function* (seen, { places, list, note }) {
      const { name } = places[0]!;
      seen = yield open('maps');
      seen = yield tap(seen, tab('Saved'));
      seen = yield tap(seen, row(list.name));
      seen = yield tap(seen, button('Add a place'));
      seen = yield fill(seen, field('Add a place'), name);
      seen = yield tap(seen, row(name));
      seen = yield* scrollTo(seen, button(`Options of ${name}`));
      seen = yield tap(seen, button(`Options of ${name}`));
      seen = yield tap(seen, button('Add a note'));
      seen = yield fill(seen, field('Note'), note);
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      noteElsewhere: {
        change: (s, { places: [place], list, note }, ctx) => {
          ctx.act('maps', 'save', { spot: spot(s, place!), list: list.id });
          ctx.act('maps', 'noteSaved', { saved: 'saved-other', note });
        },
        because: ['saved', 'sideEffects'],
      },
    },
  },
);
