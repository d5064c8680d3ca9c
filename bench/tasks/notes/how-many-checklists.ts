import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { all, answer, button, done, has, layoutOf, row, scroll, tap } from '../steps.ts';
import { LINES, makeNote, openNotes, TITLES } from './make.ts';

const MORE_TITLES = ['Quiz night', 'Rain barrel', 'Stage plan', 'Tin whistle', 'Raffle', 'Bunting'] as const;

export const howManyChecklists = task(
  'notes/how-many-checklists',
  params({
    folder: oneOf('Attic', 'Choir', 'Boat', 'School', 'Garden', 'Letters'),
    lists: int(1, 12),
    texts: int(1, 3),
    titles: distinct(17, oneOf(...TITLES, ...MORE_TITLES)),
    lines: distinct(4, oneOf(...LINES)),
  }),
  {
    tags: ['query', 'filter', 'answer-sheet'],
    counterpart: 'NotesTodoItemCount',
    ask: {
      en: [
        p => `How many checklists are in my notes folder “${p.folder}”? Answer with the number.`,
        p =>
          `Count the notes of the folder “${p.folder}” that are checklists, not texts, and fill in how many.`,
      ],
      zh: [p => `笔记文件夹“${p.folder}”里有几个清单？请填写数字。`],
    },
    // Texts that look like lists, and checklists in the bin and in other folders, do not count.
    setup: (s, p, ctx) => {
      const folder = 'folder-asked';
      s.apps.notes.folders[folder] = { name: p.folder, createdAt: s.clock.now - 40 * 86_400_000 };
      const items = p.lines.slice(0, 3).map((text, i) => ({ text, done: i === 0 }));
      let at = 0;
      const title = () => p.titles[at++]!;
      for (let i = 0; i < p.lists; i++)
        makeNote(s, ctx, { title: title(), items, folder, hoursAgo: 9 + 13 * i });
      for (let i = 0; i < p.texts; i++)
        makeNote(s, ctx, {
          title: title(),
          body: i === 0 ? `- ${p.lines[0]}\n- ${p.lines[1]}` : p.lines[3]!,
          folder,
          hoursAgo: 15 + 11 * i,
        });
      s.apps.notes.notes[makeNote(s, ctx, { title: title(), items, folder, hoursAgo: 100 })]!.binnedAt =
        ctx.now - 3_600_000;
      makeNote(s, ctx, { title: title(), items, folder: 'folder-home', hoursAgo: 2 });
      // The first folder of all is another one, and has none.
      s.apps.notes.folders['folder-first'] = { name: 'Accounts', createdAt: ctx.now - 90 * 86_400_000 };
      makeNote(s, ctx, { title: 'Ledger', body: p.lines[0]!, folder: 'folder-first', hoursAgo: 200 });
    },
    answer: {
      fields: { count: { type: 'number', label: { en: 'Checklists', zh: '清单数' } } },
      key: ({ p }) => ({ count: p.lists }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openNotes();
      const chip = button(new RegExp(`^${p.folder} \\d+$`));
      for (let tries = 0; tries < 4 && !has(seen, chip); tries++)
        seen = yield {
          type: 'scroll',
          direction: 'right',
          element: seen.elements!.find(e => e.name === 'Folders and tags')!.id,
        };
      seen = yield tap(seen, chip);
      const lists = new Set<string>();
      for (let before = ''; before !== layoutOf(seen);) {
        for (const { name } of all(seen, row(/\d+ of \d+ done|Empty checklist/)))
          lists.add(p.titles.find(title => name.includes(title)) ?? name);
        before = layoutOf(seen);
        seen = yield scroll('down');
      }
      yield answer({ count: lists.size });
      yield done();
    },
    nearMisses: {
      everyNote: wrongAnswer(p => ({ count: p.lists + p.texts })),
      theBinToo: wrongAnswer(p => ({ count: p.lists + 1 })),
      theItems: wrongAnswer(p => ({ count: p.lists * 3 })),
    },
  },
);
